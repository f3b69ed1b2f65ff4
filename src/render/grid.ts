import type { Column, Measure, Surface } from './table.js';
import { GAP, measureFor, tableLines, wrapped } from './table.js';

/** A column of a wide table: texts that stand over it, each on lines of its own, and how its cells stand. */
export interface GridColumn extends Column {
  readonly heads: readonly string[];
}

export interface GridOptions {
  /** Blanks before the first column. */
  readonly indent: number;
  /** How many columns at the left stand again where the table is parted because it is too wide for its terminal. */
  readonly repeated: number;
  /** Paints a piece of a head. */
  readonly paint: (text: string) => string;
}

/** A head is not wrapped narrower than this, unless its words are shorter. */
const NARROWEST_HEAD = 12;
/** Off a terminal a column of words is not padded to more than this. */
const WIDEST = 60;
/** On a terminal a column of words is not made narrower than this. */
const NARROWEST_WORDS = 24;

/**
 * A table as aligned lines without line ends, its heads wrapped to the width of what stands below them. On a terminal
 * columns of words are wrapped until it fits; where figures alone are too wide, the columns that do not fit stand below,
 * beside the first ones.
 */
export async function gridLines(
  columns: readonly GridColumn[],
  rows: readonly (readonly string[])[],
  surface: Surface,
  options: GridOptions,
): Promise<readonly string[]> {
  const widthOf = await measureFor([...rows, ...columns.map(({ heads }) => heads)]);
  const widths = columns.map((column, i) => naturalWidth(column, i, rows, widthOf));
  if (!surface.isTerminal) return block(columns, rows, widths, surface, options);
  const fitted = shrunk(columns, widths, surface.columns - options.indent);
  const lines: string[] = [];
  for (const picked of blocksOf(fitted, options.repeated, surface.columns - options.indent)) {
    if (lines.length > 0) lines.push('');
    lines.push(
      ...(await block(
        picked.flatMap((i) => columns[i] ?? []),
        rows.map((row) => picked.map((i) => row[i] ?? '')),
        picked.map((i) => fitted[i] ?? 0),
        surface,
        options,
      )),
    );
  }
  return lines;
}

function naturalWidth(
  { heads, align }: GridColumn,
  index: number,
  rows: readonly (readonly string[])[],
  widthOf: Measure,
): number {
  const widest = rows.reduce((most, row) => Math.max(most, widthOf(row[index] ?? '')), 0);
  const cells = align === 'left' ? Math.min(widest, WIDEST) : widest;
  const words = heads.flatMap((head) => head.split(' ')).map(widthOf);
  const longest = Math.max(0, ...heads.map(widthOf));
  return Math.max(cells, Math.min(longest, NARROWEST_HEAD), ...words.map((word) => Math.min(word, WIDEST)));
}

/** Widths with the columns of words made narrower, the widest first, until all of them fit or can be no narrower. */
function shrunk(columns: readonly GridColumn[], widths: readonly number[], room: number): readonly number[] {
  const fitted = [...widths];
  let over = total(fitted) - room;
  while (over > 0) {
    const most = Math.max(...fitted.map((width, i) => (columns[i]?.align === 'left' ? width : 0)));
    if (most <= NARROWEST_WORDS) break;
    const at = fitted.findIndex((width, i) => columns[i]?.align === 'left' && width === most);
    fitted[at] = Math.max(NARROWEST_WORDS, most - Math.max(1, over >> 1));
    over = total(fitted) - room;
  }
  return fitted;
}

function total(widths: readonly number[]): number {
  return widths.reduce((sum, width) => sum + width + GAP, -GAP);
}

/** Which columns stand side by side; the first ones in each. */
function blocksOf(widths: readonly number[], repeated: number, room: number): readonly (readonly number[])[] {
  const first = widths.slice(0, repeated).map((_, i) => i);
  const blocks: number[][] = [];
  let open = [...first];
  for (let i = repeated; i < widths.length; i += 1) {
    const isFull = total([...open, i].map((each) => widths[each] ?? 0)) > room;
    if (isFull && open.length > repeated) {
      blocks.push(open);
      open = [...first];
    }
    open.push(i);
  }
  return [...blocks, open];
}

async function block(
  columns: readonly GridColumn[],
  rows: readonly (readonly string[])[],
  widths: readonly number[],
  surface: Surface,
  { indent, paint }: GridOptions,
): Promise<readonly string[]> {
  const widthOf = await measureFor([...rows, ...columns.map(({ heads }) => heads)]);
  const heads = headRows(columns, widths, widthOf).map((row) =>
    row.map((text) => (text === '' ? '' : paint(text))),
  );
  const all = [...heads, ...rows];
  const isWider = rows.some((row) => row.some((cell, i) => widthOf(cell) > (widths[i] ?? 0)));
  if (surface.isTerminal && isWider) return wrapped(all, columns, widths, ' '.repeat(indent));
  const wide = { isTerminal: false, columns: surface.columns };
  return tableLines(all, columns, wide, { indent, widest: Math.max(WIDEST, ...widths) });
}

/** The heads as rows, so that their last lines stand side by side. */
function headRows(
  columns: readonly GridColumn[],
  widths: readonly number[],
  widthOf: Measure,
): readonly (readonly string[])[] {
  const stacks = columns.map(({ heads }, i) =>
    heads.flatMap((head) => (head === '' ? [''] : wrappedText(head, widths[i] ?? 0, widthOf))),
  );
  const height = Math.max(0, ...stacks.map((stack) => stack.length));
  return Array.from({ length: height }, (_, row) =>
    stacks.map((stack) => stack[row - (height - stack.length)] ?? ''),
  );
}

function wrappedText(text: string, width: number, widthOf: Measure): readonly string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && widthOf(`${last} ${word}`) <= width)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}
