import type { SureLine } from '../operations/sift.js';
import type { Budget } from '../render/budget.js';
import type { Output } from './command.js';
import { LONGEST_TEXT } from './grep-window.js';

const ZERO = 0x30;
const COLON = 0x3a;
const FEED = 0x0a;
const MOST_DIGITS = 16;

/** Lines that are printed as they stand in their file, behind name and number: no text is made of them. */
export class CopiedLines {
  #name: string | null = null;
  #prefix: Buffer = Buffer.alloc(0);
  /** The line as it is printed: the prefix, then what changes from line to line. */
  #line: Buffer = Buffer.alloc(0);

  /** @param prefixOf what stands before the number on each line of a document */
  constructor(
    private readonly stdout: Output,
    private readonly budget: Budget,
    private readonly prefixOf: (name: string) => Buffer,
  ) {}

  /** False when it does not fit; null when a line can only be printed by reading it. */
  copy(name: string, { number, bytes, start, end, isPlain }: SureLine): boolean | null {
    if (!isPlain || end - start > LONGEST_TEXT) return null;
    if (name !== this.#name) this.#begin(name);
    let digits = 1;
    for (let rest = number; rest > 9; rest = Math.floor(rest / 10)) digits += 1;
    const numbered = this.#prefix.length + digits;
    const size = numbered + 2 + end - start;
    // the prefix may hold fewer characters than bytes
    if (!this.budget.takeLine(this.#characters + size - this.#prefix.length)) return false;
    const line = this.#line;
    for (let at = numbered - 1, rest = number; at >= this.#prefix.length; at -= 1) {
      line[at] = ZERO + (rest % 10);
      rest = Math.floor(rest / 10);
    }
    line[numbered] = COLON;
    bytes.copy(line, numbered + 1, start, end);
    line[size - 1] = FEED;
    this.stdout.write(line.subarray(0, size));
    return true;
  }

  #characters = 0;

  #begin(name: string): void {
    this.#name = name;
    this.#prefix = this.prefixOf(name);
    this.#characters = this.#prefix.toString().length;
    this.#line = Buffer.concat([this.#prefix, Buffer.alloc(MOST_DIGITS + 2 + LONGEST_TEXT)]);
  }
}
