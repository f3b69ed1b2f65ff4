import { expect, test } from 'vitest';
import { isEqual } from '../../src/operations/amount-equal.js';
import { amountQuery } from '../../src/operations/amount-query.js';

const decimal = (digits: bigint, places: number) => ({ digits, places });

test('amounts are equal as far as both are known', () => {
  const query = amountQuery('105.98', null);
  expect(isEqual(decimal(10598n, 2), decimal(10598n, 2), query)).toBe(true);
  expect(isEqual(decimal(106n, 0), decimal(10598n, 2), query)).toBe(true);
  expect(isEqual(decimal(105n, 0), decimal(10598n, 2), query)).toBe(false);
});

test('a printed zero is the amount of nothing but zero', () => {
  const query = amountQuery('0.004', null);
  expect(isEqual(decimal(0n, 2), decimal(4n, 3), query)).toBe(false);
  expect(isEqual(decimal(0n, 2), decimal(0n, 0), query)).toBe(true);
});
