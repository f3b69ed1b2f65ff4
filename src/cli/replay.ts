import { readFileSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import type { ReplayArgs } from '../commands/arguments.js';
import { captured } from '../commands/captured.js';
import type { Io, Status } from '../commands/command.js';
import { failureLine } from '../commands/failure.js';
import { say } from '../commands/say.js';
import { reasonOf } from '../corpus/reasons.js';
import type { CommandName } from '../options/commands.js';
import { commandLine } from '../render/command-line.js';
import { jsonLine } from '../render/json-line.js';
import { shown } from '../render/shown.js';
import { UserError } from '../user-error.js';
import { settle } from './argv.js';
import type { CallRecord } from './audit.js';
import { watched } from './audit.js';
import { readWith } from './program.js';
import type { Typed } from './typed.js';

/** Runs the command of a call. */
type Dispatch = (command: CommandName, typed: Typed, io: Io) => Promise<Status>;

/** Whether a call gives today what it gave then. */
interface Replayed {
  readonly type: 'replay';
  /** The line of the log. */
  readonly line: number;
  readonly command: string;
  readonly holds: boolean;
  /** Why not, a reason each: a document is another one, the result is. */
  readonly why: readonly string[];
}

/**
 * `finread replay`: runs the calls of a log again, and says which results still hold.
 *
 * @returns 0 when all of them do, 1 when one does not, or the log is empty
 * @throws UserError when the file is no log
 */
export async function run(args: ReplayArgs, io: Io, dispatch: Dispatch): Promise<Status> {
  const records = recordsOf(args.file, io.cwd);
  let holding = 0;
  for (const { line, record } of records) {
    await io.working?.(`call ${line} of ${records.length}`);
    const replayed = await replay(record, line, io, dispatch);
    if (replayed.holds) holding += 1;
    io.stdout.write(args.json ? jsonLine(replayed) : text(replayed));
  }
  if (args.json) io.stdout.write(jsonLine({ type: 'end', calls: records.length, holding }));
  else say(io, `${holding} of ${records.length} calls give what they gave`);
  return records.length > 0 && holding === records.length ? 0 : 1;
}

function text({ line, command, holds, why }: Replayed): string {
  return `${line}\t${holds ? 'holds' : `differs: ${shown(why.join('; '))}`}\t${shown(command)}\n`;
}

function recordsOf(
  file: string,
  cwd: string,
): readonly { readonly line: number; readonly record: CallRecord }[] {
  let content: string;
  try {
    const path = resolve(cwd, file);
    if (!statSync(path).isFile()) throw new UserError(`${file}: not a regular file`);
    content = readFileSync(path, 'utf8');
  } catch (error) {
    throw error instanceof UserError ? error : new UserError(`${file}: ${reasonOf(error)}`);
  }
  return content.split('\n').flatMap((text, index) => {
    if (text === '') return [];
    const record = recordOf(text);
    if (!record) throw new UserError(`${file}: line ${index + 1} is no call; --log writes what replay reads`);
    return [{ line: index + 1, record }];
  });
}

function recordOf(text: string): CallRecord | null {
  try {
    const value = JSON.parse(text) as CallRecord;
    return value.type === 'call' && Array.isArray(value.argv) && typeof value.result.sha256 === 'string'
      ? value
      : null;
  } catch {
    return null;
  }
}

async function replay(record: CallRecord, line: number, io: Io, dispatch: Dispatch): Promise<Replayed> {
  const why = await differences(record, io, dispatch);
  const command = commandLine(['finread', ...record.argv]);
  return { type: 'replay', line, command, holds: why.length === 0, why };
}

async function differences(record: CallRecord, io: Io, dispatch: Dispatch): Promise<readonly string[]> {
  const stdin = record.stdin === null ? null : Buffer.from(record.stdin, 'base64');
  let isLost = false;
  const readStdin = (): Buffer => {
    if (stdin) return stdin;
    isLost = true;
    throw new UserError('what stood on standard input was not kept');
  };
  // what the call wrote to a file is not written again
  const world = { ...io, cwd: record.cwd, env: record.env, readStdin, writeFile: () => {} };
  const seen = watched(captured(world, record.terminal).io);
  const { status, failure } = await outcome(record, seen.io, dispatch);
  if (failure !== null && (isLost || record.status !== 2)) return [failure];
  const { documents, result } = seen.record();
  const changed = record.documents.flatMap(({ file, sha256 }) => {
    const now = documents.find((each) => each.file === file);
    return !now ? [`${file} was not read`] : now.sha256 === sha256 ? [] : [`${file} has changed`];
  });
  const isSame = status === record.status && result.sha256 === record.result.sha256;
  return isSame ? changed : [...changed, `the result is another one (version ${record.version} then)`];
}

/** Runs a call. An error is an outcome as well: the call may have ended in one. */
async function outcome(
  { argv }: CallRecord,
  io: Io,
  dispatch: Dispatch,
): Promise<{ readonly status: Status; readonly failure: string | null }> {
  try {
    const settled = settle(argv);
    if (!settled.command) throw new UserError('the call has no command');
    return { status: await dispatch(settled.command.name, readWith(settled), io), failure: null };
  } catch (error) {
    const failure = failureLine(error)
      .replace(/^finread: /, '')
      .trimEnd();
    return { status: 2, failure };
  }
}
