/** Exit status, as grep's: 0 something was found, 1 nothing was, 2 an error. */
export type Status = 0 | 1 | 2;

/** Where output goes. `write` blocks until the bytes are accepted; a closed pipe throws `ClosedPipe`. */
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
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly cwd: string;
}

/** An expected error: one sentence for stderr that says what to do, exit status 2. No stack trace. */
export class UserError extends Error {}
