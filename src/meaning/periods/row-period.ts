import { remembered } from '../../document/remember.js';
import { isAge } from '../../tables/ageing.js';
import type { Period } from '../answer.js';
import type { Place } from '../places/place.js';
import { inPartBefore } from '../places/place.js';
import type { Placed } from '../places/scope.js';
import type { RuleName } from '../rules.js';
import { RULES } from '../rules.js';
import { isRestOfDate, withRestOfDate } from './cut-labels.js';
import { gluedSubhead } from './glued-subheads.js';
import type { Mention } from './period-words.js';
import { mentionsIn } from './period-words.js';
import type { Surroundings, Worked } from './resolve-period.js';
import { workOut } from './resolve-period.js';

/** A period with where it stands. */
export function periodOf(worked: Worked, rule: RuleName, line: number, text: string): Period {
  const { label, span, start, end, also } = worked;
  const { source } = RULES[rule];
  const period = { label, span, start, end, source, rule, line, text: text.replace(/\s+/g, ' ').trim() };
  return also?.some((a) => a.line !== line)
    ? { ...period, also: also.filter((a) => a.line !== line) }
    : period;
}

/** A row or column whose words date a balance. */
export interface Dated {
  readonly worked: Worked;
  readonly line: number;
  readonly text: string;
}

/** A label that is a period and nothing else ("2022-23"), or that dates a balance ("Balance as at April 1, 2023"). */
export function rowPeriod(
  label: string,
  around: Surroundings,
): { readonly worked: Worked; readonly explicit: boolean } | null {
  const text = label.replace(/\((?:[a-z]|\d{1,2})\)/g, ' ');
  const mentions = mentionsIn(text);
  if (mentions.length === 0) return null;
  const worked = workOut(text, around);
  if (!worked) return null;
  const first = mentions[0];
  if (besideTime(text, mentions) === '') return { worked, explicit: first?.form === 'day' };
  const end = mentions[mentions.length - 1]?.end ?? 0;
  if (first?.form === 'day' && (BALANCE.test(text) || isDatedAtEnd(text, first.start, end)))
    return { worked, explicit: true };
  return null;
}

const BALANCE = /\bbalances?\b|^\W*(?:as ?(?:at|on|of)(?![a-z])|(?:stand|saldo|zum)\b)/i;

/** "Units outstanding as of December 31, 2024", "Goodwill - January 1, 2024": the date ends the label of a balance. */
function isDatedAtEnd(label: string, from: number, to: number): boolean {
  return (
    /(?:\b(?:as ?(?:at|on|of)|zum|per|au|al)|\s[-–—]|\b(?:outstanding|unvested|exercisable))\s*$/i.test(
      label.slice(0, from),
    ) && /^\W*$/.test(label.slice(to))
  );
}

/** True when a text names a time and says nothing else: "31 March 2024 (Audited)", "Apr-Nov 2021". */
export function isPeriodAlone(text: string): boolean {
  const mentions = mentionsIn(text);
  return mentions.length > 0 && besideTime(text, mentions) === '';
}

/** What a text says beside the times that it mentions, the words that go with a time left out. */
function besideTime(text: string, mentions: readonly Mention[]): string {
  const end = mentions[mentions.length - 1]?.end ?? 0;
  return `${text.slice(0, mentions[0]?.start ?? 0)} ${text.slice(end)}`
    .replace(
      /\b(?:as|at|on|of|the|for|year|years|quarter|half|nine|three|six|months?|ended|ending|fiscal|financial|fy|balance|closing|opening|to|audited|unaudited|restated|revised|budget|actuals?|estimates?|re|be|total)\b|[^\p{L}]+/giu,
      ' ',
    )
    .trim();
}

/** The nearest row in a direction whose label dates a balance. */
export function datedRow(place: Place, step: 1 | -1, around: Surroundings): Dated | null {
  const rows = datedRows(place.placed, around);
  if (step > 0) return rows.find(({ row }) => row > place.row)?.dated ?? null;
  const found = rows.findLast(({ row }) => row < place.row);
  const before = found ? null : place.placed.partBefore;
  return found?.dated ?? (before && datedRow(inPartBefore(place, before), step, around));
}

/** The rows of a table whose labels date balances, from the top. */
const datedRows = remembered(
  (placed: Placed, around: Surroundings): readonly { readonly row: number; readonly dated: Dated }[] =>
    placed.layout.roles.flatMap((role, row) => {
      const cell =
        role === 'data'
          ? placed.table.rows[row]?.cells
              .slice(placed.layout.labels - 1)
              .find((c) => c && c.text.trim() !== '')
          : undefined;
      const printed = cell?.text.replace(/\s+/g, ' ').trim() ?? '';
      const text = withRestOfDate(placed.layout, row, printed);
      const found = cell ? rowPeriod(text, around) : null;
      return cell && found?.explicit && !swallowsRow(text) && !gluedSubhead(placed.layout, row)
        ? [{ row, dated: { worked: found.worked, line: cell.line, text } }]
        : [];
    }),
);

