import { describe, expect, test } from 'vitest';
import { documentOf } from '../../src/document/document.js';
import { htmlTablesAt } from '../../src/tables/html.js';
import type { Layout } from '../../src/tables/layout.js';
import { headerRowsFor, headsOf, layoutOf } from '../../src/tables/layout.js';
import { pipeTableAt } from '../../src/tables/pipes.js';

/** The layout of a pipe table. */
function laidOut(...lines: string[]): Layout {
  const table = pipeTableAt(documentOf('report.md', lines.join('\n')), 0);
  if (!table) throw new Error('no table');
  return layoutOf(table);
}

/** What stands over a place (row index, 1-based column), from the top. */
function over(layout: Layout, row: number, column: number): readonly string[] {
  return headsOf(layout, row, column).map((h) => h.cell.text);
}

describe('what a row is for', () => {
  test('a header, column numbers, figures, a sub-head and blanks', () => {
    const { roles, firstData } = laidOut(
      '|Particulars|2024-25|2023-24|',
      '|---|---|---|',
      '|1|2|3|',
      '|Assets|||',
      '|Cash|1,204|1,118|',
      '||||',
      '|Stock|–|77|',
    );
    expect(roles).toEqual(['header', 'numbering', 'span', 'data', 'blank', 'data']);
    expect(firstData).toBe(3);
  });

  test.each([
    ['|Cash|1,204|1,118|', 'data'],
    ['|Cash|-|-|', 'data'],
    ['|Particulars|2025|2024|', 'header'],
    ['|Particulars|31 March 2025|31 March 2024|', 'header'],
    ['|(1)|(2)|(3)|', 'numbering'],
    ['|(₹ in lakh)|||', 'span'],
    ['|In lakh|In lakh|In lakh|', 'span'], // a spanning row that the converter wrote into every cell
    ['|.|,.|.|', 'blank'], // separators that slid down
  ])('%s alone is %s', (row, role) => {
    expect(laidOut(row).roles).toEqual([role]);
  });

  test('a row of years in order, under the bars of a chart, holds no amounts', () => {
    const rows = ['|Sales|Sales|Sales|', '|---|---|---|', '|5,178|5,455|6,563|'];
    const kinds = (last: string) =>
      laidOut(...rows, last)
        .contents.at(-1)
        ?.map((c) => c.kind);
    expect(kinds('|2019|2020|2021|')).toEqual(['year', 'year', 'year']);
    expect(kinds('|2019|2025|1950|')).toEqual(['year', 'figures', 'figures']);
  });

  test('label and figures are data even where the converter made them the header', () => {
    expect(laidOut('|Cash|1,204|1,118|', '|---|---|---|', '|Stock|77|80|').roles).toEqual(['data', 'data']);
  });

  test('below figures a label beside years is an item, years alone are a header', () => {
    const roles = (row: string) => laidOut('|Item|2025|', '|Cash|1,204|', row).roles[2];
    expect(roles('|Vested|2024|')).toBe('data');
    expect(roles('||2024|')).toBe('header');
    expect(roles('|Particulars|2024|')).toBe('header');
  });

  test('header cells marked as such are a header even when they hold figures', () => {
    const [table] = htmlTablesAt(
      ['<table><tr><th>Bonds</th><th>7.5%</th></tr><tr><td>Held</td><td>1,204</td></tr></table>'],
      0,
    );
    expect(table && layoutOf(table).roles).toEqual(['header', 'data']);
  });

  test('a table without figures has no data', () => {
    const { roles, firstData } = laidOut('|Name|Place|', '|---|---|', '|Head office|Pune|');
    expect(roles).toEqual(['header', 'header']);
    expect(firstData).toBe(2);
  });
});

