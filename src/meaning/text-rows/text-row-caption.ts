import type { Document } from '../../document/document.js';
import { isPageFurniture } from '../../document/pages.js';
import { oneLine } from '../../document/plain.js';
import type { Printed } from '../../figures/printed.js';
import { shearedTables } from '../../tables/sheared.js';
import { tablesOn } from '../../tables/tables.js';
import { mentionsIn } from '../periods/period-words.js';
import type { LineAbove } from '../places/scope.js';
import type { Caption } from '../units/captions.js';
import { captionAt } from '../units/captions.js';
import type { Ruling } from '../units/ruling.js';
import { documentRuling, ofCaption, opensExhibit, sectionRuling } from '../units/ruling.js';
import { isSentence } from './running-text.js';
import type { TextRow } from './text-rows.js';
import { hasFigures } from './text-rows.js';
import { headsColumns, statementAbove } from './text-statement.js';

/** How far above a figure alone on its line a caption may stand. */
const MOST_LINES_TO_CAPTION = 30;
/** How far below a row its statement may end. */
const MOST_ROWS = 80;

/** The caption over a row of text, its section's or its document's. */
export function captionOver(
  document: Document,
  line: number,
  row: TextRow | null,
  printed: Printed,
): Ruling | null {
  let crossed = 0;
  // nearer heads without a unit: those above them are of other columns
  let isHeaded = false;
  // a figure alone on its line may be the tick of an axis: only a caption nearby speaks for it
  const reach = row?.label ? Number.POSITIVE_INFINITY : MOST_LINES_TO_CAPTION;
  // "Share (%)" heads the column of the figures with a percent sign, not that of those without
  const otherPercent = row !== null && [...row.places.keys()].some((p) => p.percent) && !printed.percent;
  for (const above of statementAbove(document, line).slice(0, reach)) {
    if (tablesOn(document, above.line).some((t) => !shearedTables(document).has(t))) {
      // a caption does not outlive the table under it and the heading after that
      if (crossed > 0) return documentRuling(document, line);
      continue;
    }
    const caption = captionAt(document, above.line);
    const isOther =
      (caption?.unit.kind === 'percent' && !caption.pure && otherPercent) || (caption?.heads && isHeaded);
    if (caption && !isOther && !(row && isOfOthers(caption, above.text, row)))
      return ofCaption(caption, 'caption above');
    isHeaded ||= isHeadLine(above);
    // what stands above the title of a chart or a table belongs to something else
    if (opensExhibit(above.text)) return documentRuling(document, line);
    if (above.kind === 'prose' && crossed > 0) break;
    if (above.kind === 'heading') crossed += 1;
    if (crossed > 3) break;
  }
  return (
    (row?.label ? (sectionRuling(document, line) ?? captionBelowRows(document, line)) : null) ??
    documentRuling(document, line)
  );
}

function isHeadLine({ kind, text }: LineAbove): boolean {
  return kind !== 'prose' && mentionsIn(text).length > 0 && !hasFigures(text) && !isSentence(text);
}

/** A unit alone on the line behind the last row of a statement, with text and no rows behind it. */
function captionBelowRows(document: Document, line: number): Ruling | null {
  for (let n = line + 1; n <= Math.min(line + MOST_ROWS, document.lines.length); n += 1) {
    const text = oneLine(document.lines[n - 1] ?? '');
    if (text === '' || isPageFurniture(document, n)) continue;
    const caption = captionAt(document, n);
    if (caption)
      return caption.pure && isFollowedByText(document, n) ? ofCaption(caption, 'caption below') : null;
    if (isSentence(text) || /^\s*#/.test(document.lines[n - 1] ?? '')) return null;
  }
  return null;
}

function isFollowedByText(document: Document, line: number): boolean {
  for (let n = line + 1; n <= document.lines.length; n += 1) {
    const text = oneLine(document.lines[n - 1] ?? '');
    if (text !== '' && !isPageFurniture(document, n)) return isSentence(text) || /[a-z]{2}\.$/.test(text);
  }
  return false;
}

/** "Change (%)" at the end of a line of heads is the unit of that column, "Margin (%)" before its figures that of the row. */
function isOfOthers(caption: Caption, text: string, row: TextRow): boolean {
  if (caption.unit.kind !== 'percent') return false;
  return (row.entries > 1 && headsColumns(text)) || (!caption.pure && hasFigures(text));
}
