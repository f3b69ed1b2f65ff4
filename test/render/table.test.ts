import { expect, test } from 'vitest';
import { tableLines } from '../../src/render/table.js';

const FILE = { isTerminal: false, columns: 80 };
const COLUMNS = [{ align: 'left' }, { align: 'right' }, { align: 'left' }] as const;

test('columns are aligned, with two blanks between them and none at the end', async () => {
  const rows = [
    ['FILE', 'LINES', 'TITLE'],
    ['a.md', '31,204', 'Accounts'],
    ['budget.md', '7', ''],
  ];
  expect(await tableLines(rows, COLUMNS, FILE)).toEqual([
    'FILE        LINES  TITLE',
    'a.md       31,204  Accounts',
    'budget.md       7',
  ]);
});

test('wide characters count for two, marks that add to a letter for none', async () => {
  const rows = [
    ['売上高', '1'],
    ['कि', '22'],
  ];
  expect(await tableLines(rows, COLUMNS.slice(0, 2), FILE, { indent: 2 })).toEqual([
    '  売上高   1',
    '  कि      22',
  ]);
});

test('off a terminal a row is one line, however long', async () => {
  const long = 'word '.repeat(60).trim();
  expect(await tableLines([['1', '2', long]], COLUMNS, FILE)).toEqual([`1  2  ${long}`]);
});

test('on a terminal the last column is wrapped at its width, without an escape sequence', async () => {
  const rows = [['unit', '12', 'the declaration stands fifteen lines above it']];
  expect(await tableLines(rows, COLUMNS, { isTerminal: true, columns: 34 })).toEqual([
    'unit  12  the declaration stands',
    '          fifteen lines above it',
  ]);
});
