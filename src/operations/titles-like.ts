import { statementKey, titleWords } from '../document/statements.js';
import { matchingLines } from '../search/addresses.js';
import { judge } from '../search/judge.js';
import type { SearchOptions } from '../search/search.js';
import { compileSearch } from '../search/search.js';

const TITLES: SearchOptions = {
  syntax: 'either',
  ignoreCase: true,
  word: false,
  wholeLine: false,
  literal: false,
};

/**
 * The titles that a person means by a pattern, as indexes: those that grep would find without regard to case, and those
 * of a numbered statement in any of its spellings.
 *
 * @throws UserError when a pattern takes too long to match
 */
export function titlesLike(titles: readonly string[], pattern: string): ReadonlySet<number> {
  const words = titleWords(pattern);
  const number = statementKey(pattern);
  const search = compileSearch([pattern], TITLES);
  const matched = new Set(matchingLines(titles, pattern, (title) => judge(title, search) !== null));
  const isMeant = (title: string, index: number): boolean => {
    if (matched.has(index + 1)) return true;
    if (number !== null) return statementKey(title) === number;
    return words !== '' && titleWords(title).includes(words);
  };
  return new Set(titles.flatMap((title, index) => (isMeant(title, index) ? [index] : [])));
}
