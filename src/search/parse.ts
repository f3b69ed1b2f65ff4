import { readBracket } from './brackets.js';
import type { ClassName } from './character-set.js';
import { classSet } from './character-set.js';
import { PatternError } from './pattern-error.js';
import type { Anchor, Node } from './syntax.js';

/** Choices where GNU's reading and what people mean part ways. */
export interface Dialect {
  /** `*` with nothing before it: dropped, as GNU's extended syntax does, or the character. */
  readonly strayRepeat: 'dropped' | 'literal';
  /** `[\d,]`: a digit or a comma, as in Perl; by POSIX a backslash, d or comma. */
  readonly escapesInBrackets: boolean;
}

const CLASS_ESCAPES: Readonly<Record<string, ClassName>> = { w: 'word', s: 'space', d: 'digit' };
const ANCHOR_ESCAPES: Readonly<Record<string, Anchor>> = {
  '<': 'word start',
  '>': 'word end',
  b: 'word edge',
  B: 'no word edge',
  '`': 'start',
  "'": 'end',
};

/** As many repetitions as GNU allows: RE_DUP_MAX. */
const MOST_REPEATS = 32767;

/**
 * Reads a POSIX extended regular expression, with GNU's escapes and with what people bring from Perl: `\d`, lazy repeats,
 * `(?:…)` and look-around.
 *
 * @throws PatternError when it is none
 */
export function parse(pattern: string, dialect: Dialect): Node {
  return new Parser(Array.from(pattern), dialect).whole();
}

class Parser {
  private at = 0;
  private groups = 0;
  /** Groups that are closed: only those can be referred to. */
  private readonly closed = new Set<number>();

  constructor(
    private readonly codes: readonly string[],
    private readonly dialect: Dialect,
  ) {}

  whole(): Node {
    return this.alternatives(0);
  }

  private alternatives(depth: number): Node {
    const choices = [this.sequence(depth)];
    while (this.take('|')) choices.push(this.sequence(depth));
    return choices.length === 1 && choices[0] ? choices[0] : { kind: 'alternatives', choices };
  }

  private sequence(depth: number): Node {
    const parts: Node[] = [];
    for (;;) {
      const c = this.codes[this.at];
      if (c === undefined || c === '|' || (c === ')' && depth > 0)) break;
      if (parts.length === 0 && this.skipStrayRepeat()) continue;
      parts.push(this.repeats(this.atom(depth)));
    }
    return parts.length === 1 && parts[0] ? parts[0] : { kind: 'sequence', parts };
  }

  private skipStrayRepeat(): boolean {
    if (this.dialect.strayRepeat === 'literal') return false;
    return this.repeat() !== null;
  }

  private repeats(atom: Node): Node {
    let node = atom;
    for (;;) {
      const repeat = this.repeat();
      if (!repeat) return node;
      const lazy = this.take('?');
      node = simplified({ kind: 'repeat', body: node, ...repeat, lazy });
    }
  }

  /** Takes `*`, `+`, `?` or an interval; null when none stands here. A brace that opens no interval is a character. */
  private repeat(): { least: number; most: number | null } | null {
    if (this.take('*')) return { least: 0, most: null };
    if (this.take('+')) return { least: 1, most: null };
    if (this.take('?')) return { least: 0, most: 1 };
    if (this.codes[this.at] !== '{') return null;
    const m = /^\{(\d*)(,?)(\d*)\}/.exec(this.codes.slice(this.at, this.at + 24).join(''));
    if (!m || m[0] === '{}') return null;
    const [whole, low = '', comma, high = ''] = m;
    const least = Number(low || '0');
    const most = high !== '' ? Number(high) : comma ? null : least;
    if (most !== null && most < least) throw new PatternError(`${whole} runs backwards`);
    if (Math.max(least, most ?? 0) > MOST_REPEATS) throw new PatternError(`${whole} repeats too often`);
    this.at += whole.length;
    return { least, most };
  }

  private atom(depth: number): Node {
    const c = this.codes[this.at] ?? '';
    this.at += 1;
    switch (c) {
      case '(':
        return this.group(depth);
      case '.':
        return { kind: 'any' };
      case '^':
        return { kind: 'anchor', at: 'start' };
      case '$':
        return { kind: 'anchor', at: 'end' };
      case '[': {
        const bracket = readBracket(this.codes, this.at - 1, this.dialect.escapesInBrackets);
        this.at = bracket.end;
        return { kind: 'set', set: bracket.set };
      }
      case '\\':
        return this.escape();
      default:
        return { kind: 'character', code: c.codePointAt(0) ?? 0 };
    }
  }

  private group(depth: number): Node {
    const special = this.codes[this.at] === '?' ? this.groupKind() : null;
    this.groups += special === null ? 1 : 0;
    const index = this.groups;
    const body = this.alternatives(depth + 1);
    if (!this.take(')')) throw new PatternError('unmatched (');
    if (special === 'plain') return body;
    if (special !== null) return { kind: 'look', ...special, body };
    this.closed.add(index);
    return { kind: 'group', index, body };
  }

  private groupKind(): 'plain' | { ahead: boolean; negative: boolean } {
    const opening = this.codes.slice(this.at, this.at + 3).join('');
    const m = /^\?(?::|(<?)([=!]))/.exec(opening);
    if (!m) throw new PatternError(`(${opening} is no group`);
    this.at += m[0].length;
    return m[2] === undefined ? 'plain' : { ahead: m[1] === '', negative: m[2] === '!' };
  }

  private escape(): Node {
    const c = this.codes[this.at];
    if (c === undefined) throw new PatternError('a backslash at the end');
    this.at += 1;
    if (/[1-9]/.test(c)) {
      const index = Number(c);
      if (!this.closed.has(index)) throw new PatternError(`\\${c} refers to no group before it`);
      return { kind: 'reference', index };
    }
    const anchor = ANCHOR_ESCAPES[c];
    if (anchor) return { kind: 'anchor', at: anchor };
    const name = CLASS_ESCAPES[c.toLowerCase()];
    if (name) return { kind: 'set', set: classSet(name, c !== c.toLowerCase()) };
    return { kind: 'character', code: c === 't' ? 9 : (c.codePointAt(0) ?? 0) };
  }

  private take(c: string): boolean {
    if (this.codes[this.at] !== c) return false;
    this.at += 1;
    return true;
  }
}

/** `(a*)*` means `a*`, and `a++` means `a+`: a repeat of a repeat without limits is one, and cannot backtrack for ever. */
function simplified(node: Node & { kind: 'repeat' }): Node {
  const inner = node.body;
  if (inner.kind !== 'repeat' || inner.lazy || node.lazy) return node;
  const open = (n: Node & { kind: 'repeat' }) =>
    n.least <= 1 && (n.most === null || (n.least === 0 && n.most === 1));
  if (!open(node) || !open(inner)) return node;
  const most = node.most === null || inner.most === null ? null : 1;
  return { kind: 'repeat', body: inner.body, least: Math.min(node.least, inner.least), most, lazy: false };
}
