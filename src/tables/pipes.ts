import type { Document } from '../document/document.js';
import { plainText } from '../document/plain.js';
import { lineHolding } from '../document/scan.js';
import type { Cell, Row, Table } from './table.js';

const RULE = /^\s*\|?\s*:?-+:?\s*(?:\|\s*:?-+:?\s*)*\|?\s*$/;

/** A pipe that is not escaped. */
const CELL_EDGE = /(?<!\\)\|/;

/** True for `|---|---|`, with or without outer pipes. */
export function isRule(line: string): boolean {
  return line.includes('-') && line.includes('|') && RULE.test(line);
}

/** True when the line is written as a row with a pipe in front (an escaped one, too, when more follow). */
function hasOuterPipe(line: string): boolean {
  return line.startsWith('|') || /^\s*(?:\||\\\|[^|]*(?<!\\)\|)/.test(line);
}

function hasPipe(line: string): boolean {
  return line.startsWith('|') || (line.includes('|') && /(?<!\\)\|/.test(line));
}

/**
 * The pipe table that begins at `from` (0-based), or null. A run of rows with outer pipes is a table with or without a
 * rule; rows without outer pipes need the rule (`Annual Report | 41` is a line of prose).
 */
export function pipeTableAt(document: Document, from: number): Table | null {
  const { lines } = document;
  const first = lines[from] ?? '';
  if (!hasPipe(first)) return null;
  const broken = endOfBrokenRow(lines, from);
  if (broken !== null) {
    const to = lastRow(document, broken + 1, true);
    return new PipeTable(lines, from, to, null, broken + 1);
  }
  const second = lines[from + 1] ?? '';
  const rule = isRule(first) ? first : isRule(second) ? second : null;
  // without outer pipes `|2025|2024` over `---|---|---` has an empty first cell
  const outer = rule === null ? hasOuterPipe(first) : hasOuterPipe(rule) && hasOuterPipe(first);
  if (!outer && rule === null) return null;
  const to = lastRow(document, from, outer);
  if (to === from && !/^\s*\|.*\|\s*$/.test(first)) return null;
  return new PipeTable(lines, from, to, outer || rule === null ? null : pipesIn(rule));
}

/** No head has more line breaks in its cells. */
const MOST_BREAKS = 60;

/** Index of the line that ends a header row whose cells hold line breaks, or null: it opens with a pipe, and a rule follows. */
function endOfBrokenRow(lines: readonly string[], from: number): number | null {
  if (!/^\s*\|/.test(lines[from] ?? '') || /\|\s*$/.test(lines[from] ?? '')) return null;
  for (let n = from + 1; n < Math.min(from + MOST_BREAKS, lines.length - 1); n += 1) {
    const line = lines[n] ?? '';
    if (line.trim() === '' || isRule(line) || /^\s*\|/.test(line)) return null;
    if (/\|\s*$/.test(line) && isRule(lines[n + 1] ?? '') && hasOuterPipe(lines[n + 1] ?? '')) return n;
  }
  return null;
}

function pipesIn(line: string): number {
  return line.split(CELL_EDGE).length - 1;
}

/** A line that does not open with a pipe, as nearly all rows do. */
const NO_PIPE = /^[^|]/gm;

/** The last of the rows that follow on one another from a line, both counted from 0. */
function lastRow(document: Document, from: number, outer: boolean): number {
  const { lines } = document;
  let to = from;
  while (to + 1 < lines.length && isRowAfter(lines[to + 1] ?? '', outer)) {
    const other = lineHolding(document, NO_PIPE, to + 2) ?? lines.length + 1;
    to = Math.max(to + 1, other - 2);
  }
  return to;
}

function isRowAfter(line: string, outer: boolean): boolean {
  return hasPipe(line) && (!outer || hasOuterPipe(line));
}

/** The rows are read when first asked for: finding where tables stand must not cost reading them. */
class PipeTable implements Table {
  readonly kind = 'pipe';
  readonly lead = '';
  readonly caption = null;
  readonly #lines: readonly string[];
  readonly line: number;
  readonly end: number;
  #rows: readonly Row[] | undefined;
  #columns: number | undefined;
  /** How many pipes a full row has where no outer pipes are printed, else null. */
  readonly #openPipes: number | null;

  /** Last line of the first row, where its cells hold line breaks. */
  readonly #brokenTo: number;

  constructor(
    lines: readonly string[],
    from: number,
    to: number,
    openPipes: number | null,
    brokenTo = from + 1,
  ) {
    this.#openPipes = openPipes;
    this.#brokenTo = brokenTo;
    this.#lines = lines;
    this.line = from + 1;
    this.end = to + 1;
  }

  get rows(): readonly Row[] {
    this.#rows ??= this.#read();
    return this.#rows;
  }

  get columns(): number {
    this.#columns ??= this.rows.reduce((most, row) => Math.max(most, row.cells.length), 1);
    return this.#columns;
  }

  #read(): readonly Row[] {
    const rows: Row[] = [];
    if (this.#brokenTo > this.line) {
      const lines = this.#lines.slice(this.line - 1, this.#brokenTo);
      rows.push({ ...pipeRow(lines.join('\n'), this.line, null), end: this.#brokenTo });
    }
    for (let n = this.line + rows.length * (this.#brokenTo - this.line + 1); n <= this.end; n += 1) {
      const text = this.#lines[n - 1] ?? '';
      if (!isRule(text)) rows.push(pipeRow(text, n, this.#openPipes));
    }
    return rows;
  }
}

/** The raw cells of a row: cut at pipes that are not escaped, outer pipes dropped. */
export function splitCells(line: string): string[] {
  const inner = line
    .trim()
    .replace(/^\\?\|/, '')
    .replace(/(?<!\\)\|$/, '');
  return inner.split(CELL_EDGE);
}

function pipeRow(line: string, number: number, openPipes: number | null): Row {
  const raws = pipesIn(line) === openPipes ? line.split(CELL_EDGE) : splitCells(line);
  const cells = raws.map(
    (raw, i): Cell => ({
      text: plainText(raw)
        .replace(/[^\S\n]{2,}|\t/g, keepGaps)
        .trim(),
      line: number,
      column: i + 1,
      columnSpan: 1,
      rowSpan: 1,
      header: false,
    }),
  );
  return { line: number, end: number, cells, printed: cells };
}

/** A gap of two or more blanks keeps two: it is what tells `5,697.02   847.30` from `5 697`. */
function keepGaps(gap: string): string {
  return gap.length > 1 ? '  ' : ' ';
}
