import { describe, expect, test } from 'vitest';
import { amounts, ofLast, ofLine, unitsSaid } from '../asked.js';

describe('nearest wins', () => {
  const DOCUMENT = 'All amounts in ₹ million unless otherwise stated';

  test('a sentence for the whole document', () => {
    const answer = ofLast('# Loans', DOCUMENT, '|Loan|5|', '', '# Stock', '|Item|2025|', '|Stock|77|');
    expect(unitsSaid(answer)).toEqual(['INR million (document)']);
    expect(amounts(answer)).toEqual(['77000000']);
    expect(answer.figures[0]?.unit).toMatchObject({ line: 2, text: '₹ million' });
  });

  test('a caption above the table beats the document', () => {
    const answer = ofLast(DOCUMENT, '# Stock', '(₹ in lakh)', '|Item|2025|', '|Stock|77|');
    expect(unitsSaid(answer)).toEqual(['INR lakh (table)']);
    expect(answer.figures[0]?.unit).toMatchObject({ line: 3, text: '(₹ in lakh)' });
  });

  test('a row inside the table beats the caption, from there on', () => {
    const table = ['(₹ in lakh)', '|Item|2025|', '|---|---|', '|Stock|77|', '|(₹ in crore)||', '|Cash|5|'];
    expect(unitsSaid(ofLine(4, ...table))).toEqual(['INR lakh (table)']);
    expect(unitsSaid(ofLine(6, ...table))).toEqual(['INR crore (table)']);
  });

  test('a spanning row may switch back', () => {
    const table = ['|₹ in lakh||', '|Stock|77|', '|₹ in crore||', '|Cash|5|', '|₹ in lakh||', '|Bank|9|'];
    expect(unitsSaid(ofLine(2, ...table))).toEqual(['INR lakh (table)']);
    expect(unitsSaid(ofLine(4, ...table))).toEqual(['INR crore (table)']);
    expect(unitsSaid(ofLine(6, ...table))).toEqual(['INR lakh (table)']);
  });

  test('the column header beats the caption', () => {
    const answer = ofLast('(₹ in lakh)', '|Item|Amount (₹ in crore)|', '|Stock|77|');
    expect(unitsSaid(answer)).toEqual(['INR crore (column)']);
  });

  test('the row label beats the column where it names a scale', () => {
    const answer = ofLast('|Item|Amount (₹ in crore)|', '|Paid-up capital (₹ in lakh)|77|');
    expect(unitsSaid(answer)).toEqual(['INR lakh (row)']);
  });

  test('the cell beats everything', () => {
    const answer = ofLast('(₹ in lakh)', '|Item|Amount (₹ in crore)|', '|Stock|₹ 77 million|');
    expect(unitsSaid(answer)).toEqual(['INR million (cell)']);
    expect(amounts(answer)).toEqual(['77000000']);
  });

  test('the corner cell speaks for the table', () => {
    expect(unitsSaid(ofLast('|(₹ in crore)|2025|2024|', '|---|---|---|', '|Cash|5|6|'))).toEqual([
      'INR crore (table)',
      'INR crore (table)',
    ]);
  });

  test('a caption below the table speaks for it where none stands above', () => {
    expect(unitsSaid(ofLine(2, '|Item|2025|', '|Stock|77|', '', '(₹ in crore)'))).toEqual([
      'INR crore (table)',
    ]);
  });

  test('a caption of the same section holds until another replaces it', () => {
    const answer = ofLast(
      '# Loans',
      '(₹ in crore)',
      '|Loan|2025|',
      '|Term loan|5|',
      '',
      'Stocks are shown at the lower of cost and net value.',
      '',
      '|Stock of|Steel|',
      '|Mill|77|',
    );
    expect(unitsSaid(answer)).toEqual(['INR crore (section)']);
  });

  test('in lakh over the table, in rupees over one column: the one column alone is in rupees', () => {
    const answer = ofLast('(Rs. in lakh)', '|Item|Outlay|Cost of one (in Rs.)|', '|Wells|77|500|');
    expect(unitsSaid(answer)).toEqual(['INR lakh (table)', 'INR one (column)']);
  });
});

