import { describe, expect, test } from 'vitest';
import { endsSaid, ofLast } from '../asked.js';

describe('heads of several lines that a converter read line by line', () => {
  test('are put together again, each with its length and its date', () => {
    const answer = ofLast(
      '(₹ in crore)',
      'For the year For the fifteen Particulars ended months ended March 31, 2025 March 31, 2024 Revenue from contracts',
      '',
      '|Sales of goods|1,204|1,518|',
      '|---|---|---|',
      '|Services|204|118|',
    );
    expect(endsSaid(answer)).toEqual(['2025-03-31 year', '2024-03-31 other']);
  });

  test('tell nothing when the older date comes first: the tallest head may have come first', () => {
    const answer = ofLast(
      'For the fifteen Particulars For the year months ended ended March 31, 2024 March 31, 2025',
      'Services 204 118',
    );
    expect(endsSaid(answer)).toEqual(['not stated', 'not stated']);
  });

  test('days, then the years of all of them', () => {
    const answer = ofLast(
      'Particulars Quarter ended Six months ended Year ended',
      'September 30, September 30 March 31 2025 2024 2025 2024 2025',
      'Sales 96 95 194 190 388',
    );
    expect(endsSaid(answer)).toEqual([
      '2025-09-30 quarter',
      '2024-09-30 quarter',
      '2025-09-30 half',
      '2024-09-30 half',
      '2025-03-31 year',
    ]);
  });
});

describe('heads that repeat under each date', () => {
  const heads = [
    'Face As at March 31, 2025 As at March 31, 2024 Particulars value',
    '₹ No of shares ₹ in crore No of shares ₹ in crore',
  ];

  test('each date is that of its round, and of no column before', () => {
    const answer = ofLast(...heads, 'Sundry Limited 10 7,50,000 3.05 6,50,000 2.05');
    expect(endsSaid(answer).slice(1)).toEqual([
      '2025-03-31 instant',
      '2025-03-31 instant',
      '2024-03-31 instant',
      '2024-03-31 instant',
    ]);
  });

  test('where the columns do not go up nothing is told', () => {
    const answer = ofLast(...heads, 'Sundry Limited 10 7,50,000 3.05');
    expect(endsSaid(answer)).toEqual(Array(3).fill('not stated'));
  });
});

describe('dates that a converter set one under another', () => {
  test('the newest first, each with words of its own', () => {
    const answer = ofLast(
      'For the year ended March 31, 2025',
      'For the fifteen months ended March 31, 2024 (Refer Note - 6)',
      'Particulars',
      'Sales 310 290',
    );
    expect(endsSaid(answer)).toEqual(['2025-03-31 year', '2024-03-31 other']);
  });

  test('the longest first, and older: which column is which is not told', () => {
    const answer = ofLast(
      'For the fifteen months ended March 31, 2024 (Refer Note - 6)',
      'For the year ended March 31, 2025',
      'Particulars',
      'Sales 310 290',
    );
    expect(endsSaid(answer)).toEqual(['not stated', 'not stated']);
  });

  test('one date does not speak for a column that keeps half of its head', () => {
    const answer = ofLast('As at March 31, 2025', 'As at', 'Particulars', 'Sales 310 290');
    expect(endsSaid(answer)).toEqual(['not stated', 'not stated']);
  });
});

describe('heads one under another, each twice', () => {
  const heads = [
    '(₹ in crore)',
    'Retail',
    '2024-25 2023-24',
    'Wholesale',
    'Total',
    'Retail',
    'Wholesale',
    'Total',
  ];
  const years = ['2025-03-31 year', '2024-03-31 year'];

  test('are those of two dates', () => {
    const answer = ofLast(...heads.flatMap((h) => [h, '']), 'Sales 310 290 600 905 880 1,785');
    expect(endsSaid(answer)).toEqual(years.flatMap((y) => [y, y, y]));
  });

  test('tell nothing of a number of figures that the dates do not share', () => {
    const answer = ofLast(...heads.flatMap((h) => [h, '']), 'Sales 310 290 600 905 880');
    expect(endsSaid(answer)).toEqual(Array(5).fill('not stated'));
  });

  test('tell nothing when each stands once', () => {
    const once = ['(₹ in crore)', '2024-25 2023-24', 'Retail', 'Wholesale', 'Total'];
    const answer = ofLast(...once.flatMap((h) => [h, '']), 'Sales 310 290 600 905 880 1,785');
    expect(endsSaid(answer)).toEqual(Array(6).fill('not stated'));
  });
});

describe('lines between the heads and a row', () => {
  test('a heading that names no time does not part them', () => {
    const answer = ofLast(
      '(₹ in crore)',
      '',
      'Particulars 2024-25 2023-24',
      '',
      '#### Income for the year (that of the owners and of others is shown apart) is attributable to:',
      '',
      'Owners 310 290',
    );
    expect(endsSaid(answer)).toEqual(['2025-03-31 year', '2024-03-31 year']);
  });

  test('the day on which someone signs heads nothing', () => {
    const answer = ofLast(
      '(₹ in crore)',
      'Particulars 2024-25 2023-24',
      'Sales 310 290',
      '',
      'Mumbai 18 April 2025 Chief Financial Officer Company Secretary',
      '',
      'Wages 77 80 12',
    );
    expect(endsSaid(answer)).toEqual(Array(3).fill('not stated'));
  });
});

describe('a sentence with one time in it', () => {
  const SENTENCE =
    'The group has accumulated losses of its own in this venture as on 31 March 2025 and before';

  test('dates the rows below it', () => {
    expect(endsSaid(ofLast(SENTENCE, '', 'Payables 2,000 1,800'))[0]).toBe('2025-03-31 instant');
  });

  test('and none below the heading of another part, unless it leads to them', () => {
    const rows = ['', '## Payables to companies struck off', '', 'Payables 2,000 1,800'];
    expect(endsSaid(ofLast(SENTENCE, ...rows))).toEqual(['not stated', 'not stated']);
    expect(endsSaid(ofLast('Payables were as follows as on 31 March 2025:', ...rows))[0]).toBe(
      '2025-03-31 instant',
    );
  });
});

describe('heads of groups that stand twice', () => {
  const TWICE = [...Array(5).fill('2025-03-31 year'), ...Array(5).fill('2024-03-31 year')];

  test('in a table of heads alone, each with the letter that formulas call it by', () => {
    const heads = [
      'The fiscal year ends on 31 March.',
      '',
      '|Category|FY 2024-25| | | | |FY 2023-24| | | | |',
      '|---|---|---|---|---|---|---|---|---|---|---|',
      '| |Total (A)|Minimum wage| |More than that| |Total (D)|Minimum wage| |More than that| |',
      '| | |No. (B)|% (B / A)|No. (C)|% (C / A)| |No. (E)|% (E / D)|No. (F)|% (F / D)|',
    ];
    expect(endsSaid(ofLast(...heads, '', 'Permanent 116 16 14% 100 86% 106 12 11% 94 89%'))).toEqual(TWICE);
  });

  test('and on one line, in the order in which a converter read them', () => {
    const heads =
      '2024-25 2023-24 Particulars Oil Other Oil Other Gas Total Gas Total works trade works trade';
    expect(
      endsSaid(
        ofLast(
          'The fiscal year ends on 31 March.',
          '# Segments',
          '(₹ in crore)',
          heads,
          '',
          'Revenue 784.82 27.98 42.21 855.01 814.95 26.18 35.21 876.34',
        ),
      ),
    ).toEqual([...Array(4).fill('2025-03-31 year'), ...Array(4).fill('2024-03-31 year')]);
  });
});
