import { remembered } from '../../document/remember.js';
import { decimalNumber } from '../../figures/decimal.js';
import type { Printed } from '../../figures/printed.js';
import type { Layout } from '../../tables/layout.js';
import type { FigurePlace } from '../places/figure-place.js';

/** So many figures of a column show what the others are like. */
const FEWEST = 3;
/** A total of a column is not so many times the largest of its figures. */
const FAR = 1000;

/**
 * "2,45,19,776" in a column of prices like "1,649.00": the empty cells of its row are lost and it slid under the head of
 * another column. All others have decimals, it has none, and it is a thousand times as large.
 */
export function leavesColumn({ placed, column, printed }: FigurePlace): boolean {
  const { value } = printed;
  if (value === null || hasDecimals(printed)) return false;
  const largest = largestWithDecimals(placed.layout, column);
  return largest !== null && Math.abs(decimalNumber(value)) >= FAR * largest;
}

/** The largest of the figures of a column, where all but one have decimals; else null. */
const largestWithDecimals = remembered((layout: Layout, column: number): number | null => {
  const figures = layout.contents.flatMap((row, r) => {
    const content = row[column - 1];
    return layout.roles[r] === 'data' && content?.kind === 'figures' ? content.figures : [];
  });
  const values = figures.flatMap((f) =>
    f.value && hasDecimals(f) ? [Math.abs(decimalNumber(f.value))] : [],
  );
  return values.length >= FEWEST && figures.length - values.length === 1 ? Math.max(...values) : null;
});

const hasDecimals = ({ text }: Printed): boolean => /[.,]\d{1,2}\)?$/.test(text);
