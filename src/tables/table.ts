/** A cell of a table's grid. Spans are expanded: a spanning cell stands in every grid place that it covers. */
export interface Cell {
  /** Decoded text: entities decoded, tags and emphasis marks removed, `<br>` as one blank, trimmed. */
  readonly text: string;
  /** The text as it stands in the line. */
  readonly raw: string;
  /** 1-based line of the cell's first character. */
  readonly line: number;
  /** 1-based first grid column, and how many columns it covers. */
  readonly column: number;
  readonly columnSpan: number;
  /** True in the grid places below the first row of a rowspan. */
  readonly continued: boolean;
  /** True when the converter marked it as header (th). */
  readonly header: boolean;
}

export interface Row {
  /** First and last line of the row (one cell a line: they differ). */
  readonly line: number;
  readonly end: number;
  /** Indexed by grid column - 1; undefined where the row has no cell. */
  readonly cells: readonly (Cell | undefined)[];
}

export interface Table {
  readonly kind: 'pipe' | 'html';
  readonly line: number;
  readonly end: number;
  readonly rows: readonly Row[];
  /** Number of grid columns. */
  readonly columns: number;
  /** Line of the `|---|` rule, or null. */
  readonly rule: number | null;
}
