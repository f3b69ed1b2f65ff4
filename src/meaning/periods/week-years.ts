import type { Span } from '../answer.js';
import type { Day } from './dates.js';
import { isoDay } from './dates.js';
import type { FiscalYears } from './fiscal-year.js';

const DAY = 86_400_000;
/** How many days a year of 52 or 53 weeks may have. */
const WEEKS = [364, 371];

interface Spanned {
  readonly span: Span;
  readonly start: string | null;
  readonly end: string | null;
}

/**
 * A period of a report whose years are of 52 or 53 weeks: a year begins on the day after the one before it ended, where
 * the document tells that day; on which day the parts of such a year begin it does not.
 */
export function inWeeks<T extends Spanned>(worked: T, { floating, ends }: FiscalYears): T {
  const { end, start, span } = worked;
  if (!floating || !start || !end || isOfWeeks(start, end)) return worked;
  const days = (from: Day): number => (Date.parse(end) - Date.parse(isoDay(from))) / DAY;
  const before = span === 'year' ? [...ends.values()].find((day) => WEEKS.includes(days(day))) : undefined;
  const first = before ? new Date(Date.parse(isoDay(before)) + DAY).toISOString().slice(0, 10) : null;
  return { ...worked, start: first };
}

/** True for a span of whole weeks: its head says how many. */
function isOfWeeks(start: string, end: string): boolean {
  return ((Date.parse(end) - Date.parse(start)) / DAY + 1) % 7 === 0;
}
