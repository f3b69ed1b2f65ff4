import type { LineAbove } from '../places/scope.js';
import { isSentence } from './running-text.js';
import { hasFigures } from './text-rows.js';

/** How many lines a sentence may be broken over. */
const LONGEST_SENTENCE = 6;
/** How many lines of heads and labels may stand between a sentence and the figures that it leads to. */
const MOST_BETWEEN = 16;

/** "as follows:" · "as follows (in millions):" · "as follows: (dollars in millions) Three Months Six Months" */
const LEADS = /(?::|\(in [^()]*\)[.:]?|\bas follows:.{0,80})$/i;

/**
 * The sentence that leads to the figures below it: "Our segment results for the six months ended 30 June 2024 were as
 * follows:", with the lines that it is broken over joined. `above` are the lines above the figures, nearest first.
 */
export function sentenceAbove(above: readonly LineAbove[]): LineAbove | null {
  let between = 0;
  for (const [i, line] of above.entries()) {
    const leads = LEADS.test(line.text);
    if (leads && (isSentence(line.text) || isSentence(above[i + 1]?.text ?? ''))) return joined(above, i);
    if (line.kind === 'prose' || isSentence(line.text)) {
      if (!hasFigures(line.text) || /[a-z]{2}\.$/.test(line.text)) return null;
    } else if (!hasFigures(line.text)) between += 1;
    if (between > MOST_BETWEEN) return null;
  }
  return null;
}

function joined(above: readonly LineAbove[], at: number): LineAbove | null {
  const last = above[at];
  if (!last) return null;
  let { text } = last;
  for (const line of above.slice(at + 1, at + LONGEST_SENTENCE)) {
    if (line.kind === 'heading' || /[.:;]\s*$/.test(line.text) || !isSentence(line.text)) break;
    text = `${line.text} ${text}`;
  }
  // what ended before is another sentence
  return { ...last, text: text.replace(/^.*(?<!\b(?:no|inc|ltd|rs|co))[a-z)]\.\s+(?=\p{Lu})/isu, '') };
}
