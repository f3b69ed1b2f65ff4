import { remembered } from '../../document/remember.js';
import type { Head } from '../../tables/layout.js';
import { amountColumns, shiftTo } from '../places/figure-columns.js';
import type { Place } from '../places/place.js';
import { headsAt, isWide } from '../places/place.js';
import { mentionsIn } from './period-words.js';

/**
 * True when the head that dates a place stands over two columns of figures with the same sub-heads: "2023" over
 * "Assets | Liabilities | Assets | Liabilities" is what is left of two heads, and which columns are its own is not told.
 */
export function lostItsSister(place: Place): boolean {
  const dated = datedHead(headsAt(place), null);
  if (!dated || isWide(place)) return false;
  const shared: (readonly Head[])[] = [];
  for (let column = 2; column <= place.placed.table.columns; column += 1) {
    if (!holdsFigures(place, column)) continue;
    const heads = headsAt({ ...place, column });
    if (datedHead(heads, null)?.cell === dated.cell) shared.push(heads);
  }
  if (shared.length < 2) return false;
  const under = shared.map((heads) => ({
    names: textOf(heads.filter((h) => h.row > dated.row)),
    group: textOf(heads.filter((h) => h.row < dated.row)),
  }));
  return under.some((a, i) =>
    under.some(
      (b, k) =>
        k > i &&
        a.names !== '' &&
        a.names === b.names &&
        (a.group === '' || b.group === '' || a.group === b.group),
    ),
  );
}

/** So many columns of figures have more than one date between them. */
const SEVERAL = 3;

/** True when of several columns of figures one alone has a head, and a date is all that it says. */
export function isOneLeft(place: Place): boolean {
  const part = place.placed.headed;
  const { layout } = part;
  const column = place.column + shiftTo(place.placed, part);
  const columns = amountColumns(layout, null);
  if (columns.length < SEVERAL || !columns.includes(column) || isWide(place)) return false;
  return (
    datedHead(headsAt(place), null) !== undefined &&
    columns.every((c) => c === column || headsAt({ placed: part, row: rowIn(place), column: c }).length === 0)
  );
}

const rowIn = ({ placed, row }: Place): number =>
  placed === placed.headed ? row : placed.headed.layout.roles.length;

const datedHead = remembered((heads: readonly Head[], _key: null): Head | undefined =>
  heads.find((h) => mentionsIn(h.cell.text).length > 0),
);

const textOf = (heads: readonly Head[]): string =>
  heads.map((h) => h.cell.text.replace(/\s+/g, ' ').trim()).join(' ');

function holdsFigures({ placed, row }: Place, column: number): boolean {
  const kind = placed.layout.contents[row]?.[column - 1]?.kind;
  return kind === 'figures' || kind === 'nil';
}
