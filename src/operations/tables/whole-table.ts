import type { Document } from '../../document/document.js';
import { once } from '../../document/document.js';
import { pageAt } from '../../document/pages.js';
import { isContinued } from '../../document/statements.js';
import type { Placed } from '../../meaning/places/scope.js';
import { placedTable, sectionTitles } from '../../meaning/places/scope.js';
import { captionOf } from '../../meaning/units/captions.js';
import type { RowRole } from '../../tables/layout.js';
import { tables } from '../../tables/tables.js';

/** A table as the report means it: its parts on following pages are one, and their repeated heads stand once. */
export interface WholeTable {
  /** Counted from 1 in the document. */
  readonly number: number;
  /** The tables of the text that it is made of, in line order. */
  readonly parts: readonly Placed[];
  readonly line: number;
  readonly end: number;
  /** What stands above it, without a caption that only names the unit; the section where nothing does. */
  readonly title: string | null;
  /** Columns of the grid of the widest part. A narrower part lies at the right of it. */
  readonly columns: number;
  /** Rows below the heads, without those that only number the columns. */
  readonly rows: readonly WholeRow[];
  /** Short lines of text that part rows from rows: sub-heads that the converter left out of the table. */
  readonly between: readonly LineBetween[];
}

export interface LineBetween {
  readonly line: number;
  readonly text: string;
}

export interface WholeRow {
  readonly placed: Placed;
  /** Index in the part. */
  readonly row: number;
  /** Columns to add to a column of the part to find it in the whole. */
  readonly shift: number;
  /** `header`: heads that stand between the rows and name the columns anew. */
  readonly role: RowRole;
  readonly line: number;
  readonly end: number;
}

/** All tables of a document, the parts of each joined, in line order. */
export const wholeTables = once((document: Document): readonly WholeTable[] => {
  const groups: Placed[][] = [];
  for (const table of tables(document)) {
    const placed = placedTable(document, table);
    const open = groups.at(-1);
    if (open && goesOn(document, placed)) open.push(placed);
    else groups.push([placed]);
  }
  return groups.flatMap((parts, index) => {
    const [first] = parts;
    return first ? [whole(document, first, parts, index + 1)] : [];
  });
});

/**
 * True for a part of the table before. One that only has the same heads is no part of it on the same page, or when it has
 * the same items for another year, unless it says that it goes on.
 */
function goesOn(document: Document, placed: Placed): boolean {
  const { partBefore, continues, above } = placed;
  if (!partBefore || continues || above.some(({ text }) => isContinued(text))) return partBefore !== null;
  const page = pageAt(document, placed.table.line);
  if (page !== null && page === pageAt(document, partBefore.table.end)) return false;
  const [labels, before] = [labelsOf(placed), labelsOf(partBefore)];
  const same = [...labels].filter((label) => before.has(label)).length;
  return 2 * same <= Math.min(labels.size, before.size);
}

/** The labels of a table's rows; the years in them are all one. */
function labelsOf({ table, layout }: Placed): ReadonlySet<string> {
  return new Set(
    table.rows.flatMap((row, r) => {
      const text = layout.roles[r] === 'data' ? (row.cells[layout.labels - 1]?.text ?? '') : '';
      return /\p{L}/u.test(text) ? [text.replace(/\d+/g, '0')] : [];
    }),
  );
}

/** The table that holds a line (the first of several on it), or null. What stands between two parts belongs to it. */
export function wholeTableAt(document: Document, line: number): WholeTable | null {
  return wholeTables(document).find((table) => table.line <= line && line <= table.end) ?? null;
}

function whole(document: Document, first: Placed, parts: readonly Placed[], number: number): WholeTable {
  const columns = Math.max(...parts.map(({ table }) => table.columns));
  return {
    number,
    parts,
    line: first.table.line,
    end: parts.at(-1)?.table.end ?? first.table.end,
    title: titleOf(document, first),
    columns,
    rows: parts.flatMap((placed) => rowsOf(placed, columns - placed.table.columns)),
    between: linesBetween(parts),
  };
}

/** What stands above a part that goes on and says neither that it does nor what stands above the first part, too. */
function linesBetween([first, ...others]: readonly Placed[]): readonly LineBetween[] {
  const known = new Set(first?.above.map(({ text }) => text));
  return others.flatMap(({ above }) =>
    above
      .filter((l) => l.kind === 'short' && !l.inline && !known.has(l.text))
      .filter((l) => !isContinued(l.text) && !captionOf(l.text, l.line)?.pure && /\p{L}{2}/u.test(l.text))
      .map(({ line, text }) => ({ line, text }))
      .reverse(),
  );
}

function rowsOf(placed: Placed, shift: number): readonly WholeRow[] {
  const { roles, firstData } = placed.layout;
  return placed.table.rows.flatMap((row, r) => {
    const role = roles[r];
    if (role === undefined || role === 'blank' || role === 'numbering') return [];
    if (role === 'header' && r < firstData) return [];
    return [{ placed, row: r, shift, role, line: row.line, end: row.end }];
  });
}

/** The nearest heading above, else a short line right above that says more than a unit, else the section. */
function titleOf(document: Document, first: Placed): string | null {
  const above = first.above.filter((l) => !captionOf(l.text, l.line)?.pure && /\p{L}{3}/u.test(l.text));
  const heading = above.find((l) => l.kind === 'heading');
  const nearest = above[0]?.kind === 'short' ? above[0] : undefined;
  return (heading ?? nearest ?? sectionTitles(document, first.table.line)[0])?.text ?? null;
}
