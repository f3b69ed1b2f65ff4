import { describe, expect, test } from 'vitest';
import { amounts, ofLast, unitsSaid } from '../asked.js';

const DOCUMENT = 'All amounts in ₹ million unless otherwise stated';

describe('what a table counts', () => {
  test('a corner that names people speaks for the columns that name nothing', () => {
    expect(unitsSaid(ofLast(DOCUMENT, '|Number of employees|2025|', '|---|---|', '|Clerks|77|'))).toEqual([
      'count (table)',
    ]);
  });

  test('a title that names people or shares keeps the unit of the document out', () => {
    const table = ['|Grade|Women|Men|', '|---|---|---|', '|Clerks|77|80|'];
    expect(
      unitsSaid(
        ofLast(DOCUMENT, '# Staff', 'The number of employees by grade was as follows:', '', ...table),
      ),
    ).toEqual(['count (table)', 'count (table)']);
    expect(unitsSaid(ofLast(DOCUMENT, '# Staff', '## Share awards held', '', ...table))).toEqual([
      'count (section)',
      'count (section)',
    ]);
  });

  test('a title that names what people cost does not', () => {
    const table = ['|Grade|2025|', '|---|---|', '|Clerks|77|'];
    expect(unitsSaid(ofLast(DOCUMENT, '# Staff', '## Cost by number of employees', '', ...table))).toEqual([
      'INR million (document)',
    ]);
  });
});

describe('shares and quantities under a title', () => {
  const millions = (title: string, cell = '429') =>
    unitsSaid(ofLast(title, '', '||2025|', '|---|---|', '|(In millions)||', `|Issued|${cell}|`));

  test('shares outstanding are counted in the scale of a caption without a currency', () => {
    expect(millions('Shares of common stock outstanding were as follows:')).toEqual([
      'count million (table)',
    ]);
    expect(millions('Sales were as follows:')).toEqual(['? million (table)']);
    expect(millions('Shares of common stock outstanding were as follows:', '$429')).toEqual([
      'USD million (table)',
    ]);
  });

  test('million cubic metres are no millions of money', () => {
    const table = ['|Field|2025|', '|---|---|', '|North|77|'];
    const under = (title: string) => unitsSaid(ofLast(DOCUMENT, `# ${title}`, '', ...table));
    expect(under('Proved reserves of natural gas, million cubic metres')).toEqual(['not stated']);
    expect(under('Cost of proved reserves')).toEqual(['INR million (document)']);
  });
});

describe('rates and their instruments', () => {
  test.each([
    ['Interest rate', 'percent (row)'],
    ['Interest rate swaps', 'INR lakh (table)'],
    ['Interest rate risk', 'INR lakh (table)'],
    ['Proportion of ownership', 'percent (row)'],
    ['Past due more than 61 days', 'INR lakh (table)'],
    ['Debtor days', 'other (row)'],
    ['Expected average remaining working lives of employees', 'other (row)'],
    ['Weighted average duration of the obligation', 'other (row)'],
    ['Average working capital', 'INR lakh (table)'],
    ['Remaining lease term in years', 'other (row)'],
    ['Final dividend ₹ 2.50 per share', 'INR lakh (table)'],
    ['Revenue buoyancy', 'ratio (row)'],
  ])('%s', (label, unit) => {
    expect(unitsSaid(ofLast('(₹ in lakh)', '|Item|2025|', '|---|---|', `|${label}|77|`))).toEqual([unit]);
  });
});

describe('units in odd places', () => {
  test('a cell between label and figure holds the unit of the row', () => {
    expect(unitsSaid(ofLast('|Item||2025|', '|---|---|---|', '|Revenue 1|$m|77|'))).toEqual([
      'USD million (row)',
    ]);
  });

  test('a sign at the figure names another currency than the document', () => {
    expect(
      unitsSaid(ofLast('All amounts are in US dollars ($), unless stated otherwise.', '# Fees', '|Fee|£77|')),
    ).toEqual(['GBP one (document)']);
    expect(unitsSaid(ofLast('(US$ in millions)', '|Item|2025|', '|---|---|', '|Fee|£77|'))).toEqual([
      'GBP unknown (table)',
    ]);
  });

  test('a year may follow the unit in a head', () => {
    expect(unitsSaid(ofLast('|In $ millions 2024|Capital|', '|---|---|', '|Opening|77|'))).toEqual([
      'USD million (table)',
    ]);
  });

  test('a head whose sign was lost is not in the unit of its sister', () => {
    expect(unitsSaid(ofLast('|Item|INR in lakh|(Amount in )|', '|---|---|---|', '|Sales|77|80|'))).toEqual([
      'INR lakh (column)',
      '? unknown (column)',
    ]);
  });
});

describe('scales that count', () => {
  test.each([
    ['|Customer base|million|77|', 'count million (row)'],
    ['|CO2 in Mio t||77|', 'count million (row)'],
    ['|Turnover|million|77|', 'not stated'],
  ])('%s', (row, unit) => {
    expect(unitsSaid(ofLast('|Item||2024|', '|---|---|---|', row))).toEqual([unit]);
  });

  test('a column paid in shares stands under a unit of money', () => {
    const head = '|₹ thousand|Remuneration in cash|Remuneration in shares|';
    expect(unitsSaid(ofLast(head, '|---|---|---|', '|Clerks|77|80|'))).toEqual([
      'INR thousand (table)',
      'count (column)',
    ]);
  });

  test('shares are counted in the scale that the corner says for them', () => {
    const rows = ['|Mio €/Mio Aktien|2023|', '|---|---|', '|Durchschnitt der ausgegebenen Aktien|200,0|'];
    expect(unitsSaid(ofLast(...rows))).toEqual(['count million (row)']);
  });

  test('earnings per share take the currency that a bare crore has', () => {
    const answer = ofLast(
      'All figures in Rs.',
      '# EPS',
      '(in crore)',
      '|Item|2024|',
      '|---|---|',
      '|Earnings per share|7.5|',
    );
    expect(unitsSaid(answer)).toEqual(['per share INR (row)']);
  });
});

