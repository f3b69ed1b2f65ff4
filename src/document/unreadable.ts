import type { Document } from './document.js';
import { once } from './document.js';
import { isOverlong, LONGEST_READ } from './lines.js';

/** What a converter prints where it could not decode a font; seen where each says. */
const UNDECODED: readonly RegExp[] = [
  // the replacement character, private ones or control characters in a row
  /[\ufffd\ue000-\uf8ff]{3,}|[\x01-\x08\x0e-\x1a\x1c-\x1f]{3,}/,
  // the replacement character in words of another script (Kannada), or for a ligature: signi\ufffdcant
  /[^\P{L}\p{Script=Latin}]\p{M}*\ufffd|\ufffd[^\P{L}\p{Script=Latin}]|\p{L}\ufffd(?![st]\b)\p{Ll}/u,
  // numbers of characters: (cid:12)(cid:45)
  /(?:\(cid:\d+\)\s?){2,}/,
  // names of glyphs: /82 /101 /.notdef, /two.tf/zero.tf, /g12, /uni0041
  /(?:\/(?:(?<!\d\/)\d{1,3}|\.notdef|[a-z]{1,12}\.[a-z]{2,5}|g\d{1,4}|c\d{1,3}|uni[0-9a-f]{4})(?![\w.])\s?){4,}/i,
];

/**
 * Fonts that put Indian letters in the places of Latin ones (Nudi, Shree): `ªÀÄvÀÄÛ`, `gÁd¸Àé`. No European language has
 * a capital with an accent behind a small letter or a sign; here every word has some.
 */
const LEGACY_FONT = /[a-z\u00a1-\u00bf][\u00c0-\u00d6\u00d8-\u00de]/g;

/** Commonest words of Hindi as fonts of the Kruti Dev kind print them: of, in, and, is, total, expenditure, year. */
const KRUTI_DEV =
  'ds dk dh esa vkSj ls gS gSa ij dks fd fy, rFkk ;g ;k lfgr dqy O;; vk; o"kZ jkT; foÙk ctV yk[k djksM+ izkfIr;ka jktLo'.split(
    ' ',
  );
/** Of English, printed 29 places off by fonts without a table of their characters: the, and, of, for, in, total. */
const SHIFTED = 'WKH DQG RI IRU 7KH 7RWDO &RPSDQ\\ \\HDU HQGHG'.split(' ');
/** Fewer letters or words than this may be chance. */
const FEWEST = 3;

/** True when a line holds a passage whose font was not decoded. */
export function isUnreadable(line: string): boolean {
  if (UNDECODED.some((form) => form.test(line))) return true;
  if ((line.match(LEGACY_FONT)?.length ?? 0) >= FEWEST) return true;
  return holdsWords(line, KRUTI_DEV) || holdsWords(line, SHIFTED);
}

/** A blank that is printed 29 places off is a control character. */
const BETWEEN_WORDS = /[\s|\x00-\x1f]+/;

function holdsWords(line: string, words: readonly string[]): boolean {
  let found = 0;
  for (const word of line.split(BETWEEN_WORDS)) {
    if (words.includes(word)) found += 1;
    if (found >= FEWEST) return true;
  }
  return false;
}

/** The lines of a document that hold a passage nobody can read: that a search finds nothing there proves nothing. */
export const unreadableLines = once((document: Document): readonly number[] =>
  document.lines.flatMap((text, index) => (isUnreadable(text) ? [index + 1] : [])),
);

/** Why nobody can tell what a line says, or null. */
export function whyUnreadable(document: Document, line: number): string | null {
  const text = document.rawLines[line - 1] ?? '';
  if (isOverlong(text)) return `longer than ${LONGEST_READ.toLocaleString('en-US')} characters`;
  return isUnreadable(text) ? 'the font was not decoded' : null;
}

/** The lines of a document that are too long to be read for what they mean. */
export const overlongLines = once((document: Document): readonly number[] =>
  document.rawLines.flatMap((text, index) => (isOverlong(text) ? [index + 1] : [])),
);
