import type { Io, Status } from '../commands/command.js';
import type { CommandName } from './commands.js';
import { grepArgs } from './grep-intent.js';
import { completionArgs, initArgs, listArgs, outlineArgs, readArgs, unitsArgs } from './intent.js';
import type { Typed } from './program.js';

type Run = (typed: Typed, io: Io) => Promise<Status>;

/** What runs a command. Each is loaded when it is called, so that none pays for another. */
const RUNS: Readonly<Record<CommandName, Run>> = {
  list: async (typed, io) => (await import('../commands/list.js')).run(listArgs(typed, io), io),
  outline: async (typed, io) => (await import('../commands/outline.js')).run(outlineArgs(typed, io), io),
  grep: async (typed, io) => (await import('../commands/grep.js')).run(grepArgs(typed, io), io),
  read: async (typed, io) => (await import('../commands/read.js')).run(readArgs(typed, io), io),
  units: async (typed, io) => (await import('../commands/units.js')).run(unitsArgs(typed, io), io),
  init: async (typed, io) => (await import('./init.js')).run(initArgs(typed), io),
  completion: async (typed, io) => (await import('./completion.js')).run(completionArgs(typed), io),
};

/** Runs the command that was typed. */
export function dispatch(command: CommandName, typed: Typed, io: Io): Promise<Status> {
  return RUNS[command](typed, io);
}
