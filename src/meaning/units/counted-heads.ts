import type { Ruling } from './ruling.js';
import type { UnitWords } from './unit-words.js';

/** Heads of columns that count under a caption such as "(in thousands)", as annual reports print them. */
const COUNTS =
  /\bnumber of (?:[\w-]+ ){0,3}(?:units|shares|options|awards|warrants|rsus?)\b|\bsquare\s+(?:feet|foot|footage|met(?:re|er)s)\b|\b(?:units|barrels|tonnes|tons|acres|subscribers|customers|employees)\b/i;
const PRICES = /\b(?:fair value|price)\b/i;
const AMOUNTS = /\b(?:amounts?|values?|costs?|revenues?|expenses?)\b/i;

/**
 * What heads over a column without a unit of its own make of a caption that names only a scale: "(in millions)" over
 * "Number of Units | Fair Value" counts the units in millions, and the column with currency signs is a price for one.
 *
 * @param heads the text between the caption and the figures
 * @param signed true when the column prints a currency on some of its figures; null when no column does
 */
export function countedByHeads(heads: string, signed: boolean | null, caption: Ruling): Ruling | null {
  const m = COUNTS.exec(heads);
  if (!m || !caption.words.bare || caption.words.kind !== 'money') return null;
  if (signed === null && AMOUNTS.test(heads)) return null;
  const words: UnitWords = { ...caption.words, kind: 'count', text: m[0] };
  if (!signed) return { ...caption, words, text: `${m[0]} ${caption.text}` };
  const price = PRICES.exec(heads);
  return price
    ? { ...caption, words: { ...words, kind: 'per share', scale: 'one' }, text: price[0], shares: null }
    : null;
}
