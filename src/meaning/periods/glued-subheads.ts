import { remembered } from '../../document/remember.js';
import type { Layout } from '../../tables/layout.js';
import type { Place } from '../places/place.js';
import { mentionsIn } from './period-words.js';

/** The label of a row that a converter joined with the sub-head of the rows below it. */
interface Glued {
  /** What is left for the row itself: "Total". */
  readonly label: string;
  /** What dates the rows below: "Previous Year". */
  readonly subhead: string;
}

const TOTAL = /^\W*((?:(?:grand|sub)[\s-]*)?total)\b\W*(?:as (?:at|on|of)|(?:for the )?year ended)?\W*$/i;

/**
 * "Total Previous Year | 1,204" between two blocks of rows of the same names: the total is that of the rows above, and
 * the sub-head is that of the rows below. Where no such rows follow, it is the total of the previous year.
 */
export function gluedSubhead(layout: Layout, row: number): Glued | null {
  return gluedRows(layout, null).get(row) ?? null;
}

/** The label of a place without the sub-head of the rows below. */
export function withoutSubhead<L extends { readonly text: string }>(place: Place, label: L): L {
  const glued = gluedSubhead(place.placed.layout, place.row);
  return glued ? { ...label, text: glued.label } : label;
}

const gluedRows = remembered((layout: Layout, _key: null): ReadonlyMap<number, Glued> => {
  const found = new Map<number, Glued>();
  const rows = layout.roles.flatMap((role, row) => (role === 'data' ? [row] : []));
  for (const [i, row] of rows.entries()) {
    const text = labelOf(layout, row);
    const [only, ...others] = text.length < LONGEST ? mentionsIn(text) : [];
    const total = only && TOTAL.exec(text.slice(0, only.start))?.[1];
    if (!only || !total || others.length > 0 || /\S/.test(text.slice(only.end))) continue;
    const next = nameOf(layout, rows[i + 1]);
    if (next === '' || !rows.slice(0, i).some((above) => nameOf(layout, above) === next)) continue;
    found.set(row, { label: total, subhead: text.slice(only.start) });
  }
  return found;
});

/** "Grand total for the year ended 31 March 2024", and a word more. */
const LONGEST = 60;

function labelOf({ table, labels }: Layout, row: number): string {
  const cells = table.rows[row]?.cells.slice(0, labels) ?? [];
  const label = cells.find((c) => c && /\p{L}{2}/u.test(c.text));
  return label?.text.replace(/\s+/g, ' ').trim() ?? '';
}

/** What a row is named, marks and brackets left out. */
function nameOf(layout: Layout, row: number | undefined): string {
  return row === undefined
    ? ''
    : labelOf(layout, row)
        .toLowerCase()
        .replace(/[^\p{L}\d]+/gu, ' ')
        .trim();
}
