import type { Cell } from '../../tables/table.js';
import type { Period } from '../answer.js';
import { figureColumns, shiftTo } from '../places/figure-columns.js';
import type { Place } from '../places/place.js';
import { headerText, headsAt, isWide } from '../places/place.js';
import { isColumnOfNotes } from '../places/reference-column.js';
import { periodsIn, saysOnly, wordsBeside } from '../text-rows/head-words.js';
import type { Mention } from './period-words.js';
import { mentionsIn } from './period-words.js';
import type { Surroundings } from './resolve-period.js';
import { workOut } from './resolve-period.js';
import { periodOf } from './row-period.js';

/**
 * "As at 31 March 2025 31 March 2024 | As at": the dates of all columns glued into the head of one of them, and none left
 * over the others. There are as many as columns of figures, and they stand in the order of those.
 */
export function gluedPeriod(place: Place, around: Surroundings): Period | null {
  if (isWide(place)) return null;
  const part = place.placed.headed;
  const { layout } = part;
  const columns = figureColumns(layout, null).filter((c) => c > 1 && !isColumnOfNotes(layout, c));
  const at = columns.indexOf(place.column + shiftTo(place.placed, part));
  const glued = at < 0 ? null : gluedHead(place, columns);
  const mention = glued?.mentions[at];
  if (!glued || !mention) return null;
  const header = headerText(headsAt(place)) ?? '';
  const own = wordsBeside(header, mentionsIn(header));
  const worked = workOut(`${own || wordsBeside(glued.cell.text, glued.mentions)} ${mention.text}`, around);
  return worked
    ? periodOf({ ...worked, label: mention.text }, 'column header', glued.cell.line, glued.cell.text)
    : null;
}

interface GluedHead {
  readonly cell: Cell;
  readonly mentions: readonly Mention[];
}

/** The one head that names as many times as there are columns, none of which another head dates. */
function gluedHead(place: Place, columns: readonly number[]): GluedHead | null {
  const dated = new Set<Cell>();
  const over = new Map<number, readonly Cell[]>();
  for (const column of columns) {
    const cells = headsAt({ ...place, column })
      .map((h) => h.cell)
      .filter((c) => mentionsIn(c.text).length > 0);
    over.set(column, cells);
    for (const cell of cells) dated.add(cell);
  }
  const [cell, ...others] = dated;
  if (!cell || others.length > 0 || columns.length < 2) return null;
  if ([...over.values()].filter((cells) => cells.length > 0).length > 1) return null;
  const mentions = periodsIn(cell.text);
  const first = mentions[0];
  const isList =
    first !== undefined && mentions.every((m) => m.form === first.form) && saysOnly(cell.text, mentions);
  return isList && mentions.length === columns.length ? { cell, mentions } : null;
}