test('in lakh over the table, in rupees in its corner: the corner is nearer', () => {
  expect(unitsSaid(ofLast('(Rs. in lakh)', '|Item (in Rs.)|2025|', '|Wells|77|'))).toEqual([
    'INR one (table)',
  ]);
});

describe('a table in lakh holds more than lakhs', () => {
  const inLakh = (row: string) => ofLast('(₹ in lakh, except per share data)', '|Particulars|2025|', row);

  test.each([
    ['|Revenue|1,204|', 'INR lakh (table)'],
    ['|Earnings per share (in ₹)|12.50|', 'per share INR (row)'],
    ['|Earnings per share|12.50|', 'per share INR (row)'],
    ['|Dividend per share|2.50|', 'per share INR (row)'],
    ['|Rate of interest|7.5|', 'percent (row)'],
    ['|Gross margin (%)|31.4|', 'percent (row)'],
    ['|Gross margin|31.4%|', 'percent (cell)'],
    ['|Number of employees|412|', 'count (row)'],
    ['|Current ratio|1.8|', 'ratio (row)'],
    ['|Interest cover|3.2 times|', 'ratio (cell)'],
    ['|Share capital (₹ 10 per share)|500|', 'INR lakh (table)'],
    ['|Equity shares of ₹ 10 each|500|', 'INR lakh (table)'],
    ['|Employee share option cost|5|', 'INR lakh (table)'],
  ])('%s', (row, unit) => {
    expect(unitsSaid(inLakh(row))).toEqual([unit]);
  });

  test('columns of change, percentages and counts keep their kind', () => {
    const answer = ofLast('(₹ in lakh)', '|Item|2025|% change|No. of units|', '|Flats|1,204|13.57|12|');
    expect(unitsSaid(answer)).toEqual(['INR lakh (table)', 'percent (column)', 'count (column)']);
    expect(amounts(answer)).toEqual(['120400000', '13.57', '12']);
  });

  test('a count of shares does not govern the money beside and below it', () => {
    const table = [
      '(₹ in lakh)',
      '|Item|No. of shares|Amount|',
      '|Opening|413,63,87,925|41,363.88|',
      '|Issued|100|1|',
    ];
    expect(unitsSaid(ofLine(3, ...table))).toEqual(['count (column)', 'INR lakh (table)']);
    expect(unitsSaid(ofLine(4, ...table))).toEqual(['count (column)', 'INR lakh (table)']);
  });

  test('a figure with a currency sign is no percentage', () => {
    expect(unitsSaid(ofLast('(₹ in lakh)', '|Item|% change|', '|Cash|₹ 500|'))).toEqual(['INR lakh (table)']);
  });

  test('"Basic" under earnings per share', () => {
    const answer = ofLast(
      '(₹ in lakh)',
      '|Item|2025|',
      '|Profit|77|',
      '|Earnings per share (in ₹)||',
      '|Basic|12.50|',
    );
    expect(unitsSaid(answer)).toEqual(['per share INR (row)']);
  });
});

test('"Basic" under earnings per share, a page after it', () => {
  const answer = ofLast(
    '(₹ in lakh)',
    '|Item|2025|',
    '|---|---|',
    '|Sales|77|',
    '|Earnings per share (in ₹)||',
    '',
    '<!-- Page 2 -->',
    '',
    '|Item|2025|',
    '|---|---|',
    '|Basic|1.20|',
  );
  expect(unitsSaid(answer)).toEqual(['per share INR (row)']);
});

