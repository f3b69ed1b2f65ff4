import type { Period } from '../meaning/answer.js';
import { periodText } from './period-text.js';

/** Words that are said of a date and add nothing to it. */
const BESIDE_DATES = /\b(?:as|at|on|of|for|the|year|ended)\b/g;

/** True when the header of a column says something that its period, as it is shown, does not. */
export function headerAdds(header: string | null, period: Period | null): boolean {
  return header !== null && (period === null || plain(periodText(period)) !== plain(header));
}

/** True when the header of a column names its period so that a reader needs no other words for it: with its year. */
export function headerNames(header: string | null, period: Period): boolean {
  if (header === null) return false;
  const words = ` ${plain(header)} `;
  if (words.includes(` ${plain(periodText(period))} `)) return true;
  const year = (period.end ?? period.start)?.slice(2, 4);
  const hasYear = year !== undefined && new RegExp(`(?<!\\d)(?:(?:19|20)?${year})(?!\\d)`).test(header);
  return hasYear && period.source === 'column' && words.includes(` ${plain(period.text)} `);
}

function plain(text: string): string {
  return text
    .toLowerCase()
    .replace(/(?<=\d)(?:st|nd|rd|th)\b/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .replace(BESIDE_DATES, '')
    .replace(/\s+/g, ' ')
    .trim();
}
