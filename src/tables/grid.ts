import type { NumberStyle } from '../figures/grouping.js';
import type { CellContent } from './cell.js';
import type { Table } from './table.js';

/**
 * What a row is for. `header`: names columns (above, between or below the figures); `span`: one text, a sub-head or a
 * caption inside the table; `numbering`: "1 2 3 4" under a header; `data`: figures, nil marks or remarks.
 */
export type RowRole = 'header' | 'span' | 'numbering' | 'data' | 'blank';

/** A table read as a grid of roles: which rows name the columns, which hold figures, how figures are written. */
export interface Layout {
  readonly table: Table;
  readonly style: NumberStyle;
  readonly roles: readonly RowRole[];
  /** What each grid place holds, by row index and column - 1. */
  readonly contents: readonly (readonly CellContent[])[];
  /** The column, from 1, that holds the labels of the rows. */
  readonly labels: number;
  /** Index of the first row with role `data`, or the number of rows. */
  readonly firstData: number;
}
