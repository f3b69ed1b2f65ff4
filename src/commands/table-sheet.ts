import type { Period, Unit } from '../meaning/answer.js';
import { unitLabel } from '../meaning/governing.js';
import type { TableCell } from '../operations/tables/table-cells.js';
import type { TableColumn } from '../operations/tables/table-columns.js';
import type { Own, TableData, TableRow } from '../operations/tables/table-data.js';
import { shown } from '../render/shown.js';
import { headerNames } from './header-words.js';
import { fullPeriod } from './period-text.js';
import { convertedText } from './units-amounts.js';

/** A table as a sheet: one row of heads, then a row each with its line last. */
export interface Sheet {
  readonly heads: readonly string[];
  /** True for columns of figures. */
  readonly isFigures: readonly boolean[];
  readonly rows: readonly SheetRow[];
}

export interface SheetRow {
  readonly line: number;
  readonly end: number;
  readonly cells: readonly SheetCell[];
}

/** `number` is an exact plain decimal; null for what is no single figure, of which `text` is all there is. */
export interface SheetCell {
  readonly text: string;
  readonly number: string | null;
}

/** The sheet of a table: with columns for units and periods of rows only where a row needs one. */
export function sheetOf(table: TableData): Sheet {
  const { columns, rows } = table;
  const hasUnits = rows.some(({ units }) => units.length > 0);
  const hasPeriods = rows.some(({ periods }) => periods.length > 0);
  return {
    heads: [
      ...columns.map(headOf),
      ...(hasUnits ? ['unit'] : []),
      ...(hasPeriods ? ['period'] : []),
      'line',
    ].map(shown),
    isFigures: columns.map(({ holds }) => holds === 'figures'),
    rows: rows.map((row) => ({
      line: row.line,
      end: row.end,
      cells: [
        ...columns.map(({ column }) => cellOf(row.cells.find((cell) => cell.column === column))),
        ...(hasUnits ? [words(ownText(row, row.units, unitLabel))] : []),
        ...(hasPeriods ? [words(ownText(row, row.periods, fullPeriod))] : []),
        { text: String(row.line), number: String(row.line) },
      ],
    })),
  };
}

function words(text: string): SheetCell {
  return { text, number: null };
}

function cellOf(cell: TableCell | undefined): SheetCell {
  // its figure has the sign
  if (!cell || cell.kind === 'sign') return words('');
  return {
    text: printedText(cell),
    number: cell.kind === 'number' ? (cell.figures[0]?.value ?? null) : null,
  };
}

/** A cell for a reader: as printed, or converted with its digits parted in the same way. */
export function printedText({ kind, text, figures }: TableCell): string {
  const [only] = figures;
  if (kind !== 'number' || !only || only.value === null || only.unit === only.figure.unit) return shown(text);
  return convertedText(only.value, only.figure);
}

/** `31 March 2025 (₹ crore)`: what a column is, with its period where its header does not name it. */
export function headOf(column: TableColumn): string {
  const unit = headUnit(column);
  const named = [column.header ?? '', headPeriod(column) ?? ''].filter((text) => text !== '').join(', ');
  return [named, unit === null ? '' : `(${unit})`].filter((text) => text !== '').join(' ');
}

/** The period that its head must say, or that it is not stated; null where there is nothing to say. */
export function headPeriod({ header, holds, unit, period, datedByRows }: TableColumn): string | null {
  if (holds !== 'figures' || unit?.kind === 'none') return null;
  if (period) return headerNames(header, period) ? null : fullPeriod(period);
  return datedByRows ? null : 'period not stated';
}

/** The unit that its head must say; null for words and for numbers that measure nothing. */
export function headUnit({ holds, unit }: TableColumn): string | null {
  if (unit) return unit.kind === 'none' ? null : unitLabel(unit);
  return holds === 'figures' ? 'unit not stated' : null;
}

/** What the figures of a row are in place of what their columns say: `per cent`; `column 3: per cent` where not all are. */
export function ownText<T extends Unit | Period>(
  row: TableRow,
  owns: readonly Own<T>[],
  name: (is: T) => string,
): string {
  const filled = new Set(
    row.cells.flatMap(({ column, figures }) => (figures.some(({ figure }) => !figure.nil) ? [column] : [])),
  );
  const text = ({ is }: Own<T>): string => (is ? name(is) : 'not stated');
  const [first] = owns;
  if (first && owns.length === 1 && first.columns.length === filled.size) return text(first);
  return owns
    .map((own) => `column${own.columns.length > 1 ? 's' : ''} ${own.columns.join(', ')}: ${text(own)}`)
    .join('; ');
}
