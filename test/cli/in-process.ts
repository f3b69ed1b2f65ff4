import { settle } from '../../src/cli/argv.js';
import { audited } from '../../src/cli/audit.js';
import { dispatch } from '../../src/cli/dispatch.js';
import { readWith } from '../../src/cli/program.js';
import { captured } from '../../src/commands/captured.js';
import type { Io, Status } from '../../src/commands/command.js';
import { failureLine } from '../../src/commands/failure.js';
import { UserError } from '../../src/user-error.js';
import { silentIo } from './silent-io.js';

/** What a call of the program printed, and its exit status. */
export interface Ran {
  readonly stdout: string;
  readonly stderr: string;
  readonly status: Status;
}

export interface Setting {
  readonly cwd: string;
  /** What stands on standard input; it must not be read when there is none. */
  readonly input?: string | undefined;
  readonly env?: Io['env'];
}

/** Runs a command line as the program does, off a terminal, without the process. */
export async function inProcess(words: readonly string[], setting: Setting): Promise<Ran> {
  const { cwd, input, env = {} } = setting;
  const world = silentIo({
    cwd,
    env,
    ...(input === undefined ? {} : { readStdin: () => Buffer.from(input) }),
  });
  const { io, stdout, stderr } = captured(world);
  const status = await run(words, io).catch((error: unknown): Status => {
    if (!(error instanceof UserError)) throw error;
    stderr.write(failureLine(error));
    return 2;
  });
  return { stdout: stdout.text, stderr: stderr.text, status };
}

async function run(words: readonly string[], io: Io): Promise<Status> {
  const settled = settle(words);
  const typed = readWith(settled);
  if (!settled.command) throw new UserError('no command');
  const { name } = settled.command;
  const log = typed.text('log');
  return log === null
    ? dispatch(name, typed, io)
    : audited(log, words, io, (seen) => dispatch(name, typed, seen));
}
