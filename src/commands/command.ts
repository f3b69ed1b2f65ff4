import type { Source } from '../corpus/source.js';
import type { Read } from '../document/read.js';

/** Exit status, as grep's: 0 something was found, 1 nothing was, 2 an error. */
export type Status = 0 | 1 | 2;

/**
 * Where output goes. `write` blocks until the bytes are accepted, and keeps none that it is given; a closed pipe throws
 * `ClosedPipe`.
 */
export interface Output {
  write(chunk: string | Uint8Array): void;
  /** A real terminal that wants tables, and colour unless switched off. */
  readonly isTerminal: boolean;
  readonly colour: boolean;
  /** Width in columns; 80 where unknown. */
  readonly columns: number;
}

/** All that a command may know of the world outside. */
export interface Io {
  readonly stdout: Output;
  readonly stderr: Output;
  /** All of standard input. Called only when the user asked for it with `-`. */
  readStdin(): Buffer;
  /**
   * Says what is being worked on. Called between files: on a terminal it becomes a spinner when the work takes long,
   * elsewhere it does nothing.
   */
  working?(what: string): void | Promise<void>;
  /**
   * Reads a document, where reading it as it comes is not enough: what was read is noted, or read only once.
   *
   * @param readStdin what standard input is to the command that asks
   */
  document?(source: Source, readStdin: () => Buffer): Read;
  /**
   * Writes a file, where the caller may have one written.
   *
   * @param path absolute
   */
  writeFile?(path: string, bytes: Uint8Array): void;
  /** How many threads may run at a time. Absent where a command must keep to its own. */
  cores?(): number;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly cwd: string;
}

export { UserError } from '../user-error.js';
