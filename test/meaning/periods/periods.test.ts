import { describe, expect, test } from 'vitest';
import { endsSaid, ofLast, ofLine, periodsSaid, unitsSaid } from '../asked.js';

const MARCH = 'Accounts for the year ended 31 March 2025 (₹ in lakh)';
const YEAR = 'year 2024-04-01 2025-03-31';
const YEAR_BEFORE = 'year 2023-04-01 2024-03-31';

describe('the period of a column', () => {
  test.each([
    ['|Item|2024-25|2023-24|', [`${YEAR} (column)`, `${YEAR_BEFORE} (column)`]],
    ['|Item|FY25|FY24|', [`${YEAR} (column)`, `${YEAR_BEFORE} (column)`]],
    ['|Item|Budget 2024-25|Actuals 2023-24|', [`${YEAR} (column)`, `${YEAR_BEFORE} (column)`]],
    [
      '|Item|Year ended 31 March 2025|Year ended 31 March 2024|',
      [`${YEAR} (column)`, `${YEAR_BEFORE} (column)`],
    ],
    [
      '|Item|As at 31 March 2025|As at 31 March 2024|',
      ['instant 2025-03-31 (column)', 'instant 2024-03-31 (column)'],
    ],
    [
      '|Item|Q1 FY25|9M FY25|',
      ['quarter 2024-04-01 2024-06-30 (column)', 'nine months 2024-04-01 2024-12-31 (column)'],
    ],
    ['|Item|Current year|Previous year|', [`${YEAR} (column)`, `${YEAR_BEFORE} (column)`]],
  ])('%s', (header, periods) => {
    expect(periodsSaid(ofLast(MARCH, '# Sales', header, '|Sales|77|80|'))).toEqual(periods);
  });

  test('a year of weeks that ends a day later than the one before it opens nothing', () => {
    const answer = ofLast(
      'The fiscal year ended June 28, 2025 is compared with the fiscal year ended June 29, 2024.',
      '# Income for the year ended June 28, 2025',
      '|Item|June 28, 2025|June 29, 2024|',
      '|---|---|---|',
      '|Sales|77|80|',
    );
    expect(answer.figures.map(({ period }) => `${period?.span} ${period?.end}`)).toEqual([
      'year 2025-06-28',
      'year 2024-06-29',
    ]);
  });

  test('a bare date is an instant, or the end of the span that the title names', () => {
    const period = (title: string) => periodsSaid(ofLine(3, title, '|Item|31.03.2025|', '|Sum|77|'));
    expect(period('# Receivables')).toEqual(['instant 2025-03-31 (column)']);
    expect(period('# Receipts for the year ended 31 March')).toEqual([`${YEAR} (column)`]);
  });

  test('the header is quoted with its line', () => {
    const answer = ofLast('|Item|2024-25 (Revised)|', '|Sales (₹ in lakh)|77|');
    expect(answer.figures[0]).toMatchObject({
      header: '2024-25 (Revised)',
      period: { label: '2024-25 (Revised)', line: 1, source: 'column' },
    });
  });

  test('a span over two years', () => {
    const answer = ofLast(
      '|Item|Three months ended June 30,|Three months ended June 30,|',
      '|---|---|---|',
      '||2024|2023|',
      '|Sales|77|80|',
    );
    expect(periodsSaid(answer)).toEqual([
      'quarter 2024-04-01 2024-06-30 (column)',
      'quarter 2023-04-01 2023-06-30 (column)',
    ]);
  });

  test('a spanning head over the first of its columns only', () => {
    const answer = ofLast(
      '|Item|Quarter ended||Nine months ended||',
      '||31 Dec 2024|31 Dec 2023|31 Dec 2024|31 Dec 2023|',
      '|Sales|310|290|905|880|',
    );
    expect(periodsSaid(answer)).toEqual([
      'quarter 2024-10-01 2024-12-31 (column)',
      'quarter 2023-10-01 2023-12-31 (column)',
      'nine months 2024-04-01 2024-12-31 (column)',
      'nine months 2023-04-01 2023-12-31 (column)',
    ]);
  });

  test('the corner lends its words to the years', () => {
    expect(periodsSaid(ofLast('|Year ended December 31,|2024|2023|', '|Sales|77|80|'))).toEqual([
      'year 2024-01-01 2024-12-31 (column)',
      'year 2023-01-01 2023-12-31 (column)',
    ]);
  });

  test('a title lends its words to the years: instants under a balance sheet, spans under income', () => {
    const period = (title: string) =>
      periodsSaid(ofLine(3, `# ${title}`, '|Item|2025|', '|Sum|77|', 'The fiscal year ends on 31 March.'));
    expect(period('Balance sheet')).toEqual(['instant 2025-03-31 (column)']);
    expect(period('Statement of profit and loss')).toEqual([`${YEAR} (column)`]);
  });

  test('a document that does not tell when its years end: the year has no end', () => {
    expect(periodsSaid(ofLast('|Item|2024|2023|', '|Sales|77|80|'))).toEqual([
      'year (column)',
      'year (column)',
    ]);
  });

  test('a header below the figures', () => {
    expect(
      periodsSaid(ofLine(1, '|Sales|77|80|', '|Stock|5|6|', '|Item (₹ in lakh)|2024-25|2023-24|')),
    ).toEqual([`${YEAR} (column)`, `${YEAR_BEFORE} (column)`]);
  });
});

