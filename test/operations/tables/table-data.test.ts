import { describe, expect, test } from 'vitest';
import { documentOf } from '../../../src/document/document.js';
import { targetUnit } from '../../../src/operations/convert.js';
import { tableData } from '../../../src/operations/tables/table-data.js';
import { wholeTables } from '../../../src/operations/tables/whole-table.js';

function dataOf(lines: readonly string[], query: Partial<Parameters<typeof tableData>[2]> = {}) {
  const document = documentOf('a.md', lines.join('\n'));
  const [table] = wholeTables(document);
  if (!table) throw new Error('no table');
  return tableData(document, table, { in: null, columns: null, lines: null, ...query });
}

/** A cell in a table in ₹ crore: its kind, and its value where it has one. */
function cell(text: string) {
  const { rows } = dataOf(['(₹ in crore)', '|Item|2024-25|', '|---|---|', `|Sales|${text}|`, '|Costs|2.00|']);
  const found = rows[0]?.cells.find(({ column }) => column === 2);
  return [found?.kind, found?.figures[0]?.value ?? null];
}

describe('a cell is a number only where the number is all that is printed', () => {
  test.each([
    ['1,18,400.50', '118400.50'],
    ['(1,204)', '-1204'],
    ['₹ 12.00', '12.00'],
    ['12.5%', '12.5'],
    ['1,204(a)', '1204'],
    ['3,090/-', '3090'],
    ['123456789012345678.90', '123456789012345678.90'],
  ])('%s is %s', (text, value) => expect(cell(text)).toEqual(['number', value]));

  test.each(['1,234 Cr', '>100', '~45.7', '10 years', '00012602', '... 0.09'])(
    '%s stays as printed',
    (text) => expect(cell(text)[0]).toBe('figures'),
  );

  test.each(['-', 'Nil', '..'])('%s is nothing', (text) => expect(cell(text)).toEqual(['nil', null]));
});

test('a column is what most of its figures are, and a row that differs says so', () => {
  const { columns, rows } = dataOf([
    '|Item|2024-25|2023-24|',
    '|---|---|---|',
    '|(₹ in crore)|||', // a caption in the table: the heads say it
    '|Sales|5.00|4.00|',
    '|Costs|3.00|2.00|',
    '|Sales growth (%)|25.0|-|',
  ]);
  expect(columns.map(({ column, header, unit }) => [column, header, unit?.scale ?? null])).toEqual([
    [1, 'Item', null],
    [2, '2024-25', 'crore'],
    [3, '2023-24', 'crore'],
  ]);
  expect(rows.map(({ line, units }) => [line, units.map(({ columns: of, is }) => [of, is?.kind])])).toEqual([
    [4, []],
    [5, []],
    [6, [[[2], 'percent']]],
  ]);
});

test('columns of currency signs are left out, and the others keep their numbers', () => {
  const { columns } = dataOf(['|$ million||2024|', '|---|---|---|', '|Sales|$|1,234|', '|Costs||200|']);
  expect(columns.map(({ column }) => column)).toEqual([1, 3]);
});

test('the figures of a narrower part stand at the right, and its labels first', () => {
  const { rows } = dataOf([
    '(₹ in crore)',
    '|Item|Note|2024-25|2023-24|',
    '|---|---|---|---|',
    '|Sales|1|5.00|4.00|',
    '',
    '|Costs|3.00|2.00|',
    '|---|---|---|',
  ]);
  expect(rows[1]?.cells.map(({ column, text }) => `${column} ${text}`)).toEqual([
    '1 Costs',
    '3 3.00',
    '4 2.00',
  ]);
});

test('in a unit that is asked for numbers are converted exactly, and what is not is counted', () => {
  const data = dataOf(
    [
      '(₹ in crore)',
      '|Item|2024-25|',
      '|---|---|',
      '|Sales|0.1234567|',
      '|Growth (%)|5.00|',
      '|Costs|1.5 2.5|',
      '|Rent|1|',
      '|Fees|2|',
    ],
    { in: targetUnit('lakh') },
  );
  expect(data.rows.map(({ cells }) => cells[1]?.figures[0]?.value)).toEqual([
    '12.34567',
    '5.00',
    null,
    '100',
    '200',
  ]);
  expect([data.columns[1]?.unit?.scale, [...data.unconverted]]).toEqual([
    'lakh',
    [
      ['per cent', 1],
      ['damaged', 2],
    ],
  ]);
});

test('a zero keeps the sign that is printed before it', () => {
  const text = '(₹ in crore)\n\n|Head|2024-25|2023-24|2022-23|\n|---|---|---|---|\n|Gain|-0|(0.00)|0.00|\n';
  const document = documentOf('zero.md', text);
  const [table] = wholeTables(document);
  if (!table) throw new Error('no table');
  const { rows } = tableData(document, table, { in: null, columns: null, lines: null });
  const values = rows.flatMap(({ cells }) =>
    cells.flatMap(({ figures }) => figures.map(({ value }) => value)),
  );
  expect(values).toEqual(['-0', '-0.00', '0.00']);
});
