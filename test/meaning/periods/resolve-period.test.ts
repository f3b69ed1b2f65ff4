import { describe, expect, test } from 'vitest';
import type { FiscalYears } from '../../../src/meaning/periods/fiscal-year.js';
import type { Surroundings } from '../../../src/meaning/periods/resolve-period.js';
import { workOut } from '../../../src/meaning/periods/resolve-period.js';

const MARCH: FiscalYears = {
  endsOn: { month: 3, day: 31 },
  ends: new Map(),
  assumed: false,
  floating: false,
  later: 0,
  current: 2025,
  told: new Map(),
};
const NOT_TOLD: FiscalYears = {
  endsOn: null,
  ends: new Map(),
  assumed: false,
  floating: false,
  later: 0,
  current: null,
  told: new Map(),
};
const RETAILER: FiscalYears = {
  endsOn: { month: 9, day: 28 },
  ends: new Map([[2024, { year: 2024, month: 9, day: 28 }]]),
  assumed: false,
  floating: true,
  later: 0,
  current: 2024,
  told: new Map(),
};

const within = (years: FiscalYears, more: Partial<Surroundings> = {}): Surroundings => ({
  years,
  span: null,
  months: null,
  on: null,
  mixed: false,
  closing: false,
  ...more,
});

/** A period as `span start end`. */
function said(text: string, around: Surroundings): string | null {
  const worked = workOut(text, around);
  return worked && `${worked.span} ${worked.start} ${worked.end}`;
}

describe('in a document whose years end on 31 March', () => {
  test.each([
    ['2024-25', 'year 2024-04-01 2025-03-31'],
    ['FY25', 'year 2024-04-01 2025-03-31'],
    ['Budget 2025-26', 'year 2025-04-01 2026-03-31'],
    ['2024-25 (Revised)', 'year 2024-04-01 2025-03-31'],
    ['2025', 'year 2024-04-01 2025-03-31'],
    ['Year ended 31 March 2025', 'year 2024-04-01 2025-03-31'],
    ['Nine months ended 31 December 2024', 'nine months 2024-04-01 2024-12-31'],
    ['Half year ended 30 September 2024', 'half 2024-04-01 2024-09-30'],
    ['Quarter ended June 30, 2024', 'quarter 2024-04-01 2024-06-30'],
    ['As at 31 March 2025', 'instant null 2025-03-31'],
    ['31 March 2025', 'instant null 2025-03-31'],
    ['March 2025', 'month 2025-03-01 2025-03-31'],
    ['Quarter ended March 2025', 'quarter 2025-01-01 2025-03-31'],
    ['As at March 2025', 'instant null 2025-03-31'],
    ['Q1 FY25', 'quarter 2024-04-01 2024-06-30'],
    ['Q4 FY25', 'quarter 2025-01-01 2025-03-31'],
    ['H1 FY25', 'half 2024-04-01 2024-09-30'],
    ['9M FY25', 'nine months 2024-04-01 2024-12-31'],
    ['Current year', 'year 2024-04-01 2025-03-31'],
    ['Previous year', 'year 2023-04-01 2024-03-31'],
    ['As at March 31, 2025 and 2025', 'instant null 2025-03-31'],
    ['Eighteen months ended 31 March 2025', 'other 2023-10-01 2025-03-31'],
  ])('%s', (text, period) => {
    expect(said(text, within(MARCH))).toBe(period);
  });
});

describe('days from a first to a last', () => {
  test.each([
    ['April 1, 2023 to March 31, 2024', 'year 2023-04-01 2024-03-31'],
    ['1 April 2024 - 31 December 2024', 'nine months 2024-04-01 2024-12-31'],
    ['01.04.2024 to 30.09.2024', 'half 2024-04-01 2024-09-30'],
    ['1 April 2024 through 30 June 2024', 'quarter 2024-04-01 2024-06-30'],
    ['1 June 2024 to 30 June 2024', 'month 2024-06-01 2024-06-30'],
    ['1 January 2023 to 31 March 2024', 'other 2023-01-01 2024-03-31'],
  ])('%s', (text, period) => {
    expect(said(text, within(MARCH))).toBe(period);
  });
});

describe('none rather than a guess', () => {
  test.each([
    'Total',
    '2024 2023',
    '31 March 2025 and 31 March 2024',
    '2024-25 and 2023-24',
    'Q1',
    '31 March',
  ])('%s', (text) => {
    expect(said(text, within(MARCH))).toBeNull();
  });

  test('where the document does not tell when its years end, a bare year has no end', () => {
    expect(said('2024', within(NOT_TOLD))).toBe('year null null');
    expect(said('FY25', within(NOT_TOLD))).toBe('year null null');
    expect(said('Q1 FY25', within(NOT_TOLD))).toBe('quarter null null');
  });

  test('where it does not tell its own year, neither is the current year known', () => {
    expect(said('Current year', within(NOT_TOLD))).toBeNull();
  });
});

describe('years of 52 and 53 weeks', () => {
  test('a year whose last day is printed ends on it', () => {
    expect(workOut('2024', within(RETAILER))?.end).toBe('2024-09-28');
  });

  test('a year whose last day is not printed has no end', () => {
    expect(workOut('2023', within(RETAILER))?.end).toBeNull();
  });
});

describe('what a title gives to the years under it', () => {
  test('an instant, and its day', () => {
    const balance = within(MARCH, { span: 'instant', on: { month: 9, day: 30 } });
    expect(said('2024', balance)).toBe('instant null 2024-09-30');
  });

  test('a span, for a date that names none', () => {
    expect(said('June 30, 2024', within(MARCH, { span: 'quarter', months: 3, heads: true }))).toBe(
      'quarter 2024-04-01 2024-06-30',
    );
  });

  test('a span of its own stands', () => {
    expect(said('As at 31 March 2025', within(MARCH, { span: 'year', months: 12 }))).toBe(
      'instant null 2025-03-31',
    );
  });

  test('a day of the year above a year', () => {
    expect(said('Years ended December 31, 2024', within(MARCH))).toBe('year 2024-01-01 2024-12-31');
    expect(said('Years ended December 31, in 2024', within(MARCH))).toBe('year 2024-01-01 2024-12-31');
  });
});

test('the words that belong to the column are kept', () => {
  expect(workOut('2024-25\n(Revised  Estimates)', within(MARCH))?.label).toBe('2024-25 (Revised Estimates)');
});

describe('a bare year under the title of a part of a year', () => {
  test('where the part ends is not told', () => {
    expect(said('2025', within(MARCH, { span: 'quarter', months: 3, heads: true }))).toBe(
      'quarter null null',
    );
    expect(said('2024-25', within(MARCH, { span: 'quarter', months: 3, heads: true }))).toBe(
      'year 2024-04-01 2025-03-31',
    );
  });

  test('the title tells its day', () => {
    const days = new Map([[2025, { year: 2025, month: 6, day: 30 }]]);
    const on = { month: 6, day: 30 };
    expect(said('2025', within(MARCH, { span: 'quarter', months: 3, heads: true, days }))).toBe(
      'quarter 2025-04-01 2025-06-30',
    );
    expect(said('2025', within(MARCH, { span: 'half', months: 6, heads: true, on }))).toBe(
      'half 2025-01-01 2025-06-30',
    );
  });
});