/**
 * A full-width row inside the table that is a period: "As at 31 March 2024". Of a table that goes on, so is a line alone
 * between its parts, and what ruled the end of the part before holds on.
 */
export function subheadPeriod(place: Place, around: Surroundings): Period | null {
  const { placed, row: at } = place;
  const { layout } = placed;
  // a row above the header titles the table: "BALANCE SHEET AS AT 31 MARCH 2024" over two dated columns
  const header = layout.roles.slice(0, layout.firstData).lastIndexOf('header');
  const inside = subheads(placed, around).findLast(({ row }) => row > header && row < at);
  const before = inside ? null : placed.partBefore;
  if (!before) return inside?.period ?? null;
  return lineBetween(placed, around) ?? subheadPeriod(inPartBefore(place, before), around);
}

function lineBetween({ above }: Placed, around: Surroundings): Period | null {
  const line = above.find((l) => isPeriodAlone(l.text));
  const worked = line ? workOut(line.text, around) : null;
  return line && worked ? periodOf(worked, 'line above', line.line, line.text) : null;
}

/** "As at March 31, 2024 Not due | - | 12": the converter set the sub-head of a table of ages and its first row in one cell. */
function swallowsRow(text: string): boolean {
  const [date, ...others] = /^as ?(?:at|on|of)(?![a-z])/i.test(text) ? mentionsIn(text) : [];
  const rest = text.slice(date?.end).trim();
  return (
    date?.form === 'day' &&
    others.length === 0 &&
    (isAge(rest) || /^(?:not (?:yet )?due|unbilled)\b/i.test(rest))
  );
}

/** The full-width rows of a table that speak of time; the nearest decides: "Development 2022" ends "As at 1 January 2022". */
const subheads = remembered(
  (
    placed: Placed,
    around: Surroundings,
  ): readonly { readonly row: number; readonly period: Period | null }[] =>
    placed.layout.roles.flatMap((role, row) => {
      const cell = placed.table.rows[row]?.cells.find((c) => c && c.text.trim() !== '');
      const glued = gluedSubhead(placed.layout, row);
      const text = glued?.subhead ?? cell?.text.replace(/\s+/g, ' ').trim() ?? '';
      const isOne =
        (role === 'span' && !isRestOfDate(text)) || glued || (role === 'data' && swallowsRow(text));
      if (!cell || !isOne || mentionsIn(text).length === 0) return [];
      const worked = rowPeriod(text, around)?.worked ?? (text.length < 60 ? workOut(text, around) : null);
      return [{ row, period: worked ? periodOf(worked, 'spanning row', cell.line, text) : null }];
    }),
);

/** "2023-24 | 82.80 | 2023 | 82.61": a second year stands between the label and the figure, and which is meant is not told. */
export function hasYearBetween(place: Place): boolean {
  const contents = place.placed.layout.contents[place.row] ?? [];
  return contents.slice(1, place.column - 1).some((c) => c.kind === 'year');
}

/** "As at 31 March 2024 Charge for the year | 4,089 2,033": two rows in one, and the date is that of the first. */
export function labelsTwoRows({ placed, row, column }: Place, label: string): boolean {
  const content = placed.layout.contents[row]?.[column - 1];
  if (content?.kind !== 'figures' || content.figures.length < 2) return false;
  const day = mentionsIn(label).findLast((m) => m.form === 'day');
  return day !== undefined && /^\W*\p{Lu}\p{L}+\s\p{L}/u.test(label.slice(day.end));
}

const IN_BRACKETS = /\(([^()]*)\)\s*$/;

/** "Pakistan (March 2023)": the brackets at the end of the label date the row, where they do so in row after row. */
export function bracketPeriod(
  place: Place,
  label: { readonly text: string; readonly line: number } | null,
  around: Surroundings,
): Period | null {
  const inner = IN_BRACKETS.exec(label?.text ?? '')?.[1] ?? '';
  if (!label || !isPeriodAlone(inner) || datedLabels(place.placed, null) < 3) return null;
  const worked = workOut(inner, around);
  return worked ? periodOf(worked, 'row label', label.line, label.text) : null;
}

const datedLabels = remembered(
  ({ table, layout }: Placed, _key: null): number =>
    table.rows.filter((row) =>
      isPeriodAlone(IN_BRACKETS.exec(row.cells[layout.labels - 1]?.text ?? '')?.[1] ?? ''),
    ).length,
);
