import { shown } from '../render/shown.js';
import type { Io } from './command.js';

/** One line on stderr: what was held back, what to do next, what is wrong. */
export function say(io: Io, sentence: string): void {
  io.stderr.write(`finread: ${shown(sentence)}\n`);
}
