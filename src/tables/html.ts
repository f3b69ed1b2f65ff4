import { plainText } from '../document/plain.js';
import type { Cell, Row, Table } from './table.js';

/** No real report spans more; a document that claims 10^9 columns must not cost memory. */
const MOST_SPAN = 200;

interface OpenCell {
  readonly line: number;
  readonly header: boolean;
  readonly columnSpan: number;
  readonly rowSpan: number;
  raw: string;
}

interface OpenRow {
  readonly line: number;
  end: number;
  readonly cells: OpenCell[];
}

/**
 * The HTML table that opens on line `from` (0-based): whole on one line, a row a line, or a cell a line. Nested tables
 * count as text of their cell. A table that is never closed ends where the text does. Returns every table of the line
 * when several are opened and closed on it.
 */
export function htmlTablesAt(lines: readonly string[], from: number): readonly Table[] {
  const found: Table[] = [];
  const open: { line: number; rows: OpenRow[]; depth: number }[] = [];
  let row: OpenRow | null = null;
  let cell: OpenCell | null = null;
  for (let i = from; i < lines.length; i += 1) {
    if (i > from && open.length === 0) break;
    const line = lines[i] ?? '';
    let last = 0;
    for (const tag of line.matchAll(/<(\/?)(table|tr|td|th)\b([^<>]*)>/gi)) {
      const name = (tag[2] ?? '').toLowerCase();
      const closes = tag[1] === '/';
      const table = open[open.length - 1];
      if (cell) cell.raw += line.slice(last, tag.index);
      last = tag.index + tag[0].length;
      if (name === 'table') {
        if (!closes) {
          if (open.length === 0) open.push({ line: i + 1, rows: [], depth: 0 });
          else if (table) table.depth += 1;
        } else if (table && table.depth > 0) table.depth -= 1;
        else if (table) {
          found.push(gridOf(table.line, i + 1, table.rows));
          open.pop();
          row = null;
          cell = null;
        }
        continue;
      }
      if (!table) continue;
      if (table.depth > 0) {
        if (cell) cell.raw += ' ';
        continue;
      }
      if (name === 'tr') {
        cell = null;
        row = closes ? null : { line: i + 1, end: i + 1, cells: [] };
        if (row) table.rows.push(row);
      } else if (closes) cell = null;
      else {
        if (!row) {
          row = { line: i + 1, end: i + 1, cells: [] };
          table.rows.push(row);
        }
        cell = openCell(name === 'th', tag[3] ?? '', i + 1);
        row.cells.push(cell);
        row.end = i + 1;
      }
    }
    if (cell) cell.raw += `${line.slice(last)} `;
  }
  const unclosed = open[0];
  if (unclosed) found.push(gridOf(unclosed.line, lines.length, unclosed.rows));
  return found;
}

function openCell(header: boolean, attributes: string, line: number): OpenCell {
  return {
    line,
    header,
    columnSpan: span('colspan', attributes),
    rowSpan: span('rowspan', attributes),
    raw: '',
  };
}

function span(name: string, attributes: string): number {
  const n = Number(new RegExp(`\\b${name}\\s*=\\s*["']?(\\d+)`, 'i').exec(attributes)?.[1] ?? 1);
  return Math.min(Math.max(1, n), MOST_SPAN);
}

/** Lays the cells out: each takes the first free place of its row; spans fill the places that they cover. */
function gridOf(line: number, end: number, openRows: readonly OpenRow[]): Table {
  const grid: (Cell | undefined)[][] = openRows.map(() => []);
  const printed: Cell[][] = openRows.map(() => []);
  openRows.forEach((openRow, r) => {
    let column = 0;
    for (const open of openRow.cells) {
      while (grid[r]?.[column]) column += 1;
      const cell: Cell = {
        text: plainText(open.raw)
          .replace(/[^\S\n]+/g, ' ')
          .trim(),
        line: open.line,
        column: column + 1,
        columnSpan: open.columnSpan,
        rowSpan: open.rowSpan,
        header: open.header,
      };
      printed[r]?.push(cell);
      for (let down = r; down < Math.min(r + open.rowSpan, grid.length); down += 1)
        for (let across = column; across < column + open.columnSpan; across += 1) {
          const places = grid[down];
          if (places) places[across] ??= cell;
        }
      column += open.columnSpan;
    }
  });
  const rows = openRows.map(
    (r, i): Row => ({ line: r.line, end: r.end, cells: grid[i] ?? [], printed: printed[i] ?? [] }),
  );
  return {
    kind: 'html',
    line,
    end,
    rows,
    columns: Math.max(1, ...rows.map((r) => r.cells.length)),
    bodyFrom: null,
  };
}
