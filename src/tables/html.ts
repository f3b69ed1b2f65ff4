import { plainText } from '../document/plain.js';
import type { Cell, Row, Table } from './table.js';

/** No real report spans more; a document that claims 10^9 columns must not cost memory. */
const MOST_SPAN = 200;
const MOST_PLACES = 2000;

/** A cell as its tags give it; its text is still Markdown. */
interface OpenCell {
  readonly line: number;
  readonly header: boolean;
  readonly columnSpan: number;
  readonly rowSpan: number;
  raw: string;
}

interface OpenRow {
  readonly line: number;
  end: number;
  readonly cells: OpenCell[];
}

/**
 * The HTML tables that open on line `from` (0-based): whole on one line, a row a line, or a cell a line; several when
 * several are opened and closed on the line. Nested tables count as text of their cell. A table that is never closed
 * ends where the text does.
 */
export function htmlTablesAt(lines: readonly string[], from: number): readonly Table[] {
  const alone = tableAlone(lines, from);
  return alone ? [alone] : readTables(lines, from);
}

function readTables(lines: readonly string[], from: number): readonly Table[] {
  const reader = new TableReader();
  for (let i = from; i < lines.length; i += 1) {
    if (i > from && !reader.isOpen) break;
    reader.read(lines[i] ?? '', i + 1);
  }
  return reader.finish(lines.length);
}

/** The table that opens on a line, where no other begins on its first or last line; null where that, or its end, is not plain. */
function tableAlone(lines: readonly string[], from: number): Table | null {
  let depth = 0;
  let lead: string | null = null;
  for (let i = from; i < lines.length; i += 1) {
    const line = lines[i] ?? '';
    if (!line.includes('<')) continue;
    for (const tag of line.matchAll(/<(\/?)table\b[^<>]*>/gi)) {
      const closes = tag[1] === '/';
      if (lead !== null ? depth === 0 : closes) return null;
      lead ??= line.slice(0, tag.index);
      depth += closes ? -1 : 1;
    }
    if (lead === null) return null;
    if (depth === 0) return new UnreadTable(lines, from, i, lead);
  }
  return null;
}

/** Follows the tags of tables line by line; other tags are text of their cell. */
class TableReader {
  readonly #found: Table[] = [];
  #opened: number | null = null;
  /** What the line of the table prints in front of it. */
  #lead = '';
  #caption: { text: string; readonly line: number } | null = null;
  /** True between the tags of a caption. */
  #captioned = false;
  #nested = 0;
  #rows: OpenRow[] = [];
  #row: OpenRow | null = null;
  #cell: OpenCell | null = null;

  get isOpen(): boolean {
    return this.#opened !== null;
  }

  read(line: string, number: number): void {
    let last = 0;
    let from = 0;
    for (const tag of line.matchAll(/<(\/?)(table|caption|tr|td|th)\b([^<>]*)>/gi)) {
      this.#text(line.slice(last, tag.index));
      last = tag.index + tag[0].length;
      const name = (tag[2] ?? '').toLowerCase();
      const closes = tag[1] === '/';
      if (name === 'table') {
        if (!this.isOpen && !closes) this.#lead = line.slice(from, tag.index);
        this.#table(closes, number);
        from = last;
      } else if (this.#nested > 0) this.#separate();
      else if (this.isOpen && name === 'caption') this.#newCaption(closes, number);
      else if (this.isOpen && name === 'tr') this.#newRow(closes, number);
      else if (this.isOpen) this.#newCell(closes, name === 'th', tag[3] ?? '', number);
    }
    this.#text(`${line.slice(last)} `);
  }

  #text(raw: string): void {
    if (this.#cell) this.#cell.raw += raw;
    else if (this.#captioned && this.#caption) this.#caption.text += raw;
  }

  #newCaption(closes: boolean, number: number): void {
    this.#cell = null;
    this.#captioned = !closes;
    if (!closes) this.#caption = { text: '', line: number };
  }

  finish(lastLine: number): readonly Table[] {
    if (this.isOpen) this.#close(lastLine);
    return this.#found;
  }

  #table(closes: boolean, number: number): void {
    if (!this.isOpen && !closes) this.#opened = number;
    else if (!closes) this.#nested += 1;
    else if (this.#nested > 0) this.#nested -= 1;
    else if (this.isOpen) this.#close(number);
  }

  #close(number: number): void {
    this.#found.push(new HtmlTable(this.#opened ?? number, number, this.#lead, this.#caption, this.#rows));
    this.#opened = null;
    this.#caption = null;
    this.#captioned = false;
    this.#rows = [];
    this.#row = null;
    this.#cell = null;
  }

