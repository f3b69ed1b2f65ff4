import type { Document } from '../document/document.js';
import type { SureLine } from '../operations/sift.js';

/** What was found in all documents together. */
export interface Totals {
  readonly matches: number;
  readonly printed: number;
  readonly truncated: boolean;
}

/** What a printer is given besides the options. */
export interface PrinterSetting {
  /** Each line is printed with the name of its document. */
  readonly named: boolean;
  /** Finding out where a line matches took too long. */
  readonly giveUp: (document: Document, line: number) => void;
}

/** Prints what grep found, one document after another, as far as the budget goes. */
export interface Printer {
  /** Matching lines with what belongs to them. Returns how many of them fitted. */
  matches(document: Document, lines: readonly number[]): number;
  /**
   * Prints a matching line of a document without reading it, as its bytes stand there. Null where that would not print
   * what `matches` prints; false when it does not fit.
   */
  copy(name: string, line: SureLine): boolean | null;
  /** How many lines of a document match. */
  count(name: string, lines: number): void;
  /** The name of a document. */
  name(name: string): void;
  end(totals: Totals): void;
  /** True once something did not fit. */
  readonly isSpent: boolean;
}
