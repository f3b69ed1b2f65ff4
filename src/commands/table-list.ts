import type { Document } from '../document/document.js';
import type { TableEntry } from '../operations/tables/table-list.js';
import { entryOf, listedTables } from '../operations/tables/table-list.js';
import type { WholeTable } from '../operations/tables/whole-table.js';
import { counted, cutTo } from '../render/amounts.js';
import { Budget } from '../render/budget.js';
import { commandLine, operand } from '../render/command-line.js';
import { charactersIn, madeToFit } from '../render/fitting.js';
import { jsonLine } from '../render/json-line.js';
import type { Palette } from '../render/palette.js';
import { paletteFor } from '../render/palette.js';
import { shown } from '../render/shown.js';
import type { Column } from '../render/table.js';
import { tableLines } from '../render/table.js';
import type { TableArgs } from './arguments.js';
import type { Io, Status } from './command.js';
import { say } from './say.js';
import { some } from './table-next.js';
import { pathOf } from './units-lines.js';

const LONGEST_TITLE = 100;
const MOST_NAMES = 3;

/** Prints the tables of a document, or those that a pattern means; 1 when there is none. */
export async function printList(document: Document, args: TableArgs, io: Io): Promise<Status> {
  const found = listedTables(document, args.name);
  const textOf = (entry: TableEntry): number =>
    args.json ? jsonLine(entry).length : charactersIn(cellsOf(entry));
  const entries = madeToFit(found, args.maxChars, (table: WholeTable) => entryOf(document, table), textOf);
  const lines = args.json
    ? entries.map((entry) => jsonLine(entry))
    : (await listText(entries, await paletteFor(io.stdout), io)).map((line) => `${line}\n`);
  const budget = new Budget(args.maxChars);
  const fitting = lines.filter((line) => budget.take(line));
  for (const line of fitting) io.stdout.write(line);
  const kept = args.json ? fitting.length : Math.max(0, fitting.length - 1);
  if (args.json) {
    const end = { type: 'end', file: document.name, tables: kept, of: found.length };
    io.stdout.write(jsonLine({ ...end, truncated: budget.isSpent }));
  }
  if (budget.isSpent) {
    const words = [
      'finread',
      'table',
      operand(pathOf(document)),
      '--list',
      ...(args.name ? [args.name] : []),
    ];
    words.push(...(args.json ? ['--json'] : []), '--max-chars', '0');
    if (args.root !== null) words.push('--root', args.root);
    say(
      io,
      `${counted(kept)} of ${some(found.length, 'table')}; all: ${commandLine(words)}, or name a TITLE`,
    );
  }
  if (found.length > 0) return 0;
  say(io, `${document.name}: ${args.name === null ? 'no table in it' : `no table is titled "${args.name}"`}`);
  return 1;
}

const HEADS = ['NO', 'LINES', 'SIZE', 'PAGE', 'UNIT', 'PERIODS', 'TITLE'];
const COLUMNS: readonly Column[] = HEADS.map((head) => ({
  align: head === 'NO' || head === 'LINES' || head === 'SIZE' ? 'right' : 'left',
}));

/** A line a table below a line of heads; columns of which nothing is known are left out. */
export async function listText(
  entries: readonly TableEntry[],
  palette: Palette,
  io: Pick<Io, 'stdout'>,
): Promise<readonly string[]> {
  if (entries.length === 0) return [];
  const rows = entries.map((entry) => {
    const [number = '', lines = '', size = '', pages = '', units = '', ...others] = cellsOf(entry);
    return [number, palette.line(lines), size, pages, palette.unit(units), ...others];
  });
  const used = HEADS.map((_, i) => rows.some((row) => row[i] !== '')).flatMap((isUsed, i) =>
    isUsed ? [i] : [],
  );
  const pick = <T>(row: readonly T[]): T[] => used.flatMap((i) => row[i] ?? []);
  const heads = HEADS.map((head) => palette.heading(head));
  return tableLines(
    [heads, ...rows].map((row) => used.map((i) => row[i] ?? '')),
    pick(COLUMNS),
    io.stdout,
    {
      widest: LONGEST_TITLE,
    },
  );
}

function cellsOf(entry: TableEntry): readonly string[] {
  return [
    counted(entry.number),
    entry.line === entry.end ? String(entry.line) : `${entry.line}-${entry.end}`,
    `${counted(entry.rows)} x ${counted(entry.columns)}`,
    pagesOf(entry),
    names(entry.units),
    names(entry.periods),
    cutTo(shown(entry.title ?? ''), LONGEST_TITLE),
  ];
}

function pagesOf({ page, pageEnd }: TableEntry): string {
  if (page === null) return '';
  return pageEnd === null || pageEnd <= page ? String(page) : `${page}-${pageEnd}`;
}

/** The first few names of a list. */
function names(all: readonly string[]): string {
  const first = all
    .slice(0, MOST_NAMES)
    .map((name) => cutTo(shown(name), 40))
    .join(', ');
  return all.length > MOST_NAMES ? `${first}, …` : first;
}
