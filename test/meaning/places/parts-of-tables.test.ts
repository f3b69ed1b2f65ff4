import { describe, expect, test } from 'vitest';
import { endsSaid, ofLast, unitsSaid } from '../asked.js';

const HEADS = ['|Particulars|31 March 2025|31 March 2024|', '|---|---|---|'];
const PAGE = ['', '<!-- PageBreak -->', ''];

describe('a table that goes on over a page', () => {
  test('dates its movements from the balance before the page break', () => {
    const table = ['|Item|Shares|', '|---|---|', '|Balance as at 1 April 2024|7,200|', '|Issued|80|'];
    const answer = ofLast(
      'Accounts for the year ended 31 March 2025',
      ...table,
      ...PAGE,
      '|Bought back|90|',
      '|---|---|',
      '|Split|60|',
    );
    expect(endsSaid(answer)).toEqual(['2025-03-31 year']);
  });

  test('keeps the sub-head that dates its rows', () => {
    const table = ['|Item|Land|Plant|', '|---|---|---|', '|As at 31 March 2024|||', '|Cost|7,200|8,200|'];
    const answer = ofLast(...table, ...PAGE, '|Written off|90|80|', '|---|---|---|', '|Sold|60|50|');
    expect(endsSaid(answer)).toEqual(['2024-03-31 instant', '2024-03-31 instant']);
  });

  test('keeps its title where the heads are printed again', () => {
    const heads = ['|Item|2025|2024|', '|---|---|---|'];
    const answer = ofLast(
      'Accounts for the year ended 31 March 2025',
      '# Balance sheet',
      ...heads,
      '|Cash|7|8|',
      ...PAGE,
      ...heads,
      '|Stock|77|80|',
    );
    expect(endsSaid(answer)).toEqual(['2025-03-31 instant', '2024-03-31 instant']);
  });

  test('keeps the currency of its first row where the heads are printed again', () => {
    const heads = ['|(In millions)|2025|2024|', '|---|---|---|'];
    const answer = ofLast(...heads, '|Cash|€ 7|€ 8|', ...PAGE, ...heads, '|Stock|77|80|');
    expect(unitsSaid(answer)).toEqual(['EUR million (table)', 'EUR million (table)']);
  });
});

describe('a statement that goes on below another', () => {
  const first = ['## Statement A', '(₹ in crore)', ...HEADS, '|Land|1,204.50|1,118.20|'];
  const second = ['## Statement B', '(₹ in lakh)', ...HEADS, '|Stores|77.50|80.50|'];

  test('has not the unit of that', () => {
    const answer = ofLast(...first, ...second, '## Statement A (continued)', ...HEADS, '|Tools|5.50|6.50|');
    expect(unitsSaid(answer)).toEqual(['not stated', 'not stated']);
  });

  test('nor its columns', () => {
    const answer = ofLast(...first, ...second, '## Statement A (continued)', '|Tools|5.50|6.50|');
    expect(answer.figures.map((f) => f.header)).toEqual([null, null]);
  });

  test('is the same where its name is', () => {
    const answer = ofLast(...first, ...second, '## Statement B (continued)', ...HEADS, '|Tools|5.50|6.50|');
    expect(unitsSaid(answer)).toEqual(['INR lakh (table)', 'INR lakh (table)']);
  });
});

test('the day on which the pages before a heading were signed dates no table below it', () => {
  const answer = ofLast(
    '2 June 2023',
    'Text.',
    '8 May 2024',
    '## Changes in equity',
    '|Item|Shares|',
    '|---|---|',
    '|Issued|80|',
  );
  expect(endsSaid(answer)).toEqual(['not stated']);
});

describe('a statement that a converter cut into tables and text', () => {
  const first = [
    '# Balance sheet as at 31 March 2021',
    '',
    '|Particulars|Note|31 March 2021 (Amt in Rs.)|31 March 2020 (Amt in Rs.)|',
    '|---|---|---|---|',
    '|Plant|1|7,20,400|8,10,900|',
    '',
    '(i) Investments',
    '',
  ];
  const rest = [
    '|(a)|Stock|2|4,82,411||5,82,585||',
    '|---|---|---|---|---|---|---|',
    '|(b)|Loans|Given|||||',
  ];

  test('has its dates and its unit from the heads of its first part', () => {
    const answer = ofLast(...first, ...rest, '|(c)|Cash|3|1,204||1,118||');
    expect(endsSaid(answer).slice(1)).toEqual(['2021-03-31 instant', '2020-03-31 instant']);
    expect(unitsSaid(answer).slice(1)).toEqual(['INR one (table)', 'INR one (table)']);
  });

  test('leaves a column between them without a date', () => {
    const more = ['|(c)|Bank|3|6,104||5,118||', '|(d)|Gold|4|7,104||6,118||', '|(e)|Cash|5|8,104||7,118||'];
    const answer = ofLast(...first, ...rest, ...more, '|(f)|Tools|6|1,204|77|1,118||');
    expect(endsSaid(answer).slice(1)).toEqual(['2021-03-31 instant', 'not stated', '2020-03-31 instant']);
  });
});
