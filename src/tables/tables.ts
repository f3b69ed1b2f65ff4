import type { Document } from '../document/document.js';
import { once } from '../document/document.js';
import { htmlTablesAt } from './html.js';
import { pipeTableAt } from './pipes.js';
import type { Table } from './table.js';

/**
 * All tables in line order. Each shape of table is one module that is asked at each line: pipe tables (`pipes.ts`) and
 * HTML tables (`html.ts`).
 */
export const tables = once((document: Document): readonly Table[] => {
  const found: Table[] = [];
  const { lines } = document;
  let i = 0;
  while (i < lines.length) {
    const here = tablesAt(lines, i);
    found.push(...here);
    i = Math.max(i + 1, ...here.map((t) => t.end));
  }
  return found;
});

function tablesAt(lines: readonly string[], at: number): readonly Table[] {
  const line = lines[at] ?? '';
  if (line.includes('<') && /<table\b/i.test(line)) return htmlTablesAt(lines, at);
  const table = pipeTableAt(lines, at);
  return table ? [table] : [];
}

/** The tables that hold `line`: none, one, or several written on one line. */
export function tablesOn(document: Document, line: number): readonly Table[] {
  const all = tables(document);
  const found: Table[] = [];
  for (let i = firstEndingAt(all, line); i < all.length; i += 1) {
    const table = all[i];
    if (!table || table.line > line) break;
    found.push(table);
  }
  return found;
}

/** The last table that ends above `line`, or null. */
export function tableBefore(document: Document, line: number): Table | null {
  const all = tables(document);
  return all[firstEndingAt(all, line) - 1] ?? null;
}

/** Index of the first table that ends on `line` or below it. */
function firstEndingAt(all: readonly Table[], line: number): number {
  let low = 0;
  let high = all.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((all[middle]?.end ?? 0) < line) low = middle + 1;
    else high = middle;
  }
  return low;
}
