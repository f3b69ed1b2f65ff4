import { describe, expect, test } from 'vitest';
import { endsSaid, ofLast, ofLine } from '../asked.js';

describe('a label whose date is on the next row', () => {
  const TABLE = [
    'Year ended 31 March 2024',
    '',
    '|Gross block as at April|10|20|',
    '|---|---|---|',
    '|01, 2023|||',
    '|Added|1|2|',
    '|Gross block as at March|11|22|',
    '|31, 2024|||',
  ];

  test('is read with it', () => {
    expect(endsSaid(ofLine(3, ...TABLE))).toEqual(['2023-04-01 instant', '2023-04-01 instant']);
    expect(endsSaid(ofLine(7, ...TABLE))).toEqual(['2024-03-31 instant', '2024-03-31 instant']);
  });

  test('the rest of the date is no sub-head of the rows below, which are movements between the two', () => {
    expect(endsSaid(ofLine(6, ...TABLE))).toEqual(['2024-03-31 year', '2024-03-31 year']);
  });

  test('without the rest it dates nothing', () => {
    expect(endsSaid(ofLast(...TABLE.slice(0, 7)))).toEqual(['not stated', 'not stated']);
  });
});
