import { decimalOf, negate } from './decimal.js';
import type { Printed } from './printed-figure.js';

const WHOLE = String.raw`\d{1,3}(?:(?:,\d{3})*|(?:,\d{2})+,\d{3})`;
/** 12 · 1,204.50 · (48,96,489): nothing but the digits of one figure, and no four that may be a year. */
const PLAIN = new RegExp(`^(?:${WHOLE}(?:\\.\\d+)?|\\((?:${WHOLE}(?:\\.\\d+)?)\\))$`);

/**
 * True for a text that is one figure as most are printed, with a decimal point. Nearly all cells of large tables are:
 * what they hold is known without looking for dates, currencies, footnote marks and damage.
 */
export function isPlainFigure(text: string): boolean {
  return PLAIN.test(text);
}

/** Such a figure. */
export function plainFigure(text: string): Printed {
  const bracketed = text.startsWith('(');
  const digits = plainDigits(text);
  const read = decimalOf(digits.replaceAll(',', ''));
  return {
    start: 0,
    end: text.length,
    text,
    value: read && bracketed ? negate(read) : read,
    percent: false,
    currency: null,
    damage: null,
    formatted: digits.includes(',') || digits.includes('.'),
    from: 0,
    to: text.length,
  };
}

/** Its digits and separators. */
export function plainDigits(text: string): string {
  return text.startsWith('(') ? text.slice(1, -1) : text;
}
