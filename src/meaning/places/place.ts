import { remembered } from '../../document/remember.js';
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
  part: Stacked | null,
): { readonly text: string; readonly line: number } | null {
  const cells: Cell[] = [];
  for (let c = 1; c < place.column; c += 1) {
    const cell = labelAt(place, c);
    if (cell && !cells.some((known) => known.text === cell.text)) cells.push(cell);
  }
  const first = cells[0];
  if (!first) return null;
  if (cells.length === 1) return { text: onOneLine(first, part), line: first.line };
  const text = cells
    .map((cell) => partText(cell, part))
    .join(' ')
    .replace(/\s+/g, ' ')
    .trim();
  return { text, line: first.line };
}

/**
 * The texts that name a row for one of its columns, cell by cell: those in front of it up to the next figure, so that in a
 * table of two sides each figure has the label of its own side.
 */
export function nearestLabels(place: Place, part: Stacked | null): readonly string[] {
  const nearest: Cell[] = [];
  for (let c = place.column - 1; c >= 1; c -= 1) {
    const cell = labelAt(place, c);
    if (cell && !nearest.includes(cell)) nearest.unshift(cell);
    if (cell || isBlankAt(place, c) || !nearest.some(saysWords)) continue;
    break;
  }
  return nearest.map((cell) => onOneLine(cell, part));
}

/** One of the values that are stacked in a cell. */
interface Stacked {
  readonly index: number;
  readonly of: number;
}

function labelAt({ placed: { layout, table }, row }: Place, column: number): Cell | null {
  const kind = layout.contents[row]?.[column - 1]?.kind;
  const labels = kind === 'text' || (kind === 'year' && (column === 1 || column === layout.labels));
  return (labels && table.rows[row]?.cells[column - 1]) || null;
}

function isBlankAt({ placed, row }: Place, column: number): boolean {
  return (placed.layout.contents[row]?.[column - 1]?.kind ?? 'empty') === 'empty';
}

/** A mark between figures ("n.m.", "27(a)") is no label of what stands behind it. */
function saysWords(cell: Cell): boolean {
  return /\p{L}{3}/u.test(cell.text);
}

function onOneLine(cell: Cell, part: Stacked | null): string {
  return part ? partText(cell, part).replace(/\s+/g, ' ').trim() : wholeText(cell, null);
}

/** The figures of a row share its label. */
const wholeText = remembered((cell: Cell, _part: null): string =>
  partText(cell, null).replace(/\s+/g, ' ').trim(),
);

function partText(cell: Cell, part: Stacked | null): string {
  const lines = cell.text.split('\n').filter((l) => l.trim() !== '');
  return part && lines.length === part.of ? (lines[part.index] ?? '') : lines.join(' ');
}

/** No statement compares more columns than this; in a wider table heads are not held against each other. */
const MOST_COLUMNS = 80;

/** True for a table that is too wide to be a statement. */
export function isWide({ placed }: Place): boolean {
  return placed.table.columns > MOST_COLUMNS;
}
