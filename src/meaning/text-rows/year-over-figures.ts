import type { Document } from '../../document/document.js';
import { oneLine } from '../../document/plain.js';
import type { LineAbove } from '../places/scope.js';

/** A column of a statement is no longer than this. */
const MOST_FIGURES = 80;

const LONE_FIGURE = /^[-–—−(]?\s?\d[\d.,' ]*\)?\s?%?$|^[-–—]$/;
const LONE_YEAR = /^(?:19|20)\d\d$/;

/**
 * "2023", and below it nothing but figures, one a line: a column of a table that the converter set again, or tore off.
 * The year over the figure on a line; null where none stands there, or two one under another, which head two columns.
 */
export function yearOverFigures(document: Document, line: number): LineAbove | null {
  // "1000", "2000", "3000" are the marks of an axis
  if (!/\d[.,]\d/.test(textAt(document, line))) return null;
  for (let n = line - 1; n > 0 && line - n <= MOST_FIGURES; n -= 1) {
    const text = textAt(document, n);
    if (LONE_YEAR.test(text))
      return LONE_YEAR.test(textAt(document, n - 1)) ? null : { line: n, text, kind: 'short', inline: false };
    if (!LONE_FIGURE.test(text)) return null;
  }
  return null;
}

/** How many lines below two figures their sum may stand. */
const MOST_TO_SUM = 4;

/** "1,204 1,118" without a label and alone below it "2,322": two figures of one column, and their sum. */
export function isSummed(document: Document, line: number, figures: readonly string[]): boolean {
  const sum = figures.reduce((total, text) => total + wholeOf(text), 0);
  for (let n = line + 1; n <= line + MOST_TO_SUM; n += 1) {
    const text = textAt(document, n);
    if (text !== '' && LONE_FIGURE.test(text) && sum !== 0 && wholeOf(text) === sum) return true;
  }
  return false;
}

/** How far above its next figure the figure of a column stands. */
const MOST_BLANK = 3;

/**
 * "99.60" alone, and below it "8,345.38 crore during the year towards supplies": the next figure of the column, and the
 * rest of a line of text that a converter set behind it.
 */
export function followsFigure(document: Document, line: number): boolean {
  for (let n = line - 1; n >= line - MOST_BLANK; n -= 1) {
    const text = textAt(document, n);
    if (text !== '') return /[.,]/.test(text) && LONE_FIGURE.test(text);
  }
  return false;
}

/** The digits of a figure as one number, whatever parts them. */
const wholeOf = (text: string): number =>
  Number(text.replace(/\D/g, '')) * (/^[(–-]/.test(text.trim()) ? -1 : 1);

function textAt(document: Document, line: number): string {
  return oneLine(document.lines[line - 1] ?? '');
}
