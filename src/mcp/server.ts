import { once } from 'node:events';
import { statSync } from 'node:fs';
import { resolve } from 'node:path';
import process from 'node:process';
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
import type { McpArgs } from '../commands/arguments.js';
import type { Io, Status } from '../commands/command.js';
import { UserError } from '../user-error.js';
import { Calls } from './calls.js';
import type { Served } from './handlers.js';
import { serverOf } from './handlers.js';
import { messageLines } from './messages.js';

/**
 * `finread mcp`: serves the commands that read documents to a client over standard input and output, until the client
 * closes them. What was asked for by then is still answered.
 *
 * @throws UserError when the root is no folder
 */
export async function run(args: McpArgs, served: Served, io: Io): Promise<Status> {
  const root = resolve(io.cwd, args.root);
  if (!statSync(root, { throwIfNoEntry: false })?.isDirectory())
    throw new UserError(`--root ${args.root}: no such folder`);
  const calls = new Calls(root);
  const server = serverOf(calls, root, served);
  await server.connect(new StdioServerTransport(process.stdin.pipe(messageLines(refuse))));
  await Promise.race([once(process.stdin, 'close').then(() => calls.settled()), unheard()]);
  await calls.close();
  await server.close();
  return 0;
}

/** Resolves when nobody hears the answers any more: the client is gone, which is no fault. */
function unheard(): Promise<unknown> {
  return new Promise((resolve) => process.stdout.on('error', resolve).once('close', resolve));
}

/** Answers a line that no message could be read from. */
function refuse(answer: object): void {
  process.stdout.write(`${JSON.stringify(answer)}\n`);
}
