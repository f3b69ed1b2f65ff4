import type { GrepArgs } from '../../src/commands/arguments.js';
import type { Io, Status } from '../../src/commands/command.js';
import { run } from '../../src/commands/grep.js';
import { UserError } from '../../src/user-error.js';
import { silentIo } from './silent-io.js';

/** What `finread grep` means when nothing is asked for. */
export const GREP: GrepArgs = {
  patterns: [],
  syntax: 'either',
  ignoreCase: false,
  invert: false,
  word: false,
  wholeLine: false,
  output: 'lines',
  maxPerFile: null,
  before: 0,
  after: 0,
  parted: false,
  withFilename: null,
  lineNumber: false,
  noMessages: false,
  recursive: false,
  include: [],
  exclude: [],
  literal: false,
  units: true,
  maxResults: 200,
  value: null,
  tolerance: null,
  null: false,
  paths: [],
  root: null,
  json: false,
  maxChars: 30_000,
};

export interface Answer {
  readonly status: Status;
  readonly stdout: Buffer;
  readonly stderr: string;
}

export interface World {
  readonly cwd: string;
  readonly stdin?: string;
  readonly colour?: boolean;
  readonly isTerminal?: boolean;
  /** What else a command may ask of it. */
  readonly more?: Pick<Io, 'document' | 'working'>;
}

/** Runs the command in this process; a user's error is status 2 and its message. */
export async function grep(args: Partial<GrepArgs>, world: World): Promise<Answer> {
  const out: Buffer[] = [];
  const said: string[] = [];
  const surface = { isTerminal: world.isTerminal ?? false, colour: world.colour ?? false, columns: 80 };
  const io = silentIo({
    cwd: world.cwd,
    stdout: { ...surface, write: (chunk) => void out.push(Buffer.from(chunk)) },
    stderr: { ...surface, write: (chunk) => void said.push(String(chunk)) },
    ...world.more,
    ...(world.stdin === undefined ? {} : { readStdin: () => Buffer.from(world.stdin ?? '') }),
  });
  try {
    return { status: await run({ ...GREP, ...args }, io), stdout: Buffer.concat(out), stderr: said.join('') };
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    return { status: 2, stdout: Buffer.concat(out), stderr: error.message };
  }
}
