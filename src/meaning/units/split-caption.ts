import { remembered } from '../../document/remember.js';
import type { Layout } from '../../tables/layout.js';
import type { Cell } from '../../tables/table.js';
import { captionOf } from './captions.js';
import type { Ruling } from './ruling.js';
import { ofCaption } from './ruling.js';
import { unitWords } from './unit-words.js';

/** A caption that the edge of a column cut in two: "(₹ in" in one cell of a row and "crore)" in the next. */
export interface SplitCaption {
  readonly cells: readonly Cell[];
  readonly ruling: Ruling;
}

/** The captions that two neighbouring cells of a row make together: neither half is a unit by itself. */
const splitCaptions = remembered((layout: Layout, row: number): readonly SplitCaption[] => {
  const cells = (layout.table.rows[row]?.cells ?? []).filter((c) => c !== undefined && c.text.trim() !== '');
  return cells.flatMap((left, i): SplitCaption[] => {
    const right = cells[i + 1];
    if (!left || !right || !OPENS.test(left.text) || !CLOSES.test(right.text)) return [];
    const caption = captionOf(`${left.text} ${right.text}`.replace(/\s+/g, ' '), left.line);
    return caption?.pure && caption.unit.kind === 'money'
      ? [{ cells: [left, right], ruling: ofCaption(caption, 'table header') }]
      : [];
  });
});

/** The one that a row makes for all columns, or null; two of them are each of their own. */
export function splitCaption(layout: Layout, row: number): SplitCaption | null {
  const [only, ...others] = splitCaptions(layout, row);
  return only && others.length === 0 ? only : null;
}

/** The halves of captions in a row, one or several. */
export function splitHalves(layout: Layout, row: number): readonly Cell[] {
  return splitCaptions(layout, row).flatMap((split) => split.cells);
}

/**
 * What a split caption says of a column under one of its halves, with the words over them: "Shares | " over
 * "(in | millions)" counts. `above` are the words over the first half.
 */
export function ofHalves(layout: Layout, row: number, cell: Cell, above: string): Ruling | null {
  const all = splitCaptions(layout, row);
  const own = all.find(({ cells }) => cells.includes(cell));
  if (!own) return null;
  const text = `${above} ${own.cells.map((c) => c.text).join(' ')}`.replace(/\s+/g, ' ');
  const words = unitWords(text);
  const { line } = cell;
  if (words?.kind === 'count') return { words, rule: 'column header', line, text: words.text, shares: null };
  return all.length > 1 ? { ...own.ruling, rule: 'column header' } : null;
}

const OPENS = /^[^()]*\([^()]{1,40}$/;
const CLOSES = /^[^()]{1,40}\)\W*$/;
