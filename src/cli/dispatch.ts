import type { Io, Status } from '../commands/command.js';
import type { CommandName } from '../options/commands.js';
import type { Run } from '../options/dispatch.js';
import { DOCUMENT_RUNS } from '../options/dispatch.js';
import { completionArgs, initArgs } from '../options/intent.js';
import type { Typed } from './program.js';

const RUNS: Readonly<Record<CommandName, Run>> = {
  ...DOCUMENT_RUNS,
  init: async (typed, io) => (await import('./init.js')).run(initArgs(typed), io),
  completion: async (typed, io) => (await import('./completion.js')).run(completionArgs(typed), io),
};

/** Runs the command that was typed. */
export function dispatch(command: CommandName, typed: Typed, io: Io): Promise<Status> {
  return RUNS[command](typed, io);
}
