import type { Document } from '../../document/document.js';
import { lineOf } from '../../document/document.js';
import type { FiguresOfCell } from '../../meaning/answers.js';
import { figuresOfRow, toldOn } from '../../meaning/answers.js';
import { headerText, headsAt } from '../../meaning/places/place.js';
import type { Placed } from '../../meaning/places/scope.js';
import { placedTable } from '../../meaning/places/scope.js';
import { rowLabels } from '../../meaning/text-rows/prose-figures.js';
import type { Told } from '../../meaning/told.js';
import type { LineSpan } from '../../search/addresses.js';
import { judge } from '../../search/judge.js';
import { tablesOn } from '../../tables/tables.js';
import { columnOf, toldApart } from './columns.js';
import type { ItemFigure, LineItem } from './line-item.js';
import type { Fit, Wanted } from './wanted.js';
import { fitOf } from './wanted.js';

/** The lines of a document, or of one span of it, that hold the label. */
export function linesHolding(
  document: Document,
  { search }: Wanted,
  span: LineSpan | null,
): readonly number[] {
  const among = document.known?.keys() ?? Array.from(document.lines, (_, index) => index + 1);
  const lines: number[] = [];
  for (const line of among) {
    if (span && (line < span.line || line > span.end)) continue;
    if (judge(lineOf(document, line), search) !== null) lines.push(line);
  }
  return lines;
}

/**
 * The rows on some lines that a label fits, with their figures, and columns of dated rows under a head that it fits.
 *
 * @param wanted null: every row on the lines
 */
export function lineItems(document: Document, lines: readonly number[], wanted: Wanted | null): LineItem[] {
  const seen = new Map<Placed, Set<number>>();
  return lines.flatMap((line) => {
    const on = tablesOn(document, line);
    if (on.length === 0) {
      // most lines that hold a label are running text, of which no more need be known
      const isRow = !wanted || rowLabels(document, line).some((label) => fitOf([label], wanted));
      return isRow ? itemsOf(document, textFigures(document, line), wanted) : [];
    }
    return on.flatMap((table) => {
      const placed = placedTable(document, table);
      const known = seen.get(placed) ?? new Set();
      seen.set(placed, known);
      return rowsOn(placed, line).flatMap((row) => {
        if (known.has(row)) return [];
        known.add(row);
        if (placed.layout.roles[row] === 'header')
          return wanted ? columnItems(document, placed, row, wanted) : [];
        return itemsOf(document, rowFigures(document, placed, row), wanted);
      });
    });
  });
}

function rowsOn({ table }: Placed, line: number): readonly number[] {
  return table.rows.flatMap((row, r) => (row.line <= line && line <= row.end ? [r] : []));
}

interface OnLine {
  readonly told: Told;
  readonly line: number;
}

function textFigures(document: Document, line: number): readonly OnLine[] {
  return toldOn(document, line).map((told) => ({ told, line }));
}

function rowFigures(document: Document, placed: Placed, row: number): readonly OnLine[] {
  const at = placed.table.rows[row]?.line ?? 0;
  return figuresOfRow(document, placed, row).flatMap(({ cell, told: all }: FiguresOfCell) =>
    all.map((told) => ({ told, line: Math.max(cell.line, at) })),
  );
}

/** Figures side by side, each row of them one item: a line may hold several rows. */
function itemsOf(document: Document, figures: readonly OnLine[], wanted: Wanted | null): readonly LineItem[] {
  const rows = new Map<string, { readonly fit: Fit; readonly figures: OnLine[] }>();
  for (const one of figures) {
    const { labels, figure } = one.told;
    if (labels.length === 0 || figure.unit?.kind === 'none') continue;
    const label = labels.join(' ');
    const held = rows.get(label);
    if (held) held.figures.push(one);
    else {
      const fit = wanted ? fitOf(labels, wanted) : 'part';
      if (fit) rows.set(label, { fit, figures: [one] });
    }
  }
  return [...rows].flatMap(([label, row]) => itemOf(document, label, row.fit, row.figures));
}

function itemOf(
  document: Document,
  label: string,
  fit: Fit,
  figures: readonly OnLine[],
): readonly LineItem[] {
  const [first] = figures;
  const all = toldApart(figures.map(itemFigure));
  if (!first || all.every(({ figure }) => figure.nil)) return [];
  return [{ document, line: first.line, label, fit, figures: all }];
}

function itemFigure({ told: { figure, exact }, line }: OnLine): ItemFigure {
  return { figure, exact: figure.value === null ? null : exact, line, ...columnOf(figure) };
}

/** Where rows are years, a line item is a column: "Revenue" over the figures of 2022-23, 2023-24 and 2024-25. */
function columnItems(document: Document, placed: Placed, head: number, wanted: Wanted): readonly LineItem[] {
  const line = placed.table.rows[head]?.line ?? 0;
  const columns = placed.table.rows[head]?.printed.flatMap((cell) =>
    fitOf([cell.text], wanted) ? Array.from({ length: cell.columnSpan }, (_, i) => cell.column + i) : [],
  );
  return (columns ?? []).flatMap((column) => {
    const header = headerText(headsAt({ placed, row: head + 1, column })) ?? '';
    const fit = fitOf([header], wanted);
    const figures = placed.table.rows.flatMap((_, row) =>
      row > head
        ? rowFigures(document, placed, row).filter(
            ({ told: { figure } }) => figure.column === column && figure.period?.source === 'row',
          )
        : [],
    );
    if (!fit || figures.length < 2) return [];
    return itemOf(document, header, fit, figures).map((item) => ({ ...item, line }));
  });
}
