import { describe, expect, test } from 'vitest';
import { documentOf } from '../../../src/document/document.js';
import { wholeTableAt, wholeTables } from '../../../src/operations/tables/whole-table.js';

const report = documentOf(
  'report.md',
  [
    '## 7. Loans', // 1
    '(₹ in lakh)', // 2
    '',
    '|Borrower|31 March 2025|31 March 2024|', // 4
    '|---|---|---|',
    '|(1)|(2)|(3)|', // 6
    '|Ports|118.40|104.25|', // 7
    '',
    '<!-- page 12 -->', // 9
    '',
    '|Roads|77.15|60.00|', // 11
    '|---|---|---|',
    '|Total|195.55|164.25|', // 13
    '',
    '## 8. Stores', // 15
    '',
    '|Store|31 March 2025|', // 17
    '|---|---|',
    '|Cement|5.00|', // 19
    '||30 September 2025|', // 20
    '|Cement|7.00|', // 21
  ].join('\n'),
);

describe('the tables of a report', () => {
  test('join the parts on following pages', () => {
    expect(
      wholeTables(report).map(({ line, end, parts, title }) => [line, end, parts.length, title]),
    ).toEqual([
      [4, 13, 2, '7. Loans'],
      [17, 21, 1, '8. Stores'],
    ]);
  });

  test('hold the rows below the heads, and heads that stand between rows', () => {
    const rows = wholeTables(report).map((table) => table.rows.map(({ line, role }) => `${line} ${role}`));
    expect(rows).toEqual([
      ['7 data', '11 data', '13 data'],
      ['19 data', '20 header', '21 data'],
    ]);
  });

  test('are found by any of their lines, the page mark between two parts among them', () => {
    const found = [3, 4, 9, 13, 14, 21].map((line) => wholeTableAt(report, line)?.number ?? null);
    expect(found).toEqual([null, 1, 1, 1, null, 2]);
  });

  test('hold short lines between two parts, but not what says that the table goes on', () => {
    const text = [
      '(₹ in lakh)',
      '|Item|2024-25|2023-24|',
      '|---|---|---|',
      '|Sales|4.10|3.90|', // 4
      '',
      'Growth in per cent', // 6
      '',
      '|Exports|5.10|2.70|', // 8
      '|---|---|---|',
      '',
      '(₹ in lakh)',
      '**Results (contd.)**', // 12
      '',
      '|Imports|1.10|0.70|', // 14
      '|---|---|---|',
    ];
    const [table, ...others] = wholeTables(documentOf('a.md', text.join('\n')));
    expect([table?.between, table?.parts.length, others]).toEqual([
      [{ line: 6, text: 'Growth in per cent' }],
      3,
      [],
    ]);
  });

  test('are two when the second has the same items for another year', () => {
    const movement = (year: number) => [
      '|Item|Rs. lakh|',
      '|---|---|',
      `|At 1 April ${year}|4.10|`,
      '|Disposals|0.10|',
      `|At 31 March ${year + 1}|4.00|`,
      '',
    ];
    const two = documentOf('a.md', [...movement(2021), ...movement(2020)].join('\n'));
    expect(wholeTables(two).map(({ line }) => line)).toEqual([1, 7]);
  });

  test('are two on one page, though their heads are the same, and one over two pages', () => {
    const heads = ['|Item|Rs. lakh|', '|---|---|'];
    const pages = (between: string) =>
      [
        '<!-- page 1 -->',
        '',
        ...heads,
        '|Sales|4.10|',
        between,
        ...heads,
        '|Imports|1.10|',
        '',
        '<!-- page 3 -->',
      ].join('\n');
    const count = (text: string) => wholeTables(documentOf('a.md', text)).length;
    expect([count(pages('')), count(pages('\n<!-- page 2 -->\n'))]).toEqual([2, 1]);
  });
});
