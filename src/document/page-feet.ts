import type { Document } from './document.js';
import type { PageMark } from './page-marks.js';
import { linesHolding } from './scan.js';

/** A line that is nothing but a number, as a page number alone at the foot or head of a page is. */
const BARE_NUMBER = /^\s*[-–—|]?\s*(\d{1,4})\s*[-–—|]?\s*$/;

/** Fewer numbers in a row than this may be anything: a list, a chart's axis, a column of notes. */
const SHORTEST_CHAIN = 5;
/** Numbers closer together than this are a list; a page of text is longer. */
const SHORTEST_PAGE = 5;
/** Pages are shorter than this on average; numbers farther apart came together by chance. */
const LONGEST_PAGE = 300;
/** A few pages in a row may have lost their number. */
const LONGEST_GAP = 6;
/** The chain must run through this share of the document, or it is a list in one part of it. */
const LEAST_COVER = 0.5;
/** A first number with less than this share of a page above it stands at the head of its page. */
const HEAD_SHARE = 0.3;

interface Link {
  readonly line: number;
  readonly number: number;
  readonly length: number;
  readonly before: Link | null;
}

/** A running head or foot that carries the page number: `Example Ltd | Form 10-K | 28`, `12 Annual Report 2024-25`. */
const RUNNING_NUMBER =
  /^[^\d|]{0,60}\b(?:annual report|integrated report|annual accounts|form 10-[kq])\b[^|]{0,60}?[\s|]+(\d{1,4})\W*$|^\W*(\d{1,4})[\s|*]+(?:[^\d|]{0,60}\b)?(?:annual report|integrated report|annual accounts|form 10-[kq])\b.{0,80}$|^.{0,60}\|.{0,30}\bform 10-[kq]\b\s*\|\s*(\d{1,4})$/i;

/** A line of digits, or one that names a report: the others carry none. */
const MAY_BE_NUMBERED = /^[^\S\n]*[-–—|]?[^\S\n]*\d{1,4}[^\S\n]*[-–—|]?[^\S\n]*$|report|accounts|10-[kq]/gim;

/** The page number that a line carries, if it is one or a running line with one. */
function numberOf(text: string): number | null {
  const bare = bareNumber(text);
  if (bare !== null || text.length > 160 || text.length < 12) return bare;
  const found = RUNNING_NUMBER.exec(text.replace(/\*\*|_/g, '').trim());
  const digits = found?.[1] ?? found?.[2] ?? found?.[3];
  return digits === undefined ? null : Number(digits);
}

/** The number of a line that is nothing but a number, or null. */
export function bareNumber(text: string): number | null {
  if (text.length > 24) return null;
  const found = BARE_NUMBER.exec(text);
  return found ? Number(found[1]) : null;
}

/**
 * Page numbers printed on lines of their own that rise through the document one by one (10-K reports, where nothing
 * else marks the page). Each is a mark; none where there is no such chain.
 */
export function numberedFeet(document: Document): readonly PageMark[] {
  const chain = longestChain(document);
  const [first] = chain;
  const last = chain[chain.length - 1];
  if (!first || !last || chain.length < SHORTEST_CHAIN) return [];
  const covered = last.line - first.line;
  if (covered < LEAST_COVER * document.lines.length) return [];
  if (covered > LONGEST_PAGE * (last.number - first.number)) return [];
  let textLines = 0;
  for (let line = 1; line < first.line; line += 1) {
    if ((document.lines[line - 1] ?? '').trim() !== '') textLines += 1;
  }
  const page = covered / (last.number - first.number);
  const place = textLines < HEAD_SHARE * page ? 'opens' : 'closes';
  return chain.map(({ line, number }, index) => ({
    // what stands above a number at the head of the first page belongs to that page
    line: place === 'opens' && index === 0 ? 1 : line,
    place,
    rank: 'printed number',
    number,
    shape: -1,
  }));
}

/** The longest run of bare numbers n, n+1, n+2 … with a page of text between any two. */
function longestChain(document: Document): readonly Link[] {
  const endingAt = new Map<number, Link>();
  let best: Link | null = null;
  for (const line of linesHolding(document, MAY_BE_NUMBERED)) {
    const number = numberOf(document.lines[line - 1] ?? '');
    if (number === null || number === 0) continue;
    const link = extend(endingAt, line, number);
    const held = endingAt.get(number);
    if (!held || link.length > held.length) endingAt.set(number, link);
    if (!best || link.length > best.length) best = link;
  }
  const chain: Link[] = [];
  for (let link: Link | null = best; link; link = link.before) chain.unshift(link);
  return chain;
}

function extend(endingAt: ReadonlyMap<number, Link>, line: number, number: number): Link {
  let before: Link | null = null;
  for (let gap = 1; gap <= LONGEST_GAP; gap += 1) {
    const earlier = endingAt.get(number - gap);
    if (!earlier || line - earlier.line < SHORTEST_PAGE) continue;
    if (!before || earlier.length > before.length) before = earlier;
  }
  return { line, number, length: (before?.length ?? 0) + 1, before };
}
