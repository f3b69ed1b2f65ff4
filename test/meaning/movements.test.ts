import { describe, expect, test } from 'vitest';
import { ofLine, periodsSaid } from './asked.js';

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
