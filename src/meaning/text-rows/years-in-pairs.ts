import type { Document } from '../../document/document.js';
import { once } from '../../document/document.js';
import { isPageFurniture } from '../../document/pages.js';
import { oneLine } from '../../document/plain.js';
import { printedFigures } from '../../figures/printed.js';
import type { LineAbove } from '../places/scope.js';
import type { TextRow } from './text-rows.js';
import { PROSE_STYLE, textRows } from './text-rows.js';

/** "Figures given in italics in the table are for previous year": a note tells it apart from the year's own by its print. */
const NOTICE =
  /\b(?:figures|amounts|numbers)\b[^.]{0,40}\b(?:italics?|(?:un)?bold|brackets|parenthes[ei]s)\b[^.]{0,60}\b(?:previous|prior|last)\s+year\b/i;
/** How many lines the tables of a note may take. */
const REACH = 400;

const notices = once((document: Document): readonly LineAbove[] =>
  document.lines.flatMap((raw, i) =>
    raw.length < 2000 && NOTICE.test(raw)
      ? [{ line: i + 1, text: NOTICE.exec(raw)?.[0] ?? raw, kind: 'prose', inline: false }]
      : [],
  ),
);

/** Which year a row of text is of, where each row of a note stands twice: its own year first, below it the one before. */
export interface YearOfPair {
  readonly year: 'current year' | 'previous year';
  readonly notice: LineAbove;
}

/** The year of a row that is one of such a pair; null for any other. The second of a pair has no label. */
export function yearOfPair(document: Document, line: number, row: TextRow): YearOfPair | null {
  const notice = notices(document).findLast((n) => n.line < line && line - n.line < REACH);
  if (!notice) return null;
  const before = rowBeside(document, line, -1);
  const after = rowBeside(document, line, 1);
  const own = { row, line };
  const isSecond = row.label === '' && before !== null && arePair(document, before, own);
  const isFirst = after !== null && after.row.label === '' && arePair(document, own, after);
  if (isSecond && !isFirst) return { year: 'previous year', notice };
  // "1,204", "1,118", "1,090": three without labels are no pair
  const isAlone = row.label !== '' || before === null;
  return isFirst && isAlone && !isSecond ? { year: 'current year', notice } : null;
}

interface RowOnLine {
  readonly row: TextRow;
  readonly line: number;
}

/** As many entries; a rate in the label of the first is none: "Decrease by 1% 77 80". */
function arePair(document: Document, first: RowOnLine, second: RowOnLine): boolean {
  const [rate] = first.row.places.keys();
  const entries = entriesOf(document, first);
  const others = entriesOf(document, second);
  return entries === others || (rate?.percent === true && entries === others + 1);
}

/** The entries of a row; a nil mark that begins a line without a label is read as that of a list. */
function entriesOf(document: Document, { row, line }: RowOnLine): number {
  const isMarked = row.label === '' && /^\s*-\s/.test(document.lines[line - 1] ?? '');
  return row.entries + (isMarked ? 1 : 0);
}

/** The row of text on the next line that is not blank, or null where no row stands there. */
function rowBeside(document: Document, line: number, step: 1 | -1): RowOnLine | null {
  for (let n = line + step; n > 0 && n <= document.lines.length; n += step) {
    const text = oneLine(document.lines[n - 1] ?? '');
    if (text === '' || isPageFurniture(document, n)) continue;
    const rows = textRows(text, printedFigures(text, PROSE_STYLE, 'prose'));
    const row = step > 0 ? rows[0] : rows.at(-1);
    return row ? { row, line: n } : null;
  }
  return null;
}
