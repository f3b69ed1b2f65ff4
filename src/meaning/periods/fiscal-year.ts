import type { Document } from '../../document/document.js';
import { once } from '../../document/document.js';
import { plainText } from '../../document/plain.js';
import { lineHolding, linesHolding } from '../../document/scan.js';
import { fold } from '../../figures/fold.js';
import type { Also } from '../answer.js';
import type { Day, DayOfYear } from './dates.js';
import { daysIn, MONTH } from './dates.js';
import { mentionsIn } from './period-words.js';
import { yearsLater } from './year-names.js';

/** Where the fiscal years of a document end, as its own words tell. */
export interface FiscalYears {
  /** The day that most years end on, null when the document does not tell. */
  readonly endsOn: DayOfYear | null;
  /** True when only the language of the document tells: then a bare year may as well be a calendar year. */
  readonly assumed: boolean;
  /** Years whose last day is printed: 52- and 53-week years end on another day each year. */
  readonly ends: ReadonlyMap<number, Day>;
  /** True when years end on different days and `endsOn` must not be used for a year that is not in `ends`. */
  readonly floating: boolean;
  /** How many years after its name a year ends: 1 where fiscal 2023 ended on January 31, 2024. */
  readonly later: number;
  /** The year that the document reports on (the calendar year in which it ends), null when it does not tell. */
  readonly current: number | null;
  /** The first line that tells of a year end, by day of the year (`3-31`) and by day (`2024-9-28`). */
  readonly told: ReadonlyMap<string, Also>;
}

const DATE = `(?:\\d{1,2}(?:st|nd|rd|th)?[\\s.-]*(?:de\\s+)?${MONTH}|${MONTH}\\s*\\d{1,2}|\\d{1,2}[./-]\\d{1,2}[./-]\\d{2,4})`;
// "for the year ended 31 March 2025", "fiscal years ended December 31", "52 weeks ended", "Geschäftsjahre zum"
const YEAR_ENDED = new RegExp(
  `(?:(?<!half[\\s-])\\b(?:years?|twelve months|12 months|5[23] weeks?)[\\s-]*(?:ended|ending|ends?|to)(?: on)?|geschäftsjahre? zum|exercices? clos (?:le|au)|(?:ejercicios?|exercícios?)[^.\\d]{0,24}(?:terminad|cerrad|finalizad|findo|encerrad)[oa]s? (?:el|al|em)|esercizio chiuso (?:il|al)|boekjaar[^.\\d]{0,24}(?:eindigend|geëindigd) op|fiscal year end(?:s|ed)?(?: is| on)?)[\\s:]*(?:on )?(?=${DATE})`,
  'gi',
);
const PART_ENDED = /\b(?:quarter|months|half[- ]year|month|period)\s+(?:ended|ending)/i;
const AS_AT = new RegExp(`\\b(?:as\\s?(?:at|on|of)|zum|au|al|em|per)\\s*(?=${DATE})`, 'gi');
// the script of an Indian language tells as much as a rupee sign
const INDIAN = /[\u0900-\u0d7f]|₹|\brs\.|\brupees\b|\b[li]a(?:kh|c)s?\b|\bcrores?\b/gi;
const REPORTED_YEAR =
  /\b(?:for|of) the (?:financial |fiscal )?year(?: ended)?\b|\bannual report\b|\bbudget\b|\baccounts\b|\bbalance sheet\b/i;

/** No line without one of these tells where a year ends, or which is reported on. */
const MAY_TELL =
  /ended|ending|ends|\bas ?(?:at|on|of)\b|zum|\ba[ul]\b|\bem\b|\bper\b|exerci|ejercicio|esercizio|boekjaar|year|report|budget|accounts/gi;

/** Reads the fiscal years off the document; Indian reports that do not say end their year on 31 March. */
export const fiscalYears = once((document: Document): FiscalYears => {
  const defined = yearsLater(document);
  const nameOf = (day: Day): number => (defined === null ? fiscalYearOf(day) : day.year - defined);
  const ended = new Map<string, number>();
  const asAt = new Map<string, number>();
  const days = new Map<string, { readonly day: Day; count: number }>();
  const reported = new Map<number, number>();
  const toldEnded = new Map<string, Also>();
  const toldAsAt = new Map<string, Also>();
  let parts = 0;
  for (const at of linesHolding(document, MAY_TELL)) {
    const i = at - 1;
    const line = document.lines[i] ?? '';
    if (line.length > 2000 || !/\d/.test(line)) continue;
    if (PART_ENDED.test(line)) parts += 1;
    const text = plainText(fold(line));
    collect(text, i, YEAR_ENDED, ended, days, toldEnded);
    collect(text, i, AS_AT, asAt, null, toldAsAt);
    if (REPORTED_YEAR.test(text)) vote(reported, text, nameOf);
  }
  const most = mode(ended);
  const indian = most === null && lineHolding(document, INDIAN) !== null;
  const endsOn = most ?? (indian ? { month: 3, day: 31 } : null) ?? (parts === 0 ? balanceDay(asAt) : null);
  // what is taken for granted of an Indian report no line tells
  const told = ended.size > 0 ? toldEnded : indian ? new Map<string, Also>() : toldAsAt;
  const ends = new Map<number, Day>();
  for (const { day, count } of days.values()) {
    const year = nameOf(day);
    const known = ends.get(year);
    if (!known || count > (days.get(keyOf(known))?.count ?? 0)) ends.set(year, day);
  }
  const floating = isFloating([...ends.values()]) || isOddDay(endsOn);
  if (floating && endsOn)
    for (const day of endsNear(document, endsOn).values())
      if (!ends.has(nameOf(day))) ends.set(nameOf(day), day);
  return {
    endsOn,
    assumed: indian,
    ends: floating ? ends : new Map(),
    floating,
    later: defined ?? 0,
    current: mostVoted(reported) ?? latest(ends),
    told,
  };
});

