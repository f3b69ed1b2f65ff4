/** The rules of `lint`, with how grave a breach is. Names are published; they are stable. */
export const LINT_RULES = {
  'damaged-figure': 'error',
  'split-decimal': 'error',
  'two-figures': 'error',
  'unreadable-text': 'error',
  'lost-sign': 'error',
  'total-mismatch': 'error',
  'conflicting-units': 'warning',
  'no-unit': 'warning',
  'no-period': 'warning',
  'short-row': 'warning',
  'repeated-row': 'warning',
} as const satisfies Readonly<Record<string, 'error' | 'warning'>>;

export type LintRule = keyof typeof LINT_RULES;

/** `note`: may be so in the report itself. */
export type Severity = 'error' | 'warning' | 'note';

/** A reason not to trust a place of a conversion. Field names and values are the published JSON; they are stable. */
export interface Finding {
  readonly type: 'finding';
  readonly file: string;
  readonly line: number;
  /** 1-based column of the table's grid; null for a whole line, and outside tables. */
  readonly column: number | null;
  readonly rule: LintRule;
  readonly severity: Severity;
  readonly message: string;
  /** Lines that the message rests on. */
  readonly evidence: readonly number[];
}

/** What a rule has to say, before it is known where. */
export type Found = Omit<Finding, 'type' | 'file' | 'severity'> & { readonly severity?: Severity };
