import type { Figure, Unit } from '../../meaning/answer.js';
import { unitOf } from '../../meaning/figure-of.js';
import { unitWords } from '../../meaning/units/unit-words.js';

/** "Loans (₹ crore): 4,983.91": the unit in brackets right before a figure. */
const IN_BRACKETS = /\(([^()]{1,40})\)\s*[:=\u2013-]?\s*$/u;
/** "Amounts in ₹ crore. Loans 4,983.91 …": one for the line. */
const FOR_THE_LINE = /\b(?:amounts?|figures?|values?)\s+(?:are\s+)?(in\s+[^.:;*()]{1,40})/iu;
/** What an answer writes behind an amount, and a document does not, or not for that. */
const BEHIND = [
  {
    words: /^\s?(?:crs?\b\.?|\u0915\u0930\u094b\u0921\u093c?|\u0915\u0930\u094b\u095c)/iu,
    currency: null,
    scale: 'crore',
  },
  { words: /^\s?\u0932\u093e\u0916/u, currency: null, scale: 'lakh' },
  { words: /^\s?rupees?\b/iu, currency: 'INR', scale: 'one' },
] as const;

/**
 * A figure of an answer with the unit that stands near it, where it has none by the rules for documents. In a document
 * brackets before a number may be anything; an answer that writes them means them.
 */
export function withNearUnit(figure: Figure, text: string, start: number, end: number, line: number): Figure {
  if (figure.unit) return figure;
  const unit = behind(text.slice(end), line) ?? before(text.slice(0, start), line);
  return unit ? { ...figure, unit } : figure;
}

function behind(text: string, line: number): Unit | null {
  for (const { words, currency, scale } of BEHIND) {
    const found = words.exec(text);
    if (found) return unitOf('money', currency, scale, 'figure', line, found[0].trim());
  }
  return null;
}

function before(text: string, line: number): Unit | null {
  const said = IN_BRACKETS.exec(text)?.[1] ?? FOR_THE_LINE.exec(text)?.[1];
  const words = said === undefined ? null : unitWords(said);
  return words && unitOf(words.kind, words.currency, words.scale ?? 'one', 'figure', line, words.text);
}
