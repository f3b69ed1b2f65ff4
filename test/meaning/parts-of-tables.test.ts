import { describe, expect, test } from 'vitest';
import { endsSaid, ofLast, unitsSaid } from './asked.js';

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
