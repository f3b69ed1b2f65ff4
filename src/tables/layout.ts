import { remembered } from '../document/remember.js';
import type { NumberStyle } from '../figures/grouping.js';
import { styleOf } from '../figures/grouping.js';
import { digitRuns, printedFigures } from '../figures/printed.js';
import { isAgeing } from './ageing.js';
import { alignHeaders } from './align.js';
import type { CellContent } from './cell.js';
import { contentOf } from './cell.js';
import { unfused } from './fused.js';
import type { Layout, RowRole } from './grid.js';
import { labelColumn, SERIAL } from './labels.js';
import { slide } from './slide.js';
import { spreadGroups } from './spread.js';
import type { Cell, Row, Table } from './table.js';

export type { Layout, RowRole } from './grid.js';

const known = new WeakMap<Table, Layout>();

/** The layout of a table; computed once. `habit` tells the decimal mark of its document, when the table does not. */
export function layoutOf(printed: Table, habit?: () => NumberStyle['decimal']): Layout {
  const held = known.get(printed);
  if (held) return held;
  const table = unfused(printed);
  const texts = table.rows.flatMap((r) => r.printed.map((c) => c.text)).filter((t) => /\p{Nd}/u.test(t));
  const style = styleOf(texts, texts.flatMap(digitRuns), habit);
  const contents = table.rows.map(({ cells }) => {
    const row: CellContent[] = [];
    for (let c = 0; c < table.columns; c += 1) {
      const cell = cells[c];
      row.push(cell ? contentOf(cell.text, style) : { kind: 'empty' });
    }
    return row;
  });
  const roles: RowRole[] = [];
  const labels = new Set<number>();
  const label = labelColumn(table.rows, contents);
  let dataSeen = false;
  table.rows.forEach((row, r) => {
    const role = roleOf(row, contents[r] ?? [], dataSeen, { first: label, all: labels });
    if (role === 'data') {
      dataSeen = true;
      contents[r]?.forEach((c, i) => {
        if (c.kind === 'text') labels.add(i);
      });
    }
    roles.push(role);
  });
  settleYears(table, roles, contents, style);
  const firstData = roles.indexOf('data');
  const aligned = spreadGroups(alignHeaders(table, roles, contents), roles);
  const layout: Layout = {
    ...aligned,
    style,
    roles,
    labels: label,
    firstData: firstData < 0 ? roles.length : firstData,
  };
  known.set(printed, layout);
  return layout;
}

/** `2024` among amounts is an amount: a year stands in a column of years, or in the first. */
function settleYears(
  table: Table,
  roles: readonly RowRole[],
  contents: CellContent[][],
  style: NumberStyle,
): void {
  for (let c = 1; c < table.columns; c += 1) {
    const kinds = roles.flatMap((role, r) => (role === 'data' ? [contents[r]?.[c]?.kind] : []));
    const years = kinds.filter((k) => k === 'year').length;
    if (years === 0 || kinds.filter((k) => k === 'figures').length < years) continue;
    roles.forEach((role, r) => {
      const row = contents[r];
      const cell = table.rows[r]?.cells[c];
      if (role !== 'data' || !row || row[c]?.kind !== 'year' || !cell || namesYears(table.rows[r])) return;
      row[c] = { kind: 'figures', figures: printedFigures(cell.text, style) };
    });
  }
}

/** "2019 | 2020 | 2021 | 2022-23* | 2023-24": nothing but years, each after the one before it, below the bars of a chart. */
function namesYears(row: Row | undefined): boolean {
  const texts = row?.printed.map((c) => c.text.trim()).filter((t) => t !== '') ?? [];
  const years = texts.map((t) => Number(YEAR_ALONE.exec(t)?.[1] ?? Number.NaN));
  const steps = years.slice(1).map((year, i) => year - (years[i] ?? 0));
  return steps.length > 1 && (steps.every((s) => s === 1) || steps.every((s) => s === -1));
}

const YEAR_ALONE = /^((?:19|20)\d{2})(?:\s?[-\u2013/]\s?(?:(?:19|20)?\d{2}))?\W{0,3}$/;

