import { describe, expect, test } from 'vitest';
import { ofLast, unitsSaid } from './asked.js';

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
