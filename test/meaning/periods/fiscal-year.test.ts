import { describe, expect, test } from 'vitest';
import { documentOf } from '../../../src/document/document.js';
import { isoDay } from '../../../src/meaning/periods/dates.js';
import { fiscalYears } from '../../../src/meaning/periods/fiscal-year.js';
import { endsSaid, ofLast, periodsSaid } from '../asked.js';

const yearsOf = (...lines: string[]) => fiscalYears(documentOf('report.md', lines.join('\n')));

describe('where the fiscal year ends', () => {
  test.each([
    ['for the year ended 31 March 2025', 3, 31],
    ['For the years ended December 31, 2024 and 2023', 12, 31],
    ['Year ended 30th June, 2025', 6, 30],
    ['This report covers the year ended 30-Jun-2025', 6, 30],
    ['fiscal year ended September 30', 9, 30],
    ['Our fiscal year ends on June 30', 6, 30],
    ['for the twelve months ended 30.09.2024', 9, 30],
    ['für die Geschäftsjahre zum 31. Dezember 2024', 12, 31],
  ])('%s', (sentence, month, day) => {
    expect(yearsOf(sentence).endsOn).toEqual({ month, day });
  });

  test('a year of weeks that ends on the first days of January is the one before', () => {
    const { ends } = yearsOf('Fiscal year ended January 1, 2022', 'Fiscal year ended December 31, 2022');
    expect(ends.get(2021)).toEqual({ year: 2022, month: 1, day: 1 });
    expect(ends.get(2022)).toEqual({ year: 2022, month: 12, day: 31 });
  });

  test('the day that most of its words name', () => {
    const { endsOn } = yearsOf(
      'Report for the year ended 30 June 2024',
      'The subsidiary, for the year ended 31 December 2023',
      'Statement of income for the year ended 30 June 2024',
    );
    expect(endsOn).toEqual({ month: 6, day: 30 });
  });

  test.each(['Revenue of ₹ 5 crore', 'Expenditure (Rs. in lakh)', 'in lakhs', 'करोड़ में'])(
    'Indian, and not told: the 31st of March (%s)',
    (line) => {
      expect(yearsOf(line, '2024-25').endsOn).toEqual({ month: 3, day: 31 });
    },
  );

  test('an Indian issuer whose year ends in December says so', () => {
    expect(yearsOf('₹ in crore', 'for the year ended 31 December 2024').endsOn).toEqual({
      month: 12,
      day: 31,
    });
  });

  test('a day that balances are struck on twice', () => {
    expect(yearsOf('As at 30 June 2024', 'Balance sheet as at 30 June 2023').endsOn).toEqual({
      month: 6,
      day: 30,
    });
  });

  test.each([
    ['nothing is said', ['Revenue grew in 2024.']],
    ['one balance only', ['As at 30 June 2024']],
    ['balances of quarters', ['As at 30 June 2024', 'As at 30 June 2023', 'Three months ended 30 June 2024']],
  ])('not told: %s', (_, lines) => {
    expect(yearsOf(...lines).endsOn).toBeNull();
  });
});

describe('years of 52 and 53 weeks', () => {
  const retailer = yearsOf(
    'Fiscal year ended September 28, 2024',
    'Fiscal year ended September 30, 2023',
    'Fiscal year ended September 24, 2022',
  );

  test('each ends on its own printed day', () => {
    expect(retailer.floating).toBe(true);
    expect([...retailer.ends].map(([year, day]) => `${year}: ${isoDay(day)}`).sort()).toEqual([
      '2022: 2022-09-24',
      '2023: 2023-09-30',
      '2024: 2024-09-28',
    ]);
  });

  test('one odd day is enough: the next year ends on another', () => {
    const one = yearsOf('Fiscal year ended September 28, 2024', 'Balances at September 30, 2023');
    expect(one.floating).toBe(true);
    expect(one.ends.get(2023)).toEqual({ year: 2023, month: 9, day: 30 });
    expect(one.ends.get(2025)).toBeUndefined();
  });

  test('a year that ends with a month does not float', () => {
    const steady = yearsOf('for the year ended 31 March 2025', 'for the year ended 31 March 2024');
    expect(steady.floating).toBe(false);
  });

  test('29 February is the end of its month', () => {
    expect(yearsOf('for the year ended 28 February 2025').floating).toBe(false);
  });
});

describe('the year that the document reports on', () => {
  test.each([
    [['Annual Report 2024-25'], 2025],
    [['Accounts for the year 2024-25', 'Accounts for the year 2024-25', 'budget of 2025-26'], 2025],
    [['for the year ended 31 March 2024'], 2024],
    [
      [
        'for the year ended 31 March 2025',
        'for the year ended 31 March 2025',
        'for the year ended 31 March 2024',
        'of the year ended 31 March 2024',
        'budget of 2023-24',
      ],
      2025,
    ],
    [['Cash and bank balances'], null],
  ])('%j: %s', (lines, year) => {
    expect(yearsOf(...lines).current).toBe(year);
  });
});

describe('a year that ends after the one it is named by', () => {
  const heads = [
    '',
    '| (in millions) | Fiscal 2023 | Fiscal 2022 |',
    '|---|---|---|',
    '| Sales | $ 1,204 | $ 1,118 |',
  ];

  test.each([
    'Fiscal 2023 refers to the year ended January 31, 2024.',
    'Our results for the year ended January 31, 2024 (“fiscal 2023”) include one more store.',
  ])('%s', (sentence) => {
    expect(endsSaid(ofLast('Our fiscal years end on January 31.', sentence, ...heads))).toEqual([
      '2024-01-31 year',
      '2023-01-31 year',
    ]);
  });

  test('a year that is named by the one it ends in', () => {
    const sentence = 'Fiscal 2023 refers to the year ended January 31, 2023.';
    expect(endsSaid(ofLast('Our fiscal years end on January 31.', sentence, ...heads))).toEqual([
      '2023-01-31 year',
      '2022-01-31 year',
    ]);
  });
});

test('a year of weeks begins behind the end of the one before, its parts on a day that nobody tells', () => {
  const text = [
    'for the 52 weeks ended December 31, 2022 and the year ended December 25, 2021 and the year ended December 26, 2020',
    '',
    '| | Year ended December 31, 2022 | Year ended December 26, 2020 | Three months ended June 25, 2022 |',
    '|---|---|---|---|',
    '| Sales ($) | 1,204 | 1,118 | 310 |',
  ];
  expect(periodsSaid(ofLast(...text))).toEqual([
    'year 2021-12-26 2022-12-31 (column)',
    'year 2020-12-26 (column)',
    'quarter 2022-06-25 (column)',
  ]);
});
