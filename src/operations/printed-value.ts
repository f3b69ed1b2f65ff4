import type { Decimal } from '../figures/decimal.js';
import { decimalNumber, negate } from '../figures/decimal.js';
import { POINT_STYLE } from '../figures/grouping.js';
import { printedFigures } from '../figures/printed.js';
import type { Figure } from '../meaning/answer.js';

/** What is printed, to all its places; the reconstruction of a damaged figure. */
export function printedValue(figure: Figure): Decimal | null {
  const text = figure.damage?.text ?? figure.text;
  const value = figure.damage ? figure.damage.value : figure.value;
  if (value === null) return null;
  for (const decimal of ['.', ','] as const) {
    const [printed] = printedFigures(text, { ...POINT_STYLE, decimal });
    if (!printed?.value) continue;
    const found = decimalNumber(printed.value);
    if (found === value) return printed.value;
    if (found === -value) return negate(printed.value);
  }
  return null;
}
