import { describe, expect, test } from 'vitest';
import { documentOf } from '../../../src/document/document.js';
import { lineItems } from '../../../src/operations/trace/line-items.js';

/** The period and the column of each figure on the third line of a table. */
function told(...rows: readonly string[]): readonly string[] {
  const text = ['(₹ in crore)', '', rows[0], '|---|---|---|---|---|', ...rows.slice(1)].join('\n');
  return lineItems(documentOf('a.md', text), [4 + rows.length - 1], null).flatMap(({ figures }) =>
    figures.map(
      ({ figure, column, restated }) =>
        `${figure.period?.end?.slice(0, 4) ?? 'none'}: ${column}${restated ? ' restated' : ''}`,
    ),
  );
}

describe('columns of one row', () => {
  test('are told apart by the words of budgets', () => {
    expect(
      told(
        '|Head|Actuals 2022-23|Budget 2023-24|Revised 2023-24|Budget 2024-25|',
        '|Tax|4,120.50|4,300.00|4,350.75|4,610.25|',
      ),
    ).toEqual(['2023: ', '2024: budget', '2024: revised', '2025: budget']);
  });

  test('of one period are told apart by the rest of their heads', () => {
    expect(
      told(
        '|Head|Standalone 2024-25|Standalone 2023-24|Consolidated 2024-25|Consolidated 2023-24|',
        '|Tax|4,120.50|4,300.00|4,350.75|4,610.25|',
      ),
    ).toEqual(['2025: Standalone', '2024: Standalone', '2025: Consolidated', '2024: Consolidated']);
  });

  test('may be restated, and those of another period need no more words', () => {
    expect(
      told('|Head|2024-25|2023-24 (Restated)|2022-23|2021-22|', '|Tax|4,120.50|4,300.00|4,350.75|4,610.25|'),
    ).toEqual(['2025: ', '2024:  restated', '2023: ', '2022: ']);
  });

  test('of change have no period, and keep their heads', () => {
    expect(
      told('|Head|2024-25|2023-24|Increase|2022-23|', '|Tax|4,120.50|4,300.00|-179.50|4,610.25|'),
    ).toEqual(['2025: ', '2024: ', 'none: Increase', '2023: ']);
  });
});
