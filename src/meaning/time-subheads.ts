import type { Document } from '../document/document.js';
import { remembered } from '../document/remember.js';
import { periodsIn, saysOnly } from './head-words.js';
import type { Mention } from './period-words.js';
import type { LineAbove } from './scope.js';
import { lineAt } from './scope.js';
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
  const at = above.findIndex((l) => !hasFigures(l.text) && periodsIn(l.text).length > 0);
  const line = above[at];
  const only = line ? timeAlone(line.text) : null;
  if (!line || !only) return null;
  // "Current Year" over "Previous Year": the heads of two columns, set one under another
  if (only.form === 'relative' && entries !== 2) return line;
  return isTwin(twinAbove(above.slice(at + 1)), only) || isTwin(twinBelow(document, line.line), only)
    ? line
    : null;
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
