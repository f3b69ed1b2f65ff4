import { describe, expect, test } from 'vitest';
import { endsSaid, ofLine } from '../asked.js';

describe('a sub-head behind the label of a total', () => {
  const TABLE = [
    'Year ended 31 March 2025',
    'Current Year',
    '|Particulars|Not due|Overdue|',
    '|---|---|---|',
    '|i) Small firms|10.20|1.10|',
    '|ii) Others|20.30|2.20|',
    '|Total Previous Year|30.50|3.30|',
    '|i) Small firms|8.10|1.00|',
    '|ii) Others|9.20|2.00|',
    '|Total|17.30|3.00|',
  ];

  test('dates the rows below it, and not the total of the rows above', () => {
    expect(endsSaid(ofLine(6, ...TABLE))).toEqual(['2025-03-31 year', '2025-03-31 year']);
    expect(endsSaid(ofLine(7, ...TABLE))).toEqual(['2025-03-31 year', '2025-03-31 year']);
    expect(endsSaid(ofLine(8, ...TABLE))).toEqual(['2024-03-31 year', '2024-03-31 year']);
    expect(endsSaid(ofLine(10, ...TABLE))).toEqual(['2024-03-31 year', '2024-03-31 year']);
  });

  test('dates the total itself where the rows above do not begin anew', () => {
    const rows = [...TABLE.slice(0, 7), '|Reserve|7.00|1.00|'];
    expect(endsSaid(ofLine(7, ...rows))).toEqual(['2024-03-31 year', '2024-03-31 year']);
    expect(endsSaid(ofLine(8, ...rows))).toEqual(['2025-03-31 year', '2025-03-31 year']);
  });
});
