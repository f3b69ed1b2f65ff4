import { describe, expect, test } from 'vitest';
import { endsSaid, ofLast, ofLine, periodsSaid } from '../asked.js';

const YEAR = 'year 2024-04-01 2025-03-31';

describe('movements under dated balances', () => {
  test.each([
    ['the first day of the year', '1 April 2024', '31 March 2025', `${YEAR} (row)`],
    ['the evening before', '31 March 2024', '31 March 2025', `${YEAR} (row)`],
    ['a part of a year', '31 March 2024', '30 September 2024', 'other 2024-09-30 (row)'],
    ['the wrong way round', '31 March 2025', '31 March 2024', 'not stated'],
  ])('between two: %s', (_, opening, closing, period) => {
    const fund = [
      '|Fund|₹ in lakh|',
      `|Balance as at ${opening}|77|`,
      '|Additions|5|',
      `|Balance as at ${closing}|82|`,
    ];
    expect(periodsSaid(ofLine(3, ...fund))).toEqual([period]);
  });

  test('the nearest balances count', () => {
    const fund = [
      '|Fund|₹ in lakh|',
      '|Balance as at 1 April 2023|70|',
      '|Additions|7|',
      '|Balance as at 31 March 2024|77|',
      '|Additions|5|',
      '|Balance as at 31 March 2025|82|',
    ];
    expect(periodsSaid(ofLine(3, ...fund))).toEqual(['year 2023-04-01 2024-03-31 (row)']);
    expect(periodsSaid(ofLine(5, ...fund))).toEqual([`${YEAR} (row)`]);
  });

  test("under an opening balance of a year's first day, the year that it opens", () => {
    expect(
      periodsSaid(ofLine(3, '|Fund|₹ in lakh|', '|Opening balance as at 1 April 2024|77|', '|Additions|5|')),
    ).toEqual([`${YEAR} (row)`]);
  });

  test('under an opening balance of another day, nothing', () => {
    expect(
      periodsSaid(ofLine(3, '|Fund|₹ in lakh|', '|Opening balance as at 1 June 2024|77|', '|Additions|5|')),
    ).toEqual(['not stated']);
  });
});

describe('movements between dated columns', () => {
  test('belong to the span that ends at the right one', () => {
    const answer = ofLine(
      2,
      '|Fund (₹ in lakh)|31 March 2024|Additions|Paid|31 March 2025|',
      '|Reserve|77|8|3|82|',
    );
    expect(periodsSaid(answer)).toEqual([
      'instant 2024-03-31 (column)',
      `${YEAR} (column)`,
      `${YEAR} (column)`,
      'instant 2025-03-31 (column)',
    ]);
  });

  test('not where the later day stands on the left', () => {
    const answer = ofLine(2, '|Fund (₹ in lakh)|31 March 2025|Change|31 March 2024|', '|Reserve|82|5|77|');
    expect(periodsSaid(answer)[1]).toBe('not stated');
  });
});

describe('parts of a fund that a page break cut', () => {
  const BALANCE = '|Balance as at 31 March 2024|77|';

  test('rows behind the second of two balances a year apart are of the next year', () => {
    const fund = ['|Fund|₹ in lakh|', '|Balance as at 31 March 2023|70|', '|Profit for the year|7|', BALANCE];
    expect(periodsSaid(ofLine(5, ...fund, '|Profit for the year|5|'))).toEqual([`${YEAR} (row)`]);
    expect(periodsSaid(ofLine(5, ...fund, '|Balance at the close|5|'))).toEqual(['not stated']);
  });

  test('rows above the one balance at the foot are of the year that it closes', () => {
    const part = ['|Fund|₹ in lakh|', '|---|---|', '|Dividends|5|', BALANCE];
    expect(periodsSaid(ofLine(3, ...part))).toEqual(['year 2023-04-01 2024-03-31 (row)']);
    expect(periodsSaid(ofLine(3, ...part, '|Additions|5|'))).toEqual(['not stated']);
  });

  test.each([
    'Unvested shares as of 31 March 2024',
    'Exercisable 31 March 2024',
    'Gross carrying value as at 31 March 2024',
  ])('a balance: %s', (label) => {
    expect(periodsSaid(ofLine(2, '|Fund|₹ in lakh|', `|${label}|7|`))).toEqual(['instant 2024-03-31 (row)']);
  });
});

describe('opening and closing columns under one date', () => {
  const TABLE = [
    'Allowances at December 31, 2024',
    '|Item|Opening balance|Additions|Closing balance|Net amount|',
    '|---|---|---|---|---|',
    '|Loans|10|5|15|85|',
  ];

  test('the date is that of the closing column and of those behind it', () => {
    expect(endsSaid(ofLast(...TABLE))).toEqual([
      'not stated',
      'not stated',
      '2024-12-31 instant',
      '2024-12-31 instant',
    ]);
  });

  test('a title of the whole year is that of all columns', () => {
    expect(endsSaid(ofLast('Year ended December 31, 2024', ...TABLE.slice(1)))).toEqual(
      Array(4).fill('2024-12-31 year'),
    );
  });

  test('a date over all of them is that of the closing column, too', () => {
    const rows = [
      '|Item|31 March 2024|||',
      '|---|---|---|---|',
      '||Opening|Additions|Closing|',
      '|Loans|10|5|15|',
    ];
    expect(endsSaid(ofLast('Balance sheet', ...rows))).toEqual([
      'not stated',
      'not stated',
      '2024-03-31 instant',
    ]);
  });
});

describe('an opening balance in a column of the year beside balance sheet dates', () => {
  const rows = (label: string) => [
    '|Reserves|2023-24|As on 31 March 2024|As on 31 March 2023|',
    '|---|---|---|---|',
    `|${label}|40|||`,
    '|Add: during the year|2|42|40|',
  ];

  test.each(['Opening balance', 'As per last balance sheet'])('%s: is not of the year', (label) => {
    expect(endsSaid(ofLine(3, ...rows(label)))).toEqual(['not stated']);
  });

  test('what is added is', () => {
    expect(endsSaid(ofLast(...rows('Opening balance')))).toEqual([
      '2024-03-31 year',
      '2024-03-31 instant',
      '2023-03-31 instant',
    ]);
  });
});

describe('the heads of several columns over one', () => {
  const rows = (head: string) => [
    'Balance sheet',
    `|Item|${head}|Sold in the year|31.03.2025|`,
    '|---|---|---|---|',
    '|Land|10.00 3.00|5.00|8.00|',
  ];

  test('date none of its figures, and no movement from them', () => {
    expect(endsSaid(ofLast(...rows('Additions Transfers Gross block as at 31.03.2024')))).toEqual([
      'not stated',
      'not stated',
      'not stated',
      '2025-03-31 instant',
    ]);
  });

  test('one head dates its column', () => {
    expect(endsSaid(ofLast(...rows('Gross block as at 31.03.2024')))).toEqual([
      '2024-03-31 instant',
      '2024-03-31 instant',
      '2025-03-31 year',
      '2025-03-31 instant',
    ]);
  });
});
