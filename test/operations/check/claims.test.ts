import { describe, expect, test } from 'vitest';
import { decimalNumber } from '../../../src/figures/decimal.js';
import { claimsOf } from '../../../src/operations/check/claims.js';
import { REPORT } from './judged.js';

const claimed = (answer: string) => claimsOf(answer, [REPORT]).claims.map(({ figure }) => figure.text);

describe('figures of an answer', () => {
  test.each([
    ['Revenue was ₹ 48,964.89 crore, up 16.29%.', ['48,964.89', '16.29%']],
    ['**₹ 1,23,456.78 lakh** of _₹ 98,765.43 lakh_', ['1,23,456.78', '98,765.43']],
    ['A loss of ₹ (1,204.75) crore', ['(1,204.75)']],
    ['A loss of ₹ (-)1,204.75 crore', ['(-)1,204.75']],
    ['|Revenue|48,964.89|42,105.33|', ['48,964.89', '42,105.33']],
    ['- Revenue: ₹ 48,964.89 crore\r\n- Tax: ₹ 2.10 crore\r\n', ['48,964.89', '2.10']],
  ])('%j', (answer, figures) => {
    expect(claimed(answer)).toEqual(figures);
  });

  test.each([
    [
      'numbers of pages, lines and columns',
      'See page 141, line 1217, lines 12-40, pp. 3-4, p. 12, column 3.',
    ],
    ['citations', 'See accounts.md:7, accounts.md:7-9 and other.md:12.'],
    ['bare years', 'In 2024 and in 2025, and in 2024-25.'],
    ['dates', 'On 31 March 2025.'],
    ['the numbers of a list', '1. Revenue\n2. Tax\n(3) Profit\n'],
    ['nil marks', '|Fees|Nil|-|'],
  ])('are not %s', (_, answer) => {
    expect(claimed(answer)).toEqual([]);
  });

  test('know their line, their value to all its places, and their unit', () => {
    const [claim] = claimsOf('Revenue:\n\nIt was ₹ 48,964.80 crore.', [REPORT]).claims;
    expect(claim).toMatchObject({ line: 3, value: { digits: 4896480n, places: 2 } });
    expect(claim?.figure.unit).toMatchObject({ kind: 'money', currency: 'INR', scale: 'crore' });
    expect(claim && decimalNumber(claim.value)).toBe(48964.8);
  });

  test('know the paragraph that they stand in', () => {
    const { claims } = claimsOf('It was ₹ 1.10 crore\nand ₹ 2.20 crore.\n\nThen ₹ 3.30 crore.', [REPORT]);
    expect(claims.map(({ block }) => block)).toEqual([0, 0, 1]);
  });
});

describe('the citations of a figure', () => {
  const cited = (answer: string) =>
    claimsOf(answer, [REPORT]).claims.map(({ figure, citations }) => [
      figure.text,
      ...citations.map(({ text }) => text),
    ]);

  test.each([
    ['stand behind it', '₹ 105.98 crore (accounts.md:8)', [['105.98', 'accounts.md:8']]],
    ['or in front of it', 'accounts.md:8: ₹ 105.98 crore', [['105.98', 'accounts.md:8']]],
    [
      'each its own',
      '₹ 105.98 crore (accounts.md:8), ₹ 2.10 crore (accounts.md:9)',
      [
        ['105.98', 'accounts.md:8'],
        ['2.10', 'accounts.md:9'],
      ],
    ],
    [
      'are shared by those before them',
      '₹ 105.98 crore and ₹ 2.10 crore (accounts.md:8)',
      [
        ['105.98', 'accounts.md:8'],
        ['2.10', 'accounts.md:8'],
      ],
    ],
    [
      'may be several, side by side',
      '₹ 105.98 crore (accounts.md:8, accounts.md:12)',
      [['105.98', 'accounts.md:8', 'accounts.md:12']],
    ],
    ['may be none', '₹ 105.98 crore', [['105.98']]],
  ])('%s', (_, answer, expected) => {
    expect(cited(answer)).toEqual(expected);
  });

  test('stand on its own line', () => {
    expect(cited('₹ 105.98 crore\n(accounts.md:8)')).toEqual([['105.98']]);
  });
});
