import type { Document } from '../document/document.js';
import { sectionAt } from '../document/headings.js';
import { isPageFurniture, pageAt } from '../document/pages.js';
import type { Row, Table } from '../tables/table.js';
import { tablesOn } from '../tables/tables.js';
import type { Figure, LineAnswer } from './answer.js';
import { damageOf } from './damage.js';
import { figureOf } from './figure-of.js';
import type { FigurePlace } from './figure-place.js';
import { periodInTable } from './periods.js';
import type { Place } from './place.js';
import { headerText, headsAt, rowLabel } from './place.js';
import { proseFigures } from './prose.js';
import { placedTable } from './scope.js';
import { unitInTable } from './units.js';
import { warningsFor } from './warnings.js';

/** What every figure on `line` is: unit, period, value, damage, each with the line that decides. A pure function of the document. */
export function answerLine(document: Document, line: number): LineAnswer {
  const on = tablesOn(document, line);
  const figures =
    on.length > 0
      ? on.flatMap((table) => figuresOfTable(document, table, line))
      : isPageFurniture(document, line)
        ? [] // the number in a page mark is no amount
        : proseFigures(document, line);
  const section = sectionAt(document, line);
  return {
    type: 'line',
    file: document.name,
    line,
    text: document.lines[line - 1] ?? '',
    section: section ? { title: section.title, line: section.line, path: section.path } : null,
    page: pageAt(document, line),
    figures,
    warnings: warningsFor(document, line, figures),
  };
}

function figuresOfTable(document: Document, table: Table, line: number): readonly Figure[] {
  const placed = placedTable(document, table);
  const { rows } = placed.table;
  const figures: Figure[] = [];
  for (let r = firstRowOn(rows, line); r < rows.length; r += 1) {
    const row = rows[r];
    if (!row || row.line > line) break;
    if (placed.layout.roles[r] !== 'data') continue;
    for (const cell of row.printed)
      if (cell.line === line)
        figures.push(...cellFigures(document, { placed, row: r, column: cell.column }, cell.text, line));
  }
  return figures;
}

/** Index of the first row that ends on `line` or below it. */
function firstRowOn(rows: readonly Row[], line: number): number {
  let low = 0;
  let high = rows.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((rows[middle]?.end ?? 0) < line) low = middle + 1;
    else high = middle;
  }
  return low;
}

function cellFigures(document: Document, place: Place, cell: string, line: number): readonly Figure[] {
  const content = place.placed.layout.contents[place.row]?.[place.column - 1];
  const header = headerText(headsAt(place));
  if (content?.kind === 'figures') {
    return content.figures.map((printed, index) => {
      const stacked = content.figures.length > 1 ? { index, of: content.figures.length } : null;
      const figure: FigurePlace = { ...place, printed, cell, line, label: rowLabel(place, stacked) };
      const unit = unitInTable(document, figure);
      const period = unit?.kind === 'none' ? null : periodInTable(document, place, figure.label);
      return figureOf(printed, place.column, header, unit, period, damageOf(figure, content.figures));
    });
  }
  if (content?.kind === 'nil') return [nilFigure(document, place, cell, header)];
  if (content?.kind === 'text' && place.column > 1 && /\d/.test(cell)) {
    return proseFigures(document, line, cell).map((f) => ({ ...f, column: place.column, header }));
  }
  return [];
}

function nilFigure(document: Document, place: Place, cell: string, header: string | null): Figure {
  const period = periodInTable(document, place, rowLabel(place, null));
  return {
    column: place.column,
    text: cell.trim(),
    value: null,
    nil: true,
    header,
    unit: null,
    period,
    amount: null,
    damage: null,
  };
}
