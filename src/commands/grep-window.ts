import type { Span } from '../search/machine.js';

/** A line is printed whole up to so many characters. */
export const LONGEST_TEXT = 1000;
/** Characters that are kept before the match on a longer line. */
const LEAD = 300;

/** The part of a line that is printed: the beginning, or what stands around its first match. */
export function windowOn(text: string, spans: readonly Span[]): Span {
  if (text.length <= LONGEST_TEXT) return { start: 0, end: text.length };
  const [first] = spans;
  const latest = text.length - LONGEST_TEXT;
  const start = wholeCharacter(text, first ? Math.max(0, Math.min(first.start - LEAD, latest)) : 0);
  return { start, end: wholeCharacter(text, start + LONGEST_TEXT) };
}

/** `at`, or one less where it would part the halves of one character. */
function wholeCharacter(text: string, at: number): number {
  return /^[\ud800-\udbff][\udc00-\udfff]/.test(text.slice(at - 1, at + 1)) ? at - 1 : at;
}
