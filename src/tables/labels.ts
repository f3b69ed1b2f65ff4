import type { CellContent } from './cell.js';
import type { Row } from './table.js';

/** How many columns of serial numbers, codes and blanks stand in front of the labels, at most. */
const MOST_BEFORE = 2;
/** In how many of the rows with figures a column of labels holds one, at least. */
const MOSTLY = 0.6;

/** The serial number of a line item: "1.", "(a)", "iv)". */
export const SERIAL = /^(?:\(?(?:\d{1,3}|[a-z]|[ivx]{1,5})[.)]{1,2}|\d{1,3}|[IVX]{2,5})$/i;

/** The column (from 1) that holds the labels of rows: the first, or one behind serial numbers: "1 | Land | 1,204". */
export function labelColumn(rows: readonly Row[], contents: readonly (readonly CellContent[])[]): number {
  const items = contents.flatMap((row, r) => (row.some(isAmount) ? [r] : []));
  for (let c = 0; c <= MOST_BEFORE; c += 1) {
    const labelled = items.filter((r) => isLabel(contents[r]?.[c], rows[r]?.cells[c]?.text ?? '')).length;
    if (labelled > 0 && labelled >= MOSTLY * items.length) return c + 1;
    // figures, or something else than serial numbers and blanks: the labels stand in front of it, or nowhere
    if (items.some((r) => !isSerialOrBlank(contents[r]?.[c], rows[r]?.cells[c]?.text ?? ''))) return 1;
  }
  return 1;
}

function isAmount(content: CellContent): boolean {
  return content.kind === 'figures' && content.figures.some((f) => f.formatted || f.currency !== null);
}

function isLabel(content: CellContent | undefined, text: string): boolean {
  return content?.kind === 'year' || (content?.kind === 'text' && !SERIAL.test(text.trim()));
}

function isSerialOrBlank(content: CellContent | undefined, text: string): boolean {
  return content === undefined || content.kind === 'empty' || SERIAL.test(text.trim());
}
