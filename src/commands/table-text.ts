import type { Period, Unit } from '../meaning/answer.js';
import { unitLabel } from '../meaning/governing.js';
import type { TableColumn } from '../operations/tables/table-columns.js';
import type { TableData, TableRow } from '../operations/tables/table-data.js';
import { counted, cutTo } from '../render/amounts.js';
import type { GridColumn } from '../render/grid.js';
import { gridLines } from '../render/grid.js';
import type { Palette } from '../render/palette.js';
import { shown } from '../render/shown.js';
import type { Surface } from '../render/table.js';
import { tableLines } from '../render/table.js';
import { periodText } from './period-text.js';
import { tableReasons } from './table-reasons.js';
import { headPeriod, headUnit, ownText, printedText } from './table-sheet.js';

const INDENT = 2;
const LONGEST_PERIOD = 60;

/** A table for a reader, as lines without line ends: where it stands, its rows below their heads, and what decides. */
export async function tableText(
  table: TableData,
  surface: Surface,
  palette: Palette,
): Promise<readonly string[]> {
  const { columns, rows } = table;
  const ends = endColumns(rows);
  const grid: readonly GridColumn[] = [
    { heads: ['LINE', ''], align: 'right' },
    ...columns.map(
      (column) => ({ heads: headsOf(column), align: isNumbers(column) ? 'right' : 'left' }) as const,
    ),
    ...ends.map(({ head }) => ({ heads: [head, ''], align: 'left' }) as const),
  ];
  const cells = rows.map((row) => [
    palette.line(String(row.line)),
    ...columns.map(({ column }) => cellText(row, column, palette)),
    ...ends.map(({ of }) => palette.unit(shown(of(row)))),
  ]);
  const firstNumbers = columns.findIndex(isNumbers);
  const lines = await gridLines(grid, cells, surface, {
    indent: INDENT,
    repeated: firstNumbers > 0 ? 1 + firstNumbers : 1,
    paint: palette.governing,
  });
  const reasons = await tableLines(
    tableReasons(table, palette),
    Array.from({ length: 4 }, () => ({ align: 'left' })),
    surface,
    { indent: INDENT },
  );
  return [...whereText(table, palette), '', ...lines, ...(reasons.length > 0 ? ['', ...reasons] : [])];
}

function isNumbers({ holds }: TableColumn): boolean {
  return holds !== 'words';
}

/** What stands over a column: its header, its period where the header does not name it, its unit. */
function headsOf(column: TableColumn): readonly string[] {
  const period = headPeriod(column);
  const heads = [column.header ?? '', ...(period === null ? [] : [cutTo(period, LONGEST_PERIOD)])].filter(
    (text) => text !== '',
  );
  return [...heads.map(shown), shown(headUnit(column) ?? '')];
}

function cellText(row: TableRow, column: number, palette: Palette): string {
  const cell = row.cells.find((each) => each.column === column);
  if (!cell) return '';
  const text = printedText(cell);
  if (cell.kind === 'damaged') return palette.warning(text);
  return row.role === 'data' ? text : palette.heading(text);
}

interface EndColumn {
  readonly head: string;
  readonly of: (row: TableRow) => string;
}

/** Where rows have units or periods of their own they are said at the end of each. */
function endColumns(rows: readonly TableRow[]): readonly EndColumn[] {
  const unit = (row: TableRow): string => ownText<Unit>(row, row.units, unitLabel);
  const period = (row: TableRow): string => ownText<Period>(row, row.periods, periodText);
  return [
    ...(rows.some(({ units }) => units.length > 0) ? [{ head: 'UNIT', of: unit }] : []),
    ...(rows.some(({ periods }) => periods.length > 0) ? [{ head: 'PERIOD', of: period }] : []),
  ];
}

/** `accounts.md:1299-1425  Loans`, and its pages and parts. */
function whereText(table: TableData, palette: Palette): readonly string[] {
  const { file, line, end, title, page, pageEnd, parts } = table;
  const lines = line === end ? String(line) : `${line}-${end}`;
  const address = `${palette.file(shown(file))}${palette.separator(':')}${palette.line(lines)}`;
  const pages = page === pageEnd || pageEnd === null ? `page ${page}` : `pages ${page}-${pageEnd}`;
  const place = [
    `table ${counted(table.number)}`,
    ...(page === null ? [] : [pages]),
    ...(parts.length > 1 ? [`${counted(parts.length)} parts: lines ${spansText(parts)}`] : []),
  ].join('    ');
  return [`${address}  ${title === null ? '(no title)' : palette.heading(shown(title))}`, place];
}

const MOST_PARTS = 8;

function spansText(spans: TableData['parts']): string {
  const some = spans.slice(0, MOST_PARTS).map(({ line, end }) => `${line}-${end}`);
  return some.join(', ') + (spans.length > MOST_PARTS ? ', …' : '');
}
