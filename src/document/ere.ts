/** What a pattern looks for, compiled; or why it is no pattern. */
export type Compiled =
  | { readonly ok: true; readonly pattern: RegExp }
  | { readonly ok: false; readonly reason: string };

/**
 * Compiles an extended regular expression as grep -E and sed -E read it: POSIX classes, GNU's `\<` `\>` `\w` `\b`, and
 * Perl's `\d`, lazy repeats and look-around besides. It is tried on one line at a time; `.` matches any character of it.
 */
export function compileEre(ere: string, options: { readonly ignoreCase?: boolean } = {}): Compiled {
  try {
    return { ok: true, pattern: new RegExp(translateEre(ere), options.ignoreCase ? 'sui' : 'su') };
  } catch (error) {
    const reason =
      error instanceof Error ? error.message.replace(/^Invalid regular expression: .*\/[a-z]*: /, '') : '';
    return { ok: false, reason: reason.toLowerCase() || 'not a regular expression' };
  }
}

/** Inside brackets, as JavaScript writes them with the u flag. */
const CLASSES: Readonly<Record<string, string>> = {
  alpha: '\\p{L}',
  digit: '0-9',
  alnum: '\\p{L}\\p{Nd}',
  upper: '\\p{Lu}',
  lower: '\\p{Ll}',
  space: '\\s',
  blank: '\\t\\p{Zs}',
  punct: '\\p{P}\\p{S}',
  print: '\\P{C}',
  graph: '\\p{L}\\p{M}\\p{N}\\p{P}\\p{S}',
  cntrl: '\\p{Cc}',
  xdigit: '0-9A-Fa-f',
};

/** GNU's own escapes; letters that mean the same in JavaScript pass as they are. */
const ESCAPES: Readonly<Record<string, string>> = {
  '<': '\\b(?=\\w)',
  '>': '\\b(?<=\\w)',
  '`': '^',
  "'": '$',
};

const SAME_ESCAPE = /[wWsSbBdDntfrv1-9]/;
const SPECIAL = /[\\^$.*+?()[\]{}|/]/;

/** The source of a JavaScript regular expression (flags `su`) that matches the lines that the ERE matches. */
export function translateEre(ere: string): string {
  let out = '';
  let i = 0;
  /** True where a repeat has nothing to repeat: `*` is a plain star there, as in GNU. */
  let fresh = true;
  while (i < ere.length) {
    const char = String.fromCodePoint(ere.codePointAt(i) ?? 0);
    const taken = piece(ere, i, char, fresh);
    out += taken.source;
    i += taken.length;
    fresh = char === '(' || char === '|' || (char === '^' && fresh);
  }
  return out;
}

interface Piece {
  readonly source: string;
  readonly length: number;
}

function piece(ere: string, at: number, char: string, fresh: boolean): Piece {
  if (char === '\\') return escaped(ere, at);
  if (char === '[') return bracket(ere, at);
  if (char === '(') {
    const perl = /^\(\?(?:[:=!]|<[=!])/.exec(ere.slice(at, at + 4));
    return perl ? { source: perl[0], length: perl[0].length } : { source: '(', length: 1 };
  }
  if (char === '{') return interval(ere, at, fresh);
  if (char === '}' || char === ']') return { source: `\\${char}`, length: 1 };
  if ((char === '*' || char === '+' || char === '?') && fresh) return { source: `\\${char}`, length: 1 };
  return { source: char, length: char.length };
}

function escaped(ere: string, at: number): Piece {
  const next = at + 1 < ere.length ? String.fromCodePoint(ere.codePointAt(at + 1) ?? 0) : '';
  if (next === '') throw new SyntaxError('trailing backslash');
  const length = 1 + next.length;
  const known = ESCAPES[next];
  if (known !== undefined) return { source: known, length };
  if (SAME_ESCAPE.test(next)) return { source: `\\${next}`, length };
  if (next === 'p' || next === 'P') {
    const property = /^\\[pP]\{[\w=]+\}/.exec(ere.slice(at));
    if (property) return { source: property[0], length: property[0].length };
  }
  return { source: SPECIAL.test(next) ? `\\${next}` : next, length };
}

/** `{2}`, `{2,}`, `{2,5}` and GNU's `{,5}` repeat; any other brace is itself. */
function interval(ere: string, at: number, fresh: boolean): Piece {
  const found = /^\{(\d*)(,?)(\d*)\}/.exec(ere.slice(at, at + 20));
  if (!found || fresh || (found[1] === '' && found[3] === '')) return { source: '\\{', length: 1 };
  return { source: `{${found[1] || '0'}${found[2]}${found[3]}}`, length: found[0].length };
}

/** A bracket expression: `]` first is itself, a backslash is itself but before a letter that is a class or n, t. */
function bracket(ere: string, at: number): Piece {
  let i = at + 1;
  let out = '[';
  if (ere[i] === '^') {
    out += '^';
    i += 1;
  }
  const first = i;
  while (i < ere.length) {
    const rest = ere.slice(i, i + 12);
    if (ere[i] === ']' && i > first) return { source: `${out}]`, length: i + 1 - at };
    const named = /^\[:(\w+):\]/.exec(rest);
    const single = /^\[([.=])(.)\1\]/u.exec(rest);
    const letter = /^\\[wWsSdDnt\\\]^-]/.exec(rest);
    if (named) out += classOf(named[1] ?? '');
    else if (single) out += quoted(single[2] ?? '');
    else if (letter) out += letter[0];
    else if (ere[i] === '-') out += isRange(ere, i, first) ? '-' : '\\-';
    else out += quoted(String.fromCodePoint(ere.codePointAt(i) ?? 0));
    i +=
      named?.[0].length ??
      single?.[0].length ??
      letter?.[0].length ??
      ((ere.codePointAt(i) ?? 0) > 0xffff ? 2 : 1);
  }
  throw new SyntaxError('unmatched [');
}

function isRange(ere: string, at: number, first: number): boolean {
  return at > first && ere[at + 1] !== ']' && at + 1 < ere.length;
}

function classOf(name: string): string {
  const known = CLASSES[name];
  if (known === undefined) throw new SyntaxError(`unknown class [:${name}:]`);
  return known;
}

function quoted(char: string): string {
  return /[\\\]^[-]/.test(char) ? `\\${char}` : char;
}
