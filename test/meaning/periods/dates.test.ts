import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Day } from '../../../src/meaning/periods/dates.js';
import {
  daysIn,
  fullYear,
  isDay,
  isoDay,
  monthEnd,
  monthOf,
  spanStart,
} from '../../../src/meaning/periods/dates.js';

const on = (iso: string): Day => {
  const [year = 0, month = 0, day = 0] = iso.split('-').map(Number);
  return { year, month, day };
};

test.each([
  ['January', 1],
  ['MAR', 3],
  ['Sept', 9],
  ['Dec.', 12],
  ['Dezember', 12],
  ['März', 3],
  ['Mai', 5],
  ['Particulars', 0],
])('%s is month %d', (name, month) => {
  expect(monthOf(name)).toBe(month);
});

test.each([
  ['25', 2025],
  ['98', 1998],
  ['2024', 2024],
])('the year %s is %d', (digits, year) => {
  expect(fullYear(digits)).toBe(year);
});

test.each([
  [2024, 2, 29],
  [2025, 2, 28],
  [1900, 2, 28],
  [2000, 2, 29],
  [2025, 4, 30],
])('%d-%d has %d days', (year, month, days) => {
  expect(daysIn(year, month)).toBe(days);
});

test.each([
  ['2024-02-29', true],
  ['2025-02-29', false],
  ['2025-13-01', false],
  ['2025-04-31', false],
  ['2025-00-10', false],
])('%s is a day: %s', (iso, is) => {
  expect(isDay(on(iso))).toBe(is);
});

test.each([
  ['2025-03-31', 12, '2024-04-01'],
  ['2024-12-31', 12, '2024-01-01'],
  ['2024-12-31', 9, '2024-04-01'],
  ['2024-09-30', 6, '2024-04-01'],
  ['2024-06-30', 3, '2024-04-01'],
  ['2024-02-29', 1, '2024-02-01'],
  ['2025-02-28', 12, '2024-03-01'],
  ['2025-07-05', 12, '2024-07-06'],
])('a span that ends on %s and lasts %d months begins on %s', (end, months, start) => {
  expect(isoDay(spanStart(on(end), months))).toBe(start);
});

test.each([
  ['2025-03-31', -9, '2024-06-30'],
  ['2025-03-31', -12, '2024-03-31'],
  ['2024-12-31', 2, '2025-02-28'],
])('the month end %s moved by %d months is %s', (end, months, moved) => {
  expect(isoDay(monthEnd(on(end), months))).toBe(moved);
});

test('month ends and starts of spans are days of the calendar', () => {
  const day = fc.record({
    year: fc.integer({ min: 1950, max: 2090 }),
    month: fc.integer({ min: 1, max: 12 }),
    day: fc.integer({ min: 1, max: 28 }),
  });
  fc.assert(
    fc.property(day, fc.integer({ min: 1, max: 18 }), (end, months) => {
      expect(isDay(monthEnd(end, -months))).toBe(true);
      expect(isDay(spanStart(end, months))).toBe(true);
    }),
  );
});
