import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { documentOf } from '../../../src/document/document.js';
import { layoutOf } from '../../../src/tables/layout.js';
import { tables } from '../../../src/tables/tables.js';
import { totalsOf } from '../../../src/tables/totals/totals.js';

function totalsIn(...lines: string[]) {
  const [table] = tables(documentOf('report.md', lines.join('\n')));
  if (!table) throw new Error('no table');
  const layout = layoutOf(table);
  return totalsOf(
    layout.roles.map((_, row) => ({ layout, row, shift: 0 })),
    table.columns,
  );
}

/** The totals of a small table: `total = its parts` where it comes out, and what is wrong where it does not. */
function totals(...rows: string[]) {
  const { held, failed, unexplained } = totalsIn('|Item|2025|2024|', '|---|---|---|', ...rows);
  return {
    held: held.map(
      ({ total, parts }) =>
        `${total.printed?.text} = ${parts.map((p) => p.amount.printed?.text ?? '–').join(' ')}`,
    ),
    failed: failed.map(({ check, suspect }) => {
      const blamed = suspect?.amount?.printed?.text ?? null;
      return [check.total.printed?.text, suspect?.what ?? null, blamed];
    }),
    unexplained: unexplained.map(({ label }) => label),
  };
}

describe('totals that come out', () => {
  test('of a block, and of the totals of blocks', () => {
    expect(
      totals(
        '|Land|1,200|1,100|',
        '|Plant|3,450|3,300|',
        '|Total fixed assets|4,650|4,400|',
        '|Cash|210|190|',
        '|Stock|140|160|',
        '|Total current assets|350|350|',
        '|Total|5,000|4,750|',
      ).held,
    ).toEqual([
      '4,650 = 1,200 3,450',
      '4,400 = 1,100 3,300',
      '350 = 210 140',
      '350 = 190 160',
      '5,000 = 4,650 350',
      '4,750 = 4,400 350',
    ]);
  });

  test('where what is taken away is printed without a sign', () => {
    const { held, failed } = totals(
      '|Gross receipts|8,412|7,903|',
      '|Other income|231|187|',
      '|Less: refunds|318|244|',
      '|Total|8,325|7,846|',
    );
    expect(held).toEqual(['8,325 = 8,412 231 318', '7,846 = 7,903 187 244']);
    expect(failed).toEqual([]);
  });

  test('within rounding', () => {
    expect(totals('|A|1,001|900|', '|B|2,002|800|', '|C|3,003|700|', '|Total|6,007|2,400|').failed).toEqual(
      [],
    );
  });

  test('of income less expenses, though the row claims nothing', () => {
    expect(
      totals('|Income|48,964|42,105|', '|Expenses|45,120|40,087|', '|Surplus|3,844|2,018|').held,
    ).toEqual(['3,844 = 48,964 45,120', '2,018 = 42,105 40,087']);
  });

  test('where the total of one row says the same again', () => {
    const { held, failed } = totals(
      '|Grants|5,400|5,100|',
      '|Total 01|5,400|5,100|',
      '|Loans|2,700|2,600|',
      '|Total 02|2,700|2,600|',
      '|Total|8,100|7,700|',
    );
    expect(held).toEqual(['8,100 = 5,400 2,700', '7,700 = 5,100 2,600']);
    expect(failed).toEqual([]);
  });

  test('across columns: opening, additions, deductions, closing', () => {
    const { held } = totalsIn(
      '|Loan|Opening|Added|Repaid|Closing|',
      '|---|---|---|---|---|',
      '|Ports|4,102|310|205|4,207|',
      '|Roads|6,540|120|660|6,000|',
      '|Water|2,311|95|88|2,318|',
      '|Power|9,007|870|412|9,465|',
    );
    expect(held.map(({ total }) => total.printed?.text)).toEqual(['4,207', '6,000', '2,318', '9,465']);
  });
});

