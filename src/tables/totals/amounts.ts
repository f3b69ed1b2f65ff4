import { remembered } from '../../document/remember.js';
import type { Printed } from '../../figures/printed.js';
import type { Layout } from '../layout.js';
import { headsOf } from '../layout.js';
import type { Cell } from '../table.js';

/** A row of a table, or of a part of one whose columns lie `shift` columns to the left. */
export interface SumRow {
  readonly layout: Layout;
  /** Index of the row in the layout. */
  readonly row: number;
  readonly shift: number;
}

/** A place of a table that a sum may run over. */
export interface Amount {
  /** In the smallest decimal place that the table prints: 12.5 is 1250 where another figure prints two places. */
  readonly value: number;
  /** The same where a double does not hold it to the last digit. */
  readonly exact?: bigint;
  /** Null for a nil mark. */
  readonly printed: Printed | null;
  readonly line: number;
}

/** A row of a table as amounts, all of the table in one decimal place. */
export interface AmountRow {
  readonly row: SumRow;
  readonly label: string;
  /** By column - 1; null where a place holds no amount, or one that cannot be read. */
  readonly amounts: readonly (Amount | null)[];
  /** Columns - 1 that hold digits of which no amount was made: several figures, or a damaged one. */
  readonly unread: ReadonlySet<number>;
}

export interface Amounts {
  readonly places: number;
  /** What the last printed place of each column counts. */
  readonly steps: readonly number[];
  readonly rows: readonly AmountRow[];
}

/** Sums of as many figures of this size are exact in a double: it holds every whole number up to 2 to the 53rd. */
const LARGEST = 2 ** 53 / 1000;

/** The value of an amount to its last digit. */
export function exactOf({ value, exact }: Amount): bigint {
  return exact ?? BigInt(value);
}

/**
 * What is known of the figures of cells: a damaged one with what it was, null where that is not proven; a rate or share,
 * which no sum runs over.
 */
export type KnownFigures = ReadonlyMap<Cell, number | null | 'rate'>;

/** The amounts of the rows of a table of so many columns: cells of one figure that is no share, and nil marks. */
export function amountsOf(rows: readonly SumRow[], columns: number, known: KnownFigures): Amounts {
  const places = rows.reduce((most, row) => Math.max(most, placesIn(row)), 0);
  const steps = Array.from({ length: columns }, () => 0);
  const made = rows.map((row): AmountRow => {
    const unread = new Set<number>();
    const amounts = Array.from({ length: columns }, (_, index) => {
      const amount = amountAt(row, index + 1 - row.shift, places, known);
      steps[index] = Math.max(steps[index] ?? 0, amount?.printed?.value?.places ?? 0);
      if (!amount && isUnread(row, index + 1 - row.shift, known)) unread.add(index);
      return amount;
    });
    // the second of two figures in a cell may be that of an empty one beside it
    if (unread.size > 0) for (const [index, amount] of amounts.entries()) if (!amount) unread.add(index);
    return { row, label: labelOf(row), amounts, unread };
  });
  return { places, steps: steps.map((own) => 10 ** (places - own)), rows: made };
}

/** The most decimal places that a figure of a row prints. */
function placesIn({ layout, row }: SumRow): number {
  let most = 0;
  for (const content of layout.contents[row] ?? [])
    if (content.kind === 'figures')
      for (const { value } of content.figures) most = Math.max(most, value?.places ?? 0);
  return most;
}

function amountAt(
  { layout, row }: SumRow,
  column: number,
  places: number,
  known: KnownFigures,
): Amount | null {
  const content = layout.roles[row] === 'data' ? layout.contents[row]?.[column - 1] : undefined;
  const cell = layout.table.rows[row]?.cells[column - 1];
  // serials stand in front of the labels
  if (!content || !cell || cell.columnSpan > 1 || isSerial(layout, row, column)) return null;
  if (isShare(layout, column)) return null;
  if (content.kind === 'nil') return { value: 0, printed: null, line: cell.line };
  const [printed, more] = content.kind === 'figures' ? content.figures : [];
  if (!printed?.value || more || printed.percent || IS_CUT.test(cell.text)) return null;
  const value = known.get(cell);
  if (value === null || value === 'rate') return null;
  const { digits, places: own } = printed.value;
  const scaled =
    value === undefined ? Number(digits) * 10 ** (places - own) : Math.round(value * 10 ** places);
  if (Math.abs(scaled) <= LARGEST) return { value: scaled, printed, line: cell.line };
  if (value !== undefined) return null;
  return { value: scaled, exact: digits * 10n ** BigInt(places - own), printed, line: cell.line };
}

/** "2,": the rest of the figure stands in the next cell. */
const IS_CUT = /\d[.,]\W*$/;

function isUnread({ layout, row }: SumRow, column: number, known: KnownFigures): boolean {
  const content = layout.roles[row] === 'data' ? layout.contents[row]?.[column - 1] : undefined;
  const cell = layout.table.rows[row]?.cells[column - 1];
  if (!content || !cell || column <= layout.labels || known.get(cell) === 'rate' || isShare(layout, column))
    return false;
  return (
    (content.kind === 'figures' && content.figures.every(({ percent }) => !percent)) ||
    (content.kind === 'text' && /\d/.test(cell.text))
  );
}

/** "% of total", "Per cent": what is rounded on its own does not add up. */
const isShare = remembered((layout: Layout, column: number): boolean =>
  headsOf(layout, layout.firstData, column).some(({ cell }) => /%|\bper ?cent/i.test(cell.text)),
);

function isSerial(layout: Layout, row: number, column: number): boolean {
  return column === 1 && layout.contents[row]?.[1]?.kind === 'text';
}

/** The texts of a row, left to right. */
function labelOf({ layout, row }: SumRow): string {
  const contents = layout.contents[row] ?? [];
  const texts = (layout.table.rows[row]?.printed ?? []).flatMap((cell) =>
    contents[cell.column - 1]?.kind === 'text' ? [cell.text] : [],
  );
  return texts.join(' ').replace(/\s+/g, ' ').trim();
}
