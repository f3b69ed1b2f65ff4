import { remembered } from '../document/remember.js';
import type { Period } from './answer.js';
import { mentionsIn, spanIn } from './period-words.js';
import type { Place } from './place.js';
import type { Surroundings, Worked } from './resolve-period.js';
import { workOut } from './resolve-period.js';
import { periodOf } from './row-period.js';
import type { Placed } from './scope.js';
import { withTitle } from './surroundings.js';

/** The period that the header over a place tells, or null. */
export function columnPeriod(header: string, place: Place, around: Surroundings): Worked | null {
  const known = columnPeriods(place.placed, around);
  const key = `${place.column} ${header}`;
  const held = known.get(key);
  if (held !== undefined) return held;
  const worked = consistent(printedPeriod(header, cornerOf(place), around), header, place, around);
  known.set(key, worked);
  return worked;
}

/** By column and header: the figures of a column share one. */
const columnPeriods = remembered(
  (_placed: Placed, _around: Surroundings): Map<string, Worked | null> => new Map(),
);

/** The corner of the header row lends its words: "Year ended December 31," beside "2024". */
function printedPeriod(header: string, corner: string, around: Surroundings): Worked | null {
  const own = workOut(header, around);
  const needs = mentionsIn(header).every((m) => m.form === 'year' || m.form === 'day of year');
  if (corner && needs && mentionsIn(header).length > 0 && (spanIn(corner) || mentionsIn(corner).length > 0)) {
    const joined = workOut(`${corner} ${header}`, around);
    if (joined) return { ...joined, label: header };
  }
  return own;
}

function cornerOf(place: Place): string {
  const { layout, table } = place.placed.headed;
  return layout.roles
    .flatMap((role, r) => (role === 'header' ? [table.rows[r]?.cells[0]?.text ?? ''] : []))
    .join(' ')
    .replace(/\s+/g, ' ')
    .trim();
}

/**
 * Group heads are often written over the wrong columns by the converter: nine months cannot end where the year does.
 * Then the one other group head that fits the date is taken, or none.
 */
function consistent(
  worked: Worked | null,
  header: string,
  place: Place,
  around: Surroundings,
): Worked | null {
  if (!worked || fits(worked, around)) return worked;
  const { layout, table } = place.placed.headed;
  const date = mentionsIn(header).find((m) => m.form === 'day');
  const right = layout.roles.flatMap((role, r) =>
    role === 'header'
      ? (table.rows[r]?.cells.slice(place.column).map((c) => c?.text.replace(/\s+/g, ' ') ?? '') ?? [])
      : [],
  );
  for (const group of right) {
    if (mentionsIn(group).length > 0 || spanIn(group) === null || header.includes(group)) continue;
    const other = workOut(`${group} ${date?.text ?? ''}`, around);
    return other && fits(other, around) ? { ...other, label: worked.label } : null;
  }
  return null;
}

/** How many months before the end of the fiscal year a span of the year's first months ends. */
const MONTHS_LEFT: Readonly<Partial<Record<Worked['span'], number>>> = { year: 0, 'nine months': 3 };

function fits(worked: Worked, around: Surroundings): boolean {
  const left = MONTHS_LEFT[worked.span];
  const yearEnd = around.years.endsOn;
  if (left === undefined || !yearEnd || !worked.end || around.years.floating) return true;
  const month = Number(worked.end.slice(5, 7));
  // a year may end with any quarter (a rolling year, another company's); nine months never end with the year
  return worked.span === 'year'
    ? true
    : (month + left - yearEnd.month + 24) % 12 === 0 || month !== yearEnd.month;
}

/** A line of text above a table without header: "Years ended 31 December 2024 2023" over two columns of figures. */
export function headerLineAbove(place: Place, around: Surroundings): Period | null {
  const part = place.placed.headed;
  if (part.layout.roles.includes('header')) return null;
  const { layout } = part;
  const row = layout.contents[layout.firstData] ?? [];
  const columns = row.flatMap((c, i) => (c.kind === 'figures' || c.kind === 'nil' ? [i + 1] : []));
  const column = place.column + shiftTo(place.placed, part);
  for (const line of part.above.slice(0, 6)) {
    const mentions = mentionsIn(line.text).filter((m) => m.form !== 'day of year');
    if (mentions.length < 2 || mentions.length > columns.length || line.kind === 'prose') continue;
    const mention = mentions[columns.indexOf(column) - (columns.length - mentions.length)];
    if (!mention || !columns.includes(column)) return null;
    const days = mentionsIn(line.text).filter((m) => m.form === 'day of year');
    // "June 2, December 2, 2023 2022": the first day goes with the first year
    const on = days.length === mentions.length ? days[mentions.indexOf(mention)] : days[0];
    if (days.length > 1 && days.length !== mentions.length) return null;
    const lead = line.text.slice(0, mentions[0]?.start ?? 0);
    const worked = workOut(
      `${on && days.length > 1 ? on.text : on ? '' : lead} ${mention.text}`.trim(),
      withTitle(around, line.text),
    );
    return worked ? periodOf({ ...worked, label: mention.text }, 'line above', line.line, line.text) : null;
  }
  return null;
}

function shiftTo(from: Placed, to: Placed): number {
  return from === to || !from.continues ? 0 : from.shift + shiftTo(from.continues, to);
}
