import type { RuleName } from './rules.js';

/** The plain data that `units` answers with. Field names and values are the published JSON; they are stable. */

export type UnitKind = 'money' | 'percent' | 'per share' | 'count' | 'ratio' | 'other' | 'none';

export type ScaleName =
  | 'one'
  | 'thousand'
  | 'lakh'
  | 'million'
  | 'crore'
  | 'billion'
  | 'lakh crore'
  | 'trillion'
  | 'unknown';

/** Where the deciding words stand, nearest first. `carried`: in an earlier section, so a warning goes with it. */
export type Source = 'cell' | 'row' | 'column' | 'table' | 'section' | 'document' | 'carried';

/**
 * A line elsewhere that completes a unit or a period: it names the currency, the day on which years end or how long
 * periods are, or holds the same amount under the words that declare its unit.
 */
export interface Also {
  readonly what: 'currency' | 'year end' | 'length' | 'same amount';
  readonly line: number;
  readonly text: string;
}

export interface Unit {
  readonly kind: UnitKind;
  /** ISO 4217 code, or null when the document does not say. */
  readonly currency: string | null;
  readonly scale: ScaleName;
  /** What one printed unit is in base units; null when the scale is unknown. */
  readonly multiplier: number | null;
  readonly source: Source;
  /** The rule that decides; each belongs to one source. */
  readonly rule: RuleName;
  /** The line that decides, as `grep -n` numbers it, and the words on it. */
  readonly line: number;
  readonly text: string;
  /** Present when the currency is named elsewhere. */
  readonly also?: readonly Also[];
}

export type Span = 'year' | 'half' | 'nine months' | 'quarter' | 'month' | 'instant' | 'other';

export interface Period {
  readonly label: string;
  readonly span: Span;
  /** ISO dates; `end` is null when only a year is printed and the document does not tell where it ends. */
  readonly start: string | null;
  readonly end: string | null;
  readonly source: Source;
  readonly rule: RuleName;
  readonly line: number;
  readonly text: string;
  /** Present when the day on which the year ends, or how long the period is, is told elsewhere. */
  readonly also?: readonly Also[];
}

export interface Evidence {
  readonly line: number;
  readonly text: string;
}

export interface Damage {
  readonly kind: string;
  /** The reconstruction, null when nothing is proven. */
  readonly value: number | null;
  readonly text: string | null;
  readonly evidence: readonly Evidence[];
}

/** Words that a rule found and that do not decide, and why they do not. */
export interface Lost {
  readonly rule: RuleName;
  readonly line: number;
  readonly text: string;
  readonly why: string;
}

/** How a unit or a period came about. */
export interface Explained {
  /** The rule that decides, the line and its words; null when nothing is given. */
  readonly rule: RuleName | null;
  readonly line: number | null;
  readonly text: string | null;
  /** Why nothing is given; null when something is. */
  readonly why: string | null;
  /** What else was found, in the order in which the rules are asked. */
  readonly lost: readonly Lost[];
}

export interface Figure {
  /** 1-based column of the table's grid, spans expanded; null outside tables. */
  readonly column: number | null;
  readonly text: string;
  readonly value: number | null;
  /** Present and true for nil marks. */
  readonly nil?: true;
  readonly header: string | null;
  readonly unit: Unit | null;
  readonly period: Period | null;
  /** The value in base units, an exact decimal; null when the unit is not known or nothing is to be scaled. */
  readonly amount: string | null;
  readonly damage: Damage | null;
  /** Present when it was asked for. */
  readonly explain?: { readonly unit: Explained; readonly period: Explained };
}

/** What is on one line. */
export interface LineAnswer {
  readonly type: 'line';
  readonly file: string;
  readonly line: number;
  readonly text: string;
  readonly section: {
    readonly title: string;
    readonly line: number;
    readonly path: readonly string[];
  } | null;
  readonly page: number | null;
  readonly figures: readonly Figure[];
  readonly warnings: readonly string[];
}

/** A line whose words set the unit of other figures. */
export interface Declaration {
  readonly line: number;
  /** The deciding words. */
  readonly text: string;
  /** Short name for people: "₹ lakh", "$ million". */
  readonly label: string;
  readonly source: Source;
  readonly unit: { readonly kind: UnitKind; readonly currency: string | null; readonly scale: ScaleName };
}
