import type { Period } from '../answer.js';
import type { Place } from '../places/place.js';
import { headerText, headsAt, isWide, rowLabel } from '../places/place.js';
import type { RuleName } from '../rules.js';
import { daysIn, isoDay, spanStart } from './dates.js';
import { mentionsIn } from './period-words.js';
import type { Surroundings } from './resolve-period.js';
import { workOut } from './resolve-period.js';
import type { Dated } from './row-period.js';
import { datedRow, periodOf } from './row-period.js';

/** "1 April 2023 | Cash flow | 31 March 2024": a movement between two dated columns belongs to the span that ends at the right one. */
export function betweenColumns(place: Place, around: Surroundings): Period | null {
  if (isWide(place)) return null;
  const left = datedColumn(place, -1, around);
  const right = datedColumn(place, 1, around);
  return left && right ? spanBetween(left, right, 'dated columns') : null;
}

function datedColumn(place: Place, step: 1 | -1, around: Surroundings): Dated | null {
  const { table } = place.placed.headed;
  for (let column = place.column + step; column > 1 && column <= table.columns; column += step) {
    const heads = headsAt({ ...place, column });
    const text = headerText(heads);
    if (text && joinsMovements(text)) return null;
    const worked = text ? workOut(text, { ...around, span: null }) : null;
    const cell = heads[heads.length - 1]?.cell;
    if (worked && cell)
      return worked.span === 'instant' ? { worked, line: cell.line, text: cell.text } : null;
  }
  return null;
}

const OPENING = /\b(?:opening|beginning|brought forward)\b/i;
const CLOSING = /\bclosing\b|\bat (?:the )?end\b|\bcarried forward\b/i;

/** Why a date of such a column is none of it. */
export const BEFORE_CLOSING = 'dates the closing balance, and this column stands before it';

/**
 * "Opening balance | Additions | Closing balance" under one date: the date is that of the closing balance, and the
 * columns before it are of another day, or of the time up to it.
 */
export function isBeforeClosing(place: Place): boolean {
  if (isWide(place)) return false;
  const { columns } = place.placed.headed.table;
  const leaf = (column: number): string =>
    headsAt({ ...place, column })
      .at(-1)
      ?.cell.text.replace(/\s+/g, ' ') ?? '';
  if (mentionsIn(leaf(place.column)).length > 0) return false;
  const heads = Array.from({ length: columns }, (_, i) => leaf(i + 1));
  const opening = heads.findIndex((text, i) => i > 0 && OPENING.test(text) && !CLOSING.test(text)) + 1;
  const closing = heads.findIndex((text, i) => i >= opening && CLOSING.test(text)) + 1;
  return opening > 0 && closing > 0 && opening <= place.column && place.column < closing;
}

const COLUMN_OF_MOVEMENTS = /\b(?:additions?|transfers?|disposals?|deductions?|depreciation|gross|net)\b/gi;

/**
 * "Gross Block as at 01.04.2024 Additions during the year Transfers Disposals": the heads of several columns, which a
 * converter set over one. The date is that of the first of them.
 */
export function joinsMovements(header: string): boolean {
  const named = new Set(header.match(COLUMN_OF_MOVEMENTS)?.map((word) => word.toLowerCase()));
  return named.size > 2 && mentionsIn(header).some((m) => m.form === 'day');
}

/**
 * "Opening balance" or "As per last balance sheet" in a column of the year, beside columns of balance sheet dates: what
 * is added up there is no amount of the year.
 */
export function isOpeningInside(
  place: Place,
  label: { readonly text: string } | null,
  around: Surroundings,
): boolean {
  if (!label || !OPENS.test(label.text) || isWide(place)) return false;
  const { columns } = place.placed.headed.table;
  return Array.from({ length: columns - 1 }, (_, i) => i + 2).some((column) => {
    const text = column === place.column ? null : headerText(headsAt({ ...place, column }));
    return text !== null && workOut(text, around)?.span === 'instant';
  });
}

const OPENS = /\bopening balance\b|\b(?:as per|from) (?:the )?last (?:balance sheet|accounts?|year)\b/i;

/** Movements between two dated balances belong to the span that ends at the lower one. */
export function rollForward(place: Place, around: Surroundings): Period | null {
  const above = datedRow(place, -1, around);
  const below = datedRow(place, 1, around);
  if (above && below) return spanBetween(above, below, 'dated rows');
  if (above) return yearFrom(above, around) ?? (isMovement(place) ? yearAfter(above, place, around) : null);
  return below && isMovement(place) ? yearTo(below, place, around) : null;
}

/** False for a balance whose date was lost or could not be read. */
function isMovement(place: Place): boolean {
  const label = rowLabel(place, null)?.text ?? '';
  return label !== '' && !/^\W*(?:as ?(?:at|on|of)|balance|opening|closing)/i.test(label);
}

/**
 * Two balances a year apart, and rows behind the second, which a page break parts from the third: the movements of the
 * year after.
 */
function yearAfter(closing: Dated, place: Place, around: Surroundings): Period | null {
  const first = datedRow({ ...place, row: -1 }, 1, around);
  if (!first || !spanBetween(first, closing, 'dated rows')?.start || !endsYear(closing, around)) return null;
  return ofYearTo(closing, 1);
}

/** Rows above the one balance of a table, at its foot and at the end of a year: the part that a page break cut off. */
function yearTo(closing: Dated, place: Place, around: Surroundings): Period | null {
  const { layout, table } = place.placed;
  const last = layout.roles.lastIndexOf('data');
  const isFoot = table.rows[last]?.line === closing.line && /\bbalances?\b|\bclosing\b/i.test(closing.text);
  return isFoot && endsYear(closing, around) ? ofYearTo(closing, 0) : null;
}

function endsYear({ worked }: Dated, around: Surroundings): boolean {
  const on = around.years.endsOn;
  return (
    on !== null && Number(worked.end?.slice(5, 7)) === on.month && Number(worked.end?.slice(8, 10)) === on.day
  );
}

/** The year that ends so many years after a balance. */
function ofYearTo({ worked, line, text }: Dated, years: number): Period | null {
  if (!worked.end) return null;
  const [year = 0, month = 1, day = 1] = worked.end.split('-').map(Number);
  const end = { year: year + years, month, day: Math.min(day, daysIn(year + years, month)) };
  return periodOf(
    { label: text, span: 'year', start: isoDay(spanStart(end, 12)), end: isoDay(end) },
    'dated rows',
    line,
    text,
  );
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
