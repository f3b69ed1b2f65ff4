import { unitLabel } from '../meaning/governing.js';
import type { TableCell, TableFigure } from '../operations/tables/table-cells.js';
import type { TableData, TableRow } from '../operations/tables/table-data.js';
import { jsonLine } from '../render/json-line.js';
import { fullPeriod } from './period-text.js';
import type { Line } from './table-printer.js';
import { headOf } from './table-sheet.js';

/** The published JSON of a table: one object for the whole, then one a row. Field names and values are stable. */
export function jsonLines(table: TableData): { readonly head: Line; readonly rows: readonly Line[] } {
  const { file, number, title, line, end, page, pageEnd, parts } = table;
  const columns = table.columns.map((column) => ({
    column: column.column,
    header: column.header,
    head: headOf(column),
    unit: column.unit,
    period: column.period,
  }));
  const rows = table.rows.length;
  const head = { type: 'table', file, number, title, line, end, page, pageEnd, parts, columns, rows };
  return {
    head: { text: jsonLine(head), counts: columns.map(({ header }) => header ?? '').join('') },
    rows: table.rows.map((row) => ({
      text: jsonLine(rowObject(row)),
      counts: row.cells.map(({ text }) => text).join(''),
    })),
  };
}

function rowObject({ line, end, role, cells, units, periods }: TableRow): object {
  return { type: 'row', line, end, role, cells: cells.map(cellObject), units, periods };
}

function cellObject({ column, kind, text, line, figures }: TableCell): object {
  const [only] = figures;
  const at = { column, kind, text, line };
  if (kind === 'text' || kind === 'sign' || !only) return at;
  return figures.length === 1
    ? { ...at, ...figureObject(only) }
    : { ...at, figures: figures.map(figureObject) };
}

function figureObject({ figure, value, unit }: TableFigure): object {
  const { text, nil, amount, damage, period } = figure;
  if (nil) return { value: null, exact: null, period: period ? fullPeriod(period) : null };
  return {
    printed: text,
    value: value === null ? null : Number(value),
    exact: value,
    unit: unit ? unitLabel(unit) : null,
    period: period ? fullPeriod(period) : null,
    amount,
    damage,
  };
}
