import type { Document } from '../../document/document.js';
import type { Period } from '../answer.js';
import { figureColumns, shiftTo } from '../places/figure-columns.js';
import type { Place } from '../places/place.js';
import { headerText, headsAt, isWide } from '../places/place.js';
import { isColumnOfNotes } from '../places/reference-column.js';
import { groupsIn } from '../text-rows/head-leads.js';
import { periodsIn, saysOnly } from '../text-rows/head-words.js';
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

/**
 * "(in millions) 2024 2023" on a line above a table with "Gross | Net | Gross | Net": the times of the rounds of its
 * heads, none of which is dated itself.
 */
export function roundsBelow(document: Document, place: Place): Period | null {
  if (isWide(place)) return null;
  const part = place.placed.headed;
  const index = part.above.slice(0, MOST_LINES).findIndex((l) => namesTimes(l.text));
  const line = part.above[index];
  const columns = figureColumns(part.layout, null).filter((c) => !isColumnOfNotes(part.layout, c));
  const at = columns.indexOf(place.column + shiftTo(place.placed, part));
  const times = line ? periodsIn(line.text).length : 0;
  const each = columns.length / times;
  if (at < 0 || times < 2 || each < 2 || !Number.isInteger(each)) return null;
  const row = part.layout.roles.length;
  const texts = columns.map((column) => headerText(headsAt({ placed: part, row, column })) ?? '');
  const isRound = texts.every((text, i) => text !== '' && text === texts[i % each]);
  if (!isRound || new Set(texts).size < each || texts.some((t) => mentionsIn(t).length > 0)) return null;
  const found = periodOfHeads(document, part.above.slice(index), times, Math.floor(at / each));
  return found === 'none' ? null : found;
}

/** Several times and nothing beside them but a unit in brackets. */
function namesTimes(text: string): boolean {
  const bare = text.replace(/\([^()]*\)/g, ' ').replace(/[*_]/g, ' ');
  const mentions = periodsIn(bare);
  return mentions.length > 1 && saysOnly(bare, mentions);
}

/** Several lengths of time and nothing beside them: no title of several statements. */
function namesGroups(text: string): boolean {
  return groupsIn(text).length > 1 && saysOnly(text, mentionsIn(text));
}
