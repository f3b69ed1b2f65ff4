import type { Period, Span } from '../meaning/answer.js';
import { periodName } from '../operations/period-name.js';
import { cutTo } from '../render/amounts.js';

/** A period that is named by its header alone is cut to so many characters. */
const LONGEST_NAME = 60;

/** What spans shorter than a year are called before the day on which they end. */
const SPANS: Readonly<Partial<Record<Span, string>>> = {
  half: 'half year',
  'nine months': 'nine months',
  quarter: 'quarter',
  month: 'month',
};

/** A period as the document means it: `2024-25`, `31 March 2025`, `quarter to 30 June 2024`; else as it is printed. */
export function periodText(period: Period): string {
  const span = SPANS[period.span];
  if (span === undefined || period.end === null) return cutTo(periodName(period), LONGEST_NAME);
  return `${span} to ${periodName({ ...period, span: 'instant' })}`;
}
