import { describe, expect, test } from 'vitest';
import { ofLast, unitsSaid } from '../asked.js';

/** Statements in one unit, and a note between or behind them that prints none. */
const STATEMENTS = [
  '|Item|31 March 2025 £’000|',
  '|---|---|',
  '|Cash|5|',
  '',
  '|Item|Year ended 31 March 2025 £’000|',
  '|---|---|',
  '|Revenue|7|',
  '',
  '|Item|Year ended 31 March 2025 £’000|',
  '|---|---|',
  '|Cash from operations|9|',
  '',
];
const note = (...rows: string[]) => [
  ...STATEMENTS,
  '## 10. Taxation',
  '',
  '|Item|2025|',
  '|---|---|',
  ...rows,
];

describe('the unit of the tables around one that prints none', () => {
  test('is given as carried, with a warning', () => {
    const answer = ofLast(...note('|Current tax|(706)|', '|Deferred tax|508|'));
    expect(unitsSaid(answer)).toEqual(['GBP thousand (carried)']);
    expect(answer.warnings).not.toEqual([]);
  });

  test('never where rows are no money', () => {
    expect(unitsSaid(ofLast(...note('|Doors|706|', '|Windows|508|')))).toEqual(['not stated']);
  });

  test('never where rows or a column say what each row is', () => {
    expect(
      unitsSaid(ofLast(...note('|Taxable base (£m)|4|', '|Tax base (£m)|5|', '|Tax to income|0.3|'))),
    ).toEqual(['not stated']);
    const measured = ['## KPIs', '', '|Item|Unit|2025|', '|---|---|---|', '|Revenue|£|7|', '|Sales|m|5|'];
    expect(unitsSaid(ofLast(...STATEMENTS, ...measured))).toEqual(['not stated']);
  });

  test('never where the column begins with a percentage', () => {
    expect(unitsSaid(ofLast(...note('|Tax on income|19%|', '|Tax on assets|2|')))).toEqual(['not stated']);
  });

  test('never where another table of the document is in another unit', () => {
    const other = ['|Item|31 March 2024 £m|', '|---|---|', '|Cash|5|', ''];
    expect(unitsSaid(ofLast(...other, ...note('|Current tax|(706)|', '|Deferred tax|508|')))).toEqual([
      'not stated',
    ]);
  });

  test('never for a figure in another currency', () => {
    expect(
      unitsSaid(ofLast(...note('|Current tax|(706)|', '|Deferred tax|508|', '|Tax abroad|US$ 3|'))),
    ).toEqual(['USD unknown (cell)']);
  });
});

describe('the one unit that a document declares over and over', () => {
  /** A page of a budget: its caption, a table, and rows that the converter left outside it. */
  const page = (n: number) => [
    `Demand ${n} (Rs. in lakh)`,
    '',
    '|Head|2018-19 Accounts|2019-20 Budget|',
    '|---|---|---|',
    '|Roads|10.00|12.00|',
    '',
  ];
  const pages = Array.from({ length: 8 }, (_, i) => page(i)).flat();
  const away = Array.from({ length: 320 }, () => ['Text of the next demand', '']).flat();

  test('reaches a table of its budget columns wherever it stands', () => {
    const table = ['|Head|2018-19 Accounts|2019-20 Budget|', '|---|---|---|', '|Bridges|11.00|13.00|'];
    expect(unitsSaid(ofLast(...pages, ...away, ...table))).toEqual(Array(2).fill('INR lakh (carried)'));
  });

  test('reaches a table without heads that prints amounts, not one of rates', () => {
    const table = (row: string) => ['|  |  |  |', '|---|---|---|', '|403|Harbours|128.62|', row];
    const canals = table('|404|Canals|13.45|');
    expect(unitsSaid(ofLast(...pages, ...away, ...canals))).toEqual(['none (column)', 'INR lakh (carried)']);
    expect(unitsSaid(ofLast(...pages, ...away, 'Ratios', '', ...canals))).toEqual([
      'none (column)',
      'not stated',
    ]);
  });

  test('reaches amounts in rows of text, not numbers without decimals', () => {
    expect(unitsSaid(ofLast(...pages, ...away, 'Total 14 V 1970.84 2060.00'))).toEqual(
      Array(2).fill('INR lakh (carried)'),
    );
    expect(unitsSaid(ofLast(...pages, ...away, 'Posts 1,970 2,060'))).toEqual(Array(2).fill('not stated'));
  });

  test('is none where one page is in another unit', () => {
    expect(unitsSaid(ofLast(...pages, '(Rs. in crore)', '', ...away, 'Total 1970.84 2060.00'))).toEqual(
      Array(2).fill('not stated'),
    );
  });

  test('never where another says that its amounts are in full', () => {
    const full = ['|Item|Year ended 31 March 2025 (Amount in £)|', '|---|---|', '|Fees|9,204|', ''];
    const rows = ['|Current tax|(706)|', '|Deferred tax|508|'];
    const heads = ['## 10. Taxation', '', '|Item|2025|', '|---|---|'];
    expect(unitsSaid(ofLast(...STATEMENTS, ...full, ...heads, ...rows))).toEqual(['not stated']);
  });
});
