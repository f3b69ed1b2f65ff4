import type { Document } from '../../document/document.js';
import { documentOf } from '../../document/document.js';
import type { Decimal } from '../../figures/decimal.js';
import { decimalNumber } from '../../figures/decimal.js';
import { POINT_STYLE } from '../../figures/grouping.js';
import { printedFigures } from '../../figures/printed.js';
import type { Figure } from '../../meaning/answer.js';
import { figuresOn } from '../../meaning/answers.js';
import type { PlacedFigure } from '../figure-places.js';
import { placeFigures } from '../figure-places.js';
import { printedValue } from '../printed-value.js';
import type { Citation } from './citations.js';
import { citationsOn, withoutReferences } from './citations.js';
import { withNearUnit } from './near-unit.js';

/** A figure that an answer gives, and what it claims of it. */
export interface Claim {
  readonly line: number;
  readonly figure: Figure;
  /** What is printed, to all its places. */
  readonly value: Decimal;
  /** The paragraph, list or table that it stands in, counted from 0. */
  readonly block: number;
  /** The lines that are named as its source. */
  readonly citations: readonly Citation[];
  /** Words of its line, for choosing among lines that hold the same figure. */
  readonly words: ReadonlySet<string>;
}

/** What an answer claims. */
export interface Claims {
  readonly claims: readonly Claim[];
  readonly citations: readonly Citation[];
}

/**
 * The figures of an answer and the lines that it cites. An answer is read as a document is: "₹ 105.98 crore", a table
 * under its caption. Numbers of notes, pages, lines and years are no claims, nor are the numbers of a list.
 *
 * @param documents those that it may cite
 */
export function claimsOf(answer: string, documents: readonly Document[]): Claims {
  const lines = answer.split(/\r?\n/);
  const citations = lines.map((text, index) => citationsOn(text, index + 1, documents));
  const text = lines.map((line, index) => withoutReferences(line, citations[index] ?? [])).join('\n');
  const document = documentOf('answer', text);
  const claims: Claim[] = [];
  let block = 0;
  document.lines.forEach((line, index) => {
    if (line.trim() === '') block += 1;
    else claims.push(...claimsOn(document, index + 1, block, citations[index] ?? []));
  });
  return { claims, citations: citations.flat() };
}

function claimsOn(document: Document, line: number, block: number, citations: readonly Citation[]): Claim[] {
  const text = document.lines[line - 1] ?? '';
  const words = wordsOf(text);
  const placed = placeFigures(text, figuresOn(document, line));
  const first = placed[0]?.start ?? 0;
  const cited = placed.map((each) => ({ ...each, citations: citationsOf(each.start, first, citations) }));
  // a bare number is too little to be held against a line
  const counts = countsIn(text, placed).map((each) => ({ ...each, citations: [] }));
  return [...cited, ...counts]
    .sort((a, b) => a.start - b.start)
    .flatMap(({ figure: printed, start, end, citations: own }) => {
      const figure = withNearUnit(printed, text, start, end, line);
      const value = isClaim(figure) ? printedValue(figure) : null;
      return value ? [{ line, figure, value, block, citations: own, words }] : [];
    });
}

/** "Statement No. 18", "Note 12", "Section 3": the name of something. */
const NAMED_BY_NUMBER =
  /(?:\bno|\bnos|note|statement|schedule|section|table|annexure|appendix|chapter|part|item|level|stage|tier|article|clause|form|head|grant|demand|code|account)s?\.?\s*$/i;
/** Of a single digit nothing is known: "the 3 largest". */
const FEWEST_DIGITS = 2;

/** Bare whole numbers of running text, "72 borrowers": a document's text has too many of them to tell what they are. */
function countsIn(text: string, placed: readonly PlacedFigure[]): readonly PlacedFigure[] {
  if (text.trimStart().startsWith('|')) return [];
  return printedFigures(text, POINT_STYLE, 'prose').flatMap(({ start, end, text: printed, value }) => {
    const isTaken = placed.some((each) => each.start < end && start < each.end);
    if (isTaken || !value || !/^\d+$/.test(printed) || printed.length < FEWEST_DIGITS) return [];
    if (NAMED_BY_NUMBER.test(text.slice(0, start))) return [];
    return [{ start, end, figure: bareFigure(printed, decimalNumber(value)) }];
  });
}

/** A number of which nothing is told. */
export function bareFigure(text: string, value: number): Figure {
  return { column: null, text, value, header: null, unit: null, period: null, amount: null, damage: null };
}

/** Numbers of notes are none, and a bare year is a date. */
function isClaim({ unit, nil, text, damage }: Figure): boolean {
  if (nil || damage || unit?.kind === 'none') return false;
  return unit !== null || !/^(?:19|20)\d\d$/.test(text);
}

/**
 * The citations next behind a figure. Those in front of it are its own only where a line names its source first: what
 * stands behind a citation is mostly worked out from what it says.
 *
 * @param first where the first figure of the line stands
 */
function citationsOf(at: number, first: number, citations: readonly Citation[]): readonly Citation[] {
  const next = citations.findIndex(({ start }) => start > at);
  if (next >= 0) return run(citations, next, 1);
  const isFirst = citations.every(({ start }) => start < first);
  return isFirst ? run(citations, citations.length - 1, -1) : [];
}

/** Citations that stand side by side, from one on. */
function run(citations: readonly Citation[], from: number, step: 1 | -1): readonly Citation[] {
  const found: Citation[] = [];
  for (let at = from; citations[at]; at += step) {
    const [here, before] = [citations[at], found.at(-1)];
    if (!here || (before && distance(here, before) > SIDE_BY_SIDE)) break;
    found.push(here);
  }
  return found;
}

/** "(a.md:12, a.md:40)", "a.md:12 and a.md:40": so many characters between them. */
const SIDE_BY_SIDE = 6;

function distance(a: Citation, b: Citation): number {
  return a.start > b.start ? a.start - b.end : b.start - a.end;
}

/** The words of a text that tell something: letters in small, no short ones. */
export function wordsOf(text: string): ReadonlySet<string> {
  return new Set(text.toLowerCase().match(/\p{L}{4,}/gu) ?? []);
}
