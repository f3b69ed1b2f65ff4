import { expect, test } from 'vitest';
import { SCALE_EXPONENT, SCALE_WORDS } from '../../src/figures/scales.js';

test.each([
  ['thousand', 1e3],
  ['lakh', 1e5],
  ['million', 1e6],
  ['crore', 1e7],
  ['billion', 1e9],
  ['lakh crore', 1e12],
  ['trillion', 1e12],
] as const)('one %s is %d', (scale, worth) => {
  expect(10 ** SCALE_EXPONENT[scale]).toBe(worth);
});

/** The scale of a word that stands alone. */
function scaleOf(word: string): string | undefined {
  return SCALE_WORDS.find(({ words }) => new RegExp(`^(?:${words})$`, 'i').test(word))?.scale;
}

test.each([
  ['thousands', 'thousand'],
  ["'000", 'thousand'],
  ['000s', 'thousand'],
  ['Tausend', 'thousand'],
  ['lakh', 'lakh'],
  ['lakhs', 'lakh'],
  ['lac', 'lakh'],
  ['lacs', 'lakh'],
  ['लाख', 'lakh'],
  ['crore', 'crore'],
  ['crores', 'crore'],
  ['Cr.', 'crore'],
  ['करोड़', 'crore'],
  ['million', 'million'],
  ['Mio', 'million'],
  ['mn', 'million'],
  ['m', 'million'],
  ['billion', 'billion'],
  ['bn', 'billion'],
  ['Mrd.', 'billion'],
  ['lakh crore', 'lakh crore'],
  ['lakh crores', 'lakh crore'],
  ['trillion', 'trillion'],
  ['dozen', undefined],
])('%s is %s', (word, scale) => {
  expect(scaleOf(word)).toBe(scale);
});

test('short words name a scale only beside a currency', () => {
  const weak = SCALE_WORDS.filter((s) => !s.strong).map((s) => s.scale);
  expect(weak).toEqual(['crore', 'million', 'thousand']);
});
