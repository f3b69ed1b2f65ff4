import { describe, expect, test } from 'vitest';
import { endsSaid, ofLast, ofLine, periodsSaid } from '../asked.js';

describe('a date over columns that stand twice', () => {
  test('is what is left of two, and dates none', () => {
    const rows = [
      '|Item||2023|||',
      '|---|---|---|---|---|',
      '||Assets|Debts|Assets|Debts|',
      '|Swaps|7|8|9|6|',
    ];
    expect(periodsSaid(ofLast(...rows))).toEqual(['not stated', 'not stated', 'not stated', 'not stated']);
  });

  test('dates the columns of its group where each group has a date', () => {
    const rows = [
      '|Item|2023||2024||',
      '|---|---|---|---|---|',
      '||Assets|Debts|Assets|Debts|',
      '|Swaps|7|8|9|6|',
    ];
    expect(periodsSaid(ofLast('Year ended 31 December 2024', ...rows))).toEqual([
      'year 2023-01-01 2023-12-31 (column)',
      'year 2023-01-01 2023-12-31 (column)',
      'year 2024-01-01 2024-12-31 (column)',
      'year 2024-01-01 2024-12-31 (column)',
    ]);
  });
});

describe('months', () => {
  const YEAR = 'The fiscal year ends on 31 March.';

  test('the month that closes the year is its balance sheet date, unless months stand in a row', () => {
    expect(
      periodsSaid(
        ofLast(YEAR, '# Receivables', '|Item|March 2025|March 2024|', '|---|---|---|', '|Cash|77|80|'),
      ),
    ).toEqual(['instant 2025-03-31 (column)', 'instant 2024-03-31 (column)']);
    expect(
      periodsSaid(
        ofLast(YEAR, '# Receivables', '|Item|February 2025|March 2025|', '|---|---|---|', '|Cash|77|80|'),
      ),
    ).toEqual(['month 2025-02-01 2025-02-28 (column)', 'month 2025-03-01 2025-03-31 (column)']);
  });

  test('whole months from one to another', () => {
    expect(
      periodsSaid(ofLast('|Item|Apr-Nov 2024|Apr-23 to Mar-24|', '|---|---|---|', '|Cash|77|80|')),
    ).toEqual(['other 2024-04-01 2024-11-30 (column)', 'year 2023-04-01 2024-03-31 (column)']);
  });

  test('a first day without a year', () => {
    const answer = ofLine(3, '## Umsatz 1. Januar bis 31. Dezember 2022', '|Mio €|Gruppe|', '|Inland|77|');
    expect(periodsSaid(answer)).toEqual(['year 2022-01-01 2022-12-31 (section)']);
  });

  test('a head of change over dated heads', () => {
    const rows = ['|Item|Growth (per cent)||', '|---|---|---|', '||Apr-Nov 2023|Apr-Nov 2024|', '|Tax|7|8|'];
    expect(periodsSaid(ofLast(...rows))).toEqual([
      'other 2023-04-01 2023-11-30 (column)',
      'other 2024-04-01 2024-11-30 (column)',
    ]);
  });

  test('a German opening balance dates its row', () => {
    expect(periodsSaid(ofLast('|Mio €|Anlagen|', '|---|---|', '|Stand 01.01.2023|77|'))).toEqual([
      'instant 2023-01-01 (row)',
    ]);
  });
});

describe('a date that stands over two columns', () => {
  test('dates neither where it was read twice', () => {
    const once = '|Item|As at 31 March 2024|As at 31 March 2023|';
    const twice = '|Item|As at 31 March 2023|As at 31 March 2023|';
    expect(periodsSaid(ofLast(once, '|---|---|---|', '|Cash|77|80|'))).toEqual([
      'instant 2024-03-31 (column)',
      'instant 2023-03-31 (column)',
    ]);
    expect(periodsSaid(ofLast(twice, '|---|---|---|', '|Loans|7|8|', '|Cash|77|80|'))).toEqual([
      'not stated',
      'not stated',
    ]);
  });

  test('dates all where every date does', () => {
    const heads = '|Item|31.03.2024|31.03.2024|31.03.2023|31.03.2023|';
    expect(periodsSaid(ofLast(heads, '|---|---|---|---|---|', '|Cash|7|8|9|6|'))).toEqual([
      'instant 2024-03-31 (column)',
      'instant 2024-03-31 (column)',
      'instant 2023-03-31 (column)',
      'instant 2023-03-31 (column)',
    ]);
  });
});

