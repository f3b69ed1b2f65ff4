import { closeSync, constants, fstatSync, openSync, readFileSync } from 'node:fs';
import { reasonOf } from './reasons.js';
import type { Problem, Source } from './source.js';

/** The bytes of a file, or why there are none. */
export type Bytes =
  | { readonly ok: true; readonly bytes: Uint8Array }
  | { readonly ok: false; readonly problem: Problem };

/** `O_NONBLOCK`: should a pipe have taken the file's place since it was looked at, opening it must not wait for a writer. */
const FLAGS = constants.O_RDONLY | (constants.O_NONBLOCK ?? 0) | (constants.O_NOCTTY ?? 0);

/**
 * Reads a source wholly.
 *
 * @param readStdin called only for standard input
 */
export function readBytes(source: Source, readStdin: () => Uint8Array): Bytes {
  if (source.kind === 'stdin') return { ok: true, bytes: readStdin() };
  let file: number | null = null;
  try {
    file = openSync(source.path, FLAGS);
    if (!fstatSync(file).isFile()) return failed(source, 'not a regular file');
    return { ok: true, bytes: readFileSync(file) };
  } catch (error) {
    return failed(source, reasonOf(error));
  } finally {
    if (file !== null) closeSync(file);
  }
}

function failed(source: Source, reason: string): Bytes {
  return { ok: false, problem: { severity: 'error', name: source.name, reason } };
}
