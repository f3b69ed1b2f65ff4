import { describe, expect, test } from 'vitest';
import { endsSaid, ofLast, ofLine, periodsSaid } from '../asked.js';

/** Six pages, each with a running head, its number and the same lines behind. */
function pages(...behind: string[]): string[] {
  return ['a', 'b', 'c', 'd', 'e', 'f'].flatMap((part, i) => [
    `Words of part ${part} of this report.`,
    'Annual report for the year ended 31 December 2024',
    `${122 + i}`,
    `${122 + i}`,
    ...behind,
    '',
  ]);
}

const said = (...behind: string[]) => periodsSaid(ofLast(...pages(...behind).slice(0, -1)));

describe('a column of figures that was torn off its labels', () => {
  test('is of the year alone over it, which is no page number and no running head', () => {
    expect(said('2023', '16,923.3', '–13,317.8', '—', '(352.5)')).toEqual([
      'year 2023-01-01 2023-12-31 (table)',
    ]);
  });

  test('is of no year behind words, or where two years stand over it', () => {
    expect(said('2023', '16,923.3', 'Sales in other parts', '352.5')).toEqual(['not stated']);
    expect(said('2024', '2023', '16,923.3', '352.5')).toEqual(['not stated']);
  });
});

test('the years of two columns in the head of one date neither', () => {
  const table = [
    '|₹ crore|Three months ended March 31,|Year ended March 31,|Year ended March 31,|',
    '|---|---|---|---|',
    '||2024|2023  2024|2023|',
    '|Interest|318|231|955|',
  ];
  expect(periodsSaid(ofLast('Accounts for the year ended 31 March 2024', '', ...table))).toEqual([
    'quarter 2024-01-01 2024-03-31 (column)',
    'not stated',
    'year 2022-04-01 2023-03-31 (column)',
  ]);
});

describe('two figures of one column on a line, and their sum alone below', () => {
  const HEADS = ['YEAR ENDED 31-03-2024 YEAR ENDED 31-03-2023', ''];

  test('are not one of each of two years', () => {
    expect(endsSaid(ofLine(3, ...HEADS, '5,315.31 1,379.39', '', '6,694.70'))).toEqual([
      'not stated',
      'not stated',
    ]);
  });

  test('are of two years where what stands below is no sum of them', () => {
    expect(endsSaid(ofLine(3, ...HEADS, '5,315.31 1,379.39', '', '6,694.71'))).toEqual([
      '2024-03-31 year',
      '2023-03-31 year',
    ]);
  });
});

test('a figure below another alone on its line is of the column, not of the text that a converter set behind it', () => {
  const line = '8,345.38 crore was paid during the year 2024-25 towards supplies.';
  expect(endsSaid(ofLast('The year ends on 31 March.', '', line))).toEqual(['2025-03-31 year']);
  expect(endsSaid(ofLast('The year ends on 31 March.', '', '99.60', '', line))).toEqual(['not stated']);
});
