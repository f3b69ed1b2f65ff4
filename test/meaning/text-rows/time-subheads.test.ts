import { describe, expect, test } from 'vitest';
import { endsSaid, ofLast, ofLine } from '../asked.js';

const TITLE = ['# Annual report for the year ended 31 March 2025', '', '(₹ in crore)', ''];

describe('a year alone over rows of text', () => {
  const fees = [...TITLE, '2024-25', '', 'Chair 0.23 0.03 0.26', '', '2023-24', '', 'Chair 0.21 0.02 0.23'];

  test('dates the rows to the next', () => {
    expect(endsSaid(ofLine(7, ...fees))).toEqual(Array(3).fill('2025-03-31 year'));
    expect(endsSaid(ofLast(...fees))).toEqual(Array(3).fill('2024-03-31 year'));
  });

  test('may be what is left of a line of heads where no other follows', () => {
    expect(endsSaid(ofLast(...TITLE, '2024-25', '', 'Chair 0.23 0.03 0.26'))).toEqual(
      Array(3).fill('not stated'),
    );
  });

  test('"Previous Year" needs no other, but over two columns it may be the head of one', () => {
    expect(endsSaid(ofLast(...TITLE, 'Previous Year', '', 'Projects 30.26 18.63 48.89'))).toEqual(
      Array(3).fill('2024-03-31 year'),
    );
    expect(endsSaid(ofLast(...TITLE, 'Previous Year', '', 'Projects 30.26 18.63'))).toEqual(
      Array(2).fill('not stated'),
    );
  });
});

test('"Current Year" dates the rows below, though the label of their group was set behind it', () => {
  const rows = ['Current Year i) Projects in progress', '', 'Works 35.88 22.08 57.96'];
  expect(endsSaid(ofLast(...TITLE, ...rows))).toEqual(Array(3).fill('2025-03-31 year'));
  const other = ['Current Year is that of the report', '', 'Works 35.88 22.08 57.96'];
  expect(endsSaid(ofLast(...TITLE, ...other))).toEqual(Array(3).fill('not stated'));
});

describe('a year alone over a table without heads', () => {
  const fees = (year: string) => [
    year,
    '',
    '(₹ in crore) Pay Benefits Total',
    '',
    '|Chair|0.23|0.03|0.26|',
    '|---|---|---|---|',
    '',
  ];
  const chair = (line: number, ...years: string[]) =>
    endsSaid(ofLine(line, ...TITLE, ...years.flatMap(fees)));

  test('dates its rows where another stands over the next', () => {
    expect(chair(9, '2024-25', '2023-24')).toEqual(Array(3).fill('2025-03-31 year'));
    expect(chair(16, '2024-25', '2023-24')).toEqual(Array(3).fill('2024-03-31 year'));
  });

  test('may be what is left of its heads where none does', () => {
    expect(chair(9, '2024-25')).toEqual(Array(3).fill('not stated'));
  });

  test('is no row of a table of labels that lost its figures', () => {
    const labels = ['|Item||', '|---|---|', '|Current Year||', '|Previous Year||', ''];
    const rows = ['|35.88|22.08|57.96|', '|---|---|---|', '|30.26|18.63|48.89|'];
    expect(endsSaid(ofLast(...TITLE, ...labels, '(₹ in crore)', '', ...rows))).toEqual(
      Array(3).fill('not stated'),
    );
  });
});

describe('"Previous Year" over rows of text', () => {
  const block = ['Projects 35.88 22.08 57.96', 'Total 35.88 22.08 57.96 Previous Year'];

  test('is read behind the figures of the row before', () => {
    expect(
      endsSaid(ofLast(...TITLE, 'Current Year', '', ...block, '', 'Projects 30.26 18.63 48.89')),
    ).toEqual(Array(3).fill('2024-03-31 year'));
  });

  test('ends where heads stand again', () => {
    const again = ['(₹ in crore)', 'Particulars', 'Projects 30.26 18.63 48.89'];
    expect(
      endsSaid(ofLast(...TITLE, 'Current Year', '', 'Projects 35.88 22.08 57.96', '', ...again)),
    ).toEqual(Array(3).fill('not stated'));
  });
});

describe('a time alone between the parts of a table', () => {
  const ages = [
    ...TITLE,
    'As at March 31, 2025',
    '',
    '|Item|On demand|Later|',
    '|---|---|---|',
    '|Loans|6.39|41.83|',
    '',
  ];

  test('dates the part behind it, and the parts that go on from there', () => {
    const part = ['As at March 31, 2024', '', '|Loans|8.16|22.00|', '|---|---|---|', '|Leases|1.05|2.00|'];
    const last = ['', '---', '', '|Others|3.05|4.00|', '|---|---|---|', '|Derivatives|1.15|2.10|'];
    expect(endsSaid(ofLast(...ages, ...part))).toEqual(Array(2).fill('2024-03-31 instant'));
    expect(endsSaid(ofLast(...ages, ...part, ...last))).toEqual(Array(2).fill('2024-03-31 instant'));
  });
});
