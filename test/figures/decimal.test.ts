import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Decimal } from '../../src/figures/decimal.js';
import {
  add,
  compare,
  decimalNumber,
  decimalOf,
  decimalText,
  negate,
  placesText,
  shift,
} from '../../src/figures/decimal.js';

const decimals = fc.record({
  digits: fc.bigInt({ min: -(10n ** 30n), max: 10n ** 30n }),
  places: fc.integer({ min: 0, max: 12 }),
});

/** A decimal that the test itself wrote. */
function decimal(text: string): Decimal {
  const found = decimalOf(text);
  if (!found) throw new Error(`not a decimal: ${text}`);
  return found;
}

test.each([
  ['0', 0n, 0],
  ['1234.50', 123450n, 2],
  ['-1234.50', -123450n, 2],
  ['+7', 7n, 0],
  ['0.0071', 71n, 4],
  ['90071992547409931', 90071992547409931n, 0],
])('%s is read exactly', (text, digits, places) => {
  expect(decimalOf(text)).toEqual({ digits, places });
});

test.each(['', '-', '.', '1.', '.5', '1,234', '1 234', '1e5', '12.5.1', '0x10', '(12)', '१२'])(
  '%j is no plain decimal',
  (text) => {
    expect(decimalOf(text)).toBeNull();
  },
);

test.each([
  ['11.00', '11'],
  ['1234.50', '1234.5'],
  ['-0.0710', '-0.071'],
  ['100', '100'],
  ['0.00', '0'],
])('%s is the amount %s', (printed, amount) => {
  expect(decimalText(decimal(printed))).toBe(amount);
});

test.each([
  ['48964.89', 7, '489648900000'], // crore
  ['10597.61', 5, '1059761000'], // lakh
  ['515.5', 6, '515500000'], // million
  ['0.005', 3, '5'], // thousand
  ['12345', -5, '0.12345'], // rupees in lakh
  ['-82.4', 5, '-8240000'],
])('%s times ten to the %d is %s', (printed, exponent, amount) => {
  expect(decimalText(shift(decimal(printed), exponent))).toBe(amount);
});

test.each([
  ['0.1', '0.2', '0.3'],
  ['5155.56', '-5155.56', '0'],
  ['1', '0.001', '1.001'],
])('%s and %s make %s', (a, b, sum) => {
  expect(decimalText(add(decimal(a), decimal(b)))).toBe(sum);
});

test.each([
  ['11', '11.00', 0],
  ['0.1', '0.09', 1],
  ['-2', '1', -1],
])('%s against %s is %d', (a, b, order) => {
  expect(compare(decimal(a), decimal(b))).toBe(order);
});

test('the nearest double for JSON', () => {
  expect(decimalNumber(decimal('48964.89'))).toBe(48964.89);
  expect(decimalNumber(decimal('-0.10'))).toBe(-0.1);
});

test('what is written is read back as the same value', () => {
  fc.assert(fc.property(decimals, (d) => compare(decimal(decimalText(d)), d) === 0));
});

test('scaling to base units and back is exact', () => {
  fc.assert(
    fc.property(decimals, fc.integer({ min: 0, max: 12 }), (d, exponent) => {
      expect(compare(shift(shift(d, exponent), -exponent), d)).toBe(0);
    }),
  );
});

test('a figure and its negative make nothing', () => {
  fc.assert(fc.property(decimals, (d) => decimalText(add(d, negate(d))) === '0'));
});

test('sums do not depend on order, and order agrees with sums', () => {
  fc.assert(
    fc.property(decimals, decimals, (a, b) => {
      expect(decimalText(add(a, b))).toBe(decimalText(add(b, a)));
      expect(compare(a, b)).toBe(-compare(b, a) + 0);
    }),
  );
});

test('the double of a decimal is the one that its digits are read as', () => {
  fc.assert(
    fc.property(decimals, (value) => {
      expect(decimalNumber(value)).toBe(Number(placesText(value)));
    }),
  );
  fc.assert(
    fc.property(fc.maxSafeInteger(), fc.integer({ min: 0, max: 22 }), (digits, places) => {
      const value = { digits: BigInt(digits), places };
      expect(decimalNumber(value)).toBe(Number(placesText(value)));
    }),
  );
});
