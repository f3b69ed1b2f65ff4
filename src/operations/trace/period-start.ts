import type { Period } from '../../meaning/answer.js';

const NUMBERS: Readonly<Record<string, number>> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  thirteen: 13,
  fourteen: 14,
  fifteen: 15,
  sixteen: 16,
  seventeen: 17,
  eighteen: 18,
};
const MONTHS = new RegExp(String.raw`\b(${Object.keys(NUMBERS).join('|')}|\d{1,2})[- ]months?\b`, 'gi');

/** The first day of a period; where only its length in months is told, it is counted back from the last day. */
export function startOf({ start, end, span, label }: Period): string | null {
  if (start !== null || end === null || span !== 'other') return start;
  const [found, ...others] = [...label.matchAll(MONTHS)].map(([, told = '']) => told.toLowerCase());
  if (found === undefined || others.length > 0) return null;
  return dayAfter(end, NUMBERS[found] ?? Number(found));
}

/** The day after the same day so many months before; the last day of a month is that of any. */
function dayAfter(end: string, months: number): string | null {
  const [year, month, day] = end.split('-').map(Number);
  if (!year || !month || !day || months < 1) return null;
  const isLast = new Date(Date.UTC(year, month, 0)).getUTCDate() === day;
  const first = isLast ? Date.UTC(year, month - months, 1) : Date.UTC(year, month - 1 - months, day + 1);
  return new Date(first).toISOString().slice(0, 10);
}
