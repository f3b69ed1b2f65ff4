import { expect, test } from 'vitest';
import { isNearPower, quickNumbers } from '../../src/operations/quick-numbers.js';

test.each([
  ['Loans 4,98,391.00', [498391]],
  ['1.234,5', [1.2345, 1234.5]],
  ['1,234', [1234, 1.234]],
  ['12 345', [12345, 12, 345]],
  ['1**2**', [1, 2, 12]],
  ['no digits', []],
])('%s', (line, numbers) => {
  expect(Array.from(quickNumbers(line), ({ number }) => number)).toEqual(numbers);
});

test('one in the last place of what is printed', () => {
  expect(Array.from(quickNumbers('105.98'), ({ step }) => step)).toEqual([0.01]);
});

test.each([
  [100, 0, true],
  [0.001, 0, true],
  [99.9, 0.002, true],
  [50, 0.002, false],
  [0, 0.5, false],
])('%d is a power of ten within %d: %s', (ratio, slack, is) => {
  expect(isNearPower(ratio, slack)).toBe(is);
});
