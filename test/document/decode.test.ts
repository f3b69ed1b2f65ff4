import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decode, encode } from '../../src/document/decode.js';

const text = (...bytes: number[]): string | null => {
  const decoded = decode(Uint8Array.from(bytes));
  return decoded.binary ? null : decoded.text;
};

test.each([
  ['UTF-8', [0xe2, 0x82, 0xb9, 0x35], '₹5'],
  ['UTF-8 with a byte order mark', [0xef, 0xbb, 0xbf, 0x35], '5'],
  ['UTF-16, little end first', [0xff, 0xfe, 0xb9, 0x20, 0x35, 0x00], '₹5'],
  ['UTF-16, big end first', [0xfe, 0xff, 0x20, 0xb9, 0x00, 0x35], '₹5'],
  ['UTF-16 with half a character at its end', [0xfe, 0xff, 0x00, 0x35, 0x00], '5'],
  ['a byte that is no UTF-8', [0x35, 0xa3, 0x36], '5\udca3' + '6'],
  ['a sequence that is cut off', [0x35, 0xe2, 0x82], '5\udce2\udc82'],
  ['nothing', [], ''],
])('%s', (_, bytes, expected) => {
  expect(text(...bytes)).toBe(expected);
});

test.each(['utf16le', 'utf16be'])('%s without a mark is told by its NUL bytes', (order) => {
  const given = '|Sales ₹|48,964.89|\n';
  const little = Buffer.from(given, 'utf16le');
  expect(text(...(order === 'utf16le' ? little : Buffer.from(little).swap16()))).toBe(given);
});

test('NUL bytes on either side, or few of them, are binary', () => {
  const zeros = Buffer.from('\0\0Sales of 48,964', 'utf16le');
  const few = Buffer.from('Sales of 48,964\0 and of 42,105 in the year');
  expect([text(...zeros), text(...few)]).toEqual([null, null]);
});

test('a NUL byte means binary', () => {
  expect(decode(Uint8Array.from([0x35, 0x00, 0x36]))).toEqual({ binary: true });
});

test('no byte is lost', () => {
  const bytes = fc
    .uint8Array({ maxLength: 40 })
    .filter((b) => !b.includes(0) && b[0] !== 0xff && b[0] !== 0xfe && b[0] !== 0xef);
  fc.assert(
    fc.property(bytes, (given) => {
      const decoded = decode(given);
      expect(decoded.binary ? null : Array.from(encode(decoded.text))).toEqual(Array.from(given));
    }),
  );
});
