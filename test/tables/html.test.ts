import { describe, expect, test } from 'vitest';
import { htmlTablesAt } from '../../src/tables/html.js';
import type { Table } from '../../src/tables/table.js';

/** The grid of a table, spans expanded; a place without a cell is null. */
function grid(table: Table | undefined): readonly (readonly (string | null)[])[] {
  return table?.rows.map((r) => Array.from(r.cells, (c) => c?.text ?? null)) ?? [];
}

const CASH = [
  ['Item', '2025'],
  ['Cash', '1,204'],
];

describe('a table however its lines are cut', () => {
  test('whole on one line', () => {
    const [table] = htmlTablesAt(
      ['<table><tr><th>Item</th><th>2025</th></tr><tr><td>Cash</td><td>1,204</td></tr></table>'],
      0,
    );
    expect(grid(table)).toEqual(CASH);
    expect(table).toMatchObject({ kind: 'html', line: 1, end: 1, columns: 2 });
    expect(table?.rows.map((r) => r.line)).toEqual([1, 1]);
  });

  test('a row a line', () => {
    const [table] = htmlTablesAt(
      ['<table>', '<tr><th>Item</th><th>2025</th></tr>', '<tr><td>Cash</td><td>1,204</td></tr>', '</table>'],
      0,
    );
    expect(grid(table)).toEqual(CASH);
    expect(table).toMatchObject({ line: 1, end: 4 });
    expect(table?.rows.map((r) => r.line)).toEqual([2, 3]);
  });

  test('a cell a line', () => {
    const [table] = htmlTablesAt(
      [
        '<table>',
        '<tr>',
        '<th>Item</th>',
        '<th>2025</th>',
        '</tr>',
        '<tr>',
        '<td>Cash</td>',
        '<td>1,204</td>',
        '</tr>',
        '</table>',
      ],
      0,
    );
    expect(grid(table)).toEqual(CASH);
    expect(table?.rows.map((r) => [r.line, r.end])).toEqual([
      [2, 4],
      [6, 8],
    ]);
    expect(table?.rows[1]?.printed.map((c) => c.line)).toEqual([7, 8]);
  });

  test('a cell whose text goes on over lines', () => {
    const [table] = htmlTablesAt(['<table><tr><td>Cash', 'and bank</td><td>1,204</td></tr></table>'], 0);
    expect(grid(table)).toEqual([['Cash and bank', '1,204']]);
  });
});

describe('spans', () => {
  test('a head over two columns stands in both places, as the same cell', () => {
    const [table] = htmlTablesAt(
      [
        '<table><tr><td>Item</td><td colspan="2">March 31,</td></tr><tr><td>Cash</td><td>1</td><td>2</td></tr></table>',
      ],
      0,
    );
    expect(grid(table)).toEqual([
      ['Item', 'March 31,', 'March 31,'],
      ['Cash', '1', '2'],
    ]);
    expect(table?.rows[0]?.cells[1]).toBe(table?.rows[0]?.cells[2]);
    expect(table?.rows[0]?.printed).toHaveLength(2);
  });

  test('a label over two rows pushes the cells of the second row to the right', () => {
    const [table] = htmlTablesAt(
      ['<table><tr><td rowspan=2>Cash</td><td>1</td></tr><tr><td>2</td></tr></table>'],
      0,
    );
    expect(grid(table)).toEqual([
      ['Cash', '1'],
      ['Cash', '2'],
    ]);
    expect(table?.rows[1]?.printed).toMatchObject([{ text: '2', column: 2 }]);
  });

  test.each([
    ['colspan="1000000000"', 200],
    ['colspan="0"', 1],
    ['colspan="x"', 1],
    ['colspan="-5"', 1],
  ])('an absurd %s costs no memory', (attribute, columns) => {
    const [table] = htmlTablesAt([`<table><tr><td ${attribute}>Cash</td></tr></table>`], 0);
    expect(table?.columns).toBe(columns);
  });

  test('rows that a span claims and the table lacks are not made up', () => {
    const [table] = htmlTablesAt(['<table><tr><td rowspan="900000">Cash</td><td>1</td></tr></table>'], 0);
    expect(grid(table)).toEqual([['Cash', '1']]);
  });
});

test('a nested table is text of its cell', () => {
  const [table, ...more] = htmlTablesAt(
    [
      '<table><tr><td>Cash <table><tr><td>in hand</td><td>bank</td></tr></table></td><td>1,204</td></tr></table>',
    ],
    0,
  );
  expect(grid(table)).toEqual([['Cash in hand bank', '1,204']]);
  expect(more).toEqual([]);
});

test('several tables on one line', () => {
  const found = htmlTablesAt(
    ['<table><tr><td>Cash</td></tr></table> and <table><tr><td>Stock</td></tr></table>'],
    0,
  );
  expect(found.map(grid)).toEqual([[['Cash']], [['Stock']]]);
});

test('a table that is never closed ends where the text does', () => {
  const [table] = htmlTablesAt(['<table>', '<tr><td>Cash</td><td>1,204', '<tr><td>Stock<td>77'], 0);
  expect(grid(table)).toEqual([
    ['Cash', '1,204'],
    ['Stock', '77'],
  ]);
  expect(table?.end).toBe(3);
});

test('header cells are known, other tags and comments are not text', () => {
  const [table] = htmlTablesAt(
    [
      '<TABLE><thead><TR><TH><b>Item</b></TH></TR></thead><tbody><tr><td>a<!-- note --> b</td></tr></tbody></TABLE>',
    ],
    0,
  );
  expect(table?.rows.map((r) => r.cells[0]?.header)).toEqual([true, false]);
  expect(grid(table)).toEqual([['Item'], ['a b']]);
});

test('cells without a row have one', () => {
  const [table] = htmlTablesAt(['<table><td>Cash</td><td>1,204</td></table>'], 0);
  expect(grid(table)).toEqual([['Cash', '1,204']]);
});
