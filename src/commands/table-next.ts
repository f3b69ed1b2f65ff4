import { counted } from '../render/amounts.js';
import { commandLine, operand } from '../render/command-line.js';
import type { TableArgs } from './arguments.js';
import { DEFAULT_MAX_CHARS } from './arguments.js';

/** What a command names: lines, a title, or a number. */
export interface Named {
  readonly path: string;
  readonly lines?: string | null;
  readonly number?: number | null;
}

/** The command that prints a table with the same options. */
export function tableCommand(
  args: TableArgs,
  { path, lines = null, number = null }: Named,
  maxChars = args.maxChars,
): string {
  const target = operand(path) + (lines === null ? '' : `:${lines}`);
  const words = ['finread', 'table', target];
  if (number !== null) words.push('--number', String(number));
  if (args.form !== 'text') words.push(`--${args.form}`);
  if (args.xlsx !== null) words.push(args.xlsx);
  if (args.json) words.push('--json');
  if (args.in !== null) words.push('--in', args.in);
  if (args.columns !== null) words.push('--columns', args.columns.join(','));
  if (maxChars !== DEFAULT_MAX_CHARS) words.push('--max-chars', String(maxChars));
  if (args.root !== null) words.push('--root', args.root);
  return commandLine(words);
}

/** `1 row`, `2,641 rows`. */
export function some(count: number, what: string): string {
  return `${counted(count)} ${what}${count === 1 ? '' : 's'}`;
}
