import { Budget } from '../render/budget.js';
import type { Io } from './command.js';

/** Text with its line end, and the part of it that counts against the budget. */
export interface Line {
  readonly text: string;
  readonly counts: string;
}

/** Text of which every character counts. */
export function counting(text: string): Line {
  return { text, counts: text };
}

/**
 * Prints the head of a table and as many of its rows as fit, never a part of a row.
 *
 * @returns how many rows were printed
 */
export function printRows(head: Line, rows: readonly Line[], maxChars: number, io: Io): number {
  const budget = new Budget(maxChars);
  if (!budget.take(head.counts)) return 0;
  io.stdout.write(head.text);
  let printed = 0;
  for (const { text, counts } of rows) {
    if (!budget.take(counts)) break;
    io.stdout.write(text);
    printed += 1;
  }
  return printed;
}
