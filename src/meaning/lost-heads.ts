import type { Head } from '../tables/layout.js';
import { mentionsIn } from './period-words.js';
import type { Place } from './place.js';
import { headsAt, isWide } from './place.js';

/**
 * True when the head that dates a place stands over two columns of figures with the same sub-heads: "2023" over
 * "Assets | Liabilities | Assets | Liabilities" is what is left of two heads, and which columns are its own is not told.
 */
export function lostItsSister(place: Place): boolean {
  const dated = datedHead(headsAt(place));
  if (!dated || isWide(place)) return false;
  const under: { readonly names: string; readonly group: string }[] = [];
  for (let column = 2; column <= place.placed.table.columns; column += 1) {
    const heads = headsAt({ ...place, column });
    if (!holdsFigures(place, column) || datedHead(heads)?.cell !== dated.cell) continue;
    under.push({
      names: textOf(heads.filter((h) => h.row > dated.row)),
      group: textOf(heads.filter((h) => h.row < dated.row)),
    });
  }
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

function datedHead(heads: readonly Head[]): Head | undefined {
  return heads.find((h) => mentionsIn(h.cell.text).length > 0);
}

const textOf = (heads: readonly Head[]): string =>
  heads.map((h) => h.cell.text.replace(/\s+/g, ' ').trim()).join(' ');

function holdsFigures({ placed, row }: Place, column: number): boolean {
  const kind = placed.layout.contents[row]?.[column - 1]?.kind;
  return kind === 'figures' || kind === 'nil';
}
