import { expect, test } from 'vitest';
import { documentOf } from '../../../src/document/document.js';
import { dollarOf, settleCurrency, soleCurrency } from '../../../src/meaning/units/currency.js';

const report = (...lines: string[]) => documentOf('report.md', lines.join('\n'));

test.each([
  ['The financial statements are presented in Singapore dollars.', 'SGD'],
  ['Amounts are expressed in Hong Kong dollars', 'HKD'],
  ['presented in New Zealand dollars', 'NZD'],
  ['A$ million', 'AUD'],
  ['HK$ million', 'HKD'],
  ['US$ million', 'USD'],
  ['Cash of $ 5', 'USD'],
])('which dollar a bare sign is: "%s"', (line, code) => {
  expect(dollarOf(report(line))).toBe(code);
  expect(settleCurrency(report(line), '$', 'million')).toBe(code);
});

test('lakh and crore without a sign are rupees where the document writes of rupees', () => {
  expect(settleCurrency(report('Rs. 500 was paid'), null, 'lakh')).toBe('INR');
  expect(settleCurrency(report('₹ 500'), null, 'crore')).toBe('INR');
  expect(settleCurrency(report('in lakh'), null, 'lakh')).toBeNull();
  expect(settleCurrency(report('Rs. 500 was paid'), null, 'million')).toBeNull();
});

test.each([
  ['The presentation currency of the group is the Euro.', 'EUR'],
  ['The financial statements are presented in pounds sterling.', 'GBP'],
  ['Amounts are presented in euros.', 'EUR'],
])('a currency that the document is presented in: "%s"', (line, code) => {
  expect(settleCurrency(report(line), null, 'million')).toBe(code);
});

test('two presentation currencies are none', () => {
  const two = report('The parent is presented in euros.', 'The branch is presented in pounds sterling.');
  expect(settleCurrency(two, null, 'million')).toBeNull();
});

test('nothing said is not stated', () => {
  expect(settleCurrency(report('Umsatz und Ergebnis'), null, 'million')).toBeNull();
});

test('the only sign of a document speaks when it stands often enough', () => {
  const rows = (count: number, sign: string) => Array.from({ length: count }, (_, i) => `${sign} ${i + 10}`);
  expect(soleCurrency(report(...rows(20, '£')))?.code).toBe('GBP');
  expect(soleCurrency(report(...rows(19, '£')))).toBeNull();
  expect(soleCurrency(report(...rows(20, '£'), ...rows(5, '€')))).toBeNull();
  expect(soleCurrency(report(...rows(20, '$')))?.code).toBe('USD');
});
