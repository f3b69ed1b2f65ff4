import type { Document } from '../../document/document.js';
import { once } from '../../document/document.js';
import type { Decimal } from '../../figures/decimal.js';
import { decimalNumber } from '../../figures/decimal.js';
import type { QuickNumber } from '../quick-numbers.js';
import { isNearPower, quickNumbers } from '../quick-numbers.js';

/** A number as it may be read, and its line. */
interface Read extends QuickNumber {
  readonly line: number;
}

const numberIndex = once((document: Document): readonly Read[] =>
  document.lines.flatMap((text, index) =>
    Array.from(quickNumbers(text), (quick) => ({ ...quick, line: index + 1 })),
  ),
);

/**
 * The lines with a number whose digits are those of a value, as far as either is rounded: the same number, or in another
 * scale where `scaled`. Some hold no such figure after all; none that does is left out.
 *
 * @param share how far it may be off, as a share of it
 */
export function linesWith(document: Document, value: Decimal, share: number, scaled: boolean): Set<number> {
  const wanted = Math.abs(decimalNumber(value));
  const step = 10 ** -value.places;
  const isIt = ({ number, step: other }: Read): boolean => {
    if (wanted === 0 || number === 0) return wanted === number;
    if (scaled) return isNearPower(number / wanted, share + (0.5 * step) / wanted + (0.5 * other) / number);
    return Math.abs(number - wanted) <= wanted * share + 0.5 * Math.max(step, other) + 1e-9;
  };
  return new Set(numberIndex(document).flatMap((read) => (isIt(read) ? [read.line] : [])));
}
