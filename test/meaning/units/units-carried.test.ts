import { describe, expect, test } from 'vitest';
import { ofLast, ofLine, periodsSaid, unitsSaid } from '../asked.js';

const CAPTION = '(₹ in lakh)';

describe('a table that goes on takes unit and periods from the part before', () => {
  test.each([
    ['on the next page', ['', '12', '']],
    ['under a heading that says so', ['', '## Loans (contd.)', '']],
    ['behind a blank line', ['']],
  ])('%s', (_, between) => {
    const answer = ofLast(
      '## Loans',
      CAPTION,
      '|Item|2024-25|2023-24|',
      '|---|---|---|',
      '|Cash|5|6|',
      ...between,
      '|Stock|7|8|',
    );
    expect(unitsSaid(answer)).toEqual(['INR lakh (table)', 'INR lakh (table)']);
    expect(periodsSaid(answer)).toEqual([
      'year 2024-04-01 2025-03-31 (column)',
      'year 2023-04-01 2024-03-31 (column)',
    ]);
    expect(answer.warnings).toEqual([]);
  });

  test('where a row became the header of the next part', () => {
    const answer = ofLast(
      CAPTION,
      '|Item|2024-25|',
      '|---|---|',
      '|Cash|5|',
      '',
      '|Stock|7|',
      '|---|---|',
      '|Bank|9|',
    );
    expect(unitsSaid(answer)).toEqual(['INR lakh (table)']);
    expect(periodsSaid(answer)).toEqual(['year 2024-04-01 2025-03-31 (column)']);
  });

  test('a lost first column: periods are matched from the right', () => {
    const answer = ofLast(CAPTION, '|No.|Item|2024-25|2023-24|', '|1|Cash|5|6|', '', '|Stock|7|8|');
    expect(periodsSaid(answer)).toEqual([
      'year 2024-04-01 2025-03-31 (column)',
      'year 2023-04-01 2024-03-31 (column)',
    ]);
  });
});

test('a table whose heads are printed again on the next page goes on in the unit in which it stopped', () => {
  const answer = ofLast(
    'All amounts are in ₹ lakh unless otherwise stated.',
    '# Stock',
    '|Item|2025|2024|',
    '|---|---|---|',
    '|(₹ in crore)|||',
    '|Godowns|1,204.50|77.20|',
    '',
    '<!-- Page 2 -->',
    '',
    '|Item|2025|2024|',
    '|---|---|---|',
    '|Mills|12.20|9.10|',
  );
  expect(unitsSaid(answer)).toEqual(['INR crore (table)', 'INR crore (table)']);
});

describe('a caption does not outlive its statement', () => {
  test('a sister table with the same columns: carried, with a warning', () => {
    const answer = ofLast(
      '# Loans',
      CAPTION,
      '|Item|Opening|Closing|',
      '|Cash|5|6|',
      '',
      '# Advances',
      '',
      'The advances of the year follow in the table.',
      '|Item|Opening|Closing|',
      '|Stock|7|8|',
    );
    // a heading of its own parts the two
    expect(unitsSaid(answer)).toEqual(['not stated', 'not stated']);
  });

  test('heads that differ in a mark or a blank are the same', () => {
    const first = [
      '|Item|FY23*|Growth (FY23 over FY19)|',
      '|---|---|---|',
      '||₹ lakh crore|₹ lakh crore|',
      '|Loans|2.02|0.31|',
      '',
    ];
    const second = (head: string) => [
      `|Item|${head}|Growth(FY23 over FY19)|`,
      '|---|---|---|',
      '|Loans and grants|7.89|1.12|',
    ];
    expect(unitsSaid(ofLast(...first, ...second('FY23')))).toEqual(Array(2).fill('INR lakh crore (carried)'));
    expect(unitsSaid(ofLast(...first, ...second('Number FY23')))[0]).not.toBe('INR lakh crore (carried)');
  });

  test('under no heading of its own it is carried', () => {
    const answer = ofLast(
      '|Item|Opening|Closing|',
      '|(₹ in lakh)|||',
      '|Cash|5|6|',
      '',
      'The advances of the year follow in the table.',
      '|Item|Opening|Closing|',
      '|Stock|7|8|',
    );
    expect(unitsSaid(answer)).toEqual(['INR lakh (carried)', 'INR lakh (carried)']);
    expect(answer.warnings).toEqual([
      '7, 8: period not stated: the column header at line 6 gives no date',
      'unit carried from an earlier section: line 2, "(₹ in lakh)"',
    ]);
  });

  test('another table is given nothing', () => {
    const answer = ofLast(
      '|Item|Opening|Closing|',
      '|(₹ in lakh)|||',
      '|Cash|5|6|',
      '',
      'The staff of the year follows in the table.',
      '|Grade|Men|Women|Total|',
      '|Clerks|7|8|15|',
    );
    expect(unitsSaid(answer)).toEqual(['not stated', 'not stated', 'not stated']);
  });
});

describe('not stated, and why', () => {
  test('no unit anywhere above', () => {
    const answer = ofLast('|Item|2025|', '|Stock|77|');
    expect(unitsSaid(answer)).toEqual(['not stated']);
    expect(answer.figures[0]?.amount).toBeNull();
    expect(answer.warnings).toEqual(['77: unit not stated: no unit is declared for it or near above it']);
  });

  test('the nearest declaration is for something else: it is named', () => {
    const answer = ofLast('# Loans', CAPTION, '|Loan|5|', '', '# Staff', '', '|Grade|Paid|', '|Clerks|7|');
    expect(unitsSaid(answer)).toEqual(['not stated']);
    expect(answer.warnings).toEqual([
      '7: unit not stated: no declaration reaches it; the nearest, line 2, "(₹ in lakh)", ends with its table at line 3',
      '7: period not stated: the column header at line 7 gives no date',
    ]);
  });

  test('a nil mark needs no unit', () => {
    const answer = ofLast('|Item|2025|', '|Stock|–|');
    expect(answer.figures).toMatchObject([{ text: '–', nil: true, value: null, unit: null, amount: null }]);
    expect(answer.warnings).toEqual([]);
  });
});

test('a table right behind another that prints a currency and no scale is in the scale of the one before', () => {
  const before = [
    '(in millions)',
    '',
    '|Item|2024|2023|2022|',
    '|---|---|---|---|',
    '|Sales|$ 7|$ 8|$ 9|',
    '',
  ];
  const answer = ofLast(...before, '|Item|2024|2023|', '|---|---|---|', '|Land|$ 77|$ 80|');
  expect(unitsSaid(answer)).toEqual(['USD million (carried)', 'USD million (carried)']);
});

test('thousands of tables that each may have their unit from the one before end, with it and without', () => {
  const table = (i: number) => ['|Item|2025|', '|---|---|', `|Roads|${i}.50|`, '', 'Text', ''];
  const many = Array.from({ length: 3000 }, (_, i) => table(i + 10)).flat();
  const last = many.length - 3;
  expect(unitsSaid(ofLine(last, ...many))).toEqual(['not stated']);
  expect(unitsSaid(ofLine(last + 2, '(Rs. in lakh)', '', ...many))).toEqual(['INR lakh (carried)']);
});
