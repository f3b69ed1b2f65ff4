import type { Head } from '../../tables/layout.js';
import { headsOf } from '../../tables/layout.js';
import type { Cell } from '../../tables/table.js';
import type { Placed } from './scope.js';

/** A grid place of a table: row index and 1-based column. */
export interface Place {
  readonly placed: Placed;
  readonly row: number;
  readonly column: number;
}

/** The header cells over a place; a table that goes on takes them from the part that has them. */
export function headsAt(place: Place): readonly Head[] {
  const own = headsOf(place.placed.layout, place.row, place.column);
  if (own.length > 0 || !place.placed.continues) return own;
  return headsAt(inPartBefore(place, place.placed.continues));
}

/** The same column at the end of the part before. */
export function inPartBefore(place: Place, before: Placed): Place {
  return { placed: before, row: before.layout.roles.length, column: place.column + place.placed.shift };
}

/** The text over a place: group head first, on one line; null when no header is known. */
export function headerText(heads: readonly Head[]): string | null {
  const text = heads.map((h) => h.cell.text.replace(/\s+/g, ' ').trim()).join(' ');
  return text === '' ? null : text;
}

/** The label of a row: the text cells left of a column, joined. `part` picks one of the values stacked in a cell. */
export function rowLabel(
  place: Place,
  part: { readonly index: number; readonly of: number } | null,
): { readonly text: string; readonly line: number } | null {
  const { layout, table } = place.placed;
  const contents = layout.contents[place.row] ?? [];
  const cells: Cell[] = [];
  for (let c = 1; c < place.column; c += 1) {
    const cell = table.rows[place.row]?.cells[c - 1];
    const kind = contents[c - 1]?.kind;
    const labels = kind === 'text' || (kind === 'year' && (c === 1 || c === layout.labels));
    if (cell && labels && !cells.some((known) => known.text === cell.text)) cells.push(cell);
  }
  const first = cells[0];
  if (!first) return null;
  const texts = cells.map((cell) => {
    const lines = cell.text.split('\n').filter((l) => l.trim() !== '');
    return part && lines.length === part.of ? (lines[part.index] ?? '') : lines.join(' ');
  });
  return { text: texts.join(' ').replace(/\s+/g, ' ').trim(), line: first.line };
}

/** No statement compares more columns than this; in a wider table heads are not held against each other. */
const MOST_COLUMNS = 80;

/** True for a table that is too wide to be a statement. */
export function isWide({ placed }: Place): boolean {
  return placed.table.columns > MOST_COLUMNS;
}
