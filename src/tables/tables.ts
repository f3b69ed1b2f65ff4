import type { Document } from '../document/document.js';
import { once } from '../document/document.js';
import { firstFrom } from '../document/in-order.js';
import { lineHolding } from '../document/scan.js';
import { htmlTablesAt } from './html.js';
import { pipeTableAt } from './pipes.js';
import type { Table } from './table.js';

/**
 * All tables in line order. Each shape of table is one module that is asked at each line: pipe tables (`pipes.ts`) and
 * HTML tables (`html.ts`).
 */
export const tables = once((document: Document): readonly Table[] => {
  const found: Table[] = [];
  let end = 0;
  for (
    let line = lineHolding(document, MAY_OPEN);
    line !== null;
    line = lineHolding(document, MAY_OPEN, end + 1)
  ) {
    const here = tablesAt(document, line - 1);
    found.push(...here);
    end = Math.max(line, ...here.map((t) => t.end));
  }
  return found;
});

const MAY_OPEN = /\||<table\b/gi;

function tablesAt(document: Document, at: number): readonly Table[] {
  const { lines } = document;
  if (/<table\b/i.test(lines[at] ?? '')) return htmlTablesAt(lines, at);
  const table = pipeTableAt(document, at);
  return table ? [table] : [];
}

/** The tables that hold `line`: none, one, or several written on one line. */
export function tablesOn(document: Document, line: number): readonly Table[] {
  const all = tables(document);
  const found: Table[] = [];
  for (let i = firstFrom(all, line, ending); i < all.length; i += 1) {
    const table = all[i];
    if (!table || table.line > line) break;
    found.push(table);
  }
  return found;
}

/** The tables with a line in which an expression finds something, which runs over the text as it is (see `scan.ts`). */
export function tablesHolding(document: Document, expression: RegExp): readonly Table[] {
  const found: Table[] = [];
  let line = lineHolding(document, expression);
  for (const table of tables(document)) {
    if (line !== null && line < table.line) line = lineHolding(document, expression, table.line);
    if (line === null) break;
    if (line <= table.end) found.push(table);
  }
  return found;
}

/** The tables that begin on some lines, from the first to the last of them. */
export function tablesWithin(document: Document, from: number, to: number): readonly Table[] {
  const all = tables(document);
  return all.slice(firstFrom(all, from, beginning), firstFrom(all, to + 1, beginning));
}

/** The last table that ends above `line`, or null. */
export function tableBefore(document: Document, line: number): Table | null {
  const all = tables(document);
  return all[firstFrom(all, line, ending) - 1] ?? null;
}

const beginning = (table: Table): number => table.line;
const ending = (table: Table): number => table.end;
