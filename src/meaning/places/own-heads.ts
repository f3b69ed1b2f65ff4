import { isContinued } from '../../document/statements.js';
import type { Layout } from '../../tables/layout.js';
import type { Table } from '../../tables/table.js';

/** True for a table that does not go on from the one before: it has a header or a caption of its own, or other columns. */
export function isOnItsOwn(layout: Layout, before: { readonly table: Pick<Table, 'columns'> }): boolean {
  if (layout.firstData >= layout.roles.length || hasHeader(layout)) return true;
  if (layout.table.caption && !isContinued(layout.table.caption.text)) return true;
  return Math.abs(before.table.columns - layout.table.columns) > 1;
}

/** The texts of the heads of a table, as one. */
export function headTexts(layout: Layout): string {
  return layout.roles
    .flatMap((role, r) =>
      role === 'header'
        ? (layout.table.rows[r]?.cells.map((c) => c?.text.replace(/\s+/g, ' ') ?? '') ?? [])
        : [],
    )
    .filter((text) => text !== '')
    .join('|');
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
