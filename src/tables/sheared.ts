import type { Document } from '../document/document.js';
import { once } from '../document/document.js';
import { remembered } from '../document/remember.js';
import type { Row, Table } from './table.js';
import { tablesHolding, tablesOn } from './tables.js';

/** In so many rows, at least, column edges cut words; and in so large a part of the rows with words in several cells. */
const LEAST_ROWS = 8;
const MOSTLY = 0.5;

/** `Col1 | Col2`: what a converter calls columns for which it found no heads. */
const PLACEHOLDER = /^Col\d+$/;

/**
 * True for a table whose columns a converter guessed from the text of a whole page: their edges run through the words
 * ("Three mon|ths ended J|une 30,"), and its rows are lines of text. It has no heads, so
 * placeholders stand over the columns in which the page does not begin.
 */
export const isSheared = remembered((table: Table, _key: null): boolean => {
  if (table.kind !== 'pipe') return false;
  const worded = table.rows.map(piecesOf).filter((p) => p.filter((t) => /\p{L}/u.test(t)).length > 1);
  const cut = worded.filter((p) => CUT.test(p.join(EDGE))).length;
  const least = table.rows[0]?.printed.some((c) => PLACEHOLDER.test(c.text)) ? LEAST_ROWS : 3 * LEAST_ROWS;
  return cut >= least && cut >= MOSTLY * worded.length && worded.some((p) => cutsWord(table, p.join(EDGE)));
});

/** True where an edge runs through a word that is known whole, and not between two as in "Trade | receivables". */
function cutsWord(table: Table, text: string): boolean {
  const known = wordsOf(table, null);
  return [...text.matchAll(CUT_RUN)].some(([run]) => {
    const pieces = run.split(EDGE);
    const whole = pieces.join('').toLowerCase();
    return whole.length >= SHORTEST && known.has(whole) && pieces.some((p) => !known.has(p.toLowerCase()));
  });
}

/** An edge may part the marks "a" and "s", too, and what they make together is a word. */
const SHORTEST = 5;

/** Stands for a column edge; no document prints it. */
const EDGE = '\u0001';
const CUT = new RegExp(`\\p{L}${EDGE}\\p{Ll}`, 'u');
const CUT_RUN = new RegExp(`\\p{L}+(?:${EDGE}\\p{Ll}+)+`, 'gu');

/** The cells of a row; a blank for those that are empty, so that what stands on both sides of them is parted. */
function piecesOf({ printed }: Row): readonly string[] {
  return printed.map(({ text }) => (text.trim() === '' || PLACEHOLDER.test(text) ? ' ' : text.trim()));
}

/**
 * The words that a statement of any report has, which a short table may print in pieces alone: how heads say what time and
 * what unit their columns are of, and what rows are called.
 */
const OF_STATEMENTS =
  'january february march april may june july august september october november december three six nine twelve month months week weeks quarter quarters half year years ended ending fiscal financial particulars unaudited audited restated thousand thousands million millions billion billions crore crores lakh lakhs for the as at of on in to by or with from per except and total net assets liabilities equity income expenses profit loss sales revenue cash tax balance balances amount amounts share shares'.split(
    ' ',
  );

/** The words of a table that no edge touches, of two letters and more, and those of all statements: what a cut word may be a piece of. */
const wordsOf = remembered((table: Table, _key: null): ReadonlySet<string> => {
  const found = new Set(OF_STATEMENTS);
  for (const row of table.rows)
    for (const [word] of piecesOf(row).join(EDGE).matchAll(UNTOUCHED))
      if (word.length > 1) found.add(word.toLowerCase());
  return found;
});

const UNTOUCHED = new RegExp(`(?<![\\p{L}${EDGE}])\\p{L}+(?![\\p{L}${EDGE}])`, 'gu');

/** A row of such a table as the line of text that it was, with the words and figures that column edges cut made whole. */
export function unsheared(table: Table, row: Row): string {
  const known = wordsOf(table, null);
  return piecesOf(row)
    .join(EDGE)
    .replace(BLANK_CELL, ' ')
    .replace(CUT_RUN, (run: string) => healed(run.split(EDGE), known))
    .replace(CAPITALS, (run: string) => (known.has(bare(run).toLowerCase()) ? bare(run) : run))
    .replace(YEAR, bare)
    .replace(IN_FIGURE, '')
    .replaceAll(EDGE, ' ')
    .replace(/\s+(?=[,:;)%]|\.(?!\.))/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}

const bare = (run: string): string => run.replaceAll(EDGE, '');
/** "QUART|ER": of capitals no one tells whether they begin a word. */
const CAPITALS = new RegExp(`(?<!\\p{L})\\p{Lu}+(?:${EDGE}\\p{Lu}+)+(?!\\p{L})`, 'gu');

/** The pieces between edges put together so that as few letters as can be are of words that are not known. */
function healed([first = '', ...others]: readonly string[], known: ReadonlySet<string>): string {
  const cost = (word: string): number => (known.has(word.toLowerCase()) ? 0 : word.length);
  // by where the last word begins: the best of what stands in front of it
  let best = [{ front: '', last: first, cost: 0 }];
  for (const piece of others) {
    const parted = best.reduce((a, b) => (b.cost + cost(b.last) < a.cost + cost(a.last) ? b : a));
    const joined = best.map((each) => ({ ...each, last: each.last + piece }));
    best = [
      ...joined,
      { front: `${parted.front}${parted.last} `, last: piece, cost: parted.cost + cost(parted.last) },
    ];
  }
  const { front, last } = best.reduce((a, b) => (b.cost + cost(b.last) < a.cost + cost(a.last) ? b : a));
  return front + last;
}

const BLANK_CELL = new RegExp(`${EDGE}? ${EDGE}?`, 'g');
const YEAR = new RegExp(`(?<![\\d,.])(?:1${EDGE}?9|2${EDGE}?0)${EDGE}?\\d${EDGE}?\\d(?!\\d|,\\d{3})`, 'g');

/** An edge in a figure: "1,|204", "1|,204", "1,2|04", "(3|07)", "(|307)", "2|04" where a nought begins what is behind; no year is cut off. */
const IN_FIGURE = new RegExp(
  `(?:(?<=\\d,\\d{0,2})|(?<=\\(\\d{0,3}))${EDGE}(?=\\d)(?!(?:19|20)\\d\\d(?!\\d))|(?<=\\d)${EDGE}(?=0\\d|,\\d{3})`,
  'g',
);

/** A small letter behind an edge and a letter before it, nothing between; or what may hide one. */
const MAY_CUT = /[&<]|\^\{|\p{L}[^|\p{L}\p{N}]*\|[^|\p{L}\p{N}]*\p{Ll}/gmu;

/** The tables of a document that are sheared: few have such an edge at all, and only those are read for it. */
export const shearedTables = once(
  (document: Document): ReadonlySet<Table> =>
    new Set(
      tablesHolding(document, MAY_CUT).filter(
        (table) => table.end - table.line + 1 >= LEAST_ROWS && isSheared(table, null),
      ),
    ),
);

/** A line of such a table as text, '' for a rule between rows; null for a line of any other kind. */
export function shearedLine(document: Document, line: number): string | null {
  if (!document.lines[line - 1]?.includes('|')) return null;
  const sheared = shearedTables(document);
  const table = sheared.size === 0 ? undefined : tablesOn(document, line).find((t) => sheared.has(t));
  const row = table?.rows.find((r) => r.line === line);
  return table && row ? unsheared(table, row) : table ? '' : null;
}
