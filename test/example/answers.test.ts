import { describe, expect, test } from 'vitest';
import { documentOf } from '../../src/document/document.js';
import type { Figure, LineAnswer } from '../../src/meaning/answer.js';
import { answerLine } from '../../src/meaning/answers.js';
import type { PrintedRow } from './book.js';
import { financeAccounts } from './generate.js';
import type { Measure } from './sheet.js';

const book = financeAccounts();
const report = documentOf('finance-accounts.md', book.text());
const isPlain = (cell: string) => /^\*{0,2}(?:\(-\))?\d[\d,]*(?:\.\d+)?\*{0,2}$/.test(cell);

const known = new Map<number, LineAnswer>();

function answerOf(line: number): LineAnswer {
  const answer = known.get(line) ?? answerLine(report, line);
  known.set(line, answer);
  return answer;
}

/** The figure that `units` finds in a column of the sheet, counted without the label. */
function answered({ line, sheet }: PrintedRow, column: number): Figure | undefined {
  const labels = (sheet.head[0]?.length ?? 0) - sheet.columns.length;
  return answerOf(line).figures.find((figure) => figure.column === labels + column + 1);
}

function measureOf(figure: Figure | undefined): string | null {
  const unit = figure?.unit;
  return unit?.kind === 'money' ? unit.scale : (unit?.kind ?? null);
}

/** The part of Statement No. 17 whose unit is not printed. */
function isSilent({ statement, row, sheet }: PrintedRow): boolean {
  return statement === '17' && sheet.rows.includes(row) && /^6003|^6004/.test(sheet.rows[0]?.key ?? '');
}

const figures = book.rows
  .filter((row) => !row.isDamaged && row.row.kind !== 'heading')
  .flatMap((row) =>
    row.sheet.columns.flatMap(({ measure }, column) => {
      const cell = row.row.cells[column + 1] ?? '';
      return measure && isPlain(cell) ? [{ row, column, measure, cell }] : [];
    }),
  );

describe('what units says of the figures of the example', () => {
  test('there are thousands of them', () => {
    expect(figures.length).toBeGreaterThan(2_000);
  });

  test.each<NonNullable<Measure>>(['lakh', 'crore', 'count', 'percent'])(
    'no figure in %s is taken for something else, and none is left out',
    (measure) => {
      const wrong = figures
        .filter((figure) => figure.measure === measure && !isSilent(figure.row))
        .filter(({ row, column }) => measureOf(answered(row, column)) !== measure)
        .map(({ row, column, cell }) => `line ${row.line}: ${cell} is ${measureOf(answered(row, column))}`);
      expect(wrong).toEqual([]);
    },
  );

  test('where the report prints no unit, none is given', () => {
    const silent = figures.filter(({ row, measure }) => isSilent(row) && measure === 'lakh');
    expect(silent.length).toBeGreaterThan(20);
    for (const { row, column } of silent) expect(answered(row, column)?.unit).toBeNull();
  });

  test('a year in a header gives the figures below it a fiscal year that ends on 31 March', () => {
    const row = book.rows.find(({ row: { key } }) => key === '2202-01-101');
    expect(row && answered(row, 0)?.period).toMatchObject({
      start: '2024-04-01',
      end: '2025-03-31',
      span: 'year',
    });
    expect(row && answered(row, 1)?.period).toMatchObject({
      start: '2023-04-01',
      end: '2024-03-31',
      span: 'year',
    });
  });

  test('an account code in the label of a total is no year', () => {
    const row = book.rows.find(({ statement, row: { key } }) => statement === '15' && key === 'Total – 2049');
    expect(row && answered(row, 0)?.period).toMatchObject({ end: '2025-03-31', source: 'column' });
    expect(row && answered(row, 2)).toMatchObject({ unit: { kind: 'percent' }, period: null });
  });

  test('a balance at the beginning of the year is of that day, and moves no year end', () => {
    const row = book.rows.find(({ statement, row: { key } }) => statement === '18' && key === 'Total – 6801');
    expect(row && answered(row, 0)?.period).toMatchObject({ end: '2024-04-01', span: 'instant' });
    expect(row && answered(row, 1)?.period).toMatchObject({ end: '2025-03-31', span: 'year' });
  });

  test('the number in a page mark is no amount', () => {
    const marks = book
      .text()
      .split('\n')
      .flatMap((text, i) => (text.startsWith('---') ? [i + 1] : []));
    expect(marks.length).toBeGreaterThan(30);
    expect(marks.flatMap((line) => answerOf(line).figures)).toEqual([]);
  });

  test('no cell that the converter harmed is given as a whole value', () => {
    const harmed = book.rows.filter(({ isDamaged }) => isDamaged);
    const lines = book.text().split('\n');
    const passed: string[] = [];
    for (const row of harmed) {
      const before = row.row.cells.filter(isPlain);
      const now = (lines[row.line - 1] ?? '').split('|');
      for (const figure of answerLine(report, row.line).figures)
        if (figure.value !== null && !before.includes(figure.text) && !now.includes(figure.text))
          passed.push(`line ${row.line}: ${figure.text}`);
    }
    expect(harmed.length).toBeGreaterThan(15);
    expect(passed).toEqual([]);
  });
});
