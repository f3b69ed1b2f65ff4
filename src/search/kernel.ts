import type { Sieve } from './sieve.js';

/** Looks through bytes for the places where a sieve must look closer. */
export interface Kernel {
  /** What is searched is put here; at least {@link PADDING} bytes at its end stay free. */
  readonly bytes: Buffer;
  /** A kernel with room for more bytes, which takes over those that this one holds. */
  larger(size: number): Kernel;
  /**
   * Writes down the places from `from` up to `end` that hold a byte of `first` before one of each of `next`, up to one of `opens`, or
   * a byte of `wild`.
   *
   * @param end at most {@link STRIDE} behind `from`
   * @returns how many; they stand in `hits`, ascending
   */
  find(from: number, end: number): number;
  readonly hits: Uint32Array;
  /** How many line feeds stand from `from` up to `end`. */
  lines(from: number, end: number): number;
  /** Where the line begins in which `at` stands; `from` when it begins there or before. */
  lineStart(from: number, at: number): number;
  /** Where the line ends in which `at` stands: at its line feed, or at `end`. */
  lineEnd(at: number, end: number): number;
  /** True when only printed ASCII and tabs stand from `from` up to `end`: what is shown is what stands there. */
  isPlain(from: number, end: number): boolean;
}

const FEED = 0x0a;
const TAB = 0x09;

/** So many bytes are searched at a time at most. */
export const STRIDE = 65_536;
/** So many bytes behind the searched ones may be looked at. */
export const PADDING = 32;

/** The kernel in plain TypeScript: what {@link Kernel} means, and what runs where WebAssembly does not. */
export function plainKernel(sieve: Sieve, size: number): Kernel {
  const bytes = Buffer.alloc(size);
  const hits = new Uint32Array(STRIDE);
  const { opens, next } = sieve;
  const goesOn = (at: number): boolean => {
    for (const [i, set] of next.entries()) {
      const byte = bytes[at + 1 + i] ?? 0;
      if (set[byte] === 0) return false;
      if (opens[byte] === 1) return true;
    }
    return true;
  };
  const kinds = sieve.first.map((is, byte) => (sieve.wild[byte] === 1 ? 2 : is));
  return {
    bytes,
    hits,
    larger(more) {
      const next = plainKernel(sieve, more);
      next.bytes.set(bytes);
      return next;
    },
    find(from, end) {
      let count = 0;
      for (let at = from; at < end; at += 1) {
        const kind = kinds[bytes[at] ?? 0] ?? 0;
        if (kind === 2 || (kind === 1 && goesOn(at))) hits[count++] = at;
      }
      return count;
    },
    lines(from, end) {
      let count = 0;
      for (let at = from; at < end; at += 1) if (bytes[at] === FEED) count += 1;
      return count;
    },
    lineStart: (from, at) => (at > from ? Math.max(from, bytes.lastIndexOf(FEED, at - 1) + 1) : from),
    lineEnd(at, end) {
      const feed = bytes.indexOf(FEED, at);
      return feed < 0 || feed > end ? end : feed;
    },
    isPlain: (from, end) =>
      bytes.subarray(from, end).every((byte) => byte === TAB || (byte >= 0x20 && byte < 0x7f)),
  };
}
