import type { Document } from '../document/document.js';
import { sectionAt } from '../document/headings.js';
import { firstFrom } from '../document/in-order.js';
import { isPageFurniture, pageAt } from '../document/pages.js';
import { remembered } from '../document/remember.js';
import { currencyOfSign } from '../figures/currencies.js';
import type { Printed } from '../figures/printed.js';
import type { CellContent } from '../tables/cell.js';
import type { Layout } from '../tables/layout.js';
import type { Cell, Table } from '../tables/table.js';
import { tablesOn } from '../tables/tables.js';
import type { Figure, LineAnswer } from './answer.js';
import { damageOf } from './damage/damage.js';
import { explainPeriod, explainUnit, notAsked } from './explain.js';
import { figureOf } from './figure-of.js';
import { periodInTable, periodVerdicts } from './periods/periods.js';
import { provenPeriod } from './periods/same-amounts.js';
import type { FigurePlace } from './places/figure-place.js';
import type { Place } from './places/place.js';
import { headerText, headsAt, nearestLabels, rowLabel } from './places/place.js';
import type { Placed } from './places/scope.js';
import { placedTable } from './places/scope.js';
import { proseFigures } from './text-rows/prose.js';
import { prosePrinted } from './text-rows/prose-figures.js';
import { isInSheared } from './text-rows/sheared-rows.js';
import { unpartedFigures, unpartedHeader, unpartedPeriod } from './text-rows/unparted-rows.js';
import type { Told } from './told.js';
import { unitInTable, unitVerdicts } from './units/units.js';
import { ends, holds } from './verdict.js';
import { warningsFor } from './warnings.js';

/**
 * What every figure on `line` is: unit, period, value, damage, each with the line that decides. A pure function of the
 * document.
 *
 * @param asked of which figures, and whether to add what else the rules found for them and why that does not decide
 */
export function answerLine(document: Document, line: number, asked: Asked = {}): LineAnswer {
  return answerOf(document, line, askedOn(document, line, asked), asked);
}

/** The same, or null where the line holds no such figure: then nothing more of the document is looked at. */
export function answerIfAny(document: Document, line: number, asked: Asked = {}): LineAnswer | null {
  const told = askedOn(document, line, asked);
  return told.length === 0 ? null : answerOf(document, line, told, asked);
}

function askedOn(document: Document, line: number, { column = null }: Asked): readonly Told[] {
  return toldOn(document, line).filter(({ figure }) => column === null || figure.column === column);
}

function answerOf(document: Document, line: number, told: readonly Told[], { explain }: Asked): LineAnswer {
  const figures = told.map(({ figure, reasons }) =>
    explain ? { ...figure, explain: { unit: reasons.unit(), period: reasons.period() } } : figure,
  );
  const section = sectionAt(document, line);
  return {
    type: 'line',
    file: document.name,
    line,
    text: document.lines[line - 1] ?? '',
    section: section ? { title: section.title, line: section.line, path: section.path } : null,
    page: pageAt(document, line),
    figures,
    warnings: warningsFor(told),
  };
}

/** What is asked of a line: all its figures, unexplained, unless it says otherwise. */
export interface Asked {
  /** Only the figures in this column of the table's grid, counted from 1. */
  readonly column?: number | null;
  readonly explain?: boolean;
}

/** The figures of a line alone: for those who ask of many lines. */
export function figuresOn(document: Document, line: number): readonly Figure[] {
  return toldOn(document, line).map(({ figure }) => figure);
}

/** Their units and periods alone: whether a figure is damaged takes the totals of its table to tell. */
export function measuresOn(document: Document, line: number): readonly Pick<Figure, 'unit' | 'period'>[] {
  return toldOn(document, line, notLooked).map(({ figure }) => figure);
}

/** What is asked for the damage of a figure. */
type Look = typeof damageOf;

const notLooked: Look = () => null;

