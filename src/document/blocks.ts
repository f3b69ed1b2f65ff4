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
  let index = frontMatterEnd(lines);
  fill(0, index - 1, 'front matter');
  while (index < lines.length) {
    const end = blockEnd(lines, index);
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

function blockEnd(lines: readonly string[], from: number): { to: number; block: Block } | null {
  const line = lines[from] ?? '';
  if (line === '') return null;
  // a line holds what is quick to look for before it is looked at where it stands
  const fence = line.includes('```') || line.includes('~~~') ? FENCE.exec(line)?.[1] : undefined;
  if (fence && !(fence.startsWith('`') && line.slice(line.indexOf(fence) + fence.length).includes('`'))) {
    return { to: fenceEnd(lines, from, fence), block: 'code' };
  }
  if (line.includes('<!--') && /^\s*<!--/.test(line)) {
    const to = commentEnd(lines, from);
    return to === null ? null : { to, block: 'comment' };
  }
  if (line.includes('<') && /<table\b/i.test(line)) return { to: tableEnd(lines, from), block: 'table' };
  if (line.includes('|') && /^\s*\\?\|/.test(line)) return { to: from, block: 'table' };
  return null;
}

function fenceEnd(lines: readonly string[], from: number, fence: string): number {
  const closes = new RegExp(`^ {0,3}\\${fence[0] ?? '`'}{${fence.length},}\\s*$`);
  for (let index = from + 1; index < lines.length; index += 1) {
    if (closes.test(lines[index] ?? '')) return index;
  }
  return lines.length - from > LONGEST_OPEN ? from : lines.length - 1;
}

/** A fence that is never closed hides at most so many lines. */
const LONGEST_OPEN = 100;

/** The line on which a comment ends, or null when text follows it there or it is never closed. */
function commentEnd(lines: readonly string[], from: number): number | null {
  for (let index = from; index < Math.min(lines.length, from + 200); index += 1) {
    const line = lines[index] ?? '';
    const at = line.indexOf('-->', index === from ? line.indexOf('<!--') + 4 : 0);
    if (at >= 0) return line.slice(at + 3).trim() === '' ? index : null;
  }
  return null;
}

/** No table of a report is longer; a tag that is never closed must not hide the rest of the document. */
const LONGEST_TABLE = 5000;

/** The line that closes an HTML table, tables inside it counted; a table that is never closed is one line. */
function tableEnd(lines: readonly string[], from: number): number {
  let depth = 0;
  for (let index = from; index < Math.min(lines.length, from + LONGEST_TABLE); index += 1) {
    for (const tag of (lines[index] ?? '').matchAll(TABLE_TAG)) depth += tag[1] === '/' ? -1 : 1;
    if (depth <= 0) return index;
  }
  return from;
}
