import { isAscii } from 'node:buffer';
import { readSync } from 'node:fs';
import type { Done } from '../corpus/bytes.js';
import { withFile } from '../corpus/bytes.js';
import type { Source } from '../corpus/source.js';
import { decodeUtf8 } from '../document/decode.js';
import type { Kernel } from '../search/kernel.js';
import { PADDING, plainKernel, STRIDE } from '../search/kernel.js';
import type { Sieve } from '../search/sieve.js';
import { mayMatchAt } from '../search/sieve.js';
import { wasmKernel } from '../search/wasm-kernel.js';

/** The lines of a file that may match, as they were, by number. */
export type Candidates = Map<number, string>;

/** What a sieve has said of a file. */
export interface Sifted {
  readonly size: number;
  /** Null for a file that is no UTF-8: it must be read as every document is. */
  readonly lines: Candidates | null;
}

/** So much of a file is held at a time, unless one of its lines is longer. */
const CHUNK = 1 << 20;
/** So many candidates are handed over at a time. */
const MOST_HELD = 20_000;
const FEED = 0x0a;
const NUL = 0;

/** Files through one sieve, one after another. */
export class Sifter {
  #kernel: Kernel;

  constructor(private readonly sieve: Sieve) {
    this.#kernel = wasmKernel(sieve, CHUNK) ?? plainKernel(sieve, CHUNK);
  }

  /**
   * Looks through a file.
   *
   * @param early is given candidates while there are so many that they should not all be held; false ends the search.
   *   What is left of them is returned.
   */
  sift(
    source: Extract<Source, { kind: 'file' }>,
    early: ((lines: Candidates, size: number) => boolean) | null,
  ): Done<Sifted> {
    return withFile(source, (file, size) => {
      const candidates: Candidates = new Map();
      let line = 1;
      for (const part of this.#parts(file)) {
        if (!part) return { size, lines: null };
        line = this.#look(part.start, part.end, line, candidates);
        if (!early || candidates.size < MOST_HELD) continue;
        if (!early(new Map(candidates), size)) return { size, lines: new Map() };
        candidates.clear();
      }
      return { size, lines: candidates };
    });
  }

  /** The whole lines of a file, part after part, where they stand in the kernel; null when it turns out to be no UTF-8. */
  *#parts(file: number): Generator<{ readonly start: number; readonly end: number } | null> {
    let isTop = true;
    for (let held = 0, got = 1; got > 0; ) {
      const { bytes } = this.#kernel;
      const buffer = bufferOn(bytes);
      got = readSync(file, bytes, held, bytes.length - PADDING - held, null);
      const filled = held + got;
      if (buffer.subarray(held, filled).includes(NUL) || (isTop && isUtf16(bytes))) yield null;
      // a line that is not whole yet waits for its rest
      const end = got === 0 ? filled : buffer.lastIndexOf(FEED, filled - 1) + 1;
      if (end > 0) {
        yield { start: isTop && isMarked(bytes) ? 3 : 0, end };
        isTop = false;
      }
      bytes.copyWithin(0, end, filled);
      held = filled - end;
      if (held > bytes.length / 2) this.#kernel = this.#kernel.larger(bytes.length * 2);
    }
  }

  /** Adds the candidates among whole lines, and returns the number of the line behind them. */
  #look(start: number, end: number, firstLine: number, candidates: Candidates): number {
    const { bytes, hits } = this.#kernel;
    const buffer = bufferOn(bytes);
    const isPlain = isAscii(buffer.subarray(start, end));
    let line = firstLine;
    let counted = start;
    /** Where the lines begin that nothing is known of. */
    let next = start;
    for (let from = start; from < end; from += STRIDE) {
      const count = this.#kernel.find(from, Math.min(end, from + STRIDE));
      for (let i = 0; i < count; i += 1) {
        const at = hits[i] ?? 0;
        if (at < next || !mayMatchAt(bytes, at, end, this.sieve)) continue;
        const lineStart = Math.max(start, buffer.lastIndexOf(FEED, at) + 1);
        const feed = buffer.indexOf(FEED, at);
        const lineEnd = feed < 0 || feed > end ? end : feed;
        line += this.#kernel.lines(counted, lineStart);
        counted = lineStart;
        next = lineEnd;
        candidates.set(
          line,
          isPlain
            ? buffer.toString('latin1', lineStart, lineEnd)
            : decodeUtf8(buffer.subarray(lineStart, lineEnd)),
        );
      }
    }
    return line + this.#kernel.lines(counted, end);
  }
}

/** The same bytes, with the searches that Node has for them. */
function bufferOn(bytes: Uint8Array): Buffer {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
}

function isUtf16(bytes: Uint8Array): boolean {
  return (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff);
}

function isMarked(bytes: Uint8Array): boolean {
  return bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf;
}
