import { describe, expect, test } from 'vitest';
import { endsSaid, ofLast } from '../asked.js';

describe('a table without heads behind a table like it', () => {
  const FIRST = [
    'The maturities of loans as at 31 March 2025',
    '',
    '|Particulars|Up to a year|Beyond|',
    '|---|---|---|',
    '|Loans|10|20|',
    '',
  ];

  test('takes no date from the titles of that one when a line over it names another day', () => {
    const rows = ['The maturities of loans as at 31 March 2024', '', '|Loans|30|40|', '|---|---|---|'];
    expect(endsSaid(ofLast(...FIRST, ...rows, '|Leases|50|60|'))).toEqual(['not stated', 'not stated']);
  });

  test('goes on with them when the line names the same day, or none', () => {
    for (const line of ['The maturities of loans as at 31 March 2025', 'The maturities of loans'])
      expect(
        endsSaid(ofLast(...FIRST, line, '', '|Loans|30|40|', '|---|---|---|', '|Leases|50|60|')),
      ).toEqual(['2025-03-31 instant', '2025-03-31 instant']);
  });
});
