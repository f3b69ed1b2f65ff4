import type { Figure, Period, Unit } from '../../meaning/answer.js';
import { headerText, headsAt } from '../../meaning/places/place.js';
import type { TableCell } from './table-cells.js';
import type { WholeRow, WholeTable } from './whole-table.js';

/** A column of a table, and what most of its figures are. */
export interface TableColumn {
  /** In the grid of the whole table, from 1. */
  readonly column: number;
  readonly header: string | null;
  /** `nil`: nothing but marks for nothing, and words. */
  readonly holds: 'words' | 'nil' | 'figures';
  /** Null where the document does not give it, and for words. */
  readonly unit: Unit | null;
  /** Null where the document does not give it, and where each row is of a period of its own. */
  readonly period: Period | null;
  /** True when the rows are dated, not the columns. */
  readonly datedByRows: boolean;
}

/** A row with its cells. */
export interface FilledRow {
  readonly row: WholeRow;
  readonly cells: readonly TableCell[];
}

/**
 * The columns that hold something, in order. One that holds nothing but the currency signs of the figures beside it is
 * none; one that has a head of its own and no cell is.
 */
export function columnsOf(table: WholeTable, rows: readonly FilledRow[]): readonly TableColumn[] {
  const cells = new Map<number, TableCell[]>();
  for (const { cells: inRow } of rows) {
    for (const cell of inRow) {
      if (cell.kind === 'sign') continue;
      const held = cells.get(cell.column);
      if (held) held.push(cell);
      else cells.set(cell.column, [cell]);
    }
  }
  const headers = Array.from({ length: table.columns }, (_, i) => headerOf(table, i + 1));
  return headers.flatMap((header, i) => {
    const column = i + 1;
    const inColumn = cells.get(column);
    if (inColumn) return [columnOf(column, header, inColumn)];
    const isOwn =
      header !== null &&
      /[\p{L}\p{N}]/u.test(header) &&
      header !== headers[i - 1] &&
      header !== headers[i + 1];
    return isOwn ? [columnOf(column, header, [])] : [];
  });
}

/** The head over a column as its first row of data has it. */
function headerOf(table: WholeTable, column: number): string | null {
  for (const { placed, row, shift, role } of table.rows) {
    if (role !== 'data') continue;
    const own = column <= placed.layout.labels ? column : column - shift;
    return own > 0 ? headerText(headsAt({ placed, row, column: own })) : null;
  }
  return null;
}

function columnOf(column: number, header: string | null, cells: readonly TableCell[]): TableColumn {
  const all = cells.flatMap(({ figures }) => figures);
  const measured = all.filter(({ figure }) => !figure.nil);
  const texts = cells.filter(({ kind }) => kind === 'text').length;
  // a row that the converter left in one cell does not make figures of a column of labels
  const isWords = 2 * cells.filter(({ figures }) => figures.length > 0).length < texts;
  if (isWords || all.length === 0) return wordsOf(column, header);
  const holds = measured.length > 0 ? 'figures' : 'nil';
  const [unit = null] = mostFrequent(
    measured.map((each) => each.unit),
    unitKey,
  );
  const dated = measured.filter((each) => each.unit?.kind !== 'none').map(({ figure }) => figure);
  const periods = (dated.length > 0 ? dated : all.map(({ figure }) => figure)).map(({ period }) => period);
  const datedByRows = 2 * periods.filter((period) => period?.source === 'row').length > periods.length;
  const [period = null] = datedByRows ? [] : mostFrequent(periods, (each) => each?.label ?? '');
  return {
    column,
    header: mostFrequent(headersOf(all), (each) => each)[0] ?? header,
    holds,
    unit,
    period,
    datedByRows,
  };
}

function wordsOf(column: number, header: string | null): TableColumn {
  return { column, header, holds: 'words', unit: null, period: null, datedByRows: false };
}

function headersOf(figures: readonly { readonly figure: Figure }[]): readonly string[] {
  return figures.flatMap(({ figure }) => figure.header ?? []);
}

/** Units that a reader would call the same, whatever line says so. */
export function unitKey(unit: Unit | null): string {
  return unit ? `${unit.kind} ${unit.currency} ${unit.scale} ${unit.multiplier}` : '';
}

/** The first of those with the most frequent key, in an array; empty where there are none. */
function mostFrequent<T>(all: readonly T[], key: (each: T) => string): readonly T[] {
  const counts = new Map<string, { first: T; count: number }>();
  for (const each of all) {
    const name = key(each);
    const held = counts.get(name);
    if (held) held.count += 1;
    else counts.set(name, { first: each, count: 1 });
  }
  const [most] = [...counts.values()].sort((a, b) => b.count - a.count);
  return most ? [most.first] : [];
}
