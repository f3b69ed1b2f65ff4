import type { Document } from '../../document/document.js';
import { once } from '../../document/document.js';
import { fold } from '../../figures/fold.js';

/** Numbers with fewer digits than this prove nothing. */
const FEWEST_DIGITS = 2;

/** A number as it is printed; groups of three may stand apart. */
const NUMBER = /\d[\d.,']*(?: \d{3}(?:[.,]\d+)?(?!\d))*/g;

/**
 * The lines on which a value may stand: those with a number of the same digits, wherever its separators are. Found by a
 * quick look at each line, so that only the tables on these lines must be read to know.
 */
export function linesWith(document: Document, value: string): readonly number[] {
  return linesByDigits(document).get(digitsOf(value)) ?? [];
}

const linesByDigits = once((document: Document): ReadonlyMap<string, readonly number[]> => {
  const found = new Map<string, number[]>();
  for (const [index, text] of document.lines.entries()) {
    for (const [number] of fold(text).matchAll(NUMBER)) {
      // "15,947 118" may be one number or two
      for (const part of number.includes(' ') ? [number, ...number.split(' ')] : [number]) {
        const digits = digitsOf(part);
        if (digits.length < FEWEST_DIGITS) continue;
        const held = found.get(digits);
        if (!held) found.set(digits, [index + 1]);
        else if (held.at(-1) !== index + 1) held.push(index + 1);
      }
    }
  }
  return found;
});

/** The digits of a number without zeros on either side, which a print may have and a value not. */
function digitsOf(number: string): string {
  return number.replace(/\D/g, '').replace(/^0+|0+$/g, '');
}
