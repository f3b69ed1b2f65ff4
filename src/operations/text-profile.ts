import type { Document } from '../document/document.js';
import { plainText } from '../document/plain.js';
import { statementMentions } from '../document/statements.js';
import { unreadableLines } from '../document/unreadable.js';
import type { GroupStyle } from '../figures/numeric-tokens.js';
import { GROUP_STYLES, numericTokens } from '../figures/numeric-tokens.js';
import { tables } from '../tables/tables.js';

/** What a document's text is made of. Field names and values are the published JSON; they are stable. */
export interface TextProfile {
  /** Lines that belong to a table, its rules and blank lines within it included. */
  readonly tableLines: number;
  readonly numbers: MapNumbers;
  /** How many numbered statements are named, and in how many spellings together. */
  readonly statements: { readonly statements: number; readonly spellings: number };
  readonly unreadable: Unreadable;
}

/** Every number of the text, whatever it measures, the parts of dates included. */
export interface MapNumbers extends Readonly<Record<GroupStyle, number>> {
  readonly tokens: number;
  /** How many differ in value. */
  readonly distinct: number;
  /** How many have their digits in groups; of each style, in fields of their own. */
  readonly grouped: number;
}

/** Lines with a passage whose font was not decoded: how many, in how many runs, and the first. */
export interface Unreadable {
  readonly lines: number;
  readonly passages: number;
  readonly first: readonly number[];
}

/** A numbered statement and the ways in which the document spells its number. Published JSON, too. */
export interface MapStatement {
  readonly type: 'statement';
  readonly file: string;
  readonly number: string;
  /** The most frequent first: how often, and the first line. */
  readonly spellings: readonly { readonly text: string; readonly count: number; readonly line: number }[];
}

/** The profile of a document's text, and its numbered statements by number. */
export function textProfile(document: Document): {
  readonly profile: TextProfile;
  readonly statements: readonly MapStatement[];
} {
  const numbers = new NumberCount();
  const spellings = new Map<string, Map<string, { count: number; readonly line: number }>>();
  for (const [index, line] of document.lines.entries()) {
    const text = /\d|[^\0-\x7f]/.test(line) ? textOf(line) : '';
    numbers.add(text);
    for (const { number, spelling } of statementMentions(text)) {
      const held = spellings.get(number) ?? new Map<string, { count: number; readonly line: number }>();
      const one = held.get(spelling) ?? { count: 0, line: index + 1 };
      one.count += 1;
      spellings.set(number, held.set(spelling, one));
    }
  }
  const statements = [...spellings].map(([number, held]): MapStatement => {
    const each = [...held].map(([text, { count, line }]) => ({ text, count, line }));
    return { type: 'statement', file: document.name, number, spellings: each.sort(byCount) };
  });
  const profile = {
    tableLines: tableLines(document),
    numbers: numbers.all(),
    statements: {
      statements: statements.length,
      spellings: statements.reduce((sum, one) => sum + one.spellings.length, 0),
    },
    unreadable: unreadable(document),
  };
  return { profile, statements: statements.sort((a, b) => naturally(a.number, b.number)) };
}

/** What a reader sees of a line: cells apart, no address of a link or picture. */
function textOf(line: string): string {
  const cells = line.includes('<') ? line.replace(/<\/?t[dhr]\b[^<>]*>/gi, '|') : line;
  return plainText(cells.replace(/\]\([^()\s]*\)|\bhttps?:\S+/g, ' '));
}

class NumberCount {
  #tokens = 0;
  readonly #values = new Set<string>();
  readonly #styles = new Map<GroupStyle, number>(GROUP_STYLES.map((style) => [style, 0]));

  add(text: string): void {
    for (const { value, style } of numericTokens(text)) {
      this.#tokens += 1;
      this.#values.add(value);
      if (style) this.#styles.set(style, this.#of(style) + 1);
    }
  }

  all(): MapNumbers {
    const of = (style: GroupStyle) => this.#of(style);
    return {
      tokens: this.#tokens,
      distinct: this.#values.size,
      grouped: GROUP_STYLES.reduce((sum, style) => sum + of(style), 0),
      indian: of('indian'),
      western: of('western'),
      either: of('either'),
      blank: of('blank'),
      apostrophe: of('apostrophe'),
      point: of('point'),
    };
  }

  #of(style: GroupStyle): number {
    return this.#styles.get(style) ?? 0;
  }
}

/** Several tables may stand on one line. */
function tableLines(document: Document): number {
  let count = 0;
  let last = 0;
  for (const { line, end } of tables(document)) {
    count += Math.max(0, end - Math.max(line, last + 1) + 1);
    last = Math.max(last, end);
  }
  return count;
}

/** Lines that are named; more would be no list to read. */
const MOST_LINES = 20;

function unreadable(document: Document): Unreadable {
  const lines = unreadableLines(document);
  const passages = lines.filter((line, index) => line !== (lines[index - 1] ?? -1) + 1).length;
  return { lines: lines.length, passages, first: lines.slice(0, MOST_LINES) };
}

function byCount(a: MapStatement['spellings'][number], b: MapStatement['spellings'][number]): number {
  return b.count - a.count || a.line - b.line;
}

/** 2 before 18, 4a behind 4. */
function naturally(a: string, b: string): number {
  return Number.parseInt(a, 10) - Number.parseInt(b, 10) || (a < b ? -1 : 1);
}
