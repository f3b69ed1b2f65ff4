import type { Io, Status } from '../commands/command.js';
import type { CommandName } from '../options/commands.js';
import type { Run } from '../options/dispatch.js';
import { DOCUMENT_RUNS } from '../options/dispatch.js';
import { completionArgs, guideArgs, initArgs, mcpArgs, replayArgs } from '../options/intent.js';
import type { Typed } from './typed.js';
import { version } from './version.js';

const RUNS: Readonly<Record<CommandName, Run>> = {
  ...DOCUMENT_RUNS,
  mcp: async (typed, io) => {
    const [{ run }, { guide }] = await Promise.all([import('../mcp/server.js'), import('./guide.js')]);
    return run(mcpArgs(typed, io), { version: version(), instructions: guide() }, io);
  },
  guide: async (typed, io) => (await import('./guide.js')).run(guideArgs(typed), io),
  replay: async (typed, io) => (await import('./replay.js')).run(replayArgs(typed), io, dispatch),
  init: async (typed, io) => (await import('./init.js')).run(initArgs(typed), io),
  completion: async (typed, io) => (await import('./completion.js')).run(completionArgs(typed), io),
};

/** Runs the command that was typed. */
export function dispatch(command: CommandName, typed: Typed, io: Io): Promise<Status> {
  return RUNS[command](typed, io);
}
