import { remembered } from '../../document/remember.js';
import type { Printed } from '../../figures/printed.js';
import { printedFigures } from '../../figures/printed.js';
import type { Head, Layout } from '../../tables/layout.js';
import type { FigurePlace } from '../places/figure-place.js';
import { headsAt } from '../places/place.js';
import { textRows } from '../text-rows/text-rows.js';
import type { Ruling } from './ruling.js';
import { ofKind } from './ruling.js';

/** What is told in percent, though the sign may stand at the first figure only: "Sales mix:", "Change", "Share of total". */
const SHARES =
  /%|\bper ?cent(?:age)?s?\b|\b(?:growth|decline|change|variance|mix|margins?|yields?|proportions?|weight(?:age|ing)?s?)\b|\bshare of\b/i;

/** True when a sub-head or the head of a column may say that what it heads is in percent. */
export function mayTellShares(text: string): boolean {
  return SHARES.test(text);
}

/**
 * A figure without a percent sign under a sub-head or a head of shares whose first row prints the sign at all its
 * figures: "Growth (decline):" over "Stores | 18 % | 13 %" and "Online | 22 | (8)".
 */
export function percentBlock(figure: FigurePlace): Ruling | null {
  if (figure.printed.currency !== null) return null;
  const told = blocks(figure.placed.layout, null).get(figure.row) ?? columnOfShares(figure);
  if (!told) return null;
  const { line, text } = told;
  return ofKind('percent', told.rule, line, text);
}

interface Told {
  readonly line: number;
  readonly text: string;
  readonly rule: 'row sub-head' | 'column header';
}

/** The sub-head of each row that stands in a block of percentages, by row. */
const blocks = remembered((layout: Layout, _key: null): ReadonlyMap<number, Told> => {
  const found = new Map<number, Told>();
  if (!layout.roles.some((_, r) => subhead(layout, r) !== null)) return found;
  let told: Told | null = null;
  let rows: number[] = [];
  const close = (): void => {
    if (told) for (const row of rows) found.set(row, told);
    [told, rows] = [null, []];
  };
  layout.roles.forEach((role, r) => {
    const figures = figuresIn(layout, r);
    if (figures.length === 0) {
      if (role === 'blank') return;
      close();
      told = subhead(layout, r);
    } else if (
      figures.some((f) => f.currency !== null) ||
      (rows.length === 0 && !figures.every((f) => f.percent))
    )
      told = null;
    else rows.push(r);
  });
  close();
  return found;
});

/** The sub-head of shares that a row is, or null. */
function subhead({ roles, table }: Layout, r: number): Told | null {
  const cell = roles[r] === 'span' ? table.rows[r]?.cells.find((c) => c && c.text.trim() !== '') : undefined;
  const text = cell?.text.replace(/\s+/g, ' ').trim() ?? '';
  return cell && SHARES.test(text) ? { line: cell.line, text, rule: 'row sub-head' } : null;
}

/** The figures of a row, of one that was left in one cell, too. */
function figuresIn({ contents, roles, style, table }: Layout, r: number): readonly Printed[] {
  if (roles[r] === 'data') return (contents[r] ?? []).flatMap((c) => (c.kind === 'figures' ? c.figures : []));
  const text =
    roles[r] === 'span' ? (table.rows[r]?.cells.find((c) => c && c.text.trim() !== '')?.text ?? '') : '';
  const printed = /\d/.test(text) ? printedFigures(text, style, 'prose') : [];
  return textRows(text, printed).flatMap((row) => [...row.places.keys()]);
}

/** "Mix" over "60 %", "27" and "13": the head of a column of which the first figure prints the sign, and none a currency. */
function columnOfShares(figure: FigurePlace): Told | null {
  const head = headOfShares(headsAt(figure), null);
  if (!head || !beginsInPercent(figure.placed.layout, figure.column)) return null;
  return { line: head.cell.line, text: head.cell.text.replace(/\s+/g, ' ').trim(), rule: 'column header' };
}

const headOfShares = remembered((heads: readonly Head[], _key: null): Head | undefined =>
  heads.findLast(({ cell }) => SHARES.test(cell.text)),
);

const beginsInPercent = remembered((layout: Layout, column: number): boolean => {
  const figures = layout.contents.flatMap((row, r) => {
    const content = row[column - 1];
    return layout.roles[r] === 'data' && content?.kind === 'figures' ? content.figures : [];
  });
  return figures[0]?.percent === true && figures.every((f) => f.currency === null);
});
