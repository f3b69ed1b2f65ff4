import type { Candidate } from './candidates.js';
import { candidates } from './candidates.js';
import type { Document } from './document.js';
import { once } from './document.js';
import { isPageFurniture, pageAt } from './pages.js';
import type { StatementRank } from './statements.js';
import { isContinued, statementKey, titleKey } from './statements.js';

/** A heading and the section that it opens. */
export interface Heading {
  readonly line: number;
  /** Last line of the section: before the next heading of the same or a higher level. */
  readonly end: number;
  /** 1 is the highest. */
  readonly level: number;
  /** Plain text: no marks of emphasis, no `#`. */
  readonly title: string;
  readonly kind: 'atx' | 'setext' | 'bold' | 'statement';
  /** Titles from the highest level down to this one. */
  readonly path: readonly string[];
  /** Lines where the same heading is printed again ("contd.") inside the section. */
  readonly repeats: readonly number[];
}

/** A candidate with what its title is told from others by, which is asked for often. */
interface Keyed extends Candidate {
  readonly key: string;
  /** Of a numbered statement. */
  readonly number: string | null;
}

interface Placed extends Keyed {
  readonly level: number;
  readonly parent: Placed | null;
  readonly repeats: number[];
}

/** All headings in line order. A running head is one heading, where it is printed first. */
export const headings = once((document: Document): readonly Heading[] =>
  tree(document).map(({ heading }) => heading),
);

/** The first line of each heading, by the key of its title. */
export const titleLines = once((document: Document): ReadonlyMap<string, number> => {
  const first = new Map<string, number>();
  for (const { key, line } of place(document).placed) if (!first.has(key)) first.set(key, line);
  return first;
});

/** The lines at which a section that another one had ended is said to go on: "Statement A (continued)" below Statement B. */
export const resumptions = once((document: Document): readonly number[] => place(document).resumed);

/** The innermost section that holds `line`, or null before the first heading. */
export function sectionAt(document: Document, line: number): Heading | null {
  const all = tree(document);
  let low = 0;
  let high = all.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((all[middle]?.heading.line ?? 0) <= line) low = middle + 1;
    else high = middle;
  }
  let node: Node | null = all[low - 1] ?? null;
  while (node && node.heading.end < line) node = node.parent;
  return node?.heading ?? null;
}

interface Node {
  readonly heading: Heading;
  readonly parent: Node | null;
}

const tree = once((document: Document): readonly Node[] => {
  const { placed } = place(document);
  const last = document.lines.length;
  const nodes = new Map<Placed, Node>();
  const ends = sectionEnds(placed, last);
  return placed.map((one, index) => {
    const parent = one.parent ? (nodes.get(one.parent) ?? null) : null;
    const { line, level, title, kind, repeats } = one;
    const path = [...(parent?.heading.path ?? []), title];
    const heading: Heading = { line, end: ends[index] ?? last, level, title, kind, path, repeats };
    const node: Node = { heading, parent };
    nodes.set(one, node);
    return node;
  });
});

/** The last line of each section: before the next heading of its level or a higher one. */
function sectionEnds(placed: readonly Placed[], last: number): readonly number[] {
  const ends = placed.map(() => last);
  const open: number[] = [];
  for (const [index, { line, level }] of placed.entries()) {
    while (open.length > 0 && (placed[open[open.length - 1] ?? 0]?.level ?? 0) >= level) {
      ends[open.pop() ?? 0] = line - 1;
    }
    open.push(index);
  }
  return ends;
}

/** Gives each candidate its level and parent; a heading that is printed again is noted on the one it repeats. */
const place = once((document: Document): { placed: readonly Placed[]; resumed: readonly number[] } => {
  const keyed = candidates(document).map((one) => ({
    ...one,
    key: titleKey(one.title),
    number: statementKey(one.title),
  }));
  const all = withoutContents(document, keyed);
  const levelOf = levels(all);
  const placed: Placed[] = [];
  const resumed: number[] = [];
  const seen = new Set<string>();
  const times = counted(all);
  for (const one of all) {
    if (isFoot(document, one.line)) continue;
    const open = placed[placed.length - 1] ?? null;
    const { key } = one;
    let level = levelOf(one);
    if (open && isSubtitle(document, open, one, level)) level = open.level + 1;
    const again = repeated(document, open, one, level);
    if (again) {
      again.repeats.push(one.line);
      continue;
    }
    const running =
      isPageFurniture(document, one.line) ||
      (one.rank === 'statement' && (times.get(key) ?? 0) >= RUNNING_TIMES);
    if (seen.has(key) && (running || isContinued(one.title))) {
      if (!running) resumed.push(one.line);
      continue;
    }
    seen.add(key);
    let parent: Placed | null = open;
    while (parent && parent.level >= level) parent = parent.parent;
    placed.push({ ...one, level, parent, repeats: [] });
  }
  return { placed, resumed };
});

