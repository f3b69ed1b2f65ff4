import { expect, test } from 'vitest';
import type { SearchOptions } from '../../src/search/search.js';
import { compileSearch } from '../../src/search/search.js';

const OPTIONS: SearchOptions = {
  syntax: 'either',
  ignoreCase: false,
  word: false,
  wholeLine: false,
  literal: false,
};

/** The factors of patterns; a figure's with a # in front. */
function factors(...patterns: string[]): readonly string[] | null {
  const found = compileSearch(patterns, OPTIONS).factors;
  return found === null ? null : found.map(({ text, isFigure }) => (isFigure ? `#${text}` : text));
}

test.each<[string, readonly string[] | null]>([
  ['Roads', ['Roads']],
  ['Roads and bridges', ['Roadsandbridges']],
  ['(Rs. in lakh)', ['inlakh', 'Rsinlakh']],
  ['Roads.*crore', ['Roads', 'Roadscrore']],
  ['Total|Sum of', ['Total', 'Sumof', 'TotalSumof']],
  ['(?:tax)+ paid', ['paid', 'taxpaid']],
  ['x+y+z', null],
  ['48964', ['#48964']],
  ['48,964.89', ['#4896489', '#48964']],
  ['7', null],
  ['', null],
  ['.*', null],
  ['[0-9]+', null],
  ['a*b*', null],
])('%s', (pattern, expected) => {
  expect(factors(pattern)).toEqual(expected);
});

test('several patterns have those of each; one without any leaves none', () => {
  expect(factors('Roads', 'Bridges')).toEqual(['Roads', 'Bridges']);
  expect(factors('Roads', '.')).toBeNull();
});
