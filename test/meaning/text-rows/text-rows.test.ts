import { describe, expect, test } from 'vitest';
import { printedFigures } from '../../../src/figures/printed.js';
import { PROSE_STYLE, textRows } from '../../../src/meaning/text-rows/text-rows.js';
import { endsSaid, ofLast, ofLine, periodsSaid, texts, unitsSaid } from '../asked.js';

const rows = (line: string) => textRows(line, printedFigures(line, PROSE_STYLE, 'prose'));

describe('a row that the converter printed as text', () => {
  test.each([
    ['Stores 1,204 1,118', 'Stores', 2],
    ['Cash and bank balances $ 1,204 $ 1,118', 'Cash and bank balances', 2],
    ['Loans (730) –', 'Loans', 2],
    ['Grants – 1,118', 'Grants', 2],
    ['Margin 12.5% 13.1%', 'Margin', 2],
    ['1,204 1,118', '', 2],
  ])('%s', (line, label, entries) => {
    expect(rows(line)).toMatchObject([{ label, entries }]);
  });

  test.each([
    ['Final dividend: ₹ 7.00 per share 1,204.09 1,118.47', 2],
    ['Interest at 8.5% on loans 12.30 13.40', 2],
    ['Less than 1 year 12 14', 2],
  ])('a number inside the label is none of its entries: %s', (line, entries) => {
    expect(rows(line).map((r) => [r.entries, r.places.size])).toEqual([[entries, entries]]);
  });

  test('words between single figures are running text', () => {
    expect(rows('Sales of 1,204 in the north 1,118')).toEqual([]);
    expect(rows('Sales of 12 in 14 and 15 16')).toEqual([]);
  });

  test('nil marks count as entries: the figure stands in the second place', () => {
    expect(rows('Grants – 1,118').map((r) => [...r.places.values()])).toEqual([[1]]);
  });

  test('rows that were fused into one line, each with as many entries', () => {
    expect(rows('Stores 1,204 1,118 Wages 77 80')).toMatchObject([
      { label: 'Stores', entries: 2 },
      { label: 'Wages', entries: 2 },
    ]);
    expect(rows('Stores 1,204 1,118 and 77')).toEqual([]);
  });

  test('the sub-head of the rows below may stand behind the figures', () => {
    expect(rows('Sales 1,204 1,118 Operating expenses:')).toMatchObject([{ label: 'Sales', entries: 2 }]);
    expect(rows('Sales 1,204 1,118 were higher:')).toEqual([]);
  });

  test('a fused row may want an entry', () => {
    expect(rows('Stores 1,204 1,118 Rent (4,019) Wages (77) (80)')).toMatchObject([
      { label: 'Stores', entries: 2 },
      { label: 'Rent', entries: 1 },
      { label: 'Wages', entries: 2 },
    ]);
    expect(rows('Stores sold 1,204 and bought 1,118 and 77')).toEqual([]);
  });

  test('some of the fused rows have the number of a note', () => {
    expect(rows('Rent 2.1 18 20 Wages 30 31 Travel 71 46 Power 2.9 85 46 Total 104 143')).toMatchObject(
      [3, 2, 2, 3, 2].map((entries) => ({ entries })),
    );
  });

  test('the label of the next row may stand behind fused rows', () => {
    expect(rows('Rent 843.46 829.05 Insurance 396.40 431.33 Payments to auditors')).toMatchObject([
      { label: 'Rent', entries: 2 },
      { label: 'Insurance', entries: 2 },
    ]);
    expect(rows('Rent 843.46 829.05 Insurance 396.40 431.33 were paid')).toEqual([]);
    expect(rows('Rent 843.46 829.05 Payments to auditors')).toEqual([]);
  });

  test('the number of a note in a label is no entry', () => {
    expect(rows('Gratuity (Refer Note 50) 25.00 17.50 Mines (Refer Note 51) 70.39 68.11')).toMatchObject([
      { label: 'Gratuity (Refer Note 50)', entries: 2 },
      { entries: 2 },
    ]);
  });

  test('numbers of papers are no rows', () => {
    expect(rows('- (c) Statement (Form S-8 No. 333-74419) of the 1999 Employee Stock Option Plan')).toEqual(
      [],
    );
  });

  test('a year in front of its amount is a label', () => {
    expect(rows('2027 $ 8,750 Thereafter 41,500')).toMatchObject([
      { label: '2027', entries: 1 },
      { label: 'Thereafter', entries: 1 },
    ]);
  });

  test.each([
    '2025 2024',
    '(In thousands) 2025 2024',
    '(in millions, except per share amounts) 2025 2024',
    'Year Ended December 31, 2025 2024',
  ])('years that head columns are no row: %s', (line) => expect(rows(line)).toEqual([]));

  test.each([
    'Stores fell by 1,204 and rose by 1,118',
    'Stores were built. 1,204 1,118',
    'Stores',
    '1,204 stores were opened',
  ])('no row: %s', (line) => {
    expect(rows(line)).toEqual([]);
  });
});

