import { csvLine } from '../render/csv.js';
import type { Sheet } from './table-sheet.js';

/** Rows of RFC 4180, heads first: a field with a comma, a quote or a line end in it is quoted, and lines end in LF. */
export function csvLines({ heads, rows }: Sheet): readonly string[] {
  return [
    csvLine(heads),
    ...rows.map(({ cells }) => csvLine(cells.map(({ text, number }) => number ?? text))),
  ];
}

/** The same parted by tabs; a tab in a cell is a blank. */
export function tsvLines({ heads, rows }: Sheet): readonly string[] {
  const line = (fields: readonly string[]): string => `${fields.map(tsvField).join('\t')}\n`;
  return [line(heads), ...rows.map(({ cells }) => line(cells.map(({ text, number }) => number ?? text)))];
}

function tsvField(text: string): string {
  return text.replace(/\s+/g, ' ');
}

/** One pipe table with figures as they are printed. */
export function markdownLines({ heads, isFigures, rows }: Sheet): readonly string[] {
  const line = (cells: readonly string[]): string => `|${cells.map(markdownCell).join('|')}|\n`;
  const rule = heads.map((_, i) => (isFigures[i] || i === heads.length - 1 ? '---:' : '---'));
  return [
    line(heads),
    `|${rule.join('|')}|\n`,
    ...rows.map(({ cells }) => line(cells.map(({ text }) => text))),
  ];
}

function markdownCell(text: string): string {
  return text.replaceAll('|', '\\|');
}
