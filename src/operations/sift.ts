import { isAscii } from 'node:buffer';
import { readSync } from 'node:fs';
import type { Done } from '../corpus/bytes.js';
import { withFile } from '../corpus/bytes.js';
import type { FileSource } from '../corpus/source.js';
import { decodeUtf8 } from '../document/decode.js';
import type { Kernel } from '../search/kernel.js';
import { PADDING, plainKernel, STRIDE } from '../search/kernel.js';
import type { Sieve } from '../search/sieve.js';
import { matchesAt, mayMatchAt } from '../search/sieve.js';
import { wasmKernel } from '../search/wasm-kernel.js';

/** The lines of a file that may match, as they were, by number. */
export type Candidates = Map<number, string>;

/** What a sieve has said of a file. */
export interface Sifted {
  readonly size: number;
  /** Null for a file that is no UTF-8: it must be read as every document is. */
  readonly lines: Candidates | null;
}

/** Takes what is found in a file before its end, in order. */
export interface Receiver {
  /** Is given candidates, so that they need not all be held; false ends the search. Null where they must be. */
  readonly some: ((lines: Candidates, size: number) => boolean) | null;
  /** True where the first candidate may be enough: few are held at first, and twice as many each time. */
  readonly isImpatient?: boolean;
  /** Is given a line that matches for certain; false where it should be among the candidates. */
  readonly sure: ((line: SureLine) => boolean) | null;
}

/** A line that matches for certain, where it stands; good for as long as it is looked at. */
export interface SureLine {
  number: number;
  bytes: Buffer;
  /** Its first byte, and the one behind its last. */
  start: number;
  end: number;
  /** Only printed ASCII and tabs, but for a carriage return at its end that is left out. */
  isPlain: boolean;
}

/** What stands in a slice of a file: whole lines that begin in it. */
export interface SiftedSlice {
  /** Its first byte, and the one behind its last. */
  readonly start: number;
  readonly end: number;
  /** The candidates, numbered from 1. */
  readonly lines: Candidates;
  /** How many line feeds it holds. */
  readonly count: number;
}

/** What is known of a slice; null when it must be looked through. */
type Known = (slice: number) => SiftedSlice | null;

/** The lines that begin in so many bytes are a slice. */
export const SLICE = 1 << 24;
/** So much of a file is held at a time, unless one of its lines is longer. */
const CHUNK = 1 << 20;
/** So many candidates are handed over at a time. */
const MOST_HELD = 20_000;
/** So much is read at a time to find where a line begins. */
const BLOCK = 1 << 14;
const FEED = 0x0a;
const RETURN = 0x0d;
const NUL = 0;

/** Files through one sieve, one after another. */
export class Sifter {
  #kernel: Kernel;
  readonly #sure: SureLine;

  constructor(private readonly sieve: Sieve) {
    this.#kernel = wasmKernel(sieve, CHUNK) ?? plainKernel(sieve, CHUNK);
    this.#sure = { number: 0, bytes: this.#kernel.bytes, start: 0, end: 0, isPlain: false };
  }

  /**
   * Looks through a file. What of the candidates has not been handed over is returned.
   *
   * @param slices gives what is known of the slices of a file of so many bytes
   */
  sift(
    source: FileSource,
    receiver: Receiver,
    slices: (size: number) => Known | null = noSlices,
  ): Done<Sifted> {
    return withFile(source, (file, size) => {
      const found = new Found(receiver, size);
      const known = slices(size);
      // a file whose size nobody tells is read to its end; one that grows while it is read ends where it ended first
      const last = size === 0 ? Number.POSITIVE_INFINITY : size;
      const step = known ? SLICE : last;
      for (let at = 0, line: number | null = 1, slice = 0; at < last && found.goesOn; slice += 1) {
        const other = known?.(slice);
        if (other?.start === at) {
          found.addAll(other.lines, line - 1);
          line += other.count;
          at = other.end;
          continue;
        }
        const end = lineBegin(file, (slice + 1) * step, last);
        line = this.#range(file, at, end, line, found);
        if (line === null) return { size, lines: null };
        at = end;
      }
      return { size, lines: found.lines };
    });
  }

  /** A slice of a file, or all of it, when it holds no more than `most` candidates; else null. */
  few(source: FileSource, slice: number | null, most: number): SiftedSlice | null {
    const lines: Candidates = new Map();
    const take = (some: Candidates): boolean => {
      for (const [line, text] of some) lines.set(line, text);
      return lines.size <= most;
    };
    const done = withFile(source, (file, size) => {
      const found = new Found({ some: take, sure: null, isImpatient: true }, size);
      const [start, end] =
        slice === null
          ? [0, size]
          : [lineBegin(file, slice * SLICE, size), lineBegin(file, (slice + 1) * SLICE, size)];
      const line = size === 0 ? null : this.#range(file, start, end, 1, found);
      return line !== null && take(found.lines) ? { start, end, lines, count: line - 1 } : null;
    });
    return done.ok ? done.value : null;
  }