describe('the sentence that leads up to a table', () => {
  test('dates it', () => {
    const lead =
      'The group uses contracts to manage its exposures and none of them for trading or speculation of any kind at all. The contracts outstanding as on 31st, March 2024 are as under.';
    expect(periodsSaid(ofLast(lead, '', '|Contract|USD|', '|---|---|', '|Forward|77|'))).toEqual([
      'instant 2024-03-31 (table)',
    ]);
  });
});

describe('a bare year in a report that does not say when its years end', () => {
  test('is a year without an end', () => {
    expect(
      periodsSaid(ofLast('Rupees are written ₹.', '|Item|2023|2023-24|', '|---|---|---|', '|Cash|77|80|')),
    ).toEqual(['year (column)', 'year 2023-04-01 2024-03-31 (column)']);
  });
});

describe('a head that spanned all columns and was glued to the first', () => {
  test('dates them all', () => {
    const rows = ['|Item|2024 — Cost|Gains|', '|---|---|---|', '|Bonds|77|80|'];
    expect(periodsSaid(ofLast('The fiscal year ends on 31 March.', '# Bonds', ...rows))).toEqual([
      'year 2023-04-01 2024-03-31 (column)',
      'year 2023-04-01 2024-03-31 (column)',
    ]);
  });
});

describe('brackets behind a label', () => {
  const rows = (...labels: string[]) => [
    '|Land|Loans|',
    '|---|---|',
    ...labels.map((label) => `|${label}|77|`),
  ];

  test('date the row where row after row has them', () => {
    expect(periodsSaid(ofLast(...rows('Nepal (March 2023)', 'Laos (June 2022)', 'Peru (May 2022)')))).toEqual(
      ['month 2022-05-01 2022-05-31 (row)'],
    );
    expect(periodsSaid(ofLast(...rows('Shares', 'Cash', 'Bonds (March 2031)')))).toEqual(['not stated']);
  });
});

describe('a part of a year on one side and its year on the other', () => {
  test('are the quarter of that year', () => {
    const rows = ['|Year|Q1|H1|', '|---|---|---|', '|2024-25|1|2|'];
    expect(periodsSaid(ofLast('Year ended 31 March 2025', ...rows))).toEqual([
      'quarter 2024-04-01 2024-06-30 (row)',
      'half 2024-04-01 2024-09-30 (row)',
    ]);
    expect(periodsSaid(ofLast('Year ended 31 March 2025', '|Part|FY25|', '|---|---|', '|Q2|77|'))).toEqual([
      'quarter 2024-07-01 2024-09-30 (row)',
    ]);
  });

  test('a calendar year is none of the fiscal years', () => {
    expect(
      periodsSaid(ofLast('Year ended 30 June 2024', '|Item|CY 2023|', '|---|---|', '|Sales|77|')),
    ).toEqual(['year 2023-01-01 2023-12-31 (column)']);
  });

  test('years whose ends are not told are still two', () => {
    const rows = ['|Item|2024|2023|', '|---|---|---|', '|Revenue|100|90|', '|Profit|10|9|'];
    expect(periodsSaid(ofLast(...rows))).toEqual(['year (column)', 'year (column)']);
  });
});

describe('a date over one of several columns of figures', () => {
  test('is what is left of their heads, and dates none', () => {
    const answer = ofLast('|Item||31 March 2024||', '|---|---|---|---|', '|Reserves|518|(138)|380|');
    expect(periodsSaid(answer)).toEqual(['not stated', 'not stated', 'not stated']);
  });

  test('dates its own where the others have heads', () => {
    const answer = ofLast(
      '|Item|Opening|31 March 2024|Moved|',
      '|---|---|---|---|',
      '|Reserves|518|(138)|380|',
    );
    expect(periodsSaid(answer)[1]).toBe('instant 2024-03-31 (column)');
  });
});

describe('two rows in one', () => {
  const told = (label: string, cell: string) =>
    endsSaid(ofLast('Year ended 31 March 2024', '|Software|Cost|', '|---|---|', `|${label}|${cell}|`));

  test('the date of the first is not that of both figures', () => {
    expect(told('As at 31 March 2023 Charge for the year', '4,089 2,033')).toEqual([
      'not stated',
      'not stated',
    ]);
  });

  test('a row alone is dated by its label', () => {
    expect(told('As at 31 March 2023', '4,089')).toEqual(['2023-03-31 instant']);
  });
});
