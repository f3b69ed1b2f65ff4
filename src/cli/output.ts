import { writeSync } from 'node:fs';
import type { Facts } from '../commands/captured.js';
import type { Output } from '../commands/command.js';
import { reasonOf } from '../corpus/reasons.js';
import { UserError } from '../user-error.js';

/** Whoever read our output has stopped reading (`| head`). Not an error. */
export class ClosedPipe extends Error {}

const BUFFER_SIZE = 64 * 1024;
/** How long to wait for a slow reader before trying again. */
const RETRY_MS = 5;

/**
 * A file descriptor that is written to synchronously, so that nothing is lost when the program ends, and in large
 * pieces. On a terminal every write is passed on at once.
 */
export class BufferedOutput implements Output {
  readonly isTerminal: boolean;
  readonly colour: boolean;
  readonly columns: number;
  readonly #fd: number;
  readonly #beforeFlush: () => void;
  #chunks: Uint8Array[] = [];
  /** Text behind the chunks, encoded all at once. */
  #text = '';
  #held = 0;

  /** @param beforeFlush runs before bytes go out, to wipe a spinner */
  constructor(fd: number, facts: Facts, beforeFlush: () => void = () => {}) {
    this.isTerminal = facts.isTerminal;
    this.colour = facts.colour;
    this.columns = facts.columns;
    this.#fd = fd;
    this.#beforeFlush = beforeFlush;
  }

  write(chunk: string | Uint8Array): void {
    if (typeof chunk === 'string') this.#text += chunk;
    else {
      this.#encode();
      this.#chunks.push(chunk);
    }
    this.#held += chunk.length;
    if (this.isTerminal || this.#held >= BUFFER_SIZE) this.flush();
  }

  /** Sends off what is held. @throws as {@link writeAll} */
  flush(): void {
    if (this.#held === 0) return;
    this.#encode();
    const bytes = this.#chunks.length === 1 ? this.#chunks[0] : Buffer.concat(this.#chunks);
    this.#chunks = [];
    this.#held = 0;
    this.#beforeFlush();
    if (bytes) writeAll(this.#fd, bytes);
  }

  #encode(): void {
    if (this.#text !== '') this.#chunks.push(Buffer.from(this.#text, 'utf8'));
    this.#text = '';
  }
}

/**
 * Writes all of it, however slow the reader.
 *
 * @throws ClosedPipe when nobody reads any more; UserError when it cannot be written
 */
export function writeAll(fd: number, bytes: Uint8Array): void {
  for (let at = 0; at < bytes.length; ) {
    try {
      at += writeSync(fd, bytes, at);
    } catch (error) {
      const code = error instanceof Error && 'code' in error ? error.code : null;
      if (code === 'EPIPE') throw new ClosedPipe();
      if (code !== 'EAGAIN') throw new UserError(`cannot write: ${reasonOf(error)}`);
      pause(RETRY_MS);
    }
  }
}

/** Blocks for some milliseconds: descriptors that somebody else made non-blocking refuse bytes while they are full. */
export function pause(ms: number): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);
}
