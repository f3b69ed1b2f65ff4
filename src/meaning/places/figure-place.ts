import type { Printed } from '../../figures/printed.js';
import type { Place } from './place.js';

/** A figure in its place, and the label of its row. */
export interface FigurePlace extends Place {
  readonly printed: Printed;
  /** Text of the cell: its own words count ("12.5 crore", "3.2 times"). */
  readonly cell: string;
  readonly line: number;
  readonly label: { readonly text: string; readonly line: number } | null;
}
