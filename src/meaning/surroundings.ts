import type { Document } from '../document/document.js';
import type { Span } from './answer.js';
import type { DayOfYear } from './dates.js';
import { fiscalYears } from './fiscal-year.js';
import { mentionsIn, namesSeveralSpans, spanIn } from './period-words.js';
import type { Surroundings } from './resolve-period.js';

const INSTANT_TITLE = /\bbalance sheets?\b|\bfinancial position\b|\bassets and liabilities\b|\bbilanz\b/i;
const FLOW_TITLE =
  /\bprofit (?:and|&|or) loss\b|\bincome statements?\b|\bstatements? of (?:income|operations|earnings|comprehensive income|cash flows?|receipts)\b|\bcash flows?\b|\bgewinn- und verlust|\berfolgsrechnung\b/i;

/** What the titles of a table (nearest first) give to its bare years and dates: a span, and the day on which it ends. */
export function surroundingsOf(document: Document, titles: readonly string[]): Surroundings {
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

/** Surroundings with one more title; what a nearer title said stands. */
export function withTitle(around: Surroundings, title: string): Surroundings {
  const named = spanIn(title);
  const told: Span | null =
    named?.span ?? (INSTANT_TITLE.test(title) ? 'instant' : FLOW_TITLE.test(title) ? 'year' : null);
  const several = namesSeveralSpans(title);
  if (several && around.span === null) return { ...around, mixed: true };
  const span = around.span ?? told;
  const months = around.span ? around.months : (named?.months ?? (span === 'year' ? 12 : null));
  // only a day that a title gives for its span: "years ended 31 December", "as at 30 June 2024"
  const day =
    told === 'year' || told === 'instant'
      ? mentionsIn(title).find((m) => m.form === 'day' || m.form === 'day of year')
      : undefined;
  const on =
    day?.form === 'day'
      ? { month: day.day.month, day: day.day.day }
      : day?.form === 'day of year'
        ? day.on
        : null;
  return { ...around, span, months, on: around.on ?? (opensYear(on, around.years.endsOn) ? null : on) };
}

/** "As at 1 January" where years end on 31 December: the first day of a year ends nothing. */
function opensYear(on: DayOfYear | null, endsOn: DayOfYear | null): boolean {
  if (!on || !endsOn) return false;
  const next = new Date(Date.UTC(2001, endsOn.month - 1, endsOn.day + 1));
  return on.month === next.getUTCMonth() + 1 && on.day === next.getUTCDate();
}
