import type { Document } from '../../document/document.js';
import { pageAt } from '../../document/pages.js';
import { unitLabel } from '../../meaning/governing.js';
import { periodName } from '../period-name.js';
import { tableFacts } from '../table-facts.js';
import { tablesTitled } from './find-table.js';
import type { WholeTable } from './whole-table.js';
import { wholeTables } from './whole-table.js';

/** A table as the list of a document's tables has it. Field names and values are the published JSON; they are stable. */
export interface TableEntry {
  readonly type: 'table';
  readonly file: string;
  readonly number: number;
  readonly line: number;
  readonly end: number;
  /** Null without page marks. */
  readonly page: number | null;
  readonly pageEnd: number | null;
  /** How many tables of the text it is made of. */
  readonly parts: number;
  readonly title: string | null;
  /** Rows below the heads, and columns of the grid. */
  readonly rows: number;
  readonly columns: number;
  /** Short names of the units of its first amounts of money, and of its periods, in column order. */
  readonly units: readonly string[];
  readonly periods: readonly string[];
}

/** All tables of a document, or those that a pattern means by its title. @throws UserError for a pattern that takes too long */
export function listTables(document: Document, pattern: string | null): readonly TableEntry[] {
  return listedTables(document, pattern).map((table) => entryOf(document, table));
}

/** Those tables, and nothing said of them yet. @throws UserError for a pattern that takes too long */
export function listedTables(document: Document, pattern: string | null): readonly WholeTable[] {
  return pattern === null ? wholeTables(document) : tablesTitled(document, pattern);
}

/** What the list says of one table: its first rows tell units and periods, the others are not looked at. */
export function entryOf(document: Document, table: WholeTable): TableEntry {
  const { number, line, end, title, parts, rows, columns } = table;
  const facts = parts[0] ? tableFacts(parts[0].table, document) : { units: [], periods: [] };
  return {
    type: 'table',
    file: document.name,
    number,
    line,
    end,
    page: pageAt(document, line),
    pageEnd: pageAt(document, end),
    parts: parts.length,
    title,
    rows: rows.length,
    columns,
    units: [...new Set(facts.units.map(unitLabel))],
    periods: [...new Set(facts.periods.map(periodName))],
  };
}
