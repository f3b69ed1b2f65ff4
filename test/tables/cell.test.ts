import { expect, test } from 'vitest';
import { POINT_STYLE } from '../../src/figures/grouping.js';
import { contentOf } from '../../src/tables/cell.js';

test.each([
  ['', 'empty'],
  ['  ', 'empty'],
  ['NaN', 'empty'],
  ['null', 'empty'],
  ['-', 'nil'],
  ['–', 'nil'],
  ['Nil', 'nil'],
  ['*', 'nil'],
  ['Year 2', 'text'],
  ['N.A.', 'nil'],
  ['2025', 'year'],
  ['2025*', 'year'],
  ['2025 (a)', 'year'],
  ['2025e', 'year'],
  ['$', 'sign'],
  ['₹', 'sign'],
  ['Rs.', 'sign'],
  ['%', 'sign'],
  [')', 'sign'],
  ['1,204', 'figures'],
  ['(1,204)(a)', 'figures'],
  ['₹ 12.50 crore', 'figures'],
  ['12.50 Cr', 'figures'],
  ['8,412.20 Dr', 'figures'],
  ['3.2 times', 'figures'],
  ['4 years', 'figures'],
  ['5,697.02   847.30', 'figures'],
  ['Cash', 'text'],
  ["£'000", 'text'],
  ["₹ '000", 'text'],
  ['31 March 2025', 'text'],
  ['2024-25', 'text'],
  ['Note 12', 'text'],
  ['12 equity shares were allotted', 'text'],
])('%j holds: %s', (cell, kind) => {
  expect(contentOf(cell, POINT_STYLE).kind).toBe(kind);
});

test('a year is bare: with groups, decimals or another digit it is a figure', () => {
  for (const cell of ['2,025', '2025.00', '20250', '1899', '2100'])
    expect(contentOf(cell, POINT_STYLE).kind).toBe('figures');
});
