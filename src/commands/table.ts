import { splitTarget } from '../corpus/target.js';
import type { Document } from '../document/document.js';
import type { TargetUnit } from '../operations/convert.js';
import { targetUnit } from '../operations/convert.js';
import type { TableName } from '../operations/tables/find-table.js';
import { findTable } from '../operations/tables/find-table.js';
import { tableData } from '../operations/tables/table-data.js';
import type { TableArgs } from './arguments.js';
import type { Io, Status } from './command.js';
import { UserError } from './command.js';
import { openTarget } from './open.js';
import { say } from './say.js';
import { sayNotFound, sayTables } from './table-found.js';
import { printList } from './table-list.js';
import { printTable } from './table-print.js';
import { workbookPath } from './table-xlsx.js';

/**
 * `finread table`: a whole table with its heads, units and periods; or which tables a document has.
 *
 * @returns 1 when no table is there; 2 when the name means several
 * @throws UserError when the file cannot be read, an address is none, `--in` names no unit, or nothing may be written
 */
export async function run(args: TableArgs, io: Io): Promise<Status> {
  const target = args.in === null ? null : targetUnit(args.in);
  const place = { cwd: io.cwd, root: args.root };
  const { path } = splitTarget(args.target, place);
  const out = args.xlsx === null ? null : workbookPath(args.xlsx, path, place, io);
  const { document, addresses } = openTarget(args, io);
  if (!document) return 1;
  if (args.list) {
    if (addresses.length > 0)
      throw new UserError('table: --list is for a whole document; name only the file');
    return printList(document, args, io);
  }
  return printOne(document, nameOf(args, addresses), target, out, args, io);
}

async function printOne(
  document: Document,
  name: TableName,
  target: TargetUnit | null,
  out: string | null,
  args: TableArgs,
  io: Io,
): Promise<Status> {
  const found = findTable(document, name);
  if (found.kind === 'several') return sayTables(document, name, found.tables, args, io);
  if (found.kind !== 'one') return sayNotFound(document, found, args, io);
  const { table, lines } = found;
  const data = tableData(document, table, { in: target, columns: args.columns, lines });
  if (data.columns.length === 0 || data.rows.length === 0) {
    const all = tableData(document, table, { in: null, columns: null, lines: null });
    const there = all.columns.map(({ column }) => column).join(', ');
    const what =
      data.columns.length === 0 ? `no such column; there are ${there || 'none'}` : 'no row on those lines';
    say(io, `${document.name}: table of lines ${table.line}-${table.end}: ${what}`);
    return 1;
  }
  await printTable(data, lines, out, args, io);
  return 0;
}

/** A word behind the file is lines where it is written as such, else a title. */
function nameOf(args: TableArgs, addresses: readonly string[]): TableName {
  const names: TableName[] = [
    ...addresses.map((typed): TableName => ({ kind: 'address', typed })),
    ...(args.name === null ? [] : [worded(args.name)]),
    ...(args.number === null ? [] : [{ kind: 'number', number: args.number } as const]),
  ];
  const [name, other] = names;
  if (other) throw new UserError('table: name one table: by a line, by its title, or by --number');
  if (name) return name;
  throw new UserError(
    'table: name one table: FILE:LINE, FILE TITLE or --number NUM; --list says which tables there are',
  );
}

/** @throws UserError for an address of another document */
function worded(typed: string): TableName {
  if (/^-:\d/.test(typed))
    throw new UserError(
      `table: ${typed} is a line of standard input; name one document: finread table FILE:LINE`,
    );
  return /^(?:\d+(?:\s*[-,]\s*\+?\d+)?|\/.+\/)$/.test(typed.trim())
    ? { kind: 'address', typed }
    : { kind: 'title', typed };
}
