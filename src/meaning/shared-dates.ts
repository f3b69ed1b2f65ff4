import { remembered } from '../document/remember.js';
import type { Layout } from '../tables/layout.js';
import type { Period } from './answer.js';
import { columnPeriod } from './column-period.js';
import { mentionsIn } from './period-words.js';
import type { Place } from './place.js';
import { headerText, headsAt, isWide } from './place.js';
import type { Surroundings } from './resolve-period.js';
import { workOut } from './resolve-period.js';
import { periodOf } from './row-period.js';
import { onTheDay } from './surroundings.js';

/** The period of a column whose own head tells none, from a head beside it that is its head, too; or null. */
export function sharedPeriod(place: Place, header: string | null, around: Surroundings): Period | null {
  if (isWide(place) || (header && mentionsIn(header).length > 0)) return null;
  return ofDashedHead(place, around) ?? ofOuterColumn(place, around);
}

/** "2024 — Cost | Gains | Losses | 2023 — Cost | Gains": a converter wrote the head of a group before the first of its columns only. */
function ofDashedHead(place: Place, around: Surroundings): Period | null {
  for (let column = place.column - 1; column > 1; column -= 1) {
    const heads = headsAt({ ...place, column });
    const text = headerText(heads) ?? '';
    if (mentionsIn(text).length === 0) continue;
    const group = /^(.+?)\s[—–]\s./.exec(text)?.[1];
    const worked = group ? workOut(group, onTheDay(text, around)) : null;
    const cell = heads[heads.length - 1]?.cell;
    return worked && cell ? periodOf(worked, 'column header', cell.line, text) : null;
  }
  return null;
}

/** Inner and outer columns of old layouts: items left, their totals right under the head that dates both. */
function ofOuterColumn(place: Place, around: Surroundings): Period | null {
  const { layout } = place.placed.headed;
  if (!isInner(layout, place.column)) return null;
  const outer = { ...place, column: place.column + 1 };
  const heads = headsAt(outer);
  const header = headerText(heads);
  const worked = header ? columnPeriod(header, outer, around) : null;
  const cell = heads[heads.length - 1]?.cell;
  if (!worked || 'unclear' in worked || !header || !cell) return null;
  return periodOf(worked, 'column header', cell.line, header);
}

/** So many rows must have their figure in the inner column. */
const FEWEST_INNER = 3;

/** True when every row has its figure either in a column or in the next, and in the one behind that whatever it has. */
const isInner = remembered((layout: Layout, column: number): boolean => {
  let inner = 0;
  let outer = 0;
  let others = 0;
  for (const [r, contents] of layout.contents.entries()) {
    if (layout.roles[r] !== 'data') continue;
    const here = contents[column - 1]?.kind === 'figures';
    const next = contents[column]?.kind === 'figures';
    if (here && next) return false;
    if (here) inner += 1;
    if (next) outer += 1;
    if ((here || next) && contents[column + 1]?.kind === 'figures') others += 1;
  }
  return inner >= FEWEST_INNER && outer >= FEWEST_INNER && others >= 0.8 * (inner + outer);
});
