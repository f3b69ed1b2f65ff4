import type { Io, Output } from './command.js';

/** Output that is kept, for whoever asked from elsewhere than a terminal. */
export class Captured implements Output {
  readonly isTerminal = false;
  readonly colour = false;
  readonly columns = 80;
  readonly #chunks: Uint8Array[] = [];

  write(chunk: string | Uint8Array): void {
    this.#chunks.push(typeof chunk === 'string' ? Buffer.from(chunk, 'utf8') : chunk);
  }

  get bytes(): Buffer {
    return Buffer.concat(this.#chunks);
  }

  get text(): string {
    return this.bytes.toString('utf8');
  }
}

/** The same world with both outputs kept. */
export function captured(world: Io): {
  readonly io: Io;
  readonly stdout: Captured;
  readonly stderr: Captured;
} {
  const stdout = new Captured();
  const stderr = new Captured();
  return { io: { ...world, stdout, stderr }, stdout, stderr };
}
