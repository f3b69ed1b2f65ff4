import { expect, test } from 'vitest';
import { decode } from '../../src/document/decode.js';
import { shown } from '../../src/render/shown.js';

test.each([
  ['plain text passes', 'Revenue\t48,964.89 ₹', 'Revenue\t48,964.89 ₹'],
  ['an escape sequence', '\x1b[31mred\x1b[0m', '\\x1b[31mred\\x1b[0m'],
  ['a bell and NUL', 'a\x07\0', 'a\\x07\\x00'],
  ['a line feed and a carriage return', 'a\r\nb', 'a\\x0d\\x0ab'],
  ['DEL and C1', 'a\x7f\x9b1m', 'a\\x7f\\x9b1m'],
  ['a change of direction', 'a\u202e1,204\u2069', 'a\\u202e1,204\\u2069'],
  ['characters of the upper planes pass', '𝟙😀', '𝟙😀'],
])('%s', (_, given, expected) => {
  expect(shown(given)).toBe(expected);
});

test('a byte that is no UTF-8 is shown as its value', () => {
  const decoded = decode(Buffer.from([0x41, 0xe9, 0xff, 0x42]));
  expect(decoded.binary ? null : shown(decoded.text)).toBe('A\\xe9\\xffB');
});
