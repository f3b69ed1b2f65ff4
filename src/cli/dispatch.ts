import type { Io, Status } from '../commands/command.js';
import type { CommandName } from '../options/commands.js';
import type { Run } from '../options/dispatch.js';
import { DOCUMENT_RUNS } from '../options/dispatch.js';
import { completionArgs, initArgs, mcpArgs } from '../options/intent.js';
import { guide } from './guide.js';
import type { Typed } from './program.js';
import { version } from './version.js';

const RUNS: Readonly<Record<CommandName, Run>> = {
  ...DOCUMENT_RUNS,
  mcp: async (typed, io) => {
    const { run } = await import('../mcp/server.js');
    return run(mcpArgs(typed, io), { version: version(), instructions: guide() }, io);
  },
  init: async (typed, io) => (await import('./init.js')).run(initArgs(typed), io),
  completion: async (typed, io) => (await import('./completion.js')).run(completionArgs(typed), io),
};

/** Runs the command that was typed. */
export function dispatch(command: CommandName, typed: Typed, io: Io): Promise<Status> {
  return RUNS[command](typed, io);
}
