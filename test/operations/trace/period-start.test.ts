import { expect, test } from 'vitest';
import type { Period } from '../../../src/meaning/answer.js';
import { startOf } from '../../../src/operations/trace/period-start.js';

function period(label: string, end: string, start: string | null = null): Period {
  return { label, span: 'other', start, end, source: 'column', rule: 'column header', line: 1, text: label };
}

test.each([
  ['For the fifteen months ended 31 March 2023', '2023-03-31', '2022-01-01'],
  ['5 months ended 28 February 2023', '2023-02-28', '2022-10-01'],
  ['Fourteen months to 15 May 2023', '2023-05-15', '2022-03-16'],
])('%s begins on a day that its length tells', (label, end, start) => {
  expect(startOf(period(label, end))).toBe(start);
});

test('a day that is told stays, and two lengths tell none', () => {
  expect(startOf(period('fifteen months', '2023-03-31', '2022-01-03'))).toBe('2022-01-03');
  expect(startOf(period('fifteen months and twelve months', '2023-03-31'))).toBeNull();
  expect(startOf(period('the period', '2023-03-31'))).toBeNull();
});