describe('group heads', () => {
  test('a unit over a group holds for the columns under it', () => {
    const answer = ofLast(
      '|Item|₹ in lakh||US$ million||',
      '||2024-25|2023-24|2024-25|2023-24|',
      '|Sales|9|8|5|6|',
    );
    expect(unitsSaid(answer)).toEqual([
      'INR lakh (column)',
      'INR lakh (column)',
      'USD million (column)',
      'USD million (column)',
    ]);
  });

  test('number and amount under each year', () => {
    const answer = ofLast(
      '(₹ in lakh)',
      '|Scheme|2024-25||2023-24||',
      '||Number|Amount|Number|Amount|',
      '|Wells|9|8|5|6|',
    );
    expect(unitsSaid(answer)).toEqual([
      'count (column)',
      'INR lakh (table)',
      'count (column)',
      'INR lakh (table)',
    ]);
  });

  test('what is counted stands over the years', () => {
    const answer = ofLast(
      '(₹ in lakh)',
      '|Holder|No. of shares||',
      '||2024-25|2023-24|',
      '|Promoters|1,204|1,118|',
    );
    expect(unitsSaid(answer)).toEqual(['count (column)', 'count (column)']);
  });
});

describe('shares counted in a table in millions', () => {
  const shares = (caption: string, count: string) =>
    unitsSaid(
      ofLast(caption, '|Item|2025|', '|Revenue|500|', `|Weighted average number of shares|${count}|`),
    );

  test('the caption says how', () => {
    expect(shares('$ in Millions, shares in Thousands', '10,005')).toEqual(['count thousand (row)']);
    expect(shares('(in millions, except number of shares)', '10,005')).toEqual(['count (row)']);
  });

  test('printed in full', () => {
    expect(shares('(₹ in lakh)', '10,005,117')).toEqual(['count (row)']);
  });

  test('all in millions', () => {
    expect(shares('(In millions, except per share data)', '10,005')).toEqual(['count million (row)']);
  });

  test('not told', () => {
    expect(shares('(₹ in lakh)', '10,005')).toEqual(['count unknown (row)']);
  });
});

test('a caption that the edge of a column cut in two is that of the table', () => {
  const answer = ofLast('||(₹ in|crore)|', '|---|---|---|', '|Item|2025|2024|', '|Stock|77|80|');
  expect(unitsSaid(answer)).toEqual(['INR crore (table)', 'INR crore (table)']);
});

test('thousands of any currency under the years are a unit', () => {
  const answer = ofLast('||2023|2022|', "||(CHF '000)|(CHF '000)|", '|Stock|77|80|');
  expect(answer.figures.map(({ unit }) => `${unit?.currency} ${unit?.scale}`)).toEqual([
    'CHF thousand',
    'CHF thousand',
  ]);
});

test('thousands of any currency in brackets behind a label', () => {
  const answer = ofLast('|Item|2025|', '|---|---|', "|Stock (CHF '000)|77|");
  expect(unitsSaid(answer)).toEqual(['CHF thousand (row)']);
});

test('a sign in a place of its own is no unit of its row', () => {
  const answer = ofLast('|Item|2025||', '|---|---|---|', '|Stock (£m)|£|77|');
  expect(unitsSaid(answer)).toEqual(['GBP million (row)']);
});

test('a scale behind the name of a year is no amount', () => {
  expect(unitsSaid(ofLast('|Item|Q3 FY24 in Millions|', '|Stock|77|'))).toEqual(['? million (column)']);
});

test('the currency of a loan is not that of the amount in its row', () => {
  expect(unitsSaid(ofLast('|Item|2025|', '|---|---|', '|Term loan in Japanese yen|6,637|'))).toEqual([
    'not stated',
  ]);
});

