import { createHash } from 'node:crypto';
import { closeSync, constants, fstatSync, openSync, readSync, writeSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Facts } from '../commands/captured.js';
import type { Io, Status } from '../commands/command.js';
import { readBytes } from '../corpus/bytes.js';
import { reasonOf } from '../corpus/reasons.js';
import { documentFrom } from '../document/read.js';
import { UserError } from '../user-error.js';
import { ClosedPipe } from './output.js';
import { version } from './version.js';

/** One call, as a line of a log. Field names are stable. */
export interface CallRecord {
  readonly type: 'call';
  /** When it was made, in UTC. */
  readonly time: string;
  readonly version: string;
  readonly argv: readonly string[];
  readonly cwd: string;
  /** Variables that decide what is read and how much is printed. */
  readonly env: Readonly<Record<string, string>>;
  /** What was printed for. */
  readonly terminal: Facts;
  /** What stood on standard input; null when it was not read, or is too long to keep. */
  readonly stdin: string | null;
  readonly documents: readonly DocumentRecord[];
  readonly status: Status;
  readonly result: ResultRecord;
}

/** A document that was read. */
export interface DocumentRecord {
  readonly file: string;
  readonly bytes: number;
  readonly sha256: string;
}

/** What was printed. */
export interface ResultRecord {
  readonly lines: number;
  readonly bytes: number;
  readonly sha256: string;
}

const ENV = ['READ_ROOT', 'READ_MAX_CHARS'];
/** More of standard input is not kept. */
const MOST_STDIN = 256 * 1024;

/** What a call has read and printed. */
export interface Watched {
  readonly io: Io;
  record(): Pick<CallRecord, 'documents' | 'result' | 'stdin'>;
}

/** The same world, in which it is noted what is read and what is printed. */
export function watched(io: Io): Watched {
  const printed = createHash('sha256');
  const documents: DocumentRecord[] = [];
  let [lines, bytes] = [0, 0];
  let stdin: string | null = null;
  let isRead = false;
  const readStdin = (): Buffer => {
    const read = io.readStdin();
    // it is at its end the second time
    if (!isRead && read.length <= MOST_STDIN) stdin = read.toString('base64');
    isRead = true;
    return read;
  };
  return {
    io: {
      ...io,
      readStdin,
      stdout: {
        isTerminal: io.stdout.isTerminal,
        colour: io.stdout.colour,
        columns: io.stdout.columns,
        write(chunk) {
          const out = typeof chunk === 'string' ? Buffer.from(chunk, 'utf8') : chunk;
          printed.update(out);
          bytes += out.length;
          for (const byte of out) if (byte === 10) lines += 1;
          io.stdout.write(out);
        },
      },
      document(source, stdinAsked) {
        const read = readBytes(source, stdinAsked);
        if (read.ok)
          documents.push({ file: source.name, bytes: read.bytes.length, sha256: sha256(read.bytes) });
        return documentFrom(source, read);
      },
    },
    record: () => ({ stdin, documents, result: { lines, bytes, sha256: printed.digest('hex') } }),
  };
}

function sha256(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}

/**
 * Runs a command and appends a line on it to a log, also when it fails. A call whose output nobody reads to its end leaves
 * none.
 *
 * @param file the log as it was given
 * @param argv the words of the command line
 * @throws UserError when the file is no log, or cannot be written; and what the command throws
 */
export async function audited(
  file: string,
  argv: readonly string[],
  io: Io,
  run: (io: Io) => Promise<Status>,
): Promise<Status> {
  const log = openLog(file, io.cwd);
  try {
    const time = new Date().toISOString();
    const seen = watched(io);
    const note = (status: Status): void => append(log, file, recordOf(time, argv, status, io, seen));
    const status = await run(seen.io).catch((error: unknown) => {
      if (!(error instanceof ClosedPipe)) note(2);
      throw error;
    });
    note(status);
    return status;
  } finally {
    closeSync(log);
  }
}

function recordOf(
  time: string,
  argv: readonly string[],
  status: Status,
  io: Io,
  { record }: Watched,
): CallRecord {
  const { isTerminal, colour, columns } = io.stdout;
  const env = Object.fromEntries(
    ENV.flatMap((name) => (io.env[name] === undefined ? [] : [[name, io.env[name]]])),
  );
  const terminal = { isTerminal, colour, columns };
  return { type: 'call', time, version: version(), argv, cwd: io.cwd, env, terminal, ...record(), status };
}

function append(log: number, file: string, record: CallRecord): void {
  try {
    writeSync(log, `${JSON.stringify(record)}\n`);
  } catch (error) {
    throw new UserError(`--log ${file}: ${reasonOf(error)}`);
  }
}

/** How every line of a log begins. */
const START = '{"type":"call"';

/** Opens a log to append to it. A file that holds anything else is never written to. */
function openLog(file: string, cwd: string): number {
  try {
    const flags = constants.O_RDWR | constants.O_APPEND | constants.O_CREAT | (constants.O_NONBLOCK ?? 0);
    const log = openSync(resolve(cwd, file), flags, 0o644);
    const start = Buffer.alloc(START.length);
    const isFile = fstatSync(log).isFile();
    const size = isFile ? readSync(log, start, 0, start.length, 0) : 0;
    if (isFile && (size === 0 || start.toString() === START)) return log;
    closeSync(log);
    if (!isFile) throw new UserError(`--log ${file}: not a regular file`);
  } catch (error) {
    throw error instanceof UserError ? error : new UserError(`--log ${file}: ${reasonOf(error)}`);
  }
  throw new UserError(`--log ${file}: holds something else than calls of finread; name a new file`);
}