  #separate(): void {
    if (this.#cell) this.#cell.raw += ' ';
  }

  #newRow(closes: boolean, number: number): void {
    this.#cell = null;
    this.#row = closes ? null : { line: number, end: number, cells: [] };
    if (this.#row) this.#rows.push(this.#row);
  }

  #newCell(closes: boolean, header: boolean, attributes: string, number: number): void {
    this.#cell = null;
    if (closes) return;
    if (!this.#row) this.#newRow(false, number);
    const row = this.#row;
    if (!row) return;
    this.#cell = {
      line: number,
      header,
      columnSpan: span(COLUMN_SPAN, attributes),
      rowSpan: span(ROW_SPAN, attributes),
      raw: '',
    };
    row.cells.push(this.#cell);
    row.end = number;
  }
}

const COLUMN_SPAN = /\bcolspan\s*=\s*["']?(\d+)/i;
const ROW_SPAN = /\browspan\s*=\s*["']?(\d+)/i;

function span(pattern: RegExp, attributes: string): number {
  const n = Number(pattern.exec(attributes)?.[1] ?? 1);
  return Math.min(Math.max(1, n), MOST_SPAN);
}

/** A table of which only the place is known: its tags are followed when its rows are first asked for. */
class UnreadTable implements Table {
  readonly kind = 'html';
  readonly line: number;
  readonly end: number;
  readonly lead: string;
  readonly #lines: readonly string[];
  #read: Table | undefined;

  constructor(lines: readonly string[], from: number, to: number, lead: string) {
    this.#lines = lines;
    this.line = from + 1;
    this.end = to + 1;
    this.lead = lead;
  }

  get caption(): Table['caption'] {
    return this.#table?.caption ?? null;
  }

  get rows(): readonly Row[] {
    return this.#table?.rows ?? [];
  }

  get columns(): number {
    return this.#table?.columns ?? 1;
  }

  get #table(): Table | undefined {
    this.#read ??= readTables(this.#lines, this.line - 1)[0];
    return this.#read;
  }
}

/** The grid is laid out when first asked for: finding where tables stand must not cost reading them. */
class HtmlTable implements Table {
  readonly kind = 'html';
  readonly line: number;
  readonly end: number;
  readonly lead: string;
  readonly caption: Table['caption'];
  readonly #open: readonly OpenRow[];
  #rows: readonly Row[] | undefined;
  #columns: number | undefined;

  constructor(line: number, end: number, lead: string, caption: Table['caption'], open: readonly OpenRow[]) {
    this.line = line;
    this.end = end;
    this.lead = lead;
    this.caption = caption;
    this.#open = open;
  }

  get rows(): readonly Row[] {
    this.#rows ??= gridOf(this.#open);
    return this.#rows;
  }

  get columns(): number {
    this.#columns ??= this.rows.reduce((most, row) => Math.max(most, row.cells.length), 1);
    return this.#columns;
  }
}

/** Lays the cells out: each takes the first free place of its row; spans fill the places that they cover. */
function gridOf(open: readonly OpenRow[]): readonly Row[] {
  const grid: (Cell | undefined)[][] = open.map(() => []);
  return open.map((row, r): Row => {
    const printed: Cell[] = [];
    let column = 0;
    for (const { line, header, columnSpan, rowSpan, raw } of row.cells) {
      while (grid[r]?.[column]) column += 1;
      const text = plainText(raw)
        .replace(/[^\S\n]+/g, ' ')
        .trim();
      const cell: Cell = { text, line, column: column + 1, columnSpan, rowSpan, header };
      printed.push(cell);
      place(grid, r, cell);
      column += columnSpan;
    }
    return { line: row.line, end: row.end, cells: grid[r] ?? [], printed };
  });
}

function place(grid: (Cell | undefined)[][], row: number, cell: Cell): void {
  // a cell that claims a whole region of the grid costs no more than a wide row
  const rows = cell.rowSpan * cell.columnSpan > MOST_PLACES ? 1 : cell.rowSpan;
  for (let down = row; down < Math.min(row + rows, grid.length); down += 1) {
    const places = grid[down];
    if (!places) continue;
    for (let across = cell.column - 1; across < cell.column - 1 + cell.columnSpan; across += 1)
      places[across] ??= cell;
  }
}
