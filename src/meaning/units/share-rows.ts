import type { FigurePlace } from '../places/figure-place.js';
import { rowLabel } from '../places/place.js';
import type { Ruling } from './ruling.js';
import { ofKind } from './ruling.js';
import { countsShares } from './shares-scale.js';
import { unitWords } from './unit-words.js';

/** What leads from one number of shares to the next. */
const MOVES = /^\W*(?:add|less|effect|adjust|dilut|potential|shares?\b|issued?\b|options?\b|warrants?\b)/i;
/** How many of them stand between two. */
const MOST_MOVES = 4;

/** "Add: effect of warrants" between "Number of shares, basic" and "Number of shares, diluted" counts shares. */
export function betweenCounts(figure: FigurePlace): Ruling | null {
  const { label } = figure;
  if (!label || !MOVES.test(label.text) || unitWords(label.text) !== null) return null;
  const above = countedNear(figure, -1);
  return above && countedNear(figure, 1) ? above : null;
}

function countedNear(figure: FigurePlace, step: 1 | -1): Ruling | null {
  const { layout } = figure.placed;
  for (let row = figure.row + step, moves = 0; moves <= MOST_MOVES; row += step) {
    if (layout.roles[row] !== 'data') return null;
    const label = rowLabel({ ...figure, row }, null);
    const words = label ? unitWords(label.text) : null;
    if (label && words?.kind === 'count' && countsShares(label.text))
      return { words, rule: 'row sub-head', line: label.line, text: words.text, shares: null };
    if (!label || !MOVES.test(label.text)) return null;
    moves += 1;
  }
  return null;
}

/** "2,14,90,000 | Equity shares of Rs. 10 each | 2,149.00": the number of shares stands in front of what they are. */
export function countInFront(figure: FigurePlace): Ruling | null {
  const { placed, row, column, line, printed } = figure;
  const next = placed.table.rows[row]?.cells[column];
  const m = next && column === 1 && printed.currency === null ? NAMED_SHARES.exec(next.text) : null;
  if (!next || !m || /\.\d/.test(printed.text)) return null;
  const text = m[0].replace(/\s+/g, ' ');
  return ofKind('count', 'row label', line, text);
}

const NAMED_SHARES = /\b(?:equity|preference|ordinary)\s+shares?\b[^|]{0,20}?\bof\b/i;
