/** A calendar day; month counts from 1. */
export interface Day {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

/** A day of any year: where a fiscal year ends. */
export interface DayOfYear {
  readonly month: number;
  readonly day: number;
}

/** Names of months as reports print them, by month: English, German, French, Spanish, Portuguese, Italian, Dutch; `märz` loses its umlaut in OCR. */
const MONTH_NAMES: readonly string[] = [
  'january|jan|januari|januar|janvier|enero|janeiro|gennaio',
  'february|feb|februari|februar|février|fevrier|febrero|fevereiro|febbraio',
  'march|mar|märz|maerz|mrz|marzo|marz|mars|março|marco|maart',
  'april|apr|avril|abril|aprile',
  'may|mai|mayo|maio|maggio|mei',
  'june|jun|juni|juin|junio|junho|giugno',
  'july|jul|juli|juillet|julio|julho|luglio',
  'august|aug|août|aout|agosto|augustus',
  'september|sept|sep|septembre|septiembre|setembro|settembre',
  'october|oct|oktober|okt|octobre|octubre|outubro|ottobre',
  'november|nov|novembre|noviembre|novembro',
  'december|dec|dezember|dez|décembre|decembre|diciembre|dezembro|dicembre',
];

/** Source of a regular expression that matches the name of a month. */
export const MONTH = `(?:${MONTH_NAMES.flatMap((names) => names.split('|'))
  .sort((a, b) => b.length - a.length)
  .join('|')})`;

/** 1 to 12 for the name of a month, 0 for anything else. */
export function monthOf(name: string): number {
  const wanted = name.toLowerCase().replace(/\.$/, '');
  return MONTH_NAMES.findIndex((names) => names.split('|').includes(wanted)) + 1;
}

/** `2025-03-31`. */
export function isoDay(day: Day): string {
  return `${day.year}-${String(day.month).padStart(2, '0')}-${String(day.day).padStart(2, '0')}`;
}

/** Number of days of a month. */
export function daysIn(year: number, month: number): number {
  return new Date(Date.UTC(year, month, 0)).getUTCDate();
}

/** True for a day that the calendar has. */
export function isDay(day: Day): boolean {
  return day.month >= 1 && day.month <= 12 && day.day >= 1 && day.day <= daysIn(day.year, day.month);
}

/** The last day of the month that lies `months` before or after the month of `day`. */
export function monthEnd(day: Day, months: number): Day {
  const index = day.year * 12 + (day.month - 1) + months;
  const year = Math.floor(index / 12);
  const month = (index % 12) + 1;
  return { year, month, day: daysIn(year, month) };
}

/** The day after the day that lies `months` before `end`: where a span of so many months begins. */
export function spanStart(end: Day, months: number): Day {
  const isMonthEnd = end.day === daysIn(end.year, end.month);
  const before = monthEnd(end, -months);
  const day = isMonthEnd ? before.day : Math.min(end.day, before.day);
  const next = new Date(Date.UTC(before.year, before.month - 1, day + 1));
  return { year: next.getUTCFullYear(), month: next.getUTCMonth() + 1, day: next.getUTCDate() };
}

/** A two-digit year as reports mean it: 25 is 2025, 98 is 1998. */
export function fullYear(digits: string): number {
  const n = Number(digits);
  return digits.length > 2 ? n : n < 70 ? 2000 + n : 1900 + n;
}
