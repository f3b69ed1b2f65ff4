import type { Document } from '../document/document.js';
import { overlongLines, unreadableLines, whyUnreadable } from '../document/unreadable.js';
import { counted, cutTo } from '../render/amounts.js';
import { nearestSpelling } from '../search/nearest.js';
import type { SearchOptions } from '../search/search.js';
import { compileSearch } from '../search/search.js';
import { patternMatcher, selectLines } from './grep.js';

/** What was looked for in vain. */
export interface Sought extends SearchOptions {
  readonly patterns: readonly string[];
  /** An amount, in place of patterns. */
  readonly value: string | null;
}

const MOST_NAMES = 3;
/** More documents, or more bytes in them, are not read once more for a hint. */
const MOST_DOCUMENTS = 100;
const MOST_READ = 16_000_000;
/** Milliseconds: a hint is not worth a wait. */
const HINT_PATIENCE = 300;

/** What was searched in vain: how much, and where, and the documents as long as reading them once more is worth it. */
export class Vain {
  readonly names: string[] = [];
  count = 0;
  size = 0;
  #documents: Document[] = [];

  /** @param document called only where the document may be read once more */
  add(name: string, size: number, document: () => Document): void {
    this.count += 1;
    this.size += size;
    if (this.names.length < MOST_NAMES) this.names.push(name);
    if (this.count > MOST_DOCUMENTS || this.size > MOST_READ) this.#documents = [];
    else this.#documents.push(document());
  }

  /** Null when they are too many, or too large. */
  get documents(): readonly Document[] | null {
    return this.#documents.length === this.count ? this.#documents : null;
  }
}

/**
 * One sentence on why nothing was found: where was searched, and what comes nearest. Null when nothing was searched.
 */
export function noMatchHint(vain: Vain, sought: Sought): string | null {
  if (vain.count === 0) return null;
  const { documents } = vain;
  if (!documents) return searched(vain, sought, `${counted(Math.ceil(vain.size / 1_000_000))} MB`);
  const lines = documents.reduce((sum, document) => sum + document.lines.length, 0);
  const parts = [
    searched(vain, sought, plural(lines, 'line')),
    nearMiss(documents, sought),
    unreadable(documents),
  ];
  return parts.filter((part) => part !== null).join('; ');
}

function searched({ names, count }: Vain, { patterns, value }: Sought, much: string): string {
  const what = value !== null ? `figure worth ${value}` : `match for ${someOf(patterns)}`;
  if (count === 1) return `${names.join()}: no ${what} in ${much}`;
  const more = count - names.length;
  const all = names.join(', ') + (more > 0 ? ` and ${counted(more)} more` : '');
  return `no ${what} in ${much} of ${counted(count)} files (${all})`;
}

/** Longer patterns are cut, and of many the first are named. */
const LONGEST_PATTERN = 100;
const MOST_PATTERNS = 5;

function someOf(patterns: readonly string[]): string {
  const named = patterns.slice(0, MOST_PATTERNS).map((pattern) => `"${cutTo(pattern, LONGEST_PATTERN)}"`);
  const more = patterns.length - named.length;
  return named.join(' or ') + (more > 0 ? ` or ${counted(more)} more` : '');
}

/** In a basic regular expression, as grep reads it without -E, "\\|" means "or". */
const BASIC_OR = /\w *\\\| *\w/;

function nearMiss(documents: readonly Document[], sought: Sought): string | null {
  if (sought.value !== null) return null;
  if (sought.syntax !== 'fixed' && sought.patterns.some((pattern) => BASIC_OR.test(pattern)))
    return '"\\|" is the character here; for "or" write |';
  if (!sought.ignoreCase) {
    const matcher = patternMatcher(compileSearch(sought.patterns, { ...sought, ignoreCase: true }));
    const query = { matcher, invert: false, most: null, patience: HINT_PATIENCE };
    const count = documents.reduce((sum, document) => sum + selectLines(document, query).lines.length, 0);
    if (count > 0) return `with -i, which ignores case, ${plural(count, 'line')} would match`;
  }
  const [pattern] = sought.patterns;
  if (sought.patterns.length !== 1 || pattern === undefined) return null;
  const nearest = nearestSpelling(pattern, linesOf(documents));
  return nearest ? `nearest spelling: "${nearest.text}" (${plural(nearest.lines, 'line')})` : null;
}

function unreadable(documents: readonly Document[]): string | null {
  const all = documents.flatMap((document) =>
    [...overlongLines(document), ...unreadableLines(document)].map((line) => ({ document, line })),
  );
  const [first] = all;
  if (!first) return null;
  const count = all.length;
  const where =
    documents.length > 1
      ? `${first.document.name}:${first.line}`
      : `line ${first.line}${count > 1 ? ' and on' : ''}`;
  return `${plural(count, 'line')} not readable (${where}: ${whyUnreadable(first.document, first.line)}), so it may stand there all the same`;
}

function* linesOf(documents: readonly Document[]): Generator<string> {
  for (const document of documents) yield* document.lines;
}

function plural(count: number, noun: string): string {
  return `${counted(count)} ${noun}${count === 1 ? '' : 's'}`;
}
