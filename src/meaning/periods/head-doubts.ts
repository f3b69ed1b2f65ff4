import { remembered } from '../../document/remember.js';
import type { Head, Layout } from '../../tables/layout.js';
import type { Span } from '../answer.js';
import type { Place } from '../places/place.js';
import { headerText, headsAt, isWide } from '../places/place.js';
import { mentionsIn, spanIn } from './period-words.js';
import type { Surroundings, Worked } from './resolve-period.js';
import { workOut } from './resolve-period.js';

/** A column of figures with the period that its own head tells. */
interface Sister {
  readonly column: number;
  readonly header: string;
  readonly worked: Worked;
  /** The grid column of the head nearest to the figures: neighbours may share one. */
  readonly head: number;
}

/** What the other heads make of a period: nothing, another one, or a doubt. */
type Verdict = Worked | 'kept' | 'doubted';

const PARTS: readonly Span[] = ['quarter', 'half', 'nine months', 'year'];

/**
 * What the heads of all columns leave of the period of one. A converter writes heads over the wrong columns, repeats
 * them and misreads their digits: where the heads of a table contradict each other the dates are trusted, or none is.
 */
export function settleHead(
  worked: Worked,
  header: string,
  place: Place,
  around: Surroundings,
): Worked | null {
  if (isWide(place)) return worked;
  const sisters = sistersOf(place, around);
  const own = { column: place.column, header, worked, head: headColumn(headsAt(place)) };
  if (isRepeated(own, sisters, place)) return null;
  const opening = sisters.some((s) => isBareDay(s.header) && isOpening(s.worked.end, around));
  if (opening && isBareDay(header)) return { ...worked, span: 'instant', start: null };
  for (const verdict of [ofQuarters(own, sisters, around), ofTwo(own, sisters, place)]) {
    if (verdict === 'doubted') return null;
    if (verdict !== 'kept') return verdict;
  }
  return worked;
}

function sistersOf(place: Place, around: Surroundings): readonly Sister[] {
  const { layout, table } = place.placed.headed;
  const found: Sister[] = [];
  for (let column = 2; column <= table.columns; column += 1) {
    const heads = headsAt({ ...place, column });
    const sister = heads.length > 0 && filled(layout, column).length > 0 ? sisterUnder(heads, around) : null;
    if (sister) found.push({ ...sister, column });
  }
  return found;
}

/** What heads make of the columns under them, which all ask it of each other. */
const sisterUnder = remembered(
  (heads: readonly Head[], around: Surroundings): Omit<Sister, 'column'> | null => {
    const header = headerText(heads);
    const worked = header && workOut(header, around);
    return header && worked && !/%|\bchange\b|\bgrowth\b/i.test(header)
      ? { header, worked, head: headColumn(heads) }
      : null;
  },
);

function headColumn(heads: readonly Head[]): number {
  return heads[heads.length - 1]?.cell.column ?? 0;
}

/** The data rows that hold a figure in a column. */
const filled = remembered((layout: Layout, column: number): readonly number[] =>
  layout.roles.flatMap((role, r) =>
    role === 'data' && layout.contents[r]?.[column - 1]?.kind === 'figures' ? [r] : [],
  ),
);

/**
 * "31 March 2024 | 31 March 2024" over the two columns of a table, and nothing that tells them apart; or a head that a
 * row of others repeats out of turn: one of the two is misread.
 */
function isRepeated(own: Sister, sisters: readonly Sister[], place: Place): boolean {
  const same = sisters.filter(
    (s) =>
      s.head !== own.head &&
      s.worked.end === own.worked.end &&
      (own.worked.end !== null || s.header === own.header) &&
      s.worked.span === own.worked.span &&
      wordsBeside(s.header) === wordsBeside(own.header),
  );
  const [other] = same;
  if (!other || same.length > 1) return false;
  if (sisters.length === 2) {
    const { layout } = place.placed.headed;
    const rows = new Set(filled(layout, own.column));
    return filled(layout, other.column).filter((r) => rows.has(r)).length > 1;
  }
  const single = sisters.filter((s) => sisters.filter((t) => t.header === s.header).length === 1);
  const ofPart = spanIn(own.header) !== null && mentionsIn(own.header).some((m) => m.form === 'day');
  return ofPart && other.header === own.header && other.column < own.column - 1 && single.length > 1;
}