describe('its unit and its periods stand above it', () => {
  test('a caption, and a line that names as many columns', () => {
    const answer = ofLast('(₹ in lakh)', 'Year ended 31 March', '2025 2024', 'Stores 1,204 1,118');
    expect(texts(answer)).toEqual(['1,204', '1,118']);
    expect(unitsSaid(answer)).toEqual(['INR lakh (table)', 'INR lakh (table)']);
    expect(periodsSaid(answer)).toEqual([
      'year 2024-04-01 2025-03-31 (table)',
      'year 2023-04-01 2024-03-31 (table)',
    ]);
  });

  test('a nil mark keeps the place of its column', () => {
    const answer = ofLast('(₹ in lakh)', 'Year ended 31 March', '2025 2024', 'Grants – 1,118');
    expect(periodsSaid(answer)).toEqual(['year 2023-04-01 2024-03-31 (table)']);
  });

  test('words between the years are columns without a period', () => {
    const answer = ofLast('(₹ in lakh)', '2024-25 2023-24 Total', 'Stores 1,204 1,118 2,322');
    expect(periodsSaid(answer)).toEqual([
      'year 2024-04-01 2025-03-31 (table)',
      'year 2023-04-01 2024-03-31 (table)',
      'not stated',
    ]);
  });

  test('two groups over four years', () => {
    const answer = ofLast(
      '(In thousands of dollars)',
      'Three Months Ended June 30, Six Months Ended June 30,',
      '2024 2023 2024 2023',
      'Sales 310 290 905 880',
    );
    expect(periodsSaid(answer)).toEqual([
      'quarter 2024-04-01 2024-06-30 (table)',
      'quarter 2023-04-01 2023-06-30 (table)',
      'half 2024-01-01 2024-06-30 (table)',
      'half 2023-01-01 2023-06-30 (table)',
    ]);
  });

  test('dates set one under another, one a column', () => {
    const answer = ofLast(
      '(In thousands of dollars)',
      'Three Months Ended Six Months Ended',
      'June 30, 2024',
      'June 30, 2023',
      'June 30, 2024',
      'June 30, 2023',
      'Sales 310 290 905 880',
    );
    expect(periodsSaid(answer)).toEqual([
      'quarter 2024-04-01 2024-06-30 (table)',
      'quarter 2023-04-01 2023-06-30 (table)',
      'half 2024-01-01 2024-06-30 (table)',
      'half 2023-01-01 2023-06-30 (table)',
    ]);
  });

  test('stacked heads of different lengths keep their own words', () => {
    const answer = ofLast(
      '(In thousands of dollars)',
      'Year Ended December 31, 2023',
      'Nine Months Ended September 30, 2024',
      'Sales 310 290',
    );
    expect(periodsSaid(answer)).toEqual([
      'year 2023-01-01 2023-12-31 (table)',
      'nine months 2024-01-01 2024-09-30 (table)',
    ]);
  });

  test('a day on one of the stacked lines is the day of the bare years beside it', () => {
    const answer = ofLast(
      '(In thousands of dollars)',
      '2022',
      'December 31, 2023',
      '2024',
      'Assets 310 290 280',
    );
    expect(periodsSaid(answer)).toEqual([
      'instant 2022-12-31 (table)',
      'instant 2023-12-31 (table)',
      'instant 2024-12-31 (table)',
    ]);
  });

  test.each([[['June 30, December 31,']], [['June 30,', 'December 31,']]])(
    'days on a line of their own go with the years under them: %s',
    (days) => {
      const answer = ofLast('(In thousands of dollars)', ...days, '2024 2023', 'Cash 310 290');
      expect(periodsSaid(answer)).toEqual(['instant 2024-06-30 (table)', 'instant 2023-12-31 (table)']);
    },
  );

  test('the words and the day before the first year lead all years of a line', () => {
    const answer = ofLast(
      '(In thousands of dollars)',
      'Year Ended September 30, 2024 2023',
      'Sales $ 310 $ 290',
    );
    expect(periodsSaid(answer)).toEqual([
      'year 2023-10-01 2024-09-30 (table)',
      'year 2022-10-01 2023-09-30 (table)',
    ]);
  });

  test('a quarter does not end where the year does: the sentence above tells the days', () => {
    const answer = ofLast(
      'The table below shows sales for the three and six months ended June 2, 2024 and June 4, 2023:',
      'Three Months Six Months',
      '(in thousands) 2024 2023 2024 2023',
      'Sales $ 310 $ 290 $ 905 $ 880',
    );
    expect(periodsSaid(answer)).toEqual([
      'quarter 2024-03-03 2024-06-02 (table)',
      'quarter 2023-03-05 2023-06-04 (table)',
      'half 2023-12-03 2024-06-02 (table)',
      'half 2022-12-05 2023-06-04 (table)',
    ]);
  });

  test('a column of change beside its years has no period', () => {
    const answer = ofLast(
      '(In thousands of dollars)',
      'Year ended December 31,',
      '2024 2023 % Change',
      'Sales 310 290 7 %',
    );
    expect(periodsSaid(answer)).toEqual([
      'year 2024-01-01 2024-12-31 (table)',
      'year 2023-01-01 2023-12-31 (table)',
      'not stated',
    ]);
  });

  test('groups that name their dates cover their share of the columns', () => {
    const answer = ofLast(
      '(In thousands of dollars)',
      'Year Ended December 31, 2023 Year Ended December 31, 2024',
      'As Reported Rate Effect As Reported Rate Effect',
      'Sales 310 (4) 290 12',
    );
    expect(periodsSaid(answer)).toEqual([
      'year 2023-01-01 2023-12-31 (table)',
      'year 2023-01-01 2023-12-31 (table)',
      'year 2024-01-01 2024-12-31 (table)',
      'year 2024-01-01 2024-12-31 (table)',
    ]);
  });

  test('the number of a note has no column of its own', () => {
    const answer = ofLast('(₹ in lakh)', 'Particulars Note 2024-25 2023-24', 'Stores 12 1,204 1,118');
    expect(periodsSaid(answer).slice(1)).toEqual([
      'year 2024-04-01 2025-03-31 (table)',
      'year 2023-04-01 2024-03-31 (table)',
    ]);
  });

  test('a sentence that leads to columns without dates tells the one date of all', () => {
    const answer = ofLast(
      'The table below shows what remained of our loans as of December 31,',
      '2024 (in thousands):',
      'Cost Fair Value',
      'Due within one year $ 4,204 $ 4,118',
    );
    expect(periodsSaid(answer)).toEqual(['instant 2024-12-31 (table)', 'instant 2024-12-31 (table)']);
  });

  test('as many columns as entries, or no period', () => {
    const answer = ofLast('(₹ in lakh)', '2024-25 2023-24 2022-23', 'Stores 1,204 1,118');
    expect(periodsSaid(answer)).toEqual(['not stated', 'not stated']);
  });

  test('balances that rows date, and the movements between them', () => {
    const report = [
      '(in thousands)',
      'Units Price',
      'Outstanding as of December 31, 2023 280.5 73',
      'Granted 158.6 119',
      'Outstanding as of December 31, 2024 303.3 100',
    ];
    expect(periodsSaid(ofLine(4, ...report))).toEqual(Array(2).fill('year 2024-01-01 2024-12-31 (row)'));
    expect(periodsSaid(ofLast(...report))).toEqual(Array(2).fill('instant 2024-12-31 (row)'));
  });

  test('between two balances stand rows with labels as long as sentences', () => {
    const report = [
      '(₹ in crore)',
      'Balance as at April 1, 2023 2,069 54 169',
      'Shares issued to the staff on exercise of the options that were granted to the staff before the year 12 14 –',
      'Transferred from the reserve – 447 (447)',
      'Balance as at March 31, 2024 2,071 54 169',
    ];
    expect(endsSaid(ofLine(4, ...report))).toEqual(Array(2).fill('2024-03-31 year'));
  });

  test('the one row of a note and its total, fused into one, have the heads of two columns', () => {
    const heads = ['(₹ in crore)', 'As at March 31, 2024', 'As at March 31, 2023', ''];
    expect(endsSaid(ofLast(...heads, 'Deposits 9,960 5,931 9,960 5,931'))).toEqual([
      '2024-03-31 instant',
      '2023-03-31 instant',
      '2024-03-31 instant',
      '2023-03-31 instant',
    ]);
    for (const row of ['Deposits 9,960 5,931 9,960 5,930', 'Deposits 1.54 1.54 1.54 1.54'])
      expect(endsSaid(ofLast(...heads, row))).toEqual(Array(4).fill('not stated'));
  });

  test('the words of a sentence over the rows name no columns', () => {
    const lead = 'The activity of the options for the six months ended June 2, 2024 was as follows:';
    expect(endsSaid(ofLast(lead, 'Number', 'Price', 'Value', 'Expected to vest 0.4 466.11 178'))).toEqual(
      Array(3).fill('2024-06-02 half'),
    );
  });

  test('the date of a balance may stand on the line below its figures', () => {
    const answer = ofLine(2, '(₹ in lakh)', 'Gross block as at 1,204.50 77.25', 'April 01, 2024');
    expect(periodsSaid(answer)).toEqual(Array(2).fill('instant 2024-04-01 (row)'));
  });

  test('the pages behind the figures of an index are none', () => {
    const answer = ofLast(
      'Provisions for the year 2014-2015 are as under (In crores of Rupees)',
      'Revenue Capital Total Page',
      '- 2. Department of Roads 22260.55 ... 22309.00 1-10',
    );
    expect(texts(answer)).toEqual(['22260.55', '22309.00']);
    expect(unitsSaid(answer)).toEqual(Array(2).fill('INR crore (table)'));
    expect(periodsSaid(answer)).toEqual(Array(2).fill('year 2014-04-01 2015-03-31 (table)'));
  });

  test.each([
    ['Earnings per share (in ₹) 12.50 11.20', 'per share INR (row)'],
    ['Number of stores 1,204 1,118', 'count (row)'],
    ['Margin 12.5% 13.1%', 'percent (cell)'],
  ])('a row in lakh may hold more than lakhs: %s', (line, unit) => {
    expect(unitsSaid(ofLast('(₹ in lakh)', '2025 2024', line))).toEqual([unit, unit]);
  });

  test('a sub-head speaks for "Basic"', () => {
    const answer = ofLast(
      '(In thousands of dollars)',
      '2024 2023',
      'Earnings per share:',
      'Basic 12.50 11.20',
    );
    expect(unitsSaid(answer).map((u) => u.slice(0, 9))).toEqual(['per share', 'per share']);
  });

  test.each([
    ['Shares used to compute earnings per share 458 472', 'count million (row)'],
    ['Anti-dilutive potential common shares 3.8 4.7', 'count million (row)'],
    ['Earnings per share $ 2.83 $ 2.50', 'per share USD (row)'],
    ['Sales $ 1,204 $ 1,118', 'USD million (table)'],
  ])('shares are in the scale of a caption that names no currency: %s', (line, unit) => {
    expect(unitsSaid(ofLast('(in millions, except per share data)', '2024 2023', line))).toEqual([
      unit,
      unit,
    ]);
  });

  test('shares that the caption exempts, and shares printed in full, are in no scale', () => {
    const shares = 'Number of shares 13771560 13771560';
    expect(unitsSaid(ofLast('(in millions)', '2024 2023', shares))).toEqual(Array(2).fill('count (row)'));
  });

  test('heads that count: "in thousands" counts square feet', () => {
    const answer = ofLast(
      'As of December 31, 2024, we operated these facilities (in thousands):',
      'Leased Square',
      'Feet Owned Square Feet',
      'Warehouses 30,611 6,792',
    );
    expect(unitsSaid(answer)).toEqual(Array(2).fill('count thousand (table)'));
  });

  test('units in millions, and the price of one in the column with currency signs', () => {
    const report = [
      'The table below shows our share units (in millions):',
      'Weighted Average',
      'Fair Value',
      'Number of Units',
      'Outstanding as of January 1, 2024 286.7 $ 73',
      'Granted 158.6 119',
    ];
    expect(unitsSaid(ofLast(...report))).toEqual(['count million (table)', 'per share USD (table)']);
  });

  test('percentages under their sub-head, of which the first row alone prints the sign', () => {
    const report = [
      '(in millions)',
      '2024 2023',
      'Sales $ 1,204 $ 1,118',
      'Year-over-year Percentage Growth:',
      'North 18 % 13 %',
      'South 22 9',
      'Costs:',
      'Wages 22 9',
    ];
    expect(unitsSaid(ofLine(6, ...report))).toEqual(Array(2).fill('percent (row)'));
    expect(unitsSaid(ofLine(8, ...report))).toEqual(Array(2).fill('USD million (table)'));
  });

  test('a head in per cent is not that of the amounts beside it', () => {
    const answer = ofLast('(₹ in crore)', 'Name Total Share (%) Our Part', 'North 680.82 51.89% 353.28');
    expect(unitsSaid(answer)).toEqual(['INR crore (table)', 'percent (cell)', 'INR crore (table)']);
  });

  test('thousands without a currency may count anything: not stated', () => {
    expect(unitsSaid(ofLast('(in thousands)', '2024 2023', 'Warehouses 1,204 1,118'))).toEqual([
      'not stated',
      'not stated',
    ]);
  });

  test('signs on the rows nearby are the currency', () => {
    const answer = ofLast('(in thousands)', '2024 2023', 'Stores $ 77 $ 80', 'Warehouses 1,204 1,118');
    expect(unitsSaid(answer)).toEqual(['USD thousand (table)', 'USD thousand (table)']);
  });
});

