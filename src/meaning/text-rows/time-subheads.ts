import type { Document } from '../../document/document.js';
import { remembered } from '../../document/remember.js';
import type { Mention } from '../periods/period-words.js';
import type { LineAbove } from '../places/scope.js';
import { lineAt } from '../places/scope.js';
import { LABEL_HEAD, periodsIn, saysOnly } from './head-words.js';
import { hasFigures } from './text-rows.js';

/** How far below a sub-head its twin may stand: the rows of one block are between them. */
const FARTHEST_TWIN = 120;

/**
 * The line of a year alone that dates all rows below it, to the next: "2024-25", some rows, "2023-24", some rows; or
 * "Previous Year". One of them alone may be what is left of a line of heads. `above` are the lines above a row, nearest
 * first.
 */
export function timeSubhead(
  document: Document,
  above: readonly LineAbove[],
  entries: number,
): LineAbove | null {
  const at = nearestTime(above);
  const line = above[at];
  if (!line) return null;
  const behind = BEHIND_FIGURES.exec(line.text)?.[1];
  if (behind) return { ...line, text: behind };
  const inFront = IN_FRONT.exec(line.text)?.[1];
  if (inFront && !hasFigures(line.text)) return { ...line, text: inFront };
  const only = timeAlone(line.text);
  // "Current Year" over "Previous Year": the heads of two columns, set one under another
  if (only?.form === 'relative' && entries !== 2) return line;
  if (!only || hasFigures(line.text)) return null;
  return isTwin(twinAbove(above.slice(at + 1)), only) || isTwin(twinBelow(document, line.line), only)
    ? line
    : null;
}

/** "Total 1,204.50 1,118.20 Previous Year": the sub-head of the rows below was set behind the figures. */
const BEHIND_FIGURES = /\d\)?\s+((?:previous|current|prior) year)$/i;
/** "Current Year i) Projects in progress": the label of a group of rows was set behind the sub-head. */
const IN_FRONT = /^\W*((?:previous|current|prior) year)\s+\(?(?:[ivx]{1,4}|[a-z]|\d{1,2})[).]\s/i;
/** Heads that stand again below figures begin another block of rows. */
const HEADS_AGAIN = /^\W*\(.{0,12}\bin\b[^()]{0,20}\)\W*$/;

/** The nearest line that names a time or ends in a sub-head; -1 where heads behind figures part it from the row. */
function nearestTime(above: readonly LineAbove[]): number {
  let again = false;
  for (const [i, { text }] of above.entries()) {
    if (BEHIND_FIGURES.test(text)) return i;
    if (hasFigures(text)) {
      if (again) return -1;
    } else if (periodsIn(text).length > 0) return i;
    else again ||= LABEL_HEAD.test(text) || HEADS_AGAIN.test(text);
  }
  return -1;
}

function timeAlone(text: string): Mention | null {
  const [only, ...others] = periodsIn(text);
  const isYear = only?.form === 'fiscal year' || only?.form === 'year' || only?.form === 'relative';
  return only && isYear && others.length === 0 && saysOnly(text, [only]) ? only : null;
}

function isTwin(twin: Mention | null, mention: Mention): boolean {
  return twin !== null && twin.form === mention.form && twin.text !== mention.text;
}

/** The year alone over the block of rows above, when figures part the two. */
function twinAbove(above: readonly LineAbove[]): Mention | null {
  let parted = false;
  for (const line of above) {
    if (hasFigures(line.text)) parted = true;
    else if (periodsIn(line.text).length > 0) return parted ? timeAlone(line.text) : null;
  }
  return null;
}

/** The year alone over the block of rows below. */
const twinBelow = remembered((document: Document, line: number): Mention | null => {
  let parted = false;
  for (let n = line + 1; n <= Math.min(line + FARTHEST_TWIN, document.lines.length); n += 1) {
    const below = lineAt(document, n);
    if (!below) continue;
    if (hasFigures(below.text)) parted = true;
    else if (periodsIn(below.text).length > 0) return parted ? timeAlone(below.text) : null;
  }
  return null;
});
