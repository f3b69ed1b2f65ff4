import { describe, expect, test } from 'vitest';
import { ofLast, unitsSaid } from '../asked.js';

describe('rows of text under a unit of money', () => {
  test('a count of shares in full is none of it, nor what stands beside it', () => {
    expect(unitsSaid(ofLast('(₹ in crore)', '', 'The northern mills 72,83,85,744 5.16'))).toEqual([
      'not stated',
      'not stated',
    ]);
  });

  test('the scale of another currency is not told', () => {
    expect(
      unitsSaid(ofLast('All amounts are stated in crore', '', 'Northern mills USD 10.50 42.83')),
    ).toEqual(['USD unknown (table)', '? crore (table)']);
  });
});

test('a foreign currency at one figure is not that of a table in crore', () => {
  const table = ['|Item|Face value|Value|', '|---|---|---|', '|Mills|USD 148|42.83|', '|Mines|10|12.47|'];
  expect(unitsSaid(ofLast('All amounts are stated in crore', '', ...table)).at(-1)).toBe('? crore (table)');
});

describe('a fraction without a label among amounts in full', () => {
  const ROWS = ['(Amt. in Rs.)', '', '97,52,896 1,24,15,645', '', '88,60,037 1,13,71,887', ''];

  test('is in no whole rupees', () => {
    expect(unitsSaid(ofLast(...ROWS, '(0.01) (0.02)'))).toEqual(['not stated', 'not stated']);
  });

  test('is one of the amounts where others have decimals, too', () => {
    expect(unitsSaid(ofLast(...ROWS, '1,204.50 98.10', '', '77.25 0.50'))).toEqual([
      'INR one (table)',
      'INR one (table)',
    ]);
  });
});