describe('the heads over a figure', () => {
  test('one header row', () => {
    const layout = laidOut('|Item|2024-25|2023-24|', '|Cash|1,204|1,118|');
    expect(over(layout, 1, 2)).toEqual(['2024-25']);
    expect(over(layout, 1, 3)).toEqual(['2023-24']);
  });

  test('a group head reaches over the empty places that it leaves behind', () => {
    const layout = laidOut(
      '|Item|Three months ended||Nine months ended||',
      '||31 Dec 2024|31 Dec 2023|31 Dec 2024|31 Dec 2023|',
      '|Sales|310|290|905|880|',
    );
    expect(over(layout, 2, 2)).toEqual(['Three months ended', '31 Dec 2024']);
    expect(over(layout, 2, 3)).toEqual(['Three months ended', '31 Dec 2023']);
    expect(over(layout, 2, 5)).toEqual(['Nine months ended', '31 Dec 2023']);
  });

  test('the same words in two rows count once', () => {
    const layout = laidOut('|Item|Group|Group|', '||2025|2024|', '|Item|Group|Group|', '|Cash|5|6|');
    expect(over(layout, 3, 2)).toEqual(['Group', '2025']);
  });

  test('a header row that lost its first cell aligns from the right', () => {
    const layout = laidOut('|Item|Year ended|Year ended|', '|---|---|---|', '|2025|2024|', '|Cash|5|6|');
    expect(over(layout, 2, 2)).toEqual(['Year ended', '2025']);
    expect(over(layout, 2, 3)).toEqual(['Year ended', '2024']);
  });

  test('a sign in a column of its own: the head over it is the head of its figure', () => {
    const layout = laidOut('|Item|2025||2024||', '|Cash|$|1,204|$|1,118|');
    expect(over(layout, 1, 3)).toEqual(['2025']);
    expect(over(layout, 1, 5)).toEqual(['2024']);
  });

  test('in a table turned upside down the header stands below', () => {
    const layout = laidOut('|Cash|1,204|1,118|', '|Stock|77|80|', '|Particulars|2025|2024|');
    expect(layout.roles).toEqual(['data', 'data', 'header']);
    expect(over(layout, 0, 2)).toEqual(['2025']);
    expect(over(layout, 1, 3)).toEqual(['2024']);
  });

  test('a second header inside the table takes over from there on', () => {
    const layout = laidOut('|Item|2025|', '|Cash|1,204|', '|Particulars|31 March 2024|', '|Stock|77|');
    expect(over(layout, 1, 2)).toEqual(['2025']);
    expect(over(layout, 3, 2)).toEqual(['31 March 2024']);
    expect(headerRowsFor(layout, 3)).toEqual([2]);
  });

  test('no header, no heads', () => {
    expect(over(laidOut('|Cash|1,204|', '|Stock|77|'), 1, 2)).toEqual([]);
  });
});

test('decimal commas are told from the other cells of the table', () => {
  const { style, contents } = laidOut('|Kasse|1.234,50|', '|Bank|12,5|', '|Vorräte|1.234|');
  expect(style.decimal).toBe(',');
  expect(contents[2]?.[1]).toMatchObject({ figures: [{ value: { digits: 1234n, places: 0 } }] });
});

describe('rows that slid', () => {
  const rows = ['|Cash|77|80|90|', '|Bank|77|80|90|', '|Stock|77|80|90|', '|Tools|77|80|90|'];
  const table = (row: string) => laidOut('|Item|2025|2024|2023||', '|---|---|---|---|---|', ...rows, row);

  test('a second label pushed the figures past the columns of all other rows', () => {
    const layout = table('|Tax|Current tax|7|8|9|');
    expect([over(layout, 5, 3), over(layout, 5, 4), over(layout, 5, 5)]).toEqual([
      ['2025'],
      ['2024'],
      ['2023'],
    ]);
  });

  test('or took the place of one: which figure is whose is not told', () => {
    const layout = table('|Tax|Current tax|7|8||');
    expect(over(layout, 5, 3)).toEqual([]);
  });

  test.each(['Not applicable', 'Nil', 'Refer below', '12 days'])('a word for a figure: %s', (word) => {
    expect(over(table(`|Tax|${word}|7|8||`), 5, 3)).toEqual(['2024']);
  });
});

