import { describe, expect, test } from 'vitest';
import { secondLanguage } from '../../../src/meaning/text-rows/two-scripts.js';
import { endsSaid, ofLast } from '../asked.js';

describe('a line of two languages', () => {
  test.each([
    ['31 मार्च 2025 की स्थिति As on 31 March 2025', 'As on 31 March 2025'],
    ['31 ½ããÞãÃ 2025 ‡ãŠãñ Ôã½ãã¹¦ã YEAR ENDED 31-03-2025', 'YEAR ENDED 31-03-2025'],
  ])('is read in the second: %s', (line, said) => expect(secondLanguage(line)).toBe(said));

  test.each([
    'Société générale, exercice clos le 31 décembre 2024',
    'Balances 31 मार्च 2025',
    '31 मार्च 2025 की स्थिति',
    'As on 31 March 2025',
  ])('one language, or nothing behind the other: %s', (line) => expect(secondLanguage(line)).toBe(line));

  test('names one date, and dates set one under another are those of two columns', () => {
    const answer = ofLast(
      '(Rs. in thousands)',
      '',
      '31 ½ããÞãÃ 2025 ‡ãŠãè ãäÔ©ããä¦ã as on 31st March 2025 (Current Year)',
      '',
      '31 ½ããÞãÃ 2024 ‡ãŠãè ãäÔ©ããä¦ã as on 31 March 2024 (Previous Year)',
      '',
      'Interest accrued 4,852 4,224',
    );
    expect(endsSaid(answer)).toEqual(['2025-03-31 instant', '2024-03-31 instant']);
  });
});

test('the units of the columns under their dates are no heads of rounds', () => {
  const answer = ofLast(
    'As at As at 31.03.2025 31.03.2024 (Rs. in lakh) (Rs. in lakh)',
    '',
    'Cash 3.44 13.59',
  );
  expect(endsSaid(answer)).toEqual(['2025-03-31 instant', '2024-03-31 instant']);
});
