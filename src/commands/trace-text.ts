import type { DigitGroups } from '../figures/digit-groups.js';
import { groupsOf, withGroups } from '../figures/digit-groups.js';
import type { Figure } from '../meaning/answer.js';
import { unitLabel } from '../meaning/governing.js';
import type { Source } from '../operations/trace/choose.js';
import type { ItemFigure } from '../operations/trace/line-item.js';
import type { Series, TracedValue } from '../operations/trace/series.js';
import type { Traced } from '../operations/trace/trace.js';
import { cutTo } from '../render/amounts.js';
import { bar } from '../render/bar.js';
import type { Palette } from '../render/palette.js';
import { paletteFor } from '../render/palette.js';
import { shown } from '../render/shown.js';
import type { Column } from '../render/table.js';
import { tableLines } from '../render/table.js';
import type { Output } from './command.js';
import { damageText } from './damage-words.js';
import { periodText } from './period-text.js';
import { sectionPath } from './section-path.js';
import { habitOf } from './units-amounts.js';

const LEFT: Column = { align: 'left' };
const RIGHT: Column = { align: 'right' };
const LONGEST_LABEL = 80;
const LONGEST_QUOTE = 120;

/** One column of the table of values. */
interface Part {
  readonly head: string;
  readonly column: Column;
  cell(value: TracedValue): string;
}

/** Every value in its period, then where each document says it and what decides its unit. */
export async function seriesText(
  { answers }: Traced,
  series: Series,
  stdout: Output,
): Promise<readonly string[]> {
  const palette = await paletteFor(stdout);
  const parts = partsOf(series, palette);
  const table = cellsOf(parts, series, palette);
  const columns = parts.map(({ column }) => column);
  const used = withoutEmpty(await withBars(table, series, stdout, palette), [
    ...columns.slice(0, BEHIND_UNIT),
    LEFT,
    ...columns.slice(BEHIND_UNIT),
  ]);
  const sources = answers.flatMap(({ sources: [only] }) => (only ? [only] : []));
  return [
    ...(await tableLines(used.rows, used.columns, stdout)),
    '',
    ...sources.flatMap((source) => sourceText(source, palette)),
  ].map((line) => `${line}\n`);
}

function partsOf({ values }: Series, palette: Palette): readonly Part[] {
  const groups = groupsIn(values);
  return [
    { head: 'PERIOD', column: LEFT, cell: ({ at }) => whenText(at, palette) },
    { head: 'VALUE', column: RIGHT, cell: (value) => valueText(value, groups) },
    {
      head: 'UNIT',
      column: LEFT,
      cell: ({ unit, at }) =>
        unit ? palette.unit(unitLabel(unit)) : at.figure.nil ? 'nil' : palette.warning('not stated'),
    },
    {
      head: 'WHERE',
      column: LEFT,
      cell: ({ source, at }) => addressText(source.document.name, at.line, palette),
    },
    { head: 'PRINTED', column: RIGHT, cell: ({ at }) => shown(at.figure.text) },
    { head: '', column: LEFT, cell: (value) => remarks(value, groups, palette) },
  ];
}

function cellsOf(
  parts: readonly Part[],
  { values }: Series,
  palette: Palette,
): readonly (readonly string[])[] {
  const heads = parts.map(({ head }) => palette.heading(head));
  return [heads, ...values.map((value) => parts.map(({ cell }) => cell(value)))];
}

/** The bar stands behind the unit, on a terminal that has room for it. */
async function withBars(
  table: readonly (readonly string[])[],
  series: Series,
  stdout: Output,
  palette: Palette,
): Promise<readonly (readonly string[])[]> {
  const { values } = series;
  const room = stdout.isTerminal && haveOneMeasure(values) ? await roomFor(series, stdout.columns) : 0;
  const numbers = values.map(({ value }) => Number(value ?? 0));
  const largest = Math.max(...numbers.map(Math.abs));
  return table.map((cells, i) => {
    const number = i === 0 ? 0 : (numbers[i - 1] ?? 0);
    const drawn = room < NARROWEST_BAR ? '' : bar(number, largest, room);
    const painted = number < 0 ? palette.warning(drawn) : palette.unit(drawn);
    return [...cells.slice(0, BEHIND_UNIT), drawn === '' ? '' : painted, ...cells.slice(BEHIND_UNIT)];
  });
}

const BEHIND_UNIT = 3;
const WIDEST_BAR = 24;
const NARROWEST_BAR = 6;
const GAP = 2;
/** Remarks may be wrapped. */
const WIDEST_REMARK = 40;

