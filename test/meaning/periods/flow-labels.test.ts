import { describe, expect, test } from 'vitest';
import { endsSaid, ofLast } from '../asked.js';

describe('a row of a length of time under a bare day', () => {
  const YEAR = 'The fiscal year ends on 31 March.';
  const under = (day: string, label: string) =>
    endsSaid(ofLast(YEAR, `|Particulars|${day}|`, '|---|---|', `|${label}|14,076|`));

  test.each([
    'Revenue from operations',
    'Total income',
    'Profit before tax',
    'Provisions made during the year',
  ])('%s: is of the year that the day closes', (label) => {
    expect(under('March 31, 2025', label)).toEqual(['2025-03-31 year']);
  });

  test.each(['Trade receivables', 'Income tax assets', 'Deferred income'])('%s: is of the day', (label) => {
    expect(under('March 31, 2025', label)).toEqual(['2025-03-31 instant']);
  });

  test('a day that closes no year makes none', () => {
    expect(under('June 30, 2025', 'Total income')).toEqual(['2025-06-30 instant']);
  });
});
