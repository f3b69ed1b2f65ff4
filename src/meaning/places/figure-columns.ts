import { remembered } from '../../document/remember.js';
import type { Layout } from '../../tables/layout.js';
import type { Place } from './place.js';
import { isColumnOfNotes } from './reference-column.js';
import type { Placed } from './scope.js';

/** The columns that hold figures or nil marks in a third of the rows of figures. */
export const figureColumns = remembered((layout: Layout, _key: null): readonly number[] => {
  const rows = layout.contents.filter(
    (contents, r) => layout.roles[r] === 'data' && contents.some((c) => c.kind === 'figures'),
  );
  return Array.from({ length: layout.table.columns }, (_, i) => i + 1).filter((column) => {
    const held = rows.filter((row) => {
      const kind = row[column - 1]?.kind;
      return kind === 'figures' || kind === 'nil';
    });
    return held.length * 3 >= rows.length && held.length > 0;
  });
});

/** Those behind the first that hold no numbers of notes. */
export const amountColumns = remembered((layout: Layout, _key: null): readonly number[] =>
  figureColumns(layout, null).filter((c) => c > 1 && !isColumnOfNotes(layout, c)),
);

/** Columns to add to a column of a part of a table to find its place in an earlier part. */
export function shiftTo(from: Placed, to: Placed): number {
  return from === to || !from.continues ? 0 : from.shift + shiftTo(from.continues, to);
}

/**
 * Which of the entries of its row a place holds, where a converter set nil marks beside their column ("1.58 | | -" under
 * "71.38 | 10.87 |"), so that no row fills all columns. `'placed'` where one does, and each column is one; null where the
 * row has fewer entries than the fullest.
 */
export function entryOf({
  placed,
  row,
  column,
}: Place): { readonly at: number; readonly of: number } | 'placed' | null {
  const part = placed.headed;
  const columns = amountColumns(part.layout, null);
  const most = mostEntries(part.layout, null);
  if (most < 2 || most >= columns.length) return 'placed';
  const entries = entriesIn(placed.layout, row);
  const at = entries.indexOf(column);
  return at >= 0 && entries.length === most ? { at, of: most } : null;
}

/** The columns of a row that hold figures or nil marks, notes left out. */
function entriesIn(layout: Layout, row: number): readonly number[] {
  return (layout.contents[row] ?? []).flatMap(({ kind }, i) =>
    i > 0 && (kind === 'figures' || kind === 'nil') && !isColumnOfNotes(layout, i + 1) ? [i + 1] : [],
  );
}

/** How many entries the fullest row has. */
const mostEntries = remembered((layout: Layout, _key: null): number =>
  Math.max(0, ...layout.roles.map((role, r) => (role === 'data' ? entriesIn(layout, r).length : 0))),
);

/** True for a cell that holds several figures side by side in a row that has none in its other cells. */
export function isCrowded({ placed, row, column }: Place): boolean {
  const contents = placed.layout.contents[row] ?? [];
  const here = contents[column - 1];
  const text = placed.table.rows[row]?.cells[column - 1]?.text ?? '';
  return (
    here?.kind === 'figures' &&
    here.figures.length > 1 &&
    !text.includes('\n') &&
    figureColumns(placed.headed.layout, null).filter((c) => c > 1).length > 1 &&
    contents.every((c, i) => i === 0 || i === column - 1 || c.kind !== 'figures')
  );
}
