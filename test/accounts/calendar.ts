import type { Draw } from './draw.js';

const NAMES = 'January February March April May June July August September October November December'.split(
  ' ',
);

interface Day {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

export function iso({ year, month, day }: Day): string {
  return new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10);
}

function dayOf(date: string): Day {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  return { year, month, day };
}

/** The last day of a month. */
export function monthEnd(year: number, month: number): string {
  return new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10);
}

/** The last day of the month that lies `months` before that of `date`. */
export function monthsBefore(date: string, months: number): string {
  const { year, month } = dayOf(date);
  const count = year * 12 + (month - 1) - months;
  return monthEnd(Math.floor(count / 12), (count % 12) + 1);
}

export function dayAfter(date: string): string {
  const { year, month, day } = dayOf(date);
  return iso({ year, month, day: day + 1 });
}

/** The Saturday nearest to the end of a month: where 52- and 53-week years end. */
export function nearestSaturday(year: number, month: number): string {
  const end = new Date(`${monthEnd(year, month)}T00:00:00Z`);
  const past = (end.getUTCDay() + 1) % 7;
  return new Date(end.getTime() + (past > 3 ? 7 - past : -past) * 86_400_000).toISOString().slice(0, 10);
}

export const yearOf = (date: string): number => dayOf(date).year;

export type DateForm = 'day month year' | 'ordinal' | 'month day' | 'points' | 'dashes' | 'short' | 'german';

export const INDIAN_DATES: readonly DateForm[] = [
  'day month year',
  'ordinal',
  'month day',
  'points',
  'dashes',
  'short',
];

/** A date as reports print it. */
export function printedDate(date: string, form: DateForm): string {
  const { year, month, day } = dayOf(date);
  const name = NAMES[month - 1] ?? '';
  const two = (n: number) => String(n).padStart(2, '0');
  switch (form) {
    case 'day month year':
      return `${day} ${name} ${year}`;
    case 'ordinal':
      return `${day}${ordinal(day)} ${name}, ${year}`;
    case 'month day':
      return `${name} ${day}, ${year}`;
    case 'points':
      return `${two(day)}.${two(month)}.${year}`;
    case 'dashes':
      return `${two(day)}-${two(month)}-${year}`;
    case 'short':
      return `${day}-${name.slice(0, 3)}-${year}`;
    case 'german':
      return `${day}. ${GERMAN[month - 1] ?? ''} ${year}`;
  }
}

/** A date without its year: "31 December", "December 31,". */
export function printedDayOfYear(date: string, form: DateForm): string {
  const { month, day } = dayOf(date);
  const name = NAMES[month - 1] ?? '';
  return form === 'month day' ? `${name} ${day},` : `${day} ${name}`;
}

const GERMAN = 'Januar Februar März April Mai Juni Juli August September Oktober November Dezember'.split(
  ' ',
);

function ordinal(day: number): string {
  if (day === 1 || day === 21 || day === 31) return 'st';
  if (day === 2 || day === 22) return 'nd';
  return day === 3 || day === 23 ? 'rd' : 'th';
}

/** 2024-25, FY25, FY 2024-25: the names of a year that ends in `year`. */
export function yearNames(draw: Draw): (year: number) => string {
  return draw.pick([
    (year: number) => `${year - 1}-${String(year).slice(2)}`,
    (year: number) => `FY${String(year).slice(2)}`,
    (year: number) => `FY ${year - 1}-${String(year).slice(2)}`,
    (year: number) => `${year - 1}-${year}`,
  ]);
}
