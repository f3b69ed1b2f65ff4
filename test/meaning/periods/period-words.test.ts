import { describe, expect, test } from 'vitest';
import { isoDay } from '../../../src/meaning/periods/dates.js';
import type { Mention } from '../../../src/meaning/periods/period-words.js';
import { mentionsIn, spanIn } from '../../../src/meaning/periods/period-words.js';

/** A mention in a word or two: `day 2025-03-31`, `fiscal year 2025`, `quarter 2025 to month 3`. */
function said(mention: Mention): string {
  switch (mention.form) {
    case 'day':
      return `day ${isoDay(mention.day)}`;
    case 'day of year':
      return `every ${mention.on.month}-${mention.on.day}`;
    case 'month':
      return `month ${mention.year}-${mention.month}`;
    case 'months':
      return `${isoDay(mention.from)} to ${isoDay(mention.to)}`;
    case 'part':
      return `${mention.span} of ${mention.year}, to month ${mention.lastMonth}`;
    case 'relative':
      return mention.years === 0 ? 'this year' : 'the year before';
    default:
      return `${mention.form} ${mention.year}`;
  }
}

describe('a day', () => {
  test.each([
    '31 March 2025',
    '31st March, 2025',
    '31st March 2025',
    '31 March, 2025',
    'March 31, 2025',
    'March 31 2025',
    'Mar 31, 2025',
    '31-03-2025',
    '31.03.2025',
    '31/03/2025',
    '31/3/25',
    '31-Mar-2025',
    '31-Mar-25',
    "31 Mar '25",
    '2025-03-31',
    'As at 31st March, 2025',
    'Year ended March 31, 2025',
    '31. März 2025',
    '31 MARCH 2025',
    '31–03–2025',
    '03/31/2025',
  ])('%s', (text) => {
    expect(mentionsIn(text).map(said)).toEqual(['day 2025-03-31']);
  });

  test.each(['31.02.2025', '32 March 2025', '45-67-2025'])('%s is no day', (text) => {
    expect(mentionsIn(text).filter((m) => m.form === 'day')).toEqual([]);
  });
});

describe('a fiscal year', () => {
  test('is one year long', () => {
    expect(mentionsIn('FY 2023-25').filter((m) => m.form === 'fiscal year')).toEqual([]);
  });

  test.each([
    '2024-25',
    '2024–25',
    '2024/25',
    '2024-2025',
    '2024/2025',
    'FY25',
    'FY 25',
    'FY2025',
    'FY 2025',
    'FY 2024-25',
    'FY24-25',
    "FY'25",
    'F.Y. 2024-25',
    'Fiscal 2025',
    'fiscal year 2025',
    'Financial Year 2024-25',
    'Budget 2024-25',
    'Revised 2024-25',
  ])('%s', (text) => {
    expect(mentionsIn(text).map(said)).toEqual(['fiscal year 2025']);
  });

  test('the turn of a century', () => {
    expect(mentionsIn('1999-2000').map(said)).toEqual(['fiscal year 2000']);
    expect(mentionsIn('1999-00').map(said)).toEqual(['fiscal year 2000']);
  });

  test('a span of several years is no fiscal year', () => {
    expect(mentionsIn('2020-25').filter((m) => m.form === 'fiscal year')).toEqual([]);
  });
});

test.each([
  ['2024', 'year 2024'],
  ['2019e', 'year 2019'],
  ['2025.', 'year 2025'],
  ['March 2025', 'month 2025-3'],
  ['Mar-25', 'month 2025-3'],
  ["Sep'24", 'month 2024-9'],
  ['31 December', 'every 12-31'],
  ['March 31,', 'every 3-31'],
  ['Q1 FY25', 'quarter of 2025, to month 3'],
  ['Q4 2024-25', 'quarter of 2025, to month 12'],
  ['Q2', 'quarter of null, to month 6'],
  ['3Q25', 'quarter of 2025, to month 9'],
  ['H1 2024', 'half of 2024, to month 6'],
  ['H2 FY25', 'half of 2025, to month 12'],
  ['1H25', 'half of 2025, to month 6'],
  ['9M FY25', 'nine months of 2025, to month 9'],
  ['Current year', 'this year'],
  ['Previous Year', 'the year before'],
  ['prior period', 'the year before'],
])('%s is %s', (text, mention) => {
  expect(mentionsIn(text).map(said)).toEqual([mention]);
});

test('several, in order and with their places', () => {
  const text = '31 March 2025 and 31 March 2024';
  expect(mentionsIn(text).map((m) => text.slice(m.start, m.end))).toEqual(['31 March 2025', '31 March 2024']);
  expect(mentionsIn('2023 2024 Thereafter').map(said)).toEqual(['year 2023', 'year 2024']);
});

test.each(['1,204', '12.50', '2,024', '2202-01-101', '$2024', 'Note 12', 'Total', '120244'])(
  '%s mentions no time',
  (text) => {
    expect(mentionsIn(text)).toEqual([]);
  },
);

test.each([
  ['Year ended', 'year', 12],
  ['For the year ended 31 March 2025', 'year', 12],
  ['Financial year ended', 'year', 12],
  ['Twelve months ended', 'year', 12],
  ['Nine months ended', 'nine months', 9],
  ['Half-year ended', 'half', 6],
  ['Half year ended', 'half', 6],
  ['Six months ended', 'half', 6],
  ['Quarter ended', 'quarter', 3],
  ['Three months ended', 'quarter', 3],
  ['3 months ended', 'quarter', 3],
  ['Month ended', 'month', 1],
  ['Fifteen months ended', 'other', 15],
  ['18 months ended', 'other', 18],
  ['As at', 'instant', null],
  ['As on 31.03.2025', 'instant', null],
  ['as of', 'instant', null],
  ['Balance at', 'instant', null],
  ['zum 31. Dezember', 'instant', null],
])('"%s" names a span: %s', (text, span, months) => {
  expect(spanIn(text)).toEqual({ span, months });
});

test.each([
  ['52 weeks ended', 'year', 52],
  ['53 weeks ended', 'year', 53],
  ['39 weeks ended', 'nine months', 39],
  ['26 weeks ended', 'half', 26],
  ['13 weeks ended', 'quarter', 13],
])('"%s" names a span of weeks', (text, span, weeks) => {
  expect(spanIn(text)).toEqual({ span, months: null, weeks });
});

test.each(['Particulars', 'March 31, 2025', 'Total', '2024-25'])('"%s" names no span', (text) => {
  expect(spanIn(text)).toBeNull();
});

test.each([
  'Schedule III of the Companies Act, 2013',
  'Schedule V of the SEBI (Listing Obligations and Disclosure Requirements) Regulation, 2015',
])('the year of a law is part of its name: %s', (text) => {
  expect(mentionsIn(text)).toEqual([]);
});
