import { describe, expect, test } from 'vitest';
import type { UnitWords } from '../../../src/meaning/units/unit-words.js';
import { minorCurrency, moneyWords, unitWords } from '../../../src/meaning/units/unit-words.js';

/** A unit in a word or two: `INR lakh`, `? thousand` when no currency is named. */
const money = (words: UnitWords | null): string | null =>
  words && `${words.currency ?? '?'} ${words.scale ?? '?'}`;
const kind = (words: UnitWords | null): string | null => words?.kind ?? null;

describe('money, as captions and headers write it', () => {
  test.each([
    ['Rs. in lakh', 'INR lakh'],
    ['(Rs in Lakhs)', 'INR lakh'],
    ['₹ lakh', 'INR lakh'],
    ['(₹ in lacs)', 'INR lakh'],
    ['INR in lac', 'INR lakh'],
    ['(₹ in crore)', 'INR crore'],
    ['Amount (₹ in crores)', 'INR crore'],
    ['Amount in Rs. Cr', 'INR crore'],
    ['₹ Cr.', 'INR crore'],
    ['(₹ in lakh crore)', 'INR lakh crore'],
    ['crores of rupees', 'INR crore'],
    ['Rupees in thousands', 'INR thousand'],
    ["₹'000", 'INR thousand'],
    ["(Rs. '000)", 'INR thousand'],
    ['₹ in thousands', 'INR thousand'],
    ['(₹ million)', 'INR million'],
    ['₹ mn', 'INR million'],
    ['INR bn', 'INR billion'],
    ["£'000", 'GBP thousand'],
    ['£’000', 'GBP thousand'],
    ['£m', 'GBP million'],
    ['US$m', 'USD million'],
    ['US$ millions', 'USD million'],
    ['in millions of U.S. dollars', 'USD million'],
    ['(in thousands of US dollars)', 'USD thousand'],
    ['$ in Thousands', '$ thousand'],
    ['(Dollars in millions, except per share data)', '$ million'],
    ['Mio €', 'EUR million'],
    ['€ million', 'EUR million'],
    ['in € millions', 'EUR million'],
    ['millions (€)', 'EUR million'],
    ['T€', 'EUR thousand'],
    ['TEUR', 'EUR thousand'],
    ['HK$ million', 'HKD million'],
    ["RMB'000", 'CNY thousand'],
    ['¥ million', 'JPY million'],
    ['(in thousands)', '? thousand'],
    ['(000s)', '? thousand'],
    ['in Crore', '? crore'],
    ['rounded to the nearest million', '? million'],
    ['(₹)', 'INR one'],
    ['(in Rs.)', 'INR one'],
    ['Amount in Rs.', 'INR one'],
    ['Amount (in ₹)', 'INR one'],
    ['(Amount in J)', 'INR one'],
    ['(Amount in `J`)', 'INR one'],
    ['(In I)', 'INR one'],
    ['31 March 2022 £’000', 'GBP thousand'],
    ['31 March 2022 ’000', '? thousand'],
    ['31 March 2022 £ 1000', 'GBP thousand'],
    // every shape by a text that no other takes: none may be left out for want of its words
    ['`lakhs', 'INR lakh'],
    ['€ x 1.000', 'EUR thousand'],
    ['x $ 1.000', '$ thousand'],
    ['k€', 'EUR thousand'],
    ['Umsatz in TEURO', 'EUR thousand'],
    ['Revenue, eur', 'EUR one'],
    ['(Amount in `)', 'INR one'],
  ])('%s', (text, unit) => {
    expect(money(moneyWords(text))).toBe(unit);
  });

  test.each([
    '` in crore',
    "' in Crore",
    '(J in crore)',
    '(D in lakh)',
    '(H in crore)',
    '(I in crore)',
    '\ufffd in crore',
    '`crore',
  ])('the rupee sign is another letter after conversion: %s', (text) => {
    expect(money(moneyWords(text))).toMatch(/^INR (?:crore|lakh)$/);
  });

  test.each([
    'a loan of Rs. 12.5 crore',
    '5 million euros',
    '₹ 10 lakh',
    'US$ 3.2 billion',
    '$2 million',
    'Cash and bank balances',
    'Millions of people',
    '2024-25',
    '',
  ])('an amount or a word is no unit: %j', (text) => {
    expect(moneyWords(text)).toBeNull();
  });

  test('₹ thousand crore is no scale of ours', () => {
    expect(money(moneyWords('₹ thousand crore'))).toBe('INR unknown');
  });

  test('the deciding words, and where they stand', () => {
    const text = 'Statement of loans (₹ in lakh) for the year';
    const words = moneyWords(text);
    expect(words?.text).toBe('₹ in lakh');
    expect(text.slice(words?.start, words?.end)).toBe('₹ in lakh');
    expect(words?.bare).toBe(false);
    expect(moneyWords('(in thousands)')?.bare).toBe(true);
  });
});

