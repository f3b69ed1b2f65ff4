import { expect, test } from 'vitest';
import { CURRENCIES, CURRENCY_SIGN, currencyOfSign, DOLLAR } from '../../src/figures/currencies.js';

test.each([
  ['₹', 'INR'],
  ['Rs.', 'INR'],
  ['rs', 'INR'],
  ['INR', 'INR'],
  ['US$', 'USD'],
  ['US $', 'USD'],
  ['HK$', 'HKD'],
  ['S$', 'SGD'],
  ['A$', 'AUD'],
  ['C$', 'CAD'],
  ['NZ$', 'NZD'],
  ['R$', 'BRL'],
  ['€', 'EUR'],
  ['euros', 'EUR'],
  ['£', 'GBP'],
  ['¥', 'JPY'],
  ['RMB', 'CNY'],
  ['CHF', 'CHF'],
  ['₩', 'KRW'],
  [' ₹ ', 'INR'],
])('%s is %s', (sign, code) => {
  expect(currencyOfSign(sign)).toBe(code);
});

test('a bare dollar sign is left to the document', () => {
  expect(currencyOfSign('$')).toBe(DOLLAR);
});

test.each(['', ' ', 'x', '%', 'crore'])('%j is no currency', (text) => {
  expect(currencyOfSign(text)).toBeNull();
});

test('the longer sign wins: HK$ is not $, US$ is not S$', () => {
  const first = (text: string) => new RegExp(CURRENCY_SIGN, 'i').exec(text)?.[0];
  expect(first('HK$ 5')).toBe('HK$');
  expect(first('US$ 5')).toBe('US$');
});

test('codes are ISO codes, each once', () => {
  const codes = CURRENCIES.map((c) => c.code);
  expect(new Set(codes).size).toBe(codes.length);
  for (const code of codes) expect(code).toMatch(/^[A-Z]{3}$/);
});
