import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { DAMAGES } from './damages.js';
import { financeAccounts } from './generate.js';
import type { Sheet } from './sheet.js';

const book = financeAccounts();
const committed = readFileSync(new URL('../fixtures/finance-accounts.md', import.meta.url), 'utf8');

/** The number that a printed cell stands for; null for words and empty cells, 0 for a nil mark. */
function numberOf(cell: string): number | null {
  if (/^(\.\.|…|-|–|Nil)$/.test(cell)) return 0;
  const digits = /^(\(-\))?([\d,]+(?:\.\d+)?)$/.exec(cell);
  return digits ? Number(digits[2]?.replaceAll(',', '')) * (digits[1] ? -1 : 1) : null;
}

/** Totals of a sheet that are not the sum of the rows above them, read from the printed cells. */
function wrongTotals(sheet: Sheet): string[] {
  const wrong: string[] = [];
  let open: { rank: number; cells: readonly string[] }[] = [];
  for (const { kind, rank, cells } of sheet.rows) {
    if (kind === 'heading') continue;
    if (kind === 'total') {
      const from = open.findLastIndex((row) => row.rank >= rank) + 1;
      const parts = open.slice(from);
      for (const [i, { adds }] of sheet.columns.entries()) {
        const sum = parts.reduce((all, row) => all + (numberOf(row.cells[i + 1] ?? '') ?? 0), 0);
        if (adds && Math.abs(sum - (numberOf(cells[i + 1] ?? '') ?? 0)) > 1e-4)
          wrong.push(`${cells[0]}: ${cells[i + 1]}, not ${sum}`);
      }
      open = open.slice(0, from);
    }
    open.push({ rank, cells });
  }
  return wrong;
}

/** A cell of the first row with this label in a statement, as a number. */
function figure(statement: string, label: string, at: number): number {
  for (const { statement: of, sheet } of book.sheets) {
    const row = of === statement && sheet.rows.find(({ key, cells }) => key === label || cells[0] === label);
    if (row) return numberOf(row.cells[at] ?? '') ?? Number.NaN;
  }
  throw new Error(`no row "${label}" in Statement No. ${statement}`);
}

describe('the finance accounts of Vanadesh', () => {
  test('the committed file is what the generator makes (npm run example)', () => {
    expect(committed).toBe(book.text());
  });

  test('the same accounts come out every time', () => {
    expect(financeAccounts().text()).toBe(book.text());
  });

  test('pages are marked and numbered without a gap, and each has a running head or title', () => {
    const marks = [...committed.matchAll(/^--- end of page=(\d+) ---$/gm)].map((match) => Number(match[1]));
    expect(marks).toEqual(marks.map((_, i) => i + 1));
    expect(marks.length).toBeGreaterThanOrEqual(30);
    expect(committed.split('\n').length).toBeGreaterThan(1_500);
  });

  test('the contents give the page on which a statement begins', () => {
    const pages = committed.split(/^--- end of page=\d+ ---$/m);
    const listed = [...committed.matchAll(/^\|(\d+)\|[^|]+\|(\d+)\|$/gm)].slice(0, 18);
    expect(listed.map((row) => row[1])).toEqual(Array.from({ length: 18 }, (_, i) => String(i + 1)));
    for (const [, statement, page] of listed)
      expect(pages[Number(page) - 1]).toMatch(
        new RegExp(`S *t *a *t *e *m *e *n *t +No\\. ?${statement}\\b`, 'i'),
      );
  });

  test.each(
    book.sheets.map(({ statement, sheet }) => [statement, sheet.head[0]?.[0] ?? 'html', sheet] as const),
  )('totals of Statement No. %s add up (%s)', (_statement, _head, sheet) => {
    expect(sheet.rows.length).toBeGreaterThan(2);
    expect(wrongTotals(sheet)).toEqual([]);
  });

  test('the statements agree with each other, in crore and in lakh', () => {
    const agree = [
      [figure('1', 'Total – Assets', 2), figure('1', 'Total – Liabilities', 2)],
      [figure('1', 'Total – Assets', 3), figure('1', 'Total – Liabilities', 3)],
      [figure('2', 'Grand Total – Receipts', 1), figure('2', 'Grand Total – Disbursements', 1)],
      [figure('2', 'Grand Total – Receipts', 2), figure('2', 'Grand Total – Disbursements', 2)],
      [figure('3', 'Total – Revenue receipts', 1), figure('14', 'Total – Revenue receipts', 1) / 100],
      [figure('3', '0029', 2), figure('14', 'Total – 0029', 2) / 100],
      [figure('2', 'Total – Revenue expenditure', 1), figure('15', 'Total – Revenue expenditure', 1) / 100],
      [
        figure('4', 'Total – Expenditure, Consolidated Fund', 2),
        figure('16', 'Total – Capital expenditure', 2) / 100,
      ],
      [figure('4', 'Total – Expenditure, Consolidated Fund', 4), figure('4', 'Total', 1) / 100],
      [figure('5', 'Total – Capital expenditure', 4), figure('16', 'Total – Capital expenditure', 3)],
      [figure('6', 'market', 4), figure('17', 'Total – (a) Market loans', 5) / 100],
      [figure('7', 'Total – Loans and advances', 4), figure('18', 'Total – Loans and Advances', 4) / 100],
      [figure('1', 'Loans and advances', 2), figure('7', 'Total – Loans and advances', 4)],
      [figure('12', 'Total – Sources', 2), figure('12', 'Total – Application', 2)],
    ];
    for (const [one, other] of agree) expect(one).toBeCloseTo(other ?? Number.NaN, 6);
  });

  test('every damage found its row', () => {
    expect([...book.used].sort()).toEqual([...DAMAGES.keys()].sort());
  });

  test.each([
    ['emphasis welded into a word', /^\|\*\*Tot\*\*al – Loans/m],
    ['a word cut by a cell boundary', /^\|Reco\|veries of loans\|/m],
    ['separators in the row below', /^\|0029-00-103 [^|]*\|\d{5,}\|.*\n\|\|,\.\|/m],
    ['two figures in one cell', /^\|0055-00-102 [^|]*\|[\d,]+\.\d\d [\d,]+\.\d\d\|\|/m],
    ['a lost leading digit', /\|,\d{3}\.\d\d\|/],
    ['a blank inside the decimals', /\|[\d,]+\.\d \d\|/],
    ['a point for a comma', /\|\d+\.\d\d,\d{3}\.\d\d\|/],
    ['lost separators', /^\|4202-01-202 [^|]*\|[\d,.]+\|\d{6,}\|/m],
    [
      'negatives in several spellings',
      /\(-\)\d[\s\S]*\|\(\d[\d,.]*\)\|[\s\S]*\|-\d[\d,.]*\|[\s\S]*\|\u2212\d[\d,.]*\|/,
    ],
    ['nil marks of several kinds', /\|\.\.\|[\s\S]*\|…\|/],
    ['an HTML table on one line', /^<table>.*<\/table>$/m],
    ['a data row that stands as header', /contd\.\*\*\n\n\|[^|]*\|[\d,]+\.\d\d\|.*\n\|---\|/],
    ['a word in an undecoded font', /^\uFFFD{3,}/m],
    ['a unit in running text', /\bRs\. 12\.5 crore\b/],
  ])('it holds %s', (_what, shape) => {
    expect(committed).toMatch(shape);
  });
});
