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