describe('no period of its own', () => {
  test.each([
    '% change',
    'Growth',
    'YoY',
    'Change 2025 over 2024',
    '% of total',
    'Increase/(decrease)',
    'Variance',
    'Remarks',
    'Movement 2024 and 2025',
  ])('a column of "%s"', (header) => {
    const answer = ofLast(MARCH, '# Sales', `|Item|2024-25|${header}|`, '|Sales|77|4.5|');
    expect(periodsSaid(answer)).toEqual([`${YEAR} (column)`, 'not stated']);
  });
});

describe('the period of a row', () => {
  test.each([
    ['|2024-25|77|', `${YEAR} (row)`],
    ['|FY25|77|', `${YEAR} (row)`],
    ['|Year ended 31 March 2025|77|', `${YEAR} (row)`],
    ['|Balance as at 1 April 2024|77|', 'instant 2024-04-01 (row)'],
  ])('%s', (row, period) => {
    expect(periodsSaid(ofLast(MARCH, '# Sales', '|Year|Sales|', row))).toEqual([period]);
  });

  test('a label that only mentions a year is no period', () => {
    expect(periodsSaid(ofLast(MARCH, '|Item|2024-25|', '|Bonds due 2031|77|'))).toEqual([`${YEAR} (column)`]);
  });
});

describe('a title dates the table when no column does', () => {
  test.each([
    [
      'as a line above it',
      ['Sales for the year ended 31 March 2025', '|Place|Sales|', '|Pune|77|'],
      `${YEAR} (table)`,
    ],
    [
      'as a heading',
      ['# Stock as at 31 March 2025', '|Place|Stock|', '|Pune|77|'],
      'instant 2025-03-31 (section)',
    ],
    [
      'as a row inside it',
      ['|Place|Stock|', '|As at 31 March 2025||', '|Pune|77|'],
      'instant 2025-03-31 (table)',
    ],
    [
      'two years in one title are none',
      ['Sales in 2024-25 and 2023-24', '|Place|Sales|', '|Pune|77|'],
      'not stated',
    ],
  ])('%s', (_, lines, period) => {
    expect(periodsSaid(ofLast(...lines))).toEqual([period]);
  });

  test('a line of text that heads the columns of a table without header', () => {
    expect(periodsSaid(ofLast('Years ended 31 December 2024 2023', '', '|Sales|77|80|'))).toEqual([
      'year 2024-01-01 2024-12-31 (table)',
      'year 2023-01-01 2023-12-31 (table)',
    ]);
  });
});

