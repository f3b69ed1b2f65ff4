import { expect, test } from 'vitest';
import { documentOf } from '../../src/document/document.js';
import { answerLine } from '../../src/meaning/answers.js';
import { ofLast } from './asked.js';

const warningsOf = (...lines: string[]) => ofLast(...lines).warnings;

test('one warning for the figures of a row that share the reason, however many', () => {
  const row = `|Stock|${'7.10|'.repeat(8)}`;
  expect(warningsOf('(₹ in lakh)', `|Item|${'Closing|'.repeat(8)}`, row)).toEqual([
    '7.10, 7.10, 7.10, 7.10, 7.10 and 3 more: period not stated: the column header at line 2 gives no date',
  ]);
});

test('figures with different reasons are told of apart', () => {
  expect(warningsOf('(₹ in lakh)', '|Item|2025|2024|Change|Limit|', '|Stock|7.10|6.10|1.00|9.10|')).toEqual([
    '1.00: period not stated: the column header at line 2 names a change or a share, which has no period of its own',
    '9.10: period not stated: the column header at line 2 is not dated, and those of other columns are',
  ]);
});

test('a header with two dates', () => {
  expect(warningsOf('(₹ in lakh)', '|Item|2024 to 2025 and 2026|', '|Stock|7.10|')).toEqual([
    '7.10: period not stated: the column header at line 2 names several dates, and which is meant is not told',
  ]);
});

test('no header at all, and a title with two dates', () => {
  expect(warningsOf('(₹ in lakh)', '|Stock|7.10|')).toEqual([
    '7.10: period not stated: no column header, row label or title gives a date',
  ]);
  expect(warningsOf('# Stock of 2025 and 2024', '(₹ in lakh)', '', '|Item|Value|', '|Stock|7.10|')).toEqual([
    '7.10: period not stated: the heading of the section at line 1, "Stock of 2025 and 2024", names several dates, and which is meant is not told',
  ]);
});

test('a currency sign without a scale', () => {
  expect(warningsOf('|Item|2025|', '|Stock|₹ 7.10|')).toEqual([
    '7.10: scale not stated: the currency sign at the figure names none',
  ]);
});

test('nothing for notes and nil marks', () => {
  expect(warningsOf('|Item|Note|Limit|', '|Stock|4|–|')).toEqual([]);
});

test('only for the figures that are asked for', () => {
  const report = documentOf('report.md', '(₹ in lakh)\n|Item|2025|Limit|\n|Stock|7.10|9.10|');
  expect(answerLine(report, 3).warnings).toHaveLength(1);
  expect(answerLine(report, 3, { column: 2 }).warnings).toEqual([]);
});
