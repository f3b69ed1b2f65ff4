import type { Period, Span } from '../meaning/answer.js';
import { periodName } from '../operations/period-name.js';
import { cutTo } from '../render/amounts.js';

/** Of a period that is named by its header alone, a reader is shown so many characters. */
const LONGEST_NAME = 60;

/** What spans shorter than a year are called before the day on which they end. */
const SPANS: Readonly<Partial<Record<Span, string>>> = {
  half: 'half year',
  'nine months': 'nine months',
  quarter: 'quarter',
  month: 'month',
};

/** A period as the document means it: `2024-25`, `31 March 2025`, `quarter to 30 June 2024`; else as it is printed. */
export function fullPeriod(period: Period): string {
  const span = SPANS[period.span];
  if (span === undefined || period.end === null) return periodName(period);
  return `${span} to ${periodName({ ...period, span: 'instant' })}`;
}

/** The same for a reader, who needs no whole sentence. */
export function periodText(period: Period): string {
  return cutTo(fullPeriod(period), LONGEST_NAME);
}
