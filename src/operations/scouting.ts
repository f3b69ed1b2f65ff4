import type { Source } from '../corpus/source.js';
import type { Sieve } from '../search/sieve.js';
import type { SiftedSlice } from './sift.js';
import { Sifter } from './sift.js';

/** What is to be looked through from behind while somebody works through it from the front. */
export interface Pieces {
  readonly sieve: Sieve;
  /** The files that are searched, in order; one where its slices are. */
  readonly sources: readonly Source[];
  /** How many slices the file has; null where the files are the pieces. */
  readonly slices: number | null;
  /** Of {@link countersFor}. */
  readonly counters: SharedArrayBuffer;
}

/** What a piece holds. */
export interface Report {
  readonly piece: number;
  readonly sifted: SiftedSlice;
}

/** Where one of many candidates is found they are no help: whoever prints them may as well look for them. */
const MOST_OF_PIECE = 200;
/** So many candidates may wait for being printed. */
const MOST_OF_ALL = 20_000;

const BACK = 0;
const FRONT = 1;

/** Memory that threads share: the piece that was last taken from behind, and the one that the front has come to. */
export function countersFor(pieces: number): SharedArrayBuffer {
  const counters = new SharedArrayBuffer(2 * Int32Array.BYTES_PER_ELEMENT);
  new Int32Array(counters)[BACK] = pieces;
  return counters;
}

/** Tells those who look from behind where the front is. */
export function frontAt(counters: SharedArrayBuffer, piece: number): void {
  Atomics.store(new Int32Array(counters), FRONT, piece);
}

/** Looks through the last piece that nobody has taken, and so on until the front is met, and reports those with few candidates. */
export function lookFromBehind(
  { sieve, sources, slices, counters }: Pieces,
  report: (one: Report) => void,
): void {
  const sifter = new Sifter(sieve);
  const places = new Int32Array(counters);
  let room = MOST_OF_ALL;
  for (;;) {
    const piece = Atomics.sub(places, BACK, 1) - 1;
    if (piece <= Atomics.load(places, FRONT)) return;
    const source = sources[slices === null ? piece : 0];
    if (source?.kind !== 'file') continue;
    const sifted = sifter.few(source, slices === null ? null : piece, Math.min(MOST_OF_PIECE, room));
    if (!sifted) continue;
    room -= sifted.lines.size;
    report({ piece, sifted });
  }
}
