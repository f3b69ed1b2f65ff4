import { expect, test } from 'vitest';
import { DistanceCount } from '../../src/operations/distances.js';

test('median, ninth decile and greatest, with the first line that is so far off', () => {
  const count = new DistanceCount();
  // a declaration may stand below its figures, as a footnote does
  for (const [line, declared] of [
    [12, 10],
    [9, 10],
    [14, 10],
    [3, 10],
    [17, 10],
  ] as const)
    count.add(line, declared);
  expect(count.all()).toEqual({ figures: 5, median: 4, p90: 7, max: 7, line: 3, declared: 10 });
});

test('of ten, nine are as near as the ninth decile', () => {
  const count = new DistanceCount();
  for (let line = 1; line <= 10; line += 1) count.add(line, 0);
  expect(count.all()).toMatchObject({ median: 5, p90: 9, max: 10 });
});

test('of none there is nothing to tell', () => {
  expect(new DistanceCount().all()).toBeNull();
});
