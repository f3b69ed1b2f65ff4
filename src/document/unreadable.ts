import type { Document } from './document.js';
import { once } from './document.js';

/**
 * What a converter prints when it cannot decode a font: the replacement character or private ones in a row, `(cid:12)`, and
 * names of glyphs (`/82 /101 /.notdef`, `/two.tf/zero.tf`, `/g12`, `/uni0041`).
 */
const UNDECODED =
  /[\ufffd\ue000-\uf8ff]{3,}|(?:\(cid:\d+\)\s?){2,}|(?:\/(?:(?<!\d\/)\d{1,3}|\.notdef|[a-z]{1,12}\.[a-z]{2,5}|g\d{1,4}|c\d{1,3}|uni[0-9a-f]{4})(?![\w.])\s?){4,}/i;

/** The lines of a document that hold a passage nobody can read: that a search finds nothing there proves nothing. */
export const unreadableLines = once((document: Document): readonly number[] =>
  document.lines.flatMap((text, index) => (UNDECODED.test(text) ? [index + 1] : [])),
);
