import { createRequire } from 'node:module';
import type StringWidth from 'string-width';

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

const GAP = 2;
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
  const widths = columns.map((_, i) =>
    Math.min(most, Math.max(0, ...rows.map((row) => widthOf(row[i] ?? '')))),
  );
  const before = widths.slice(0, -1).reduce((sum, width) => sum + width + GAP, indent.length);
  const room = Math.max(NARROWEST, surface.columns - before);
  if (surface.isTerminal && (widths.at(-1) ?? 0) > room)
    return wrapped(rows, columns, [...widths.slice(0, -1), room], indent);
  return rows.map((row) =>
    (indent + row.map((cell, i) => pad(cell, widths[i] ?? 0, columns[i])).join(' '.repeat(GAP))).trimEnd(),
  );
}

function pad(cell: string, width: number, column: Column | undefined): string {
  const blanks = ' '.repeat(Math.max(0, width - widthOf(cell)));
  return column?.align === 'right' ? blanks + cell : cell + blanks;
}

async function wrapped(
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

/** Columns of a terminal that a text takes. What is all ASCII takes one a character, and need not wait for the library. */
function widthOf(text: string): number {
  if (/^[ -~]*$/.test(text)) return text.length;
  stringWidth ??= createRequire(import.meta.url)('string-width').default as typeof StringWidth;
  return stringWidth(text);
}

let stringWidth: typeof StringWidth | null = null;
