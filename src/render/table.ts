export interface Column {
  readonly align: 'left' | 'right';
}

export interface TableOptions {
  /** Blanks before the first column. */
  readonly indent?: number;
  /** Off a terminal no column is padded to more than this: a cell that is wider pushes the others on. */
  readonly widest?: number;
}

/** What a table is printed on. */
export interface Surface {
  readonly isTerminal: boolean;
  /** Width in columns. */
  readonly columns: number;
}

export const GAP = 2;
/** The last column is not wrapped narrower than this. */
const NARROWEST = 16;

/**
 * Rows as aligned lines without line ends, two blanks between columns and none at the end of a line. On a terminal the
 * last column is wrapped at its width; elsewhere every row is one line, however long.
 *
 * @param rows cells of plain or coloured text, none with a line feed
 * @param columns one for each cell of a row
 */
export async function tableLines(
  rows: readonly (readonly string[])[],
  columns: readonly Column[],
  surface: Surface,
  options: TableOptions = {},
): Promise<string[]> {
  const indent = ' '.repeat(options.indent ?? 0);
  const most = surface.isTerminal ? Number.POSITIVE_INFINITY : (options.widest ?? Number.POSITIVE_INFINITY);
  const widthOf = await measureFor(rows);
  const widths = columns.map((_, i) =>
    Math.min(most, Math.max(0, ...rows.map((row) => widthOf(row[i] ?? '')))),
  );
  const pad = (cell: string, i: number): string => {
    const blanks = ' '.repeat(Math.max(0, (widths[i] ?? 0) - widthOf(cell)));
    return columns[i]?.align === 'right' ? blanks + cell : cell + blanks;
  };
  const before = widths.slice(0, -1).reduce((sum, width) => sum + width + GAP, indent.length);
  const room = Math.max(NARROWEST, surface.columns - before);
  if (surface.isTerminal && (widths.at(-1) ?? 0) > room)
    return wrapped(rows, columns, [...widths.slice(0, -1), room], indent);
  return rows.map((row) => (indent + row.map(pad).join(' '.repeat(GAP))).trimEnd());
}

/** Rows in columns of given widths: a cell that is wider is wrapped. */
export async function wrapped(
  rows: readonly (readonly string[])[],
  columns: readonly Column[],
  widths: readonly number[],
  indent: string,
): Promise<string[]> {
  const { default: Table } = await import('cli-table3');
  const table = new Table({
    chars: NO_BORDERS,
    // With its own styles the library colours heads and borders even when nobody asked for colour.
    style: { head: [], border: [], 'padding-left': 0, 'padding-right': GAP },
    colWidths: widths.map((width) => width + GAP),
    colAligns: columns.map((column) => column.align),
    wordWrap: true,
  });
  table.push(...rows.map((row) => [...row]));
  return table
    .toString()
    .split('\n')
    .map((line) => (indent + line).trimEnd());
}

const NO_BORDERS = Object.fromEntries(
  ['top', 'bottom', 'mid', 'left', 'right']
    .flatMap((side) => [side, `${side}-mid`, `${side}-left`, `${side}-right`])
    .concat('middle')
    .map((part) => [part, '']),
);

/** Characters of European text: each takes one column. The soft hyphen, which takes none, is left out. */
const NARROW = /^[ -~\u00a0-\u00ac\u00ae-\u024f\u2010-\u2027\u2030-\u205e\u20a0-\u20bf]*$/;

export type Measure = (text: string) => number;

/** What tells how many columns of a terminal a text takes. Plain text need not wait for the library. */
export async function measureFor(rows: readonly (readonly string[])[]): Promise<Measure> {
  if (rows.every((row) => row.every((cell) => NARROW.test(cell)))) return (text) => text.length;
  return (await import('string-width')).default;
}
