import { remembered } from '../../document/remember.js';
import type { Printed } from '../../figures/printed.js';
import type { Layout } from '../../tables/layout.js';
import { totalsOf } from '../../tables/totals/totals.js';

/** A total that is right only when the sign of one figure above it is turned. */
export interface LostSign {
  readonly total: Printed;
  /** Row index of the total. */
  readonly row: number;
}

/** The figures of a table whose bracket or minus was lost in conversion, as its totals prove. */
export const lostSigns = remembered((layout: Layout, _key: null): ReadonlyMap<Printed, LostSign> => {
  const rows = layout.roles.map((_, row) => ({ layout, row, shift: 0 }));
  const found = new Map<Printed, LostSign>();
  for (const { check, suspect } of totalsOf(rows, layout.table.columns).failed) {
    const printed = suspect?.what === 'sign' ? suspect.amount?.printed : null;
    if (printed && check.total.printed && printed !== check.total.printed)
      found.set(printed, { total: check.total.printed, row: check.row.row.row });
  }
  return found;
});
