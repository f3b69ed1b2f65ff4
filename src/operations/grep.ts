import { MOST_BYTES } from '../corpus/bytes.js';
import type { Document } from '../document/document.js';
import { lineOf, rawLineOf } from '../document/document.js';
import { sectionAt } from '../document/headings.js';
import { pageAt } from '../document/pages.js';
import type { Figure, LineAnswer, Period, Unit } from '../meaning/answer.js';
import { figuresOn } from '../meaning/answers.js';
import { within } from '../search/bound.js';
import type { Restored } from '../search/judge.js';
import { judge, matchSpans, restoredMatches } from '../search/judge.js';
import type { Span } from '../search/machine.js';
import type { Search } from '../search/search.js';
import type { Sieve } from '../search/sieve.js';
import { sieveFor } from '../search/sieve.js';
import { placeFigures } from './figure-places.js';

/** How a line was read when it matched; `value`: by what a figure on it is worth. */
export type MatchReading = 'printed' | 'spaced' | 'joined' | 'value';

/** A damaged figure: as printed, what it was, and the lines that prove it. */
export interface Reconstructed extends Restored {
  readonly lines: readonly number[];
}

/** What a line must be to be found. */
export interface Matcher {
  /** Null when the line does not match. */
  reading(document: Document, line: number): MatchReading | null;
  /** Where it matches, in the line as printed: not empty, ascending, none overlapping. */
  spans(document: Document, line: number): readonly Span[];
  /** The damaged figures of a matching line that were found by their reconstruction. */
  reconstructed(document: Document, line: number): readonly Reconstructed[];
  /** What a line must hold at least to match, where that can be told without judging it. */
  readonly sieve: Sieve | null;
  /** True when a regular expression does the work, which may keep it from ending. */
  readonly mayRunOn: boolean;
  /** The text of a line as it is judged and printed. */
  text(document: Document, line: number): string;
}

export interface GrepQuery {
  readonly matcher: Matcher;
  /** `-v`: the lines that do not match. */
  readonly invert: boolean;
  /** Lines at most; null = all. */
  readonly most: number | null;
  /** Milliseconds that a search which may run on gets for a document, in place of the usual. */
  readonly patience?: number;
}

/** The lines of one document that were asked for. */
export interface Selected {
  /** Ascending. */
  readonly lines: readonly number[];
  /** The line at which the search was given up because it took too long; null when all lines were judged. */
  readonly stoppedAt: number | null;
}

/** One match. Field names and values are the published JSON; they are stable. */
export interface GrepMatch {
  readonly type: 'match';
  readonly file: string;
  readonly line: number;
  readonly text: string;
  /** Offsets into `text` (UTF-16 units), end not included. */
  readonly spans: readonly (readonly [number, number])[];
  /** Null for a line that was asked for because it does not match. */
  readonly reading: MatchReading | null;
  readonly section: LineAnswer['section'];
  readonly page: number | null;
  /** Of the figure that matched, when one figure did. */
  readonly unit: Unit | null;
  readonly period: Period | null;
  /** Damaged figures that were found by what they were before. */
  readonly reconstructed: readonly Reconstructed[];
}

/** Milliseconds after which a pattern that backtracks without end is given up in one document: sooner in a small one. */
export function longestSearch(document: Document): number {
  return Math.min(8000 + Math.round(document.size / 500), 9500);
}

/** Lines that match patterns. */
export function patternMatcher(search: Search): Matcher {
  const { literal } = search.options;
  const text = (document: Document, line: number): string =>
    literal ? rawLineOf(document, line) : lineOf(document, line);
  return {
    sieve: search.factors && sieveFor(search.factors, search.options.ignoreCase, search.sure),
    mayRunOn: search.mayRunOn,
    text,
    reading: (document, line) => judge(text(document, line), search, () => restoredOn(document, line)),
    spans: (document, line) => matchSpans(text(document, line), search, () => restoredOn(document, line)),
    reconstructed: (document, line) =>
      restoredMatches(text(document, line), search, () => restoredOn(document, line)),
  };
}