/** `PART II` in a table of contents: short lines of text stand below it, and the part itself comes later. */
function withoutContents(document: Document, all: readonly Keyed[]): readonly Keyed[] {
  const last = new Map<string, number>();
  for (const one of all) {
    if (one.rank === 'part' && !isPageFurniture(document, one.line)) last.set(one.key, one.line);
  }
  return all.filter((one, index) => {
    if (one.rank !== 'part' || one.stated !== null) return true;
    if ((last.get(one.key) ?? 0) <= one.line) return true;
    const next = all[index + 1]?.line ?? one.line;
    return document.lines.slice(one.line, next - 1).some((text) => text.length > LONGEST_ENTRY);
  });
}

/** A line of a table of contents is hardly longer. */
const LONGEST_ENTRY = 140;

/** A statement's title that is printed this often is a running head, whatever else stands at the head of its pages. */
const RUNNING_TIMES = 4;

function counted(all: readonly Keyed[]): ReadonlyMap<string, number> {
  const times = new Map<string, number>();
  for (const { key } of all) times.set(key, (times.get(key) ?? 0) + 1);
  return times;
}

/**
 * The open section that a heading only repeats, or null: the same words in the same place of the tree, said to go on,
 * printed at the head of every page, or found again on another page.
 */
function repeated(document: Document, open: Placed | null, one: Keyed, level: number): Placed | null {
  for (let held = open; held; held = held.parent) {
    if (held.key !== one.key) continue;
    const goesOn =
      isContinued(one.title) ||
      isPageFurniture(document, one.line) ||
      ((held.level === level || one.rank !== null) &&
        pageAt(document, held.line) !== pageAt(document, one.line));
    return goesOn ? held : null;
  }
  return null;
}

/** True for a line that recurs at the foot of pages: nothing but furniture stands between it and the next page. */
function isFoot(document: Document, line: number): boolean {
  if (!isPageFurniture(document, line)) return false;
  let below = line + 1;
  while (below <= document.lines.length && isBlankOrFurniture(document, below)) below += 1;
  return below > document.lines.length || pageAt(document, below) !== pageAt(document, line);
}

function isBlankOrFurniture(document: Document, line: number): boolean {
  return (document.lines[line - 1] ?? '').trim() === '' || isPageFurniture(document, line);
}

/** `Statement No. 18` and, right below it, what it is a statement of: the second is part of the first. */
function isSubtitle(document: Document, open: Placed, one: Keyed, level: number): boolean {
  if (one.stated !== null || open.level !== level || !/\d\W*$/.test(open.title)) return false;
  if (open.number === null && !/^(?:note|schedule|annexure|item)\b.{0,6}\d\W*$/i.test(open.title))
    return false;
  for (let line = open.line + 1; line < one.line; line += 1) {
    if ((document.lines[line - 1] ?? '').trim() !== '') return false;
  }
  return one.number === null;
}

const RANKS: readonly (StatementRank | null)[] = ['part', 'statement', 'note', null];

/**
 * Levels: what `#` states; below the deepest of those parts, statements, notes and other bold lines, as far as the
 * document has them. A plain line, or a bold one with the number of a statement, stands beside its like with a `#`.
 */
function levels(all: readonly Keyed[]): (one: Keyed) => number {
  const deepest = all.reduce((most, { stated }) => Math.max(most, stated ?? 0), 0);
  const used = RANKS.filter((rank) => all.some((one) => one.stated === null && one.rank === rank));
  const likes = new Map<string, Keyed[]>();
  for (const one of all) {
    const held = likes.get(likeness(one)) ?? [];
    held.push(one);
    likes.set(likeness(one), held);
  }
  const usual = new Map(Array.from(likes, ([like, held]) => [like, usualLevel(held)]));
  return (one) => {
    if (one.stated !== null) return one.stated;
    const beside = one.kind === 'statement' || one.number !== null ? usual.get(likeness(one)) : null;
    return beside ?? deepest + 1 + used.indexOf(one.rank);
  };
}

function likeness({ rank, number }: Keyed): string {
  return number === null ? (rank ?? '') : 'numbered statement';
}

/** The level that most of these state with `#`, or null when none does or they say nothing of a statement. */
function usualLevel(all: readonly Candidate[]): number | null {
  const counts = new Map<number, number>();
  for (const { stated, rank } of all) {
    if (stated !== null && rank !== null) counts.set(stated, (counts.get(stated) ?? 0) + 1);
  }
  const [usual] = [...counts].sort((a, b) => b[1] - a[1] || a[0] - b[0]);
  return usual?.[0] ?? null;
}
