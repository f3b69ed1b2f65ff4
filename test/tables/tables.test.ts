import { expect, test } from 'vitest';
import { documentOf } from '../../src/document/document.js';
import { tableBefore, tables, tablesOn } from '../../src/tables/tables.js';

const report = documentOf(
  'report.md',
  [
    'Balance sheet',
    '|Item|2025|',
    '|---|---|',
    '|Cash|1,204|',
    '',
    '<table><tr><td>Stock</td></tr></table> <table><tr><td>Debtors</td></tr></table>',
    'Annual Report | 41',
    '<table>',
    '<tr><td>Bank</td></tr>',
    '</table>',
  ].join('\n'),
);

test('pipe tables and HTML tables, in line order', () => {
  expect(tables(report).map((t) => [t.kind, t.line, t.end])).toEqual([
    ['pipe', 2, 4],
    ['html', 6, 6],
    ['html', 6, 6],
    ['html', 8, 10],
  ]);
});

test.each([
  [1, []],
  [2, [2]],
  [3, [2]],
  [4, [2]],
  [5, []],
  [6, [6, 6]],
  [7, []],
  [9, [8]],
  [99, []],
])('line %d is in the tables that begin on %j', (line, begins) => {
  expect(tablesOn(report, line).map((t) => t.line)).toEqual(begins);
});

test.each([
  [1, undefined],
  [2, undefined],
  [5, 4],
  [7, 6],
  [99, 10],
])('above line %d the last table ends on line %s', (line, end) => {
  expect(tableBefore(report, line)?.end).toBe(end);
});
