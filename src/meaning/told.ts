import type { Decimal } from '../figures/decimal.js';
import type { Explained, Figure } from './answer.js';

/** A figure, and how its unit and its period came about: each worked out for those who ask. */
export interface Told {
  readonly figure: Figure;
  /** Its value, exact, with the decimal places that are printed; null for nil marks and damaged figures. */
  readonly exact: Decimal | null;
  /** The texts in front of it that name its row, cell by cell from the left; none in running text. */
  readonly labels: readonly string[];
  readonly reasons: Reasons;
}

export interface Reasons {
  readonly unit: () => Explained;
  readonly period: () => Explained;
}
