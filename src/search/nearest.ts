import leven from 'leven';
import { foldText, hasShadow, shadowsOf } from '../document/shadows.js';

/** A phrase of the documents that is spelled much like the one that was looked for. */
export interface Nearest {
  /** As it is printed where it comes first, marks left out. */
  readonly text: string;
  /** How many lines hold it, in capitals or small letters. */
  readonly lines: number;
}

/** Bounds that keep a hint from costing more than the search did. They count work, not time: the answer is always the same. */
const MOST_LINES = 300_000;
const MOST_WORDS = 8;

const WORD = /[\p{L}\p{N}_]+(?:[.,'][\p{L}\p{N}_]+)*/gu;
/** What only a regular expression is written with. */
const SYNTAX = /[[\]{}|*+?\\]/;

/**
 * The phrase of as many words as `pattern` has whose words differ from its words by a few letters; null when there is
 * none, or when the pattern is more than words.
 */
export function nearestSpelling(pattern: string, lines: Iterable<string>): Nearest | null {
  const wanted = SYNTAX.test(pattern) ? [] : wordsOf(foldText(pattern)).map(({ word }) => word);
  if (wanted.length === 0 || wanted.length > MOST_WORDS) return null;
  const near = wanted.map((word) => new Spellings(word));
  const found = new Map<string, { text: string; lines: number; distance: number }>();
  let read = 0;
  for (const line of lines) {
    read += 1;
    if (read > MOST_LINES) break;
    for (const [key, phrase] of phrasesOn(line, near)) {
      const held = found.get(key);
      if (held) held.lines += 1;
      else found.set(key, { ...phrase, lines: 1 });
    }
  }
  const [best] = [...found.values()].sort((a, b) => a.distance - b.distance || b.lines - a.lines);
  return best ? { text: best.text, lines: best.lines } : null;
}

interface Phrase {
  readonly text: string;
  readonly distance: number;
}

/** The phrases of a line that are near, each once. */
function phrasesOn(line: string, near: readonly Spellings[]): Map<string, Phrase> {
  const found = new Map<string, Phrase>();
  if (!hasShadow(line)) addPhrases(line, near, found);
  else {
    const { joined, mended } = shadowsOf(line);
    addPhrases(joined, near, found);
    if (mended !== joined) addPhrases(mended, near, found);
  }
  return found;
}

function addPhrases(text: string, near: readonly Spellings[], found: Map<string, Phrase>): void {
  const words = wordsOf(text);
  for (let at = 0; at + near.length <= words.length; at += 1) {
    let distance = 0;
    for (const [i, spellings] of near.entries()) {
      distance += spellings.distanceTo(words[at + i]?.word ?? '');
      if (distance === Number.POSITIVE_INFINITY) break;
    }
    if (distance === Number.POSITIVE_INFINITY) continue;
    const phrase = words.slice(at, at + near.length);
    const start = phrase[0]?.at ?? 0;
    const last = phrase[phrase.length - 1];
    const end = (last?.at ?? 0) + (last?.word.length ?? 0);
    found.set(phrase.map(({ word }) => word).join(' '), { text: text.slice(start, end), distance });
  }
}

function wordsOf(text: string): readonly { word: string; at: number }[] {
  const lower = text.toLowerCase();
  return Array.from(lower.matchAll(WORD), (m) => ({ word: m[0], at: m.index }));
}

/** The distances of words from one word, each worked out once. */
class Spellings {
  private readonly known = new Map<string, number>();
  /** Letters that may differ: none in short words. */
  private readonly most: number;

  constructor(private readonly word: string) {
    this.most = word.length < 4 ? 0 : word.length < 7 || /\d/.test(word) ? 1 : 2;
  }

  /** Infinite for a word that is not near. */
  distanceTo(other: string): number {
    if (other === this.word) return 0;
    if (Math.abs(other.length - this.word.length) > this.most) return Number.POSITIVE_INFINITY;
    const known = this.known.get(other);
    if (known !== undefined) return known;
    const distance = leven(this.word, other, { maxDistance: this.most + 1 });
    const result = distance > this.most ? Number.POSITIVE_INFINITY : distance;
    this.known.set(other, result);
    return result;
  }
}