test('hundreds of figures on a line are no row of a statement', () => {
  const row = (figures: number) => `Sales ${'1,204 '.repeat(figures).trim()}`;
  const columns = (figures: number) =>
    periodsSaid(ofLast('Year ended 31 March 2024', '', `# Sales`, '2024 2023', row(figures)));
  expect(columns(2)).toEqual(['year 2023-04-01 2024-03-31 (table)', 'year 2022-04-01 2023-03-31 (table)']);
  expect(new Set(columns(300))).toEqual(new Set(['not stated']));
});

test('one year alone over several columns is what is left of their heads', () => {
  expect(
    periodsSaid(ofLast('Year ended 31 March 2021', '# Cost', '2020-21', 'Wages 1,204 1,118 1,310')),
  ).toEqual(['not stated', 'not stated', 'not stated']);
  expect(periodsSaid(ofLast('Year ended 31 March 2021', '# Cost', '2020-21', 'Wages 1,204'))).toEqual([
    'year 2020-04-01 2021-03-31 (table)',
  ]);
});

test('days on one line and their years on the next, set in a row', () => {
  expect(
    periodsSaid(
      ofLast(
        '# Balance sheet',
        'December 31, December 25, 2024 2023',
        '(in millions)',
        'Cash $ 1,204 $ 1,118',
      ),
    ),
  ).toEqual(['instant 2024-12-31 (table)', 'instant 2023-12-25 (table)']);
  expect(
    periodsSaid(
      ofLast('# Fees', 'Year ended Year ended 31 March 31 March 2024 2023', 'Licences 1,204 1,118'),
    ),
  ).toEqual(['year 2023-04-01 2024-03-31 (table)', 'year 2022-04-01 2023-03-31 (table)']);
});

