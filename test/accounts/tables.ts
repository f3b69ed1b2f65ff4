import type { ScaleName } from '../../src/meaning/answer.js';
import type { PrintedAmount } from './amounts.js';
import { amount, number } from './amounts.js';
import type { Column, Columns } from './columns.js';
import { columnsOf } from './columns.js';
import type { Draw } from './draw.js';
import { harmed } from './harm.js';
import type { House } from './house.js';
import type { Item, ItemKind, Statement } from './items.js';
import type { General, Placement } from './placements.js';
import { placementOf } from './placements.js';
import type { Cell, Row, Sheet } from './sheet.js';
import { cell, headRows } from './sheet.js';
import { withSignCells } from './sign-cells.js';
import type { PeriodTruth, UnitTruth } from './truth.js';
import { NO_QUANTITY } from './truth.js';

/** How a table of a statement is laid out. */
interface Plan {
  readonly draw: Draw;
  readonly house: House;
  readonly statement: Statement;
  readonly columns: Columns;
  readonly placement: Placement;
  readonly hasSerials: boolean;
  readonly hasNumbers: boolean;
  readonly signsFirst: boolean;
  readonly percentSign: boolean;
  /** Heads of two lines, set one above the other in their cell. */
  readonly breaks: boolean;
  /** A sign stands in a place of its own, left of its amount. */
  readonly signCells: boolean;
  readonly shape: string;
}

/** The table of a statement in one of its many layouts. */
export function tableOf(draw: Draw, house: House, statement: Statement, general: General | null): Sheet {
  const columns = columnsOf(draw, house, statement.nature);
  const amounts = columns.columns.filter(({ kind }) => kind === 'amount').length;
  const placement = placementOf(draw, house, general, amounts);
  const plan: Plan = {
    draw,
    house,
    statement,
    columns,
    placement,
    hasSerials: draw.chance(0.12) && !placement.inColumn,
    hasNumbers: draw.chance(0.12) && columns.columns.length > 2,
    signsFirst: house.sign === '$' && draw.chance(0.6),
    percentSign: draw.chance(0.5),
    breaks: draw.chance(0.2) && !house.form.startsWith('text'),
    signCells: /^[$£€]$/.test(house.sign) && draw.chance(0.25) && !house.form.startsWith('text'),
    shape: `${house.kind}; ${house.form}; ${placement.shape}; ${columns.shape}`,
  };
  const heads = headsOf(plan).map((row) => row.map((words) => broken(words, plan.breaks)));
  const title = [statement.title, columns.title].join(' ').trim() + placement.titleEnd;
  const width = heads[0]?.length ?? 0;
  const sheet: Sheet = {
    title,
    above: placement.above,
    rows: [...headRows(heads), ...(plan.hasNumbers ? [numbering(width)] : []), ...bodyOf(plan, width)],
    below: placement.below,
    width,
  };
  if (!plan.signCells || plan.hasNumbers) return harmed(draw, house, sheet);
  const lead = width - columns.columns.length;
  const places = columns.columns.flatMap(({ kind }, i) => (kind === 'amount' ? [lead + i + 1] : []));
  return withSignCells(sheet, places, house.sign);
}

