import leven from 'leven';
import type { Document } from '../document/document.js';
import type { Heading } from '../document/headings.js';
import { headings, sectionAt } from '../document/headings.js';
import { titleKey, titleWords } from '../document/statements.js';

/** What a title or a line number names. */
export type SectionFound =
  | { readonly kind: 'one'; readonly heading: Heading }
  | { readonly kind: 'several'; readonly headings: readonly Heading[] }
  /** `nearest`: headings that are spelled most like it, best first. */
  | { readonly kind: 'none'; readonly nearest: readonly Heading[] };

const NEAREST = 3;

/**
 * The section that a person means: by title, the surest reading first (as printed, without regard to case, in any
 * spelling of a numbered statement, as part of one title only), or by the number of a line in it. `A > B` is a B in an A.
 */
export function findSection(document: Document, wanted: string): SectionFound {
  const all = headings(document);
  const words = wanted.trim();
  for (const test of readings(words)) {
    const found = all.filter(test);
    if (found.length === 1 && found[0]) return { kind: 'one', heading: found[0] };
    if (found.length > 1) return { kind: 'several', headings: found };
  }
  if (/^\d+$/.test(words)) {
    const heading = sectionAt(document, Number(words));
    if (heading && Number(words) <= document.lines.length) return { kind: 'one', heading };
    return { kind: 'none', nearest: [] };
  }
  return { kind: 'none', nearest: nearest(all, words) };
}

type Test = (heading: Heading) => boolean;

function readings(words: string): readonly Test[] {
  const folded = words.toLowerCase();
  const key = titleKey(words);
  const path = words.split(/\s+>\s+/).map(titleKey);
  const tests: Test[] = [({ title }) => title === words, ({ title }) => title.toLowerCase() === folded];
  // a number names a line before it is part of a title
  if (key === '' || /^\d+$/.test(words)) return tests;
  const said = titleWords(words);
  if (path.length > 1) tests.push((heading) => endsWith(heading, path));
  tests.push(
    ({ title }) => titleKey(title) === key,
    ({ title }) => ` ${titleWords(title)} `.includes(` ${said} `),
    ({ title }) => titleWords(title).includes(said),
  );
  return tests;
}

/** True when the last titles of a path are these, each in one of its spellings. */
function endsWith(heading: Heading, path: readonly string[]): boolean {
  const titles = heading.path.slice(-path.length);
  return titles.length === path.length && titles.every((title, index) => titleKey(title) === path[index]);
}

function nearest(all: readonly Heading[], words: string): readonly Heading[] {
  const key = titleWords(words);
  const far = Math.max(1, Math.floor(key.length / 3));
  const byTitle = new Map<string, { heading: Heading; distance: number }>();
  for (const heading of all) {
    const title = titleWords(heading.title);
    if (!byTitle.has(title)) byTitle.set(title, { heading, distance: distanceWithin(title, key, far + 1) });
  }
  return [...byTitle.values()]
    .filter(({ distance }) => distance <= far)
    .sort((a, b) => a.distance - b.distance)
    .slice(0, NEAREST)
    .map(({ heading }) => heading);
}

/** The least edit distance between `key` and as many words of a title in a row. */
function distanceWithin(title: string, key: string, maxDistance: number): number {
  const words = title.split(' ');
  const count = key.split(' ').length;
  let least = leven(key, title, { maxDistance });
  for (let from = 0; from + count <= words.length; from += 1) {
    least = Math.min(least, leven(key, words.slice(from, from + count).join(' '), { maxDistance }));
  }
  return least;
}
