import type { Document } from '../../document/document.js';
import { isPageFurniture } from '../../document/pages.js';
import { oneLine, plainText } from '../../document/plain.js';
import { remembered } from '../../document/remember.js';
import { decimalText } from '../../figures/decimal.js';
import type { Printed } from '../../figures/printed.js';
import { printedFigures } from '../../figures/printed.js';
import { tablesOn } from '../../tables/tables.js';
import { rowLabel } from '../places/place.js';
import type { Placed } from '../places/scope.js';
import { captionOver } from '../text-rows/text-row-caption.js';
import type { TextRow } from '../text-rows/text-rows.js';
import { PROSE_STYLE, textRows } from '../text-rows/text-rows.js';
import { columnRuling, rowRuling } from './figure-rulings.js';
import type { Ruling } from './ruling.js';
import { tableRuling } from './table-ruling.js';
import { unitWords } from './unit-words.js';

/** A row of amounts, in a table or outside one. */
export interface AmountRow {
  readonly line: number;
  readonly text: string;
  /** The table that holds it; null for a row of text. */
  readonly placed: Placed | null;
  /** Its index in that table. */
  readonly row: number | null;
  /** The first amount, and the others, by value without sign; null for a nil mark. */
  readonly amounts: readonly (Amount | null)[];
  /** The money unit that is declared above one of its amounts; null where none is, or the row has one of its own. */
  readonly declared: (amount: Amount) => Ruling | null;
}

export interface Amount {
  readonly value: string;
  readonly digits: number;
  readonly printed: Printed;
  /** Column of the grid; the place in the row outside tables. */
  readonly column: number;
}

/** What a row is called whose figures are no amounts of money, or may be others. */
const NO_AMOUNT = /\bshares?\b|\bnumber\b|\bnos?\b|\bquantit|\btonnes?\b|%|\bper ?cent/i;
const BARE_YEAR = /^(?:19|20)\d\d$/;
/** A line that is longer is a page, and its figures are not taken for those of a row. */
const LONGEST_LINE = 2000;

/** The rows of amounts of a table. */
export const rowsOfTable = remembered((placed: Placed, document: Document): readonly AmountRow[] => {
  const { layout, table } = placed;
  if (placed.isSheared) return [];
  return table.rows.flatMap(({ line, cells }, row) => {
    if (layout.roles[row] !== 'data') return [];
    const label = cells.find((_, c) => layout.contents[row]?.[c]?.kind === 'text')?.text ?? '';
    if (NO_AMOUNT.test(label)) return [];
    const amounts = (layout.contents[row] ?? []).flatMap((content, c): readonly (Amount | null)[] => {
      if (content.kind === 'nil') return [null];
      return content.kind === 'figures' ? content.figures.map((p) => amountOf(p, c + 1)) : [];
    });
    const declared = ({ column, printed }: Amount): Ruling | null => {
      const place = { placed, row, column };
      const cell = cells[column - 1]?.text ?? '';
      const figure = { ...place, printed, cell, line, label: rowLabel(place, null) };
      return rowRuling(figure) ? null : scaled(columnRuling(figure) ?? tableRuling(document, place));
    };
    const text = cells.map((c) => c?.text ?? '').join(' ');
    return [{ line, text: text.replace(/\s+/g, ' ').trim(), placed, row, amounts, declared }];
  });
});

/** The rows of amounts on a line outside tables. */
export const rowsOfLine = remembered((document: Document, line: number): readonly AmountRow[] => {
  const raw = document.lines[line - 1] ?? '';
  if (raw.length > LONGEST_LINE || !/\d[.,]?\d/.test(raw)) return [];
  if (tablesOn(document, line).length > 0 || isPageFurniture(document, line)) return [];
  const text = plainText(raw);
  return textRows(text, printedFigures(text, PROSE_STYLE, 'prose')).flatMap((row) => {
    // the names of columns and the ticks of an axis among amounts: no row of a statement
    const hasYears = [...row.places.keys()].some((p) => BARE_YEAR.test(p.text));
    if (hasYears || NO_AMOUNT.test(row.label)) return [];
    const declared = ({ printed }: Amount): Ruling | null => {
      return unitWords(row.label) ? null : scaled(captionOver(document, line, row, printed));
    };
    return [{ line, text: oneLine(raw), placed: null, row: null, amounts: amountsOf(row), declared }];
  });
});

function amountsOf({ places, entries }: TextRow): readonly (Amount | null)[] {
  const amounts = Array<Amount | null>(entries).fill(null);
  for (const [printed, place] of places) amounts[place] = amountOf(printed, place);
  return amounts;
}

function amountOf(printed: Printed, column: number): Amount | null {
  if (!printed.value || printed.percent) return null;
  const value = decimalText(printed.value).replace('-', '');
  return { value, digits: value.replace(/\D/g, '').replace(/^0+/, '').length, printed, column };
}

/** A declaration of money that tells its scale. */
function scaled(ruling: Ruling | null): Ruling | null {
  const { kind, scale } = ruling?.words ?? {};
  return kind === 'money' && scale && scale !== 'unknown' ? ruling : null;
}
