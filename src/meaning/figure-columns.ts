import { remembered } from '../document/remember.js';
import type { Layout } from '../tables/layout.js';
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

/** Columns to add to a column of a part of a table to find its place in an earlier part. */
export function shiftTo(from: Placed, to: Placed): number {
  return from === to || !from.continues ? 0 : from.shift + shiftTo(from.continues, to);
}
