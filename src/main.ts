import type { Settled } from './cli/argv.js';
import { settle } from './cli/argv.js';
import { dispatch } from './cli/dispatch.js';
import { commandHelp, programHelp } from './cli/help.js';
import { ClosedPipe } from './cli/output.js';
import type { When } from './cli/terminal.js';
import type { Typed } from './cli/typed.js';
import { typedOf } from './cli/typed.js';
import { version } from './cli/version.js';
import type { World } from './cli/world.js';
import { processWorld } from './cli/world.js';
import type { Io, Status } from './commands/command.js';
import { failureLine } from './commands/failure.js';
import type { CommandName, DeclaredCommand } from './options/commands.js';
import { DOCUMENT_RUNS } from './options/dispatch.js';
import { UserError } from './user-error.js';

/** Runs the program on the words of the command line, and ends the process with its status. */
export async function main(): Promise<void> {
  process.exit(await statusOf(process.argv.slice(2)));
}

async function statusOf(words: readonly string[]): Promise<Status> {
  let world: World | null = null;
  try {
    const settled = settle(words);
    const typed = await typedWords(settled);
    world = processWorld(whenOf(typed));
    const status = await run(settled.command, typed, world.io, words);
    world.flush();
    return status;
  } catch (error) {
    return failure(error, world ?? processWorld('auto'));
  }
}

/** What answers from documents is read without yargs, which takes longer to load than an answer. */
async function typedWords(settled: Settled): Promise<Typed> {
  if (!settled.command || settled.command.name in DOCUMENT_RUNS) return typedOf(settled);
  return (await import('./cli/program.js')).readWith(settled);
}

function whenOf(typed: Typed): When {
  const when = typed.text('color');
  return when === 'always' || when === 'never' ? when : 'auto';
}

async function run(
  command: DeclaredCommand | null,
  typed: Typed,
  io: Io,
  words: readonly string[],
): Promise<Status> {
  if (typed.has('help')) io.stdout.write(command ? commandHelp(command) : programHelp());
  else if (typed.has('version')) io.stdout.write(`finread ${version()}\n`);
  else if (command) return await runLogged(command.name, typed, io, words);
  else {
    io.stderr.write(programHelp());
    return 2;
  }
  return 0;
}

async function runLogged(name: CommandName, typed: Typed, io: Io, words: readonly string[]): Promise<Status> {
  const log = typed.text('log');
  if (log === null) return dispatch(name, typed, io);
  const { audited } = await import('./cli/audit.js');
  return audited(log, words, io, (seen) => dispatch(name, typed, seen));
}

/** The one place where an error becomes text. A pipe that nobody reads any more is none. */
function failure(error: unknown, { io, flush }: World): Status {
  if (error instanceof ClosedPipe) return 0;
  try {
    io.stderr.write(failureLine(error));
    if (!(error instanceof UserError)) io.stderr.write(hintOf(error, io));
    flush();
  } catch (again) {
    if (!(again instanceof ClosedPipe || again instanceof UserError)) throw again;
  }
  return 2;
}

function hintOf(error: unknown, io: Io): string {
  if (!io.env.FINREAD_DEBUG) return 'finread: set FINREAD_DEBUG=1 to see where\n';
  return `${error instanceof Error ? error.stack : String(error)}\n`;
}
