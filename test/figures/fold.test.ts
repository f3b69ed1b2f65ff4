import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fold } from '../../src/figures/fold.js';

test.each([
  ['१,२३,४५६', '1,23,456'], // Devanagari
  ['೧೨.೫೦', '12.50'], // Kannada
  ['১২', '12'], // Bengali
  ['٣٤', '34'], // Arabic-Indic
  ['５６７', '567'], // full-width
  ['−1,234', '-1,234'], // minus sign
  ['2023–24', '2023-24'],
  ['—', '-'],
  ['1 234', '1 234'], // no-break space
  ['1 234', '1 234'], // narrow no-break space
  ['1’234', "1'234"],
  ['（５％）', '(5%)'],
  ['₨ 500', '₹ 500'], // the old rupee sign
])('%s is read as %s', (printed, folded) => {
  expect(fold(printed)).toBe(folded);
});

test('letters, line feeds and plain text stay', () => {
  expect(fold('Überschuss\n₹ lakh')).toBe('Überschuss\n₹ lakh');
});

test('every character becomes exactly one, and folding twice changes nothing', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      expect(fold(text)).toHaveLength(text.length);
      expect(fold(fold(text))).toBe(fold(text));
    }),
  );
});
