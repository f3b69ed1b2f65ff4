/** A cell of a table. A cell that spans stands in every grid place that it covers, as the same object. */
export interface Cell {
  /** Plain text (see `document/plain.ts`), trimmed; stacked values stand on lines of their own. */
  readonly text: string;
  /** 1-based line of the document on which the cell begins. */
  readonly line: number;
  /** 1-based first grid column, and how many columns and rows it covers. */
  readonly column: number;
  readonly columnSpan: number;
  readonly rowSpan: number;
  /** True when the converter marked it as header (th). */
  readonly header: boolean;
}

export interface Row {
  /** First and last line of the row (one cell a line: they differ; one table a line: all rows share one). */
  readonly line: number;
  readonly end: number;
  /** Indexed by grid column - 1; undefined where the row has no cell. */
  readonly cells: readonly (Cell | undefined)[];
  /** Cells that begin in this row, in printed order. */
  readonly printed: readonly Cell[];
}

export interface Table {
  readonly kind: 'pipe' | 'html';
  readonly line: number;
  readonly end: number;
  readonly rows: readonly Row[];
  /** What its first line prints in front of it: its title, where a whole page is one line. */
  readonly lead: string;
  /** Its own caption (`<caption>`), and where that stands. */
  readonly caption: { readonly text: string; readonly line: number } | null;
  /** Number of grid columns. */
  readonly columns: number;
}

/** The same table with other rows: taken apart or moved. */
export function withRows(table: Table, rows: readonly Row[]): Table {
  const { kind, line, end, lead, caption, columns } = table;
  return { kind, line, end, lead, caption, columns, rows };
}
