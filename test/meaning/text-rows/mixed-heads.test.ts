import { describe, expect, test } from 'vitest';
import { ofLast, unitsSaid } from '../asked.js';

describe('heads of several kinds, one on a line', () => {
  const heads = [
    'Number of Shares (in thousands)',
    '',
    'Aggregate Value (in millions)',
    '',
    'Weighted Average Grant Date Fair Value',
    '',
  ];

  test('a count, a price for one and an amount', () => {
    expect(unitsSaid(ofLast(...heads, 'Expected to vest 12 $ 466.11 $ 178'))).toEqual([
      'count thousand (column)',
      'per share USD (column)',
      'USD million (table)',
    ]);
  });

  test('what else stands there is not told', () => {
    expect(unitsSaid(ofLast(...heads, 'Unvested 12 $ 466.11 $ 178 1.67')).at(-1)).toBe('not stated');
  });
});

test('"Basic" and "Diluted" are no amounts of the statement', () => {
  const heads = ['# Income (in millions, except per share data)', '2025 2024', 'Net income $ 1,204 $ 1,118'];
  expect(unitsSaid(ofLast(...heads, 'Basic 10,005 10,117'))).toEqual(['not stated', 'not stated']);
  const table = ['(₹ in crore)', '', '| | 2025 |', '|---|---|', '| Profit | 77 |', '| Diluted | 4.10 |'];
  expect(unitsSaid(ofLast(...table))).toEqual(['not stated']);
});

test('the sub-head of "Basic" behind the figures of the row before', () => {
  const rows = [
    '# Income (in millions)',
    '2025 2024',
    'Net income $ 1,204 $ 1,118 Shares used in computing earnings per share:',
  ];
  expect(unitsSaid(ofLast(...rows, 'Basic 10,005 10,117'))).toEqual([
    'count million (row)',
    'count million (row)',
  ]);
});
