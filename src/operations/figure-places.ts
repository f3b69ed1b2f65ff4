import { BREAK, CELL, traceCells } from '../document/shadows.js';
import { originOf } from '../document/traced.js';
import { fold } from '../figures/fold.js';
import type { Figure } from '../meaning/answer.js';
import type { Span } from '../search/machine.js';

/** A figure and where it stands on its line. */
export interface PlacedFigure extends Span {
  readonly figure: Figure;
}

const BOUNDARIES = new RegExp(`[${CELL}${BREAK}]`, 'g');

/** Where the figures of a line stand on it, in order; one that cannot be found is left out. */
export function placeFigures(line: string, figures: readonly Figure[]): readonly PlacedFigure[] {
  if (figures.length === 0) return [];
  const traced = traceCells(line);
  // figures are told from plain text, in which stacked values stand apart; each sign and digit is spelled one way in both
  const text = fold(traced.text.replace(BOUNDARIES, '\n'));
  const placed: PlacedFigure[] = [];
  let from = 0;
  for (const figure of figures) {
    const printed = fold(figure.text);
    const start = printed === '' ? -1 : text.indexOf(printed, from);
    if (start < 0) continue;
    from = start + printed.length;
    placed.push({ figure, ...originOf(traced, start, from) });
  }
  return placed;
}