test('points lead from the labels of a row to its figures', () => {
  expect(rows('Goodwill . . . . . . 1,204 – Trademarks ........ 77 80')).toMatchObject([
    { label: 'Goodwill', entries: 2 },
    { label: 'Trademarks', entries: 2 },
  ]);
});

test('a row of small figures heads no columns, whatever times its label names', () => {
  const above = ['# Tax (in millions)', 'Year ended December 31,', '2023 2024'];
  expect(periodsSaid(ofLast(...above, 'Tax of the current period 507 706', 'Settlements (60) (20)'))).toEqual(
    ['year 2023-01-01 2023-12-31 (table)', 'year 2024-01-01 2024-12-31 (table)'],
  );
  expect(periodsSaid(ofLast('# Cost', 'As at 31 March 2023 42 78', 'As at 31 March 2024 51 88'))).toEqual([
    'instant 2024-03-31 (row)',
    'instant 2024-03-31 (row)',
  ]);
});

describe('a row of text under heads', () => {
  const HEADS = ['Accounts for the year ended 31 March 2025 (₹ in crore)', '', 'Particulars 2024-25 2023-24'];

  test('a title with a day dates its own fiscal year and not the one before', () => {
    expect(periodsSaid(ofLast(...HEADS, 'Sales 1,204 1,118'))).toEqual([
      'year 2024-04-01 2025-03-31 (table)',
      'year 2023-04-01 2024-03-31 (table)',
    ]);
  });

  test('the number of a note in its label takes no column', () => {
    const answer = ofLast(...HEADS, 'Government grants (refer note 43) 1,204 1,118');
    expect(texts(answer)).toEqual(['1,204', '1,118']);
    expect(periodsSaid(answer)[1]).toBe('year 2023-04-01 2024-03-31 (table)');
  });

  test('a rate in its label is neither its unit nor in its columns, and brackets on the next line date nothing of it', () => {
    const answer = ofLine(
      4,
      ...HEADS,
      'Final dividend: ₹ 7.00 per share 1,204.09 1,118.47',
      '(2024: ₹ 3.00 per share)',
    );
    expect(unitsSaid(answer).slice(1)).toEqual(Array(2).fill('INR crore (table)'));
    expect(periodsSaid(answer).slice(1)).toEqual([
      'year 2024-04-01 2025-03-31 (table)',
      'year 2023-04-01 2024-03-31 (table)',
    ]);
  });
});
