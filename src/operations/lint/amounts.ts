import type { Decimal } from '../../figures/decimal.js';
import type { Printed } from '../../figures/printed.js';
import type { Placed } from '../../meaning/places/scope.js';
import type { WholeRow, WholeTable } from '../tables/whole-table.js';

/** A place of a table that a sum may run over. */
export interface Amount {
  /** In the smallest decimal place that the table prints: 12.5 is 1250 where another figure prints two places. */
  readonly value: bigint;
  /** Null for a nil mark. */
  readonly printed: Printed | null;
  readonly line: number;
}

/** The rows of a table as amounts, all in one decimal place. */
export interface AmountRow {
  readonly row: WholeRow;
  readonly label: string;
  /** By column - 1; null where a place holds no amount, or one that cannot be read. */
  readonly amounts: readonly (Amount | null)[];
  /** Columns - 1 that hold digits of which no amount was made: several figures, or a damaged one. */
  readonly unread: ReadonlySet<number>;
}

export interface Amounts {
  readonly places: number;
  /** Half of what the last printed place of each column counts, doubled to stay whole: how far rounding takes one figure. */
  readonly steps: readonly bigint[];
  readonly rows: readonly AmountRow[];
}

/** The amounts of a table: cells of one figure that is no share, and nil marks. */
export function amountsOf(table: WholeTable): Amounts {
  const places = Math.max(0, ...table.rows.flatMap((row) => printedIn(row).map(({ value }) => value.places)));
  const steps = Array.from({ length: table.columns }, () => 0);
  const rows = table.rows.map((row): AmountRow => {
    const unread = new Set<number>();
    const amounts = Array.from({ length: table.columns }, (_, index) => {
      const amount = amountAt(row, index + 1 - row.shift, places);
      const own = amount?.printed?.value?.places ?? 0;
      steps[index] = Math.max(steps[index] ?? 0, own);
      if (!amount && isUnread(row, index + 1 - row.shift)) unread.add(index);
      return amount;
    });
    return { row, label: labelOf(row), amounts, unread };
  });
  return { places, steps: steps.map((own) => 10n ** BigInt(places - own)), rows };
}

function printedIn({ placed, row }: WholeRow): readonly { readonly value: Decimal }[] {
  return (placed.layout.contents[row] ?? []).flatMap((content) =>
    content.kind === 'figures' ? content.figures.flatMap(({ value }) => (value ? [{ value }] : [])) : [],
  );
}

function amountAt({ placed, row, role }: WholeRow, column: number, places: number): Amount | null {
  const content = role === 'data' ? placed.layout.contents[row]?.[column - 1] : undefined;
  const cell = placed.table.rows[row]?.cells[column - 1];
  // serials stand in front of the labels
  if (!content || !cell || cell.columnSpan > 1 || isSerial(placed, row, column)) return null;
  if (content.kind === 'nil') return { value: 0n, printed: null, line: cell.line };
  const [printed, more] = content.kind === 'figures' ? content.figures : [];
  if (!printed?.value || more || printed.percent) return null;
  const { digits, places: own } = printed.value;
  return { value: digits * 10n ** BigInt(places - own), printed, line: cell.line };
}

function isUnread({ placed, row, role }: WholeRow, column: number): boolean {
  const content = role === 'data' ? placed.layout.contents[row]?.[column - 1] : undefined;
  if (!content || column <= placed.layout.labels) return false;
  return (
    (content.kind === 'figures' && content.figures.every(({ percent }) => !percent)) ||
    (content.kind === 'text' && /\d/.test(placed.table.rows[row]?.cells[column - 1]?.text ?? ''))
  );
}

function isSerial({ layout }: Placed, row: number, column: number): boolean {
  return column === 1 && layout.contents[row]?.[1]?.kind === 'text';
}

/** The texts of a row, left to right. */
function labelOf({ placed, row }: WholeRow): string {
  const contents = placed.layout.contents[row] ?? [];
  const texts = (placed.table.rows[row]?.printed ?? []).flatMap((cell) =>
    contents[cell.column - 1]?.kind === 'text' ? [cell.text] : [],
  );
  return texts.join(' ').replace(/\s+/g, ' ').trim();
}
