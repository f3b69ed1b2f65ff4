import { describe, expect, test } from 'vitest';
import { ofLine, unitsSaid } from '../asked.js';

const TABLE = ['| Inventories | 1,204 | 1,118 |', '|---|---|---|', '| Goodwill | 310 | 305 |'];

describe('the currency of a table that prints no sign', () => {
  test.each([
    ['a row of text above it', ['Cash $ 77 $ 80'], [], 'USD thousand (table)'],
    ['a row of text below it', [], ['Total assets $ 1,591 $ 1,503'], 'USD thousand (table)'],
    ['two currencies', ['Cash $ 77 $ 80'], ['Total assets £ 1,591 £ 1,503'], '? thousand (table)'],
    ['none', ['Cash 77 80'], [], '? thousand (table)'],
    ['beyond a heading', [], ['# Costs', 'Total $ 1,591 $ 1,503'], '? thousand (table)'],
  ])('%s', (_, above, below, unit) => {
    const lines = ['(in thousands)', ...above, '', ...TABLE, '', ...below];
    expect(unitsSaid(ofLine(lines.indexOf(TABLE[2] ?? '') + 1, ...lines))).toEqual([unit, unit]);
  });

  test('"- $" is nil, and its sign no label of the figure behind it', () => {
    const lines = ['(in millions)', '', '| Cash | $ | 1,204 $ | - $ | 1,204 |', '|---|---|---|---|---|'];
    expect(unitsSaid(ofLine(3, ...lines)).at(-1)).toBe('USD million (table)');
  });
});

test('the head nearest to a figure in a column without one', () => {
  const lines = [
    '| Margin: | | | 2025 | | | 2024 |',
    '|---|---|---|---|---|---|---|',
    '| Stores | | 37.2 | % | | 36.5 | % |',
  ];
  expect(ofLine(3, ...lines).figures.map((f) => f.header)).toEqual(['2025', '2024']);
});
