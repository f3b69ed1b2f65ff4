import type { Document } from './document.js';
import { once } from './document.js';
import { firstFrom } from './in-order.js';
import { lineHolding, linesHolding } from './scan.js';

/** What kind of block a line stands in, as far as it decides whether the line can be a heading. */
export type Block = 'text' | 'front matter' | 'code' | 'comment' | 'table';

const FENCE = /^ {0,3}(`{3,}|~{3,})/;
const TABLE_TAG = /<(\/?)table\b/gi;

/** A line that opens a table of pipes, or goes on with one. */
const PIPE_ROW = /^\s*\\?\|/;
/** What opens a block of several lines. */
const OPENS = /^ {0,3}(?:```|~~~)|^[^\S\n]*<!--|<table\b/gim;

/** Lines that are no text, but for the rows of pipe tables. */
export interface BlockSpan {
  readonly line: number;
  readonly end: number;
  readonly block: Exclude<Block, 'text'>;
}

/**
 * The blocks of a document in line order. A fence that is never closed runs to the end, as in CommonMark, but where too
 * much stands behind it: `~~~` read off a scanned signature must not hide the rest of a report.
 */
export const blockSpans = once((document: Document): readonly BlockSpan[] => {
  const found: BlockSpan[] = [];
  const ends = new BlockEnds(document);
  let end = frontMatterEnd(document.lines);
  if (end > 0) found.push({ line: 1, end, block: 'front matter' });
  for (
    let line = lineHolding(document, OPENS, end + 1);
    line !== null;
    line = lineHolding(document, OPENS, end + 1)
  ) {
    const block = ends.at(line - 1);
    end = block ? block.to + 1 : line;
    if (block) found.push({ line, end, block: block.block });
  }
  return found;
});

/** What kind of block a line stands in. */
export function blockAt(document: Document, line: number): Block {
  const spans = blockSpans(document);
  const span = spans[firstFrom(spans, line, ({ end }) => end)];
  if (span && span.line <= line) return span.block;
  return PIPE_ROW.test(document.lines[line - 1] ?? '') ? 'table' : 'text';
}

