import type { Document } from '../document/document.js';
import { once } from '../document/document.js';
import { headings, sectionAt } from '../document/headings.js';
import { isPageFurniture } from '../document/pages.js';
import { oneLine } from '../document/plain.js';
import type { Layout } from '../tables/layout.js';
import { layoutOf } from '../tables/layout.js';
import type { Table } from '../tables/table.js';
import { tables } from '../tables/tables.js';

/** A line above a table: its title, its caption, or text between. */
export interface LineAbove {
  readonly line: number;
  readonly text: string;
  readonly kind: 'heading' | 'short' | 'prose';
}

/** A table in its place: what stands above it, and the table that it continues. */
export interface Placed {
  readonly table: Table;
  readonly layout: Layout;
  /** Lines between the table before and this one, nearest first; page marks, running heads and blank lines left out. */
  readonly above: readonly LineAbove[];
  readonly before: Placed | null;
  /** The part before, when this table goes on from it without a header of its own; its columns match from the right. */
  readonly continues: Placed | null;
  /** Columns to add to a column of this table to find its place in `continues`. */
  readonly shift: number;
}

/** How far above a table its title and caption are looked for. */
const MOST_LINES_ABOVE = 60;

/** Every table in its place, in line order. */
export const placedTables = once((document: Document): ReadonlyMap<Table, Placed> => {
  const placed = new Map<Table, Placed>();
  let before: Placed | null = null;
  for (const table of tables(document)) {
    const here: Placed = place(document, table, before);
    placed.set(table, here);
    before = here;
  }
  return placed;
});

function place(document: Document, table: Table, before: Placed | null): Placed {
  const layout = layoutOf(table);
  const above = linesAbove(document, table.line, before?.table.end ?? 0);
  const continues = before && goesOn(layout, above, before) ? before : null;
  return {
    table,
    layout,
    above,
    before,
    continues,
    shift: continues ? continues.table.columns - table.columns : 0,
  };
}

/** The lines above `line`, nearest first, down to (not including) line `floor`. */
export function linesAbove(document: Document, line: number, floor: number): readonly LineAbove[] {
  const found: LineAbove[] = [];
  const heads = headingLines(document);
  for (
    let n = line - 1;
    n > floor && line - n < 4 * MOST_LINES_ABOVE && found.length < MOST_LINES_ABOVE;
    n -= 1
  ) {
    const raw = document.lines[n - 1] ?? '';
    if (raw.trim() === '' || isPageFurniture(document, n)) continue;
    const text = oneLine(raw.length > 3000 ? raw.slice(0, 3000) : raw).replace(/^#+\s*/, '');
    if (text === '') continue;
    const kind = heads.has(n) ? 'heading' : text.length > 160 || /[a-z]{2}\.$/.test(text) ? 'prose' : 'short';
    found.push({ line: n, text, kind });
  }
  return found;
}

const headingLines = once(
  (document: Document): ReadonlySet<number> =>
    new Set(headings(document).flatMap((h) => [h.line, ...h.repeats])),
);

/**
 * A table without a header of its own goes on from the table before when nothing but page furniture, repeated headings
 * and a few short lines (a running head that stands once) part them, and the columns match.
 */
function goesOn(layout: Layout, above: readonly LineAbove[], before: Placed): boolean {
  if (layout.firstData >= layout.roles.length || hasHeader(layout)) return false;
  if (Math.abs(before.table.columns - layout.table.columns) > 1) return false;
  if (above.some((l) => l.kind === 'prose') || above.length > 4) return false;
  if (above.some((l) => l.kind === 'heading' && !/\bcont(?:d|inued)?\b/i.test(l.text))) return false;
  return (
    before.continues !== null ||
    hasHeader(before.layout) ||
    before.layout.firstData < before.layout.roles.length
  );
}

/** True when the rows above the first data row name columns. */
export function hasHeader(layout: Layout): boolean {
  return layout.roles
    .slice(0, layout.firstData)
    .some((role, r) => role === 'header' && namesColumns(layout, r));
}

/** `Col1 | Col2` are placeholders of pymupdf4llm, not names. */
function namesColumns(layout: Layout, row: number): boolean {
  return (
    layout.table.rows[row]?.cells.some(
      (c) => c !== undefined && c.text.trim() !== '' && !/^Col\d+$/.test(c.text.trim()),
    ) ?? false
  );
}

/** Titles of the sections around a line, innermost first. */
export function sectionTitles(
  document: Document,
  line: number,
): readonly { readonly line: number; readonly text: string }[] {
  const inner = sectionAt(document, line);
  if (!inner) return [];
  const all = headings(document);
  const found: { line: number; text: string }[] = [];
  let level = Number.POSITIVE_INFINITY;
  for (let i = all.indexOf(inner); i >= 0 && level > 1; i -= 1) {
    const heading = all[i];
    if (!heading || heading.level >= level) continue;
    level = heading.level;
    found.push({ line: heading.line, text: heading.title });
  }
  return found;
}
