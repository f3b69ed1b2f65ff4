import type { Document } from '../document/document.js';
import type { Period, Source } from './answer.js';
import { isoDay } from './dates.js';
import { mentionsIn, spanIn } from './period-words.js';
import type { Place } from './place.js';
import { headerText, headsAt } from './place.js';
import type { Surroundings, Worked } from './resolve-period.js';
import { workOut } from './resolve-period.js';
import type { Placed } from './scope.js';
import { sectionTitles } from './scope.js';
import { surroundingsOf, withTitle } from './surroundings.js';

interface Title {
  readonly line: number;
  readonly text: string;
  readonly source: Source;
}

// a column of change has no period of its own, even when its header names two years
const CHANGE =
  /\b(?:change|growth|variance|variation|yoy|y-o-y|qoq|cagr|inc(?:rease)?\.?\s*\/?\s*\(?\s*dec(?:rease)?\)?|veränderung)\b|\bincrease\s*\(\+\)|%\s*(?:of|to)\s|\bas (?:a )?(?:%|per ?cent)|\bin %$|^[+±]?\/?-?\s*%$|\bA ?in ?%/i;

/** The period of a place in a table, or null: of its column, of its row, of a sub-head, of the title. */
export function periodInTable(
  document: Document,
  place: Place,
  label: { readonly text: string; readonly line: number } | null,
): Period | null {
  const heads = headsAt(place);
  const header = headerText(heads);
  const titles = titlesOf(document, place);
  const around = aroundOf(document, place, titles);
  const between = betweenColumns(place, around);
  if (!between && header && CHANGE.test(header) && !/\b(?:ended|as at|as on|during)\b/i.test(header))
    return null;
  const column = header
    ? consistent(columnPeriod(header, cornerOf(place), around), header, place, around)
    : null;
  const last = heads[heads.length - 1]?.cell;
  const lineOfColumn = [...heads].reverse().find((h) => mentionsIn(h.cell.text).length > 0)?.cell ?? last;
  const row = label ? rowPeriod(label.text, around) : null;
  if (
    row &&
    label &&
    (!column || row.explicit) &&
    !(column && /^\d{4}-\d\d-\d\d/.test(column.end ?? '') && column.span === 'instant')
  )
    return hasYearBetween(place) ? null : periodOf(row.worked, 'row', label.line, label.text);
  if (column && lineOfColumn) return periodOf(column, 'column', lineOfColumn.line, column.label);
  const above = headerLineAbove(place, around);
  if (above) return above;
  const rolled = between ?? rollForward(place, around);
  if (rolled) return rolled;
  const subhead = subheadPeriod(place, around);
  if (subhead) return subhead;
  if (header && mentionsIn(header).length > 1) return null;
  if (hasDatedColumns(place) || datedRow(place, -1, around) || datedRow(place, 1, around)) return null;
  for (const title of titles) {
    const worked = titlePeriod(title.text, around);
    if (worked === 'several') return null;
    if (worked) return periodOf(worked, title.source, title.line, title.text);
  }
  return null;
}

function periodOf(worked: Worked, source: Source, line: number, text: string): Period {
  return { ...worked, source, line, text: text.replace(/\s+/g, ' ').trim() };
}

