import { decodeHTML } from 'entities';
import { fold } from '../figures/fold.js';
import { GROUPED, SEPARATORS } from '../figures/grouping.js';
import type { Rule, Traced } from './traced.js';
import { rewrite, trace } from './traced.js';

/**
 * What a line says, apart from how a converter marked it up, is read in two ways. In the *spaced* shadow every mark is a
 * blank, in the *joined* one marks inside words and figures vanish. Both are made by rules in order; the same rules give
 * the plain shadow and the one that knows where its characters came from.
 */

// Noncharacters stand for marks while the rules run: no document holds them.
/** A boundary between two cells. */
export const CELL = '\ufdd0';
/** A boundary that words and figures never cross: `<br>`, the end of a row or block. */
export const BREAK = '\ufdd1';
/** Emphasis, an inline tag, a delimiter of maths. */
const MARK = '\ufdd2';

const INLINE =
  /^(?:a|abbr|b|big|cite|code|del|dfn|em|font|i|ins|kbd|mark|q|s|samp|small|span|strike|strong|su[bp]|tt|u|var)$/i;

/** A footnote number behind a figure (`1,614<sup>3</sup>`) stays apart from it; other inline tags are marks. */
function tag(found: string, before: string, after: string): string {
  const name = /^<\/?([a-z0-9]+)/i.exec(found)?.[1] ?? '';
  if (/^t[dh]$/i.test(name)) return CELL;
  if (/^su[bp]$/i.test(name) && /\d/.test(before) && /\d/.test(after)) return BREAK;
  return found.startsWith('<!') || INLINE.test(name) ? MARK : BREAK;
}

/** Stars with blanks on both sides are no emphasis. */
function stars(found: string, before: string, after: string): string {
  return BLANK.test(before) && BLANK.test(after) ? found : MARK;
}

/** An underscore inside a word, or alone, is no emphasis. */
function underscores(found: string, before: string, after: string): string {
  const inside = WORD.test(before) && WORD.test(after);
  const alone = BLANK.test(before) && BLANK.test(after);
  return inside || alone ? found : MARK;
}

const WORD = /[\p{L}\p{N}]/u;
const BLANK = /^[\s\ufdd0-\ufdd2]?$/;

