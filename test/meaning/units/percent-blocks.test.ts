import { describe, expect, test } from 'vitest';
import { ofLast, ofLine, unitsSaid } from '../asked.js';

const TABLE = [
  'Sales were as follows (in millions):',
  '',
  '| | 2024 | 2025 |',
  '|---|---|---|',
  '| Stores | $ 1,204 | $ 1,118 |',
  '| Online | 77 | 80 |',
  '| Growth (decline): | | |',
  '| Stores | 18 % | 13 % |',
  '| Online | 22 | (8) |',
  '| Sales mix: | | |',
  '| Stores 60 % 61 % | | |',
  '| Online | 40 | 39 |',
  '| Sales by kind: | | |',
  '| Licences | 4 % | 5 % |',
  '| Fees | 30 | 39 |',
];

describe('percentages of which the first row alone prints the sign', () => {
  test.each([
    ['money above them', 6, 'USD million (table)'],
    ['under a sub-head of growth', 9, 'percent (row)'],
    ['under a row that was left in one cell', 12, 'percent (row)'],
    ['a sub-head that tells no shares', 15, 'USD million (table)'],
  ])('%s', (_, line, unit) => {
    expect(unitsSaid(ofLine(line, ...TABLE))).toEqual([unit, unit]);
  });

  test('an amount among them is an amount, and so is what follows', () => {
    const rows = TABLE.map((row) => row.replace('| Online | 22 | (8) |', '| Online | $ 22 | $ (8) |'));
    expect(unitsSaid(ofLine(9, ...rows))).toEqual(['USD million (table)', 'USD million (table)']);
  });

  test('in rows of text', () => {
    const rows = ['(in millions)', '2024 2025', 'Stores $ 1,204 $ 1,118', 'Sales mix:', 'Stores 60 % 61 %'];
    expect(unitsSaid(ofLast(...rows, 'Marketing 22 8', 'Online 40 39'))).toEqual([
      'percent (row)',
      'percent (row)',
    ]);
  });

  test('a column of shares', () => {
    const table = [
      '(₹ in crore)',
      '',
      '| | 2025 | Mix |',
      '|---|---|---|',
      '| Stores | 1,204 | 60% |',
      '| Online | 80 | 40 |',
    ];
    expect(unitsSaid(ofLast(...table))).toEqual(['INR crore (table)', 'percent (column)']);
  });
});