/** The number of lines of front matter: `---` on line 1, `key: value` lines, `---` or `...`. */
function frontMatterEnd(lines: readonly string[]): number {
  if ((lines[0] ?? '').trimEnd() !== '---') return 0;
  for (let index = 1; index < Math.min(lines.length, 200); index += 1) {
    const line = lines[index] ?? '';
    if (/^(?:---|\.\.\.)\s*$/.test(line)) return index > 1 ? index + 1 : 0;
    if (!/^(?:[\w."'-][^:]*:(?:\s|$)|\s+\S|- |#|\s*$)/.test(line)) return 0;
  }
  return 0;
}

/** A fence that is never closed hides at most so many lines. */
const LONGEST_OPEN = 100;
/** No comment of a report is longer. */
const LONGEST_COMMENT = 200;
/** No table of a report is longer; a tag that is never closed must not hide the rest of the document. */
const LONGEST_TABLE = 5000;

/** Where blocks end that open on lines asked for in order. What was looked for in vain once is not looked for again. */
class BlockEnds {
  /** By the mark of a fence: the length of the shortest that nothing closes from here on. */
  readonly #neverClosed = new Map<string, number>();
  /** The next line that holds `-->`, as far as it was looked for. */
  #nextArrow = -1;
  readonly #document: Document;

  constructor(document: Document) {
    this.#document = document;
  }

  /** The last line of the block that opens on a line, or null where none does; both counted from 0. */
  at(from: number): { to: number; block: BlockSpan['block'] } | null {
    const line = this.#document.lines[from] ?? '';
    if (line === '') return null;
    // a line holds what is quick to look for before it is looked at where it stands
    const fence = line.includes('```') || line.includes('~~~') ? FENCE.exec(line)?.[1] : undefined;
    if (fence && !(fence.startsWith('`') && line.slice(line.indexOf(fence) + fence.length).includes('`'))) {
      return { to: this.#fence(from, fence), block: 'code' };
    }
    if (line.includes('<!--') && /^\s*<!--/.test(line)) {
      const to = this.#comment(from);
      return to === null ? null : { to, block: 'comment' };
    }
    if (line.includes('<') && /<table\b/i.test(line)) return { to: this.#table(from), block: 'table' };
    return null;
  }

  #fence(from: number, fence: string): number {
    const { lines } = this.#document;
    const mark = fence.charAt(0);
    const open = lines.length - from > LONGEST_OPEN ? from : lines.length - 1;
    if (fence.length >= (this.#neverClosed.get(mark) ?? Number.POSITIVE_INFINITY)) return open;
    const closes = new RegExp(`^ {0,3}\\${mark}{${fence.length},}\\s*$`);
    for (let index = from + 1; index < lines.length; index += 1) {
      if (closes.test(lines[index] ?? '')) return index;
    }
    this.#neverClosed.set(mark, fence.length);
    return open;
  }

  /** The line on which a comment ends, or null when text follows it there or it is not closed soon. */
  #comment(from: number): number | null {
    const { lines } = this.#document;
    const own = lines[from] ?? '';
    let at = own.indexOf('-->', own.indexOf('<!--') + 4);
    if (at >= 0) return own.slice(at + 3).trim() === '' ? from : null;
    if (this.#nextArrow <= from) {
      this.#nextArrow = from + 1;
      while (this.#nextArrow < lines.length && !lines[this.#nextArrow]?.includes('-->')) this.#nextArrow += 1;
    }
    if (this.#nextArrow >= Math.min(lines.length, from + LONGEST_COMMENT)) return null;
    const last = lines[this.#nextArrow] ?? '';
    at = last.indexOf('-->');
    return last.slice(at + 3).trim() === '' ? this.#nextArrow : null;
  }

  /** The line that closes an HTML table, tables inside it counted; a table that is never closed is one line. */
  #table(from: number): number {
    const end = tableEnds(this.#document).get(from + 1);
    return end !== undefined && end <= from + LONGEST_TABLE ? end - 1 : from;
  }
}

/** For each line with the tag of a table the first, from it on, behind which no more tables are open than before it. */
const tableEnds = once((document: Document): ReadonlyMap<number, number> => {
  const lines = [...linesHolding(document, TABLE_TAG)];
  /** How many tables are open behind each of them. */
  const open: number[] = [];
  for (const line of lines) {
    const tags = Array.from((document.lines[line - 1] ?? '').matchAll(TABLE_TAG), ([, slash]) => slash);
    open.push(tags.reduce((sum, slash) => sum + (slash === '/' ? -1 : 1), open[open.length - 1] ?? 0));
  }
  const ends = new Map<number, number>();
  /** Those of which each leaves fewer tables open than all those before it, back to the one in hand: the nearest last. */
  const fewer: number[] = [];
  for (let index = lines.length - 1; index >= 0; index -= 1) {
    const own = open[index] ?? 0;
    while (fewer.length > 0 && (open[fewer[fewer.length - 1] ?? 0] ?? 0) >= own) fewer.pop();
    fewer.push(index);
    const nearest = firstAtMost(fewer, open, open[index - 1] ?? 0);
    const end = nearest === undefined ? undefined : lines[nearest];
    if (end !== undefined) ends.set(lines[index] ?? 0, end);
  }
  return ends;
});

/** The nearest of those lines that leaves at most so many tables open; undefined where none does. */
function firstAtMost(fewer: readonly number[], open: readonly number[], most: number): number | undefined {
  let low = 0;
  let high = fewer.length;
  // the nearest stands last and leaves the most open
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((open[fewer[middle] ?? 0] ?? 0) <= most) low = middle + 1;
    else high = middle;
  }
  return fewer[low - 1];
}
