import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Rule } from '../../src/document/traced.js';
import { originOf, rewrite, spansGap, trace } from '../../src/document/traced.js';

const RULES: readonly Rule[] = [
  { find: /\*+/g, put: '' },
  { find: /&amp;/g, needs: '&', put: '&' },
  { find: /f/g, put: 'ff' },
  { find: /\d[,\d]*/g, within: [{ find: /,/g, put: '' }] },
  { find: /-+/g, put: (found, before, after) => (before === '' || after === '' ? found : ' ') },
];

test('rules apply in order', () => {
  expect(rewrite('**a** &amp; f 1,234,x --a--b', RULES)).toBe('a & ff 1234x  a b');
});

test('a trace gives the same text as the quick way, whatever the text', () => {
  const texts = fc.string({ unit: fc.constantFrom('*', '&', 'amp;', 'f', '1', ',', '-', 'x', '€') });
  fc.assert(fc.property(texts, (text) => trace(text, RULES).text === rewrite(text, RULES)));
});

describe('where a part of the rewritten text comes from', () => {
  const origin = (text: string, part: string): string => {
    const traced = trace(text, RULES);
    const at = traced.text.indexOf(part);
    const { start, end } = originOf(traced, at, at + part.length);
    return text.slice(start, end);
  };

  test.each([
    ['**Tot**al', 'Total', 'Tot**al'],
    ['**Tot**al', 'Tot', 'Tot'],
    ['A &amp; B', '&', '&amp;'],
    ['of', 'ff', 'f'],
    ['of 1,23,456.5', '123456', '1,23,456'],
    ['of 1,23,456.5', '234', '23,4'],
    ['a--b', ' ', '--'],
  ])('of %s, %s is %s', (text, part, expected) => {
    expect(origin(text, part)).toBe(expected);
  });
});

test('a gap lies inside a span, not at its ends', () => {
  const traced = trace('x **Tot**al y', RULES);
  expect(traced.text).toBe('x Total y');
  expect(spansGap(traced, 2, 7)).toBe(true);
  expect(spansGap(traced, 2, 5)).toBe(false);
  expect(spansGap(traced, 5, 9)).toBe(false);
});
