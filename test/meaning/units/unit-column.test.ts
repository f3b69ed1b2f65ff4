import { expect, test } from 'vitest';
import { ofLine, unitsSaid } from '../asked.js';

const TABLE = [
  '# Operations (₹ in crore)',
  '',
  '| Particulars | Unit | 2024-25 |',
  '|---|---|---|',
  '| Clinker | MT | 1,204 |',
  '| Cement | " | 77 |',
  '| Revenue | ₹ crore | 1,310 |',
  '| Margin | % | 12 |',
  '| Rope | furlong | 44 |',
  '| Other income | | 45 |',
];

test.each([
  ['a measure', 5, 'count (row)'],
  ['the same as above', 6, 'count (row)'],
  ['money', 7, 'INR crore (row)'],
  ['a percent sign', 8, 'percent (row)'],
  ['a measure that nobody knows: no money', 9, 'not stated'],
  ['none: that of the table', 10, 'INR crore (table)'],
])('the unit of a row in a column of its own: %s', (_, line, unit) => {
  expect(unitsSaid(ofLine(line, ...TABLE))).toEqual([unit]);
});

test('one measure for all rows is that of the trade, and the caption that of the amounts', () => {
  const rows = [
    '(₹ in lakh)',
    '',
    '| Mineral | Unit | Receipts |',
    '|---|---|---|',
    '| Lead | Ton | 64,118 |',
  ];
  expect(unitsSaid(ofLine(5, ...rows, '| Zinc | Ton | 12,300 |'))).toEqual(['INR lakh (table)']);
});

test('a column of plants is no column of units', () => {
  const rows = [
    '(₹ in crore)',
    '',
    '| Particulars | Unit | 2024-25 |',
    '|---|---|---|',
    '| Wages | North | 1,204 |',
  ];
  expect(unitsSaid(ofLine(5, ...rows))).toEqual(['INR crore (table)']);
});
