import { remembered } from '../../document/remember.js';
import type { Layout } from '../../tables/layout.js';
import type { Period } from '../answer.js';
import { figureColumns } from '../places/figure-columns.js';
import type { Place } from '../places/place.js';
import { headerText, headsAt, isWide } from '../places/place.js';
import { columnPeriod } from './column-period.js';
import { mentionsIn } from './period-words.js';
import type { Surroundings } from './resolve-period.js';
import { workOut } from './resolve-period.js';
import { periodOf } from './row-period.js';
import { isMeasured, onTheDay } from './surroundings.js';

/** The period of a column whose own head tells none, from a head beside it that is its head, too; or null. */
export function sharedPeriod(place: Place, header: string | null, around: Surroundings): Period | null {
  if (isWide(place) || (header && mentionsIn(header).length > 0)) return null;
  return ofDashedHead(place, around) ?? ofMeasured(place, around) ?? ofOuterColumn(place, around);
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

/**
 * "2023 Adjusted Cost | Unrealized Gains | Fair Value": what is measured on the one day that stands glued to the first of
 * the heads. Heads that come twice are of two days, of which one was lost.
 */
function ofMeasured(place: Place, around: Surroundings): Period | null {
  const { layout } = place.placed.headed;
  const columns = figureColumns(layout, null).map((column) => ({ ...place, column }));
  const [first, ...others] = columns.map((at) => ({
    heads: headsAt(at),
    text: headerText(headsAt(at)) ?? '',
  }));
  const cell = first?.heads[first.heads.length - 1]?.cell;
  if (!first || !cell || place.column <= (columns[0]?.column ?? 0) || !isMeasured(first.text)) return null;
  const texts = others.map(({ text }) => text);
  if (texts.some((t) => t === '' || mentionsIn(t).length > 0 || /%|\bchange\b/i.test(t))) return null;
  if (new Set(texts).size < texts.length) return null;
  const worked = workOut(first.text, onTheDay(first.text, around));
  return worked?.span === 'instant' && worked.end
    ? periodOf(worked, 'column header', cell.line, first.text)
    : null;
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