/** The corner of the header row lends its words: "Year ended December 31," beside "2024". */
function columnPeriod(header: string, corner: string, around: Surroundings): Worked | null {
  const own = workOut(header, around);
  const needs = mentionsIn(header).every((m) => m.form === 'year' || m.form === 'day of year');
  if (corner && needs && mentionsIn(header).length > 0 && (spanIn(corner) || mentionsIn(corner).length > 0)) {
    const joined = workOut(`${corner} ${header}`, around);
    if (joined) return { ...joined, label: header };
  }
  return own;
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
  const { layout, table } = headed(place.placed);
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

function cornerOf(place: Place): string {
  const { layout, table } = headed(place.placed);
  return layout.roles
    .flatMap((role, r) => (role === 'header' ? [table.rows[r]?.cells[0]?.text ?? ''] : []))
    .join(' ')
    .replace(/\s+/g, ' ')
    .trim();
}

/** The part of a continued table that has the header. */
function headed(placed: Placed): Placed {
  return placed.continues ? headed(placed.continues) : placed;
}

/** A label that is a period and nothing else ("2022-23"), or that dates a balance ("Balance as at April 1, 2023"). */
function rowPeriod(
  label: string,
  around: Surroundings,
): { readonly worked: Worked; readonly explicit: boolean } | null {
  const text = label.replace(/\((?:[a-z]|\d{1,2})\)/g, ' ');
  const mentions = mentionsIn(text);
  if (mentions.length === 0) return null;
  const worked = workOut(text, around);
  if (!worked) return null;
  const first = mentions[0];
  const end = mentions[mentions.length - 1]?.end ?? 0;
  const beside = `${text.slice(0, first?.start ?? 0)} ${text.slice(end)}`.replace(
    /\b(?:as|at|on|of|the|for|year|years|quarter|half|nine|three|six|months?|ended|ending|fiscal|financial|fy|balance|closing|opening|to|audited|unaudited|restated|revised|budget|actuals?|estimates?|re|be|total)\b|[^\p{L}]+/giu,
    ' ',
  );
  if (beside.trim() === '') return { worked, explicit: first?.form === 'day' };
  if (/\bbalances?\b|^\W*as (?:at|on|of)\b/i.test(text) && first?.form === 'day')
    return { worked, explicit: true };
  return null;
}

/** "1 April 2023 | Cash flow | 31 March 2024": a movement between two dated columns belongs to the span that ends at the right one. */
function betweenColumns(place: Place, around: Surroundings): Period | null {
  const left = datedColumn(place, -1, around);
  const right = datedColumn(place, 1, around);
  return left && right ? spanBetween(left, right, 'column') : null;
}

function datedColumn(place: Place, step: 1 | -1, around: Surroundings): Dated | null {
  const { table } = headed(place.placed);
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

interface Dated {
  readonly worked: Worked;
  readonly line: number;
  readonly text: string;
}

function spanBetween(from: Dated, to: Dated, source: Source): Period | null {
  if (!from.worked.end || !to.worked.end || from.worked.end >= to.worked.end) return null;
  const months = (Date.parse(to.worked.end) - Date.parse(from.worked.end)) / (30.4 * 86_400_000);
  const span = months > 11 && months < 13 ? 'year' : 'other';
  const start = span === 'year' ? dayAfterClose(from.worked.end, to.worked.end) : null;
  const label = `${from.text} to ${to.text}`;
  return periodOf({ label, span, start, end: to.worked.end }, source, to.line, to.text);
}

/** The first day of a year that ends on `end`: the opening balance is of that day, or of the evening before. */
function dayAfterClose(opening: string, end: string): string | null {
  const next = (date: string, days: number) =>
    new Date(Date.parse(date) + days * 86_400_000).toISOString().slice(0, 10);
  if (opening.slice(5) === end.slice(5)) return next(opening, 1);
  return next(opening, -1).slice(5) === end.slice(5) ? opening : null;
}

/** Movements between two dated balances belong to the span that ends at the lower one. */
function rollForward(place: Place, around: Surroundings): Period | null {
  const above = datedRow(place, -1, around);
  const below = datedRow(place, 1, around);
  if (above && below) return spanBetween(above, below, 'row');
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
    'row',
    opening.line,
    opening.text,
  );
}

/** The nearest row in a direction whose label dates a balance. */
function datedRow(place: Place, step: 1 | -1, around: Surroundings): Dated | null {
  const { layout, table } = place.placed;
  for (let r = place.row + step; r >= 0 && r < layout.roles.length; r += step) {
    const cell = table.rows[r]?.cells.find((c) => c && c.text.trim() !== '');
    const text = cell?.text.replace(/\s+/g, ' ').trim() ?? '';
    const found = cell && layout.roles[r] === 'data' ? rowPeriod(text, around) : null;
    if (cell && found?.explicit) return { worked: found.worked, line: cell.line, text };
  }
  return null;
}

/** "2023-24 | 82.80 | 2023 | 82.61": a second year stands between the label and the figure, and which is meant is not told. */
function hasYearBetween(place: Place): boolean {
  const contents = place.placed.layout.contents[place.row] ?? [];
  return contents.slice(1, place.column - 1).some((c) => c.kind === 'year');
}

/** A full-width row inside the table that is a period: "As at 31 March 2024". */
function subheadPeriod(place: Place, around: Surroundings): Period | null {
  const { layout, table } = place.placed;
  for (let r = place.row - 1; r >= 0; r -= 1) {
    if (layout.roles[r] !== 'span') continue;
    const cell = table.rows[r]?.cells.find((c) => c && c.text.trim() !== '');
    const text = cell?.text.replace(/\s+/g, ' ') ?? '';
    if (!cell || mentionsIn(text).length === 0) continue;
    // the nearest sub-head that speaks of time decides: "Development 2022" ends "As at 1 January 2022"
    const worked = rowPeriod(text, around)?.worked ?? (text.length < 60 ? workOut(text, around) : null);
    return worked ? periodOf(worked, 'table', cell.line, text) : null;
  }
  return null;
}

/** True when another column of the table is dated: then an undated one has no period of its own. */
function hasDatedColumns(place: Place): boolean {
  const { layout, table } = headed(place.placed);
  return layout.roles.some(
    (role, r) =>
      role === 'header' &&
      (table.rows[r]?.cells.some(
        (c, i) => i > 0 && c !== undefined && mentionsIn(c.text).length > 0 && !CHANGE.test(c.text),
      ) ??
        false),
  );
}

/** A line of text above a table without header: "Years ended 31 December 2024 2023" over two columns of figures. */
function headerLineAbove(place: Place, around: Surroundings): Period | null {
  const part = headed(place.placed);
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
    const on = mentionsIn(line.text).find((m) => m.form === 'day of year');
    const lead = line.text.slice(0, mentions[0]?.start ?? 0);
    const worked = workOut(`${on ? '' : lead} ${mention.text}`.trim(), withTitle(around, line.text));
    return worked ? periodOf({ ...worked, label: mention.text }, 'table', line.line, line.text) : null;
  }
  return null;
}

