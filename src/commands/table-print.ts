import { STDIN_NAME } from '../corpus/source.js';
import type { TableData } from '../operations/tables/table-data.js';
import { counted } from '../render/amounts.js';
import { jsonLine } from '../render/json-line.js';
import { paletteFor } from '../render/palette.js';
import type { LineSpan } from '../search/addresses.js';
import type { TableArgs } from './arguments.js';
import type { Io } from './command.js';
import { say } from './say.js';
import { csvLines, markdownLines, tsvLines } from './table-delimited.js';
import { jsonLines } from './table-json.js';
import { some, tableCommand } from './table-next.js';
import { counting, printRows } from './table-printer.js';
import { sheetOf } from './table-sheet.js';
import { tableText } from './table-text.js';
import { writeWorkbook } from './table-xlsx.js';

/**
 * Prints a table in the form that was asked for, or writes it to a workbook, and says what was held back.
 *
 * @param asked the lines whose rows were asked for; null = all
 * @param out where a workbook is written
 */
export async function printTable(
  table: TableData,
  asked: LineSpan | null,
  out: string | null,
  args: TableArgs,
  io: Io,
): Promise<void> {
  if (out !== null && args.xlsx !== null) {
    await writeWorkbook(sheetOf(table), 'Table', { path: out, typed: args.xlsx }, io);
  } else {
    const printed = await print(table, args, io);
    const next = nextOf(table, printed, asked, args);
    if (args.json) {
      const end = { type: 'end', file: table.file, rows: printed, of: table.rows.length };
      io.stdout.write(jsonLine({ ...end, truncated: next !== null, next }));
    }
    if (next !== null) sayRest(table, printed, next, args, io);
  }
  sayUnconverted(table, args, io);
  if (args.form !== 'text' && !args.json) sayDamaged(table, io);
}

/** @returns how many rows were printed */
async function print(table: TableData, args: TableArgs, io: Io): Promise<number> {
  if (args.json) {
    const { head, rows } = jsonLines(table);
    return printRows(head, rows, args.maxChars, io);
  }
  if (args.form === 'text') return printText(table, args, io);
  const lines = { csv: csvLines, tsv: tsvLines, markdown: markdownLines, xlsx: csvLines }[args.form];
  const all = lines(sheetOf(table));
  const heads = args.form === 'markdown' ? 2 : 1;
  const head = counting(all.slice(0, heads).join(''));
  return printRows(head, all.slice(heads).map(counting), args.maxChars, io);
}

/** Of a table that is too long as many rows as fit with heads and reasons. */
async function printText(table: TableData, args: TableArgs, io: Io): Promise<number> {
  const palette = await paletteFor(io.stdout);
  let rows = table.rows.length;
  while (rows > 0) {
    const lines = await tableText({ ...table, rows: table.rows.slice(0, rows) }, io.stdout, palette);
    const text = lines.map((line) => `${line}\n`).join('');
    if (args.maxChars === 0 || text.length <= args.maxChars) {
      io.stdout.write(text);
      return rows;
    }
    rows = Math.min(rows - 1, Math.floor((rows * args.maxChars) / text.length));
  }
  return 0;
}

/** The command for the rows that did not fit; null where all did. */
function nextOf(table: TableData, printed: number, asked: LineSpan | null, args: TableArgs): string | null {
  const first = table.rows[printed];
  if (!first) return null;
  const path = table.file === STDIN_NAME ? '-' : table.file;
  // with the same budget, or by lines where all rows are on one, the next command would print no more
  const isStuck = printed === 0 || table.rows[printed - 1]?.end === first.line;
  if (isStuck) return tableCommand(args, { path, number: table.number }, 0);
  const end = asked?.end ?? table.end;
  return tableCommand(args, { path, lines: `${first.line}-${end}` });
}

function sayRest(table: TableData, printed: number, next: string, args: TableArgs, io: Io): void {
  const all = some(table.rows.length, 'row');
  const path = table.file === STDIN_NAME ? '-' : table.file;
  const whole = tableCommand(args, { path, number: table.number }, 0);
  const rest = next === whole ? '' : `; next: ${next}`;
  say(
    io,
    `${table.file}: ${counted(printed)} of ${all} fit into ${counted(args.maxChars)} characters${rest}; whole: ${whole}`,
  );
}

function sayUnconverted({ file, unconverted }: TableData, args: TableArgs, io: Io): void {
  if (unconverted.size === 0) return;
  const kinds = [...unconverted].map(([what, count]) => `${counted(count)} ${what}`).join(', ');
  say(io, `${file}: not converted to ${args.in ?? ''}: ${kinds}`);
}

const MOST_LINES = 8;

/** A figure that the converter harmed stands among numbers as a text. */
function sayDamaged({ file, rows }: TableData, io: Io): void {
  const lines = rows.flatMap(({ cells }) =>
    cells.flatMap(({ kind, line }) => (kind === 'damaged' ? [line] : [])),
  );
  const [first] = lines;
  if (first === undefined) return;
  const named = [...new Set(lines)];
  const where = named.slice(0, MOST_LINES).join(', ') + (named.length > MOST_LINES ? ', …' : '');
  say(
    io,
    `${file}: ${some(lines.length, 'damaged figure')} as printed (line ${where}); why: finread units ${file}:${first}`,
  );
}
