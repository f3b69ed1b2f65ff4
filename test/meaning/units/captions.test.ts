import { describe, expect, test } from 'vitest';
import { documentOf } from '../../../src/document/document.js';
import { captionAt, captionOf, captions, generalCaptions } from '../../../src/meaning/units/captions.js';
import { ofLast, ofLine, unitsSaid } from '../asked.js';

/** What a line declares: `INR lakh`, `percent`; null when it declares nothing. */
function declared(line: string): string | null {
  const unit = captionOf(line, 1)?.unit;
  if (!unit) return null;
  return unit.kind === 'money' ? `${unit.currency ?? '?'} ${unit.scale}` : unit.kind;
}

describe('a line that says nothing but a unit', () => {
  test.each([
    ['(₹ in crore)', 'INR crore'],
    ['(Rs. in lakh)', 'INR lakh'],
    ['₹ in Lakhs', 'INR lakh'],
    ['**(₹ in crore)**', 'INR crore'],
    ['# (Rs. in lakh)', 'INR lakh'],
    ['[₹ in crore]', 'INR crore'],
    ['<p align="right">(Rs. in lakh)</p>', 'INR lakh'],
    ['Amount in ₹ crore', 'INR crore'],
    ['Amount in Rs.', 'INR one'],
    ['(Amount in `)', 'INR one'],
    ['(Amount in J)', 'INR one'],
    ['(Amount in \ufffd)', 'INR one'],
    ["(£'000, except per share data)", 'GBP thousand'],
    ['(` thousands)', 'INR thousand'],
    ['(Amounts in Rs. lakhs unless otherwise stated)', 'INR lakh'],
    ['(in millions, except per share data)', '? million'],
    ['(Dollars in millions, except per share data)', '$ million'],
    ['$ in Thousands, shares in Millions', '$ thousand'],
    ['USD ($) $ in Thousands', '$ thousand'],
    ["£'000", 'GBP thousand'],
    ['In Crore', '? crore'],
    ['(CHF Millions)', 'CHF million'],
    ['(TEUR, except share and per share data)', 'EUR thousand'],
    ['(` in crore)', 'INR crore'],
    ['(₹ लाख में, Rs. in lakh)', 'INR lakh'],
    ['(in per cent)', 'percent'],
  ])('%s', (line, unit) => {
    expect(declared(line)).toBe(unit);
    expect(captionOf(line, 1)?.pure).toBe(true);
  });
});

describe('a title with its unit in brackets, or at its end', () => {
  test.each([
    ['Statement of Profit and Loss (₹ in crore)', 'INR crore'],
    ['Note 12: Loans (Rs. in lakh)', 'INR lakh'],
    ['STATEMENT OF CASH FLOWS (AMOUNT IN ₹)', 'INR one'],
    ['## Revenue by segment, in millions of dollars', '$ million'],
    ['Trade receivables are as follows (in thousands):', '? thousand'],
  ])('%s', (line, unit) => {
    expect(declared(line)).toBe(unit);
    expect(captionOf(line, 1)?.pure).toBe(false);
  });
});

describe('a sentence for all that follows', () => {
  test.each([
    ['All amounts in ₹ crore unless otherwise stated', 'INR crore'],
    ['All amounts are in Indian Rupees lakhs, unless otherwise stated.', 'INR lakh'],
    ['The figures have been rounded off to the nearest lakh of rupees.', 'INR lakh'],
    ['The financial statements are presented in millions of U.S. dollars.', 'USD million'],
    ['(All figures are in ₹ lakh unless stated otherwise)', 'INR lakh'],
    ['(All amounts in £’000, unless otherwise stated)', 'GBP thousand'],
  ])('%s', (line, unit) => {
    expect(declared(line)).toBe(unit);
    expect(captionOf(line, 1)?.general).toBe(true);
  });

  test('a table caption speaks for its table alone', () => {
    expect(captionOf('(₹ in crore)', 1)?.general).toBe(false);
  });
});