describe('totals that do not', () => {
  test('name the column that the other one proves wrong, and by which digit', () => {
    const { failed } = totals(
      '|Land|1,200|1,100|',
      '|Plant|3,450|3,300|',
      '|Tools|77|71|',
      '|Total|4,727|4,571|',
    );
    expect(failed).toEqual([['4,571', 'digit', null]]);
  });

  test('name the figure that lost its sign', () => {
    const { failed } = totals(
      '|Profit|8,120|7,460|',
      '|Depreciation|640|610|',
      '|Gain on sale|(75)|90|',
      '|Total|8,685|7,980|',
    );
    expect(failed).toEqual([['7,980', 'sign', '90']]);
  });

  test('name the figure whose decimal point moved', () => {
    const { failed } = totals(
      '|A|117.50|100.25|',
      '|B|2.30|413|',
      '|C|40.00|20.00|',
      '|Total|159.80|124.38|',
    );
    expect(failed).toEqual([['124.38', 'decimal point', '413']]);
  });

  test('are not told of where the label says that a row is taken away', () => {
    const { held, failed } = totals(
      '|Opening balance|26.16|16.28|',
      '|Add: provided|(6.49)|2.51|',
      '|Less: reversed|3.39|(1.16)|',
      '|Closing balance|16.28|17.63|',
    );
    expect(held).toEqual(['16.28 = 26.16 (6.49) 3.39', '17.63 = 16.28 2.51 (1.16)']);
    expect(failed).toEqual([]);
  });

  test('are not told of where two columns that are much the same cancel each other', () => {
    const { failed } = totalsIn(
      '|Class|Carrying|Fair|Carrying|Fair|',
      '|---|---|---|---|---|',
      '|Cash|4,102|4,102|3,907|3,907|',
      '|Bonds|6,540|6,540|6,001|6,001|',
      '|Deposits|2,311|2,311|2,288|2,288|',
      '|Bills|1,120|1,120|1,044|1,044|',
      '|Loans|9,007|9,870|8,650|9,465|',
    );
    expect(failed).toEqual([]);
  });

  test('are not told of where a cell of the column cannot be read', () => {
    const { failed } = totals('|Land|1,200|1,100|', '|Plant|3,450|3,300 12|', '|Total|4,650|4,400|');
    expect(failed).toEqual([]);
  });

  test('are not told of for a column of rates beside amounts', () => {
    const { failed } = totals('|A|117,500|7.5|', '|B|22,300|8.1|', '|Total|139,800|7.6|');
    expect(failed).toEqual([]);
  });

  test('are left where nothing shows what they add up', () => {
    const { failed, unexplained } = totals('|A|17|3|', '|B|23|8|', '|Total|912|77|');
    expect(failed).toEqual([]);
    expect(unexplained).toEqual(['Total']);
  });
});

describe('a column of items and their total', () => {
  const items = fc.array(
    fc.tuple(fc.integer({ min: 1000, max: 9_999_999 }), fc.integer({ min: 1000, max: 9_999_999 })),
    {
      minLength: 3,
      maxLength: 9,
    },
  );
  const table = (rows: readonly (readonly [number, number])[], total: readonly [number, number]) =>
    totals(
      ...rows.map(([a, b], i) => `|Item ${'abcdefghi'[i]}|${a}|${b}|`),
      `|Total|${total[0]}|${total[1]}|`,
    );
  const sum = (rows: readonly (readonly [number, number])[]): [number, number] => [
    rows.reduce((all, [a]) => all + a, 0),
    rows.reduce((all, [, b]) => all + b, 0),
  ];

  test('comes out', () => {
    fc.assert(
      fc.property(items, (rows) => {
        const { held, failed } = table(rows, sum(rows));
        expect(failed).toEqual([]);
        expect(held.length).toBeGreaterThanOrEqual(2);
      }),
    );
  });

  test('fails when the first digit of an item is another', () => {
    fc.assert(
      fc.property(items, fc.nat(), fc.integer({ min: 1, max: 8 }), (rows, pick, by) => {
        const at = pick % rows.length;
        const changed = rows.map(([a, b], i): [number, number] => {
          const [first = '', ...rest] = String(b);
          return [a, i === at ? Number(`${((Number(first) - 1 + by) % 9) + 1}${rest.join('')}`) : b];
        });
        const { failed } = table(changed, sum(rows));
        expect(failed.map(([total]) => total)).toContain(String(sum(rows)[1]));
      }),
    );
  });
});

