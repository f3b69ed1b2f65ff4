import type { Decimal } from './decimal.js';

/** What is wrong with a figure as it is printed, by itself. */
export type PrintDamage =
  | 'leading-separator'
  | 'two-points'
  | 'broken-grouping'
  | 'detached-digits'
  | 'control-character'
  | 'range-cut';

/** One figure as printed in a piece of text. */
export interface Printed {
  /** Offsets in the text, sign, brackets and percent sign included, footnote marks and a leading currency not. */
  readonly start: number;
  readonly end: number;
  readonly text: string;
  /** Null for damaged figures. */
  readonly value: Decimal | null;
  readonly percent: boolean;
  /** ISO code, `$` for a bare dollar sign, null when no currency stands at the figure. */
  readonly currency: string | null;
  readonly damage: PrintDamage | null;
  /** True when digits are grouped or there is a decimal part: it cannot be a serial or note number. */
  readonly formatted: boolean;
  /** Offsets with currency and footnote marks: what has been used up of the text. */
  readonly from: number;
  readonly to: number;
}