// the label of a row that names columns: "Particulars", "Year ended December 31,", "(₹ in crore)", "Note", not "(b)"
const HEADER_LABEL =
  /^(?:[([](?!(?:[a-z]|[ivx]{1,5}|\d{1,2})\))|₹|rs\b|in\b|us\$|\$|€|£|mio\b|particulars|items?|description|details|head|name|sr|sl|s\.? ?no|no\.|notes?|as (?:at|on|of)|at\b|(?:for the )?(?:fiscal |financial )?(?:years?|quarters?|months?|period|(?:three|six|nine|twelve|\d+) (?:months?|weeks))\b|january|february|march|april|may|june|july|august|september|october|november|december)/i;

/** Below figures, a text alone in its row names a column only when it speaks of time or of a unit. */
const NAMES_COLUMN =
  /\d{4}|\bended\b|\bas (?:at|on|of)\b|\bin \w|[₹$€£%]|\brs\b|million|crore|lakh|thousand|^\W*(?:nos?\.?|numbers?)\W*$/i;

function roleOf(
  row: Row,
  contents: readonly CellContent[],
  dataSeen: boolean,
  labels: { readonly first: number; readonly all: ReadonlySet<number> },
): RowRole {
  const label = row.cells[0]?.text.trim() || (row.cells[labels.first - 1]?.text.trim() ?? '');
  const values = contents.slice(labels.first);
  const count = (kind: CellContent['kind']): number => values.filter((c) => c.kind === kind).length;
  if (contents.every((c) => c.kind === 'empty') || isSeparators(row)) return 'blank';
  if (isNumbering(contents)) return 'numbering';
  const heads = row.printed.filter((c) => c.text.trim() !== '');
  if (!dataSeen && heads.length > 1 && heads.every((c) => c.header)) return 'header';
  // "2023 | 2022 | 202174 | 2020*": a footnote mark turned one of the years into a figure
  if (!dataSeen && label === '' && count('year') > 2 && count('year') > count('figures')) return 'header';
  if (!dataSeen && isRestOfDates(row)) return 'header';
  if (!dataSeen && isEchoed(row, contents)) return 'span';
  if (isAgeing(row)) return 'header';
  if (count('figures') > 0) return 'data';
  const texts = distinctTexts(row).filter((t, i) => !(i === 0 && SERIAL.test(t)));
  if (contents[0]?.kind === 'figures' && contents.length === 1) return 'data';
  if (count('year') > 0) return !dataSeen || label === '' || HEADER_LABEL.test(label) ? 'header' : 'data';
  if (count('nil') > 0) return 'data';
  const labelled = contents.some((c, i) => c.kind === 'text' && labels.all.has(i));
  if (texts.length === 1) {
    const names = !dataSeen || (!labelled && NAMES_COLUMN.test(texts[0] ?? ''));
    return label !== '' || isFullWidth(row) || !names ? 'span' : 'header';
  }
  if (!dataSeen) return 'header';
  // below figures, a row with words in the columns of labels is an item with remarks, unless its label names columns
  return !labelled || HEADER_LABEL.test(label) ? 'header' : 'data';
}

/** "31, 2025 | 31, 2024" under "Year ended March": the rest of the dates that the row above begins. */
function isRestOfDates(row: Row): boolean {
  const cells = row.printed.filter((c) => c.text.trim() !== '');
  return (
    cells.length > 1 && cells.every((c) => c.column > 1 && /^\d{1,2},?\s*(?:19|20)\d{2}$/.test(c.text.trim()))
  );
}

/** "Receivables by age - 31 March 2025 | ch 31, 2025 | Col3": a title, and the piece of it that reached over an edge. */
function isEchoed(row: Row, contents: readonly CellContent[]): boolean {
  const [title = '', echo = '', ...others] = row.printed.map((c) => c.text.trim());
  const isAlone = row.printed.every((c, i) => i < 2 || contents[c.column - 1]?.kind === 'empty');
  return (
    isAlone && others.length > 0 && echo.length > 3 && title.length > echo.length && title.endsWith(echo)
  );
}

/** Only points and commas: the separators of the row above, moved down by the converter. */
function isSeparators(row: Row): boolean {
  return row.cells.every((c) => c === undefined || /^[\s.,]*$/.test(c.text));
}

/** "1 | 2 | 3 | 4" or "(1) | (2) | (3)": column numbers. */
function isNumbering(contents: readonly CellContent[]): boolean {
  const numbers = contents.filter((c) => c.kind !== 'empty');
  if (numbers.length < 3) return false;
  let previous: number | null = null;
  for (const content of numbers) {
    const only = content.kind === 'figures' && content.figures.length === 1 ? content.figures[0] : undefined;
    if (!only?.value || only.formatted || only.percent) return false;
    const n = Math.abs(Number(only.value.digits));
    if (n > 40 || (previous !== null && n !== previous + 1)) return false;
    previous = n;
  }
  return true;
}

function distinctTexts(row: Row): readonly string[] {
  return [...new Set(row.cells.map((c) => c?.text.trim() ?? '').filter((t) => t !== ''))];
}

function isFullWidth(row: Row): boolean {
  const texts = row.cells.filter((c): c is Cell => c !== undefined && c.text.trim() !== '');
  return texts.length === row.cells.length && texts.length > 1;
}

/** The cells that stand over a figure, nearest row last, with the row that each belongs to. */
export interface Head {
  readonly cell: Cell;
  readonly row: number;
}

/**
 * The header cells that govern a grid place: those of the nearest header rows above it (or, when there are none, below
 * it: some converters turn tables upside down), group heads spread over the empty places that they cover.
 */
export function headsOf(layout: Layout, row: number, printedAt: number): readonly Head[] {
  const rows = headerRowsFor(layout, row);
  const slid = slide(layout, row);
  if (slid === null) return NO_HEADS;
  const column = printedAt - slid;
  const direct = stack(layout, rows, column);
  if (direct.length > 0) return direct;
  return headsBeside(layout, row, rows, column);
}

const NO_HEADS: readonly Head[] = [];

/** "$" or "%" and the figure stand in columns of their own and the header over one of them only: the nearest. */
function headsBeside(layout: Layout, row: number, rows: readonly number[], column: number): readonly Head[] {
  const contents = layout.contents[row] ?? [];
  const open = new Set([-1, 1]);
  for (let away = 1; open.size > 0; away += 1) {
    for (const step of [...open]) {
      const c = column + step * away;
      const kind = contents[c - 1]?.kind;
      if (c <= layout.labels || c > layout.table.columns || kind === 'figures' || kind === 'nil') {
        open.delete(step);
        continue;
      }
      const heads = stack(layout, rows, c);
      if (heads.length > 0) return heads;
    }
  }
  return NO_HEADS;
}

/** The header rows in force at a row: the nearest run of header rows above, and what stands above that run. */
export function headerRowsFor(layout: Layout, row: number): readonly number[] {
  const above = headerRuns(layout, null).findLast((run) => (run[run.length - 1] ?? 0) < row);
  return above ?? headerRowsBelow(layout, row);
}

const headerRowsBelow = remembered((layout: Layout, row: number): readonly number[] =>
  layout.roles.flatMap((role, i) => (role === 'header' && i > row ? [i] : [])),
);

/** The runs of header rows, from the top; no figures stand between the rows of a run. */
const headerRuns = remembered((layout: Layout, _key: null): readonly (readonly number[])[] => {
  const runs: number[][] = [];
  let open = false;
  layout.roles.forEach((role, row) => {
    if (role === 'data') open = false;
    if (role !== 'header') return;
    if (open) runs[runs.length - 1]?.push(row);
    else runs.push([...((namesOnlyUnits(layout, row) && runs.at(-1)) || []), row]);
    open = true;
  });
  return runs;
});

const UNIT_ALONE = /^\W*(?:nos?\.?|numbers?|per ?cent|amounts?|rs\.?)?\W*$/i;

/** "| | No. | % |" below figures: the columns are counted in something else from there on, and dated as before. */
function namesOnlyUnits({ table, labels }: Layout, row: number): boolean {
  return table.rows[row]?.cells.every((c, i) => i < labels || !c || UNIT_ALONE.test(c.text)) ?? false;
}

/** The heads of each column in some header rows: all rows of figures under them share one array. */
const stacks = remembered(
  (_layout: Layout, _rows: readonly number[]): Map<number, readonly Head[]> => new Map(),
);

function stack(layout: Layout, rows: readonly number[], column: number): readonly Head[] {
  const known = stacks(layout, rows);
  const held = known.get(column);
  if (held) return held;
  const made = stackedIn(layout, rows, column);
  known.set(column, made);
  return made;
}

function stackedIn(layout: Layout, rows: readonly number[], column: number): readonly Head[] {
  const heads: Head[] = [];
  rows.forEach((r, i) => {
    const cell =
      cellIn(layout, r, column) ??
      (i < rows.length - 1 ? groupHead(layout, rows.slice(i), column) : undefined);
    if (cell && !heads.some((h) => h.cell === cell || h.cell.text === cell.text))
      heads.push({ cell, row: r });
  });
  return heads;
}

function cellIn(layout: Layout, row: number, column: number): Cell | undefined {
  const kind = layout.contents[row]?.[column - 1]?.kind;
  return kind === undefined || kind === 'empty' ? undefined : layout.table.rows[row]?.cells[column - 1];
}

/** A spanning head written over the first of its columns only: it reaches over empty places that a lower row fills. */
function groupHead(layout: Layout, rows: readonly number[], column: number): Cell | undefined {
  const [top, ...lower] = rows;
  if (top === undefined || !lower.some((r) => cellIn(layout, r, column))) return undefined;
  for (let c = column - 1; c >= 2; c -= 1) {
    const cell = cellIn(layout, top, c);
    if (cell) return cell;
  }
  return undefined;
}
