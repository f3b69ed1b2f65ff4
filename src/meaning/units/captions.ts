import type { Document } from '../../document/document.js';
import { once } from '../../document/document.js';
import { oneLine } from '../../document/plain.js';
import { linesHolding } from '../../document/scan.js';
import { fold } from '../../figures/fold.js';
import { shearedLine, shearedTables } from '../../tables/sheared.js';
import { tablesOn } from '../../tables/tables.js';
import type { ScaleName } from '../answer.js';
import { mentionsIn } from '../periods/period-words.js';
import type { UnitWords } from './unit-words.js';
import { moneyWords, unitWords } from './unit-words.js';

/** A line outside tables whose words set the unit of figures below it. */
export interface Caption {
  readonly line: number;
  /** The deciding words, with their brackets where they have some. */
  readonly text: string;
  readonly unit: UnitWords;
  /** The scale of share counts when the caption names one: "shares in millions"; `one` when they are exempt. */
  readonly shares: ScaleName | null;
  /** True when the line says nothing else. */
  readonly pure: boolean;
  /** True when it speaks for all that follows: "All amounts in …", "rounded to the nearest …". */
  readonly general: boolean;
  /** True when its line is a title, or a sentence that leads to what follows: "as follows (in millions):". */
  readonly leads: boolean;
  /** True when it is what the heads of columns say of their unit: "31 March 2024 £'000". */
  readonly heads: boolean;
}

export const MAY_DECLARE =
  /la(?:kh|c)s?|crore|\bcrs?\b|million|thousand|billion|trillion|'?000|mio|mn\b|mrd|millier|milliard|millones|milh|migliaia|milion|duizend|miljo|taka|baht|ringgit|rupiah|pesos?\b|chf|teur|tausend|₹|\brs\b|rupee|\binr\b|[$€£¥`\ufffd%]|dollar|euro|yen|rmb|sterling|per ?cent|\bnos\b|\bin [jdhi]\s*\)/i;
