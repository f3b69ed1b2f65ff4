import type { Kernel } from './kernel.js';
import { PADDING, STRIDE } from './kernel.js';
import { KERNEL_CODE } from './kernel-code.js';
import type { ByteSet, Sieve } from './sieve.js';

/** What `build/kernel.ts` exports. */
interface Exports {
  find(base: number, from: number, end: number): number;
  lines(base: number, from: number, end: number): number;
  lineStart(base: number, from: number, at: number): number;
  lineEnd(base: number, at: number, end: number): number;
  isPlain(base: number, from: number, end: number): number;
}

const HITS = 1024;
const DATA = HITS + 4 * STRIDE;
const PAGE = 65_536;

/** Bits of the halves of a byte, by its high half: of what comes first (five rows of ASCII) and of what is wild. */
const FIRST_ROWS: Rows = [0, 0, 0x20, 1, 2, 4, 8, 16, 0, 0, 0, 0, 0x40, 0x40, 0x80, 0x80];
/** The same of what comes next: bytes that are neither letter nor digit are all in. */
const NEXT_ROWS: Rows = [1, 1, 1, 2, 4, 8, 16, 32, 1, 1, 1, 1, 1, 1, 1, 1];
/** And of what opens a tag or an entity. */
const OPENING_ROWS: Rows = [0, 0, 0x40, 0x40, 0, 0x40, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0];

type Rows = readonly number[];

/** The kernel in WebAssembly; null where it cannot run. */
export function wasmKernel(sieve: Sieve, size: number): Kernel | null {
  try {
    const memory = new WebAssembly.Memory({ initial: pagesFor(size) });
    const code = Buffer.from(KERNEL_CODE, 'base64');
    const { exports } = new WebAssembly.Instance(new WebAssembly.Module(code), { env: { memory } });
    const either = sieve.first.map((is, byte) => is | (sieve.wild[byte] ?? 0));
    const tables = new Uint8Array(memory.buffer);
    tables.set(tablesOf(either, FIRST_ROWS), 0);
    for (const [i, set] of sieve.next.entries()) {
      const opening = tablesOf(sieve.opens, OPENING_ROWS);
      tables.set(
        tablesOf(set, NEXT_ROWS).map((bits, j) => bits | (opening[j] ?? 0)),
        32 * (i + 1),
      );
    }
    return kernelOn(memory, exports as Exports, size);
  } catch {
    return null;
  }
}

function kernelOn(memory: WebAssembly.Memory, exports: Exports, size: number): Kernel {
  const { find, lines, lineStart, lineEnd, isPlain } = exports;
  return {
    bytes: Buffer.from(memory.buffer, DATA, size),
    hits: new Uint32Array(memory.buffer, HITS, STRIDE),
    larger(more) {
      memory.grow(Math.max(0, pagesFor(more) - memory.buffer.byteLength / PAGE));
      return kernelOn(memory, exports, more);
    },
    find: (from, end) => find(DATA, from, end),
    lines: (from, end) => lines(DATA, from, end),
    lineStart: (from, at) => lineStart(DATA, from, at),
    lineEnd: (at, end) => lineEnd(DATA, at, end),
    isPlain: (from, end) => isPlain(DATA, from, end) === 1,
  };
}

function pagesFor(size: number): number {
  return Math.ceil((DATA + size + PADDING) / PAGE);
}

/** A byte is in the set where the entries of its halves share a bit. Rows with one bit hold the same bytes. */
function tablesOf(set: ByteSet, rows: Rows): Uint8Array {
  const tables = new Uint8Array(32);
  tables.set(rows, 0);
  for (const [byte, is] of set.entries()) {
    const low = 16 + (byte & 15);
    if (is === 1) tables[low] = (tables[low] ?? 0) | (rows[byte >> 4] ?? 0);
  }
  return tables;
}
