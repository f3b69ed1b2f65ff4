import { describe, expect, test } from 'vitest';
import { documentOf } from '../../../src/document/document.js';
import { surroundingsOf } from '../../../src/meaning/periods/surroundings.js';

const report = documentOf('report.md', 'for the year ended 31 December 2024');
const given = (...titles: string[]) =>
  surroundingsOf(
    report,
    titles.map((text, i) => ({ line: i + 1, text })),
  );

describe('what titles give to the years and dates under them', () => {
  test.each([
    ['Balance sheet', 'instant', null],
    ['Statement of financial position', 'instant', null],
    ['Konzernbilanz zum 31. Dezember 2024', 'instant', null],
    ['Statement of profit and loss', 'year', 12],
    ['Statement of cash flows', 'year', 12],
    ['Income statement', 'year', 12],
    ['Income statement for the quarter ended 30 June 2024', 'quarter', 3],
    ['As at 30 June 2024', 'instant', null],
    ['Loans', null, null],
  ])('%s: %s', (title, span, months) => {
    expect(given(title)).toMatchObject({ span, months });
  });

  test.each([
    ['for the year ended 30 June 2024', { month: 6, day: 30 }],
    ['Years ended 30 June', { month: 6, day: 30 }],
    ['As at 30 June 2024', { month: 6, day: 30 }],
    ['Quarter ended 30 June 2024', null], // a quarter ends on more days than a year
    ['Meeting on 30 June 2024', null],
    ['As at 1 January 2024', null], // the first day of a year ends nothing
  ])('the day that years end on: %s', (title, on) => {
    expect(given(title).on).toEqual(on);
  });

  test('what the nearer title says stands', () => {
    expect(given('Quarter ended 30 June 2024', 'Balance sheet as at 30 September 2024')).toMatchObject({
      span: 'quarter',
      months: 3,
      on: { month: 9, day: 30 },
    });
  });

  test('the name of a statement says what is usual: the head of a part of the year says more', () => {
    expect(given('Cash flows from operating activities:', 'Six Months Ended')).toMatchObject({
      span: 'half',
      months: 6,
      heads: true,
    });
    expect(given('Balance sheet', 'Six Months Ended')).toMatchObject({ span: 'instant' });
  });

  test('the days that a title prints for a part of the year, by year', () => {
    const { days } = given('Sales for the three months ended June 2, 2024 and June 4, 2023:');
    expect(days?.get(2024)).toEqual({ year: 2024, month: 6, day: 2 });
    expect(days?.get(2023)).toEqual({ year: 2023, month: 6, day: 4 });
  });
});

test('the ages of a schedule are no length of the period that it is of', () => {
  const around = given('Outstanding for following periods: less than 6 months, 6 months - 1 year');
  expect(around).toMatchObject({ span: 'instant', months: null, mixed: false });
});
