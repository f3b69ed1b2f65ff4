import { expect, test } from 'vitest';
import type { GridColumn } from '../../src/render/grid.js';
import { gridLines } from '../../src/render/grid.js';

const COLUMNS: readonly GridColumn[] = [
  { heads: ['Item', ''], align: 'left' },
  { heads: ['Balance on 1 April', '₹'], align: 'right' },
  { heads: ['2025', '₹'], align: 'right' },
];
const ROWS = [
  ['Loans to co-operative societies of the State', '1,234', '5'],
  ['Roads', '20', '6,789'],
];
const OPTIONS = { indent: 0, repeated: 1, paint: (text: string) => text };
const terminal = (columns: number) => ({ isTerminal: true, columns });

test('heads are wrapped, and numbers stand at the right', async () => {
  expect(await gridLines(COLUMNS, ROWS, { isTerminal: false, columns: 80 }, OPTIONS)).toEqual([
    '                                              Balance on 1',
    'Item                                                 April   2025',
    '                                                         ₹      ₹',
    'Loans to co-operative societies of the State         1,234      5',
    'Roads                                                   20  6,789',
  ]);
});

test('on a terminal columns of words are wrapped until all fit', async () => {
  expect(await gridLines(COLUMNS, ROWS, terminal(50), OPTIONS)).toEqual([
    '                               Balance on 1',
    'Item                                  April   2025',
    '                                          ₹      ₹',
    'Loans to co-operative                 1,234      5',
    'societies of the State',
    'Roads                                    20  6,789',
  ]);
});

test('columns that do not fit at all stand below, beside the first ones', async () => {
  expect(await gridLines(COLUMNS, ROWS, terminal(40), OPTIONS)).toEqual([
    '                          Balance on 1',
    'Item                             April',
    '                                     ₹',
    'Loans to co-operative            1,234',
    'societies of the State',
    'Roads                               20',
    '',
    'Item                       2025',
    '                              ₹',
    'Loans to co-operative         5',
    'societies of the State',
    'Roads                     6,789',
  ]);
});
