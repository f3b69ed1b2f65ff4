import type { Document } from '../../document/document.js';
import { once } from '../../document/document.js';
import type { Heading } from '../../document/headings.js';
import { headings, sectionAt, titleLines } from '../../document/headings.js';
import { isPageFurniture } from '../../document/pages.js';
import { oneLine } from '../../document/plain.js';
import { remembered } from '../../document/remember.js';
import { isContinued, titleKey } from '../../document/statements.js';
import { inlineTexts } from '../../tables/inline.js';
import type { Layout } from '../../tables/layout.js';
import { layoutOf } from '../../tables/layout.js';
import { shearedLine, shearedTables } from '../../tables/sheared.js';
import type { Table } from '../../tables/table.js';
import { tables } from '../../tables/tables.js';
import { decimalHabit } from '../damage/number-habit.js';
import { mentionsIn } from '../periods/period-words.js';
import { withWholeHead } from '../text-rows/split-dates.js';
import { hasHeader, headTexts, isOnItsOwn } from './own-heads.js';

/** A line above a table: its title, its caption, or text between. */
export interface LineAbove {
  readonly line: number;
  readonly text: string;
  readonly kind: 'heading' | 'short' | 'prose';
  /** True when it stands on the line of the table itself, in front of it. */
  readonly inline: boolean;
}

/** How far above a table its title and caption are looked for. */
const MOST_LINES_ABOVE = 60;

/**
 * A table in its place: what stands above it, and the table that it continues. Worked out when first asked for, since
 * most questions are about one table of many.
 */
export class Placed {
  readonly #document: Document;
  readonly #printed: Table;
  readonly #index: number;
  #layout: Layout | undefined;
  #above: readonly LineAbove[] | undefined;
  #continues: Placed | null | undefined;
  #resumesAnother: boolean | undefined;

  constructor(document: Document, printed: Table, index: number) {
    this.#document = document;
    this.#printed = printed;
    this.#index = index;
  }

  get layout(): Layout {
    this.#layout ??= layoutOf(this.#printed, () => decimalHabit(this.#document));
    return this.#layout;
  }

  /** The table with its short header rows aligned. */
  get table(): Table {
    return this.layout.table;
  }

