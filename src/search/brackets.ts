import type { CharacterSet, ClassName } from './character-set.js';
import { isClassName } from './character-set.js';
import { PatternError } from './pattern-error.js';

/** A bracket expression and where it ends. */
export interface Bracket {
  readonly set: CharacterSet;
  /** Offset behind the closing bracket. */
  readonly end: number;
}

/** What a backslash and a letter add in brackets where Perl's escapes are understood. */
const ESCAPED_CLASSES: Readonly<Record<string, ClassName>> = { d: 'digit', w: 'word', s: 'space' };
const ESCAPED_CHARACTERS: Readonly<Record<string, number>> = { t: 0x09, '-': 0x2d };

/**
 * Reads a bracket expression by the rules of POSIX: `]` stands for itself when it comes first, a backslash always does,
 * and `[:class:]`, `[.x.]` and `[=x=]` are known.
 *
 * @param codes the whole pattern
 * @param start offset of the opening bracket
 * @param escapes also understand `\d`, `\w`, `\s`, `\t` and `\-` inside, which no report means as a backslash and a letter
 * @throws PatternError
 */
export function readBracket(codes: readonly string[], start: number, escapes: boolean): Bracket {
  let at = start + 1;
  const negated = codes[at] === '^';
  if (negated) at += 1;
  const first = at;
  const ranges: [number, number][] = [];
  const classes: ClassName[] = [];
  for (;;) {
    const c = codes[at];
    if (c === undefined) throw new PatternError('unmatched [');
    if (c === ']' && at > first) break;
    const escaped = escapes && c === '\\' ? ESCAPED_CLASSES[codes[at + 1] ?? ''] : undefined;
    const named = c === '[' && codes[at + 1] === ':' ? readName(codes, at) : null;
    if (escaped) {
      classes.push(escaped);
      at += 2;
    } else if (named) {
      if (!isClassName(named.text)) throw new PatternError(`unknown class [:${named.text}:]`);
      classes.push(named.text);
      at = named.end;
    } else {
      const low = readElement(codes, at, escapes);
      at = low.end;
      let high = low;
      if (codes[at] === '-' && codes[at + 1] !== ']' && codes[at + 1] !== undefined) {
        high = readElement(codes, at + 1, escapes);
        at = high.end;
      }
      if (high.code < low.code) throw new PatternError('a range in [ ] that runs backwards');
      ranges.push([low.code, high.code]);
    }
  }
  refuseBareClass(codes, start, at);
  return { set: { negated, ranges, classes }, end: at + 1 };
}

/** One character of a bracket expression: itself, `[.x.]` or `[=x=]`. */
function readElement(codes: readonly string[], at: number, escapes: boolean): { code: number; end: number } {
  const c = codes[at] ?? '';
  const next = codes[at + 1] ?? '';
  if (c === '[' && (next === '.' || next === '=')) {
    const name = readName(codes, at);
    const inside = Array.from(name.text);
    if (inside.length !== 1) throw new PatternError(`unknown character name [${next}${name.text}${next}]`);
    return { code: name.text.codePointAt(0) ?? 0, end: name.end };
  }
  const escaped = escapes && c === '\\' ? ESCAPED_CHARACTERS[next] : undefined;
  if (escaped !== undefined) return { code: escaped, end: at + 2 };
  return { code: c.codePointAt(0) ?? 0, end: at + 1 };
}

/** The text between `[:` and `:]` (or dots, or equals signs). */
function readName(codes: readonly string[], at: number): { text: string; end: number } {
  const mark = codes[at + 1];
  for (let end = at + 2; end + 1 < codes.length; end += 1) {
    if (codes[end] === mark && codes[end + 1] === ']')
      return { text: codes.slice(at + 2, end).join(''), end: end + 2 };
  }
  throw new PatternError('unmatched [');
}

/** `[:alpha:]` alone is a slip for `[[:alpha:]]`, which grep refuses. */
function refuseBareClass(codes: readonly string[], start: number, close: number): void {
  if (codes[start + 1] !== ':' || codes[close - 1] !== ':' || close - start < 4) return;
  const name = codes.slice(start, close + 1).join('');
  throw new PatternError(`a class is written [${name}], not ${name}`);
}
