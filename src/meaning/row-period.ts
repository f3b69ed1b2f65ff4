import type { Period, Source } from './answer.js';
import { mentionsIn } from './period-words.js';
import type { Place } from './place.js';
import type { Surroundings, Worked } from './resolve-period.js';
import { workOut } from './resolve-period.js';

/** A period with where it stands. */
export function periodOf(worked: Worked, source: Source, line: number, text: string): Period {
  return { ...worked, source, line, text: text.replace(/\s+/g, ' ').trim() };
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

/** The nearest row in a direction whose label dates a balance. */
export function datedRow(place: Place, step: 1 | -1, around: Surroundings): Dated | null {
  const { layout, table } = place.placed;
  for (let r = place.row + step; r >= 0 && r < layout.roles.length; r += step) {
    const cell = table.rows[r]?.cells.find((c) => c && c.text.trim() !== '');
    const text = cell?.text.replace(/\s+/g, ' ').trim() ?? '';
    const found = cell && layout.roles[r] === 'data' ? rowPeriod(text, around) : null;
    if (cell && found?.explicit) return { worked: found.worked, line: cell.line, text };
  }
  return null;
}

/** A full-width row inside the table that is a period: "As at 31 March 2024". */
export function subheadPeriod(place: Place, around: Surroundings): Period | null {
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

/** "2023-24 | 82.80 | 2023 | 82.61": a second year stands between the label and the figure, and which is meant is not told. */
export function hasYearBetween(place: Place): boolean {
  const contents = place.placed.layout.contents[place.row] ?? [];
  return contents.slice(1, place.column - 1).some((c) => c.kind === 'year');
}
