import type { Cell, Row, Table } from './table.js';
import { withRows } from './table.js';

/**
 * "Year ended March 31, 2025 14,076": a head that names a year, and the first figure of its column behind it. The
 * figure is grouped, bracketed or has decimals, so a year or a footnote mark is not taken for one.
 */
const FUSED =
  /^(.*\b(?:19|20)\d{2}(?:-\d{2})?\b\W*?)\s+(\(?-?(?:\d{1,3}(?:,\d{2,3})+(?:\.\d+)?|\d+\.\d{1,2}|\(\d+)\)?|-)$/s;
const FUSED_NOTE = /^(notes?(?: no\.?)?)\s+(\d{1,3}[a-z]?)$/i;
const FUSED_LABEL = /^(particulars|description|items?|details)\s+(\S.*)$/is;

/** A caption may stand above the fused row, no more. */
const MOST_ROWS_ABOVE = 2;

/**
 * A table whose header the converter fused with the first row of figures: taken apart again into a header row and a row
 * of figures that stand on the same line. Any other table is given back as it is.
 */
export function unfused(printed: Table): Table {
  if (printed.kind !== 'pipe') return printed;
  const table = withoutYearMarks(printed);
  const at = table.rows.slice(0, MOST_ROWS_ABOVE + 1).findIndex(isFused);
  const row = table.rows[at];
  if (!row) return table;
  const heads = rowOf(row, (cell, i) => partsOf(cell)?.head ?? (i === 0 ? '' : cell.text));
  const figures = rowOf(row, (cell, i) => partsOf(cell)?.figure ?? (i === 0 ? cell.text : ''));
  const rows = [...table.rows.slice(0, at), heads, figures, ...table.rows.slice(at + 1)];
  return withRows(table, rows);
}

/** "20237": a year, and the mark of its note behind it. */
const YEAR_WITH_MARK = /^((?:19|20)\d{2})\d$/;
const YEAR = /^((?:19|20)\d{2})\D?$/;

/** "Emissions | 20237 | 2022": beside the year before or behind it, the fifth digit of a head is the mark of a note. */
function withoutYearMarks(table: Table): Table {
  const [first, ...others] = table.rows;
  const yearsOf = (pattern: RegExp) =>
    first?.printed.flatMap((c) => pattern.exec(c.text.trim())?.[1] ?? []).map(Number) ?? [];
  const marked = yearsOf(YEAR_WITH_MARK);
  const years = yearsOf(YEAR);
  if (!first || marked.length === 0 || !marked.every((m) => years.some((y) => Math.abs(y - m) === 1)))
    return table;
  return withRows(table, [rowOf(first, ({ text }) => text.trim().replace(YEAR_WITH_MARK, '$1')), ...others]);
}

function isFused(row: Row): boolean {
  const values = row.cells.slice(1);
  return values.some((c) => c !== undefined && FUSED.test(c.text)) && !values.some(isFigureAlone);
}

function partsOf(cell: Cell): { readonly head: string; readonly figure: string } | null {
  const m = FUSED.exec(cell.text) ?? FUSED_NOTE.exec(cell.text) ?? FUSED_LABEL.exec(cell.text);
  return m ? { head: m[1] ?? '', figure: m[2] ?? '' } : null;
}

/** A row that holds figures of its own is no header. */
function isFigureAlone(cell: Cell | undefined): boolean {
  return (
    cell !== undefined &&
    /^\(?-?\d[\d,]*(?:\.\d+)?\)?$/.test(cell.text) &&
    !/^(?:19|20)\d{2}$/.test(cell.text)
  );
}

function rowOf(row: Row, textOf: (cell: Cell, index: number) => string): Row {
  const cells = row.cells.map((cell, i) => (cell ? { ...cell, text: textOf(cell, i).trim() } : cell));
  return { line: row.line, end: row.end, cells, printed: cells.flatMap((c) => c ?? []) };
}
