import { closeSync, constants, fstatSync, openSync, readFileSync, readlinkSync, realpathSync } from 'node:fs';
import { contains } from './jail.js';
import { reasonOf } from './reasons.js';
import type { FileSource, Problem, Source } from './source.js';

/** The bytes of a file, or why there are none. */
export type Bytes =
  | { readonly ok: true; readonly bytes: Uint8Array }
  | { readonly ok: false; readonly problem: Problem };

/** A file of more bytes is not read wholly. */
export const MOST_BYTES = 256_000_000;

/** `O_NONBLOCK`: should a pipe have taken the file's place since it was looked at, opening it must not wait for a writer. */
const FLAGS = constants.O_RDONLY | (constants.O_NONBLOCK ?? 0) | (constants.O_NOCTTY ?? 0);

/**
 * Reads a source wholly.
 *
 * @param readStdin called only for standard input
 */
export function readBytes(source: Source, readStdin: () => Uint8Array): Bytes {
  if (source.kind === 'stdin') return { ok: true, bytes: readStdin() };
  const read = withFile(source, (file, size) => (size > MOST_BYTES ? null : readFileSync(file)));
  if (!read.ok) return read;
  const limit = `over ${MOST_BYTES / 1_000_000} MB; grep --no-units searches it, with --json too; or split it first`;
  return read.value ? { ok: true, bytes: read.value } : failed(source, limit);
}

/** What was done with a file, or why it could not be read. */
export type Done<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly problem: Problem };

/** Opens a file for `act`, unless it is none any more. What `act` cannot read is a problem of the file. */
export function withFile<T>(source: FileSource, act: (file: number, size: number) => T): Done<T> {
  let file: number | null = null;
  try {
    file = openSync(source.path, FLAGS);
    const stats = fstatSync(file);
    if (!stats.isFile()) return failed(source, 'not a regular file');
    if (source.within !== undefined && !contains(source.within, openedPath(file, source.path)))
      return failed(source, 'outside the root: a link has taken its place');
    return { ok: true, value: act(file, stats.size) };
  } catch (error) {
    // what `act` meets elsewhere, a closed pipe say, is no fault of the file
    if (!(error instanceof Error && 'code' in error)) throw error;
    return failed(source, reasonOf(error));
  } finally {
    if (file !== null) closeSync(file);
  }
}

/** Where an open file is, every link resolved: Linux tells it of the file itself, others of the path by now. */
function openedPath(file: number, path: string): string {
  try {
    return readlinkSync(`/proc/self/fd/${file}`);
  } catch {
    return realpathSync.native(path);
  }
}

function failed(source: Source, reason: string): { readonly ok: false; readonly problem: Problem } {
  return { ok: false, problem: { severity: 'error', name: source.name, reason } };
}
