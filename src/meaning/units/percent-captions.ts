import { remembered } from '../../document/remember.js';
import type { Layout } from '../../tables/layout.js';
import type { FigurePlace } from '../places/figure-place.js';
import type { Verdicts } from '../verdict.js';
import { ends, holds } from '../verdict.js';
import type { Ruling } from './ruling.js';

/**
 * What the table says, less a caption of percentages for rows that are none: "Book value (₹)" names a currency, and
 * where several rows print their percent signs, "Financial performance (%)" is the sub-head of those.
 */
export function* unlessUnsigned(
  verdicts: Verdicts<Ruling>,
  { placed, printed, row: at }: FigurePlace,
  row: Ruling | null,
): Verdicts<Ruling> {
  for (const verdict of verdicts) {
    if (verdict.kind !== 'holds' || !speaksForTable(verdict.found) || printed.percent) {
      yield verdict;
      continue;
    }
    if (row?.words.kind === 'money' && row.words.text.includes('(')) return yield holds(row);
    if (signedRows(placed.layout, null).size >= FEWEST_SIGNED && !opensSigned(placed.layout, at))
      return yield ends(
        verdict.found,
        'is of the rows that print their percent signs, and this one prints none',
      );
    yield verdict;
  }
}

function speaksForTable({ words, rule }: Ruling): boolean {
  return words.kind === 'percent' && rule !== 'column header';
}

/** One row or two print their signs as the first of a column does, for all that follow. */
const FEWEST_SIGNED = 3;

/** The rows of which all figures print a percent sign. */
const signedRows = remembered(
  (layout: Layout, _key: null): ReadonlySet<number> =>
    new Set(
      layout.contents.flatMap((contents, r) => {
        const figures = contents.slice(1).flatMap((c) => (c.kind === 'figures' ? c.figures : []));
        return layout.roles[r] === 'data' && figures.length > 0 && figures.every((f) => f.percent) ? [r] : [];
      }),
    ),
);

/** True when of the rows under a sub-head the first alone prints its signs: it does so for those that follow. */
function opensSigned(layout: Layout, row: number): boolean {
  const head = layout.roles.findLastIndex((role, r) => r < row && role === 'span');
  const [first = -1, second = -1] = layout.roles.flatMap((role, r) =>
    r > head && role === 'data' ? [r] : [],
  );
  const signed = signedRows(layout, null);
  return signed.has(first) && !signed.has(second);
}
