import type { CellContent } from './cell.js';
import type { RowRole } from './grid.js';
import type { Cell, Row, Table } from './table.js';
import { withRows } from './table.js';

/** What a table is read as while its heads are put in their places. */
export interface Grid {
  readonly table: Table;
  readonly contents: readonly (readonly CellContent[])[];
}

/**
 * "2025 | 2024" over "Men | Women | All | Men | Women | All": group heads that lost how far they reach, and heads that
 * slid or were cut off. The heads repeat, so each group reaches over one round of them; where so many rounds are as
 * many as there are groups and fill the columns of figures, heads and groups are put over those.
 */
export function spreadGroups(grid: Grid, roles: readonly RowRole[]): Grid {
  const { table, contents } = grid;
  const rows = roles.slice(0, roles.indexOf('data')).flatMap((role, r) => (role === 'header' ? [r] : []));
  const [top = -1, bottom = -1] = rows.slice(-2);
  const groups = textCells(table.rows[top], 1);
  const heads = textCells(table.rows[bottom], 0);
  const round = roundOf(heads.map((c) => c.text));
  const columns = figureColumns(grid, roles);
  const [first = 0] = columns;
  const isRun = columns.every((c, i) => c === first + i);
  if (table.kind !== 'pipe' || rows.length < 2 || groups.length < 2 || round === 0 || !isRun) return grid;
  if (columns.length !== groups.length * round) return grid;
  const over = (cells: readonly Cell[], span: number): readonly Cell[] =>
    columns.flatMap((column, i) => {
      const cell = cells[Math.floor(i / span)] ?? cells[Math.floor(i / span) % round];
      return cell ? [{ ...cell, column }] : [];
    });
  const label = table.rows[top]?.cells[0];
  const placed = new Map([
    [top, inPlace(table.rows[top], label, over(groups, round))],
    [bottom, inPlace(table.rows[bottom], undefined, over(heads, 1))],
  ]);
  return {
    table: withRows(
      table,
      table.rows.map((row, r) => placed.get(r) ?? row),
    ),
    contents: contents.map((row, r) =>
      placed.has(r)
        ? row.map((_, c): CellContent => ({ kind: placed.get(r)?.cells[c] ? 'text' : 'empty' }))
        : row,
    ),
  };
}

function textCells(row: Row | undefined, from: number): readonly Cell[] {
  return row?.cells.slice(from).flatMap((c) => (c && c.text.trim() !== '' ? [c] : [])) ?? [];
}

/** How many texts repeat from the start on; 0 when they do not. */
function roundOf(texts: readonly string[]): number {
  for (let n = 2; n < texts.length; n += 1)
    if (new Set(texts.slice(0, n)).size === n && texts.every((t, i) => t === texts[i % n])) return n;
  return 0;
}

/** The columns, behind the first, that hold figures in most rows. */
function figureColumns({ table, contents }: Grid, roles: readonly RowRole[]): readonly number[] {
  const data = contents.filter((_, r) => roles[r] === 'data');
  const columns = Array.from({ length: table.columns }, (_, i) => i + 1).slice(1);
  return columns.filter((column) => {
    const held = data.filter((row) => ['figures', 'nil'].includes(row[column - 1]?.kind ?? '')).length;
    return held > data.length / 2;
  });
}

function inPlace(row: Row | undefined, label: Cell | undefined, heads: readonly Cell[]): Row {
  const cells: (Cell | undefined)[] = [];
  if (label?.text.trim()) cells[0] = label;
  for (const head of heads) cells[head.column - 1] = head;
  return {
    line: row?.line ?? 0,
    end: row?.end ?? 0,
    cells: Array.from(cells),
    printed: cells.flatMap((c) => c ?? []),
  };
}
