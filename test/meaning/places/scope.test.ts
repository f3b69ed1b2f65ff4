import { describe, expect, test } from 'vitest';
import { documentOf } from '../../../src/document/document.js';
import { headerText, headsAt, rowLabel } from '../../../src/meaning/places/place.js';
import { placedTable, sectionTitles } from '../../../src/meaning/places/scope.js';
import { tables } from '../../../src/tables/tables.js';

/** The tables of a report, in their places. */
function placed(...lines: string[]) {
  const report = documentOf('report.md', lines.join('\n'));
  return tables(report).map((table) => placedTable(report, table));
}

/** Two tables with `between` on the lines between them; the second without a header. */
const parted = (...between: string[]) =>
  placed('|Item|2025|2024|', '|---|---|---|', '|Cash|5|6|', ...between, '|Stock|7|8|');

describe('a table that goes on', () => {
  test.each([
    ['behind a blank line', ['']],
    ['over a page', ['', '12', '', '']],
    ['under a short running head', ['', 'Annual accounts', '']],
    ['under a heading that says so', ['', '## Balance sheet (contd.)', '']],
  ])('%s', (_, between) => {
    const [first, second] = parted(...between);
    expect(second?.continues).toBe(first);
  });

  test.each([
    ['behind a heading of its own', ['', '## Loans', '']],
    ['behind a sentence', ['', 'Stocks are valued at the lower of cost and net value.', '']],
    ['behind many lines', ['', 'One', 'Two', 'Three', 'Four', 'Five', '']],
  ])('not %s', (_, between) => {
    expect(parted(...between)[1]?.continues).toBeNull();
  });

  test('not when it has a header of its own', () => {
    const [, second] = placed('|Item|2025|', '|Cash|5|', '', '|Item|2023|', '|Cash|5|');
    expect(second?.continues).toBeNull();
  });

  test('not when its columns are others', () => {
    const [, second] = placed('|Item|2025|', '|Cash|5|', '', '|Stock|7|8|9|');
    expect(second?.continues).toBeNull();
  });

  test('its heads are those of the part before, over any number of parts', () => {
    const [, , third] = placed('|Item|2025|2024|', '|Cash|5|6|', '', '|Stock|7|8|', '', '|Bank|9|10|');
    expect(third && headerText(headsAt({ placed: third, row: 0, column: 3 }))).toBe('2024');
  });

  test('when it lost its first column, columns match from the right', () => {
    const [, second] = placed('|No.|Item|2025|2024|', '|1|Cash|5|6|', '', '|Stock|7|8|');
    expect(second?.shift).toBe(1);
    expect(second && headerText(headsAt({ placed: second, row: 0, column: 2 }))).toBe('2025');
    expect(second && headerText(headsAt({ placed: second, row: 0, column: 3 }))).toBe('2024');
  });

  test('Col1 and Col2 are placeholders of a converter, not names', () => {
    const [first, second] = placed('|Item|2025|', '|Cash|5|', '', '|Col1|Col2|', '|---|---|', '|Stock|7|');
    expect(second?.continues).toBe(first);
  });
});

test('what stands above a table, nearest first, down to the table before', () => {
  const [, second] = placed(
    'Not this line',
    '|Cash|5|',
    '',
    '# Loans',
    'Loans are repaid in equal parts over the years that follow.',
    '(₹ in lakh)',
    '',
    '|Loan|7|',
  );
  expect(second?.above).toEqual([
    { line: 6, text: '(₹ in lakh)', kind: 'short', inline: false },
    {
      line: 5,
      text: 'Loans are repaid in equal parts over the years that follow.',
      kind: 'prose',
      inline: false,
    },
    { line: 4, text: 'Loans', kind: 'heading', inline: false },
  ]);
});

test('titles of the sections around a line, innermost first', () => {
  const report = documentOf('report.md', '# Accounts\n## Loans\n### Term loans\ntext\n## Stock\n|a|5|');
  expect(sectionTitles(report, 4).map((t) => t.text)).toEqual(['Term loans', 'Loans', 'Accounts']);
  expect(sectionTitles(report, 6).map((t) => t.text)).toEqual(['Stock', 'Accounts']);
});

describe('the label of a row', () => {
  const label = (row: string, column: number, part: { index: number; of: number } | null = null) => {
    const [table] = placed('|No.|Item|2025|', row);
    return table && rowLabel({ placed: table, row: 1, column }, part)?.text;
  };

  test('the text left of the figure', () => {
    expect(label('|1|Cash|5|', 3)).toBe('Cash');
    expect(label('|(a)|Cash|5|', 3)).toBe('(a) Cash');
    expect(label('|||5|', 3)).toBeUndefined();
  });

  test('of stacked rows, the one at the same height', () => {
    const row = '||Cash<br>Stock|5<br>6|';
    expect(label(row, 3, { index: 0, of: 2 })).toBe('Cash');
    expect(label(row, 3, { index: 1, of: 2 })).toBe('Stock');
    expect(label(row, 3)).toBe('Cash Stock');
  });
});