/** "Net sales are as follows (in": the unit stands on the next line. */
const ENDS_IN = /\([^()]{0,20}\bin\s*$/i;
/** The same, and looked for in all lines at once. */
const DECLARING = new RegExp(`${MAY_DECLARE.source}|${ENDS_IN.source}`, 'gim');
// words that may stand beside a unit in a caption without making it a sentence
const FILLER =
  /\b(?:all|the|notes?|amounts?|amt|figures?|values?|numbers?|are|is|is in|in|of|and|or|as|unless|except|otherwise|where|stated|indicated|specified|mentioned|noted|expressed|presented|reported|shown|rounded|off|to|nearest|for|per|share|shares|data|prices?|amounts|which|reflected|par|value|number|ratios?|eps|percentages?|employees|earnings|equity|units?|unit|currency|contract rates?|net income|net loss|usd|u\.s|us|inr|rs|rupees?|dollars?|million|millions|thousands?|crores?|lakhs?|en|em|di|van|von|x|montants?|exprimée?s?|sauf|indication contraire|importes|expresad[oa]s|valores|expressos?|importi|espressi|bedragen|tenzij anders vermeld|angaben|beträge|alle|sofern nicht anders angegeben)\b\.?/gi;
const GENERAL =
  /\b(?:all|the|these|its|our)?\s*(?:amounts?|figures|values|numbers|currency|financial statements?|accounts|statements)\b[^.;]{0,140}\b(?:in|to the nearest)\b/i;
const ROUNDED = /\brounded\s*(?:off\s*)?(?:to|up to)\s*(?:the\s*)?nearest\b/i;
/** No general caption without one of these: the quick answer for most lines. */
const MAY_BE_GENERAL =
  /amounts?|figures|values|numbers|currency|financial statement|accounts|statements|rounded/gi;
/** Longer lines are prose or data: nothing but a bracket or a rounding sentence in them can declare. */
const LONGEST = 1500;

const known = once((_document: Document): Map<number, Caption | null> => new Map());

/** The caption that stands on a line, or null. Worked out line by line, since most questions need a few lines of many. */
export function captionAt(document: Document, line: number): Caption | null {
  const captions = known(document);
  const held = captions.get(line);
  if (held !== undefined) return held;
  const whole = shearedLine(document, line);
  const raw = whole ?? document.lines[line - 1] ?? '';
  const mayDeclare = raw.length <= LONGEST && (MAY_DECLARE.test(raw) || ENDS_IN.test(raw));
  const found =
    mayDeclare && (whole !== null || tablesOn(document, line).length === 0)
      ? captionOf(whole ?? joined(document, line - 1), line)
      : null;
  captions.set(line, found);
  return found;
}

/** The last caption above a line that passes a test, not above line `floor`. */
export function captionBefore(
  document: Document,
  line: number,
  floor: number,
  test: (caption: Caption) => boolean,
): Caption | null {
  for (let n = line - 1; n >= floor; n -= 1) {
    const caption = captionAt(document, n);
    if (caption && test(caption)) return caption;
  }
  return null;
}

/** All captions of the document, in line order. */
export const captions = once((document: Document): readonly Caption[] => {
  const lines = new Set(linesHolding(document, DECLARING));
  // its lines say what they say when they are made whole
  for (const { line, end } of shearedTables(document)) for (let n = line; n <= end; n += 1) lines.add(n);
  return captionsOn(
    document,
    [...lines].sort((a, b) => a - b),
  );
});

/** The captions that speak for all that follows, in line order. */
export const generalCaptions = once((document: Document): readonly Caption[] =>
  captionsOn(document, [...linesHolding(document, MAY_BE_GENERAL)]).filter(({ general }) => general),
);

function captionsOn(document: Document, lines: readonly number[]): readonly Caption[] {
  return lines.flatMap((line) => captionAt(document, line) ?? []);
}

/** "Net sales are as follows (in" and on the next line "millions):": a bracket that a line end cut in two. */
function joined(document: Document, index: number): string {
  const raw = document.lines[index] ?? '';
  const next = document.lines[index + 1] ?? '';
  return /\([^()]{0,60}$/.test(raw) && /^[^()]{1,80}\)/.test(next) ? `${raw} ${next}` : raw;
}

/** What a line of text declares, or null: most lines that name a unit only use it. */
export function captionOf(raw: string, line: number): Caption | null {
  const text = oneLine(raw).replace(/^#+\s*/, '');
  const heading = /^\s*(?:#|\*\*)/.test(raw);
  const bracket = bracketUnit(text);
  const money = moneyWords(text);
  // "USD ($) $ in Thousands": the bracket names the currency, the line the scale
  const scaled = bracket?.words.scale === 'one' && money !== null && money.scale !== 'one';
  if (bracket && !scaled && headsOfOthers(text, bracket)) return null;
  if (bracket && !scaled) return captionFrom(bracket.words, bracket.text, text, line, heading);
  if (!money) return null;
  const rest = restOf(text, money);
  const named =
    money.scale === 'one' ? AMOUNTS_IN.test(money.text) : !money.bare || /^\W*in\b/i.test(money.text);
  if (isOfHeads(text, money))
    return { ...captionFrom(money, money.text, text, line, heading), pure: true, heads: true };
  if (named && (rest === '' || (heading && rest.length < 100 && text.length - money.end < 3)))
    return captionFrom(money, money.text, text, line, heading);
  if (isGeneral(text, money)) return captionFrom(money, money.text, text, line, heading);
  return null;
}

/** "Amount in Rs.": a currency alone is a unit where the words speak of amounts. */
export const AMOUNTS_IN =
  /^\W*(?:amounts?|amt\.?|figures|values?)\s+(?:are\s+)?(?:stated\s+|expressed\s+)?in\b/i;

function captionFrom(unit: UnitWords, words: string, text: string, line: number, heading: boolean): Caption {
  const pure = restOf(text, unit) === '';
  return {
    line,
    text: words,
    unit,
    shares: sharesIn(text),
    pure,
    general: isGeneral(text, unit),
    leads: heading || /:$/.test(text),
    heads: false,
  };
}

/** "Year ended 31 March 2024 £'000", "2024 2023 £'000 £'000", "Note £'000 £'000": a line of heads, each with its unit. */
function isOfHeads(text: string, money: UnitWords): boolean {
  if (money.currency === null || text.length > LONGEST_HEADS) return false;
  const parts = text.split(money.text);
  let rest = parts.join(' ');
  const times = mentionsIn(rest);
  if (times.length === 0 && parts.length < 3) return false;
  for (const { start, end } of [...times].reverse()) rest = `${rest.slice(0, start)} ${rest.slice(end)}`;
  return rest.replace(OF_HEADS, '') === '';
}

const LONGEST_HEADS = 160;
const OF_HEADS =
  /\b(?:as|at|on|of|the|for|years?|quarters?|half|months?|period|ended|ending|three|six|nine|twelve|audited|unaudited|restated|notes?)\b|[^\p{L}\p{N}]+/giu;

/** A bracket that holds a unit and little else: "(₹ in crore)", "(in millions, except per share data)". */
function bracketUnit(text: string): { readonly words: UnitWords; readonly text: string } | null {
  for (const m of text.matchAll(/[([]((?:[^()[\]]|\([^()]*\))*)[)\]]/g)) {
    const inner = m[1] ?? '';
    if (inner.length > 220) continue;
    const words = pureKind(m[0]) ?? moneyWords(m[0]);
    if (
      !words ||
      (words.kind === 'money' &&
        /\d/.test(m[0].replace(/'?\b000s?\b/g, '').replace(/\b(?:19|20)\d\d\b/g, '')))
    )
      continue;
    if (restOf(m[0], words) !== '' && !isShareOf(words, m[0])) continue;
    // "the Rupee (₹), which is": a currency in brackets is a caption only where the line says nothing else
    if (
      words.scale === 'one' &&
      words.kind === 'money' &&
      !AMOUNTS_IN.test(m[0]) &&
      restOf(text, { ...words, start: m.index ?? 0, end: (m.index ?? 0) + m[0].length }) !== ''
    )
      continue;
    return {
      words: { ...words, start: (m.index ?? 0) + words.start, end: (m.index ?? 0) + words.end },
      text: m[0],
    };
  }
  return null;
}

/** "Borrowers (millions) Outstanding loans (USD billion)": the heads of columns, each in a unit of its own. */
function headsOfOthers(text: string, first: { readonly words: UnitWords; readonly text: string }): boolean {
  const at = text.indexOf(first.text);
  const rest = text.slice(at + first.text.length);
  const next = first.words.kind === 'money' && /^\s*\p{L}/u.test(rest) ? bracketUnit(rest) : null;
  return next !== null && next.words.kind === 'money' && next.words.scale !== first.words.scale;
}

/** "(Per cent of GDP)", "(as % of total income)": what the percentages are of may be said. */
function isShareOf(words: UnitWords, bracket: string): boolean {
  return (
    words.kind === 'percent' &&
    /^\W*(?:as |in )?(?:an? )?(?:%|per ?cent(?:age)?)\s+(?:of|to)\b/i.test(bracket)
  );
}

/** "(in per cent)", "(%)", "(Number of shares in lakhs)": nothing but a kind. */
function pureKind(bracket: string): UnitWords | null {
  const words = unitWords(bracket);
  if (!words || words.kind === 'money' || words.kind === 'per share' || bracket.length >= 42) return null;
  // "(In millions, except number of shares)"
  if (/\bexcept\b/i.test(bracket)) return null;
  return /^\W*(?:in |as |an? |no\b|nos\b|number|shares|units|%|per ?cent|times)/i.test(bracket) ||
    bracket.startsWith('(%')
    ? words
    : null;
}

/** What a text says beside its unit, filler taken out: '' when it says nothing else. */
function restOf(text: string, unit: UnitWords): string {
  const beside = `${text.slice(0, unit.start)} ${text.slice(unit.end)}`;
  return (
    fold(beside)
      .replace(FILLER, ' ')
      // the same said in an Indian language: (₹ लाख में, Rs. in lakh)
      .replace(/[\u0900-\u0d7f]+/g, ' ')
      .replace(/[^\p{L}\p{N}]+/gu, ' ')
      .trim()
  );
}

function isGeneral(text: string, unit: UnitWords): boolean {
  if (unit.kind !== 'money') return false;
  const before = text.slice(0, unit.end);
  if (/\bcalculated\b|\bcomputed\b/i.test(before)) return false;
  if (ROUNDED.test(text)) return true;
  // a sentence that names the presentation currency says nothing of the scale
  if (unit.scale === 'one' && !/\b(?:all|the) (?:amounts|figures|values)\b/i.test(text)) return false;
  return (
    GENERAL.test(before) &&
    !/\bfollowing table|table below|\bper share data of/i.test(text) &&
    /\ball\b|unless|otherwise|financial statements?|presented|expressed|stated|rounded/i.test(text)
  );
}

/** "shares in millions", "except number of shares, which are reflected in thousands", "except share and per share amounts". */
export function sharesIn(text: string): ScaleName | null {
  const folded = fold(text);
  const own =
    /\b(?:number of )?shares?(?:,)?(?: which)?(?: are)?(?: reflected)?(?: stated)? in (thousands?|millions?|lakhs?|crores?)/i.exec(
      folded,
    );
  if (own) return moneyWords(`in ${own[1]}`)?.scale ?? null;
  if (/\bmio\.? aktien\b/i.test(folded)) return 'million';
  return /\bexcept\b[^)]*\b(?:number of )?shares?\b(?! data| prices?)[^)]*/i.test(folded) &&
    !/\bexcept (?:for )?(?:earnings )?per[- ]share/i.test(folded)
    ? 'one'
    : null;
}
