import { expect, test } from 'vitest';
import { oneLine, plainText } from '../../src/document/plain.js';

test.each([
  ['**Tot**al', 'Total'],
  ['*Total*', 'Total'],
  ['_Total_', 'Total'],
  ['snake_case_name', 'snake_case_name'],
  ['~~1,204~~', '1,204'],
  ['<b>1,204</b>', '1,204'],
  ['<span style="x">1,204</span>', '1,204'],
  ['1,204<br>1,118', '1,204\n1,118'],
  ['1,204<br/>1,118', '1,204\n1,118'],
  ['1,204<sup>2</sup>', '1,204 '], // a footnote is no digit of the figure
  ['a<!-- page 4 -->b', 'a b'],
  ['Profit &amp; loss', 'Profit & loss'],
  ['1&nbsp;204', '1\u00a0204'],
  ['\\(1,204\\)', '(1,204)'],
  ['\\| 5', '| 5'],
  ['receiv\u00adables', 'receivables'], // a soft hyphen
  ['3 * 4', '3 * 4'],
  ['< 5 and > 3', '< 5 and > 3'],
])('%s says %j', (markdown, plain) => {
  expect(plainText(markdown)).toBe(plain);
});

test.each([
  ['$(16,618)$', '(16,618)'],
  ['$\\$ 73500.00$', '$ 73500.00'],
  ['$92.14 \\%$', '92.14 %'],
  ['1,204$^{1}$', '1,204 '],
  ['$\\mathbf{4 4 0 , 1 1 0}$', '440,110'],
  ['$ 279,833 $ 315,880', '$ 279,833 $ 315,880'],
  ['$5 and $6', '$5 and $6'],
])('a figure set as maths: %s says %j', (markdown, plain) => {
  expect(plainText(markdown)).toBe(plain);
});

test('on one line', () => {
  expect(oneLine('  **Cash  and**<br>bank\tbalances ')).toBe('Cash and bank balances');
});