  /**
   * Looks through whole lines of a file.
   *
   * @returns the number of the line behind them; null when they turn out to be no UTF-8
   */
  #range(file: number, start: number, end: number, firstLine: number, found: Found): number | null {
    let line = firstLine;
    for (let at = start, held = 0; at < end && found.goesOn; ) {
      const { bytes } = this.#kernel;
      const room = bytes.length - PADDING - held;
      const got = readSync(
        file,
        bytes,
        held,
        Math.min(room, end - at),
        end === Number.POSITIVE_INFINITY ? null : at,
      );
      const filled = held + got;
      const isTop = at === held;
      at = got === 0 ? end : at + got;
      if (bytes.subarray(held, filled).includes(NUL) || (isTop && isUtf16(bytes))) return null;
      // a line that is not whole yet waits for its rest
      const whole = at === end ? filled : bytes.lastIndexOf(FEED, filled - 1) + 1;
      if (whole > 0)
        line = this.#look(start === 0 && line === 1 && isMarked(bytes) ? 3 : 0, whole, line, found);
      held = filled - whole;
      bytes.copyWithin(0, whole, filled);
      if (held > bytes.length / 2) this.#kernel = this.#kernel.larger(bytes.length * 2);
    }
    return line;
  }

  /** Adds what there is among whole lines, and returns the number of the line behind them. */
  #look(start: number, end: number, firstLine: number, found: Found): number {
    const kernel = this.#kernel;
    const { bytes, hits } = kernel;
    const { sieve } = this;
    let line = firstLine;
    let counted = start;
    /** Where the lines begin that nothing is known of. */
    let next = start;
    for (let from = start; from < end && found.goesOn; from += STRIDE) {
      const count = kernel.find(from, Math.min(end, from + STRIDE));
      for (let i = 0; i < count && found.goesOn; i += 1) {
        const at = hits[i] ?? 0;
        if (at < next) continue;
        const isSure = matchesAt(bytes, at, end, sieve);
        if (!isSure && !mayMatchAt(bytes, at, end, sieve)) continue;
        const lineStart = kernel.lineStart(counted, at);
        next = kernel.lineEnd(at, end);
        line += kernel.lines(counted, lineStart);
        counted = lineStart;
        if (!isSure || !found.takes(this.#sureLine(line, lineStart, next)))
          found.add(line, textOf(bytes.subarray(lineStart, next)));
      }
    }
    return line + kernel.lines(counted, end);
  }

  #sureLine(number: number, start: number, end: number): SureLine {
    const { bytes } = this.#kernel;
    const sure = this.#sure;
    sure.number = number;
    sure.bytes = bytes;
    sure.start = start;
    sure.end = end;
    sure.isPlain = this.#kernel.isPlain(start, end - (bytes[end - 1] === RETURN ? 1 : 0));
    return sure;
  }
}

/** What has been found in a file and not been handed over. */
class Found {
  lines: Candidates = new Map();
  /** False when nothing more is wanted. */
  goesOn = true;
  #most: number;

  constructor(
    private readonly receiver: Receiver,
    private readonly size: number,
  ) {
    this.#most = receiver.isImpatient ? 1 : MOST_HELD;
  }

  add(line: number, text: string): void {
    this.lines.set(line, text);
    if (this.receiver.some && this.lines.size >= this.#most) this.#handOver(this.receiver.some);
  }

  /** @param before how many lines stand before the first */
  addAll(lines: Candidates, before: number): void {
    for (const [line, text] of lines) if (this.goesOn) this.add(before + line, text);
  }

  /** True when the receiver needs no more of the line. */
  takes(line: SureLine): boolean {
    const { some, sure } = this.receiver;
    if (!sure) return false;
    // what stands above it comes first
    if (some && this.lines.size > 0) this.#handOver(some);
    return !this.goesOn || sure(line);
  }

  #handOver(some: NonNullable<Receiver['some']>): void {
    const { lines } = this;
    this.lines = new Map();
    this.#most = Math.min(this.#most * 2, MOST_HELD);
    this.goesOn = some(lines, this.size);
  }
}

/** Where the first line begins at `at` or behind it; `last` where none does. */
function lineBegin(file: number, at: number, last: number): number {
  if (at === 0 || at >= last) return Math.min(at, last);
  const block = Buffer.allocUnsafe(BLOCK);
  for (let from = at - 1; from < last; ) {
    const got = readSync(file, block, 0, BLOCK, from);
    const feed = block.subarray(0, got).indexOf(FEED);
    if (feed >= 0) return Math.min(from + feed + 1, last);
    if (got === 0) return last;
    from += got;
  }
  return last;
}

function noSlices(): null {
  return null;
}

function textOf(bytes: Buffer): string {
  return isAscii(bytes) ? bytes.toString('latin1') : decodeUtf8(bytes);
}

function isUtf16(bytes: Uint8Array): boolean {
  return (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff);
}

function isMarked(bytes: Uint8Array): boolean {
  return bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf;
}
