import { inCrore, indian, inLakh } from './money.js';

/** What a statement puts into a cell: a number, words, or nothing. */
export type Value = number | string | null;

/** What the figures of a column are, when the column itself knows. */
export type Measure = 'lakh' | 'crore' | 'count' | 'percent' | null;

/** How a column prints its values, and whether totals add them up. */
export interface Column {
  readonly measure: Measure;
  readonly adds: boolean;
  print(values: readonly Value[], index: number): string;
}

function printed(measure: Measure, format: (value: number) => string, nil: string, adds: boolean): Column {
  return {
    measure,
    adds,
    print: (values, index) => {
      const value = values[index];
      if (value === null || value === undefined || value === 0) return nil;
      return typeof value === 'string' ? value : format(value);
    },
  };
}

/** Columns of a sheet, by what stands in them. `nil` is the mark for nothing. */
export const column = {
  lakh: (nil = '..') => printed('lakh', inLakh, nil, true),
  crore: (nil = '..') => printed('crore', inCrore, nil, true),
  count: (nil = '..') => printed('count', (value) => indian(value, 0), nil, true),
  words: () => printed(null, (value) => String(value), '', false),
  /** Per cent, worked out from the other cells of the row, for items and totals alike: part, then whole. */
  percent: (terms: (cells: readonly number[]) => readonly [part: number, whole: number]): Column => ({
    measure: 'percent',
    adds: false,
    print: (values) => {
      const [part, whole] = terms(values.map((value) => (typeof value === 'number' ? value : 0)));
      return whole === 0 ? '..' : indian((part / whole) * 100, 2);
    },
  }),
  /** Growth in per cent of the amount in one column over that in another. */
  growth: (now: number, before: number): Column =>
    column.percent((cells) => [(cells[now] ?? 0) - (cells[before] ?? 0), cells[before] ?? 0]),
};

/** A printed row. A total of rank N is the sum of all rows of lower rank since the last total of rank N or more. */
export interface SheetRow {
  readonly kind: 'heading' | 'item' | 'total';
  readonly rank: number;
  /** Names the row for the list of damages. */
  readonly key: string;
  readonly cells: readonly string[];
}

/** A table of the accounts before it meets the converter: it adds up its own totals. */
export class Sheet {
  readonly rows: SheetRow[] = [];
  readonly #open: { rank: number; values: readonly Value[] }[] = [];

  /**
   * @param columns the columns right of the label
   * @param head header rows, label column included
   */
  constructor(
    readonly columns: readonly Column[],
    readonly head: readonly (readonly string[])[],
  ) {}

  heading(label: string): this {
    this.rows.push({ kind: 'heading', rank: 0, key: label, cells: [label, ...this.columns.map(() => '')] });
    return this;
  }

  item(key: string, label: string, values: readonly Value[]): this {
    this.#open.push({ rank: 0, values });
    this.rows.push({ kind: 'item', rank: 0, key, cells: this.#cells(label, values) });
    return this;
  }

  total(rank: number, label: string): this {
    const first = this.#open.findLastIndex((row) => row.rank >= rank) + 1;
    const parts = this.#open.splice(first);
    const values = this.columns.map(({ adds }, i) =>
      adds ? sumOf(parts.map((row) => row.values[i])) : null,
    );
    this.#open.push({ rank, values });
    this.rows.push({ kind: 'total', rank, key: label, cells: this.#cells(label, values) });
    return this;
  }

  #cells(label: string, values: readonly Value[]): string[] {
    return [label, ...this.columns.map((each, i) => each.print(values, i))];
  }
}

function sumOf(values: readonly (Value | undefined)[]): number {
  return values.reduce<number>((sum, value) => (typeof value === 'number' ? sum + value : sum), 0);
}
