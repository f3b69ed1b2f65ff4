import { describe, expect, test } from 'vitest';
import { documentOf } from '../../src/document/document.js';
import type { ScaleName } from '../../src/meaning/answer.js';
import { declarations, governingLines, unitLabel } from '../../src/meaning/governing.js';

const report = documentOf(
  'report.md',
  [
    'All amounts in ₹ crore unless otherwise stated', // 1
    '# Loans', // 2
    '(₹ in lakh)', // 3
    '|Loan|As at|As at|', // 4
    '|---|---|---|', // 5
    '||31 March 2025|31 March 2024|', // 6
    '|Term loans|5|6|', // 7
    '|₹ 5 crore of it is secured|||', // 8
    '', // 9
    '|Overdraft|7|8|', // 10
    '', // 11
    'A loan of ₹ 12.5 crore was sanctioned.', // 12
    'No figure here', // 13
    '# Plots', // 14
    '', // 15
    '|Place|No. of plots|Cost (in ₹)|', // 16
    '|Pune|4|5,000|', // 17
  ].join('\n'),
);

describe('what a reader of one line must see as well', () => {
  test.each([
    [7, [3, 4, 6], 'the caption and both header rows'],
    [10, [3, 4, 6], 'the same for the part on the next page'],
    [6, [], 'a header row needs nothing'],
    [12, [], 'an amount with its own unit needs nothing'],
    [13, [], 'words need nothing'],
    [17, [16], 'columns that name their units'],
    [99, [], 'there is no such line'],
  ])('line %d: lines %j (%s)', (line, governing) => {
    expect(governingLines(report, line)).toEqual(governing);
  });

  test('a head whose cells were broken over lines is given whole', () => {
    const lines = ['|Assets|31 March', '2025|31 March', '2024|', '|---|---|---|', '|Cash|1,204|1,118|'];
    expect(governingLines(documentOf('accounts.md', lines.join('\n')), 5)).toEqual([1, 2, 3]);
  });

  test('never the line itself, always in order', () => {
    for (let line = 1; line <= report.lines.length; line += 1) {
      const found = governingLines(report, line);
      expect([...found].sort((a, b) => a - b)).toEqual(found);
      expect(found.every((n) => n < line)).toBe(true);
    }
  });

  test('a table on one line governs itself', () => {
    const one = documentOf(
      'one.md',
      '(₹ in lakh)\n<table><tr><th>Item</th><th>2024-25</th></tr><tr><td>Cash</td><td>5</td></tr></table>',
    );
    expect(governingLines(one, 2)).toEqual([1]);
  });

  test('a table with a cell a line: the cells of its header', () => {
    const tall = documentOf(
      'tall.md',
      [
        '<table><tr>',
        '<th>Item</th>',
        '<th>2024-25</th>',
        '</tr><tr>',
        '<td>Cash (₹ in lakh)</td>',
        '<td>5</td>',
        '</tr></table>',
      ].join('\n'),
    );
    expect(governingLines(tall, 6)).toEqual([2, 3, 5]);
  });
});

test('every declaration of a document, in line order', () => {
  expect(declarations(report).map((d) => [d.line, d.source, d.label])).toEqual([
    [1, 'document', '₹ crore'],
    [3, 'table', '₹ lakh'],
    [16, 'column', 'count'],
    [16, 'column', '₹'],
  ]);
});

test.each<[string, string | null, ScaleName, string]>([
  ['money', 'INR', 'lakh', '₹ lakh'],
  ['money', 'INR', 'one', '₹'],
  ['money', 'USD', 'million', '$ million'],
  ['money', 'GBP', 'thousand', '£ thousand'],
  ['money', 'CHF', 'million', 'CHF million'],
  ['money', null, 'lakh', 'lakh (currency not stated)'],
  ['money', 'USD', 'unknown', '$ (scale not stated)'],
  ['percent', null, 'one', 'per cent'],
  ['per share', 'INR', 'one', '₹ per share'],
  ['per share', null, 'one', 'per share'],
  ['count', null, 'one', 'count'],
  ['count', null, 'million', 'million count'],
  ['ratio', null, 'one', 'ratio'],
  ['none', null, 'one', 'no quantity'],
])('%s %s %s is shown as "%s"', (kind, currency, scale, label) => {
  expect(unitLabel({ kind, currency, scale })).toBe(label);
});
