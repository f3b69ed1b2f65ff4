import type { Span } from '../search/machine.js';

/** A line of text is printed whole up to so many characters: enough for the sentence around a match. */
export const LONGEST_TEXT = 400;
/** A row of a table, which is little worth without its last figure; some converters pad cells with blanks. */
const LONGEST_ROW = 1000;
/** The share of a longer line that is kept before the match. */
const LEAD = 0.3;

/** How many characters of a line are printed at most. */
export function roomFor(text: string): number {
  return text.length > LONGEST_TEXT && ROW.test(text) ? LONGEST_ROW : LONGEST_TEXT;
}

/** A row by its first mark. */
const ROW = /^\s*(?:\||<(?:table|t[rdh])\b)/i;

/** A long row without the blanks that pad its cells to the width of their column. */
export function unpadded(text: string): string {
  const first = text.indexOf('|');
  if (text.length <= LONGEST_TEXT || first < 0) return text;
  const last = text.lastIndexOf('|');
  return text.slice(0, first) + text.slice(first, last).replace(/ {3,}/g, '  ') + text.slice(last);
}

/** The part of a line that is printed: the beginning, or what stands around its first match. */
export function windowOn(text: string, spans: readonly Span[], room: number): Span {
  if (text.length <= room) return { start: 0, end: text.length };
  const [first] = spans;
  const latest = text.length - room;
  const lead = Math.round(room * LEAD);
  const start = wholeCharacter(text, first ? Math.max(0, Math.min(first.start - lead, latest)) : 0);
  return { start, end: wholeCharacter(text, start + room) };
}

/** `at`, or one less where it would part the halves of one character. */
function wholeCharacter(text: string, at: number): number {
  return /^[\ud800-\udbff][\udc00-\udfff]/.test(text.slice(at - 1, at + 1)) ? at - 1 : at;
}
