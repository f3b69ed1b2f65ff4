import type { Document } from '../document/document.js';
import { remembered } from '../document/remember.js';
import type { Period, Unit } from '../meaning/answer.js';
import { measuresOn } from '../meaning/answers.js';
import type { Table } from '../tables/table.js';

/** What the first rows of a table say that its columns are. */
export interface TableFacts {
  /** One of each label, in column order. */
  readonly periods: readonly Period[];
  /** Units of its amounts of money. */
  readonly units: readonly Unit[];
}

/** Rows that are asked; the first may be labels without figures, or per cent only. */
const ROWS = 6;

/** The facts of a table, worked out for those that an outline asks of. */
export const tableFacts = remembered((table: Table, document: Document): TableFacts => {
  const periods = new Map<string, Period>();
  const units: Unit[] = [];
  for (const line of rowLines(table)) {
    for (const { period, unit } of measuresOn(document, line)) {
      if (period && !periods.has(period.label)) periods.set(period.label, period);
      if (unit?.kind === 'money') units.push(unit);
    }
    if (periods.size > 0 && units.length > 0) break;
  }
  return { periods: [...periods.values()], units };
});

/** The lines of the first rows; a row that prints a cell a line has several. */
function rowLines(table: Table): readonly number[] {
  const lines: number[] = [];
  for (const { line, end } of table.rows.slice(0, ROWS)) {
    for (let at = line; at <= end && at < line + ROWS; at += 1) lines.push(at);
  }
  return lines;
}
