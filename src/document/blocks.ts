import type { Document } from './document.js';
import { once } from './document.js';

/** What kind of block a line stands in, as far as it decides whether the line can be a heading. */
export type Block = 'text' | 'front matter' | 'code' | 'comment' | 'table';

const FENCE = /^ {0,3}(`{3,}|~{3,})/;
const TABLE_TAG = /<(\/?)table\b/gi;

/**
 * The block of each line, by line - 1. A fence that is never closed runs to the end, as in CommonMark, but where too
 * much stands behind it: `~~~` read off a scanned signature must not hide the rest of a report.
 */
export const blocks = once((document: Document): readonly Block[] => {
  const { lines } = document;
  const found: Block[] = lines.map(() => 'text');
  const fill = (from: number, to: number, block: Block): void => {
    for (let index = from; index <= to && index < found.length; index += 1) found[index] = block;
  };
  const ends = new BlockEnds(lines);
  let index = frontMatterEnd(lines);
  fill(0, index - 1, 'front matter');
  while (index < lines.length) {
    const end = ends.at(index);
    if (end) fill(index, end.to, end.block);
    index = (end?.to ?? index) + 1;
  }
  return found;
});

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
  #tableEnds: Int32Array | null = null;

  constructor(private readonly lines: readonly string[]) {}

  /** The last line of the block that opens on a line, or null where none does. */
  at(from: number): { to: number; block: Block } | null {
    const line = this.lines[from] ?? '';
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
    if (line.includes('|') && /^\s*\\?\|/.test(line)) return { to: from, block: 'table' };
    return null;
  }

  #fence(from: number, fence: string): number {
    const { lines } = this;
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
    const { lines } = this;
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
    this.#tableEnds ??= tableEnds(this.lines);
    const end = this.#tableEnds[from] ?? from;
    return end < Math.min(this.lines.length, from + LONGEST_TABLE) ? end : from;
  }
}

/** For each line the first, from it on, behind which no more tables are open than before it; past the end where there is none. */
function tableEnds(lines: readonly string[]): Int32Array {
  /** How many tables are open behind each line. */
  const open = new Int32Array(lines.length);
  let depth = 0;
  for (const [index, line] of lines.entries()) {
    if (line.includes('<')) for (const tag of line.matchAll(TABLE_TAG)) depth += tag[1] === '/' ? -1 : 1;
    open[index] = depth;
  }
  const ends = new Int32Array(lines.length);
  /** Lines of which each leaves fewer tables open than all those before it, back to the line in hand: the nearest last. */
  const fewer: number[] = [];
  for (let index = lines.length - 1; index >= 0; index -= 1) {
    const own = open[index] ?? 0;
    while (fewer.length > 0 && (open[fewer[fewer.length - 1] ?? 0] ?? 0) >= own) fewer.pop();
    fewer.push(index);
    const before = index === 0 ? 0 : (open[index - 1] ?? 0);
    ends[index] = firstAtMost(fewer, open, before) ?? lines.length;
  }
  return ends;
}

/** The nearest of those lines that leaves at most so many tables open; undefined where none does. */
function firstAtMost(fewer: readonly number[], open: Int32Array, most: number): number | undefined {
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
