import type { Place } from '../corpus/jail.js';
import { reasonOf } from '../corpus/reasons.js';
import { writtenPath } from '../corpus/written.js';
import { counted } from '../render/amounts.js';
import type { Io } from './command.js';
import { UserError } from './command.js';
import { say } from './say.js';
import type { Sheet, SheetCell } from './table-sheet.js';

/** A cell of a workbook, as the library takes it. */
interface BookCell {
  readonly value: string | number;
  readonly type: StringConstructor | NumberConstructor;
  readonly format?: string;
  readonly fontWeight?: 'bold';
  readonly wrap?: true;
}

/** More digits than a workbook keeps: such a number is a text. */
const MOST_DIGITS = 15;
const WIDEST = 60;
/** What a sheet holds, its heads among the rows, and the characters of one cell. */
const MOST_ROWS = 1_048_576;
const MOST_COLUMNS = 16_384;
const LONGEST_CELL = 32_767;

/**
 * Where a workbook is to be written, looked at before anything is worked out.
 *
 * @param document the path of what is read
 * @throws UserError for a name that is no workbook's, and where nothing may be written
 */
export function workbookPath(path: string, document: string, place: Place, io: Io): string {
  if (!/[^/]\.xlsx$/i.test(path))
    throw new UserError(`--xlsx ${path}: the name of a workbook ends with .xlsx`);
  if (!io.writeFile) throw new UserError(`--xlsx ${path}: nothing is written from here`);
  return writtenPath(path, document, place);
}

/** Writes a sheet as the only one of a workbook. @throws UserError when it cannot be written */
export async function writeWorkbook(
  sheet: Sheet,
  name: string,
  { path, typed }: { readonly path: string; readonly typed: string },
  io: Io,
): Promise<void> {
  const tooLarge = boundOf(sheet);
  if (tooLarge !== null) throw new UserError(`--xlsx ${typed}: ${tooLarge}; --csv has no bound`);
  const { default: writeXlsxFile } = await import('write-excel-file/node');
  const heads = sheet.heads.map(
    (value): BookCell => ({ value, type: String, fontWeight: 'bold', wrap: true }),
  );
  const rows = sheet.rows.map(({ cells }) => cells.map((cell, i) => bookCell(cell, i === cells.length - 1)));
  const columns = sheet.heads.map((head, i) => ({ width: widthOf(head, sheet, i) }));
  const book = writeXlsxFile([heads, ...rows], { sheet: name, columns, stickyRowsCount: 1 });
  try {
    io.writeFile?.(path, await book.toBuffer());
  } catch (error) {
    throw new UserError(`--xlsx ${typed}: ${reasonOf(error)}`);
  }
  say(io, `${typed}: ${counted(rows.length)} rows, ${counted(heads.length)} columns`);
}

/** What a sheet has more of than a workbook holds, or null. */
export function boundOf({ heads, rows }: Sheet): string | null {
  if (rows.length + 1 > MOST_ROWS)
    return `a workbook holds ${counted(MOST_ROWS)} rows, and this is ${counted(rows.length + 1)}`;
  if (heads.length > MOST_COLUMNS)
    return `a workbook holds ${counted(MOST_COLUMNS)} columns, and this is ${counted(heads.length)}`;
  const long = rows.find(({ cells }) => cells.some(({ text }) => text.length > LONGEST_CELL));
  if (long)
    return `a cell of a workbook holds ${counted(LONGEST_CELL)} characters, and one on line ${long.line} has more`;
  return null;
}

/** A text is typed as one, so that no spreadsheet takes `=A1` for a formula. */
function bookCell({ text, number }: SheetCell, isLine: boolean): BookCell | null {
  const places = number?.split('.')[1]?.length ?? 0;
  const isLong = (number?.replace(/\D/g, '').replace(/^0+/, '').length ?? 0) > MOST_DIGITS;
  if (number === null || isLong || places > MOST_DIGITS)
    return text === '' ? null : { value: number ?? text, type: String };
  const format = isLine ? '0' : places === 0 ? '#,##0' : `#,##0.${'0'.repeat(places)}`;
  return { value: Number(number), type: Number, format };
}

function widthOf(head: string, { rows }: Sheet, index: number): number {
  const widest = rows.reduce((most, { cells }) => Math.max(most, cells[index]?.text.length ?? 0), 0);
  return Math.min(WIDEST, Math.max(widest, Math.min(head.length, 16)) + 2);
}
