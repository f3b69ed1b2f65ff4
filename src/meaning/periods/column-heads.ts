import { remembered } from '../../document/remember.js';
import { isAge } from '../../tables/ageing.js';
import type { Head } from '../../tables/layout.js';
import { headerText } from '../places/place.js';
import type { Placed } from '../places/scope.js';
import type { Cited } from '../verdict.js';
import { mentionsIn } from './period-words.js';
import { isPeriodAlone } from './row-period.js';
import { withoutName } from './year-names.js';

// a column of change has no period of its own, even when its header names two years
const CHANGE =
  /\b(?:change|growth|variance|variation|yoy|y-o-y|qoq|cagr|inc(?:rease)?\.?\s*\/?\s*\(?\s*dec(?:rease)?\)?|veränderung)\b|\bincrease\s*\(\+\)|%\s*(?:of|to)\s|\bas (?:a )?(?:%|per ?cent)|\bin %$|^[+±]?\/?-?\s*%$|\bA ?in ?%/i;

/** True for the head of a column of change. */
export function namesChange(header: string): boolean {
  return CHANGE.test(header) && !/\b(?:ended|as at|as on|during)\b/i.test(header);
}

/** What the heads over a column say; its figures share them. */
export const headingOf = remembered(
  (heads: readonly Head[], _key: null): { readonly head: Cited | null; readonly isChange: boolean } => {
    // "Less than 6 months" under a date is no half year
    const text = headerText(
      heads
        .filter((h) => !isAge(h.cell.text))
        .map((h) => ({ ...h, cell: { ...h.cell, text: withoutName(h.cell.text) } })),
    );
    if (!text) return { head: null, isChange: false };
    const head = { rule: 'column header', line: lineOf(heads), text } as const;
    return { head, isChange: namesChange(text) && !isDatedUnder(heads) };
  },
);

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

/** True when another column of the table is dated: then an undated one has no period of its own. */
export const hasDatedColumns = remembered((placed: Placed, _key: null): boolean => {
  const { layout, table } = placed.headed;
  return layout.roles.some(
    (role, r) =>
      role === 'header' &&
      (table.rows[r]?.cells.some(
        (c, i) =>
          i > 0 && c !== undefined && mentionsIn(withoutName(c.text)).length > 0 && !CHANGE.test(c.text),
      ) ??
        false),
  );
});
