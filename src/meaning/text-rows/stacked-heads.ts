import type { Document } from '../../document/document.js';
import { once } from '../../document/document.js';
import type { LineAbove } from '../places/scope.js';
import { daysIn, periodsIn, saysOnly, wordsBeside } from './head-words.js';

/** How many lines of one date each may be stacked over the columns of a table. */
export const MOST_STACKED = 12;

/** Dates that a converter set one under another, one a column. */
export interface Stack {
  /** The lines that each name one period, top to bottom. */
  readonly dated: readonly LineAbove[];
  /** The words among them that name none: "Year Ended December 31,". */
  readonly lead: string;
  readonly lines: number;
}

/** The stack of dates that ends with the line at `at`; `above` are the lines above a row, nearest first. */
export function stackOf(above: readonly LineAbove[], at: number): Stack {
  const dated: LineAbove[] = [];
  let lead = '';
  let lines = 0;
  for (const line of above.slice(at, at + MOST_STACKED)) {
    const [only, ...others] = periodsIn(line.text);
    if (others.length > 0 || !(only ? saysOnly(line.text, [only]) : lead === '' && isLead(line.text))) break;
    if (only) dated.unshift(line);
    else lead = line.text;
    lines += 1;
  }
  return { dated, lead, lines };
}

/** "Year Ended December 31,": a day without a year, and nothing beside it. */
function isLead(text: string): boolean {
  const [day, ...others] = daysIn(text);
  return day !== undefined && others.length === 0 && saysOnly(text, [day]);
}

/**
 * The dates of a stack from left to right, null where that is not told: "For the fifteen months ended 31 March 2023" over
 * "For the year ended 31 March 2024" may be in either order, since the longest head is the tallest and comes first
 * wherever it stands. A document that sets the newest date first does so here, too. Three dates in order are no accident.
 */
export function inOrder({ dated }: Stack, newestFirst: boolean): Stack['dated'] | null {
  const [first, second] = dated.map(({ text }) => {
    const mentions = periodsIn(text);
    const [only] = mentions;
    const day = only?.form === 'day' ? Date.UTC(only.day.year, only.day.month, only.day.day) : 0;
    return { day, length: wordsBeside(text, mentions).length };
  });
  if (!first || !second || dated.length > 2) return dated;
  if (first.day >= second.day || first.length <= second.length) return dated;
  return newestFirst ? [...dated].reverse() : null;
}

/** Heads of two dates on one line that show how a document orders its columns, at least. */
const FEWEST_SHOWN = 5;
/** A longer line is no line of heads. */
const LONGEST_SHOWN = 300;

/** True for a document whose lines of heads all set the newer of two dates first. */
export const setsNewestFirst = once((document: Document): boolean => {
  let newer = 0;
  let older = 0;
  for (const line of document.lines) {
    if (line.length > LONGEST_SHOWN || !/(?:19|20)\d\d.*(?:19|20)\d\d/.test(line)) continue;
    const [first, second, ...others] = periodsIn(line);
    if (first?.form !== 'day' || second?.form !== 'day' || others.length > 0) continue;
    if (first.day.month !== second.day.month || !saysOnly(line, [first, second])) continue;
    if (first.day.year > second.day.year) newer += 1;
    else if (first.day.year < second.day.year) older += 1;
  }
  return newer >= FEWEST_SHOWN && older === 0;
});
