import type { FigureTruth } from './truth.js';

export interface Cell {
  readonly text: string;
  /** Places of the grid that it covers. */
  readonly columns: number;
  readonly rows: number;
  /** What stands in it; two where the converter put two figures into one cell. */
  readonly figures: readonly FigureTruth[];
}

export interface Row {
  readonly role: 'head' | 'full width' | 'numbers' | 'item';
  /** In printed order; a place that a cell of another row covers has none. */
  readonly cells: readonly Cell[];
}

/** A table before the converter writes it down. */
export interface Sheet {
  readonly title: string;
  readonly above: readonly string[];
  readonly rows: readonly Row[];
  readonly below: readonly string[];
  /** How many places a row has. */
  readonly width: number;
}

export function cell(text: string, figures: readonly FigureTruth[] = []): Cell {
  return { text, columns: 1, rows: 1, figures };
}

/**
 * Rows of heads from a grid of words, one list a row, the label first: equal words side by side are one spanning head
 * when a row below parts them; words over empty places reach down to the lowest row.
 */
export function headRows(grid: readonly (readonly string[])[]): Row[] {
  const last = grid.length - 1;
  return grid.map((words, r): Row => {
    const cells: Cell[] = [];
    for (let c = 0; c < words.length; c += 1) {
      const text = words[c] ?? '';
      if (text === '' && r > 0 && isReachedFromAbove(grid, r, c)) continue;
      let columns = 1;
      while (r < last && c > 0 && text !== '' && words[c + columns] === text) columns += 1;
      let rows = 1;
      while (columns === 1 && text !== '' && r + rows <= last && grid[r + rows]?.[c] === '') rows += 1;
      cells.push({ text, columns, rows, figures: [] });
      c += columns - 1;
    }
    return { role: 'head', cells };
  });
}

function isReachedFromAbove(grid: readonly (readonly string[])[], row: number, column: number): boolean {
  for (let r = row - 1; r >= 0; r -= 1) if (grid[r]?.[column]) return true;
  return false;
}

export interface PlacedCell {
  readonly cell: Cell;
  readonly column: number;
}

/** Each cell with its first column of the grid: cells that reach down move those of the rows below. */
export function placed(rows: readonly Row[], width: number): PlacedCell[][] {
  const taken = rows.map(() => new Set<number>());
  return rows.map(({ cells }, r) => {
    let column = 1;
    return cells.map((each) => {
      while (column <= width && taken[r]?.has(column)) column += 1;
      const at = column;
      for (let down = r; down < r + each.rows; down += 1)
        for (let c = at; c < at + each.columns; c += 1) taken[down]?.add(c);
      column += each.columns;
      return { cell: each, column: at };
    });
  });
}
