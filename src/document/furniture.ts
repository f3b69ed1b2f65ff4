import type { Document } from './document.js';
import { once } from './document.js';
import type { Page } from './page-cuts.js';
import { cutPages, pageMarks } from './page-cuts.js';
import { bareNumber } from './page-feet.js';
import { oneLine } from './plain.js';
import { linesHolding } from './scan.js';
import { describedTitle } from './statements.js';

/** Lines of text at the top and at the foot of a page among which running heads and feet are looked for. */
const EDGE = 5;
/** Pages that must share a line before it is a running head; all pages of a shorter document. */
const FEWEST_PAGES = 3;
/** Times that a line must recur where no page is marked. */
const FEWEST_RECURRENCES = 4;
const LONGEST_HEAD = 160;

/** Marks that say nothing: anchors (LandingAI, marker), pictures (docling, LlamaParse), comments on one line. */
const MARKS: readonly RegExp[] = [
  /^<a\s+(?:id|name)\s*=[^<>]*>\s*(?:<\/a>)?$/i,
  /^<!--.*-->$/,
  /^!\[[^\]]*\]\([^()]*\)$/,
  /^-{2,}\s*(?:Tabelle|Table)\s+(?:Start|Ende|End)\s*-{2,}$/i,
  /^<span\s+id=[^<>]*>\s*<\/span>$/i,
];

