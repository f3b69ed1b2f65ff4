import type { Period } from '../meaning/answer.js';

const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

/** A period in a few characters, for a table of contents: "31 March 2025", "2024-25", "2024"; else its printed label. */
export function periodName({ span, start, end, label }: Period): string {
  if (end !== null && span === 'instant') return dayName(end) ?? label;
  if (span !== 'year' || end === null || start === null) return label;
  const [from, to] = [start.slice(0, 4), end.slice(0, 4)];
  if (from === to) return to;
  // a year of 52 weeks that ends in the first days of January is still the year before
  if (end.slice(5, 7) === '01' && Number(end.slice(8)) <= 7) return from;
  return end.slice(5) === '03-31' ? `${from}-${to.slice(2)}` : `year to ${dayName(end) ?? label}`;
}

function dayName(date: string): string | null {
  const found = /^(\d{4})-(\d\d)-(\d\d)$/.exec(date);
  const month = MONTHS[Number(found?.[2]) - 1];
  return found && month ? `${Number(found[3])} ${month} ${found[1]}` : null;
}
