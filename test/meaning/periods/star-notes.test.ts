import { describe, expect, test } from 'vitest';
import { endsSaid, ofLine } from '../asked.js';

const TABLE = [
  'Years end on 31 March: for the year ended 31 March 2024',
  '',
  '| Year | Value (₹ crore) |',
  '|---|---|',
  '| FY24 | 1,204 |',
  '| FY25* | 310 |',
  '',
];

describe('a year with a mark', () => {
  test.each([
    ['* Until 12th July 2024', '2024-07-12 instant'],
    ['Note: \\* for the nine months ended December 2024', '2024-12-31 nine months'],
    ['* for fifteen months', 'not stated'],
    ['* Restated', '2025-03-31 year'],
    ['# Until 12th July 2024', '2025-03-31 year'],
  ])('under the note "%s"', (note, period) => {
    expect(endsSaid(ofLine(6, ...TABLE, note))).toEqual([period]);
  });

  test('years without it keep their own', () => {
    expect(endsSaid(ofLine(5, ...TABLE, '* Until 12th July 2024'))).toEqual(['2024-03-31 year']);
  });

  test('in the head of a column', () => {
    const table = ['', '| (₹ crore) | 2022-23* |', '|---|---|', '| Sales | 1,204 |', '', '* fifteen months'];
    expect(endsSaid(ofLine(4, ...table))).toEqual(['not stated']);
  });
});
