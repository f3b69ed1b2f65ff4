import { writeSync } from 'node:fs';
import type { Facts } from '../commands/captured.js';
import type { Output } from '../commands/command.js';
import { reasonOf } from '../corpus/reasons.js';
import { UserError } from '../user-error.js';

/** Whoever read our output has stopped reading (`| head`). Not an error. */
export class ClosedPipe extends Error {}

/** So much is sent off at a time. */
const BUFFER_SIZE = 64 * 1024;
/** A character of text is three bytes at most. */
const MOST_BYTES = 3;
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
  /** Bytes that wait; made when there are some. */
  #block: Buffer | null = null;
  #filled = 0;
  /** Text behind them, encoded all at once. */
  #text = '';

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
    else this.#add(chunk);
    if (this.isTerminal || this.#filled + this.#text.length >= BUFFER_SIZE) this.flush();
  }

  /** Sends off what is held. @throws as {@link writeAll} */
  flush(): void {
    if (this.#filled === 0 && this.#text === '') return;
    this.#beforeFlush();
    if (this.#block && this.#filled > 0) {
      const filled = this.#block.subarray(0, this.#filled);
      this.#filled = 0;
      writeAll(this.#fd, filled);
    }
    const text = this.#text;
    this.#text = '';
    if (text !== '') writeAll(this.#fd, Buffer.from(text, 'utf8'));
  }

  /** Puts bytes behind what is held. */
  #add(bytes: Uint8Array): void {
    const text = this.#text;
    this.#block ??= Buffer.allocUnsafeSlow((MOST_BYTES + 1) * BUFFER_SIZE);
    if (text !== '') {
      this.#text = '';
      this.#filled += this.#block.write(text, this.#filled, 'utf8');
    }
    if (this.#filled + bytes.length > this.#block.length) this.flush();
    if (bytes.length > this.#block.length) writeAll(this.#fd, bytes);
    else {
      this.#block.set(bytes, this.#filled);
      this.#filled += bytes.length;
    }
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
