import type { Also, Span } from '../answer.js';
import type { Day, DayOfYear } from './dates.js';
import { daysIn, isoDay, monthEnd, spanStart } from './dates.js';
import type { FiscalYears } from './fiscal-year.js';
import { toldOf } from './fiscal-year.js';
import type { Mention } from './period-words.js';
import { mentionsIn, spanIn } from './period-words.js';
import { between, rangeOf } from './range-of-days.js';
import { inWeeks } from './week-years.js';

/** A period worked out from words, without its source. */
export interface Worked {
  readonly label: string;
  readonly span: Span;
  readonly start: string | null;
  readonly end: string | null;
  /** The line that tells where the year ends, when the words themselves do not. */
  readonly also?: readonly Also[];
}

/** How long a period is. */
interface Length {
  readonly span: Span;
  readonly months: number | null;
  readonly weeks?: number;
}

/** What the surroundings of a header tell when it prints only a year, or only a date. */
export interface Surroundings {
  readonly years: FiscalYears;
  /** The span that the title names ("for the year ended", "as at"), and the day that goes with it. */
  readonly span: Span | null;
  readonly months: number | null;
  readonly on: DayOfYear | null;
  /** The title that gives that day. */
  readonly onTold?: Also | null;
  /** True when the title names periods of several lengths: a head that names none may be of any of them. */
  readonly mixed: boolean;
  /** True when the table names no month but the one that closes the year: "March 2024" is a balance sheet date there. */
  readonly closing: boolean;
  /** True when the span is only what statements of that name usually have: "cash flows" may be those of six months. */
  readonly usual?: boolean;
  /** True when a title that says little else names a part of a year, as the head of columns does: "Six Months". */
  readonly heads?: boolean;
  /** The days that titles print for parts of years ("six months ended June 2, 2023"), by year. */
  readonly days?: ReadonlyMap<number, Day>;
}

const MONTHS: Readonly<Record<Span, number | null>> = {
  year: 12,
  half: 6,
  'nine months': 9,
  quarter: 3,
  month: 1,
  instant: null,
  other: null,
};

/** A text that tells no one period; what it does instead, in words that follow its name: "names several dates". */
export interface Unclear {
  readonly unclear: string;
}

/**
 * The one period that a text speaks of ("Three months ended June 30, 2024", "2024-25 (Revised)"), or null when it
 * speaks of none or of several.
 */
export function workOut(text: string, around: Surroundings): Worked | null {
  const outcome = periodIn(text, around);
  return 'unclear' in outcome ? null : outcome;
}

/** The one period that a text speaks of, or why there is none. */
export function periodIn(text: string, around: Surroundings): Worked | Unclear {
  const mentions = mentionsIn(text);
  if (mentions.length === 0) return NO_DATE;
  const named = spanIn(text);
  if (
    !named &&
    around.mixed &&
    mentions.every((m) => m.form === 'day' || m.form === 'year' || m.form === 'day of year')
  )
    return NO_LENGTH;
  const label = text.replace(/\s+/g, ' ').trim();
  const range = rangeOf(text, mentions);
  if (range) return { label, ...range };
  const day = oneDay(mentions);
  if (day) return inWeeks({ label, ...ofDay(day, named ?? spanAround(around)) }, around.years);
  const single = mostSpecific(mentions);
  if (!single) return SEVERAL;
  const worked = workOutMention(single, label, named, around);
  return 'unclear' in worked || single.form === 'months' ? worked : inWeeks(worked, around.years);
}

const NO_DATE: Unclear = { unclear: 'gives no date' };
const NO_LENGTH: Unclear = {
  unclear: 'names no length of time, and the title names periods of several lengths',
};
const SEVERAL: Unclear = { unclear: 'names several dates, and which is meant is not told' };
const NO_YEAR: Unclear = { unclear: 'names a part of a year without the year' };
const NO_CURRENT: Unclear = {
  unclear: 'counts from the year of the report, and the document does not tell which that is',
};

function spanAround(around: Surroundings): Length | null {
  return around.span && around.span !== 'instant' ? { span: around.span, months: around.months } : null;
}

function workOutMention(
  mention: Mention,
  label: string,
  named: Length | null,
  around: Surroundings,
): Worked | Unclear {
  switch (mention.form) {
    case 'day':
      return { label, ...ofDay(mention.day, named) };
    case 'month': {
      const printed = around.years.ends.get(mention.year);
      const last = { year: mention.year, month: mention.month, day: daysIn(mention.year, mention.month) };
      const end = printed?.month === mention.month && printed.year === mention.year ? printed : last;
      const unnamed: Length = { span: 'month', months: 1 };
      const balance = around.closing || around.span === 'instant';
      return { label, ...ofDay(end, named ?? (balance ? spanAround(around) : unnamed)) };
    }
    case 'months':
      return { label, ...between(mention.from, mention.to) };
    case 'fiscal year':
      return {
        label,
        ...ofYear(mention.year, named?.span === 'instant' ? named : { span: 'year', months: 12 }, {
          ...around,
          on: null,
        }),
      };
    case 'year':
      return { label, ...ofYear(mention.year, named ?? yearSpan(around), ofBareYear(around)) };
    case 'part': {
      if (mention.year === null) return NO_YEAR;
      const yearEnd = endOf(mention.year, around);
      if (!yearEnd) return { label, span: mention.span, start: null, end: null };
      return {
        label,
        ...ofDay(monthEnd(yearEnd, mention.lastMonth - 12), {
          span: mention.span,
          months: MONTHS[mention.span],
        }),
        ...endTold(mention.year, yearEnd, around),
      };
    }
    case 'relative': {
      const current = around.years.current;
      if (current === null) return NO_CURRENT;
      return {
        label,
        ...ofYear(current + mention.years, named ?? yearSpan(around), around),
      };
    }
    default:
      return NO_YEAR;
  }
}

