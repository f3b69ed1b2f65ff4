/** Letters of another script, or those of Latin that fonts without a table of their characters print for them. */
const OTHER =
  '(?:[^\\P{L}\\p{Script=Latin}]|[\\u00a1-\\u00ff\\u0152-\\u0192\\u2020-\\u2022\\u2026\\u201a\\u201e]{2})';
const ANY_OTHER = new RegExp(OTHER, 'u');
const OTHER_WORDS = new RegExp(`\\S*${OTHER}\\S*`, 'gu');
/** Fewer words than these may be names and accents. */
const FEWEST = 2;

/**
 * What a line of two languages says in the second: "31 मार्च 2025 की स्थिति As on 31 March 2025" names one date, not two.
 * The whole line where it is of one language, or where nothing follows the words of the first.
 */
export function secondLanguage(text: string): string {
  // most lines hold none, and looking for the words around one takes long
  if (!ANY_OTHER.test(text)) return text;
  const words = [...text.matchAll(OTHER_WORDS)];
  const last = words.at(-1);
  if (!last || words.length < FEWEST) return text;
  const rest = text.slice(last.index + last[0].length).trim();
  return /[a-z]{2}/i.test(rest) ? rest : text;
}