describe('heads below heads', () => {
  test('the rest of dates that the row above begins', () => {
    const layout = laidOut('|Item|Year ended March|Year ended March|', '||31, 2025|31,2024|', '|Cash|5|6|');
    expect(layout.roles).toEqual(['header', 'header', 'data']);
    expect(over(layout, 2, 3)).toEqual(['Year ended March', '31,2024']);
  });

  test('how old amounts are', () => {
    const { roles } = laidOut(
      '|Item|Outstanding for||||',
      '||Less than 6 months|6 months - 1 year|1-2 years|Total|',
      '|Dues|1,204|118|5|1,327|',
    );
    expect(roles).toEqual(['header', 'header', 'data']);
  });
});

describe('heads that slid', () => {
  test('group heads that lost their reach go over one round of the heads below', () => {
    const layout = laidOut(
      '|Staff|2025|2024||||',
      '|Men|Women|Men|Women|||',
      '|Permanent|71|72|81|82|',
      '|Others|5|6|7|8|',
    );
    expect([2, 3, 4, 5].map((column) => over(layout, 2, column))).toEqual([
      ['2025', 'Men'],
      ['2025', 'Women'],
      ['2024', 'Men'],
      ['2024', 'Women'],
    ]);
  });

  test('and stay where rounds and columns do not match', () => {
    const layout = laidOut('|Staff|2025|2024||', '||Men|Women|Men|', '|All|71|72|81|');
    expect(over(layout, 2, 4)).toEqual(['2024', 'Men']);
  });

  test('a short row of heads under the head of the notes stands over its own columns', () => {
    const layout = laidOut(
      '|Particulars|Note No.|As at||Change (%)|',
      '||31 March 2025|31 March 2024||',
      '|Cash|3|1,204|1,118|7.7|',
      '|Stock|9|1,077|1,066|1.0|',
      '|Loans|7|1,080|1,090|0.9|',
    );
    expect(over(layout, 2, 2)).toEqual(['Note No.']);
    expect(over(layout, 2, 4)).toContain('31 March 2024');
  });

  test('a serial number in front of the labels pushed the rows on: dates over notes, amounts without a head', () => {
    const layout = laidOut(
      '|Particulars|Note|2025|2024||',
      '|---|---|---|---|---|',
      '|40|Cash|3|1,204|1,118|',
      '|39|Bank|4|2,204|2,118|',
      '|38|Stock|5|3,204|3,118|',
    );
    expect([3, 4, 5].map((column) => over(layout, 1, column))).toEqual([['Note'], ['2025'], ['2024']]);
  });
});

test('a title whose end reached over the edge of its cell is no head', () => {
  const rows = ['|---|---|---|', '|Item|Due|Not due|', '|Unsecured|1,204|1,118|'];
  const echoed = laidOut('|Receivables by age - March 31, 2025|ch 31, 2025|Col3|', ...rows);
  expect(echoed.roles[0]).toBe('span');
  expect(over(echoed, 2, 2)).toEqual(['Due']);
  expect(laidOut('|Receivables by age|31 March 2025|Col3|', ...rows).roles[0]).toBe('header');
});

describe('a year that slid behind the words of the head over it', () => {
  test('stands in its row of years again', () => {
    const rows = [
      '| Mio € | Pump Works | | Valve Works Ltd. 2024 |  |',
      '| --- | --- | --- | --- | --- |',
      '| 2024 | 2023 | 2023 |',
      '| Sales | 2,0 | 5,0 | 15,8 | 12,7 |',
    ];
    const layout = laidOut(...rows);
    const years = [2, 3, 4, 5].map((column) => headsOf(layout, 2, column).at(-1)?.cell.text);
    expect(years).toEqual(['2024', '2023', '2024', '2023']);
  });
});

test('the mark of a note behind a year, beside the year before it, is no digit of it', () => {
  const heads = (...lines: string[]) =>
    [2, 3].map((column) => headsOf(laidOut(...lines), 1, column).at(-1)?.cell.text);
  expect(heads('| Emissions | 20237 | 2022 |', '| --- | --- | --- |', '| Direct | 0,69 | 0,76 |')).toEqual([
    '2023',
    '2022',
  ]);
  expect(
    heads('| Emissions | 20237 | Total |', '| --- | --- | --- |', '| Direct | 0,69 | 0,76 |'),
  ).not.toContain('2023');
});
