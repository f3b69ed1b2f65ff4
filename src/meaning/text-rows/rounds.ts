import { fold } from '../../figures/fold.js';
import type { LineAbove } from '../places/scope.js';
import { hasFigures } from './text-rows.js';

/**
 * The longest run of words that a text repeats `times` times on end: the heads of the columns of each group, "No. of
 * shares % held No. of shares % held". Null when there is none that names anything.
 */
export function roundIn(text: string, times: number): readonly string[] | null {
  const words = fold(text)
    .toLowerCase()
    .replace(UNIT_OF_EACH, ' ')
    .replace(NAME_OF_EACH, ' ')
    .split(/[\s*_|]+/)
    .filter((w) => w !== '');
  for (let length = Math.floor(words.length / times); length > 1; length -= 1)
    for (let from = 0; from + length * times <= words.length; from += 1) {
      const round = words.slice(from, from + length);
      const isRepeated = words.slice(from, from + length * times).every((w, i) => w === round[i % length]);
      if (isRepeated && round.some((w) => /\p{L}{3}/u.test(w) && !OF_A_DATE.test(w))) return round;
    }
  return null;
}

/** "(Rs. in lakh) (Rs. in lakh)": the unit of each column is no head. */
const UNIT_OF_EACH = /\([^()]{0,12}\bin\b[^()]{0,20}\)/g;

/** "Total (A) | No. (B) | % (B / A) | Total (D) | No. (E) | % (E / D)": what formulas call a column. */
const NAME_OF_EACH = /\(\s*[a-z](?:\s*\/\s*[a-z])?\s*\)/g;

/** "As at As at", "ended ended": halves of dates, not heads. */
const OF_A_DATE =
  /^(?:for|the|years?|months?|quarters?|half|ended|ending|period|march|june|september|december)\W*$/;

/** How many heads may stand one under another below the dates, and how many of them strayed above. */
const MOST_BELOW = 30;
const MOST_STRAYED = 6;

/** The heads one under another around the line of dates at `at`, to the first row; `above` is nearest first. */
export function headsAround(above: readonly LineAbove[], at: number): readonly string[] {
  const isOther = (l: LineAbove): boolean => l.kind !== 'short' || hasFigures(l.text);
  const below = above.slice(0, at).reverse();
  const row = below.findIndex(isOther);
  const strayed = above.slice(at + 1, at + 1 + MOST_STRAYED);
  const other = strayed.findIndex(isOther);
  const heads = [
    ...below.slice(0, row < 0 ? undefined : row).slice(0, MOST_BELOW),
    ...strayed.slice(0, other < 0 ? undefined : other),
  ];
  return heads.map((l) => l.text);
}

/**
 * True when lines of heads stand `times` times each, in whatever order a converter set them: "Retail", "Services",
 * "Total", "Retail", "Services", "Total". A line that a caption or the head of labels parts from its twins may stand once.
 */
export function areRepeated(lines: readonly string[], times: number): boolean {
  const counts = new Map<string, number>();
  for (const line of lines) {
    const head = fold(line).toLowerCase().trim();
    if (/\p{L}{3}/u.test(head) && !/^\(.*\)$|^particulars$/.test(head))
      counts.set(head, (counts.get(head) ?? 0) + 1);
  }
  const repeated = [...counts.values()].filter((count) => count === times).length;
  return repeated > 1 && repeated >= counts.size - 1;
}

/**
 * True when the words of a line of heads stand `times` times each, as when a converter read heads of several lines across
 * all groups: "Oil Other Oil Other Total Total products business products business".
 */
export function areWordsRepeated(text: string, times: number): boolean {
  const counts = new Map<string, number>();
  for (const word of fold(text)
    .toLowerCase()
    .replace(NAME_OF_EACH, ' ')
    .split(/[^\p{L}]+/u))
    if (word.length > 1 && !OF_A_DATE.test(word)) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts.size >= FEWEST_WORDS && [...counts.values()].every((count) => count % times === 0);
}

/** Two words that stand twice may do so by chance. */
const FEWEST_WORDS = 3;
