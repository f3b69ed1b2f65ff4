import { describe, expect, test } from 'vitest';
import { ofLast, unitsSaid } from '../asked.js';

describe('a report whose text counts in one scale, and whose statements lost their caption', () => {
  const spoken = (unit: string) =>
    Array.from({ length: 8 }, (_, i) => `The group spent INR ${i + 1},204 ${unit} on part ${i}.`);
  const table = (...amounts: string[]) => [
    '# Balance sheet',
    '|Particulars|2025|2024|',
    '|---|---|---|',
    `|Trade receivables|${amounts[0]}|1,118|`,
    '|Inventories|77|80|',
  ];
  const STATED = ['INR million (carried)', 'INR million (carried)'];

  test('states the scale of the text for amounts of the same size', () => {
    expect(unitsSaid(ofLast(...spoken('million'), ...table('9,640')))).toEqual(STATED);
  });

  test('says none where the amounts are of another size, or the text counts in two scales', () => {
    expect(unitsSaid(ofLast(...spoken('million'), ...table('9,640,118')))).toEqual([
      'not stated',
      'not stated',
    ]);
    const two = [...spoken('million'), 'It owes INR 2,204 crore.'];
    expect(unitsSaid(ofLast(...two, ...table('9,640')))).toEqual(['not stated', 'not stated']);
  });

  test('amounts in the currency of others do not count', () => {
    const market = 'The market grew to USD 678 Billion.';
    expect(unitsSaid(ofLast(market, ...spoken('million'), ...table('9,640')))).toEqual(STATED);
  });

  test('a small table is one of money by its title and one row', () => {
    const rows = [
      '# Trade receivables',
      '',
      '|Particulars|2025|2024|',
      '|---|---|---|',
      '|Less: allowance for loss|77|80|',
    ];
    expect(unitsSaid(ofLast(...spoken('million'), ...table('9,640'), '', ...rows))).toEqual(STATED);
  });
});
