import type { Span } from '../answer.js';
import type { Day, DayOfYear } from './dates.js';
import { isoDay } from './dates.js';
import type { Mention } from './period-words.js';

/** The days from one to another, both included, and how long they are. */
export interface DaySpan {
  readonly span: Span;
  readonly start: string;
  readonly end: string;
}

/** "April 1, 2023 to March 31, 2024": the days between two days. */
export function rangeOf(text: string, mentions: readonly Mention[]): DaySpan | null {
  const [from, to, more] = mentions;
  if (to?.form !== 'day' || more) return null;
  const first =
    from?.form === 'day' ? from.day : from?.form === 'day of year' ? lastBefore(from.on, to.day) : null;
  if (!from || !first) return null;
  if (!/^\s*(?:to|-|–|—|through|until|till|bis)\s*(?:zum\s*)?$/i.test(text.slice(from.end, to.start)))
    return null;
  return between(first, to.day);
}

/** The span of the days from one to another, both included. */
export function between(from: Day, to: Day): DaySpan {
  const months = (to.year - from.year) * 12 + to.month - from.month + (to.day - from.day > -5 ? 0 : -1);
  const spans: Readonly<Record<number, Span>> = {
    12: 'year',
    11: 'year',
    9: 'nine months',
    8: 'nine months',
    6: 'half',
    5: 'half',
    3: 'quarter',
    2: 'quarter',
    1: 'month',
    0: 'month',
  };
  return { span: spans[months] ?? 'other', start: isoDay(from), end: isoDay(to) };
}

/** "1 January to 31 December 2022": the first day is of the year of the second, or of the one before. */
function lastBefore(on: DayOfYear, day: Day): Day {
  const earlier = on.month < day.month || (on.month === day.month && on.day <= day.day);
  return { year: earlier ? day.year : day.year - 1, month: on.month, day: on.day };
}
