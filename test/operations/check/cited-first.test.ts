import { expect, test } from 'vitest';
import { citationsOn } from '../../../src/operations/check/citations.js';

test('a line that grep printed begins with its citation', () => {
  const cited = citationsOn('report.md:12:|Revenue|48.10|', 1, []);
  expect(cited.map(({ file, from, to }) => [file, from, to])).toEqual([['report.md', 12, 12]]);
});

test('a time is no citation', () => {
  expect(citationsOn('at 12:30:45, report.md:12:30:45', 1, [])).toEqual([]);
});