/** "Year ended 31 March 2025 (₹ in lakh)" on two or three lines of its cell. */
function broken(words: string, breaks: boolean): string {
  return breaks ? words.replace(/ (?=\()|(?<=\b(?:ended|As at|As on|As of)) /g, '<br>') : words;
}

/** The words of the heads, row by row, the label first. */
function headsOf({ columns, placement, hasSerials, draw }: Plan): string[][] {
  const amounts = columns.columns.filter(({ kind }) => kind === 'amount');
  const depth = Math.max(...columns.columns.map(({ heads }) => heads.length));
  const corner = [columns.corner, placement.corner].filter((words) => words !== '').join(' ');
  const label = corner || draw.pick(['Particulars', 'Particulars', '', 'Description']);
  const lead = (first: string) => [
    ...(hasSerials ? [first === '' ? '' : 'Sl. No.'] : []),
    first,
    ...(placement.inColumn ? [first === '' ? '' : 'Unit'] : []),
  ];
  /** Its place among the amounts, -1 for the last. */
  const places = (column: Column): number[] => {
    const at = amounts.indexOf(column);
    return at === amounts.length - 1 ? [at, -1] : [at];
  };
  const said = (column: Column, words: (place: number) => string) =>
    column.kind === 'amount'
      ? (places(column)
          .map(words)
          .find((each) => each !== '') ?? '')
      : '';
  const rows = Array.from({ length: depth }, (_, r) => [
    ...lead(r === 0 ? label : ''),
    ...columns.columns.map((column) => {
      const isLast = r === column.heads.length - 1;
      return `${column.heads[r] ?? ''}${isLast ? said(column, placement.headEnd) : ''}`;
    }),
  ]);
  const row = (words: (place: number) => string) => [
    ...lead(''),
    ...columns.columns.map((column) => said(column, words)),
  ];
  return [
    ...(placement.topRow ? [row(placement.topRow)] : []),
    ...rows,
    ...(placement.headRow ? [row(placement.headRow)] : []),
  ];
}

/** "1 2 3 4" under the heads. */
function numbering(width: number): Row {
  return { role: 'numbers', cells: Array.from({ length: width }, (_, i) => cell(String(i + 1))) };
}

function bodyOf(plan: Plan, width: number): Row[] {
  const { statement, placement } = plan;
  let unit = placement.unit;
  return statement.items.flatMap((item, i): Row[] => {
    const change = placement.switches.find(({ before }) => before === i);
    if (change) unit = change.unit;
    const row = item.kind === 'subhead' ? subhead(plan, item, width) : itemRow(plan, item, i, unit);
    return change ? [{ role: 'full width', cells: [{ ...cell(change.text), columns: width }] }, row] : [row];
  });
}

/** A label alone in its row, which spans it or leaves the other places empty. */
function subhead({ house, hasSerials }: Plan, item: Item, width: number): Row {
  const label = cell(house.emphasis(item.label));
  if (house.repeatsHeads && !hasSerials) return { role: 'full width', cells: [{ ...label, columns: width }] };
  const before = hasSerials ? 1 : 0;
  const cells = Array.from({ length: width }, (_, i) => (i === before ? label : cell('')));
  return { role: 'item', cells };
}

function itemRow(plan: Plan, item: Item, index: number, unit: UnitTruth | null): Row {
  const { house, placement, columns, draw } = plan;
  const end = item.kind === 'money' ? placement.labelEnd : '';
  const label = item.isTotal ? house.emphasis(item.label) : item.label;
  const nextNote = draw.whole(3, 12) + index;
  const cells = columns.columns.map((column): Cell => {
    if (column.kind === 'note') {
      const isEmpty = item.isTotal || item.kind !== 'money';
      return isEmpty ? cell('') : figureCell(String(nextNote), nextNote, NO_QUANTITY, null, plan.shape);
    }
    if (column.kind === 'percent') {
      const change = number(draw, house, [1, 40], 1);
      return figureCell(
        change.text,
        change.value,
        { kind: 'percent', currency: null, scale: 'one' },
        null,
        plan.shape,
      );
    }
    return amountCell(plan, item, column, unit, index);
  });
  const serial = index + 1;
  return {
    role: 'item',
    cells: [
      ...(plan.hasSerials ? [figureCell(String(serial), serial, NO_QUANTITY, null, plan.shape)] : []),
      cell(`${label}${end}`),
      ...(placement.inColumn ? [cell(unitInColumn(item.kind, placement.inColumn))] : []),
      ...cells,
    ],
  };
}

function unitInColumn(kind: ItemKind, money: string): string {
  return {
    subhead: '',
    money,
    'per share': '',
    percent: '%',
    shares: 'Nos.',
    people: 'Nos.',
    ratio: 'times',
    days: 'days',
  }[kind];
}

function amountCell(plan: Plan, item: Item, column: Column, unit: UnitTruth | null, index: number): Cell {
  const { draw, house } = plan;
  const period = column.period;
  if (item.kind === 'money' && !item.isTotal && draw.chance(0.07))
    return { ...cell(house.nil, [{ text: house.nil, value: null, unit: null, period, shape: plan.shape }]) };
  const [printed, own] = printedOf(plan, item.kind, unit);
  const isSigned =
    plan.signsFirst && !plan.signCells && item.kind === 'money' && (index === 0 || item.isTotal);
  const sign = isSigned ? `${house.sign} ` : '';
  const truth = isSigned && own?.kind === 'money' ? { ...own, currency: house.currency } : own;
  const made = figureCell(printed.text, printed.value, truth, period, plan.shape);
  const text = item.isTotal ? house.emphasis(printed.text) : printed.text;
  const mark = draw.chance(0.02) ? draw.pick(['(a)', '*', '#']) : '';
  return { ...made, text: `${sign}${text}${mark}` };
}

/** A figure of a row and what its unit is. */
function printedOf(plan: Plan, kind: ItemKind, unit: UnitTruth | null): [PrintedAmount, UnitTruth | null] {
  const { draw, house, placement } = plan;
  const of = (
    kindOfUnit: UnitTruth['kind'],
    scale: ScaleName = 'one',
    currency: string | null = null,
  ): UnitTruth => ({
    kind: kindOfUnit,
    currency,
    scale,
  });
  switch (kind) {
    case 'subhead':
    case 'money':
      return [amount(draw, house, unit?.scale === 'one' ? 0 : house.decimals), unit];
    case 'per share':
      return [number(draw, house, [1, 90], 2), of('per share')];
    case 'percent': {
      const share = number(draw, house, [1, 60], 1);
      return [plan.percentSign ? { ...share, text: `${share.text}%` } : share, of('percent')];
    }
    case 'ratio':
      return [number(draw, house, [0.2, 9], 2), of('ratio')];
    case 'shares':
      return placement.shares === 'one'
        ? [number(draw, house, [2e7, 9e8], 0), of('count')]
        : [number(draw, house, [100, 5000], 1), of('count', placement.shares)];
    case 'people':
      return [number(draw, house, [1100, 9000], 0), of('count')];
    case 'days':
      return [number(draw, house, [15, 95], 0), of('other')];
  }
}

function figureCell(
  text: string,
  value: number,
  unit: UnitTruth | null,
  period: PeriodTruth | null,
  shape: string,
): Cell {
  return cell(text, [{ text, value, unit, period, shape }]);
}
