import { describe, expect, test } from 'vitest';
import { ofLast, periodsSaid } from '../asked.js';

const QUARTER = 'quarter 2024-04-01 2024-06-30 (column)';
const RESULTS = 'Results for the quarter (₹ in lakh), year ended 31 March 2024';

describe('heads that contradict each other', () => {
  test('the preceding months are a quarter', () => {
    const head = '|Item|Quarter ended|Preceding month ended|';
    expect(
      periodsSaid(ofLast(RESULTS, head, '|---|---|---|', '||30.06.2024|31.03.2024|', '|Sales|7|8|')),
    ).toEqual([QUARTER, 'quarter 2024-01-01 2024-03-31 (column)']);
  });

  test('a year that ends with a quarter of the fiscal year was a quarter, among quarters', () => {
    const head = '|Item|3 months ended|3 months ended|Year ended|';
    const dates = '||30.06.2024|31.03.2024|30.06.2023|';
    expect(periodsSaid(ofLast(RESULTS, head, '|---|---|---|---|', dates, '|Sales|7|8|9|'))).toEqual([
      QUARTER,
      'quarter 2024-01-01 2024-03-31 (column)',
      'quarter 2023-04-01 2023-06-30 (column)',
    ]);
  });

  test('a date that ends no quarter is misread', () => {
    const head = '|Item|3 months ended 30.06.2024|Year ended 31.01.2024|';
    expect(periodsSaid(ofLast(RESULTS, head, '|---|---|---|', '|Sales|7|8|'))).toEqual([
      QUARTER,
      'not stated',
    ]);
  });

  test('a head that others part from its like is misread where it stands again', () => {
    const head =
      '|Item|3 months ended 30.06.2024|3 months ended 31.03.2024|3 months ended 30.06.2023|3 months ended 31.03.2024|';
    expect(periodsSaid(ofLast(RESULTS, head, '|---|---|---|---|---|', '|Sales|7|8|9|5|'))[3]).toBe(
      'not stated',
    );
  });

  test('two columns of figures of one date are of two dates', () => {
    const table = [
      '|Item|As at 31 March 2024|As at 31 March 2024|',
      '|---|---|---|',
      '|Cash|7|8|',
      '|Bank|5|6|',
    ];
    expect(periodsSaid(ofLast(RESULTS, '', ...table))).toEqual(['not stated', 'not stated']);
    const told = [
      '|Item|Gross 31 March 2024|Net 31 March 2024|',
      '|---|---|---|',
      '|Cash|7|8|',
      '|Bank|5|6|',
    ];
    expect(periodsSaid(ofLast(...told))).toEqual([
      'instant 2024-03-31 (column)',
      'instant 2024-03-31 (column)',
    ]);
  });

  test('columns to compare are of one length; a head of growth may tell which', () => {
    const head = (growth: string) => [
      `|Item|Three months ended June 30, 2024|Six months ended June 30, 2023|${growth}|`,
      '|---|---|---|---|',
      '|Sales|7|8|9%|',
    ];
    expect(periodsSaid(ofLast(RESULTS, '', ...head('Growth %')))).toEqual(Array(3).fill('not stated'));
    expect(periodsSaid(ofLast(RESULTS, '', ...head('Growth % Q1 25 over Q1 24')))).toEqual([
      QUARTER,
      'quarter 2023-04-01 2023-06-30 (column)',
      'not stated',
    ]);
  });

  test('beside the first day of a fiscal year dates are balances, also in a statement of cash flows', () => {
    const table = ['|Item|1 April 2023|Cash flow|31 March 2024|', '|---|---|---|---|', '|Loans|7|(2)|5|'];
    expect(periodsSaid(ofLast('# Cash flow for the year ended 31 March 2024', ...table))).toEqual([
      'instant 2023-04-01 (column)',
      'year 2023-04-01 2024-03-31 (column)',
      'instant 2024-03-31 (column)',
    ]);
  });
});
