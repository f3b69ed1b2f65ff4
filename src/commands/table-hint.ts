import type { Document } from '../document/document.js';
import { commandLine, operand } from '../render/command-line.js';
import { tablesOn } from '../tables/tables.js';
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
