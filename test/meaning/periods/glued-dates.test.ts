import { describe, expect, test } from 'vitest';
import { endsSaid, ofLast } from '../asked.js';

describe('dates that a converter glued into the head of one column', () => {
  test('are those of all columns, in their order', () => {
    const answer = ofLast(
      '|Particulars|As at March 31, 2025 March 31, 2024|As at|',
      '|---|---|---|',
      '|Deposits|1,204|1,118|',
      '|Total|1,310|1,220|',
    );
    expect(endsSaid(answer)).toEqual(['2025-03-31 instant', '2024-03-31 instant']);
  });

  test('go with the words that each column kept', () => {
    const answer = ofLast(
      '||For the year|For the fifteen|',
      '|---|---|---|',
      '|Particulars|ended March 31, 2025 March 31, 2024|months ended|',
      '|Sales|1,204|1,518|',
    );
    expect(endsSaid(answer)).toEqual(['2025-03-31 year', '2024-03-31 other']);
  });

  test('may stand over the last column, and notes are no column of theirs', () => {
    const answer = ofLast(
      '|Particulars|Note||March 31, 2025 March 31, 2024|',
      '|---|---|---|---|',
      '|Deposits|4|1,204|1,118|',
      '|Loans|5|2,204|2,118|',
    );
    expect(endsSaid(answer).slice(1)).toEqual(['2025-03-31 instant', '2024-03-31 instant']);
  });

  test.each([
    ['fewer than columns', '|Particulars|March 31, 2025 March 31, 2024|||'],
    ['beside a dated column', '|Particulars|March 31, 2025 March 31, 2024|March 31, 2023||'],
    [
      'with other words',
      '|Particulars|Moved from March 31, 2025 to a pool March 31, 2024 and June 30, 2024|||',
    ],
  ])('tell nothing when they are %s', (_, heads) => {
    const answer = ofLast(heads, '|---|---|---|---|', '|Deposits|1,204|1,118|1,400|', '|Loans|204|118|400|');
    expect(endsSaid(answer)[0]).toBe('not stated');
  });
});
