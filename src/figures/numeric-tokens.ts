import { decimalOf, decimalText } from './decimal.js';
import { fold } from './fold.js';
import { GROUPED, SEPARATORS, ungroup } from './grouping.js';

/** How the digits of a number are parted: `either` where Indian and western habit write the same (48,964). */
export const GROUP_STYLES = ['indian', 'western', 'either', 'blank', 'apostrophe', 'point'] as const;
export type GroupStyle = (typeof GROUP_STYLES)[number];

/** A number as it stands in a text, whatever it measures: amounts, years, the parts of a date. */
export interface NumericToken {
  /** The same for every spelling of the same number: `1,234.50` and `1 234.5` are `1234.5`. */
  readonly value: string;
  /** Null when its digits are not parted. */
  readonly style: GroupStyle | null;
}

/** Grouped digits with the decimals behind them, or a run of digits and marks between digits. */
const TOKEN = new RegExp(`(?<![\\p{L}\\p{Nd}_])(?:${GROUPED.source}(?:[.,]\\d+)?|\\d+(?:[.,]\\d+)*)`, 'gu');

/** The numbers of a plain text, in order. A number inside a word (`FY25`, `CO2`) is none. */
export function numericTokens(text: string): readonly NumericToken[] {
  return Array.from(fold(text).matchAll(TOKEN), ([run]) => {
    const grouped = run.match(GROUPED)?.[0] ?? null;
    return { value: worth(run), style: grouped === null ? null : groupStyle(grouped) };
  });
}

function worth(run: string): string {
  const plain = ungroup(run).replace(/^(\d+),(\d{1,2})$/, '$1.$2');
  const value = decimalOf(plain);
  // what is no number, such as a date, is told apart by its spelling
  return value ? decimalText(value) : run;
}

function groupStyle(grouped: string): GroupStyle {
  const [mark = ','] = grouped.match(SEPARATORS) ?? [];
  if (mark === ' ') return 'blank';
  if (mark === "'") return 'apostrophe';
  if (mark === '.') return 'point';
  if (/,\d{2}(?:,|$)/.test(grouped)) return 'indian';
  return /^\d{1,2},\d{3}$/.test(grouped) ? 'either' : 'western';
}
