import { expect, test } from 'vitest';
import { firstFrom } from '../../src/document/in-order.js';

test.each([
  [1, 0],
  [3, 0],
  [4, 1],
  [5, 1],
  [9, 4],
  [10, 5],
])('the first from line %i on', (line, index) => {
  expect(firstFrom([3, 5, 5, 8, 9], line, (one) => one)).toBe(index);
});
