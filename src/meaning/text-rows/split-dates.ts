import type { Document } from '../../document/document.js';
import { isPageFurniture } from '../../document/pages.js';
import { oneLine } from '../../document/plain.js';
import { remembered } from '../../document/remember.js';
import { mentionsIn } from '../periods/period-words.js';
import { isDangling, periodsIn, saysOnly } from './head-words.js';

/** A head that a converter cut in two: "As at" on a line of its own, its date in front of the first row below. */
interface SplitDate {
  /** The line of the words, and that of the date. */
  readonly words: number;
  readonly row: number;
  readonly date: string;
}

/** How many lines of other heads may stand between the halves, or between them and the head beside them. */
const MOST_BETWEEN = 4;
/** A line that heads nothing by itself is not longer. */
const LONGEST_HEAD = 60;

/**
 * "As at March 31, 2025", "As at", "Particulars" and below them "March 31, 2024 Goodwill 1,204 1,118": the date ends the
 * head of the second column. Null for a line whose date is its own.
 */
const splitDateOf = remembered((document: Document, row: number): SplitDate | null => {
  const text = textAt(document, row);
  if (!MAY_BEGIN.test(text)) return null;
  const [date, next] = mentionsIn(text);
  if (date?.form !== 'day' || date.start > 0 || !LABEL_BEHIND.test(text.slice(date.end))) return null;
  if (next && next.start - date.end < 3) return null;
  let words: number | null = null;
  let isBeside = false;
  for (const n of linesOver(document, row)) {
    const over = textAt(document, n);
    if (isDangling(over)) {
      if (words !== null) return null;
      words = n;
    } else if (isDatedHead(over)) isBeside = true;
    else if (/\d/.test(over) || over.length > LONGEST_HEAD) break;
  }
  return words !== null && isBeside ? { words, row, date: date.text } : null;
});

/** A day begins the line, and what stands behind it begins a label. */
const MAY_BEGIN = /^(?:\d{1,2}\S{0,2} )?[\p{L}]{3,9}\b.{0,8}(?:19|20)\d\d\s/u;
const LABEL_BEHIND = /^\s+["'‘“(`]?\p{Lu}/u;

/** The lines of heads right above a line, nearest first. */
function linesOver(document: Document, line: number): readonly number[] {
  const found: number[] = [];
  for (let n = line - 1; n > 0 && found.length < MOST_BETWEEN && line - n < 4 * MOST_BETWEEN; n -= 1)
    if (textAt(document, n) !== '' && !isPageFurniture(document, n)) found.push(n);
  return found;
}

function isDatedHead(text: string): boolean {
  const mentions = periodsIn(text);
  return mentions.length === 1 && saysOnly(text, mentions);
}

/** How many characters at the beginning of a line are the date of a head above it. */
function dateInFront(document: Document, line: number): number {
  return splitDateOf(document, line)?.date.length ?? 0;
}

/** "March 31, 2024 Goodwill 1,204 1,118" with blanks for the date, where that is the end of a head above. */
export function withoutHeadDate(document: Document, line: number, text: string): string {
  const length = dateInFront(document, line);
  const at = text.search(/\S/);
  return length > 0 ? text.slice(0, at) + ' '.repeat(length) + text.slice(at + length) : text;
}

/** The text of a line with the halves of a head put together: the words end with their date, the row begins without. */
export function withWholeHead(document: Document, line: number, text: string): string {
  if (isDangling(text)) {
    const date = dateBelow(document, line);
    return date === null ? text : `${text} ${date}`;
  }
  const length = MAY_BEGIN.test(text) ? dateInFront(document, line) : 0;
  return length > 0 ? text.slice(length).trim() : text;
}

function dateBelow(document: Document, line: number): string | null {
  let seen = 0;
  for (let n = line + 1; n <= document.lines.length && seen < MOST_BETWEEN; n += 1) {
    if (textAt(document, n) === '' || isPageFurniture(document, n)) continue;
    const split = splitDateOf(document, n);
    if (split) return split.words === line ? split.date : null;
    seen += 1;
  }
  return null;
}

function textAt(document: Document, line: number): string {
  return oneLine(document.lines[line - 1] ?? '').replace(/^#+\s*/, '');
}
