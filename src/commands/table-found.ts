import type { Document } from '../document/document.js';
import { figuresOn } from '../meaning/answers.js';
import type { TableFound, TableName } from '../operations/tables/find-table.js';
import type { WholeTable } from '../operations/tables/whole-table.js';
import { cutTo } from '../render/amounts.js';
import { commandLine, operand } from '../render/command-line.js';
import { jsonLine } from '../render/json-line.js';
import { shown } from '../render/shown.js';
import type { TableArgs } from './arguments.js';
import type { Io, Status } from './command.js';
import { say } from './say.js';
import { some, tableCommand } from './table-next.js';
import { pathOf } from './units-lines.js';

const MOST_TABLES = 20;
const LONGEST_TITLE = 80;

/** A name that means several tables is an error: each is listed with the command that prints it. */
export function sayTables(
  document: Document,
  name: TableName,
  tables: readonly WholeTable[],
  args: TableArgs,
  io: Io,
): Status {
  const meant =
    name.kind === 'title'
      ? `are titled "${name.typed}"`
      : `are on ${name.kind === 'address' ? name.typed : 'it'}`;
  say(io, `${document.name}: ${some(tables.length, 'table')} ${meant}; name one:`);
  for (const table of tables.slice(0, MOST_TABLES)) {
    const title = table.title === null ? '' : `  ${cutTo(shown(table.title), LONGEST_TITLE)}`;
    const size = `${table.rows.length} x ${table.columns}`;
    io.stderr.write(`  ${commandFor(document, table, args)}  ${size}${title}\n`);
  }
  if (tables.length > MOST_TABLES) {
    const words = ['finread', 'table', operand(pathOf(document)), '--list'];
    if (name.kind === 'title') words.push(name.typed);
    io.stderr.write(`  and ${tables.length - MOST_TABLES} more: ${commandLine(words)}\n`);
  }
  return 2;
}

/** The command that prints a table, by its first line unless another table stands on it. */
function commandFor(document: Document, table: WholeTable, args: TableArgs): string {
  const path = pathOf(document);
  const isAlone = table.end > table.line || table.parts.length > 1;
  return isAlone
    ? tableCommand(args, { path, lines: String(table.line) })
    : tableCommand(args, { path, number: table.number });
}

/** Why there is no table, and where one is. */
export function sayNotFound(
  document: Document,
  found: Extract<TableFound, { kind: 'off' | 'none' }>,
  args: TableArgs,
  io: Io,
): Status {
  say(io, `${document.name}: ${found.kind === 'none' ? found.reason : offTable(document, found, args)}`);
  if (args.json)
    io.stdout.write(
      jsonLine({ type: 'end', file: document.name, rows: 0, of: 0, truncated: false, next: null }),
    );
  return 1;
}

function offTable(
  document: Document,
  { span, nearest }: Extract<TableFound, { kind: 'off' }>,
  args: TableArgs,
): string {
  const { line } = span;
  const holds = figuresOn(document, line).length > 0;
  const units = commandLine(['finread', 'units', `${operand(pathOf(document))}:${line}`]);
  const text = holds ? ` (its figures stand in text: ${units})` : '';
  const where = `no table on line${span.end > line ? `s ${line}-${span.end}` : ` ${line}`}${text}`;
  if (!nearest) return `${where}, and none in the document`;
  const title = nearest.title === null ? '' : ` ("${cutTo(nearest.title, LONGEST_TITLE)}")`;
  const next = commandFor(document, nearest, args);
  return `${where}; the nearest is on lines ${nearest.line}-${nearest.end}${title}: ${next}`;
}
