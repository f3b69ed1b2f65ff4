import { describe, expect, test } from 'vitest';
import { ofLast, unitsSaid } from '../asked.js';

const ratios = [
  'Performance (%)',
  '',
  '|Costs / sales|69.2%|69.5%|',
  '|---|---|---|',
  '|Profit / sales|16.6%|15.9%|',
  '|Tax / profit|27.9%|29.6%|',
];

describe('a caption of percentages over rows that print their signs', () => {
  test('is not for a row that names a currency', () => {
    expect(unitsSaid(ofLast(...ratios, '|Book value (₹)|249|218|'))).toEqual(Array(2).fill('INR one (row)'));
  });

  test('is not for a row that prints none', () => {
    expect(unitsSaid(ofLast(...ratios, '|Market value / sales|3.5|5.0|'))).toEqual(
      Array(2).fill('not stated'),
    );
  });

  test('is for rows under a sub-head of which the first prints its signs', () => {
    const block = ['|Growth|||', '|Sales|8.1%|7.2%|', '|Costs|6.4|5.5|'];
    expect(unitsSaid(ofLast(...ratios, ...block))).toEqual(Array(2).fill('percent (row)'));
  });

  test('is for the rows below when the first alone prints its signs', () => {
    const answer = ofLast('Growth (%)', '', '|Sales|4.2%|5.1%|', '|---|---|---|', '|Costs|3.1|2.2|');
    expect(unitsSaid(answer)).toEqual(Array(2).fill('percent (table)'));
  });
});