function shiftTo(from: Placed, to: Placed): number {
  return from === to || !from.continues ? 0 : from.shift + shiftTo(from.continues, to);
}

function titlePeriod(text: string, around: Surroundings): Worked | 'several' | null {
  const mentions = mentionsIn(text);
  if (mentions.length === 0) return null;
  const worked = workOut(text, around);
  if (worked) return worked.end || mentions.length === 1 ? worked : null;
  return mentions.filter((m) => m.form !== 'day of year').length > 1 ? 'several' : null;
}

/** What titles a table, nearest first: rows at its top, short lines above it, headings around it. */
function titlesOf(document: Document, place: Place): readonly Title[] {
  const part = headed(place.placed);
  const known = titlesKnown.get(part);
  if (known) return known;
  const rows: Title[] = part.layout.roles.slice(0, part.layout.firstData).flatMap((role, r): Title[] => {
    const cells = part.table.rows[r]?.cells ?? [];
    // of a header row only the corner speaks for the table: "1st April 2024" over the first column of figures does not
    const cell = role === 'header' ? cells[0] : cells.find((c) => c && c.text.trim() !== '');
    return cell && cell.text.trim() !== '' && (role === 'span' || role === 'header')
      ? [{ line: cell.line, text: cell.text.replace(/\s+/g, ' '), source: 'table' }]
      : [];
  });
  const lines: Title[] = [];
  for (const above of part.above) {
    if (above.kind === 'prose' && lines.length > 0) break;
    if (above.kind === 'prose' && !/:$/.test(above.text)) continue;
    lines.push({
      line: above.line,
      text: above.text,
      source: above.kind === 'heading' ? 'section' : 'table',
    });
    if (lines.length >= 8) break;
  }
  const sections = sectionTitles(document, part.table.line)
    .filter((s) => !lines.some((l) => l.line === s.line))
    .map((s): Title => ({ ...s, source: 'section' }));
  const titles = [...rows.reverse(), ...lines, ...sections];
  titlesKnown.set(part, titles);
  return titles;
}

const titlesKnown = new WeakMap<Placed, readonly Title[]>();
const aroundKnown = new WeakMap<Placed, Surroundings>();

/** What the titles of a table tell of its dates; the same for all its figures. */
function aroundOf(document: Document, place: Place, titles: readonly Title[]): Surroundings {
  const part = headed(place.placed);
  const held = aroundKnown.get(part);
  if (held) return held;
  const around = surroundingsOf(
    document,
    titles.map((t) => t.text),
  );
  aroundKnown.set(part, around);
  return around;
}
