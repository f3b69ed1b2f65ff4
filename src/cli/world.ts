import { readSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import type { Io } from '../commands/command.js';
import { reasonOf } from '../corpus/reasons.js';
import { STDIN_NAME } from '../corpus/source.js';
import { UserError } from '../user-error.js';
import { BufferedOutput, ClosedPipe, pause, writeAll } from './output.js';
import { spinnerOn } from './spinner.js';
import type { When } from './terminal.js';
import { factsOf } from './terminal.js';

/** How long to wait for a slow writer before trying again. */
const RETRY_MS = 5;

/** The world as a command sees it, and the way to send off what it has written. */
export interface World {
  readonly io: Io;
  /** Sends off everything written so far. */
  flush(): void;
}

/** The standard streams, environment and working folder of this process. */
export function processWorld(colour: When): World {
  const { env } = process;
  const errorFacts = factsOf(2, colour, env);
  const spinner = spinnerOn(errorFacts.isTerminal ? process.stderr : null, errorFacts.colour);
  const stdout = new BufferedOutput(1, factsOf(1, colour, env), () => spinner.clear());
  const io: Io = {
    stdout,
    stderr: {
      ...errorFacts,
      write(chunk) {
        // What was printed before a message stands before it where both go to the same place.
        stdout.flush();
        spinner.clear();
        say(chunk);
      },
    },
    readStdin: stdinOnce(),
    working: (what) => spinner.working(what),
    writeFile: (path, bytes) => writeFileSync(path, bytes),
    cores: availableParallelism,
    env,
    cwd: process.cwd(),
  };
  return {
    io,
    flush() {
      spinner.clear();
      stdout.flush();
    },
  };
}

/** That nobody reads messages, or that they find no room, is no reason to stop. */
function say(chunk: string | Uint8Array): void {
  try {
    writeAll(2, typeof chunk === 'string' ? Buffer.from(chunk, 'utf8') : chunk);
  } catch (error) {
    if (!(error instanceof ClosedPipe || error instanceof UserError)) throw error;
  }
}

/** Reads all of standard input the first time; after that it is at its end, as for any program. */
function stdinOnce(): () => Buffer {
  let isDone = false;
  return () => {
    if (isDone) return Buffer.alloc(0);
    isDone = true;
    return readAll(0);
  };
}

function readAll(fd: number): Buffer {
  const chunks: Buffer[] = [];
  for (;;) {
    const chunk = Buffer.allocUnsafe(64 * 1024);
    const size = readSome(fd, chunk);
    if (size === 0) return Buffer.concat(chunks);
    chunks.push(chunk.subarray(0, size));
  }
}

/** How many bytes were read; 0 at the end. A descriptor that somebody made non-blocking is asked again. */
function readSome(fd: number, into: Buffer): number {
  for (;;) {
    try {
      return readSync(fd, into);
    } catch (error) {
      const code = error instanceof Error && 'code' in error ? error.code : null;
      if (code === 'EOF') return 0;
      if (code !== 'EAGAIN') throw new UserError(`${STDIN_NAME}: ${reasonOf(error)}`);
      pause(RETRY_MS);
    }
  }
}
