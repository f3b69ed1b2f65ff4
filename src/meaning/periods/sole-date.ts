import type { Document } from '../../document/document.js';
import { once } from '../../document/document.js';
import { plainText } from '../../document/plain.js';
import { isoDay } from './dates.js';
import { mentionsIn } from './period-words.js';

/** A page or two: in a whole report no date speaks for all. */
const LONGEST = 200;

/** The one date that a short document names, and where it first stands; null when it names none, or two. */
export const soleDate = once(
  (document: Document): { readonly line: number; readonly text: string } | null => {
    if (document.lines.length > LONGEST) return null;
    let found: { readonly line: number; readonly text: string; readonly day: string } | null = null;
    for (const [i, raw] of document.lines.entries()) {
      for (const mention of mentionsIn(plainText(raw))) {
        if (mention.form === 'day of year' || mention.form === 'relative') continue;
        const day = mention.form === 'day' ? isoDay(mention.day) : null;
        if (day === null || (found && found.day !== day)) return null;
        found ??= { line: i + 1, text: mention.text, day };
      }
    }
    return found;
  },
);