describe('prose that only uses a unit declares nothing', () => {
  test.each([
    'A loan of Rs. 12.5 crore was sanctioned.',
    'The company raised US$ 3 million in June.',
    'Revenue grew by 12% to ₹ 4,204 crore.',
    'Millions of people use the bridge.',
    'The Rupee (₹), which is the currency of India, fell.',
    'Cash and bank balances',
    'Dividend (₹ 5 crore)',
    'Amounts due within a year are current.',
    'Exposure in US dollars was hedged in full during the year.',
    'Other income',
    '',
  ])('%j', (line) => {
    expect(declared(line)).toBeNull();
  });
});

test.each([
  ['$ in Thousands, shares in Millions', 'million'],
  [
    '(in millions, except number of shares, which are reflected in thousands, and per share amounts)',
    'thousand',
  ],
  ['(₹ in lakh, except share data)', null],
  ['(in millions, except number of shares)', 'one'],
  ['(in millions, except per share data)', null],
  ['(₹ in crore)', null],
])('what a caption says of share counts: %s', (line, shares) => {
  expect(captionOf(line, 1)?.shares).toBe(shares);
});

describe('captions of a document', () => {
  const report = documentOf(
    'report.md',
    [
      'All amounts in ₹ crore unless otherwise stated',
      'Cash and bank balances',
      'Net sales are as follows (in',
      'millions):',
      '|Item|Amount (₹ in lakh)|',
      '|---|---|',
      '|Cash|1,204|',
      '(Rs. in lakh)',
    ].join('\n'),
  );

  test('in line order; the header of a table is no caption', () => {
    expect(captions(report).map((c) => [c.line, c.unit.scale])).toEqual([
      [1, 'crore'],
      [3, 'million'],
      [8, 'lakh'],
    ]);
    expect(captionAt(report, 5)).toBeNull();
  });

  test('a bracket that the end of a line cut in two', () => {
    expect(captionAt(report, 3)).toMatchObject({ line: 3, text: '(in millions)' });
  });

  test('those that speak for all that follows', () => {
    expect(generalCaptions(report).map((c) => c.line)).toEqual([1]);
  });

  test('a line of many thousand characters declares nothing', () => {
    expect(captionAt(documentOf('long.md', `(₹ in crore) ${'x'.repeat(5000)}`), 1)).toBeNull();
  });
});

describe('heads of columns that name their unit', () => {
  const stack = ['Year ended 31 March 2025 £’000', '', 'Year ended 31 March 2024 £’000', ''];

  test('one a line, over rows of text', () => {
    expect(unitsSaid(ofLast(...stack, 'Revenue 23,183 23,410'))).toEqual([
      'GBP thousand (table)',
      'GBP thousand (table)',
    ]);
  });

  test('on one line, over a table without heads', () => {
    const table = ['2025 2024 £’000 £’000', '', '| Revenue | 23,183 | 23,410 |', '|---|---|---|'];
    expect(unitsSaid(ofLine(3, ...table))).toEqual(['GBP thousand (table)', 'GBP thousand (table)']);
  });

  test('do not speak for the rows under other heads', () => {
    const next = [
      'Year ended 31 March 2025 Number',
      'Year ended 31 March 2024 Number',
      'Central functions 1,010 1,100',
    ];
    expect(unitsSaid(ofLast(...stack, 'Revenue 23,183 23,410', '', ...next))).toEqual([
      'not stated',
      'not stated',
    ]);
  });

  test('beside other units say nothing of which is which', () => {
    expect(unitsSaid(ofLast('2025 Pence per share £’000', 'Total 10.62 2,641'))).toEqual([
      'not stated',
      'not stated',
    ]);
  });
});

test('heads of columns with a scale each are the caption of none', () => {
  expect(declared('# Borrowers (millions) Outstanding loans (USD billion)')).toBeNull();
  expect(declared('# Borrowers (millions) Outstanding loans (millions)')).toBe('? million');
});
