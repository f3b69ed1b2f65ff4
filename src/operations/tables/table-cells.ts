import type { Document } from '../../document/document.js';
import { CURRENCY_SIGN } from '../../figures/currencies.js';
import { placesText } from '../../figures/decimal.js';
import { fold } from '../../figures/fold.js';
import { SCALE_EXPONENT } from '../../figures/scales.js';
import type { Figure, Unit } from '../../meaning/answer.js';
import { figuresOfRow } from '../../meaning/answers.js';
import { unitLabel } from '../../meaning/governing.js';
import type { Told } from '../../meaning/told.js';
import { dollarOf } from '../../meaning/units/currency.js';
import type { CellContent } from '../../tables/cell.js';
import type { Cell } from '../../tables/table.js';
import type { TargetUnit } from '../convert.js';
import { convert } from '../convert.js';
import type { WholeRow } from './whole-table.js';

/**
 * What a cell of a table is. `number`: one figure with a value, and nothing beside it that the number would lose;
 * `figures`: several, or one among words or marks; `damaged`: what is printed is not what was meant; `sign`: a currency
 * or per cent sign in a column of its own, which its figure has.
 */
export type CellKind = 'text' | 'nil' | 'number' | 'figures' | 'damaged' | 'sign';

export interface TableCell {
  /** In the grid of the whole table. */
  readonly column: number;
  readonly kind: CellKind;
  /** As printed, on one line. */
  readonly text: string;
  readonly line: number;
  /** None in a text: what stands in remarks is part of them. */
  readonly figures: readonly TableFigure[];
}

export interface TableFigure {
  readonly figure: Figure;
  /** The exact value in `unit`, as printed or as converted; null for nil marks and damaged figures. */
  readonly value: string | null;
  /** The unit of `value`: that of the figure, or the one that was asked for. */
  readonly unit: Unit | null;
}

export interface CellsAsked {
  /** The unit to convert to; null = as printed. */
  readonly in: TargetUnit | null;
  /** Told of each figure that is not converted: what it is. */
  readonly left: (what: string) => void;
}

/** The cells that begin in a row and hold something, in column order. */
export function cellsOf(document: Document, row: WholeRow, asked: CellsAsked): readonly TableCell[] {
  const { placed, row: index, shift } = row;
  const told = new Map(figuresOfRow(document, placed, index).map((each) => [each.cell, each.told]));
  return (placed.table.rows[index]?.printed ?? []).flatMap((cell) => {
    const text = cell.text.replace(/\s+/g, ' ').trim();
    const content = placed.layout.contents[index]?.[cell.column - 1];
    if (text === '' || content?.kind === 'empty') return [];
    const inIt = row.role !== 'span' && content?.kind === 'text' ? [] : (told.get(cell) ?? []);
    const kind = kindOf(cell, content, inIt);
    const figures = inIt.map((each) => figureIn(document, each, kind, asked));
    // the label of a row stands first, however many columns the part has
    const isLabel = kind === 'text' && cell.column <= placed.layout.labels;
    const column = isLabel ? cell.column : cell.column + shift;
    return [{ column, kind, text, line: cell.line, figures }];
  });
}

function kindOf(cell: Cell, content: CellContent | undefined, told: readonly Told[]): CellKind {
  const [first, ...others] = told;
  if (!first) return content?.kind === 'sign' ? 'sign' : 'text';
  if (first.figure.nil) return 'nil';
  if (told.some(({ figure }) => figure.damage !== null)) return 'damaged';
  return others.length === 0 && first.exact && standsAlone(cell.text, first) ? 'number' : 'figures';
}

/** Marks of footnotes, and the `/-` behind rupees. */
const MARKS = /\((?:[a-z]|\d{1,2}|[ivx]{1,4})\)|\[\w{1,3}\]|\/-/gi;
const SIGN = new RegExp(CURRENCY_SIGN, 'gi');
/** What may stand beside a figure: marks of footnotes, brackets and pieces of a table's rules, but no `>` and no nil mark. */
const BESIDE = /^[\s*#†‡@^%()[\]'"`,;:|]*$/;
/** Units that are said in full, so that their words need not stand in the cell. */
const SAID: ReadonlySet<string> = new Set(['money', 'percent', 'per share']);

/**
 * False where a number would lose what is printed: `1,234 Cr` is a side of a ledger, `>100` more, `2(iv)` a note,
 * `00012602` that of a director, and `,398` has lost digits.
 */
function standsAlone(cell: string, { figure, exact }: Told): boolean {
  const digits = fold(figure.text).replace(/\D/g, '');
  if (exact === null || digits !== placesText(exact).replace(/\D/g, '')) return false;
  if (figure.unit?.kind === 'none') return cell.trim() === placesText(exact);
  const beside = cell.replace(figure.text, ' ').replace(MARKS, ' ').replace(SIGN, ' ');
  const isSaid = figure.unit?.rule === 'figure' && SAID.has(figure.unit.kind);
  return BESIDE.test(isSaid ? beside.replace(/\p{L}\.?/gu, ' ') : beside);
}

function figureIn(
  document: Document,
  { figure, exact }: Told,
  kind: CellKind,
  asked: CellsAsked,
): TableFigure {
  const { unit } = figure;
  const printed = { figure, value: exact && !figure.damage ? signed(placesText(exact), figure) : null, unit };
  if (!asked.in || figure.nil || unit?.kind === 'none') return printed;
  const done = convert(figure, asked.in, dollarOf(document));
  if (kind === 'number' && done.kind === 'converted' && unit) {
    const { scale, value } = done.to;
    return {
      figure,
      value: signed(value, figure),
      unit: { ...unit, scale, multiplier: 10 ** SCALE_EXPONENT[scale] },
    };
  }
  asked.left(figure.damage ? 'damaged' : unit ? unitLabel(unit) : 'of no stated unit');
  return printed;
}

/** A zero with the sign that is printed before it: "-0", "(0.00)". */
function signed(value: string, { text }: Figure): string {
  return /^[0.]+$/.test(value) && /^\W*[-(]/.test(fold(text)) ? `-${value}` : value;
}
