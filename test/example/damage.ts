/** What a converter did to one row: its cells in, the rows that came out of it. */
export type Damage = (cells: readonly string[]) => readonly (readonly string[])[];

function cell(column: number, change: (text: string) => string): Damage {
  return (cells) => [cells.map((text, i) => (i === column ? change(text) : text))];
}

/** `**Tot**al`: emphasis that ends inside a word. */
export const weldedEmphasis: Damage = cell(0, (text) => `**${text.slice(0, 3)}**${text.slice(3)}`);

/** `Receiv|ables`: a cell boundary inside a word of the label; the table has an empty cell there. */
export function wordCut(at: number): Damage {
  return ([label = '', , ...rest]) => [[label.slice(0, at), label.slice(at), ...rest]];
}

/** Digits in one row, their separators in the row below. */
export function separatorsBelow(...columns: number[]): Damage {
  return (cells) => [
    cells.map((text, i) => (columns.includes(i) ? text.replace(/[.,]/g, '') : text)),
    cells.map((text, i) => (columns.includes(i) ? text.replace(/[^.,]/g, '') : '')),
  ];
}

/** Two figures in one cell, none in the next. */
export function twoInOneCell(column: number): Damage {
  return (cells) => [
    cells.map((text, i) => (i === column ? `${text} ${cells[i + 1] ?? ''}` : i === column + 1 ? '' : text)),
  ];
}

/** `,204.55`: what stood before the first separator is gone. */
export function lostLeadingDigit(column: number): Damage {
  return cell(column, (text) => text.replace(/^\d+(?=,)/, ''));
}

/** `2,408.7 1`: a blank inside the decimals. */
export function blankInDecimals(column: number): Damage {
  return cell(column, (text) => text.replace(/(\d)$/, ' $1'));
}

/** `4.405.49`: a point where the comma stood. */
export function pointForComma(column: number): Damage {
  return cell(column, (text) => text.replace(',', '.'));
}

/** `515556` among figures with two decimals. */
export function lostSeparators(column: number): Damage {
  return cell(column, (text) => text.replace(/[.,]/g, ''));
}

/** `(-)12.40` in another of the spellings of a negative amount; `#` stands for the digits. Not damage, but variety. */
export function negativeAs(spelling: string, column: number): Damage {
  return cell(column, (text) => text.replace(/^\(-\)(.*)$/, spelling.replace('#', '$1')));
}