function collect(
  text: string,
  index: number,
  pattern: RegExp,
  votes: Map<string, number>,
  days: Map<string, { readonly day: Day; count: number }> | null,
  told: Map<string, Also>,
): void {
  pattern.lastIndex = 0;
  for (let m = pattern.exec(text); m; m = pattern.exec(text)) {
    const mention = mentionsIn(text.slice(m.index + m[0].length, m.index + m[0].length + 40))[0];
    if (!mention || mention.start > 1) continue;
    const on = mention.form === 'day' ? mention.day : mention.form === 'day of year' ? mention.on : null;
    if (!on) continue;
    const key = `${on.month}-${on.day}`;
    votes.set(key, (votes.get(key) ?? 0) + 1);
    const words = `${m[0]}${text.slice(m.index + m[0].length).slice(0, mention.end)}`;
    const also: Also = { what: 'year end', line: index + 1, text: words };
    for (const known of [key, ...(mention.form === 'day' ? [keyOf(mention.day)] : [])])
      if (!told.has(known)) told.set(known, also);
    if (mention.form === 'day' && days) {
      const held = days.get(keyOf(mention.day));
      if (held) held.count += 1;
      else days.set(keyOf(mention.day), { day: mention.day, count: 1 });
    }
  }
}

/** A year of 52 or 53 weeks that ends on the first days of January is the one before. */
function fiscalYearOf({ year, month, day }: Day): number {
  return month === 1 && day <= 7 ? year - 1 : year;
}

/** The line that tells where the year of a day ends: by that very day, else by the day of the year. */
export function toldOf({ told }: FiscalYears, day: Day): Also | null {
  return told.get(keyOf(day)) ?? told.get(`${day.month}-${day.day}`) ?? null;
}

const keyOf = (day: Day): string => `${day.year}-${day.month}-${day.day}`;

/** A year that ends on the 28th of September ends on another day next year. */
function isOddDay(on: DayOfYear | null): boolean {
  return on !== null && on.day < daysIn(2001, on.month);
}

/** The days within eight of the usual year end that the document prints most, by year. */
function endsNear(document: Document, endsOn: DayOfYear): ReadonlyMap<number, Day> {
  const counts = new Map<string, { readonly day: Day; count: number }>();
  for (const at of linesHolding(document, /(?:19|20)\d\d/g)) {
    const line = document.lines[at - 1] ?? '';
    if (line.length > 2000) continue;
    for (const mention of mentionsIn(line)) {
      if (mention.form !== 'day' || mention.day.month !== endsOn.month) continue;
      if (daysApart(mention.day, endsOn) > 8) continue;
      const held = counts.get(keyOf(mention.day));
      if (held) held.count += 1;
      else counts.set(keyOf(mention.day), { day: mention.day, count: 1 });
    }
  }
  const best = new Map<number, Day>();
  for (const { day } of [...counts.values()].sort((a, b) => b.count - a.count))
    if (!best.has(day.year)) best.set(day.year, day);
  return best;
}

function daysApart(a: DayOfYear, b: DayOfYear): number {
  const number = (d: DayOfYear): number => Date.UTC(2000, d.month - 1, d.day) / 86_400_000;
  const gap = Math.abs(number(a) - number(b));
  return Math.min(gap, 366 - gap);
}

/** 52/53-week years: ends near each other in the calendar, not always on the same day. */
function isFloating(ends: readonly Day[]): boolean {
  const last = ends[ends.length - 1];
  if (!last || ends.length < 2) return false;
  const gaps = ends.map((d) => daysApart(d, last));
  return gaps.every((g) => g <= 8) && gaps.some((g) => g > 0);
}

/** The day that balances are struck on: the end of a month, and not mentioned once only. */
function balanceDay(votes: ReadonlyMap<string, number>): DayOfYear | null {
  const best = mode(votes);
  return best && best.day >= 28 && (votes.get(`${best.month}-${best.day}`) ?? 0) > 1 ? best : null;
}

function mode(votes: ReadonlyMap<string, number>): DayOfYear | null {
  const best = [...votes].sort((a, b) => b[1] - a[1])[0];
  if (!best) return null;
  const [month = 0, day = 0] = best[0].split('-').map(Number);
  return { month, day };
}

function vote(reported: Map<number, number>, text: string, nameOf: (day: Day) => number): void {
  for (const mention of mentionsIn(text)) {
    const year =
      mention.form === 'day'
        ? nameOf(mention.day)
        : mention.form === 'fiscal year' || mention.form === 'year'
          ? mention.year
          : null;
    if (year !== null) reported.set(year, (reported.get(year) ?? 0) + 1);
  }
}

/** The year before is named beside the year reported on, and may be named a little more often. */
const NEARLY_AS_MANY = 2 / 3;

function mostVoted(votes: ReadonlyMap<number, number>): number | null {
  const [most] = [...votes].sort((a, b) => b[1] - a[1] || b[0] - a[0]);
  if (!most) return null;
  const [year, count] = most;
  return (votes.get(year + 1) ?? 0) >= NEARLY_AS_MANY * count ? year + 1 : year;
}

function latest(ends: ReadonlyMap<number, Day>): number | null {
  return ends.size > 0 ? Math.max(...ends.keys()) : null;
}
