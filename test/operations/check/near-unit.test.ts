import { describe, expect, test } from 'vitest';
import { documentOf } from '../../../src/document/document.js';
import { shareTolerance } from '../../../src/operations/amount-query.js';
import { check } from '../../../src/operations/check/check.js';

const report = documentOf(
  'accounts.md',
  [
    '(Rs. in lakh)',
    '|Item|31 March 2025|',
    '|---|---|',
    '|Loans|4,98,391.00|',
    '|Growth in per cent|12.4|',
  ].join('\n'),
);
const verdicts = (answer: string) =>
  check(answer, [report], shareTolerance(null)).figures.map(
    ({ claim, verdict }) => `${claim.figure.text} ${verdict}`,
  );

describe('a unit near a figure of an answer', () => {
  test.each([
    ['Loans (₹ crore): 4,98,391.00 as on 31 March 2025.', ['4,98,391.00 other unit']],
    ['Loans (₹ lakh): 4,98,391.00 as on 31 March 2025.', ['4,98,391.00 found']],
    ['Amounts in ₹ crore. Loans 4,98,391.00.', ['4,98,391.00 other unit']],
    ['Loans outstanding were 4,98,391.00 cr.', ['4,98,391.00 other unit']],
    ['Loans outstanding were 4,983.91 cr.', ['4,983.91 found']],
    ['Loans were 49839100000 rupees as on 31 March 2025.', ['49839100000 found']],
  ])('%s', (answer, expected) => {
    expect(verdicts(answer)).toEqual(expected);
  });
});

describe('what proves nothing', () => {
  test.each([
    ['an amount of no scale and its own copy', '₹ 4,983.91 lies beside ₹ 267.73 crore and ₹ -267.73 crore.'],
    [
      'an amount over itself',
      'Loans of ₹ 4,983.91 crore over loans of ₹ 4,983.91 crore: a ratio of 1.00 times.',
    ],
  ])('%s', (_, answer) => {
    expect(verdicts(answer).filter((verdict) => verdict.endsWith('derived'))).toEqual([]);
  });

  test('a percentage of few digits that shares no word with the line where it stands', () => {
    expect(verdicts('Wages rose by 12 %.')).toEqual(['12 % not found']);
    expect(verdicts('The growth was 12 %.')).toEqual(['12 % found']);
  });

  test('a range that is written backwards names its lines all the same', () => {
    const answer = 'Loans were ₹ 4,983.91 crore (accounts.md:5-4).';
    expect(check(answer, [report], shareTolerance(null)).citations[0]?.verdict).toBe('holds');
  });
});
