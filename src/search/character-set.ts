/** A set of characters, as a bracket expression or a class escape writes it. */
export interface CharacterSet {
  readonly negated: boolean;
  /** First and last code point of each range. */
  readonly ranges: readonly (readonly [number, number])[];
  readonly classes: readonly ClassName[];
}

/**
 * Which lines a regular expression is made for: those of ASCII alone, where V8's engine that never backtracks can take
 * over, or all, where a character may be two code units and letters are those of any script.
 */
export type Alphabet = 'ascii' | 'unicode';

export type ClassName =
  | 'alpha'
  | 'alnum'
  | 'blank'
  | 'cntrl'
  | 'digit'
  | 'graph'
  | 'lower'
  | 'print'
  | 'punct'
  | 'space'
  | 'upper'
  | 'xdigit'
  | 'word';

const GRAPH = '\\p{L}\\p{M}\\p{N}\\p{P}\\p{S}\\p{Cf}\\p{Co}\\u00a0\\u2007\\u202f';
const BLANKS = '\\u1680\\u2000-\\u2006\\u2008-\\u200a\\u205f\\u3000';

/**
 * The classes of POSIX as GNU grep understands them in a UTF-8 locale: `[:digit:]` is 0 to 9, `[:space:]` has no no-break
 * blank, letters are those of any script with their digits. `word` is `\w`. Sources for the inside of a JavaScript class;
 * `but` is what the class lacks of it.
 */
const CLASSES: Readonly<Record<ClassName, { ascii: string; unicode: string; but?: string }>> = {
  alpha: { ascii: 'A-Za-z', unicode: '\\p{Alphabetic}\\p{Nd}', but: '0-9' },
  alnum: { ascii: '0-9A-Za-z', unicode: '\\p{Alphabetic}\\p{Nd}' },
  blank: { ascii: ' \\t', unicode: ` \\t${BLANKS}` },
  cntrl: { ascii: '\\x00-\\x1f\\x7f', unicode: '\\x00-\\x1f\\x7f-\\x9f\\u2028\\u2029' },
  digit: { ascii: '0-9', unicode: '0-9' },
  graph: { ascii: '!-~', unicode: GRAPH },
  lower: { ascii: 'a-z', unicode: '\\p{Lowercase}' },
  print: { ascii: ' -~', unicode: `${GRAPH}\\p{Zs}` },
  punct: { ascii: '!-\\/:-@\\[-`{-~', unicode: GRAPH, but: '\\p{Alphabetic}\\p{Nd}' },
  space: { ascii: '\\t-\\r ', unicode: `\\t-\\r ${BLANKS}\\u2028\\u2029` },
  upper: { ascii: 'A-Z', unicode: '\\p{Uppercase}\\p{Lt}' },
  xdigit: { ascii: '0-9A-Fa-f', unicode: '0-9A-Fa-f' },
  word: { ascii: '0-9A-Za-z_', unicode: '_\\p{Alphabetic}\\p{Nd}' },
};

/** True for the names that may stand in `[:name:]`. */
export function isClassName(name: string): name is ClassName {
  return name !== 'word' && Object.hasOwn(CLASSES, name);
}

/** A set of one class or its opposite. */
export function classSet(name: ClassName, negated: boolean): CharacterSet {
  return { negated, ranges: [], classes: [name] };
}

/**
 * A set as the source of a JavaScript regular expression that matches one character. A byte that was no UTF-8 (a lone
 * surrogate in decoded text) is in a set only when it is named: `[^a]` does not match it, as in grep.
 */
export function setSource(set: CharacterSet, alphabet: Alphabet): string {
  const inside: string[] = [];
  // the flag `v` has set difference, but V8 in Node 20 gets repeats of negated classes wrong with it
  const apart: string[] = [];
  for (const name of set.classes) {
    const { but } = CLASSES[name];
    if (but !== undefined && alphabet === 'unicode') apart.push(`(?![${but}])[${CLASSES[name].unicode}]`);
    else inside.push(CLASSES[name][alphabet]);
  }
  for (const [first, last] of set.ranges) {
    if (alphabet === 'unicode') inside.push(rangeSource(first, last));
    else if (first < 0x80) inside.push(rangeSource(first, Math.min(last, 0x7f)));
  }
  const surrogates = set.negated && alphabet === 'unicode' ? '\\ud800-\\udfff' : '';
  if (apart.length === 0) return `[${set.negated ? '^' : ''}${inside.join('')}${surrogates}]`;
  const choices = [...(inside.length > 0 ? [`[${inside.join('')}]`] : []), ...apart].join('|');
  return set.negated ? `(?:(?!${choices})[^${surrogates}])` : `(?:${choices})`;
}

function rangeSource(first: number, last: number): string {
  return first === last ? codeSource(first) : `${codeSource(first)}-${codeSource(last)}`;
}

/** A code point as it may stand anywhere in a regular expression, inside a class and outside. */
export function codeSource(code: number): string {
  if (isPlain(code)) return String.fromCharCode(code);
  return code > 0xffff ? `\\u{${code.toString(16)}}` : `\\u${code.toString(16).padStart(4, '0')}`;
}

/** Letters, digits and the blank mean themselves everywhere. */
function isPlain(code: number): boolean {
  return (
    (code >= 0x30 && code <= 0x39) ||
    (code >= 0x41 && code <= 0x5a) ||
    (code >= 0x61 && code <= 0x7a) ||
    code === 0x20
  );
}