/** The same with how their units and periods came about, and what names their rows. */
export function toldOn(document: Document, line: number, look: Look = damageOf): readonly Told[] {
  const on = tablesOn(document, line);
  if (on.length > 0) return on.flatMap((table) => figuresOfTable(document, table, line, look));
  if (!/\p{Nd}/u.test(document.lines[line - 1] ?? '')) return [];
  // the number in a page mark is no amount
  return isPageFurniture(document, line) ? [] : proseFigures(document, line);
}

/** The first figure of a line as printed, without asking what it is; null when there is none. Cells of text are passed over. */
export function firstPrinted(document: Document, line: number): string | null {
  const on = tablesOn(document, line);
  if (on.length === 0) {
    const [first] = prosePrinted(document, line);
    return first && !isPageFurniture(document, line) ? first.text : null;
  }
  for (const { place, text } of on.flatMap((table) => [...cellsOn(document, table, line)])) {
    const content = contentAt(place);
    const [first] = content?.kind === 'figures' ? content.figures : unpartedFigures(place, text);
    if (first) return 'printed' in first ? first.printed.text : first.text;
  }
  return null;
}

function figuresOfTable(document: Document, table: Table, line: number, look: Look): readonly Told[] {
  return Array.from(cellsOn(document, table, line), ({ place, text }) =>
    cellFigures(document, place, text, line, look),
  ).flat();
}

/** The figures of the cells that begin in a row of a table, cell by cell. */
export function figuresOfRow(document: Document, placed: Placed, row: number): readonly FiguresOfCell[] {
  const printed = isAsked(placed, row) ? (placed.table.rows[row]?.printed ?? []) : [];
  return printed.map((cell) => ({
    cell,
    told: cellFigures(document, { placed, row, column: cell.column }, cell.text, cell.line, damageOf),
  }));
}

/** A cell of a table, and what its figures are. */
export interface FiguresOfCell {
  readonly cell: Cell;
  readonly told: readonly Told[];
}

interface CellOnLine {
  readonly place: Place;
  readonly text: string;
}

/** The cells of a table's data, and of rows that may hold data in one cell, that begin on a line. */
function* cellsOn(document: Document, table: Table, line: number): Generator<CellOnLine> {
  const placed = placedTable(document, table);
  const { rows } = placed.table;
  for (let r = firstFrom(rows, line, ({ end }) => end); r < rows.length; r += 1) {
    const row = rows[r];
    if (!row || row.line > line) break;
    if (!isAsked(placed, r)) continue;
    for (const cell of row.printed)
      if (cell.line === line) yield { place: { placed, row: r, column: cell.column }, text: cell.text };
  }
}

/** True for rows of data, and those that may hold data in one cell. */
function isAsked({ layout }: Placed, row: number): boolean {
  return layout.roles[row] === 'data' || layout.roles[row] === 'span';
}

function contentAt({ placed, row, column }: Place): CellContent | undefined {
  return placed.layout.contents[row]?.[column - 1];
}

function cellFigures(
  document: Document,
  place: Place,
  cell: string,
  line: number,
  look: Look,
): readonly Told[] {
  const content = contentAt(place);
  if (place.placed.layout.roles[place.row] === 'span') return unparted(document, place, cell, line, look);
  const header = isInSheared(place) ? null : headerText(headsAt(place));
  if (content?.kind === 'figures') {
    return content.figures.map((printed, index) => {
      const stacked = content.figures.length > 1 ? { index, of: content.figures.length } : null;
      const figure: FigurePlace = {
        placed: place.placed,
        row: place.row,
        column: place.column,
        printed: index === 0 ? withSignBefore(printed, place) : printed,
        cell,
        line,
        label: rowLabel(place, stacked),
      };
      const unit = unitInTable(document, figure);
      const stated = unit?.kind === 'none' ? null : periodInTable(document, place, figure.label);
      const proven = unit?.kind === 'none' || stated ? null : provenPeriod(document, place);
      const period = stated ?? proven;
      return {
        figure: figureOf(printed, place.column, header, unit, period, look(figure, content.figures)),
        exact: printed.value,
        labels: nearestLabels(place, stacked),
        reasons: {
          unit: () => explainUnit(unitVerdicts(document, figure)),
          period: () =>
            unit?.kind === 'none'
              ? notAsked('a note or serial number has no period')
              : explainPeriod(proven ? [holds(proven)] : periodVerdicts(document, place, figure.label)),
        },
      };
    });
  }
  if (content?.kind === 'nil') return [nilFigure(document, place, cell, header)];
  if (content?.kind === 'text' && place.column > 1 && /\d/.test(cell)) {
    return proseFigures(document, line, cell).map((told) => ({
      ...told,
      labels: [],
      figure: { ...told.figure, column: place.column, header },
    }));
  }
  return [];
}

