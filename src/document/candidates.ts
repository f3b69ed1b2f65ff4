import { blockSpans } from './blocks.js';
import type { Document } from './document.js';
import { once } from './document.js';
import { isPageFurniture } from './pages.js';
import { oneLine } from './plain.js';
import { Ahead, linesHolding } from './scan.js';
import type { StatementRank } from './statements.js';
import {
  describedTitle,
  isStatementLine,
  mayNameStatement,
  statementRank,
  withoutContinued,
} from './statements.js';

/** A line that reads as a heading, before it is known which headings are running heads or go on from earlier ones. */
export interface Candidate {
  readonly line: number;
  readonly title: string;
  readonly kind: 'atx' | 'setext' | 'bold' | 'statement';
  /** The level that the mark states: the number of `#`, or null where only the wording tells. */
  readonly stated: number | null;
  /** What the wording names, or null. */
  readonly rank: StatementRank | null;
}

const ATX = /^ {0,3}(#{1,6})(?:[ \t]+|$)(.*)$/;
const HTML_HEADING = /^\s*<h([1-6])\b[^<>]*>(.*?)<\/h\1>\s*$/i;
/** A line that is bold from end to end: one run or several, an enumerator or a colon outside it. */
const BOLD = /^(?:\*\*|__|<(?:b|strong)>).*(?:\*\*|__|<\/(?:b|strong)>)\s*:?$/i;
const LONGEST_TITLE = 200;

/** Every line that reads as a heading, in line order. */
export const candidates = once((document: Document): readonly Candidate[] =>
  withoutColumnHeads(document, read(document)),
);

function read(document: Document): readonly Candidate[] {
  const found: Candidate[] = [];
  let notes = false;
  const add = (one: Candidate | null): void => {
    if (!one) return;
    found.push(one);
    if (one.rank !== 'note')
      notes = one.rank === null ? notes : /^notes?\b/i.test(one.title) || (notes && one.kind !== 'statement');
  };
  const opened = new Ahead(document, TABLE_ALONE);
  let from = 1;
  for (const { line, end } of [...blockSpans(document), { line: document.lines.length + 1, end: 0 }]) {
    for (const at of linesHolding(document, TEXT, from, line))
      add(textCandidate(document, at, document.lines[at - 1] ?? '', notes));
    for (let at = opened.from(line - 1); at < end; at = opened.from(at + 1))
      if (at + 1 >= line) add(tableTitle(document, at + 1));
    from = end + 1;
  }
  return found;
}

/** A line that is neither blank nor a row of a table of pipes. */
const TEXT = /^(?![^\S\n]*\\?\|)[^\S\n]*\S/gm;
/** A tag that opens a table, and nothing else. */
const TABLE_ALONE = /^[^\S\n]*<table\b[^<>\n]*>[^\S\n]*$/gim;

/** Bold lines of a few words, one under another with no text between, are the stacked heads of columns. */
const SHORTEST_STACK = 4;

function withoutColumnHeads(document: Document, found: readonly Candidate[]): readonly Candidate[] {
  const kept: Candidate[] = [];
  let stack: Candidate[] = [];
  const close = (): void => {
    if (stack.length < SHORTEST_STACK) kept.push(...stack);
    stack = [];
  };
  for (const one of found) {
    const last = stack[stack.length - 1];
    const few = one.kind === 'bold' && one.rank === null && one.title.split(' ').length <= 4;
    if (!few || (last && hasText(document, last.line, one.line))) close();
    if (few) stack.push(one);
    else kept.push(one);
  }
  close();
  return kept;
}

/** True when a line between two others holds text that is not bold. */
function hasText(document: Document, from: number, to: number): boolean {
  for (let line = from + 1; line < to; line += 1) {
    const text = (document.lines[line - 1] ?? '').trim();
    if (text !== '' && !BOLD.test(text)) return true;
  }
  return false;
}

function textCandidate(document: Document, line: number, text: string, notes: boolean): Candidate | null {
  if (text.length > 1000 || /^(?: {4}|\t)/.test(text)) return null;
  const bare = withoutCentring(text);
  const atx = ATX.exec(bare);
  if (atx) return marked(line, 'atx', (atx[1] ?? '').length, (atx[2] ?? '').replace(/[ \t]+#+[ \t]*$/, ''));
  const html = HTML_HEADING.exec(bare);
  if (html) return marked(line, 'atx', Number(html[1]), html[2] ?? '');
  const level = underlined(document, line);
  if (level !== null) return marked(line, 'setext', level, bare);
  if (bare.length > LONGEST_TITLE + 40) return null;
  return (
    bold(document, line, bare) ?? statement(document, line, bare) ?? numberedNote(document, line, bare, notes)
  );
}

/** `<div align="center">Balance Sheet</div>`, or its first or last line alone (edgartools). */
function withoutCentring(text: string): string {
  if (!text.includes('<')) return text;
  return text
    .replace(/^\s*(?:<(?:div|center|p)\b[^<>]*>\s*)+/i, '')
    .replace(/(?:\s*<\/(?:div|center|p)>)+\s*$/i, '');
}

function marked(line: number, kind: 'atx' | 'setext', stated: number, markdown: string): Candidate | null {
  const title = oneLine(markdown);
  return isTitle(title) && !isSentence(title)
    ? { line, title, kind, stated, rank: statementRank(title) }
    : null;
}

/** The level of a setext heading, or null. Prose over a page mark, rows of a table and lists are none. */
function underlined(document: Document, line: number): number | null {
  const text = document.lines[line - 1] ?? '';
  const rule = (document.lines[line] ?? '').trimEnd();
  const level = /^ {0,3}={2,}$/.test(rule) ? 1 : /^ {0,3}-{2,}$/.test(rule) ? 2 : null;
  if (level === null || text.trim() === '' || !opensParagraph(document, line)) return null;
  if (/^\s*(?:[-*+>•]\s|\d+[.)]\s)|\|/.test(text) || text.length > LONGEST_TITLE) return null;
  if (level === 2 && (/[.;,:]\s*$/.test(text) || isPageFurniture(document, line + 1))) return null;
  return level;
}

function bold(document: Document, line: number, bare: string): Candidate | null {
  if (!BOLD.test(bare.trim()) || !opensParagraph(document, line)) return null;
  if (oneLine(bare.replace(/\*\*.*?\*\*|__.*?__|<(?:b|strong)>.*?<\/(?:b|strong)>/gi, '')).length > 6)
    return null;
  if (isRow(bare)) return null;
  const title = oneLine(bare);
  const rank = statementRank(title);
  if (rank === null && !/^\W*$/.test(document.lines[line] ?? '') && isSignature(document, line)) return null;
  if (!isTitle(title) || (rank === null && isNoBoldTitle(title))) return null;
  return { line, title, kind: 'bold', stated: null, rank };
}

/** `**Name** **Age** **Position**`: bold runs side by side are cells; an enumerator before one run is not. */
function isRow(bare: string): boolean {
  const runs = bare.trim().split(/(?:\*\*|__)\s+(?:\*\*|__)/);
  return runs.length > 2 || (runs.length === 2 && !/^(?:\*\*|__)[^*]{0,8}$/.test(runs[0] ?? ''));
}

function statement(document: Document, line: number, bare: string): Candidate | null {
  const described = describedTitle(bare);
  if (described !== null) {
    return { line, title: described, kind: 'statement', stated: null, rank: statementRank(described) };
  }
  if (!mayNameStatement(bare) || bare.includes('|') || !opensParagraph(document, line)) return null;
  const title = oneLine(bare);
  if (!isStatementLine(title)) return null;
  return { line, title, kind: 'statement', stated: null, rank: statementRank(title) };
}

/** A digit in front, as printed or behind marks. */
const MAY_BE_NUMBERED = /^\s*[\d<&$*_~\\\x7f-\uffff]/;

/** `8. Property, plant and equipment` alone between blank lines is a note where notes to accounts are printed. */
function numberedNote(document: Document, line: number, bare: string, notes: boolean): Candidate | null {
  if (!notes || !MAY_BE_NUMBERED.test(bare)) return null;
  if (!opensParagraph(document, line) || !closesParagraph(document, line)) return null;
  const title = oneLine(bare);
  if (!/^\d{1,2}[A-Z]?\.?\s+\p{Lu}[^.;:?!]{3,78}$/u.test(withoutContinued(title))) return null;
  if (!isTitle(title) || /\d[\d,.]*\d/.test(title.replace(/^\d+/, ''))) return null;
  return { line, title, kind: 'statement', stated: null, rank: 'note' };
}

/** The title of a table in its first row, one cell across it: `<tr><td colspan="5">BALANCE SHEET AS AT …</td></tr>`. */
function tableTitle(document: Document, line: number): Candidate | null {
  const text = document.lines[line - 1] ?? '';
  if (!/^\s*<tr/i.test(text) || !/^\s*<table\b[^<>]*>\s*$/i.test(document.lines[line - 2] ?? '')) return null;
  const cell = /^\s*<tr\b[^<>]*>\s*<(t[dh])\b[^<>]*>([^<>]*)<\/\1>\s*<\/tr>\s*$/i.exec(text);
  const title = oneLine(cell?.[2] ?? '');
  if (!isStatementLine(title)) return null;
  return { line, title, kind: 'statement', stated: null, rank: statementRank(title) };
}

/** True when a paragraph begins here: a blank line, a mark, furniture or the top of the document stands above. */
function opensParagraph(document: Document, line: number): boolean {
  const above = document.lines[line - 2] ?? '';
  return (
    /^\W*$/.test(above) ||
    isPageFurniture(document, line - 1) ||
    ATX.test(above) ||
    /^\s*<[^<>]*>\s*$/.test(above)
  );
}

function closesParagraph(document: Document, line: number): boolean {
  return (document.lines[line] ?? '').trim() === '' || isPageFurniture(document, line + 1);
}

/** A bold name over "Managing Director" is signed under the accounts, not printed over a section. */
function isSignature(document: Document, line: number): boolean {
  return SIGNED.test(document.lines[line] ?? '');
}

const SIGNED =
  /^\W*(?:(?:managing |whole[- ]time |non-executive |independent |executive )*director|chairman|partner|chartered accountants?|company secretary|chief \w+ officer|cfo|ceo|secretary|proprietor|membership|din\b|firm reg)/i;

const FIGURE =
  /[₹$€£¥]\s?\d|\d[\d,.\u00a0 ]*\d*\s*%|(?<![\d.-])\d{1,3}(?:,\d{2,3})+|\d\.\d{2,}(?!\.)|^\W*\(?\d+\)?\W*$/;

const MONTH =
  '(?:january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)';
/** Dates and spans of columns, alone or in a row: they head columns, not sections. */
const PERIOD_ONLY = new RegExp(
  `^(?:[\\s,.()*#&–—-]|(?:as )?(?:at|on|of|the|for|and|to|from|ended|ending|period|restated|audited|unaudited)\\b|(?:three|six|nine|twelve)\\b|(?:months?|years?|quarters?|half|thereafter|total)\\b|${MONTH}\\b|\\d{1,2}(?:st|nd|rd|th)?\\b|(?:19|20)\\d\\d(?:[-–/]\\d{2,4})?)+$`,
  'i',
);

/** A word that begins as no word of a date or span does. */
const OTHER_WORD = /\b[bcgiklvwxz]/i;

/** A footnote that begins with `#` as its mark is a sentence, and long. */
function isSentence(title: string): boolean {
  const words = title.split(' ').length;
  return words > 22 || (words > 12 && /[.;]$/.test(title));
}

/** Words are needed; figures, a unit or a note in brackets, and the dates of columns are no title. */
function isTitle(title: string): boolean {
  if (/^\d{4}(?:-\d\d)?$/.test(title)) return true;
  if (title.length > LONGEST_TITLE || !/\p{L}{2}|\p{L}\W*\d/u.test(title)) return false;
  if (NO_TITLE.test(title) || /^(?:[([][^()[\]]*[)\]]\s*)+$/.test(title)) return false;
  if (!OTHER_WORD.test(title) && PERIOD_ONLY.test(title)) return false;
  return title.replace(AMOUNT, '').replace(/[^\p{L}]/gu, '') !== '';
}

/** What is signed under accounts or noted below a table, never printed over a section; `# Refer note 13` is a footnote. */
const NO_TITLE =
  /^(?:refer(?:s|red)?\b.*|chartered accountants?|(?:for )?.{2,40}\bllp|for and on behalf of .*|place ?:.*|date ?:.*|\W*page \d+|.*% change\b.*)$/i;

const AMOUNT =
  /(?:\b(?:c(?=\.)|inr|usd|eur|gbp|rs\.?|us|sgd|chf|pence|cents?|share|km|days|mathrm|text|crores?|cr|lakhs?|millions?|mn|bn|billions?|m|k|x|bps|pts?|per cent|pp)\b|(?<=\d)(?:m|bn|mn|k|x|pp|bps|cr)\b|\\[a-z]+)/gi;

/** Heads of columns and totals that converters print in bold. */
function isNoBoldTitle(title: string): boolean {
  return (
    FIGURE.test(title) ||
    /^particulars\b|^\((?![ivxa-z]{1,4}\))|^(?:page|none|nil|name)$/i.test(title) ||
    /^(?:total|sub-?total|previous year|current year|amount|notes?|n ?o ?t ?e ?s|or|and|sr\.? no|sl\.? no|s\. ?no|% change|description|unaudited|audited|place|date|contd)\b[\s.:)]*(?:particulars|\d|$|total|%|:)/i.test(
      title,
    ) ||
    /[,;]$|^\p{Ll}/u.test(title)
  );
}
