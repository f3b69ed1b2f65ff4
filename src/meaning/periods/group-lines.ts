import type { Document } from '../../document/document.js';
import type { Period } from '../answer.js';
import { figureColumns, shiftTo } from '../places/figure-columns.js';
import type { Place } from '../places/place.js';
import { headerText, headsAt, isWide } from '../places/place.js';
import { isColumnOfNotes } from '../places/reference-column.js';
import type { LineAbove } from '../places/scope.js';
import { groupsIn } from '../text-rows/head-leads.js';
import { periodsIn, saysOnly } from '../text-rows/head-words.js';
import { periodOfHeads } from '../text-rows/text-row-period.js';
import { TWO_LENGTHS } from './part-of-year.js';
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
  const columns = figureColumns(part.layout, null).filter((c) => !isColumnOfNotes(part.layout, c));
  const at = columns.indexOf(place.column + shiftTo(place.placed, part));
  const heads = columns.map((column) => headsAt({ placed: part, row: part.layout.roles.length, column }));
  const line = heads[at]?.at(-1)?.cell.line;
  if (line === undefined) return null;
  const texts = heads.map((h) => headerText(h) ?? '');
  if (texts.some((text) => spanIn(text) !== null)) return null;
  const groups = groupsOver(part.above) ?? lengthsOver(part.above, texts);
  if (!groups) return null;
  const above: readonly LineAbove[] = [
    { line, text: texts.join(' '), kind: 'short', inline: false },
    { line: groups.told.line, text: groups.text, kind: 'short', inline: false },
    ...groups.above,
  ];
  const found = periodOfHeads(document, above, columns.length, at);
  if (found === 'none' || found === null) return null;
  const { told } = groups;
  return { ...found, also: [{ what: 'length', line: told.line, text: told.text }, ...(found.also ?? [])] };
}

/** Lengths of time, each that of a group of columns. */
interface Groups {
  readonly text: string;
  /** The line that names them, and the lines above that may say where they end. */
  readonly told: LineAbove;
  readonly above: readonly LineAbove[];
}

function groupsOver(above: readonly LineAbove[]): Groups | null {
  const index = above.slice(0, MOST_LINES).findIndex((l) => namesGroups(l.text));
  const told = above[index];
  return told ? { text: told.text, told, above: above.slice(index + 1) } : null;
}

/** How far above a table the title may stand that lists the lengths of its periods. */
const MOST_LINES_TO_TITLE = 4;

/**
 * "for the three and six months ended 30 June 2024 and 2 July 2023:" over "2024 | 2023 | 2024 | 2023", where the
 * converter lost the groups: the heads go round once for each length, in the order of the title.
 */
function lengthsOver(above: readonly LineAbove[], texts: readonly string[]): Groups | null {
  if (!isRound(texts, texts.length / 2)) return null;
  const near = above.slice(0, MOST_LINES_TO_TITLE);
  const index = near.findIndex((l) => spanIn(l.text) !== null || TWO_LENGTHS.test(l.text));
  const told = near[index];
  const lengths = told && TWO_LENGTHS.exec(told.text);
  if (!told || !lengths) return null;
  const text = `${lengths[1]} months ended ${lengths[2]} months ended`;
  return { text, told, above: above.slice(index) };
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
  if (!isRound(texts, each) || texts.some((t) => mentionsIn(t).length > 0)) return null;
  const found = periodOfHeads(document, part.above.slice(index), times, Math.floor(at / each));
  return found === 'none' ? null : found;
}

/** True when heads go round: after `each` of them they begin again. */
function isRound(texts: readonly string[], each: number): boolean {
  return texts.every((text, i) => text !== '' && text === texts[i % each]) && new Set(texts).size === each;
}

/** Several times and nothing beside them but a unit in brackets. */
function namesTimes(text: string): boolean {
  const bare = withoutUnit(text);
  const mentions = periodsIn(bare);
  return mentions.length > 1 && saysOnly(bare, mentions);
}

/** Several lengths of time and nothing beside them but a unit in brackets: no title of several statements. */
function namesGroups(text: string): boolean {
  const bare = withoutUnit(text);
  return groupsIn(bare).length > 1 && saysOnly(bare, mentionsIn(bare));
}

function withoutUnit(text: string): string {
  return text.replace(/\([^()]*\)/g, ' ').replace(/[*_]/g, ' ');
}