describe('the currency', () => {
  test('a sign on some cells of a column is the currency of the column', () => {
    const table = ['(In thousands)', '|Item|2025|', '|---|---|', '|Cash|$ 5|', '|Stock|77|', '|Total|$ 82|'];
    expect(unitsSaid(ofLine(5, ...table))).toEqual(['USD thousand (table)']);
  });

  test('a sign in a column of its own', () => {
    const table = ['(In thousands)', '|Item||2025|', '|---|---|---|', '|Cash|$|5|', '|Stock||77|'];
    expect(unitsSaid(ofLine(5, ...table))).toEqual(['USD thousand (table)']);
  });

  test('a scale without a currency: the currency is not stated', () => {
    const answer = ofLast('(In thousands)', '|Item|2025|', '|Stock|77|');
    expect(unitsSaid(answer)).toEqual(['? thousand (table)']);
    expect(answer.warnings).toEqual(['the document states the scale and not the currency']);
  });

  test('a currency without a scale: the scale is not known, and there is no amount', () => {
    const answer = ofLast('|Item|2025|', '|Stock|$ 77|');
    expect(unitsSaid(answer)).toEqual(['USD unknown (cell)']);
    expect(amounts(answer)).toEqual([null]);
    expect(answer.warnings).toHaveLength(1);
  });

  test('the rupee sign alone on the line above', () => {
    expect(unitsSaid(ofLast('`', 'In Crore', '|Item|2025|', '|Stock|77|'))).toEqual(['INR crore (table)']);
  });
});

describe('note numbers, serials and codes are no quantities', () => {
  test.each([
    ['|Particulars|Note|2025|', '|Cash|12|1,204|'],
    ['|Particulars|Note No.|2025|', '|Cash|12|1,204|'],
    ['|Particulars|Schedule|2025|', '|Cash|12|1,204|'],
    ['|Sl. No.|Particulars|2025|', '|12|Cash|1,204|'],
    ['|Major head|Particulars|2025|', '|2202|Education|1,204|'],
  ])('%s', (header, row) => {
    const answer = ofLast('(₹ in lakh)', header, row);
    expect(unitsSaid(answer)).toEqual(['none (column)', 'INR lakh (table)']);
    expect(amounts(answer)).toEqual([null, '120400000']);
    expect(answer.warnings).toEqual([]);
  });

  test('a nameless column of small numbers beside larger figures', () => {
    const table = [
      '(₹ in lakh)',
      '|Particulars||2025|',
      '|Cash|4|1,204|',
      '|Stock|5|1,118|',
      '|Loans|6|2,310|',
    ];
    expect(unitsSaid(ofLine(4, ...table))).toEqual(['none (column)', 'INR lakh (table)']);
  });

  test('a nameless column of the notes of one section, beside figures without decimals', () => {
    const notes = (amount: string) => [
      '(₹ in lakh)',
      '|Particulars||2025|',
      '|Cash|2.18|1,204|',
      `|Stock|2.3|${amount}|`,
    ];
    expect(unitsSaid(ofLast(...notes('1,118')))).toEqual(['none (column)', 'INR lakh (table)']);
    expect(unitsSaid(ofLast(...notes('1,118.50')))).toEqual(Array(2).fill('INR lakh (table)'));
  });
});

describe('counts and percentages beside money', () => {
  test('share counts are printed in full where one of the table is', () => {
    const table = [
      '(in crore)',
      '|Item|2025|2024|',
      '|---|---|---|',
      '|Number of shares|3,83,42,485|37,535|',
    ];
    expect(unitsSaid(ofLast(...table))).toEqual(['count (row)', 'count (row)']);
    const short = ['(in crore)', '|Item|2025|', '|---|---|', '|Number of shares|375|'];
    expect(unitsSaid(ofLast(...short))).toEqual(['count crore (row)']);
  });

  test("shares under '000 are in thousands", () => {
    const answer = ofLast(
      "|Item|31 March 2025 '000|",
      '|---|---|',
      '|Weighted average number of shares||',
      '|Basic|440,110|',
    );
    expect(unitsSaid(answer)).toEqual(['count thousand (row)']);
  });

  test('the percent sign of a figure may stand in the next column', () => {
    const table = ['(₹ in lakh)', '|Item||2025|Change||', '|---|---|---|---|---|', '|Sales|₹|77|3|%|'];
    expect(unitsSaid(ofLast(...table))).toEqual(['INR lakh (table)', 'percent (cell)']);
  });

  test('the total of columns that count, in a table of shares of it', () => {
    const table = ['|Staff|Total (A)|No. (B)|% (B/A)|', '|---|---|---|---|', '|Permanent|50|25|50%|'];
    expect(unitsSaid(ofLast(...table))).toEqual(['count (column)', 'count (column)', 'percent (cell)']);
  });

  test('employees beside employers pay, they are not counted', () => {
    const table = ['(₹ in lakh)', '|Contributions|2025|', '|---|---|', '|Employers|7|', '|Employees|5|'];
    expect(unitsSaid(ofLast(...table))).toEqual(['INR lakh (table)']);
  });

  test('a lone £ in front of a word is no sign of the column', () => {
    const table = ['|Item|2025|2024|2023|', '|---|---|---|---|', '|Tax|-|£|g|', '|Earnings per share|7|||'];
    expect(unitsSaid(ofLast(...table))).toEqual(['per share (row)']);
  });

  test('a column of small figures right of larger ones is no note column', () => {
    const table = ['(₹ in lakh)', '|||||', '|---|---|---|---|', '|A|1,204|12|1,216|', '|B|2,204|6|2,210|'];
    expect(unitsSaid(ofLast(...table))).toEqual(Array.from({ length: 3 }, () => 'INR lakh (table)'));
  });
});

