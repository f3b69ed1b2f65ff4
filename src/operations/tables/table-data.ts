import type { Document } from '../../document/document.js';
import { pageAt } from '../../document/pages.js';
import type { Figure, Period, Unit } from '../../meaning/answer.js';
import { captionOf } from '../../meaning/units/captions.js';
import type { LineSpan } from '../../search/addresses.js';
import type { RowRole } from '../../tables/layout.js';
import type { TargetUnit } from '../convert.js';
import type { CellsAsked, TableCell } from './table-cells.js';
import { cellsOf } from './table-cells.js';
import type { TableColumn } from './table-columns.js';
import { columnsOf, unitKey } from './table-columns.js';
import type { LineBetween, WholeRow, WholeTable } from './whole-table.js';

/** A table as plain data: what each column and each figure is, with the lines that decide. */
export interface TableData {
  readonly file: string;
  /** Counted from 1 in the document. */
  readonly number: number;
  readonly title: string | null;
  readonly line: number;
  readonly end: number;
  /** First and last page; null without page marks. */
  readonly page: number | null;
  readonly pageEnd: number | null;
  /** The tables of the text that it is made of: more than one where it goes on over pages. */
  readonly parts: readonly LineSpan[];
  /** Those that hold something, by their places in the grid. */
  readonly columns: readonly TableColumn[];
  readonly rows: readonly TableRow[];
  /** Figures that were to be converted and are not: what each kind is, and how many there are. */
  readonly unconverted: ReadonlyMap<string, number>;
}

export interface TableRow {
  readonly line: number;
  readonly end: number;
  /** `text`: a line between two parts. */
  readonly role: RowRole | 'text';
  readonly cells: readonly TableCell[];
  /** Where its figures are in other units than their columns, or of other periods. */
  readonly units: readonly Own<Unit>[];
  readonly periods: readonly Own<Period>[];
}

/** What the figures of some columns of a row are, in place of what their columns say; null: not stated. */
export interface Own<T> {
  readonly columns: readonly number[];
  readonly is: T | null;
}

/** What is asked of a table. */
export interface TableQuery {
  /** The unit to convert to; null = as printed. */
  readonly in: TargetUnit | null;
  /** Columns of the grid, from 1; null = all that hold something. */
  readonly columns: readonly number[] | null;
  /** Only the rows on these lines; null = all. What the columns are is told by all rows all the same. */
  readonly lines: LineSpan | null;
}

/** The figures of a table with what they are. Units are worked out for every row, so that columns do not depend on `lines`. */
export function tableData(document: Document, table: WholeTable, query: TableQuery): TableData {
  const unconverted = new Map<string, number>();
  const asked: CellsAsked = {
    in: query.in,
    left: (what) => unconverted.set(what, (unconverted.get(what) ?? 0) + 1),
  };
  const rows = table.rows.flatMap((row) => {
    const cells = cellsOf(document, row, asked);
    return isCaption(row, cells) ? [] : [{ row, cells }];
  });
  const columns = columnsOf(table, rows).filter(
    ({ column }) => query.columns === null || query.columns.includes(column),
  );
  const { number, title, line, end } = table;
  return {
    file: document.name,
    number,
    title,
    line,
    end,
    page: pageAt(document, line),
    pageEnd: pageAt(document, end),
    parts: table.parts.map((part) => ({ line: part.table.line, end: part.table.end })),
    columns,
    rows: [
      ...rows.map(({ row, cells }) => rowOf(row, cells, columns)),
      ...table.between.map((between) => textRow(between, columns)),
    ]
      .filter((row) => isOn(row, query.lines))
      .sort((a, b) => a.line - b.line),
    unconverted,
  };
}

/** "(₹ in crore)" above the first figures: the heads say it. */
function isCaption({ placed, row, role }: WholeRow, cells: readonly TableCell[]): boolean {
  const [only, ...others] = cells;
  if (role !== 'span' || row > placed.layout.firstData || !only || others.length > 0) return false;
  return captionOf(only.text, only.line)?.pure ?? false;
}

function isOn({ line, end }: LineSpan, lines: LineSpan | null): boolean {
  return lines === null || (line <= lines.end && end >= lines.line);
}

/** A line between two parts stands where labels do. */
function textRow({ line, text }: LineBetween, columns: readonly TableColumn[]): TableRow {
  const column = columns[0]?.column ?? 1;
  const cells: TableCell[] = [{ column, kind: 'text', text, line, figures: [] }];
  return { line, end: line, role: 'text', cells, units: [], periods: [] };
}

function rowOf(row: WholeRow, all: readonly TableCell[], columns: readonly TableColumn[]): TableRow {
  const byColumn = new Map(columns.map((column) => [column.column, column]));
  const cells = all.filter(({ column }) => byColumn.has(column));
  const measured = cells.flatMap((cell) =>
    cell.figures.flatMap(({ figure, unit }) => (figure.nil ? [] : [{ cell, figure, unit }])),
  );
  const units = measured.flatMap(({ cell, unit }) =>
    unitKey(unit) === unitKey(byColumn.get(cell.column)?.unit ?? null)
      ? []
      : [{ column: cell.column, is: unit, key: unitKey(unit) }],
  );
  const periods = measured.flatMap(({ cell, figure, unit }) =>
    unit?.kind === 'none' || periodKey(figure) === (byColumn.get(cell.column)?.period?.label ?? '')
      ? []
      : [{ column: cell.column, is: figure.period, key: periodKey(figure) }],
  );
  const { line, end, role } = row;
  return { line, end, role, cells, units: owns(units), periods: owns(periods) };
}

function periodKey({ period }: Figure): string {
  return period?.label ?? '';
}

function owns<T>(
  found: readonly { readonly column: number; readonly is: T | null; readonly key: string }[],
): Own<T>[] {
  const byKey = new Map<string, { columns: Set<number>; is: T | null }>();
  for (const { column, is, key } of found) {
    const held = byKey.get(key);
    if (held) held.columns.add(column);
    else byKey.set(key, { columns: new Set([column]), is });
  }
  return [...byKey.values()].map(({ columns, is }) => ({ columns: [...columns], is }));
}
