import { expect, test } from 'vitest';
import { documentOf } from '../../src/document/document.js';
import { isSheared, shearedLine, shearedTables, unsheared } from '../../src/tables/sheared.js';
import { tables } from '../../src/tables/tables.js';

/** The first table of a small report. */
const tableOf = (...lines: string[]) => tables(documentOf('report.md', lines.join('\n')))[0];

const CUT = ['|Col1|Co|nsolidated|Col4|', '|---|---|---|---|', ...Array(8).fill('|Tot|al stor|es|77|')];

test('a table is sheared where its edges run through the words of most rows', () => {
  const [cut, whole] = [tableOf(...CUT), tableOf(...CUT.slice(0, 9), ...Array(9).fill('|Goods|Stores||77|'))];
  expect(cut && isSheared(cut, null)).toBe(true);
  expect(whole && isSheared(whole, null)).toBe(false);
});

test('edges between words cut none, in however many rows', () => {
  const table = tableOf(
    '|Col1|Col2|Col3|',
    ...CUT.slice(1, 2),
    ...Array(30).fill('|Trade|receivables|77|80|'),
  );
  expect(table && isSheared(table, null)).toBe(false);
});

test('few rows that seem to be cut, and rows under heads of their own, are not enough', () => {
  const [few, headed] = [tableOf(...CUT.slice(0, 8)), tableOf('|Item|kind|place|Amount|', ...CUT.slice(1))];
  expect(few && isSheared(few, null)).toBe(false);
  expect(headed && isSheared(headed, null)).toBe(false);
});

test.each([
  ['|||Th|ree mont|hs ended|', 'Three months ended'],
  ['||Jun|e|30,|June|30,|', 'June 30, June 30,'],
  ['||20|25||202|4|', '2025 2024'],
  ['|Total cur|rent assets|1,2|04|1|,118|', 'Total current assets 1,204 1,118'],
  ['|Cash flow|s used||(3|07)|(|142)|', 'Cash flows used (307) (142)'],
  ['|for the|year|ended|June 30|, 2025|', 'for the year ended June 30, 2025'],
  ['|At June 30,|2025|77|80|', 'At June 30, 2025 77 80'],
])('%s is %s', (row, text) => {
  const table = tableOf('|Col1|Col2|', '|---|---|', row);
  const [first] = table?.rows.slice(-1) ?? [];
  expect(table && first && unsheared(table, first)).toBe(text);
});

test('a line of such a table is text, and one of any other table is not', () => {
  const document = documentOf('report.md', [...CUT, '', '|Inven|tories|', '|---|---|', '|a|1|'].join('\n'));
  expect([1, 2, 3, 12].map((line) => shearedLine(document, line))).toEqual([
    'Consolidated',
    '',
    'Total stores 77',
    null,
  ]);
});

test('the sheared tables of a document, told without reading the others', () => {
  const rows = (...lines: string[]) => `${lines.join('\n')}\n\n`;
  const marked = CUT.map((line) => line.replace('|Tot|al', '|**Tot**|al'));
  const text = rows(...CUT) + rows('|Item|2025|', ...Array(9).fill('|Goods|77|')) + rows(...marked);
  const document = documentOf('report.md', text);
  expect([...shearedTables(document)].map(({ line }) => line)).toEqual([1, 23]);
});

test('pieces are one word or two as the rest of the table prints them', () => {
  const row = '|Costs of dem|olished|goods|';
  const said = (...others: string[]) => {
    const table = tableOf('|Col1|Col2|Col3|', '|---|---|---|', row, ...others);
    const first = table?.rows.find((r) => r.printed.some((c) => c.text.includes('olished')));
    return table && first && unsheared(table, first);
  };
  expect(said()).toBe('Costs of demolishedgoods');
  expect(said('|all goods were demolished then|||')).toBe('Costs of demolished goods');
});
