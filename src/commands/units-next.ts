import { counted } from '../render/amounts.js';
import { commandLine, operand } from '../render/command-line.js';
import type { LineSpan } from '../search/addresses.js';
import type { UnitsArgs } from './arguments.js';
import { DEFAULT_MAX_CHARS } from './arguments.js';

/** More spans than this are not repeated in the hint at the next command. */
const MOST_SPANS = 60;

/** The command that answers for these lines with the same options. */
export function unitsCommand(
  args: UnitsArgs,
  path: string,
  addresses: readonly string[],
  maxChars = args.maxChars,
): string {
  const words = ['finread', 'units', operand(path), ...addresses.slice(0, MOST_SPANS)];
  if (args.in !== null) words.push('--in', args.in);
  if (args.column !== null) words.push('--column', String(args.column));
  if (args.explain) words.push('--explain');
  if (args.json) words.push('--json');
  if (maxChars !== DEFAULT_MAX_CHARS) words.push('--max-chars', String(maxChars));
  if (args.root !== null) words.push('--root', args.root);
  const more = addresses.length - MOST_SPANS;
  return commandLine(words) + (more > 0 ? ` # and ${counted(more)} more ranges after those` : '');
}

/** What is left of spans from a line on. */
export function restFrom(spans: readonly LineSpan[], line: number): readonly LineSpan[] {
  return spans.flatMap((span) =>
    span.end < line ? [] : [{ line: Math.max(span.line, line), end: span.end }],
  );
}

/** How many lines spans hold. */
export function lineCount(spans: readonly LineSpan[]): number {
  return spans.reduce((sum, { line, end }) => sum + end - line + 1, 0);
}
