import type { Document } from '../../document/document.js';
import { printedFigures } from '../../figures/printed.js';
import type { Period } from '../answer.js';
import type { Place } from '../places/place.js';
import { linesAbove } from '../places/scope.js';
import { textRowPeriod } from '../text-rows/text-row-period.js';
import { PROSE_STYLE, textRows } from '../text-rows/text-rows.js';

/** How many rows of text over a table may be those that it repeats. */
const MOST_ROWS = 40;
/** A figure with fewer digits stands in another column as well. */
const FEWEST_DIGITS = 4;

/**
 * The period of a table without heads that repeats some columns of the rows of text right above it, as some converters
 * do: that of the column there. `'none'` when no such row stands there; null when it is not told there either.
 */
export function copiedPeriod(document: Document, place: Place): Period | null | 'none' {
  const { placed, row, column } = place;
  const content = placed.layout.contents[row]?.[column - 1];
  const wanted = (content?.kind === 'figures' ? content.figures : [])
    .map((f) => f.text)
    .filter((t) => t.replace(/\D/g, '').length >= FEWEST_DIGITS);
  if (wanted.length === 0) return 'none';
  const found: (Period | null)[] = [];
  for (const { text, line } of linesAbove(document, placed.table.line, 0).slice(0, MOST_ROWS)) {
    const rows = textRows(text, printedFigures(text, PROSE_STYLE, 'prose'));
    if (rows.length === 0) break;
    for (const each of rows) {
      if (each.entries <= placed.table.columns) continue;
      for (const [printed, at] of each.places)
        if (wanted.includes(printed.text)) found.push(textRowPeriod(document, line, each, at));
    }
  }
  const [first] = found;
  if (first === undefined) return 'none';
  return first && found.every((p) => p?.end === first.end && p.span === first.span) ? first : null;
}
