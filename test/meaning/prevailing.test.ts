import { describe, expect, test } from 'vitest';
import { ofLast, unitsSaid } from './asked.js';

/** Statements in one unit, and a note between or behind them that prints none. */
const STATEMENTS = [
  '|Item|31 March 2025 £’000|',
  '|---|---|',
  '|Cash|5|',
  '',
  '|Item|Year ended 31 March 2025 £’000|',
  '|---|---|',
  '|Revenue|7|',
  '',
  '|Item|Year ended 31 March 2025 £’000|',
  '|---|---|',
  '|Cash from operations|9|',
  '',
];
const note = (...rows: string[]) => [
  ...STATEMENTS,
  '## 10. Taxation',
  '',
  '|Item|2025|',
  '|---|---|',
  ...rows,
];

describe('the unit of the tables around one that prints none', () => {
  test('is given as carried, with a warning', () => {
    const answer = ofLast(...note('|Current tax|(706)|', '|Deferred tax|508|'));
    expect(unitsSaid(answer)).toEqual(['GBP thousand (carried)']);
    expect(answer.warnings).not.toEqual([]);
  });

  test('never where rows are no money', () => {
    expect(unitsSaid(ofLast(...note('|Doors|706|', '|Windows|508|')))).toEqual(['not stated']);
  });

  test('never where rows or a column say what each row is', () => {
    expect(
      unitsSaid(ofLast(...note('|Taxable base (£m)|4|', '|Tax base (£m)|5|', '|Tax to income|0.3|'))),
    ).toEqual(['not stated']);
    const measured = ['## KPIs', '', '|Item|Unit|2025|', '|---|---|---|', '|Revenue|£|7|', '|Sales|m|5|'];
    expect(unitsSaid(ofLast(...STATEMENTS, ...measured))).toEqual(['not stated']);
  });

  test('never where the column begins with a percentage', () => {
    expect(unitsSaid(ofLast(...note('|Tax on income|19%|', '|Tax on assets|2|')))).toEqual(['not stated']);
  });

  test('never where another table of the document is in another unit', () => {
    const other = ['|Item|31 March 2024 £m|', '|---|---|', '|Cash|5|', ''];
    expect(unitsSaid(ofLast(...other, ...note('|Current tax|(706)|', '|Deferred tax|508|')))).toEqual([
      'not stated',
    ]);
  });

  test('never for a figure in another currency', () => {
    expect(
      unitsSaid(ofLast(...note('|Current tax|(706)|', '|Deferred tax|508|', '|Tax abroad|US$ 3|'))),
    ).toEqual(['USD unknown (cell)']);
  });
});