/** How each of them begins. */
const MAY_SAY_NOTHING = /^[^\S\n]*(?:<(?:a\b|!--|span\b)|!\[|--)/gim;

/** What a running head says where nothing marks the pages: the issuer, the report, the chapter that goes on. */
const RUNNING_WORDS =
  /\b(?:annual report|integrated report|annual accounts|report and accounts|form 10-[kq]|quarterly report|economic survey|gesch[aä]ftsbericht|notes? (?:to|on|forming part of) (?:the )?(?:\w+ )?(?:financial|accounts)|table of contents|limited|ltd|plc|inc)\b\.?|\((?:contd|continued)|\bcontinued$/i;

/** What such a line holds in any spelling of its marks: the quick answer for nearly every line. */
const MAY_RUN = /report|accounts|10-|survey|bericht|notes?|contents|limited|ltd|plc|inc|cont/gi;

/** A row of a table, whose key would be null. */
const IS_ROW = /^(?:\||\s*<t[rdh]\b[^|]*$)/i;

/** A heading with a number of its own is not the same on the next page when the number differs. */
const NUMBERED =
  /^(?:note|schedule|statement|annexure|appendix|part|item|chapter|section|table|chart|figure)\W*\d/i;

/** Column heads recur at the top of each page of a table; they date its columns and stay text. */
const COLUMN_HEAD =
  /^(?:particulars?\b|(?:the )?(?:(?:three|six|nine|twelve|#) )?(?:months?|years?|quarters?|half[- ]years?) ended|as (?:at|on|of)\b|(?:\W|#|fy\b|change\b|restated\b)+$|(?:\d\w* )?(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)[a-z]*\b[\s#,.]*(?:$|[a-z]{3,9} #))/i;

/** A line that sets a unit stays text, however often it recurs: figures below it need it. */
const SETS_UNIT =
  /\b(?:in|amounts?)\b.*\b(?:lakhs?|lacs?|crores?|cr|millions?|billions?|thousands?|mn|bn|rupees|rs|inr|usd|eur)\b|[’'‘]\s*000|[₹$€£¥]/i;

/** The lines that are page marks, running heads and feet, bare page numbers, picture marks or anchors. */
export const furniture = once((document: Document): ReadonlySet<number> => {
  const found = new Set<number>();
  for (const { line, rank } of pageMarks(document)) {
    if (rank !== 'form feed' || (document.lines[line - 1] ?? '').trim() === '') found.add(line);
  }
  for (const line of linesHolding(document, MAY_SAY_NOTHING))
    if (isMark(document.lines[line - 1] ?? '')) found.add(line);
  addLogos(document, found);
  addRunningHeads(document, cutPages(document), found);
  return found;
});

function isMark(text: string): boolean {
  if (text.length > 400) return false;
  const bare = text.trim();
  return MARKS.some((mark) => mark.test(bare));
}

/** No picture is described on more lines. */
const LONGEST_LOGO = 40;

/** LandingAI describes a picture in words: `<::logo: … ::>`, over one line or several. */
function addLogos(document: Document, found: Set<number>): void {
  let last = 0;
  for (const line of linesHolding(document, /^<::/gm)) {
    if (line <= last || describedTitle(document.lines[line - 1] ?? '') !== null) continue;
    const end = document.lines
      .slice(line - 1, line + LONGEST_LOGO - 1)
      .findIndex((text) => text.includes('::>'));
    if (end >= 0) last = line + end;
    for (let n = line; n <= last; n += 1) found.add(n);
  }
}

function addRunningHeads(document: Document, pages: readonly Page[], found: Set<number>): void {
  if (pages.length < 2) {
    addRecurring(document, found);
    return;
  }
  const pagesOf = new Map<string, number[]>();
  const linesOf = new Map<string, number[]>();
  for (const page of pages) {
    for (const line of edgeLines(document, page, found)) {
      const text = document.lines[line - 1] ?? '';
      if (bareNumber(text) !== null) found.add(line);
      const key = runningKey(text);
      if (key === null) continue;
      append(linesOf, key, line);
      const seen = pagesOf.get(key) ?? [];
      if (seen[seen.length - 1] !== page.line) append(pagesOf, key, page.line);
    }
  }
  const fewest = Math.min(FEWEST_PAGES, pages.length);
  const ofReport = new Set<string>();
  for (const [key, lines] of linesOf) {
    if ((pagesOf.get(key)?.length ?? 0) < fewest) continue;
    for (const line of lines) found.add(line);
    if (NUMBERED_REPORT.test(key)) ofReport.add(key);
  }
  if (ofReport.size > 0) addWithin(document, ofReport, found);
}

/** A running head with the name of the report and a number of the page, in any spelling of its marks. */
const NUMBERED_REPORT = /^\W*#.*\b(?:reports?|accounts|10-[kq])\b|\b(?:reports?|accounts|10-[kq])\b.*#\W*$/;
const MAY_NAME_REPORT = /report|accounts|10-[kq]/gi;

/** The foot of a page that stands in the middle, where the converter set the parts of the page out of order. */
function addWithin(document: Document, keys: ReadonlySet<string>, found: Set<number>): void {
  for (const line of linesHolding(document, MAY_NAME_REPORT)) {
    const key = found.has(line) ? null : runningKey(document.lines[line - 1] ?? '');
    if (key !== null && keys.has(key)) found.add(line);
  }
}

/** Without page marks only a line that reads like a running head is one. */
function addRecurring(document: Document, found: Set<number>): void {
  const linesOf = new Map<string, number[]>();
  for (const line of linesHolding(document, MAY_RUN)) {
    const text = document.lines[line - 1] ?? '';
    const key = text.length <= LONGEST_HEAD && !IS_ROW.test(text) ? runningKey(text) : null;
    if (key !== null && RUNNING_WORDS.test(key)) append(linesOf, key, line);
  }
  for (const lines of linesOf.values()) {
    if (lines.length >= FEWEST_RECURRENCES) for (const line of lines) found.add(line);
  }
}

/** The first and last lines of a page that hold text, page marks and pictures not counted. */
function edgeLines(document: Document, page: Page, found: ReadonlySet<number>): readonly number[] {
  const edge = new Set<number>();
  for (const step of [1, -1]) {
    let left = EDGE;
    for (let line = step > 0 ? page.line : page.end; line >= page.line && line <= page.end; line += step) {
      if (found.has(line) || (document.lines[line - 1] ?? '').trim() === '') continue;
      edge.add(line);
      if (bareNumber(document.lines[line - 1] ?? '') === null) left -= 1;
      if (left === 0) break;
    }
  }
  return [...edge].sort((a, b) => a - b);
}

/** What a line says apart from its digits and marks, or null when it cannot be a running head. */
function runningKey(text: string): string | null {
  if (text.length > LONGEST_HEAD || text.includes('|') || /^\s*<t[rdh]\b/i.test(text)) {
    if (!/^\s*#{0,6}\s*[^|]+\|[^|]+$/.test(text) || text.length > LONGEST_HEAD) return null;
  }
  const plain = oneLine(text.replace(/^\s*#{1,6}\s+/, '')).toLowerCase();
  if (!/\p{L}{2}/u.test(plain) || SETS_UNIT.test(plain) || /\d[.,]\d/.test(plain)) return null;
  if (NUMBERED.test(plain)) return plain;
  const key = plain.replace(/\d+/g, '#');
  return COLUMN_HEAD.test(key) ? null : key;
}

function append(map: Map<string, number[]>, key: string, line: number): void {
  const held = map.get(key);
  if (held) held.push(line);
  else map.set(key, [line]);
}