describe('tables of shares', () => {
  test('a column between columns that count counts, too', () => {
    const head = '|Award|Awards held in March|Awards granted|Vested|Lapsed|Awards held in April|';
    const answer = ofLast(DOCUMENT, '# Notes', head, '|---|---|---|---|---|---|', '|Plan|7|8|9|6|5|');
    expect(unitsSaid(answer)).toEqual([
      'count (column)',
      'count (column)',
      'count (table)',
      'count (table)',
      'count (column)',
    ]);
  });

  test('the nominal value is that of one share', () => {
    const rows = [
      '|Pledge|2024|',
      '|---|---|',
      '|Number of shares in pledge|7,000,000|',
      '|Nominal value|0.49|',
    ];
    expect(unitsSaid(ofLast(DOCUMENT, '# Notes', ...rows))).toEqual(['per share INR (row)']);
    expect(
      unitsSaid(ofLast(DOCUMENT, '# Notes', '|Swaps|2024|', '|---|---|', '|Nominal value|0.49|')),
    ).toEqual(['INR million (document)']);
  });
});

describe('heads that say what is counted', () => {
  test.each([
    ['Water (in kilolitres)', 'count (column)'],
    ['Meeting attendance', 'count (column)'],
    ['Sitting fees (in `) 45,000', 'INR one (column)'],
  ])('%s', (head, unit) => {
    expect(
      unitsSaid(
        ofLast(
          'All amounts in ₹ million unless otherwise stated',
          '# Notes',
          `|Item|${head}|`,
          '|---|---|',
          '|Board|7,000|',
        ),
      ),
    ).toEqual([unit]);
  });
});

describe('what is too large, or too small', () => {
  const CRORE = ['(₹ in crore)', '|Item|Rate|2025|', '|---|---|---|'];

  test('a rate without a percent sign is no thousands', () => {
    expect(unitsSaid(ofLast('(₹ in lakh)', '|Item|2025|', '|---|---|', '|Interest rate|13,052|'))).toEqual([
      'INR lakh (table)',
    ]);
  });

  test('a count printed in full is no money in crore', () => {
    expect(unitsSaid(ofLast(...CRORE, '|Promoters||7,27,21,99,767|'))).toEqual(['not stated']);
  });

  test('pence and cents are hundredths', () => {
    const answer = ofLast('(£ in millions)', '|Item|2025|', '|---|---|', '|Earnings per share (pence)|12.0|');
    expect(answer.figures[0]).toMatchObject({
      amount: '0.12',
      unit: { kind: 'per share', currency: 'GBP', multiplier: 0.01 },
    });
    expect(amounts(ofLast('|Item|2025|', '|---|---|', '|Basic EPS|12.1p|'))).toEqual(['0.121']);
  });
});

describe('what a word near a figure does not say', () => {
  test('a percent sign behind one figure is not the unit of the next', () => {
    const rows = [
      '(in $ millions)',
      '|Item|2024|Change||2023|',
      '|---|---|---|---|---|',
      '|Asia|66,952|-8|%|72,559|',
    ];
    expect(unitsSaid(ofLast(...rows))).toEqual([
      'USD million (table)',
      'percent (cell)',
      'USD million (table)',
    ]);
  });

  test('a sub-head with the number of its note speaks for its rows', () => {
    const rows = [
      '(₹ in crore)',
      '|Item|Note|2025|',
      '|---|---|---|',
      '|Earnings per share|34||',
      '|Basic||23.66|',
    ];
    expect(unitsSaid(ofLast(...rows))).toEqual(['per share INR (row)']);
  });

  test.each([
    'Net income for basic earnings per share',
    'Second interim dividend 26/- per share',
    'Discount rate (increase by 1%)',
  ])('%s', (label) => {
    expect(unitsSaid(ofLast('(₹ in lakh)', '|Item|2025|', '|---|---|', `|${label}|77|`))).toEqual([
      'INR lakh (table)',
    ]);
  });
});

test('a rupee sign that was read as another letter, in code marks', () => {
  expect(unitsSaid(ofLast('( `J` in crore)', '', '|Item|2025|', '|---|---|', '|Stock|77|'))).toEqual([
    'INR crore (table)',
  ]);
});

describe('quantities', () => {
  const BEFORE = [
    '# Accounts',
    'All amounts in ₹ crore unless otherwise stated',
    '# Stock',
    '|Item|2025|2024|',
    '|---|---|---|',
    '|Stock|77|80|',
    '# Fields',
  ];

  test('are no money, in a table or in rows of text', () => {
    const title = '**Net proved reserves of crude oil and natural gas**';
    expect(unitsSaid(ofLast(...BEFORE, '', title, '', 'Northern field, opening 98.23 30.79'))).toEqual([
      'not stated',
      'not stated',
    ]);
    expect(
      unitsSaid(
        ofLast(...BEFORE, '', title, '', '|Field|2025|2024|', '|---|---|---|', '|Northern|98.23|30.79|'),
      ),
    ).toEqual(['not stated', 'not stated']);
  });
});
