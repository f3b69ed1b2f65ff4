import type { Document } from '../../document/document.js';
import { remembered } from '../../document/remember.js';
import type { Layout } from '../../tables/layout.js';
import { figureColumns, shiftTo } from '../places/figure-columns.js';
import type { FigurePlace } from '../places/figure-place.js';
import type { Placed } from '../places/scope.js';
import type { ColumnKind } from '../text-rows/text-row-columns.js';
import { columnKinds, ofColumn } from '../text-rows/text-row-columns.js';
import type { Verdicts } from '../verdict.js';
import { decided, ends, holds } from '../verdict.js';
import { countedByHeads } from './counted-heads.js';
import type { Ruling } from './ruling.js';
import { captionsAbove } from './ruling.js';
import { unitWords } from './unit-words.js';

/** What the lines of text over a table without a header of its own say of a figure that is no plain amount. */
export function* linesVerdicts(document: Document, figure: FigurePlace): Verdicts<Ruling> {
  if (figure.placed.headed.layout.roles.includes('header')) return;
  const kind = figure.printed.currency === null ? kindOfHeads(document, figure) : null;
  const ruling = kind ? ofColumn(kind) : linesRuling(document, figure);
  if (ruling) yield holds(ruling);
  else if (kind)
    yield ends(
      { rule: 'line above', line: kind.line, text: kind.text },
      'heads a column, and which one is not told',
    );
}

/** What the heads over a table say of the column of a figure: "No. of holders | Voting strength (%) | No. of shares held". */
function kindOfHeads(document: Document, { placed, column, printed }: FigurePlace): ColumnKind | null {
  const part = placed.headed;
  const columns = figureColumns(part.layout, null).filter((c) => c > 1);
  const place = columns.indexOf(column + shiftTo(placed, part));
  const row = { label: '', places: new Map([[printed, place]]), entries: columns.length };
  return place < 0 ? null : (columnKinds(document, part.table.line, row).get(place) ?? null);
}

/** Percentages of which the first row alone prints the sign, units that are counted "in millions", and the price of one. */
function linesRuling(document: Document, figure: FigurePlace): Ruling | null {
  const { placed, printed, column } = figure;
  const percent = printed.currency === null ? percentTitle(placed, null) : null;
  if (percent) return percent;
  const caption = decided(captionsAbove(document, placed));
  if (!caption?.words.bare) return null;
  const heads = placed.above.filter((l) => l.line > caption.line).map((l) => l.text);
  const signed = signedColumns(placed.layout, null);
  return countedByHeads(heads.reverse().join(' '), signed.size > 0 ? signed.has(column) : null, caption);
}

/** "Percentage growth:" right over a table whose first row of figures has percent signs. */
const percentTitle = remembered((placed: Placed, _key: null): Ruling | null => {
  const { layout, above } = placed;
  const [title] = above;
  const figures = (layout.contents[layout.firstData] ?? []).flatMap((c) =>
    c.kind === 'figures' ? c.figures : [],
  );
  const words = title && figures.length > 0 && figures.every((f) => f.percent) ? unitWords(title.text) : null;
  return title && words?.kind === 'percent'
    ? { words, rule: 'line above', line: title.line, text: words.text, shares: null }
    : null;
});

/** The columns that print a currency; a sign at the end of a cell ("286.7 $") is that of the next column. */
const signedColumns = remembered((layout: Layout, _key: null): ReadonlySet<number> => {
  const found = new Set<number>();
  layout.contents.forEach((contents, r) => {
    contents.forEach((content, i) => {
      if (content.kind !== 'figures' || !content.figures.some((f) => f.currency)) return;
      const trailing = /\$\s*$/.test(layout.table.rows[r]?.cells[i]?.text ?? '');
      found.add(trailing ? i + 2 : i + 1);
    });
  });
  return found;
});