describe('movements between two balances', () => {
  const FUND = [
    '|Fund|₹ in lakh|',
    '|Balance as at 1 April 2024|77|',
    '|Additions|5|',
    '|Balance as at 31 March 2025|82|',
  ];

  test('belong to the span that ends at the lower one', () => {
    expect(periodsSaid(ofLine(3, ...FUND))).toEqual([`${YEAR} (row)`]);
    expect(periodsSaid(ofLine(2, ...FUND))).toEqual(['instant 2024-04-01 (row)']);
    expect(periodsSaid(ofLine(4, ...FUND))).toEqual(['instant 2025-03-31 (row)']);
  });

  test('between two dated columns: the span that ends at the right one', () => {
    const answer = ofLast('|Fund|1 April 2024|Change|31 March 2025|', '|Reserve (₹ in lakh)|77|5|82|');
    expect(periodsSaid(answer)).toEqual([
      'instant 2024-04-01 (column)',
      `${YEAR} (column)`,
      'instant 2025-03-31 (column)',
    ]);
  });
});

test('nine months under a date that ends the year: the group heads stand over the wrong columns', () => {
  const answer = ofLast(
    'Results for the year ended 31 March 2025',
    '|Item|Nine months ended|Year ended|',
    '|---|---|---|',
    '||31 March 2025|31 March 2025|',
    '|Sales|77|80|',
  );
  expect(periodsSaid(answer)).toEqual([`${YEAR} (column)`, `${YEAR} (column)`]);
});

describe('a statement that the converter cut into several tables', () => {
  const statement = [
    '**BALANCE SHEETS (in millions of dollars, except per share data)**',
    '',
    '**December 31, 2023 2024**',
    '',
    'Cash $ 36,220 $ 53,888',
    '',
    '| Stores | 59,829 | 16,138 |',
    '|---|---|---|',
    '| Other | 27,235 | 42,758 |',
    '',
    '**LIABILITIES**',
    '',
    '| Loans | $ | 48,744 | 67,150 |',
    '|---|---|---|---|',
    '| Leases |  | 11,827 | 13,227 |',
  ];

  test('the heads and the caption above its first part hold for all', () => {
    for (const line of [7, 9, 13, 15]) {
      const answer = ofLine(line, ...statement);
      expect(periodsSaid(answer)).toEqual(['instant 2023-12-31 (table)', 'instant 2024-12-31 (table)']);
      expect(unitsSaid(answer).every((u) => u.startsWith('USD million'))).toBe(true);
    }
  });

  test('heads that name other columns than the table has date none', () => {
    const answer = ofLast(
      '**Year ended 31 March 2025**',
      '',
      '2025 2024 Total',
      '',
      '| Stores | 59,829 |',
      '|---|---|',
    );
    expect(periodsSaid(answer)).toEqual([]);
    expect(
      periodsSaid(
        ofLine(
          5,
          '**Year ended 31 March 2025**',
          '',
          '2025 2024 Total',
          '',
          '| Stores | 59,829 |',
          '|---|---|',
        ),
      ),
    ).toEqual(['not stated']);
  });

  test('words between the years are columns', () => {
    const answer = ofLine(
      3,
      '2025 2026 Thereafter Total',
      '',
      '| Leases | 59 | 16 | 40 | 115 |',
      '|---|---|---|---|---|',
    );
    expect(periodsSaid(answer).map((p) => p.slice(0, 8))).toEqual([
      'year (ta',
      'year (ta',
      'not stat',
      'not stat',
    ]);
  });
});

test('a cell that holds the rows of a whole statement is no label that dates a row', () => {
  const rows =
    'Balance as at April 1, 2024 61,610 19,540 Profit for the year 20,722 Dividends (3,569) '.repeat(4);
  const told = (label: string) => endsSaid(ofLast('| | Profit |', '|---|---|', `| ${label} | 20,722 |`));
  expect(told(`${rows} for the year ended, balance as at March 31, 64,781 2025`)).toEqual(['not stated']);
  expect(told('Balance as at April 1, 2024')).toEqual(['2024-04-01 instant']);
});
