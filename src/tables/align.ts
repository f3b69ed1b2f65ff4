import type { CellContent } from './cell.js';
import type { RowRole } from './grid.js';
import type { Cell, Row, Table } from './table.js';
import { withRows } from './table.js';

/** How many cells most rows of figures have: one row with a cell too many must not move the heads of all. */
function usualCells(table: Table, roles: readonly RowRole[]): number {
  const counts = new Map<number, number>();
  table.rows.forEach((row, r) => {
    if (roles[r] === 'data') counts.set(row.cells.length, (counts.get(row.cells.length) ?? 0) + 1);
  });
  return [...counts].sort((a, b) => b[1] - a[1] || b[0] - a[0])[0]?.[0] ?? table.columns;
}

/**
 * True when all heads stand one column left of theirs: a serial number in front of the labels pushed the rows on. The
 * first date stands over a column of note numbers, and the last column of amounts has no head.
 */
function standsBesideItsColumns(
  table: Table,
  roles: readonly RowRole[],
  contents: readonly (readonly CellContent[])[],
): boolean {
  const heads = table.rows.filter((_, r) => roles[r] === 'header' && r < roles.indexOf('data'));
  const dated = heads.flatMap((row) =>
    row.cells.flatMap((c, i) => (i > 0 && c && /\b(?:19|20)\d{2}\b/.test(c.text) ? [i] : [])),
  );
  const [first = 0] = dated.sort((a, b) => a - b);
  const behind = (dated[dated.length - 1] ?? 0) + 1;
  if (dated.length < 2 || heads.some((row) => (row.cells[behind]?.text.trim() ?? '') !== '')) return false;
  // the notes have their head: only a row of heads is short
  if (heads.some((row) => NOTE_HEAD.test(row.cells[first]?.text ?? ''))) return false;
  const figures = (c: number) =>
    contents.flatMap((row, r) => {
      const cell = row[c];
      return roles[r] === 'data' && cell?.kind === 'figures' ? cell.figures : [];
    });
  const notes = figures(first);
  const amounts = figures(behind);
  return (
    notes.length > 2 &&
    notes.every((f) => /^\d{1,2}$/.test(f.text)) &&
    amounts.length >= notes.length &&
    amounts.filter((f) => f.formatted).length > amounts.length / 2
  );
}

const NOTE_HEAD = /^\W*(?:notes?|schedules?|sch)\b/i;

/** "Pump Works Ltd. 2024": a year behind the words of a head. */
const YEAR_BEHIND = /^(.*\p{L}.*?)\s+((?:19|20)\d{2})$/su;

/**
 * "Items | Pump Works | | Valve Works 2024 |" over "2024 | 2023 | 2023": a year of the second row slid up behind the words
 * of a head. With it the row has one year a column of figures, in order. Null for any other table.
 */
function unglueYears(table: Table, roles: readonly RowRole[], contents: Aligned['contents']): Aligned | null {
  const at = roles.findIndex((role, r) => role === 'header' && r > 0 && isRowOfYears(contents[r] ?? []));
  const [heads, years] = [table.rows[at - 1], table.rows[at]];
  if (table.kind !== 'pipe' || !heads || !years || roles[at - 1] !== 'header') return null;
  const glued = heads.printed.filter((c) => YEAR_BEHIND.test(c.text));
  const usual = usualCells(table, roles);
  if (glued.length === 0 || years.printed.length + glued.length !== usual - 1) return null;
  const left = [...years.printed];
  const cells = Array.from({ length: usual }, (_, i): Cell | undefined => {
    if (i === 0) return undefined;
    const own = glued.find((c) => c.column === i + 1);
    const cell = own ? { ...own, text: own.text.replace(YEAR_BEHIND, '$2') } : left.shift();
    return cell && { ...cell, column: i + 1, columnSpan: 1 };
  });
  const bare = (c: Cell | undefined) => c && { ...c, text: c.text.replace(YEAR_BEHIND, '$1') };
  const named = heads.cells.map(bare);
  const rows = table.rows.map((row, r) => {
    if (r === at) return { ...row, cells, printed: cells.flatMap((c) => c ?? []) };
    return r === at - 1 ? { ...row, cells: named, printed: named.flatMap((c) => c ?? []) } : row;
  });
  const held = cells.map(
    (c): CellContent => (c ? { kind: 'year', year: Number(c.text) } : { kind: 'empty' }),
  );
  return { table: withRows(table, rows), contents: contents.map((row, r) => (r === at ? held : row)) };
}

const isRowOfYears = (contents: readonly CellContent[]): boolean =>
  contents.some((c) => c.kind === 'year') && contents.every((c) => c.kind === 'year' || c.kind === 'empty');

/** A table with its cells in place, and what they hold. */
interface Aligned {
  readonly table: Table;
  readonly contents: readonly (readonly CellContent[])[];
}

/** In pipe tables a header row with fewer cells than columns aligns from the right: its first cell was lost. */
export function alignHeaders(
  table: Table,
  roles: readonly RowRole[],
  contents: Aligned['contents'],
): Aligned {
  const glued = unglueYears(table, roles, contents);
  if (glued) return glued;
  const usual = usualCells(table, roles);
  const beside = standsBesideItsColumns(table, roles, contents);
  const short = (row: Row, r: number): number => {
    if (table.kind !== 'pipe' || roles[r] !== 'header') return 0;
    if (beside) return 1;
    return r > 0 && row.cells.length > 1 ? Math.max(0, usual - row.cells.length) : 0;
  };
  if (!table.rows.some((row, r) => short(row, r) > 0)) return { table, contents };
  const rows = table.rows.map((row, r) => {
    const by = short(row, r);
    if (by === 0) return row;
    const moved = row.cells.map((c) => (c ? { ...c, column: c.column + by } : c));
    return {
      ...row,
      cells: [...Array.from({ length: by }, () => undefined), ...moved],
      printed: moved.flatMap((c) => c ?? []),
    };
  });
  return {
    table: withRows(table, rows),
    contents: contents.map((row, r) => {
      const by = short(table.rows[r] ?? { line: 0, end: 0, cells: [], printed: [] }, r);
      const empty = Array.from({ length: by }, (): CellContent => ({ kind: 'empty' }));
      return by === 0 ? row : [...empty, ...row.slice(0, row.length - by)];
    }),
  };
}
