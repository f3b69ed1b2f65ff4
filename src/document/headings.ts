import type { Document } from './document.js';
import { once } from './document.js';

/** A heading and the section that it opens. */
export interface Heading {
  readonly line: number;
  /** Last line of the section: before the next heading of the same or a higher level. */
  readonly end: number;
  /** 1 is the highest. */
  readonly level: number;
  /** Plain text: no marks of emphasis, no `#`. */
  readonly title: string;
  readonly kind: 'atx' | 'setext' | 'bold' | 'statement';
  /** Titles from the highest level down to this one. */
  readonly path: readonly string[];
  /** Lines where the same heading is printed again ("contd.") inside the section. */
  readonly repeats: readonly number[];
}

/** All headings in line order. */
export const headings = once((document: Document): readonly Heading[] => {
  void document;
  return [];
});

/** The innermost section that holds `line`, or null before the first heading. */
export function sectionAt(document: Document, line: number): Heading | null {
  void document;
  void line;
  return null;
}
