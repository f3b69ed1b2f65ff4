import type { Document } from '../document/document.js';
import { commandLine, operand } from '../render/command-line.js';
import type { LineSpan } from '../search/addresses.js';
import { tablesOn } from '../tables/tables.js';
import type { Io } from './command.js';
import { pathOf } from './units-lines.js';

/**
 * What to say beside the command that goes on from `line`, where that cuts a table in two: the command for the whole
 * table. Empty elsewhere.
 */
export function tableHint(document: Document, line: number, root: string | null): string {
  if (!tablesOn(document, line).some((table) => table.line < line)) return '';
  const words = ['finread', 'table', `${operand(pathOf(document))}:${line}`];
  if (root !== null) words.push('--root', root);
  return `; its table: ${commandLine(words)}`;
}

/** On a terminal, the command for the whole table of one line that was asked for; null elsewhere, and off tables. */
export function wholeTableHint(
  document: Document,
  spans: readonly LineSpan[],
  { json, root }: { readonly json: boolean; readonly root: string | null },
  { stdout }: Pick<Io, 'stdout'>,
): string | null {
  const [span, ...others] = spans;
  if (!stdout.isTerminal || json || !span || others.length > 0 || span.line !== span.end) return null;
  if (tablesOn(document, span.line).length === 0) return null;
  const words = ['finread', 'table', `${operand(pathOf(document))}:${span.line}`];
  if (root !== null) words.push('--root', root);
  return `its table: ${commandLine(words)}`;
}
