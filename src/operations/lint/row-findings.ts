import type { WholeRow, WholeTable } from '../tables/whole-table.js';
import type { Found } from './finding.js';

/** Rows of figures that end before the columns do, and rows that stand twice. */
export function rowFindings(table: WholeTable): readonly Found[] {
  const data = table.rows.filter(({ role }) => role === 'data');
  return [...shortRows(data), ...repeatedRows(data)];
}

function shortRows(data: readonly WholeRow[]): readonly Found[] {
  return data.flatMap(({ placed, row, line }): Found[] => {
    const { table, layout } = placed;
    const cells = table.rows[row]?.cells ?? [];
    const last = cells.findLastIndex((cell) => cell !== undefined) + 1;
    if (last === table.columns || !layout.contents[row]?.some(({ kind }) => kind === 'figures')) return [];
    const message = `the row has ${last} of the ${table.columns} columns of its table`;
    return [{ line, column: null, rule: 'short-row', message, evidence: [table.line] }];
  });
}

/** Rows of as few figures are the same by chance. */
const FEWEST_FIGURES = 2;

function repeatedRows(data: readonly WholeRow[]): readonly Found[] {
  return data.flatMap((row, index): Found[] => {
    const before = data[index - 1];
    const text = textOf(row);
    if (!before || textOf(before) !== text || figuresIn(row) < FEWEST_FIGURES) return [];
    const message = `the row says the same as the one on line ${before.line}`;
    return [{ line: row.line, column: null, rule: 'repeated-row', message, evidence: [before.line] }];
  });
}

function textOf({ placed, row }: WholeRow): string {
  return (placed.table.rows[row]?.cells ?? []).map((cell) => cell?.text.trim() ?? '').join('|');
}

/** Figures of three digits and more, and a label. */
function figuresIn({ placed, row }: WholeRow): number {
  const contents = placed.layout.contents[row] ?? [];
  if (!contents.some(({ kind }) => kind === 'text')) return 0;
  return contents.filter(
    (c) => c.kind === 'figures' && c.figures.some((f) => f.text.replace(/\D/g, '').length > 2),
  ).length;
}
