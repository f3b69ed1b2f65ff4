import type { Document } from './document.js';
import { furniture } from './furniture.js';
import type { Page } from './page-cuts.js';
import { cutPages } from './page-cuts.js';

export type { Page } from './page-cuts.js';

/** The pages of a document, or none when it has no page marks. */
export function pages(document: Document): readonly Page[] {
  return cutPages(document);
}

/** The page number of a line, or null when the document has no page marks. */
export function pageAt(document: Document, line: number): number | null {
  const all = cutPages(document);
  let low = 0;
  let high = all.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((all[middle]?.line ?? 0) <= line) low = middle;
    else high = middle - 1;
  }
  return all[low]?.number ?? null;
}

/**
 * True for a line that is only a page mark, a running head or foot, a bare page number, an anchor or the mark of a
 * picture. A blank line is not.
 */
export function isPageFurniture(document: Document, line: number): boolean {
  return furniture(document).has(line);
}
