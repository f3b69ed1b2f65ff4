import { describe, expect, test } from 'vitest';
import { derivations, verdicts } from './judged.js';

const REVENUE = 'Revenue rose from ₹ 42,105.33 crore to ₹ 48,964.89 crore';

describe('a figure that follows from two that were found', () => {
  test.each([
    ['a sum', `${REVENUE}; both make ₹ 91,070.22 crore.`, 'sum: 48,964.89 + 42,105.33 = 91,070.22'],
    ['a difference', `${REVENUE}, by ₹ 6,859.56 crore.`, 'difference: 48,964.89 - 42,105.33 = 6,859.56'],
    ['a change', `${REVENUE}, by 16.29%.`, 'change: 48,964.89 / 42,105.33 - 1 = 16.29%'],
    ['a ratio', `${REVENUE}: 1.163 times.`, 'ratio: 48,964.89 / 42,105.33 = 1.163'],
    [
      'a share',
      'Other income of ₹ 105.98 crore was 0.22% of revenue, ₹ 48,964.89 crore.',
      'share: 105.98 / 48,964.89 = 0.22%',
    ],
    [
      'a sum across two scales',
      'Other income of ₹ 105.98 crore and receivables of ₹ 98,765.43 lakh make ₹ 1,093.63 crore.',
      'sum: 98,765.43 lakh + 105.98 crore = 1,093.63',
    ],
    [
      'a fall',
      'Profit fell from ₹ 2,310.60 crore to ₹ (1,204.75) crore, by ₹ 3,515.35 crore.',
      'difference: 2,310.60 - (1,204.75) = 3,515.35',
    ],
  ])('%s', (_, answer, derivation) => {
    const [found] = derivations(answer);
    expect(sides(found)).toEqual(sides(derivation));
    expect(verdicts(answer).filter((verdict) => verdict.endsWith('derived'))).toHaveLength(1);
  });

  test('in the next paragraph', () => {
    expect(verdicts(`${REVENUE}.\n\nThat is ₹ 6,859.56 crore more.`)).toContain('6,859.56 derived');
  });
});

/** A sum is the same either way round. */
function sides(derivation: string | undefined): readonly string[] {
  const [, operation = '', formula = ''] = /^(\w+): (.*)$/.exec(derivation ?? '') ?? [];
  const [left = '', right = ''] = formula.split(' = ');
  return operation === 'sum' ? [operation, ...left.split(' + ').sort(), right] : [operation, left, right];
}

describe('a figure does not follow', () => {
  test.each([
    ['from another value', `${REVENUE}, by ₹ 6,859.66 crore.`, '6,859.66 not found'],
    ['in another scale', `${REVENUE}, by ₹ 6,859.56 lakh.`, '6,859.56 not found'],
    ['in another currency', `${REVENUE}, by $ 6,859.56 crore.`, '6,859.56 not found'],
    ['as a wrong percentage', `${REVENUE}, by 16.92%.`, '16.92% not found'],
    [
      'from figures that are not there',
      'From ₹ 500.10 crore to ₹ 700.30 crore, by ₹ 200.20 crore.',
      '200.20 not found',
    ],
    [
      'from figures far away in the answer',
      `${REVENUE}.\n\nA word.\n\nAnother.\n\nIt is ₹ 6,859.56 crore more.`,
      '6,859.56 not found',
    ],
  ])('%s', (_, answer, verdict) => {
    expect(verdicts(answer)).toContain(verdict);
    expect(derivations(answer)).toEqual([]);
  });

  test('when it stands in the document itself', () => {
    expect(verdicts('₹ 98.40 crore, ₹ 105.98 crore')).toEqual(['98.40 found', '105.98 found']);
  });
});
