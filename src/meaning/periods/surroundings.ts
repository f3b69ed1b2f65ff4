import type { Document } from '../../document/document.js';
import type { Span } from '../answer.js';
import type { Day, DayOfYear } from './dates.js';
import { fiscalYears } from './fiscal-year.js';
import type { Mention } from './period-words.js';
import { mentionsIn, namesSeveralSpans, spanIn } from './period-words.js';
import type { Surroundings } from './resolve-period.js';

const INSTANT_TITLE =
  /\bbalance sheets?\b|\bfinancial position\b|\bassets and liabilities\b|\bbilanz\b|\bbilan\b|\bbalance general\b|\bsituación financiera\b|\bbalanço patrimonial\b|\bstato patrimoniale\b|\bbalans\b/i;
const FLOW_TITLE =
  /\bprofit (?:and|&|or) loss\b|\bincome statements?\b|\bstatements? of (?:income|operations|earnings|comprehensive income|cash flows?|receipts)\b|\bcash flows?\b|\bgewinn- und verlust|\berfolgsrechnung\b|\bcompte de résultat\b|\bcuenta de (?:pérdidas|resultados)\b|\bestado de resultados\b|\bdemonstraç(?:ão|ões) d[oe]s? resultados?\b|\bconto economico\b|\bwinst-? en verliesrekening\b/i;

/** "Outstanding for: less than 6 months, 6 months - 1 year": what is outstanding is so on a day, and these are its ages. */
const OF_AGES = /\bage?ing (?:schedule|of|analysis)\b|\boutstanding for (?:the )?following periods?\b/i;

/** True for a title that names a statement of accounts: of what a day or a year has, as such statements do. */
export const namesStatement = (title: string): boolean => INSTANT_TITLE.test(title) || FLOW_TITLE.test(title);

/** What the titles of a table (nearest first) give to its bare years and dates: a span, and the day on which it ends. */
export function surroundingsOf(document: Document, titles: readonly TitleLine[]): Surroundings {
  const start: Surroundings = {
    years: fiscalYears(document),
    span: null,
    months: null,
    on: null,
    mixed: false,
    closing: false,
  };
  return titles.reduce(withTitle, start);
}

/** A line of text that titles a table. */
export interface TitleLine {
  readonly line: number;
  readonly text: string;
}

/** Surroundings with one more title; what a nearer title said stands. */
function withTitle(around: Surroundings, { line, text: title }: TitleLine): Surroundings {
  const isOfAges = OF_AGES.test(title);
  const named = isOfAges ? null : spanIn(title);
  const told: Span | null =
    named?.span ??
    (isOfAges || INSTANT_TITLE.test(title) ? 'instant' : FLOW_TITLE.test(title) ? 'year' : null);
  const several = !isOfAges && namesSeveralSpans(title);
  const mentions = mentionsIn(title);
  // "for the three and six months ended 30 June 2024 and 2 July 2023": whichever the length, it ends on these days
  if (several && around.span === null) return { ...around, mixed: true, ...partDays(around, mentions) };
  const part = named !== null && isPart(named.span);
  const open = around.span === null || (around.usual === true && part);
  const span = open ? told : around.span;
  const months = open ? (named?.months ?? (span === 'year' ? 12 : null)) : around.months;
  // only a day that a title gives for its span: "years ended 31 December", "as at 30 June 2024"
  const day =
    told === 'year' || told === 'instant'
      ? mentions.find((m) => m.form === 'day' || m.form === 'day of year')
      : part
        ? mentions.find((m) => m.form === 'day of year')
        : undefined;
  const on =
    day?.form === 'day'
      ? { month: day.day.month, day: day.day.day }
      : day?.form === 'day of year'
        ? day.on
        : null;
  return {
    ...around,
    span,
    months,
    ...(around.on || !on || opensYear(on, around.years.endsOn)
      ? {}
      : { on, onTold: { what: 'year end', line, text: title.trim() } as const }),
    heads: open ? part && title.length < LONGEST_HEAD : (around.heads ?? false),
    usual: open ? span === 'year' && named === null : (around.usual ?? false),
    ...(part ? partDays(around, mentions) : {}),
  };
}

const LONGEST_HEAD = 80;

const isPart = (span: Span): boolean => span === 'quarter' || span === 'half' || span === 'nine months';

/** The days that a title prints for parts of years, where no nearer title does. */
function partDays(around: Surroundings, mentions: readonly Mention[]): Pick<Surroundings, 'days'> {
  const days = around.days === undefined ? daysByYear(mentions) : null;
  return days && days.size > 0 ? { days } : {};
}

/** The one day of each year that a title prints. */
function daysByYear(mentions: readonly Mention[]): ReadonlyMap<number, Day> {
  const days = new Map<number, Day>();
  const twice = new Set<number>();
  for (const m of mentions) {
    if (m.form !== 'day') continue;
    const known = days.get(m.day.year);
    if (known && (known.month !== m.day.month || known.day !== m.day.day)) twice.add(m.day.year);
    days.set(m.day.year, m.day);
  }
  for (const year of twice) days.delete(year);
  return days;
}

/** What is measured on a day, as heads of columns name it. */
const MEASURED = /\b(?:adjusted|amorti[sz]ed) cost\b|\bfair value\b|\bcarrying (?:amounts?|values?)\b/i;

/** True for heads such as "Fair Value", "Adjusted Cost", and not "Change in fair value". */
export function isMeasured(header: string): boolean {
  return MEASURED.test(header) && !/\b(?:chang|gain|loss)/i.test(header);
}

/** Surroundings for a head that names what is measured on a day: "2024 Fair Value" is of the day that 2024 ends on. */
export function onTheDay(header: string, around: Surroundings): Surroundings {
  const measured = isMeasured(header) && spanIn(header) === null;
  return measured ? { ...around, span: 'instant', months: null } : around;
}

/** "As at 1 January" where years end on 31 December: the first day of a year ends nothing. */
function opensYear(on: DayOfYear | null, endsOn: DayOfYear | null): boolean {
  if (!on || !endsOn) return false;
  const next = new Date(Date.UTC(2001, endsOn.month - 1, endsOn.day + 1));
  return on.month === next.getUTCMonth() + 1 && on.day === next.getUTCDate();
}
