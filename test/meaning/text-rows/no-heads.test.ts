import { describe, expect, test } from 'vitest';
import { endsSaid, ofLast, texts } from '../asked.js';

describe('lines that name times and head no columns', () => {
  test('the rest of a label', () => {
    const rows = [
      'Movement as at April 1, 2023',
      '',
      'Depreciation as 5,824.66 51,064.91',
      'at April 1, 2023',
      '',
    ];
    expect(endsSaid(ofLast(...rows.slice(2), 'Additions 1,192.12 10,152.49'))).toEqual([
      'not stated',
      'not stated',
    ]);
    expect(
      endsSaid(ofLast('(₹ in crore)', 'March 31, 2025 March 31, 2024', ...rows.slice(2), 'Stores 1.12 2.49')),
    ).toEqual(['2025-03-31 instant', '2024-03-31 instant']);
  });

  test('rows of numbers that look like years, and of dates', () => {
    const heads = ['Particulars March 31, 2025 March 31, 2024', ''];
    expect(
      endsSaid(ofLast(...heads, 'Northern cooperative 2000 2000', 'Southern mills 54.52 26.90')),
    ).toEqual(['2025-03-31 instant', '2024-03-31 instant']);
    expect(
      endsSaid(ofLast(...heads, 'Date of purchase 1.4.2019 1.10.2021', 'Southern mills 54.52 26.90')),
    ).toEqual(['2025-03-31 instant', '2024-03-31 instant']);
  });

  test('dates whose label stands on the line before, and the year before in brackets', () => {
    const heads = ['Particulars March 31, 2025 March 31, 2024', ''];
    const dates = ['3 Date of acquisition', '', '28.08.2016 01.04.2020', ''];
    expect(endsSaid(ofLast(...heads, ...dates, 'Southern mills 54.52 26.90'))).toEqual([
      '2025-03-31 instant',
      '2024-03-31 instant',
    ]);
    expect(endsSaid(ofLast('crore (2024: Nil)', '', 'Southern mills 54.52'))).toEqual(['not stated']);
  });

  test('heads one under another, each of one column', () => {
    const heads = [
      'Net block as at March 31, 2024',
      '',
      'Gross block',
      '',
      'Net block as at March 31, 2025',
      '',
    ];
    expect(endsSaid(ofLast(...heads, 'Software 3.73 1.48 2.41'))).toEqual(Array(3).fill('not stated'));
  });
});

test('heads and a first row without a label on one line head the rows below', () => {
  expect(endsSaid(ofLast('March 31, 2025 March 31, 2024 355.73 288.29', '', 'Provisions 4.45 4.26'))).toEqual(
    ['2025-03-31 instant', '2024-03-31 instant'],
  );
});

test('a number with its unit of time in a label is no figure', () => {
  expect(texts(ofLast('Within next 12 months 273.06 358.01'))).toEqual(['273.06', '358.01']);
});

test('the date of a balance alone in its row is its own, whatever heads the columns above', () => {
  const lines = ['Item March 31, 2024', 'Shares 15.48', '', 'Balance as at March 31 2025 5,497.42'];
  expect(endsSaid(ofLast(...lines))).toEqual(['2025-03-31 instant']);
});

describe('the label of a balance, wound over lines of its own', () => {
  test('heads no row of movements', () => {
    const rows = [
      '**Depreciation &**',
      '**amortisation as at**',
      '**April 1, 2024**',
      '',
      '1,299.37 249.29 98.41 42.08',
    ];
    expect(endsSaid(ofLast('# Plant', ...rows))).toEqual(Array(4).fill('not stated'));
  });
});