  /** Lines between the table before and this one, nearest first; page marks, running heads and blank lines left out. */
  get above(): readonly LineAbove[] {
    if (!this.#above) {
      const { line, lead, caption } = this.#printed;
      const floor = this.#tableBefore()?.end ?? 0;
      this.#above = [
        ...(caption ? linesBeside(caption.line, caption.text) : []),
        ...linesBeside(line, lead),
        ...(floor < line ? linesAbove(this.#document, line, floor) : []),
      ];
    }
    return this.#above;
  }

  /** True where the edges of columns cut words: its rows are lines of text. */
  get isSheared(): boolean {
    return shearedTables(this.#document).has(this.#printed);
  }

  /** The table before in the document. */
  get before(): Placed | null {
    const table = this.#tableBefore();
    return table ? placed(this.#document, table, this.#index - 1) : null;
  }

  /** The part before, when this table goes on from it without a header of its own; its columns match from the right. */
  get continues(): Placed | null {
    if (this.#continues === undefined) {
      const { before } = this;
      // most tables have heads of their own: the lines above them need not be looked at
      const isOther = before === null || isOnItsOwn(this.layout, before);
      const goes = !isOther && !this.resumesAnother && goesOn(this.above, before);
      this.#continues = goes ? before : null;
    }
    return this.#continues;
  }

  /** True for "Statement A (continued)" below Statement B: what goes on is not the table right before. */
  get resumesAnother(): boolean {
    if (this.#resumesAnother === undefined) {
      const { before, above } = this;
      this.#resumesAnother = before !== null && isOfAnother(this.#document, above, before);
    }
    return this.#resumesAnother;
  }

  /** The table behind in the document. */
  get after(): Placed | null {
    const table = tables(this.#document)[this.#index + 1];
    return table ? placed(this.#document, table, this.#index + 1) : null;
  }

  /** The part before, when this table prints the heads of that one again on the next page. */
  get repeats(): Placed | null {
    const { before, above, layout } = this;
    if (!before || above.some((l) => !isContinued(l.text))) return null;
    if (this.resumesAnother) return null;
    const heads = headTexts(layout);
    return heads !== '' && heads === headTexts(before.layout) ? before : null;
  }

  /** The part before, whether this one goes on from it without heads or prints them again. */
  get partBefore(): Placed | null {
    return this.continues ?? this.repeats;
  }

  /** The first part of a table that goes on over pages: what stands above it titles all its parts. */
  get first(): Placed {
    return this.partBefore?.first ?? this;
  }

  /** The part of a continued table that has the header. */
  get headed(): Placed {
    return this.continues ? this.continues.headed : this;
  }

  /** Columns to add to a column of this table to find its place in `continues`. */
  get shift(): number {
    return this.continues ? this.continues.table.columns - this.table.columns : 0;
  }

  #tableBefore(): Table | undefined {
    return tables(this.#document)[this.#index - 1];
  }
}

const placedTables = once((_document: Document): Map<Table, Placed> => new Map());
const indexes = once(
  (document: Document): ReadonlyMap<Table, number> => new Map(tables(document).map((table, i) => [table, i])),
);

/** A table of the document in its place. */
export function placedTable(document: Document, table: Table): Placed {
  return placed(document, table, indexes(document).get(table) ?? 0);
}

function placed(document: Document, table: Table, index: number): Placed {
  const known = placedTables(document);
  const held = known.get(table);
  if (held) return held;
  const made = new Placed(document, table, index);
  known.set(table, made);
  return made;
}

/** What stands in front of a table on its own line, nearest first. */
function linesBeside(line: number, lead: string): readonly LineAbove[] {
  if (lead.trim() === '') return [];
  return inlineTexts(lead)
    .map(({ text, heading }): LineAbove => ({ line, text, kind: kindOf(text, heading), inline: true }))
    .reverse();
}

/** A word and a full stop; a number and one, behind as many words as a title ("Note 5.") has not. */
const ENDS_SENTENCE = /[a-z]{2}\.$|^(?:\S+\s+){7,}\d+\.$/;

function kindOf(text: string, heading: boolean): LineAbove['kind'] {
  if (heading) return 'heading';
  return text.length > 160 || (text.endsWith('.') && ENDS_SENTENCE.test(text)) ? 'prose' : 'short';
}

/** The lines above `line`, nearest first, down to (not including) line `floor`. */
export function linesAbove(document: Document, line: number, floor: number): readonly LineAbove[] {
  const found: LineAbove[] = [];
  for (
    let n = line - 1;
    n > floor && line - n < 4 * MOST_LINES_ABOVE && found.length < MOST_LINES_ABOVE;
    n -= 1
  ) {
    const above = lineAt(document, n);
    if (above) found.push(above);
  }
  return found;
}

/** A line as others see it above them; null for blank lines and page furniture. */
export const lineAt = remembered((document: Document, line: number): LineAbove | null => {
  const raw = document.lines[line - 1] ?? '';
  if (raw.trim() === '') return null;
  const text =
    shearedLine(document, line) ??
    oneLine(raw.length > 3000 ? raw.slice(0, 3000) : raw).replace(/^#+\s*/, '');
  if (text === '' || (isPageFurniture(document, line) && !headsFigures(text))) return null;
  const kind = kindOf(text, headingLines(document).has(line));
  return { line, text: withWholeHead(document, line, text), kind, inline: false };
});

/** Heads of columns that stand again at the top of each page, and "Previous Year", are no running head. */
function headsFigures(text: string): boolean {
  const [only, ...others] = mentionsIn(text);
  return others.length > 0 || (only?.form === 'relative' && text.length < LONGEST_SUBHEAD);
}

/** "Previous Year" and a word or two. */
const LONGEST_SUBHEAD = 30;

const headingLines = once(
  (document: Document): ReadonlySet<number> =>
    new Set(headings(document).flatMap((h) => [h.line, ...h.repeats])),
);

/**
 * A table without a header of its own goes on from the table before when nothing but page furniture, repeated headings
 * and a few short lines (a running head that stands once) part them, and the columns match.
 */
function goesOn(above: readonly LineAbove[], before: Placed): boolean {
  if (above.some((l) => l.kind === 'prose') || above.length > 4) return false;
  if (above.some((l) => l.kind === 'heading' && !/\bcont(?:d|inued)?\b/i.test(l.text))) return false;
  return (
    before.continues !== null ||
    hasHeader(before.layout) ||
    before.layout.firstData < before.layout.roles.length
  );
}

/** True when a title above is said to go on, and is that of a heading further up and not of the table before. */
function isOfAnother(document: Document, above: readonly LineAbove[], before: Placed): boolean {
  const names = above.flatMap((l) => (isContinued(l.text) ? [titleKey(l.text)] : []));
  if (names.length === 0) return false;
  const own = [...before.above, ...sectionTitles(document, before.table.line)].map((l) => titleKey(l.text));
  return names.some(
    (name) =>
      !own.includes(name) && (titleLines(document).get(name) ?? Number.POSITIVE_INFINITY) < before.table.line,
  );
}

interface Title {
  readonly line: number;
  readonly text: string;
}

/** Titles of the sections around a line, innermost first. */
export function sectionTitles(document: Document, line: number): readonly Title[] {
  const inner = sectionAt(document, line);
  return inner ? titlesFrom(document, inner) : [];
}

const titlesFrom = remembered((document: Document, inner: Heading): readonly Title[] => {
  const all = headings(document);
  const found: Title[] = [];
  let level = Number.POSITIVE_INFINITY;
  for (let i = all.indexOf(inner); i >= 0 && level > 1; i -= 1) {
    const heading = all[i];
    if (!heading || heading.level >= level) continue;
    level = heading.level;
    found.push({ line: heading.line, text: heading.title });
  }
  return found;
});
