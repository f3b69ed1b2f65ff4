import type { Document } from '../document/document.js';
import { pages } from '../document/pages.js';
import { unreadableLines } from '../document/unreadable.js';
import { moneyDeclarations } from '../meaning/governing.js';
import { tables } from '../tables/tables.js';
import { labels } from './outline.js';
import { documentTitle } from './title.js';

/** A document as `list` shows it. Field names and values are the published JSON; they are stable. */
export interface ListEntry {
  readonly type: 'document';
  readonly file: string;
  /** Bytes. */
  readonly size: number;
  readonly lines: number;
  /** Lines with a passage whose font was not decoded. */
  readonly unreadable: number;
  readonly tables: number;
  /** Null when the document has no page marks. */
  readonly pages: number | null;
  /** Short names of the units that it declares for money, the most frequent first. */
  readonly units: readonly string[];
  readonly title: string | null;
}

/** What a document is: size, lines, tables, pages, the units that it declares, its title. */
export function describe(document: Document): ListEntry {
  const count = pages(document).length;
  return {
    type: 'document',
    file: document.name,
    size: document.size,
    lines: document.lines.length,
    unreadable: unreadableLines(document).length,
    tables: tables(document).length,
    pages: count === 0 ? null : count,
    units: labels(moneyDeclarations(document)),
    title: documentTitle(document),
  };
}
