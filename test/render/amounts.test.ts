import { expect, test } from 'vitest';
import { cutMiddle } from '../../src/render/amounts.js';

test('a text that is too long keeps both its ends', () => {
  expect(cutMiddle('abcdefghij', 10)).toBe('abcdefghij');
  expect(cutMiddle('abcdefghijk', 6)).toBe('abc…(+5)…ijk');
  expect(cutMiddle('ab\ud83d\ude00cdefghi', 6)).toBe('ab…(+6)…ghi');
});
