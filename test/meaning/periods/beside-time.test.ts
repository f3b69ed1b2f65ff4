import { describe, expect, test } from 'vitest';
import { endsSaid, ofLast, texts } from '../asked.js';

/** What is said of the last line of an Indian report on 2024-25. */
const of = (...lines: string[]) => ofLast('# Annual report for the year ended 31 March 2025', '', ...lines);
const said = (...lines: string[]) => endsSaid(of(...lines));

describe('a time in brackets beside a figure', () => {
  test.each([
    [
      'Land includes ₹ 1.61 crore (2024: ₹ 1.42 crore) under dispute',
      ['2025-03-31 other', '2024-03-31 other'],
    ],
    ['Charge for the year ₹ 89.29 crore (2024: ₹ 73.94 crore)', ['2025-03-31 year', '2024-03-31 year']],
    ['Balance of ₹ 12.5 crore (31 March 2024: ₹ 11.2 crore)', ['2025-03-31 instant', '2024-03-31 instant']],
    ['Cost of about ₹ 12.5 crore (Period 2024: ₹ 11.2 crore)', ['2025-03-31 other', '2024-03-31 other']],
    [
      'Prices up would lead to ₹ 5.56 crore of additional loss in the Statement of Profit and Loss (2023-24: ₹ 5.30 crore)',
      ['2025-03-31 other', '2024-03-31 other'],
    ],
    ['Rate of 25.17% (FY 2023-24: 25.20%)', ['2025-03-31 other', '2024-03-31 other']],
    ['Fees of ₹ 12.5 crore (previous year: ₹ 11.2 crore) were paid', ['2025-03-31 year', '2024-03-31 year']],
    [
      'to be ₹ 716.19 crore (FY 2025-26), ₹ 770.95 crore (FY 2026-27)',
      ['2026-03-31 year', '2027-03-31 year'],
    ],
  ])('%s', (line, ends) => {
    expect(said(line)).toEqual(ends);
  });

  test('is not compared with a time to come', () => {
    expect(said('Orders of ₹ 12.5 crore (2026: ₹ 14.2 crore)')).toEqual(['not stated', '2026-03-31 other']);
  });

  test('is read over the end of a line', () => {
    expect(said('gross block of ₹ 6,207.6 crore (2024:', '₹ 6,699.32 crore) is pledged')).toEqual([
      '2024-03-31 other',
    ]);
  });
});

describe('a time behind a figure in running text', () => {
  test.each([
    ['Credit rose by 8.2 per cent in 2023-24.', ['2024-03-31 year']],
    [
      'It rose from 13.8 per cent in March 2023 to 14.4 per cent in March 2024.',
      ['2023-03-31 month', '2024-03-31 month'],
    ],
    ['Bad loans were 2.8 per cent at the end of March 2024.', ['2024-03-31 instant']],
    ['Deposits stood at 67.1 per cent as of 22 March 2024.', ['2024-03-22 instant']],
    ['Credit rose by 8.2 per cent, faster than in 2023-24.', ['not stated']],
    ['Bonds of ₹ 500 crore due in March 2031 are listed.', ['not stated']],
    ['Sales grew by 4.1 per cent in 2019-20 and 2020-21.', ['not stated']],
  ])('%s', (line, ends) => {
    expect(said(line)).toEqual(ends);
  });
});

describe('the one time of a sentence', () => {
  test.each([
    [
      'In FY24, credit grew by 20.2 per cent and deposits by 13.5 per cent.',
      ['2024-03-31 year', '2024-03-31 year'],
    ],
    ['During the year, the plant cost ₹ 12.5 crore.', ['2025-03-31 year']],
    [
      'In FY24, the share rose from 63.15 per cent to a peak of 66.70 per cent.',
      ['not stated', 'not stated'],
    ],
    ['In FY24, credit grew by 20.2 per cent compared with plans.', ['not stated']],
    ['In FY24, credit grew by 20.2 per cent and in FY23 little.', ['not stated']],
  ])('%s', (line, ends) => {
    expect(said(line)).toEqual(ends);
  });

  test('a bare year of running text may be a calendar year', () => {
    expect(said('Exports fell by 3.5 per cent in 2023.')).toEqual(['not stated']);
    expect(
      endsSaid(ofLast('# Report for the year ended 31 December 2023', '', 'Exports fell by 3.5% in 2023.')),
    ).toEqual(['2023-12-31 year']);
  });

  test('dates no number of a paragraph', () => {
    expect(texts(of('2.18 In FY24, credit grew by 20.2 per cent.'))).toEqual(['20.2 per cent']);
  });
});