/** What a head says beside its date and span. */
function wordsBeside(header: string): string {
  let text = header;
  for (const m of [...mentionsIn(header)].reverse()) text = `${text.slice(0, m.start)} ${text.slice(m.end)}`;
  return text
    .replace(
      /\b(?:as|at|on|of|for|the|years?|quarter|months?|period|ended|ending|three|six|nine|twelve)\b|[^\p{L}%₹$€£]+/giu,
      ' ',
    )
    .trim()
    .toLowerCase();
}

function isBareDay(header: string): boolean {
  const mentions = mentionsIn(header);
  return mentions.length === 1 && mentions[0]?.form === 'day' && spanIn(header) === null;
}

/** The first day of a fiscal year: a balance that the year opens with. */
function isOpening(day: string | null, around: Surroundings): boolean {
  const on = around.years.endsOn;
  // a year of weeks ends a day earlier or later than the one before: such a day opens nothing
  if (!day || !on || around.years.floating) return false;
  const before = new Date(Date.parse(day) - 86_400_000);
  return before.getUTCMonth() + 1 === on.month && before.getUTCDate() === on.day;
}

/** In a table of quarters a date that ends none is misread, and a year ends with the fiscal year or was a quarter. */
function ofQuarters(own: Sister, sisters: readonly Sister[], around: Surroundings): Verdict {
  const { worked } = own;
  const on = around.years.endsOn;
  if (!on || around.years.floating || !worked.end || !PARTS.includes(worked.span)) return 'kept';
  if (!sisters.some((s) => s.worked.span === 'quarter')) return 'kept';
  const months = (Number(worked.end.slice(5, 7)) - on.month + 12) % 12;
  if (months % 3 !== 0) return 'doubted';
  if (worked.span !== 'year' || months === 0) return 'kept';
  const others = new Set(sisters.filter((s) => s.column !== own.column).map((s) => s.worked.span));
  return others.size === 1 && others.has('quarter') ? { ...worked, ...quarterTo(worked.end) } : 'doubted';
}

function quarterTo(end: string): { readonly span: Span; readonly start: string } {
  const [year = 0, month = 1] = end.split('-').map(Number);
  return { span: 'quarter', start: new Date(Date.UTC(year, month - 3, 1)).toISOString().slice(0, 10) };
}

/**
 * "Three months ended September 30, 2025 | Six months ended September 30, 2024": two columns to compare are of one
 * length; a head of growth may tell which ("Growth Q2 26 over Q2 25").
 */
function ofTwo(own: Sister, sisters: readonly Sister[], place: Place): Verdict {
  const other = sisters.find((s) => s.column !== own.column);
  if (sisters.length !== 2 || !other?.worked.end || !own.worked.end) return 'kept';
  const spans = [own.worked.span, other.worked.span];
  if (spans[0] === spans[1] || !spans.every((s) => PARTS.includes(s))) return 'kept';
  const years = Number(own.worked.end.slice(0, 4)) - Number(other.worked.end.slice(0, 4));
  if (own.worked.end.slice(5) !== other.worked.end.slice(5) || Math.abs(years) !== 1) return 'kept';
  const { layout, table } = place.placed.headed;
  const heads = table.rows.flatMap((row, r) => (layout.roles[r] === 'header' ? row.printed : []));
  const quarters = heads.some((c) => /\bQ\s?[1-4]\b.*\b(?:over|vs|on)\b.*\bQ\s?[1-4]\b/i.test(c.text));
  return quarters ? { ...own.worked, ...quarterTo(own.worked.end) } : 'doubted';
}