test('a table of very many rows is no statement: its sums are left alone', () => {
  const rows = Array.from({ length: 60_000 }, (_, i) => `|Item|${1000 + i}|`);
  const { held, failed, unexplained } = totalsIn('|Item|2025|', '|---|---|', ...rows, '|Total|5|');
  expect([held, failed, unexplained]).toEqual([[], [], []]);
});

test('of many totals in a row none takes long', () => {
  const rows = Array.from({ length: 3000 }, (_, i) => `|Total ${i}|${i}|${2 * i}|`);
  const start = performance.now();
  totalsIn('|Item|2025|2024|', '|---|---|---|', ...rows);
  expect(performance.now() - start).toBeLessThan(10_000);
});

describe('a column beside one that comes out', () => {
  test('is told of in a block of small figures', () => {
    expect(totals('|Chairs|45|43|', '|Desks|19|30|', '|Lamps|14|6|', '|Total|75|79|').failed).toEqual([
      ['75', 'digit', null],
    ]);
  });

  test('is told of where the total has lost its label', () => {
    const { failed } = totals('|Rent|-1,178|1,127|', '|Fees|3,323|3,168|', '|Post|80|99|', '||4,581|4,394|');
    expect(failed).toEqual([['4,581', 'sign', '-1,178']]);
  });

  test('is told of where less is left than the parts come to', () => {
    const { failed } = totals(
      '|Operating profit|81.98|93.71|',
      '|Less: Interest|1.68|4.67|',
      '|Profit before tax|79.30|89.04|',
    );
    expect(failed).toEqual([['79.30', 'digit', null]]);
  });

  test('is told of beside rates, which never come out', () => {
    const { held, failed } = totalsIn(
      '|Options|2025|Price|2024|Price|',
      '|---|---|---|---|---|',
      '|At the beginning|20,784|25.37|15,700|30.22|',
      '|Granted|11,020|7.76|9,497|21.50|',
      '|Expired|(4,297)|30.80|(4,314)|37.21|',
      '|At the end|27,507|17.57|20,783|25.37|',
    );
    expect(held.map(({ column }) => column)).toEqual([2]);
    expect(failed.map(({ check, suspect }) => [check.column, suspect?.what])).toEqual([[4, 'digit']]);
  });
});

describe('what is no damage', () => {
  test('a figure that goes on in the next cell', () => {
    const { failed } = totalsIn(
      '|Region|2025||2024|',
      '|---|---|---|---|',
      '|North|2,|879|1,204|',
      '|South|1,|213|1,118|',
      '|Total|4,|092|2,322|',
    );
    expect(failed).toEqual([]);
  });

  test('a figure that is a thousand times too small for commas that are read as points', () => {
    const { failed } = totals(
      '|Fees|6.074|6,074|',
      '|Rent|1.893|1,893|',
      '|Post|61|61|',
      '|Total|8.028|8,028|',
    );
    expect(failed).toEqual([]);
  });
});

describe('amounts of more digits than a double holds', () => {
  test('are added up to the last digit', () => {
    const { held } = totals(
      '|Bonds|123456789012345678.25|1|',
      '|Bills|987654321098765.50|2|',
      '|Total|124444443333444443.75|3|',
    );
    expect(held).toEqual(['124444443333444443.75 = 123456789012345678.25 987654321098765.50', '3 = 1 2']);
  });

  test('do not come out where the last digits differ', () => {
    const { held } = totals(
      '|Bonds|123456789012345678.25|1,200|',
      '|Bills|987654321098765.50|2,300|',
      '|Total|124444443333444447.75|3,500|',
    );
    expect(held).toEqual(['3,500 = 1,200 2,300']);
  });
});