/**
 * The one place where a search learns of figures that the converter damaged and the neighbouring text proves:
 * `1740` over a lone `.` is found as 17.40.
 */
function restoredOn(document: Document, line: number): readonly Reconstructed[] {
  if (document.size > MOST_BYTES) return [];
  return figuresOn(document, line).flatMap(reconstructionOf);
}

/** The reconstruction of a damaged figure; none where nothing is proven. */
export function reconstructionOf({ text, damage }: Figure): readonly Reconstructed[] {
  if (!damage?.text) return [];
  return [{ printed: text, text: damage.text, lines: damage.evidence.map(({ line }) => line) }];
}

/**
 * Judges the lines of a document in order.
 *
 * @param among the lines that may match, ascending, where others cannot
 */
export function selectLines(
  document: Document,
  query: GrepQuery,
  among: Iterable<number> = numbersTo(document.lines.length),
): Selected {
  const { matcher, invert } = query;
  const most = query.most ?? Number.POSITIVE_INFINITY;
  const lines: number[] = [];
  let line = 0;
  const search = () => {
    for (line of among) {
      if (lines.length >= most) return;
      if ((matcher.reading(document, line) === null) === invert) lines.push(line);
    }
  };
  const finished = bounded(document, query, search);
  return { lines, stoppedAt: finished ? null : line };
}

function* numbersTo(last: number): Generator<number> {
  for (let number = 1; number <= last; number += 1) yield number;
}

/** Where a selected line matches; null when finding out takes too long. */
export function spansOn(document: Document, line: number, query: GrepQuery): readonly Span[] | null {
  if (query.invert) return [];
  let spans: readonly Span[] = [];
  const finished = bounded(document, query, () => {
    spans = query.matcher.spans(document, line);
  });
  return finished ? spans : null;
}

/** The lines of larger documents may be so long that even a plain pattern takes long. */
const LARGE = 8_000_000;

/** Does the work; false when it had to be stopped. */
function bounded(document: Document, { matcher, patience }: GrepQuery, work: () => void): boolean {
  if (matcher.mayRunOn || document.size > LARGE) return within(patience ?? longestSearch(document), work);
  work();
  return true;
}

/**
 * All that there is to say of a selected line; null when finding out where it matches takes too long.
 *
 * @param withUnits false where unit and period are not wanted: they stay null. Of a document that is too large to be read
 *   wholly, that leaves the section and the page unknown as well
 */
export function matchOn(
  document: Document,
  line: number,
  query: GrepQuery,
  withUnits = true,
): GrepMatch | null {
  const text = query.matcher.text(document, line);
  const spans = spansOn(document, line, query);
  if (!spans) return null;
  const isPlaced = withUnits || document.size <= MOST_BYTES;
  const section = isPlaced ? sectionAt(document, line) : null;
  const figure = query.invert || !withUnits ? null : matchedFigure(document, line, text, spans);
  return {
    type: 'match',
    file: document.name,
    line,
    text,
    spans: spans.map(({ start, end }) => [start, end] as const),
    reading: query.invert ? null : query.matcher.reading(document, line),
    section: section ? { title: section.title, line: section.line, path: section.path } : null,
    page: isPlaced ? pageAt(document, line) : null,
    unit: figure?.unit ?? null,
    period: figure?.period ?? null,
    reconstructed: query.invert ? [] : query.matcher.reconstructed(document, line),
  };
}

/** The figure that the spans touch, when they touch exactly one. */
function matchedFigure(
  document: Document,
  line: number,
  text: string,
  spans: readonly Span[],
): Figure | null {
  if (spans.length === 0 || !/\p{Nd}/u.test(text)) return null;
  const touched = placeFigures(text, figuresOn(document, line)).filter((placed) =>
    spans.some((span) => span.start < placed.end && placed.start < span.end),
  );
  return touched.length === 1 ? (touched[0]?.figure ?? null) : null;
}