/** The figures of a row that the converter left in one cell. */
function unparted(document: Document, place: Place, cell: string, line: number, look: Look): readonly Told[] {
  return unpartedFigures(place, cell).map((each) => {
    const { printed, label, column } = each;
    const at = { ...place, column: column ?? place.column + 1 };
    const figure: FigurePlace = { ...at, printed, cell, line, label: { text: label, line } };
    const period = unpartedPeriod(document, place, each, line);
    const unit = unitInTable(document, figure);
    const damage = look(figure, [printed]);
    return {
      figure: figureOf(printed, place.column, unpartedHeader(place, each), unit, period, damage),
      exact: printed.value,
      labels: [label],
      reasons: {
        unit: () => explainUnit(unitVerdicts(document, figure)),
        period: () =>
          explainPeriod(
            column === null
              ? [period ? holds(period) : ends(null, 'the row is not parted, and its columns are not told')]
              : periodVerdicts(document, at, figure.label),
          ),
      },
    };
  });
}

/** "£ | 300", "4.3 $ | | 360.17": a sign in a cell of its own, or at the end of a cell, belongs to the figure behind it. */
function withSignBefore(printed: Printed, { placed, row, column }: Place): Printed {
  const contents = placed.layout.contents[row] ?? [];
  if (contents[column - 2]?.kind !== 'sign' && !printsSigns(placed.layout, row)) return printed;
  const texts = placed.table.rows[row]?.cells.map((c) => c?.text.trim() ?? '') ?? [];
  const isNext = (c: number) => contents[c]?.kind === 'figures' && /^\(?[\d.]/.test(texts[c] ?? '');
  const next = texts.findIndex((t, c) => c >= column && t !== '');
  const isOfNext = SIGN_BEHIND.test(texts[column - 1] ?? '') && isNext(next);
  const own = isOfNext ? null : printed.currency;
  const before = contents[column - 2];
  const last = texts.findLastIndex((t, c) => c < column - 1 && t !== '');
  const isLast = contents[last]?.kind === 'figures' && isNext(column - 1);
  const behind = isLast ? SIGN_BEHIND.exec(texts[last] ?? '')?.[1] : undefined;
  const sign = before?.kind === 'sign' ? before.text : (behind ?? '');
  const currency = own ?? currencyOfSign(sign);
  return currency === printed.currency ? printed : { ...printed, currency };
}

const printsSigns = remembered(({ table }: Layout, row: number): boolean =>
  (table.rows[row]?.cells ?? []).some((cell) => cell !== undefined && /[$£₹]/.test(cell.text)),
);

/** Signs that stand in front of an amount, at the end of a cell. */
const SIGN_BEHIND = /^[^$£₹]*\d[)%]?\s?([$£₹])$/;

function nilFigure(document: Document, place: Place, cell: string, header: string | null): Told {
  const label = rowLabel(place, null);
  const period = periodInTable(document, place, label);
  const figure = {
    column: place.column,
    text: cell.trim(),
    value: null,
    nil: true as const,
    header,
    unit: null,
    period,
    amount: null,
    damage: null,
  };
  return {
    figure,
    exact: null,
    labels: nearestLabels(place, null),
    reasons: {
      unit: () => notAsked('a nil mark has no unit'),
      period: () => explainPeriod(periodVerdicts(document, place, label)),
    },
  };
}
