import type { Period } from './answer.js';
import { isoDay } from './dates.js';
import type { Place } from './place.js';
import { headerText, headsAt } from './place.js';
import type { Surroundings } from './resolve-period.js';
import { workOut } from './resolve-period.js';
import type { Dated } from './row-period.js';
import { datedRow, periodOf } from './row-period.js';
import type { RuleName } from './rules.js';

/** "1 April 2023 | Cash flow | 31 March 2024": a movement between two dated columns belongs to the span that ends at the right one. */
export function betweenColumns(place: Place, around: Surroundings): Period | null {
  const left = datedColumn(place, -1, around);
  const right = datedColumn(place, 1, around);
  return left && right ? spanBetween(left, right, 'dated columns') : null;
}

function datedColumn(place: Place, step: 1 | -1, around: Surroundings): Dated | null {
  const { table } = place.placed.headed;
  for (let column = place.column + step; column > 1 && column <= table.columns; column += step) {
    const heads = headsAt({ ...place, column });
    const text = headerText(heads);
    const worked = text ? workOut(text, { ...around, span: null }) : null;
    const cell = heads[heads.length - 1]?.cell;
    if (worked && cell)
      return worked.span === 'instant' ? { worked, line: cell.line, text: cell.text } : null;
  }
  return null;
}

/** Movements between two dated balances belong to the span that ends at the lower one. */
export function rollForward(place: Place, around: Surroundings): Period | null {
  const above = datedRow(place, -1, around);
  const below = datedRow(place, 1, around);
  if (above && below) return spanBetween(above, below, 'dated rows');
  return above ? yearFrom(above, around) : null;
}

/** Under "Opening balance as at 1 April 2024", a year's first day: the movements are those of the year that it opens. */
function yearFrom(opening: Dated, around: Surroundings): Period | null {
  const on = around.years.endsOn;
  if (!on || !opening.worked.end) return null;
  const next = new Date(Date.parse(opening.worked.end) - 86_400_000);
  if (next.getUTCMonth() + 1 !== on.month || next.getUTCDate() !== on.day) return null;
  const end = { year: next.getUTCFullYear() + 1, month: on.month, day: on.day };
  return periodOf(
    { label: opening.text, span: 'year', start: opening.worked.end, end: isoDay(end) },
    'dated rows',
    opening.line,
    opening.text,
  );
}

/** The time between two dated balances, or null when they are not in order. */
export function spanBetween(from: Dated, to: Dated, rule: RuleName): Period | null {
  if (!from.worked.end || !to.worked.end || from.worked.end >= to.worked.end) return null;
  const months = (Date.parse(to.worked.end) - Date.parse(from.worked.end)) / (30.4 * 86_400_000);
  const span = months > 11 && months < 13 ? 'year' : 'other';
  const start = span === 'year' ? dayAfterClose(from.worked.end, to.worked.end) : null;
  const label = `${from.text} to ${to.text}`;
  return periodOf({ label, span, start, end: to.worked.end }, rule, to.line, to.text);
}

/** The first day of a year that ends on `end`: the opening balance is of that day, or of the evening before. */
function dayAfterClose(opening: string, end: string): string | null {
  const next = (date: string, days: number) =>
    new Date(Date.parse(date) + days * 86_400_000).toISOString().slice(0, 10);
  if (opening.slice(5) === end.slice(5)) return next(opening, 1);
  return next(opening, -1).slice(5) === end.slice(5) ? opening : null;
}
