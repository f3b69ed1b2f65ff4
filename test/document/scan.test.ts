import fc from 'fast-check';
import { expect, test } from 'vitest';
import { documentOf } from '../../src/document/document.js';
import { lineHolding, linesHolding } from '../../src/document/scan.js';

const REPORT = documentOf('report.md', 'Cash 12\r\n\r\nStock 7, cash 3\r\ncash\r\n');

test('the lines in which an expression finds something, each once', () => {
  expect([...linesHolding(REPORT, /cash/gi)]).toEqual([1, 3, 4]);
  expect([...linesHolding(REPORT, /^cash/gim)]).toEqual([1, 4]);
  expect([...linesHolding(REPORT, /\d$/gm)]).toEqual([1, 3]);
  expect([...linesHolding(REPORT, /bonds/g)]).toEqual([]);
});

test('the first line from a given one on', () => {
  expect(lineHolding(REPORT, /cash/gi, 2)).toBe(3);
  expect(lineHolding(REPORT, /cash/gi, 4)).toBe(4);
  expect(lineHolding(REPORT, /cash/gi, 5)).toBeNull();
  expect(lineHolding(documentOf('empty.md', ''), /cash/gi)).toBeNull();
});

test('what stands over a line end is found on the line where it begins', () => {
  expect([...linesHolding(documentOf('report.md', 'in\nlakh\nin lakh\n'), /in\s+lakh/g)]).toEqual([1, 3]);
});

test('all at once or line by line: the same lines', () => {
  const line = fc.string({ unit: fc.constantFrom('a', 'b', '|', ' ', '\r', '\u2028', '7') });
  fc.assert(
    fc.property(fc.array(line), fc.constantFrom('a', 'b7', '7|', '[ab] '), (lines, words) => {
      const document = documentOf('report.md', lines.join('\n'));
      const asked = document.lines.flatMap((text, i) => (new RegExp(words).test(text) ? [i + 1] : []));
      expect([...linesHolding(document, new RegExp(words, 'g'))]).toEqual(asked);
    }),
  );
});
