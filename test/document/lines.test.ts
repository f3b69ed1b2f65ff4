import fc from 'fast-check';
import { expect, test } from 'vitest';
import { splitLines } from '../../src/document/lines.js';

test.each([
  ['', [], true],
  ['\n', [''], true],
  ['Cash', ['Cash'], false],
  ['Cash\nStock\n', ['Cash', 'Stock'], true],
  ['Cash\n\nStock', ['Cash', '', 'Stock'], false],
  ['Cash\r\nStock\r\n', ['Cash', 'Stock'], true],
  ['Cash\rStock', ['Cash\rStock'], false], // a lone carriage return ends no line
  ['Cash\fStock\u2028Bank\u0085\n', ['Cash\fStock\u2028Bank\u0085'], true],
])('%j', (text, lines, endsWithNewline) => {
  expect(splitLines(text)).toMatchObject({ lines, endsWithNewline });
});

test('carriage returns are kept in the raw lines', () => {
  expect(splitLines('Cash\r\nStock\n').rawLines).toEqual(['Cash\r', 'Stock']);
});

test('splitting and joining is the identity', () => {
  const text = fc
    .array(fc.constantFrom('a', '1,204', '\n', '\r', '\r\n', '\f', '\u2028', 'é'))
    .map((p) => p.join(''));
  fc.assert(
    fc.property(text, (whole) => {
      const { rawLines, endsWithNewline } = splitLines(whole);
      const joined = rawLines.join('\n') + (endsWithNewline && whole !== '' ? '\n' : '');
      expect(joined).toBe(whole);
    }),
  );
});
