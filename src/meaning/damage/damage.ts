import { remembered } from '../../document/remember.js';
import { decimalNumber } from '../../figures/decimal.js';
import { withGroups } from '../../figures/digit-groups.js';
import { readRun } from '../../figures/grouping.js';
import type { Printed } from '../../figures/printed.js';
import type { Layout } from '../../tables/layout.js';
import type { Damage } from '../answer.js';
import type { FigurePlace } from '../places/figure-place.js';
import { lostSigns } from './lost-signs.js';

/**
 * What is wrong with a figure, or null. Never repairs: where the neighbouring text proves the printed value, it is
 * offered beside the raw text with its evidence.
 */
export function damageOf(figure: FigurePlace, all: readonly Printed[]): Damage | null {
  const { printed } = figure;
  if (printed.damage) return unproven(printed.damage);
  return (
    separatorsBelow(figure) ??
    (shareCell(figure, all) ? unproven('two-figures') : null) ??
    (isOddPoint(figure) ? unproven('ambiguous-point') : null) ??
    (lostPoint(figure) ? unproven('lost-point') : null) ??
    lostSign(figure)
  );
}

/** `730` where the total below is right only with (730). */
function lostSign(figure: FigurePlace): Damage | null {
  const lost = lostSigns(figure.placed.layout, null).get(figure.printed);
  if (!lost || !figure.printed.value) return null;
  const row = figure.placed.table.rows[lost.row];
  return {
    kind: 'lost-sign',
    value: -decimalNumber(figure.printed.value),
    text: `(${figure.printed.text})`,
    evidence: [
      { line: row?.line ?? figure.line, text: row?.cells.map((c) => c?.text ?? '').join('|') ?? '' },
    ],
  };
}

function unproven(kind: string): Damage {
  return { kind, value: null, text: null, evidence: [] };
}

/** Figures side by side in one cell; stacked ones stand on lines of their own and are sound. */
function shareCell(figure: FigurePlace, all: readonly Printed[]): boolean {
  if (all.length < 2) return false;
  const lines = figure.cell.split('\n').filter((l) => /\d/.test(l)).length;
  return lines < all.length;
}

/** `1100` over `.` where the column has two decimals is 11.00; `2683765` over `,.` is 26,837.65. */
function separatorsBelow(figure: FigurePlace): Damage | null {
  const { layout, table } = figure.placed;
  const below = table.rows[figure.row + 1];
  if (figure.printed.formatted || layout.roles[figure.row + 1] !== 'blank' || !below) return null;
  const marks = below.cells[figure.column - 1]?.text.replace(/\s/g, '') ?? '';
  if (!/^[.,]+$/.test(marks)) return null;
  const digits = figure.printed.text.replace(/\D/g, '');
  const places = marks.endsWith('.') ? decimalsOf(layout, figure.column) : 0;
  const evidence = [{ line: below.line, text: below.cells.map((c) => c?.text ?? '').join('|') }];
  if (places === null || digits.length <= places)
    return { kind: 'split-decimal', value: null, text: null, evidence };
  const whole = digits.slice(0, digits.length - places);
  const text = (['indian', 'western'] as const)
    .map((groups) => withGroups(whole, groups))
    .filter((grouped) => grouped.split(',').length - 1 === marks.replace('.', '').length)
    .map((grouped) => (places > 0 ? `${grouped}.${digits.slice(-places)}` : grouped))[0];
  const value = text ? readRun(text, '.').value : null;
  return { kind: 'split-decimal', value: value ? decimalNumber(value) : null, text: text ?? null, evidence };
}

/** How many decimals all other sound figures of the column (or, when it has none, of the table) print; null when they differ. */
function decimalsOf(layout: Layout, column: number): number | null {
  const of = (figures: readonly Printed[]): number | null => {
    const places = new Set(figures.filter((f) => f.formatted && f.value).map((f) => f.value?.places ?? 0));
    return places.size === 1 ? ([...places][0] ?? null) : null;
  };
  const inColumn = figuresIn(layout, column);
  return inColumn.some((f) => f.formatted && f.value) ? of(inColumn) : of(figuresIn(layout, null));
}

/** All figures of a column, or of the table. */
const figuresIn = remembered((layout: Layout, column: number | null): readonly Printed[] =>
  layout.contents.flatMap((contents, r) =>
    layout.roles[r] !== 'data'
      ? []
      : contents.flatMap((c, i) =>
          c.kind === 'figures' && (column === null ? i > 0 : i === column - 1) ? c.figures : [],
        ),
  ),
);

/** `12.973` among `14,206` and `10,384`: a point where the column groups with commas may be a misread comma. */
function isOddPoint(figure: FigurePlace): boolean {
  if (!/^\(?-?\d{1,3}\.\d{3}\)?$/.test(figure.printed.text)) return false;
  const others = figuresIn(figure.placed.layout, figure.column).filter(
    (f) => f !== figure.printed && f.formatted,
  );
  return others.length >= 2 && others.every((f) => /,\d{3}(?!\d)/.test(f.text) && !f.text.includes('.'));
}

/** `411904` among figures that all have two decimals and groups: its separators are lost. */
function lostPoint(figure: FigurePlace): boolean {
  const { printed, placed, column } = figure;
  if (printed.formatted || printed.percent || printed.text.replace(/\D/g, '').length < 4) return false;
  const habit = decimalHabit(placed.layout, null);
  const others = habit.figures - (printed.value ? 1 : 0);
  return (
    others >= 5 &&
    habit.withTwo === others &&
    figuresIn(placed.layout, column).filter((f) => f.value).length > 1
  );
}

/** How many sound figures a table has, per cent aside, and how many of them print two decimals. */
const decimalHabit = remembered(
  (layout: Layout, _key: null): { readonly figures: number; readonly withTwo: number } => {
    const sound = figuresIn(layout, null).filter((f) => !f.percent && f.value);
    return { figures: sound.length, withTwo: sound.filter((f) => f.value?.places === 2).length };
  },
);
