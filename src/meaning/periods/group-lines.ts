import type { Document } from '../../document/document.js';
import type { Period } from '../answer.js';
import { figureColumns, shiftTo } from '../places/figure-columns.js';
import type { Place } from '../places/place.js';
import { headerText, headsAt, isWide } from '../places/place.js';
import { isColumnOfNotes } from '../places/reference-column.js';
import { saysOnly } from '../text-rows/head-words.js';
import { groupsIn } from '../text-rows/text-row-heads.js';
import { periodOfHeads } from '../text-rows/text-row-period.js';
import { mentionsIn, spanIn } from './period-words.js';

/** How many lines above a table may stand between it and the groups of its heads: a unit, "(Unaudited)". */
const MOST_LINES = 2;

/**
 * "Three Months Ended Six Months Ended" on a line above a table with "2 June 2024 | 2 June 2023 | 2 June 2024 | 2 June
 * 2023": the groups of its heads, which the converter left outside. Both are read as lines of heads over text are.
 */
export function groupedAbove(document: Document, place: Place): Period | null {
  if (isWide(place)) return null;
  const part = place.placed.headed;
  const groups = part.above.slice(0, MOST_LINES).findIndex((l) => namesGroups(l.text));
  if (groups < 0) return null;
  const columns = figureColumns(part.layout, null).filter((c) => !isColumnOfNotes(part.layout, c));
  const at = columns.indexOf(place.column + shiftTo(place.placed, part));
  const heads = columns.map((column) => headsAt({ placed: part, row: part.layout.roles.length, column }));
  const line = heads[at]?.at(-1)?.cell.line;
  if (line === undefined) return null;
  const texts = heads.map((h) => headerText(h) ?? '');
  if (texts.some((text) => spanIn(text) !== null)) return null;
  const text = texts.join(' ');
  const above = [{ line, text, kind: 'short', inline: false } as const, ...part.above.slice(groups)];
  const found = periodOfHeads(document, above, columns.length, at);
  return found === 'none' ? null : found;
}

/** Several lengths of time and nothing beside them: no title of several statements. */
function namesGroups(text: string): boolean {
  return groupsIn(text).length > 1 && saysOnly(text, mentionsIn(text));
}
