import type { Head } from '../tables/layout.js';
import { mentionsIn } from './period-words.js';
import type { Place } from './place.js';
import { headsAt } from './place.js';

/**
 * True when the head that dates a place stands over two columns of figures with the same sub-heads: "2023" over
 * "Assets | Liabilities | Assets | Liabilities" is what is left of two heads, and which columns are its own is not told.
 */
export function lostItsSister(place: Place): boolean {
  const dated = datedHead(headsAt(place));
  if (!dated) return false;
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

/**
 * True when the head of a place is printed over another column, too, and not over all in like number: "3 months ended
 * 31.03.2024" twice beside "3 months ended 30.06.2023" once, "As at 31 March 2023" over both columns. One was another's.
 */
export function repeatsAnother(place: Place): boolean {
  const counts = new Map<string, number>();
  const cells = new Map<string, Set<Head['cell']>>();
  for (let column = 2; column <= place.placed.table.columns; column += 1) {
    const heads = headsAt({ ...place, column });
    const dated = datedHead(heads);
    // years alone repeat from group to group
    if (!dated || !holdsFigures(place, column) || !mentionsIn(dated.cell.text).some((m) => m.form === 'day'))
      continue;
    const text = textOf(heads);
    counts.set(text, (counts.get(text) ?? 0) + 1);
    cells.set(text, (cells.get(text) ?? new Set()).add(dated.cell));
  }
  const own = textOf(headsAt(place));
  const times = counts.get(own) ?? 0;
  if (times < 2 || (cells.get(own)?.size ?? 0) < times) return false;
  return counts.size === 1 ? times === 2 : [...counts.values()].some((n) => n !== times);
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
