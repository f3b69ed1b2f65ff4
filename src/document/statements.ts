import { fold } from '../figures/fold.js';

/** How near the top of a report a heading stands, where its line carries no `#`: parts, then statements, then notes. */
export type StatementRank = 'part' | 'statement' | 'note';

interface TitleForm {
  readonly pattern: RegExp;
  readonly rank: StatementRank;
}

const SCOPE = String.raw`(?:(?:audited|unaudited|standalone|stand-alone|consolidated|condensed|interim|abridged|separate|summary|summarised|company|group|parent|restated|detailed)\s+)*`;

/** Titles that head a part, a statement or a note of a report, without emphasis, in lower case; seen where each says. */
const TITLE_FORMS: readonly TitleForm[] = [
  // 10-K and 10-Q: PART II, ITEM 8. FINANCIAL STATEMENTS; Indian volumes: PART B, VOLUME I, CHAPTER 3
  { pattern: /^part\s*[-–:]?\s*(?:[ivx]{1,4}|[a-e]|\d)\b/, rank: 'part' },
  { pattern: /^(?:volume|chapter)\s*[-–:]?\s*(?:[ivxl]{1,6}|\d{1,2})\b/, rank: 'part' },
  { pattern: /^item\s*\d{1,2}\s?[a-c]?\b/, rank: 'statement' },
  // dividers of annual reports
  { pattern: new RegExp(`^${SCOPE}financial (?:statements|results|highlights)\\b`), rank: 'part' },
  // the statements themselves
  { pattern: new RegExp(`^${SCOPE}balance sheets?\\b`), rank: 'statement' },
  { pattern: new RegExp(`^${SCOPE}(?:statements?|stt\\.?) (?:of|on|showing)\\b`), rank: 'statement' },
  {
    pattern: new RegExp(
      `^${SCOPE}(?:income|cash[- ]?flows?|profit (?:and|&) loss) (?:statements?|accounts?)\\b`,
    ),
    rank: 'statement',
  },
  { pattern: new RegExp(`^${SCOPE}profit (?:and|&) loss\\b`), rank: 'statement' },
  {
    pattern: new RegExp(
      `^${SCOPE}(?:receipts (?:and|&) payments|income (?:and|&) expenditure) (?:account|statement)\\b`,
    ),
    rank: 'statement',
  },
  // state accounts and budgets
  {
    pattern: /^\d{1,2}[a-z]?\.?\s*[-–:]?\s*(?:detailed |summary |summarised )?statement (?:of|on|showing)\b/,
    rank: 'statement',
  },
  {
    pattern:
      /^(?:schedule|annexure|annex|appendix|abstract)\s*[-–:]?\s*(?:no\.?\s*)?(?:[ivx]{1,5}|[a-z]|\d{1,3})\b/,
    rank: 'statement',
  },
  { pattern: /^abstract (?:of|showing)\b/, rank: 'statement' },
  // notes and reports
  {
    pattern: new RegExp(
      `^(?:explanatory )?notes? (?:to|on|annexed to|forming (?:a )?parts? of) (?:the )?(?:.{0,30}\\s)?${SCOPE}(?:financial|accounts|balance sheet)`,
    ),
    rank: 'statement',
  },
  { pattern: /^(?:independent )?auditor[’'s]*\s+report\b/, rank: 'statement' },
  { pattern: /^(?:the )?(?:board|directors?)[’'s]*\s+report\b/, rank: 'statement' },
  {
    pattern: /^reports? of (?:the )?(?:independent|registered|statutory|auditors?|directors?|board)\b/,
    rank: 'statement',
  },
  { pattern: /^management[’'s]*\s+discussion (?:and|&) analysis\b/, rank: 'statement' },
  { pattern: /^(?:report on )?corporate governance(?: report)?\b/, rank: 'statement' },
  { pattern: /^(?:summary of )?(?:significant|material) accounting policies\b/, rank: 'note' },
  // German: Continental's report
  {
    pattern:
      /^(?:konzern-?)?(?:bilanz|anhang|lagebericht|kapitalflussrechnung|gesamtergebnisrechnung|eigenkapitalver[aä]nderungsrechnung|gewinn- und verlustrechnung)\b/,
    rank: 'statement',
  },
  { pattern: /^note\s*(?:no\.?)?\s*[-–:]?\s*\d{1,3}/, rank: 'note' },
];

/** `Statement No. 18` in the spellings of printed accounts, folded and in lower case; its group is the number. */
const STATEMENT_NUMBER = String.raw`(?:(?:statement|stt|stmt)[\s.:_-]*(?:(?:nos?|number|num|nr|n[°º]|№|#)[\s.:_-]*)?|st[\s.]*no[\s.:_-]*)(\d{1,3}(?:\s?\([a-z]\)|-?[a-z](?![a-z]))?)`;

/** Groups: number, what follows it. */
const NUMBERED_STATEMENT = new RegExp(`^${STATEMENT_NUMBER}(?![\\d,]|\\.\\d)(.*)$`);
const MENTION = new RegExp(`\\b${STATEMENT_NUMBER}(?![.,]?\\d)`, 'gi');

/** Words that say that a heading goes on from the page before: contd., continued, cont'd, concld. */
const CONTINUED =
  /[\s,:.–—-]*[([]?\s*\b(?:con(?:ti)?n?t?[’'.]?d|contin(?:ued)?|concl(?:u?ded|d))\b[\s.…]*[)\]]?[\s.…–—-]*$/i;

/** The date or span at the end of a title. */
const DATED = /\s+(?:as (?:at|on|of)|for the|zum|f[uü]r)\b.{3,60}\d{4}\W*$/i;

/** Dates and issuers that may follow the name of a statement on the same line. */
const TAIL =
  /^[\s,.:;–—-]*(?:(?:\(?(?:as (?:at|on|of)|for the|for|dated|zum|f[uü]r)\b[^.]{3,70})|(?:of [^.]{3,60} (?:limited|ltd|plc|inc|company|corporation)\.?)|\([^()]{2,60}\)|\d{4}|[\s.])*$/;

/** The issuer before the title, as on every page of a 10-Q: `KILN WORKS, INC. CONSOLIDATED BALANCE SHEETS`. */
const ISSUER = /^.{2,50}\b(?:inc|ltd|limited|plc|corporation)\b[.,]?\s+(?=\p{L})/iu;

/** What the plain title of a heading says about statements, or null when it names none. */
export function statementRank(title: string): StatementRank | null {
  if (!mayNameStatement(title)) return null;
  const text = normal(title);
  if (NUMBERED_STATEMENT.test(text)) return 'statement';
  const bare = text.replace(ISSUER, '');
  return TITLE_FORMS.find(({ pattern }) => pattern.test(text) || pattern.test(bare))?.rank ?? null;
}

/** A word of each of the title forms, in any case; or what folding and taking off marks may turn into one. */
const MAY_NAME =
  /[^\x20-\x7e]|[<&$*_~\\]|\S \S \S \S |^\s*st|part|volume|chapter|item|financial|balance|statement|stt|account|profit|schedule|annex|appendix|abstract|note|report|management|governance|policies|bilanz|anhang|bericht|rechnung/i;

/** False for a line, as printed or plain, that cannot name a statement, part or note: the quick answer for most. */
export function mayNameStatement(line: string): boolean {
  return MAY_NAME.test(line);
}

/** True when a plain line, which nothing marks as a heading, is the title of a statement and nothing more. */
export function isStatementLine(line: string): boolean {
  const title = withoutContinued(line);
  if (title.length > LONGEST_LINE || /\.{4}|…{2}/.test(title)) return false;
  const text = normal(title);
  const capitals = !/\p{Ll}/u.test(title.replace(/\b(?:st|nd|rd|th|No|Nos)\b/g, ''));
  const numbered = NUMBERED_STATEMENT.exec(text);
  if (numbered) return isTitleAfterNumber(title, numbered[2] ?? '', capitals);
  const form = TITLE_FORMS.find(({ pattern }) => pattern.test(text));
  if (!form || !/^[\p{Lu}\d]/u.test(title)) return false;
  const rest = text.slice(form.pattern.exec(text)?.[0].length ?? 0);
  // `Item 1. Business 3`, `Balance Sheet 2.27 (59.19)`: a line of a table of contents, a row of a table
  if (/\p{L}\D*\s\d{1,3}$/u.test(rest) || AMOUNTS.test(title)) return false;
  if (/[.,;]$/.test(title) && !/\b(?:ltd|inc|no)\.$/i.test(title)) return false;
  return capitals || TAIL.test(rest) || isTitleCase(title.replace(DATED, ''));
}

const LONGEST_LINE = 160;
const AMOUNTS = /\d,\d{2,3}\b(?!,? ?\d{4})|\(\d+[.,]\d|(?<![.\d])\d+\.\d{1,2}\b(?![.\d])/;

/** After `Statement No. 18` come nothing, a dash and a title, or a title; a verb makes it a sentence. */
function isTitleAfterNumber(title: string, rest: string, capitals: boolean): boolean {
  if (/^[\s.:–—_-]*$/.test(rest) || capitals) return true;
  if (/[.;,]$/.test(title)) return false;
  return /^\s*[:–—-]/.test(rest) || TAIL.test(rest) || isTitleCase(rest);
}

/** The title of a statement that LandingAI took for a logo and described: `<::logo: [Not a logo] Balance Sheet As at …::>`. */
export function describedTitle(line: string): string | null {
  const found = /^<::\s*logo:\s*(?:\[[^\]]*\]\s*)?(.{5,80}?\d{4})\b/i.exec(line)?.[1];
  return found && isStatementLine(found) ? found : null;
}

const SMALL_WORDS = /^(?:that|with|from|into|upon|over|their|under|between|other|which)$/;

/** Most words of a title are capitalised; most words of a sentence are not. */
function isTitleCase(text: string): boolean {
  const words = text.split(/[\s/–—-]+/).filter((word) => /^\p{L}{4,}/u.test(word.replace(/^[^\p{L}]+/u, '')));
  const small = words.filter((word) => /^[^\p{L}]*\p{Ll}/u.test(word) && !SMALL_WORDS.test(word));
  return words.length > 0 && words.length <= 14 && small.length === 0;
}

/**
 * One key for every spelling of the same numbered statement: `STATEMENT NO.18`, `Statement-18`, `Stt. No. 18 (contd.)`
 * and `Statement No.18- Loans` are `statement 18`. Null for any other text.
 */
export function statementKey(title: string): string | null {
  const found = NUMBERED_STATEMENT.exec(normal(closeSpacing(title)));
  return found ? `statement ${statementNumber(found[1])}` : null;
}

/** A numbered statement that a text names: its number, and how it is spelled there. */
export interface StatementMention {
  readonly number: string;
  readonly spelling: string;
}

/** The numbered statements that a plain text names, in its title or in passing, in order. */
export function statementMentions(text: string): readonly StatementMention[] {
  return Array.from(fold(text).matchAll(MENTION), (found) => ({
    number: statementNumber(found[1]),
    spelling: text.slice(found.index, found.index + found[0].length),
  }));
}

function statementNumber(printed = ''): string {
  return printed.toLowerCase().replace(/[\s()]/g, '');
}

/** One key for a heading however it is printed: case, dashes, blanks, "contd." and the issuer do not count. */
export function titleKey(title: string): string {
  const numbered = statementKey(title);
  if (numbered !== null) return numbered;
  const text = withoutContinued(title);
  const bare = text.replace(ISSUER, '');
  return titleWords(statementRank(bare) === null ? text : bare);
}

/** The words of a title, folded, one blank between them. */
export function titleWords(title: string): string {
  return normal(withoutContinued(title))
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** True for "Note 4 (contd.)", "Notes to accounts – continued". */
export function isContinued(title: string): boolean {
  return CONTINUED.test(title.replace(REMARK, ''));
}

/** What stands in brackets after the title of a statement and is no part of it. */
const REMARK = /(?:\s*\((?:un)?audited\)|\s*\(in (?:millions|thousands)[^()]*\))+\s*$/i;

/** A title without the words that say that it goes on. */
export function withoutContinued(title: string): string {
  return title.replace(REMARK, '').replace(CONTINUED, '').trim();
}

/** `S T A T E M E N T` is one word: five or more characters, each alone between blanks. */
function closeSpacing(text: string): string {
  return text.replace(/(?<!\S)(?:\S ){4,}\S(?!\S)/gu, (run) => run.replace(/ /g, ''));
}

function normal(title: string): string {
  return fold(closeSpacing(title).normalize('NFKC')).toLowerCase().replace(/\s+/g, ' ').trim();
}