/** Where a bare year ends: what the document says of its years counts, not what its language makes likely. */
function ofBareYear(around: Surroundings): Surroundings {
  return around.years.assumed ? { ...around, years: { ...around.years, endsOn: null } } : around;
}

/** A bare year is a year, or what the title says: the day that it ends on ("as at"), a part of it ("Six months"). */
function yearSpan(around: Surroundings): Length {
  if (around.span === 'instant' || around.span === 'other') return { span: around.span, months: null };
  if (around.span && around.heads && isPart(around.span)) return { span: around.span, months: around.months };
  return { span: 'year', months: 12 };
}

/** A full day, or a day of the year and a year that stand apart ("December 31," over "2024"). */
function oneDay(mentions: readonly Mention[]): Day | null {
  const days = mentions.flatMap((m) => (m.form === 'day' ? [m.day] : []));
  const [first] = days;
  if (first) return days.every((d) => isoDay(d) === isoDay(first)) ? first : null;
  const on = mentions.find((m) => m.form === 'day of year');
  const years = [...new Set(mentions.flatMap((m) => (m.form === 'year' ? [m.year] : [])))];
  const [year] = years;
  if (on?.form !== 'day of year' || year === undefined || years.length > 1) return null;
  return { year, month: on.on.month, day: Math.min(on.on.day, daysIn(year, on.on.month)) };
}

const RANK: readonly Mention['form'][] = [
  'day',
  'months',
  'month',
  'part',
  'fiscal year',
  'year',
  'relative',
];

/** The most telling mention, when no other of its form contradicts it. */
function mostSpecific(mentions: readonly Mention[]): Mention | null {
  for (const form of RANK) {
    const here = mentions.filter((m) => m.form === form);
    const [first] = here;
    if (!first) continue;
    if (here.length === 1) return first;
    const key = (m: Mention): string => JSON.stringify({ ...m, start: 0, end: 0, text: '' });
    return here.every((m) => key(m) === key(first)) ? first : null;
  }
  return null;
}

function ofDay(end: Day, named: Length | null): Omit<Worked, 'label'> {
  const span = named?.span ?? 'instant';
  const start = named?.months
    ? isoDay(spanStart(end, named.months))
    : named?.weeks
      ? weeksStart(end, named.weeks)
      : null;
  return { span, start, end: isoDay(end) };
}

/** The first day of so many weeks that end on a day. */
function weeksStart(end: Day, weeks: number): string {
  return new Date(Date.UTC(end.year, end.month - 1, end.day + 1 - 7 * weeks)).toISOString().slice(0, 10);
}

const isPart = (span: Span): boolean => span === 'quarter' || span === 'half' || span === 'nine months';

function ofYear(year: number, named: Length, around: Surroundings): Omit<Worked, 'label'> {
  // where a part of a year ends only its title can tell
  const end = isPart(named.span) ? partEnd(year, around) : endOf(year, around);
  if (!end) return { span: named.span, start: null, end: null };
  const also = isPart(named.span) ? partTold(year, around) : endTold(year, end, around);
  return { ...ofDay(end, named), ...also };
}

/** The line that tells where years end, for a period that prints only its year. */
function endTold(year: number, end: Day, around: Surroundings): Pick<Worked, 'also'> {
  const titled = around.on !== null && !around.years.ends.has(year);
  const also = titled ? around.onTold : toldOf(around.years, end);
  return also ? { also: [also] } : {};
}

function partTold(year: number, { days, onTold }: Surroundings): Pick<Worked, 'also'> {
  return onTold && !days?.has(year) ? { also: [onTold] } : {};
}

function partEnd(year: number, around: Surroundings): Day | null {
  const { on } = around;
  return (
    around.days?.get(year) ??
    (on ? { year, month: on.month, day: Math.min(on.day, daysIn(year, on.month)) } : null)
  );
}

/** The last day of the fiscal year `year`, as title or document tell; null when they do not. */
function endOf(year: number, around: Surroundings): Day | null {
  const printed = around.years.ends.get(year);
  if (printed) return printed;
  // a year of weeks ends on another day each year: what a title says of one tells nothing of the others
  const on = around.years.floating ? null : (around.on ?? around.years.endsOn);
  if (!on) return null;
  const ends = year + around.years.later;
  return { year: ends, month: on.month, day: Math.min(on.day, daysIn(ends, on.month)) };
}
