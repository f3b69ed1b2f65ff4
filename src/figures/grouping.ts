import type { Decimal } from './decimal.js';
import { decimalOf } from './decimal.js';
import { fold } from './fold.js';

/** How the figures of a table are written: the decimal mark, and whether plain blanks part groups of three. */
export interface NumberStyle {
  readonly decimal: '.' | ',';
  readonly blanks: boolean;
}

/** The style of most reports: 1,234.50. */
export const POINT_STYLE: NumberStyle = { decimal: '.', blanks: true };

/** What a run of digits and separators is worth, or why it is no number. */
export type Reading =
  | { readonly value: Decimal; readonly damage: null }
  | { readonly value: null; readonly damage: 'leading-separator' | 'two-points' | 'broken-grouping' };

// groups of three (western), groups of two before a last three (Indian), groups of two throughout (thousands in an
// Indian account: 584,14,86 is printed for 584,14,86,000 in thousands)
const COMMA_GROUPS = '\\d{1,3}(?:,\\d{3})+|\\d{1,3}(?:,\\d{2})+,\\d{3}|\\d{1,3}(?:,\\d{2}){2,}';
const GROUPS = new RegExp(`^(?:${COMMA_GROUPS})$`);

/**
 * Finds the grouped digits of a folded text, whatever their style, for {@link ungroup}: 1,23,456 · 123 456 · 1 23 456 ·
 * 1'234 · 1.234.567 · the 1.234 of 1.234,50. Other runs of digits and separators (12,13 · 6 84 · 31.03.2024) are passed
 * over whole.
 */
export const GROUPED = new RegExp(
  `(?<![\\d.,'])(?!0[,.' ])(?:(?:${COMMA_GROUPS}|\\d{1,3}(?:'\\d{3})+)(?![,']?\\d)|` +
    "\\d{1,3}(?:\\.\\d{3}){2,}(?![.']?\\d)|\\d{1,3}(?:\\.\\d{3})+(?=,\\d{1,2}(?!\\d))|" +
    "(?:\\d{1,3}(?: \\d{3})+|\\d{1,2}(?: \\d{2})+ \\d{3})(?![.,']?\\d{3}|[\\d]| \\d{3}(?!\\d)))",
  'g',
);

/** A folded text with digit grouping of every kind closed: `48,96,489.50` is `4896489.50`. */
export function ungroup(text: string): string {
  return text.replace(GROUPED, (run) => run.replace(SEPARATORS, ''));
}

/** What stands between the groups that {@link GROUPED} finds. */
export const SEPARATORS = /[,.' ]/g;

/**
 * Reads a run of digits and separators (folded text, no sign): `48,96,489.50` with a decimal point, `1.482.300,50` with
 * a decimal comma, `1 234`, `1'234`. Never guesses: what fits no grouping is damaged.
 */
export function readRun(run: string, decimal: '.' | ','): Reading {
  // with a decimal comma the two marks change places
  const text = decimal === '.' ? run : run.replace(/[.,]/g, (c) => (c === '.' ? ',' : '.'));
  if (/^[,']/.test(text)) return { value: null, damage: 'leading-separator' };
  const parts = text.split('.');
  if (parts.length > 2) return { value: null, damage: 'two-points' };
  const whole = (parts[0] ?? '').replace(/[' ]/g, ',');
  const fraction = parts[1] ?? '';
  if (/[, ']/.test(fraction)) return { value: null, damage: 'broken-grouping' };
  if (whole.includes(',') && !GROUPS.test(whole)) return { value: null, damage: 'broken-grouping' };
  const plain = `${whole.replaceAll(',', '') || '0'}${fraction ? `.${fraction}` : ''}`;
  const value = decimalOf(plain);
  return value ? { value, damage: null } : { value: null, damage: 'broken-grouping' };
}

/**
 * Tells the style of a table from its cells and the runs of digits in them; ambiguous runs have no vote, and where none
 * has one ("1.234" alone) the habit of the document decides.
 */
export function styleOf(
  texts: readonly string[],
  runs: readonly string[],
  habit?: () => NumberStyle['decimal'],
): NumberStyle {
  let point = 0;
  let comma = 0;
  let commaGroups = 0;
  for (const run of runs) {
    // 1,234.5 · 12.50 · 1,23,456 · 1,234,567
    if (/,\d{3}\.\d|^\d+\.\d{1,2}%?$|^\d+\.\d{4,}%?$|,\d{2},|(?:,\d{3}){2,}/.test(run)) point += 1;
    // 1.234,5 · 12,50 · 3,2500% · 1.234.567
    if (/\.\d{3},\d|^\d+,\d{1,2}%?$|^\d+,\d{4,}%$|(?:\.\d{3}){2,}/.test(run)) comma += 1;
    if (/\d,\d{3}/.test(run)) commaGroups += 1;
  }
  const isOpen = comma === point && runs.some((run) => /^\d{1,3}[.,]\d{3}$/.test(run));
  // "bonds 1,2" names two footnotes, where "1,411" below it is a number
  const isDoubtful = comma > point && commaGroups > 0;
  const most = comma > point ? ',' : '.';
  const decimal = habit && (isOpen || isDoubtful) ? habit() : most;
  // "48 215" and "2 619 400" can hardly be two figures side by side; "412 398" can
  const parted = texts.map(fold).filter((t) => /\d \d/.test(t));
  const blankGroups = parted.filter((t) =>
    /^\W*(?:\d{1,2} \d{3}|\d{1,3}(?: \d{3}){2,})(?:[.,]\d+)?\W*$/.test(t),
  ).length;
  // "25 23" beside "671 852": two columns of figures fell into one
  const pairs = parted.some((t) => /^\W*\d{1,3} \d{1,2}\W*$/.test(t));
  const blanks = decimal === ',' || commaGroups === 0 || blankGroups > 1;
  return { decimal, blanks: blanks && !(pairs && blankGroups === 0) };
}