/** What the other columns leave, by how wide they are without colour. */
async function roomFor(series: Series, columns: number): Promise<number> {
  const plain = await paletteFor({ colour: false });
  const table = cellsOf(partsOf(series, plain), series, plain);
  const widths = (table[0] ?? []).map((_, i) => Math.max(...table.map((cells) => cells[i]?.length ?? 0)));
  const last = Math.min(widths.at(-1) ?? 0, WIDEST_REMARK);
  const taken = widths.slice(0, -1).reduce((sum, width) => sum + width + GAP, last);
  return Math.min(WIDEST_BAR, columns - taken - GAP);
}

function haveOneMeasure(values: readonly TracedValue[]): boolean {
  const units = new Set(
    values.flatMap(({ value, unit }) => (value === null ? [] : [unit ? unitLabel(unit) : ''])),
  );
  return units.size === 1;
}

/** Columns that say nothing are left out. */
function withoutEmpty(
  rows: readonly (readonly string[])[],
  columns: readonly Column[],
): { readonly rows: readonly (readonly string[])[]; readonly columns: readonly Column[] } {
  const said = (rows[0] ?? []).map((_, i) => rows.slice(1).some((row) => row[i] !== ''));
  return {
    rows: rows.map((row) => row.filter((_, i) => said[i])),
    columns: columns.filter((_, i) => said[i]),
  };
}

/** `2013-14 budget`, `31 March 2025`, `period not stated, Increase`. */
export function whenText({ figure, column }: ItemFigure, palette: Palette): string {
  const { period } = figure;
  const words = column === '' ? '' : ` ${cutTo(shown(column), LONGEST_LABEL)}`;
  return period ? `${shown(periodText(period))}${words}` : `${palette.warning('period not stated')}${words}`;
}

/** The digits are parted as the first document parts them. */
function groupsIn(values: readonly TracedValue[]): DigitGroups {
  const figures = values.map(({ at }) => at.figure);
  const told = figures
    .map(({ text }) => groupsOf(text) ?? (WESTERN.test(text) ? 'western' : null))
    .find((groups) => groups !== null);
  return told ?? (figures[0] ? habitOf(figures[0]) : 'western');
}

/** 149,468 would be 1,49,468 in Indian groups. */
const WESTERN = /^[^\d,]*\d{3},\d{3}(?!\d)/;

function valueText({ value, at }: TracedValue, groups: DigitGroups): string {
  return value === null ? (at.figure.nil ? 'nil' : '–') : withGroups(value, groups);
}

function addressText(file: string, line: number, palette: Palette): string {
  return `${palette.file(shown(file))}${palette.separator(':')}${palette.line(String(line))}`;
}

function remarks(value: TracedValue, groups: DigitGroups, palette: Palette): string {
  const { differs, restated, also, at } = value;
  const parts = [
    ...(restated ? [palette.warning('restated')] : []),
    ...(differs ? [palette.warning(differenceText(differs.by, differs.percent, groups))] : []),
    ...also.map((other) => `also ${addressText(other.source.document.name, other.at.line, palette)}`),
    ...(at.figure.damage ? [palette.warning(shown(damageText(at.figure.damage)))] : []),
  ];
  return parts.join('; ');
}

function differenceText(by: string, percent: string | null, groups: DigitGroups): string {
  return `differs by ${withGroups(by, groups)}${percent === null ? '' : ` (${percent} %)`}`;
}

/** `a.md:1217  Total Revenue  Statement 1 > Receipts; also on lines 812, 1403`, and below it its units. */
function sourceText({ document, first, again, figures }: Source, palette: Palette): readonly string[] {
  const path = sectionPath(document, first.line);
  const more = again.filter((line) => line !== first.line);
  return [
    `${addressText(document.name, first.line, palette)}  ${labelText(first.label)}${path}${alsoText(more)}`,
    ...unitLines(
      figures.map(({ figure }) => figure),
      palette,
    ),
  ];
}

export function labelText(label: string): string {
  return cutTo(shown(label), LONGEST_LABEL);
}

const MOST_LINES = 12;

export function alsoText(lines: readonly number[]): string {
  if (lines.length === 0) return '';
  const more = lines.length > MOST_LINES ? ` and ${lines.length - MOST_LINES} more` : '';
  return `; also on line${lines.length > 1 ? 's' : ''} ${lines.slice(0, MOST_LINES).join(', ')}${more}`;
}

function unitLines(figures: readonly Figure[], palette: Palette): readonly string[] {
  const said = new Map<string, string>();
  for (const { unit, nil } of figures) {
    if (nil || !unit) continue;
    const words = `"${cutTo(shown(unit.text.replace(/\s+/g, ' ')), LONGEST_QUOTE)}"`;
    const label = unitLabel(unit);
    said.set(
      `${label} ${unit.line}`,
      `  ${palette.unit(label)}  ${unit.rule}, line ${palette.line(String(unit.line))}: ${words}`,
    );
  }
  return [...said.values()];
}
