import type { Document } from '../document/document.js';
import { remembered } from '../document/remember.js';
import type { Head } from '../tables/layout.js';
import type { Period } from './answer.js';
import { columnPeriod, headerLineAbove } from './column-period.js';
import { lostItsSister } from './lost-heads.js';
import { betweenColumns, rollForward } from './movements.js';
import { mentionsIn } from './period-words.js';
import type { Place } from './place.js';
import { headerText, headsAt } from './place.js';
import type { Surroundings } from './resolve-period.js';
import { workOut } from './resolve-period.js';
import { datedRow, hasYearBetween, isPeriodAlone, periodOf, rowPeriod, subheadPeriod } from './row-period.js';
import type { Placed } from './scope.js';
import { aroundOf, titlesOf } from './titles.js';

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
  const around = aroundOf(document, place.placed);
  if (
    header &&
    CHANGE.test(header) &&
    !/\b(?:ended|as at|as on|during)\b/i.test(header) &&
    !isDatedUnder(heads)
  )
    return betweenColumns(place, around);
  const column = header && !lostItsSister(place) ? columnPeriod(header, place, around) : null;
  const row = label ? rowPeriod(label.text, around) : null;
  if (row && label && (!column || (row.explicit && column.span !== 'instant')))
    return hasYearBetween(place) ? null : periodOf(row.worked, 'row', label.line, label.text);
  if (column) return periodOf(column, 'column', lineOf(heads), column.label);
  return (
    headerLineAbove(place, around) ??
    betweenColumns(place, around) ??
    rollForward(place, around) ??
    subheadPeriod(place, around) ??
    titlePeriod(document, place, header, around)
  );
}

/** "YoY growth (per cent)" over "April-November 2021 | April-November 2022": each change is that of a period. */
function isDatedUnder(heads: readonly Head[]): boolean {
  const change = heads.findIndex((h) => CHANGE.test(h.cell.text.replace(/\s+/g, ' ')));
  return heads.slice(change + 1).some((h) => isPeriodAlone(h.cell.text));
}

/** The header cell that speaks of time, nearest to the figures. */
function lineOf(heads: readonly Head[]): number {
  const nearest = [...heads].reverse();
  return (nearest.find((h) => mentionsIn(h.cell.text).length > 0) ?? nearest[0])?.cell.line ?? 0;
}

/** The period of the nearest title that tells one, where nothing nearer says or denies it. */
function titlePeriod(
  document: Document,
  place: Place,
  header: string | null,
  around: Surroundings,
): Period | null {
  if (header && mentionsIn(header).length > 1) return null;
  if (hasDatedColumns(place.placed, null) || datedRow(place, -1, around) || datedRow(place, 1, around))
    return null;
  for (const title of titlesOf(document, place.placed)) {
    const mentions = mentionsIn(title.text);
    const worked = mentions.length > 0 ? workOut(title.text, around) : null;
    if (worked && (worked.end || mentions.length === 1))
      return periodOf(worked, title.source, title.line, title.text);
    // "as of March 31, 2025 and 2024": which of the two is not told
    if (!worked && mentions.filter((m) => m.form !== 'day of year').length > 1) return null;
  }
  return null;
}

/** True when another column of the table is dated: then an undated one has no period of its own. */
const hasDatedColumns = remembered((placed: Placed, _key: null): boolean => {
  const { layout, table } = placed.headed;
  return layout.roles.some(
    (role, r) =>
      role === 'header' &&
      (table.rows[r]?.cells.some(
        (c, i) => i > 0 && c !== undefined && mentionsIn(c.text).length > 0 && !CHANGE.test(c.text),
      ) ??
        false),
  );
});