describe('kinds, as row labels and column headers name them', () => {
  test.each([
    ['Earnings per share (in ₹)', 'per share'],
    ['Earnings per equity share', 'per share'],
    ['Basic EPS', 'per share'],
    ['Dividend per share', 'per share'],
    ['Book value per share (₹)', 'per share'],
    ['Ergebnis je Aktie', 'per share'],
    ['% change', 'percent'],
    ['Percentage of total', 'percent'],
    ['(in per cent)', 'percent'],
    ['Rate of interest', 'percent'],
    ['Effective tax rate', 'percent'],
    ['Growth (%)', 'percent'],
    ['Spread (bps)', 'other'],
    ['Number of shares', 'count'],
    ['No. of shares', 'count'],
    ['Nos.', 'count'],
    ['Number', 'count'],
    ['Number of employees', 'count'],
    ['Weighted average number of equity shares', 'count'],
    ['Shares used in computing earnings per share', 'count'],
    ['Headcount', 'count'],
    ['Sales volume (tonnes)', 'count'],
    ['Current ratio', 'ratio'],
    ['Debt-equity ratio (times)', 'ratio'],
    ['Interest cover (x)', 'ratio'],
    ['Amount (₹ in lakh)', 'money'],
    ['Revenue', null],
    ['Particulars', null],
    ['Notes', null],
    ['No. (B)', 'count'],
    ['31 March 2025 Number', 'count'],
    ['Effect of dilutive share options', 'count'],
    ['Dilutive effect on earnings per share', 'per share'],
    ['Weighted-average grant date fair value', 'per share'],
    ['Useful life', 'other'],
    ['Expected term (in years)', 'other'],
    ['Lease term in years', 'other'],
    ['Average contract rate', 'other'],
    ['Rs. equivalent of one US$', 'other'],
    ['Debtors (days)', 'other'],
    ['Past due 31-60 days', null],
    ['Price / earnings', 'ratio'],
    ['Debt to equity (x)', 'ratio'],
    ['(X) Other equity', null],
  ])('%s: %s', (label, expected) => {
    expect(kind(unitWords(label))).toBe(expected);
  });

  test.each([
    'Share capital (₹ 10 per share)',
    'Equity shares (face value of Rs. 10 each)',
    'Equity shares of ₹ 10 each',
    '1,000 shares (par value of $ 0.01 per share)',
    'State Development Loan 2031, 6.95 per cent',
    'Debentures, 7.5%',
  ])('the terms of an instrument are no unit: %s', (label) => {
    expect(unitWords(label)).toBeNull();
  });

  test.each([
    ['Earnings per share (in ₹)', 'INR one'],
    ['Earnings per share, $', '$ one'],
    ['EPS in €', 'EUR one'],
    ['Earnings per share (pence)', 'GBP one'],
    ['Earnings per share', '? one'],
    ['Earnings per share of ₹10 each', 'INR one'],
  ])('an amount per share has its currency and never a scale: %s', (label, unit) => {
    expect(money(unitWords(label))).toBe(unit);
  });

  test.each([
    ['Number of shares', null],
    ['Number of shares (in lakhs)', 'lakh'],
    ['Number of shares (in millions)', 'million'],
    ['Customers (millions)', 'million'],
    ['Borrowers (in thousands)', 'thousand'],
  ])('a count and its scale: %s', (label, scale) => {
    expect(unitWords(label)).toMatchObject({ kind: 'count', currency: null, scale });
  });
});

test.each([
  ['12.4 pence', 'GBP'],
  ['12.4p', 'GBP'],
  ['50 paise', 'INR'],
  ['3.5 cents', '$'],
  ['3.5', null],
])('minor units: %s', (text, currency) => {
  expect(minorCurrency(text)).toBe(currency);
});

describe('labels of what is no money', () => {
  test.each([
    ['Exchange rate (US$)', 'other'],
    ['Average age', 'other'],
    ['Square feet leased', 'count'],
    ['Subscribers', 'count'],
    ['Generation (GWh)', 'count'],
    ['Ratio of pay to the median', 'ratio'],
  ])('%s is %s', (label, kind) => {
    expect(unitWords(label)?.kind).toBe(kind);
  });

  test.each(['Effect of exchange rate changes', 'Borrowings from branches', '500 MW power plant'])(
    '%s may be',
    (label) => {
      expect(unitWords(label)).toBeNull();
    },
  );
});
