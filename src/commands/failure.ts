import { cutMiddle } from '../render/amounts.js';
import { shown } from '../render/shown.js';
import { UserError } from './command.js';

/** A word that was given may be of any length, and what to do about it stands at the end. */
const LONGEST_MESSAGE = 1000;

/**
 * The one line, line end included, in which an error becomes text. What is not the user's to mend is told as a fault of
 * the program.
 */
export function failureLine(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  const text = error instanceof UserError ? message : `a fault of this program: ${message}`;
  return `finread: ${shown(cutMiddle(text, LONGEST_MESSAGE))}\n`;
}