/** `$\mathbf{5 0 , 5 0 0}$`, `$\$ 73500.00$`, `$£ 118 \mathrm{~m}$`: figures set as maths. */
const MATHS: readonly Rule[] = [
  { find: /^\$|\$$/g, put: MARK },
  { find: /\\(?:mathrm|mathbf|mathsf|mathit|text|textbf|textit|operatorname)\s*\{/g, put: MARK },
  { find: /\^\s*\{\s*\\prime\s*\}/g, put: "'" },
  { find: /[_^]\s*\{/g, put: BREAK },
  { find: /\{,\}/g, put: ',' },
  { find: /\\[,;!:]|\\q?quad\b|~/g, put: ' ' },
  { find: /(?<!\\)[{}]/g, put: MARK },
  {
    find: /(?<![^\s\ufdd2])[\d(](?: [\d.,)%-](?![\d]))+/g,
    within: [{ find: / /g, put: '' }],
  },
];

/** Blocks that hold combining marks. Latin letters, punctuation and currency signs are in others. */
const MAY_COMBINE = /[\u0300-\u1fff\u20d0-\u20ff\u2c00-\u2dff\u3000-\ufdcf\ufdfe-\ufeff]/;

const FOLD: readonly Rule[] = [
  // soft hyphens and characters of no width
  { find: /[\u00ad\u200b-\u200d\u2060\ufeff]/g, put: '' },
  { find: /[^\ufdd0-\ufdd2]?\p{M}+/gu, needs: MAY_COMBINE, put: folded },
  { find: /[^\0-\x7f\ufdd0-\ufdd2]/gu, needs: /[^\0-\x7f\ufdd0-\ufdd2]/, put: folded },
];

const UNMARK: readonly Rule[] = [
  { find: /<!--.*?-->|<\/?[a-z][a-z0-9]*(?:\s[^<>]*)?\/?>/gi, needs: '<', put: tag },
  { find: /(?<!\\)\|/g, put: CELL },
  // the inside of a maths span has no blank at its end, and no digit follows: "$6,120 and $7,300" is none
  {
    find: /(?<!\\)\$(?![\s\d]*\$)(?=[^$]*\\|[\s\d.,()%'+£€¥₹-]*\$)(?:\\\$|[^$\ufdd0])*[^$\ufdd0\\\s]\s?\$(?!\d)/g,
    needs: '$',
    within: MATHS,
  },
  { find: /(?<![\\*])\*+/g, needs: '*', put: stars },
  { find: /(?<![\\_])_+/g, needs: '_', put: underscores },
  { find: /~~/g, put: MARK },
  { find: /\\[!-/:-@[-`{-~]/g, needs: '\\', put: (found) => found.slice(1) },
  {
    find: /&(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z][a-z\d]{1,31});/gi,
    needs: '&',
    put: (found) => decodeHTML(found),
  },
  ...FOLD,
];

/** From the unmarked line to the spaced shadow. */
const SPACING: readonly Rule[] = [
  { find: /[\t\ufdd0-\ufdd2][ \t\ufdd0-\ufdd2]*| [ \t\ufdd0-\ufdd2]+/g, put: ' ' },
];

/** From the unmarked line to its cells. */
const TIGHTENING: readonly Rule[] = [{ find: /\ufdd2+/g, put: '' }];

/** A word that a boundary cuts in two: `|Receiv|ables|`. */
const MENDING: readonly Rule[] = [{ find: /[ \t]*\ufdd0[ \t\ufdd0]*/g, needs: CELL, put: mended }];

/** From the cells to the joined shadow. */
const JOINING: readonly Rule[] = [
  { find: GROUPED, within: [{ find: SEPARATORS, put: '' }] },
  // C H A P T E R   O N E
  {
    find: /(?<![\p{L}\p{N}])\p{L}(?: {1,3}\p{L}(?![\p{L}\p{N}])){2,}/gu,
    needs: / \S {1,3}\S(?!\S)/,
    within: [
      { find: /(?<! ) (?! )/g, put: '' },
      { find: / +/g, put: ' ' },
    ],
  },
  { find: /[ \t]*[\ufdd0\ufdd1][ \t\ufdd0\ufdd1]*/g, put: ' ' },
];

/** Whether the letters on both sides of a boundary are one word, nobody can tell: the joined shadow has it both ways. */
function mended(found: string, before: string, after: string): string {
  return LETTER.test(before) && LETTER.test(after) ? '' : found;
}

const LETTER = /\p{L}/u;

const SINGLE_QUOTES = /[\u201a\u201b\u00b4]/g;
const DOUBLE_QUOTES = /[\u201e\u201f\u2033]/g;
const DASHES = /[\p{Pd}\u2212\u2043\u02d7]/gu;

/**
 * One character, or one with its combining marks, folded: NFKC, digits of other scripts, dashes, blanks, quotes. A
 * superscript or a fraction beside a digit stays: folding `1,614³` or `2½` would make another figure.
 */
function folded(found: string, before: string, after: string): string {
  const known = FOLDED.get(found);
  if (known !== undefined && !/\d/.test(known)) return known;
  const single = fold(found.replace(SINGLE_QUOTES, "'").replace(DOUBLE_QUOTES, '"').replace(DASHES, '-'));
  const compatible = fold(single.normalize('NFKC'))
    .replace(/\p{Zs}/gu, ' ')
    .replace('\u2044', '/');
  // an accent that stands alone would become a blank and a combining accent
  const result = /^ ./.test(compatible) ? single : compatible;
  const makesDigits = /\d/.test(result) && !/\d/.test(single) && !/\p{Nd}/u.test(found);
  if (makesDigits && (/[\d.,]/.test(before) || /\d/.test(after))) return found;
  FOLDED.set(found, result);
  return result;
}

/** What characters were folded to: reports use a few hundred different ones. */
const FOLDED = new Map<string, string>();

/** Text folded as both shadows are: what a pattern is compared with them as. */
export function foldText(text: string): string {
  return rewrite(text, FOLD);
}

/** The shadows of a line. */
export interface Shadows {
  /** Marks, cell boundaries and tags are blanks. */
  readonly spaced: string;
  /** Marks and digit grouping are gone, cell boundaries are blanks. */
  readonly joined: string;
  /** The same without the cell boundaries that stand between two letters. */
  readonly mended: string;
}

export function shadowsOf(line: string): Shadows {
  const unmarked = rewrite(line, UNMARK);
  const tight = rewrite(unmarked, TIGHTENING);
  const whole = rewrite(tight, MENDING);
  const joined = rewrite(tight, JOINING);
  return {
    spaced: rewrite(unmarked, SPACING),
    joined,
    mended: whole === tight ? joined : rewrite(whole, JOINING),
  };
}

/** The line with its marks gone and its boundaries kept, to read figures from. */
export function cells(line: string): string {
  return rewrite(rewrite(line, UNMARK), TIGHTENING);
}

export function traceSpaced(line: string): Traced {
  return trace(line, [...UNMARK, ...SPACING]);
}

export function traceJoined(line: string): Traced {
  return trace(line, [...UNMARK, ...TIGHTENING, ...JOINING]);
}

export function traceMended(line: string): Traced {
  return trace(line, [...UNMARK, ...TIGHTENING, ...MENDING, ...JOINING]);
}

export function traceCells(line: string): Traced {
  return trace(line, [...UNMARK, ...TIGHTENING]);
}

/** True when a shadow of the line can differ from the line: it holds a mark, another script, or digits or letters apart. */
export function hasShadow(line: string): boolean {
  return SHADOWED.test(line);
}

const SHADOWED = /[<|$*_~\\&\t]|[^\0-\x7f]| {2}|\d[ ,.']\d|\b[A-Za-z] [A-Za-z] [A-Za-z]\b/;
