import { commandLine, operand } from '../render/command-line.js';
import type { GrepArgs } from './arguments.js';
import type { Io } from './command.js';
import { isLines } from './grep-search.js';

/** More documents are no series that somebody follows. */
const MOST_DOCUMENTS = 5;
/** The words of a line item, of which no expression is made. */
const LABEL = /^\p{L}{3}[\p{L}\p{Nd} ,&'/-]*$/u;

/**
 * On a terminal, the command that follows a line item through the documents that hold its words; null elsewhere, and
 * where one document does.
 */
export function traceHint(
  documents: readonly string[],
  args: GrepArgs,
  { stdout }: Pick<Io, 'stdout'>,
): string | null {
  const [label, ...others] = args.patterns;
  if (!stdout.isTerminal || args.json || !isLines(args) || args.invert || args.value !== null) return null;
  if (label === undefined || others.length > 0 || !LABEL.test(label)) return null;
  if (documents.length < 2 || documents.length > MOST_DOCUMENTS || documents.includes('-')) return null;
  const words = ['finread', 'trace', operand(label), ...documents.map(operand)];
  if (args.root !== null) words.push('--root', args.root);
  return `its values by period: ${commandLine(words)}`;
}
