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
  return cut >= least && cut >= MOSTLY * worded.length && worded.some((p) => cutsWord(p.join(EDGE)));
});

/** True where an edge runs through a word, and not between two as in "Trade | receivables". */
function cutsWord(text: string): boolean {
  return (text.match(WHOLE) ?? []).some((word) => word.length > SHORT && word.slice(0, -1).includes(EDGE));
}

/** As short as "a|s", an edge may part two marks, too. */
const SHORT = 5;

/** Stands for a column edge; no document prints it. */
const EDGE = '\u0001';
const CUT = new RegExp(`\\p{L}${EDGE}\\p{Ll}`, 'u');

/** The cells of a row; a blank for those that are empty, so that what stands on both sides of them is parted. */
function piecesOf({ printed }: Row): readonly string[] {
  return printed.map(({ text }) => (text.trim() === '' || PLACEHOLDER.test(text) ? ' ' : text.trim()));
}

/** Words that tell what heads of columns and the sentences over them say. */
const WORDS =
  'january|february|march|april|may|june|july|august|september|october|november|december|three|six|nine|twelve|months?|weeks?|quarters?|quarterly|half|years?|ended|ending|fiscal|financial|previous|current|particulars|unaudited|audited|restated|revised|budget|estimates?|actuals?|thousands?|millions?|billions?|crores?|lakhs?|except|balances?|total|amounts?|shares?|income|compute|used|follows|following|consisted|were|was|are|and|the|for|per|as|at|of|on|in|is|to';

const WHOLE = new RegExp(
  `(?<!\\p{L})(?:${WORDS.replace(/[a-z](?=[a-z])/g, (letter) => `${letter}${EDGE}?`)})(?!\\p{L})${EDGE}?`,
  'giu',
);

/** A row of such a table as the line of text that it was, with the words and figures that column edges cut made whole. */
export function unsheared(row: Row): string {
  return piecesOf(row)
    .join(EDGE)
    .replace(BLANK_CELL, ' ')
    .replace(WHOLE, (cut: string) => `${cut.replaceAll(EDGE, '')}${cut.endsWith(EDGE) ? ' ' : ''}`)
    .replace(YEAR, (year) => year.replaceAll(EDGE, ''))
    .replace(IN_FIGURE, '')
    .replace(IN_WORD, '')
    .replaceAll(EDGE, ' ')
    .replace(/\s+(?=[,:;)%]|\.(?!\.))/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}

const BLANK_CELL = new RegExp(`${EDGE}? ${EDGE}?`, 'g');
const IN_WORD = new RegExp(`(?<=\\p{L})${EDGE}(?=\\p{Ll})`, 'gu');
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
  return row ? unsheared(row) : table ? '' : null;
}
