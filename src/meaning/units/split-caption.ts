import { remembered } from '../../document/remember.js';
import type { Layout } from '../../tables/layout.js';
import type { Cell } from '../../tables/table.js';
import { captionOf } from './captions.js';
import type { Ruling } from './ruling.js';
import { ofCaption } from './ruling.js';

/** A caption that the edge of a column cut in two: "(₹ in" in one cell of a row and "crore)" in the next. */
export interface SplitCaption {
  readonly cells: readonly Cell[];
  readonly ruling: Ruling;
}

/** The caption that two neighbouring cells of a row make together, or null: neither half is a unit by itself. */
export const splitCaption = remembered((layout: Layout, row: number): SplitCaption | null => {
  const cells = (layout.table.rows[row]?.cells ?? []).filter((c) => c !== undefined && c.text.trim() !== '');
  for (const [i, left] of cells.entries()) {
    const right = cells[i + 1];
    if (!left || !right || !OPENS.test(left.text) || !CLOSES.test(right.text)) continue;
    const caption = captionOf(`${left.text} ${right.text}`.replace(/\s+/g, ' '), left.line);
    if (caption?.pure && caption.unit.kind === 'money')
      return { cells: [left, right], ruling: ofCaption(caption, 'table header') };
  }
  return null;
});

const OPENS = /^[^()]*\([^()]{1,40}$/;
const CLOSES = /^[^()]{1,40}\)\W*$/;
