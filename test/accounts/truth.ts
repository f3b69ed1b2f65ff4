import type { ScaleName, Span, UnitKind } from '../../src/meaning/answer.js';

/** What a reader of the whole document knows of a figure's unit. */
export interface UnitTruth {
  readonly kind: UnitKind;
  /** Null where the document tells it for no figure like this one. */
  readonly currency: string | null;
  readonly scale: ScaleName;
}

export interface PeriodTruth {
  /** ISO date of its last day. */
  readonly end: string;
  readonly span: Span;
}

/** What one printed figure is. */
export interface FigureTruth {
  /** As printed, before the converter harmed it. */
  readonly text: string;
  /** Null for nil marks. */
  readonly value: number | null;
  /** Null where a reader cannot know it: then nothing may be said. */
  readonly unit: UnitTruth | null;
  /** Null where it has none, or where a reader cannot know it. */
  readonly period: PeriodTruth | null;
  /** Shapes that went into it, for the list of failures. */
  readonly shape: string;
  /** The converter harmed the cell: its figure must not be given as another one. */
  readonly harmed?: boolean;
}

/** A figure and where it stands. */
export interface PlacedFigure extends FigureTruth {
  readonly line: number;
  /** Column of the table's grid; null outside tables. */
  readonly column: number | null;
}

/** Note and serial numbers: no quantities. */
export const NO_QUANTITY: UnitTruth = { kind: 'none', currency: null, scale: 'one' };
