import { remembered } from '../document/remember.js';
import type { CellContent } from './cell.js';
import type { Layout } from './grid.js';

/** In how many of its rows a column of figures holds one, at least. */
const MOSTLY = 0.6;

/**
 * How many columns the figures of a row stand right of their own: a second label ("Tax expense | Current tax, net |
 * 722.00") took a cell, and the figures slid. They end past the columns that all other rows use, or it is not told
 * whether the label pushed a figure on or took its place: null.
 */
export const slide = remembered((layout: Layout, row: number): number | null => {
  if (layout.table.kind !== 'pipe' || layout.roles[row] !== 'data') return 0;
  const first = firstFigureColumn(layout, null);
  const contents = layout.contents[row] ?? [];
  if (first < 2 || contents[first - 1]?.kind !== 'text' || contents[0]?.kind !== 'text') return 0;
  if (!isLabel(layout.table.rows[row]?.cells[first - 1]?.text ?? '')) return 0;
  const last = contents.findLastIndex(isFigure) + 1;
  if (last <= first) return 0;
  return last > lastFigureColumn(layout, first) ? 1 : null;
});

function isFigure(content: CellContent): boolean {
  return content.kind === 'figures' || content.kind === 'nil';
}

/** Words, and none that stand in place of a figure. */
function isLabel(text: string): boolean {
  return /\p{L}{3}/u.test(text) && !/\d|^\W*(?:refer|note|nil|not |n\.?a\.?\b|see )/i.test(text);
}

/** The leftmost column that holds figures in most rows, 0 when none does. */
const firstFigureColumn = remembered((layout: Layout, _key: null): number => {
  const rows = layout.contents.filter((contents, r) => layout.roles[r] === 'data' && contents.some(isFigure));
  for (let c = 1; c < layout.table.columns; c += 1) {
    const held = rows.filter((contents) => isFigure(contents[c] ?? { kind: 'empty' })).length;
    if (rows.length > 3 && held >= MOSTLY * rows.length) return c + 1;
  }
  return 0;
});

/** The last column in which a row whose figures begin where they should has one. */
const lastFigureColumn = remembered((layout: Layout, first: number): number =>
  Math.max(
    0,
    ...layout.contents.flatMap((contents, r) =>
      layout.roles[r] === 'data' && contents[first - 1]?.kind !== 'text'
        ? [contents.findLastIndex(isFigure) + 1]
        : [],
    ),
  ),
);
