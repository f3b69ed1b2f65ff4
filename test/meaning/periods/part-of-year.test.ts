import { describe, expect, test } from 'vitest';
import { ofLast, periodsSaid } from '../asked.js';

describe('a month beside a year', () => {
  test('is in the first or the second of the two years of a fiscal one', () => {
    const lines = ['for the year ended 31 March 2025', '', '|Month|2024-25|2023-24|', '|---|---|---|'];
    expect(periodsSaid(ofLast(...lines, '|June|1,204|1,118|'))).toEqual([
      'month 2024-06-01 2024-06-30 (row)',
      'month 2023-06-01 2023-06-30 (row)',
    ]);
    expect(periodsSaid(ofLast(...lines, '|January|1,204|1,118|'))).toEqual([
      'month 2025-01-01 2025-01-31 (row)',
      'month 2024-01-01 2024-01-31 (row)',
    ]);
  });

  test('is of a bare year as it is printed', () => {
    const answer = ofLast('|Month|2024|', '|---|---|', '|June|1,204|');
    expect(periodsSaid(answer)).toEqual(['month 2024-06-01 2024-06-30 (row)']);
  });

  test('is of neither where the document does not tell when its years end', () => {
    expect(periodsSaid(ofLast('|Month|2024-25|', '|---|---|', '|June|1,204|'))).toEqual(['not stated']);
  });
});
