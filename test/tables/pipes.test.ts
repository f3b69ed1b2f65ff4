import { describe, expect, test } from 'vitest';
import { documentOf } from '../../src/document/document.js';
import { isRule, pipeTableAt, splitCells } from '../../src/tables/pipes.js';

const tableAt = (lines: readonly string[], from: number) =>
  pipeTableAt(documentOf('report.md', lines.join('\n')), from);

/** The texts of a table's rows; null when there is no table at the first line. */
function rows(...lines: string[]): readonly (readonly string[])[] | null {
  return tableAt(lines, 0)?.rows.map((r) => r.printed.map((c) => c.text)) ?? null;
}

test.each(['|---|---|', '---|---', '| :--- | ---: |', '|:-:|', '|-|-|', '  |---|'])(
  '%s is a rule',
  (line) => {
    expect(isRule(line)).toBe(true);
  },
);

test.each(['---', '| - 5 | 6 |', '||', '|a|---|', '- | nil'])('%s is no rule', (line) => {
  expect(isRule(line)).toBe(false);
});

test.each([
  ['|Cash|1,204|', ['Cash', '1,204']],
  ['Cash|1,204', ['Cash', '1,204']],
  ['| Cash | 1,204 |', [' Cash ', ' 1,204 ']],
  ['|Cash||1,204|', ['Cash', '', '1,204']],
  ['|Cash\\|bank|1,204|', ['Cash\\|bank', '1,204']],
  ['||1,204|', ['', '1,204']],
])('%s is cut at its pipes', (line, cells) => {
  expect(splitCells(line)).toEqual(cells);
});

describe('tables', () => {
  test('with outer pipes and a rule', () => {
    expect(rows('|Item|2025|', '|---|---|', '|Cash|1,204|', '', '|Stock|5|')).toEqual([
      ['Item', '2025'],
      ['Cash', '1,204'],
    ]);
  });

  test('with outer pipes and no rule', () => {
    expect(rows('|Item|2025|', '|Cash|1,204|')).toEqual([
      ['Item', '2025'],
      ['Cash', '1,204'],
    ]);
  });

  test('without outer pipes a pipe in front closes an empty cell', () => {
    expect(rows('|2025|', '---|---|---', 'Cash|1,204|77', '|9|8')).toEqual([
      ['', '2025', ''],
      ['Cash', '1,204', '77'],
      ['', '9', '8'],
    ]);
  });

  test('without outer pipes a rule is needed', () => {
    expect(rows('Item | 2025', '--- | ---', 'Cash | 1,204')).toEqual([
      ['Item', '2025'],
      ['Cash', '1,204'],
    ]);
    expect(rows('Annual Report | 41', 'Directors | 42')).toBeNull();
  });

  test('a rule that stands first: the converter found no header', () => {
    expect(rows('|---|---|', '|Cash|1,204|')).toEqual([['Cash', '1,204']]);
  });

  test('one row between outer pipes is a table, a line with a pipe in it is none', () => {
    expect(rows('|Cash|1,204|')).toEqual([['Cash', '1,204']]);
    expect(rows('|Cash|1,204')).toBeNull();
    expect(rows('Cash')).toBeNull();
  });

  test('an escaped pipe is a character of its cell', () => {
    expect(rows('|Cash \\| bank|1,204|')).toEqual([['Cash | bank', '1,204']]);
  });

  test('markup is taken off, entities are decoded, stacked values stay apart', () => {
    expect(rows('|**Tot**al|1,204<br>1,118|A&amp;B|')).toEqual([['Total', '1,204\n1,118', 'A&B']]);
  });

  test('a gap between two figures in a cell stays a gap, a single blank stays a blank', () => {
    expect(rows('|Cash|5,697.02    847.30|5 697|')).toEqual([['Cash', '5,697.02  847.30', '5 697']]);
  });

  test('rows of different lengths: the widest counts', () => {
    const table = tableAt(['|Item|2025|2024|', '|---|---|---|', '|Cash|1,204|'], 0);
    expect(table?.columns).toBe(3);
    expect(table?.rows.map((r) => r.cells.length)).toEqual([3, 2]);
  });

  test('lines are those of the document, the rule included', () => {
    const lines = ['Balance sheet', '', '|Item|2025|', '|---|---|', '|Cash|1,204|', '|Stock|77|', 'Notes'];
    const table = tableAt(lines, 2);
    expect(table).toMatchObject({ kind: 'pipe', line: 3, end: 6 });
    expect(table?.rows.map((r) => r.line)).toEqual([3, 5, 6]);
    expect(table?.rows[1]?.cells[1]).toMatchObject({ text: '1,204', line: 5, column: 2 });
  });
});

test('a header row whose cells hold line breaks is one row, and a rule follows it', () => {
  const lines = [
    '| |  Years ended',
    ' March 31,',
    ' 2025 | March 31,',
    ' 2024 |',
    '|:--|--:|--:|',
    '| Cash | 77 | 80 |',
  ];
  const table = tableAt(lines, 0);
  expect(table?.rows.map((r) => [r.line, r.end])).toEqual([
    [1, 4],
    [6, 6],
  ]);
  expect(table?.rows[0]?.printed.map((c) => c.text.replace(/\s+/g, ' '))).toEqual([
    '',
    'Years ended March 31, 2025',
    'March 31, 2024',
  ]);
  // without the rule it is prose
  expect(
    tableAt(
      lines.filter((l) => !isRule(l)),
      0,
    ),
  ).toBeNull();
});

test('a table ends where a line has no pipe in front, whatever its rows open with', () => {
  const rows = [
    '|Item|2025|',
    '|---|---|',
    '|Cash|1,204|',
    '  |Stock|77|',
    '\\|Gold|3|',
    '|a\u2028b|1|',
    '|Land|9|',
  ];
  expect(tableAt([...rows, 'Notes', '|x|1|'], 0)).toMatchObject({ line: 1, end: 7 });
  expect(tableAt([...rows, '', '|x|1|'], 0)).toMatchObject({ line: 1, end: 7 });
  expect(tableAt(rows, 0)).toMatchObject({ line: 1, end: 7 });
});