test('a currency sign in a cell of its own is that of the figure behind it, not the unit of its row', () => {
  expect(
    unitsSaid(ofLast('(in millions)', '|Item||2025|', '|---|---|---|', '|Earnings per share|$|2.83|')),
  ).toEqual(['per share USD (row)']);
  expect(unitsSaid(ofLast('(in millions)', '|Item||2025|', '|---|---|---|', '|Sales|$|2,830|'))).toEqual([
    'USD million (table)',
  ]);
});

describe('lines over a table without a header', () => {
  test('percentages of which the first row alone prints the sign', () => {
    const report = [
      '(in millions)',
      '',
      'Percentage growth:',
      '',
      '|North|18 %|13 %|',
      '|---|---|---|',
      '|South|22|(8)|',
    ];
    expect(unitsSaid(ofLast(...report))).toEqual(['percent (table)', 'percent (table)']);
  });

  test('units in millions and the price of one; a sign at the end of a cell is that of the next column', () => {
    const report = [
      'The table below shows our share units (in millions):',
      '',
      'Number of Units Fair Value',
      '',
      '|Outstanding|286.7 $|73|',
      '|---|---|---|',
      '|Granted|158.6|119|',
    ];
    expect(unitsSaid(ofLine(5, ...report))).toEqual(['count million (table)', 'per share USD (table)']);
    expect(unitsSaid(ofLine(7, ...report))).toEqual(['count million (table)', 'per share USD (table)']);
  });
});

describe('heads that an edge cut, and signs at the end of a cell', () => {
  const ROWS = [
    '|Number of||Grant Date||Aggregate||',
    '|---|---|---|---|---|---|',
    '|Shares||Fair Value|||||',
    '|(in|millions)|||(in|millions)|',
    '||7.4 $||449.94|||',
    '||9.4 $||411.69 $||4,084|',
  ];

  test('two captions in one row are each of their own columns', () => {
    expect(unitsSaid(ofLast(...ROWS))).toEqual([
      'count million (column)',
      'USD unknown (cell)',
      'USD million (column)',
    ]);
  });

  test('currencies side by side say what is owed in each, not what the amounts are in', () => {
    const answer = ofLast(
      '|31 March 2025|USD|EUR|SEK|₹ in crore CNY|',
      '|---|---|---|---|---|',
      '|Payables|569.98|7.52|0.06|4.10|',
    );
    expect(unitsSaid(answer)).toEqual([...Array(3).fill('INR crore (table)'), 'INR crore (column)']);
  });
});

test('a row without a label that holds figures too large for money holds no money', () => {
  const rows = ['(₹ in crore)', '', '|A|B|', '|---|---|', '|1529000000|12500|'];
  expect(unitsSaid(ofLast(...rows))).toEqual(['not stated', 'not stated']);
  expect(unitsSaid(ofLast(...rows.slice(0, 4), '|15290|12500|'))).toEqual([
    'INR crore (table)',
    'INR crore (table)',
  ]);
});
