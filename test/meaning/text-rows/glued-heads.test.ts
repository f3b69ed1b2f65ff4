import { describe, expect, test } from 'vitest';
import { headsInFront } from '../../../src/meaning/text-rows/glued-heads.js';
import { endsSaid, ofLast, texts } from '../asked.js';

describe('heads in front of the first row of their table', () => {
  const heads = ['(₹ in crore)', 'Three months ended March 31, Year ended March 31,'];
  const first = '2025 2024 2025 2024 Sales 2.16 310 290 905 880 Other income 31 29 95 88';
  const told = ['2025-03-31 quarter', '2024-03-31 quarter', '2025-03-31 year', '2024-03-31 year'];

  test('date the rows below', () => {
    expect(endsSaid(ofLast(...heads, first, 'Wages 77 80 204 118'))).toEqual(told);
  });

  test('date the rows on their own line, and are no figures', () => {
    const answer = ofLast(...heads, '2025 2024 2025 2024 Sales 310 290 905 880 Other income 31 29 95 88');
    expect(texts(answer).slice(0, 4)).toEqual(['310', '290', '905', '880']);
    expect(endsSaid(answer)).toEqual([...told, ...told]);
  });

  test.each([
    ['2025 2024 Sales 1,204 1,118', '2025 2024'],
    ['March 31, 2025 March 31, 2024 355.73 288.29', 'March 31, 2025 March 31, 2024'],
    ['(₹ in crore) Particulars 2024-25 2023-24 Sales 1,204 –', '(₹ in crore) Particulars 2024-25 2023-24'],
    ['2025 2024 2025 2024 30 25 113 111 5 4 17 16 Total', '2025 2024 2025 2024'],
  ])('%s', (line, found) => {
    expect(line.slice(0, headsInFront(line))).toBe(found);
  });

  test.each([
    '2025 2024',
    '2025 Sales 1,204 1,118',
    '2014 973 113 2024 1,539 408',
    '2025 2024 Sales 1,204 1,118 86 12',
    '2025, 2024 and 2023 ended on December 31, 2025 and 2024',
    'Sales 1,204 1,118 2025 2024',
    '2025 2024 % Change 2025 2024 % Change',
  ])('none in front of a row of as many columns: %s', (line) => expect(headsInFront(line)).toBe(0));
});
