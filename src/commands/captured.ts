import type { Io, Output } from './command.js';

/** What is known of the terminal, or of its absence. */
export type Facts = Pick<Output, 'isTerminal' | 'colour' | 'columns'>;

const PLAIN: Facts = { isTerminal: false, colour: false, columns: 80 };

/** Output that is kept, for whoever asked from elsewhere than a terminal. */
export class Captured implements Output {
  readonly isTerminal: boolean;
  readonly colour: boolean;
  readonly columns: number;
  readonly #chunks: Uint8Array[] = [];

  /** @param facts what is printed for: off a terminal unless it says otherwise */
  constructor(facts: Facts = PLAIN) {
    this.isTerminal = facts.isTerminal;
    this.colour = facts.colour;
    this.columns = facts.columns;
  }

  write(chunk: string | Uint8Array): void {
    this.#chunks.push(typeof chunk === 'string' ? Buffer.from(chunk, 'utf8') : Buffer.from(chunk));
  }

  get bytes(): Buffer {
    return Buffer.concat(this.#chunks);
  }

  get text(): string {
    return this.bytes.toString('utf8');
  }
}

/** The same world with both outputs kept. */
export function captured(
  world: Io,
  facts: Facts = PLAIN,
): {
  readonly io: Io;
  readonly stdout: Captured;
  readonly stderr: Captured;
} {
  const stdout = new Captured(facts);
  const stderr = new Captured();
  return { io: { ...world, stdout, stderr }, stdout, stderr };
}
