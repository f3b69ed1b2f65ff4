import { expect, test } from 'vitest';
import { endsSaid, ofLast } from '../asked.js';

const INCOME = [
  '| In $ million | Year ended 31 March 2025 | Year ended 31 March 2024 |',
  '|---|---|---|',
  '| Depreciation | 1,788 | 1,818 |',
  '| Finance costs | 1,482 | 1,414 |',
  '| Tax | 12 | 14 |',
  '',
  'The statement of cash flows follows.',
  '',
];
const LOST = ['| | For the year ended | For the year ended |', '|---|---|---|'];

test('columns that lost their dates have those of the table in which their amounts stand as well', () => {
  const rows = [
    '| Depreciation | 1,788 | 1,818 |',
    '| Interest | 1,482 | 1,414 |',
    '| Inventories | (56) | 9 |',
  ];
  const answer = ofLast(...INCOME, ...LOST, ...rows);
  expect(endsSaid(answer)).toEqual(['2025-03-31 year', '2024-03-31 year']);
  expect(answer.figures[0]?.period).toMatchObject({ rule: 'same amount', text: 'Depreciation 1,788 1,818' });
});

test('one pair of few digits may be chance, and one of many is none', () => {
  const told = (...rows: string[]) => endsSaid(ofLast(...INCOME, ...LOST, ...rows, '| Stocks | (56) | 9 |'));
  expect(told('| Depreciation | 1,788 | 1,818 |')).toEqual(['not stated', 'not stated']);
  const long = INCOME.map((row) => row.replace('1,788 | 1,818', '17,880.25 | 18,180.75'));
  expect(
    endsSaid(ofLast(...long, ...LOST, '| Depreciation | 17,880.25 | 18,180.75 |', '| Stocks | (56) | 9 |')),
  ).toEqual(['2025-03-31 year', '2024-03-31 year']);
});

test('pairs that tell a column different times tell nothing', () => {
  const turned = ['| Sales | 5,120 | 5,310 |', ''];
  const other = [
    '| In $ million | Year ended 31 March 2024 | Year ended 31 March 2023 |',
    '|---|---|---|',
    ...turned,
  ];
  const rows = [
    '| Depreciation | 1,788 | 1,818 |',
    '| Interest | 1,482 | 1,414 |',
    '| Sales | 5,120 | 5,310 |',
  ];
  expect(endsSaid(ofLast(...INCOME, ...other, 'And the cash flows.', '', ...LOST, ...rows))).toEqual([
    'not stated',
    'not stated',
  ]);
});

test('a column of change stays without a period', () => {
  const rows = ['| Depreciation | 1,788 | 1,818 | 30 |', '| Interest | 1,482 | 1,414 | 68 |'];
  const heads = ['| | For the year ended | For the year ended | Change |', '|---|---|---|---|'];
  expect(endsSaid(ofLast(...INCOME, ...heads, ...rows))).toEqual([
    '2025-03-31 year',
    '2024-03-31 year',
    'not stated',
  ]);
});
