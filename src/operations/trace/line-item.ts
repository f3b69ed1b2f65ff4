import type { Document } from '../../document/document.js';
import type { Decimal } from '../../figures/decimal.js';
import type { Figure, UnitKind } from '../../meaning/answer.js';
import type { Fit } from './wanted.js';

/** A figure of a line item. */
export interface ItemFigure {
  readonly figure: Figure;
  /** Exact, with the decimal places that are printed; null for nil marks and damaged figures. */
  readonly exact: Decimal | null;
  readonly line: number;
  /** What its period is told from others by; null where none is stated. */
  readonly when: string | null;
  /** What sets its column apart from others of the same period: `budget`, `revised`, `Standalone`; '' for none. */
  readonly column: string;
  /** Nothing but its place sets its column apart, which is another in another table: it is compared with none. */
  readonly isUnnamed: boolean;
  /** The words of its column say that it was restated. */
  readonly restated: boolean;
}

/** A row that a label fits, or a column of dated rows. */
export interface LineItem {
  readonly document: Document;
  /** The line of its label. */
  readonly line: number;
  readonly label: string;
  readonly fit: Fit;
  readonly figures: readonly ItemFigure[];
}

/** What its figures are: the kind of most of those that have a period; null where no unit is stated. */
export function kindOf({ figures }: LineItem): UnitKind | null {
  const dated = figures.filter(({ when }) => when !== null);
  const counts = new Map<UnitKind | null, number>();
  for (const { figure } of dated.length > 0 ? dated : figures) {
    if (figure.nil) continue;
    const kind = figure.unit?.kind ?? null;
    counts.set(kind, (counts.get(kind) ?? 0) + 1);
  }
  const [most] = [...counts].sort((a, b) => b[1] - a[1]);
  return most?.[0] ?? null;
}
