import type { Document } from '../../document/document.js';
import { oneLine } from '../../document/plain.js';
import { remembered } from '../../document/remember.js';
import { mentionsIn } from '../periods/period-words.js';
import type { LineAbove } from '../places/scope.js';
import { linesAbove } from '../places/scope.js';
import { captionAt } from '../units/captions.js';
import { headsBeforeFigures } from './glued-heads.js';
import { hasFigures } from './text-rows.js';
import { secondLanguage } from './two-scripts.js';

/** Words that only the heads of columns begin with. */
const FIRST_HEAD =
  /^\W*(?:particulars|description|notes?|schedule|sch|s(?:r|l)?\.? ?no|year(?![\w-])|name of)\b/i;

/**
 * The lines above a row of text that belong to its statement, nearest first: down to the rows of another one, which a
 * heading with heads or a unit of its own parts from it. The halves of one statement ("Assets", "Liabilities") have none.
 */
export const statementAbove = remembered((document: Document, line: number): readonly LineAbove[] => {
  const above = withOwnHeads(document, line, linesAbove(document, line, 0));
  let hasHeads = false;
  let isOpened = false;
  for (const [i, each] of above.entries()) {
    if (hasFigures(each.text)) {
      if (isOpened) return withoutCaptionBelow(document, above.slice(0, i));
      continue;
    }
    hasHeads ||= isHead(document, each);
    isOpened ||= each.kind === 'heading' && hasHeads;
  }
  return above;
});

/** Heads that a converter set in front of the row, on its own line, are the nearest; others are read in one language. */
function withOwnHeads(document: Document, line: number, above: readonly LineAbove[]): readonly LineAbove[] {
  const text = oneLine(document.lines[line - 1] ?? '');
  const own = headsBeforeFigures({ line, text, kind: 'short', inline: false });
  const told = above.map((each) => {
    const second = hasFigures(each.text) ? each.text : secondLanguage(each.text);
    return second === each.text ? each : { ...each, text: second };
  });
  return own ? [own, ...told] : told;
}

function isHead(document: Document, { line, text }: LineAbove): boolean {
  return FIRST_HEAD.test(text) || mentionsIn(text).length > 0 || captionAt(document, line) !== null;
}

/** A unit right below the rows of the statement before, with a sentence behind it, is that of those rows. */
function withoutCaptionBelow(document: Document, above: readonly LineAbove[]): readonly LineAbove[] {
  const [next, last] = above.slice(-2);
  const isBelow =
    last !== undefined && next?.kind !== 'heading' && captionAt(document, last.line)?.pure === true;
  return isBelow ? above.slice(0, -1) : above;
}

/** True when a line of text heads columns: it begins as heads do, or names times. */
export function headsColumns(text: string): boolean {
  return FIRST_HEAD.test(text) || mentionsIn(text).length > 0;
}
