import type { Document } from '../../document/document.js';
import { remembered } from '../../document/remember.js';
import { tablesOn } from '../../tables/tables.js';
import type { Period } from '../answer.js';
import { entryOf, figureColumns, shiftTo } from '../places/figure-columns.js';
import type { Place } from '../places/place.js';
import { headsAt } from '../places/place.js';
import { isColumnOfNotes } from '../places/reference-column.js';
import type { Placed } from '../places/scope.js';
import { linesAbove } from '../places/scope.js';
import { periodOfHeads } from '../text-rows/text-row-period.js';
import { timeSubhead } from '../text-rows/time-subheads.js';
import { copiedPeriod } from './copied-columns.js';
import { settleHead } from './head-doubts.js';
import { mentionsIn, spanIn } from './period-words.js';
import type { Surroundings, Unclear, Worked } from './resolve-period.js';
import { periodIn, workOut } from './resolve-period.js';
import { periodOf } from './row-period.js';
import { onTheDay } from './surroundings.js';

/** The period that the header over a place tells, or why it tells none. */
export function columnPeriod(header: string, place: Place, around: Surroundings): Worked | Unclear {
  const known = columnPeriods(place.placed, around);
  const key = `${place.column} ${header}`;
  const held = known.get(key);
  if (held !== undefined) return held;
  const told =
    yearsOfTwo(place) ?? consistent(printedPeriod(header, cornerOf(place), around), header, place, around);
  const worked = 'unclear' in told ? told : (settleHead(told, header, place, around) ?? doubted(place));
  known.set(key, worked);
  return worked;
}

/** By column and header: the figures of a column share one. */
const columnPeriods = remembered(
  (_placed: Placed, _around: Surroundings): Map<string, Worked | Unclear> => new Map(),
);

const TWO_YEARS = /^\s*(?:19|20)\d\d\s+(?:19|20)\d\d\s*$/;

/** "2023  2024" in one cell: the converter set the years of two columns over one of them. */
function yearsOfTwo(place: Place): Unclear | null {
  const cell = headsAt(place).at(-1)?.cell;
  return cell && TWO_YEARS.test(cell.text) ? { unclear: 'names the years of two columns' } : null;
}

/** The corner of the header row lends its words: "Year ended December 31," beside "2024". */
function printedPeriod(header: string, corner: string, around: Surroundings): Worked | Unclear {
  const own = periodIn(header, onTheDay(header, around));
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
    .flatMap((role, r) => (role === 'header' ? [table.rows[r]?.cells[layout.labels - 1]?.text ?? ''] : []))
    .join(' ')
    .replace(/\s+/g, ' ')
    .trim();
}

/**
 * Group heads are often written over the wrong columns by the converter: nine months cannot end where the year does.
 * Then the one other group head that fits the date is taken, or none.
 */
function consistent(
  worked: Worked | Unclear,
  header: string,
  place: Place,
  around: Surroundings,
): Worked | Unclear {
  if ('unclear' in worked || fits(worked, around)) return worked;
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
    return other && fits(other, around) ? { ...other, label: worked.label } : disagreeing(place);
  }
  return disagreeing(place);
}

function doubted(place: Place): Unclear {
  return { unclear: `contradicts the heads of other columns (${headsOf(place)})` };
}

function disagreeing(place: Place): Unclear {
  return { unclear: `is made of heads that disagree (${headsOf(place)})` };
}

/** `"Nine months ended" at line 3, "31 March 2025" at line 4`. */
function headsOf(place: Place): string {
  return headsAt(place)
    .map(({ cell }) => `"${cell.text.replace(/\s+/g, ' ').trim()}" at line ${cell.line}`)
    .join(', ');
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

/**
 * Lines of text above a table without header: "Years ended 31 December 2024 2023" over two columns of figures. A
 * statement that the converter cut into several tables has them above the first. `'none'` when no line names a period,
 * null when the nearest that does names other columns.
 */
export function headerLineAbove(document: Document, place: Place): Period | null | 'none' {
  const part = place.placed.headed;
  if (part.layout.roles.includes('header')) return 'none';
  const copied = copiedPeriod(document, place);
  if (copied !== 'none') return copied;
  const columns = figureColumns(part.layout, null);
  const entries = (place.placed.layout.contents[place.row] ?? []).filter(
    (c, i) => i > 0 && c.kind === 'figures',
  );
  // most rows have one figure, and this one has several: which of them the line above heads is not told
  if (columns.length === 1 && entries.length > 1) return null;
  const at = columns.indexOf(place.column + shiftTo(place.placed, part));
  const above = linesAbove(document, part.table.line, 0);
  const entry = entryOf(place);
  if (entry !== 'placed') {
    const own = entry && periodOfHeads(document, above, entry.of, entry.at);
    return own ?? (at < 0 ? 'none' : null);
  }
  // beside the columns that the heads above date
  if (at < 0) return periodOfHeads(document, above, columns.length, 0) === 'none' ? 'none' : null;
  const found = periodOfHeads(document, above, columns.length, at);
  const noted = found === null && at > 0 && isColumnOfNotes(part.layout, columns[0] ?? 0);
  return noted ? periodOfHeads(document, above, columns.length - 1, at - 1) : found;
}

/**
 * "2024-25" alone over a table without dated heads, and "2023-24" alone over the next: each dates all columns under it,
 * to the next.
 */
export function yearOverBlock(document: Document, place: Place, around: Surroundings): Period | null {
  const { placed } = place;
  const part = placed.headed;
  if (part.layout.roles.includes('header')) return null;
  const above = linesAbove(document, placed.table.line, 0);
  const line = timeSubhead(document, above, figureColumns(part.layout, null).length);
  // "| Previous Year | |": a row of labels that lost their figures
  const worked = line && tablesOn(document, line.line).length === 0 ? workOut(line.text, around) : null;
  return line && worked ? periodOf(worked, 'line above', line.line, line.text) : null;
}
