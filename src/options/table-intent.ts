import type { TableArgs, TableForm } from '../commands/arguments.js';
import type { Io } from '../commands/command.js';
import { UserError } from '../user-error.js';
import type { TypedFor } from './intent.js';
import { bounds, fromOne, needed, noneLeft } from './intent.js';

const FORMS = ['csv', 'tsv', 'markdown', 'xlsx'] as const satisfies readonly TableForm[];

export function tableArgs(typed: TypedFor<'table'>, io: Io): TableArgs {
  const [target, name, ...more] = typed.operands;
  noneLeft(more, 'table');
  const xlsx = typed.text('xlsx');
  const forms = FORMS.filter((form) => (form === 'xlsx' ? xlsx !== null : typed.has(form)));
  const list = typed.has('list');
  const args = bounds(typed, io);
  const asked = [...forms, ...(args.json ? (['json'] as const) : [])];
  if (asked.length > 1) throw new UserError(`table: --${asked[0]} or --${asked[1]}, not both`);
  const [form = 'text'] = forms;
  if (list && form !== 'text') throw new UserError(`table: --list is printed as text or with --json`);
  return {
    ...args,
    target: needed(target, 'table'),
    name: name ?? null,
    number: fromOne('--number', typed.text('number')),
    list,
    form,
    xlsx,
    in: typed.text('in'),
    columns: columnsIn(typed.text('columns')),
  };
}

/** More columns than a table has. */
const MOST_COLUMNS = 10_000;

/** `1,3-5` is 1, 3, 4 and 5. @throws UserError for what is no such list */
function columnsIn(typed: string | null): readonly number[] | null {
  if (typed === null) return null;
  const columns = new Set<number>();
  for (const part of typed.split(',')) {
    const [, from, to = from] = /^\s*(\d{1,15})\s*(?:-\s*(\d{1,15})\s*)?$/.exec(part) ?? [];
    const [first, last] = [Number(from), Number(to)];
    if (last > MOST_COLUMNS)
      throw new UserError(
        `--columns "${typed}": no table has as many columns; the last there may be is ${MOST_COLUMNS}`,
      );
    if (!from || first < 1 || last < first)
      throw new UserError(`--columns "${typed}": no list of columns; write 1,3-5`);
    for (let column = first; column <= last; column += 1) columns.add(column);
  }
  return [...columns];
}
