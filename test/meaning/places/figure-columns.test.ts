import { describe, expect, test } from 'vitest';
import { endsSaid, ofLast } from '../asked.js';

describe('columns that a converter set beside each other', () => {
  const table = [
    'As at March 31, 2025 As at March 31, 2024',
    '',
    '|Deposits|0.59||0.62|',
    '|---|---|---|---|',
    '|Loans|123.76|142.17||',
  ];

  test('the entries of a full row are told by their order', () => {
    expect(endsSaid(ofLast(...table, '|Bonds|0.13||-|'))).toEqual([
      '2025-03-31 instant',
      '2024-03-31 instant',
    ]);
  });

  test('a row with fewer entries is not told', () => {
    expect(endsSaid(ofLast(...table, '|Notes||7.20||'))).toEqual(['not stated']);
  });
});

test('figures of several columns in one cell have the date of none', () => {
  const answer = ofLast(
    '|Item|March 31, 2025|March 31, 2024|',
    '|---|---|---|',
    '|Loans|1,204|1,118|',
    '|Bonds|2,204   2,118||',
  );
  expect(endsSaid(answer)).toEqual(['not stated', 'not stated']);
});
