import { describe, expect, test } from 'vitest';
import { endsSaid, ofLast } from '../asked.js';

const YEARS = 'Accounts for the fiscal year ended December 31, 2024';
const said = (sentence: string) => endsSaid(ofLast(YEARS, '', sentence));

describe('figures of a sentence that are listed as their times are', () => {
  test.each([
    ['Rent was $72 million and $81 million in 2023 and 2024.', ['2023-12-31 year', '2024-12-31 year']],
    [
      'Debt was $7.2 billion and $8.1 billion as of December 31, 2023 and 2024.',
      ['2023-12-31 instant', '2024-12-31 instant'],
    ],
    [
      'As of June 30, 2024 and December 31, 2023, cash was $72 million and $81 million, respectively.',
      ['2024-06-30 instant', '2023-12-31 instant'],
    ],
    [
      'Fees were $2 million and $5 million for the three and six months ended June 30, 2024, respectively.',
      ['2024-06-30 quarter', '2024-06-30 half'],
    ],
    [
      'For the three and six months ended June 30, 2024, $2 million and $5 million, respectively, was in the balance as of December 31, 2023.',
      ['2024-06-30 quarter', '2024-06-30 half'],
    ],
    [
      'Gains were $2 million and $5 million and losses were $3 million and $4 million in 2023 and 2024.',
      ['2023-12-31 year', '2024-12-31 year', '2023-12-31 year', '2024-12-31 year'],
    ],
    [
      'Funds rose by 24.9 per cent, 12.1 per cent and 513.6 per cent, respectively, in FY2024.',
      Array(3).fill('2024-12-31 year'),
    ],
    ['Deposits and loans grew by 12.5% and 20.2% in FY2024.', Array(2).fill('2024-12-31 year')],
    ['Growth was 12.5% and 13.5%, up from 10.2% in FY2023.', ['not stated', 'not stated', '2023-12-31 year']],
  ])('%s', (sentence, ends) => {
    expect(said(sentence)).toEqual(ends);
  });

  test.each([
    'Notes of $72 million and $81 million are due in 2027 and 2029.',
    'For the three and six months ended June 30, 2024, rent rose by $72 million.',
    'Rent was $72 million, $77 million and $81 million in 2023 and 2024.',
  ])('never: %s', (sentence) => {
    expect(said(sentence).every((end) => end === 'not stated')).toBe(true);
  });

  test('not by bare years where the year does not end in December', () => {
    const sentence = 'Rent was ₹ 72 crore and ₹ 81 crore in 2023 and 2024.';
    expect(endsSaid(ofLast('Accounts for the year ended 31 March 2024', '', sentence))).toEqual([
      'not stated',
      'not stated',
    ]);
  });
});
