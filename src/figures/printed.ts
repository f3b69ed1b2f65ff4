import { CURRENCY_SIGN, currencyOfSign } from './currencies.js';
import { negate } from './decimal.js';
import { fold } from './fold.js';
import type { NumberStyle } from './grouping.js';
import { readRun } from './grouping.js';
import { masked, withoutOthers } from './not-figures.js';
import { isPlainFigure, plainDigits, plainFigure } from './plain-figures.js';
import type { PrintDamage, Printed } from './printed-figure.js';

export type { PrintDamage, Printed } from './printed-figure.js';

// a form feed or another control byte, or the replacement character, in place of a separator
const LOST = /[\x00-\x08\x0b-\x1f\x7f\ufffd]/;
const PERCENT = /^\s?(?:%|per ?cent\b)/i;

const CURRENCY_BEFORE = new RegExp(`(?:${CURRENCY_SIGN}|(?<=^|[\\s(])\`)\\s{0,2}$`, 'i');
// the sign between two figures stands in front of the second: "286.7 $ 73"; only a euro may end the first
const CURRENCY_AFTER = new RegExp(
  `^\\s?(?:(\u20ac|\\beur\\b)|(${CURRENCY_SIGN})(?!\\s*\\(?\\d))(?!\\w)`,
  'i',
);
const FOOTNOTES = /^(?:\s?\[\w{1,3}\]|\((?:[a-z]|\d{1,2}|[ivx]{1,4})\)|\s?[*#\u2020\u2021@^]+)+/i;
// "- (dash)": a converter that reads pictures tells of the mark, too
const NIL =
  /^(?:-{1,3}(?:\s?\((?:\w+ )?(?:dash|dot|hyphen|line)\))?|\(dash\)|\.{2,4}|\u2026|nil|n\.?\s?a\.?|n\/a|n\.?m\.?)$/i;

/** True for a mark that stands for "nothing", which is neither zero nor missing. */
export function isNil(text: string): boolean {
  return NIL.test(fold(text).trim());
}

/** A cell of a table, or running text: there "(Rs. 35)" is an aside, in a cell it is negative. */
export type Place = 'cell' | 'prose';

/**
 * Finds the figures of a piece of plain text (a cell, a line of prose) in order. Dates, spans of years, times and
 * account codes are passed over.
 */
export function printedFigures(text: string, style: NumberStyle, place: Place = 'cell'): readonly Printed[] {
  if (style.decimal === '.' && isPlainFigure(text)) return [plainFigure(text)];
  const folded = masked(fold(text));
  const found: Printed[] = [];
  const runs = runPattern(style);
  let used = 0;
  runs.lastIndex = 0;
  for (let m = runs.exec(folded); m; m = runs.exec(folded)) {
    const printed = figureAt(text, folded, {
      at: m.index,
      run: m[0].replace(/[.,' ]+$/, ''),
      used,
      style,
      place,
    });
    used = printed.to;
    runs.lastIndex = Math.max(runs.lastIndex, used);
    found.push(printed);
  }
  return found;
}

/** The runs of digits and separators of a text: what {@link styleOf} votes on. */
export function digitRuns(text: string): readonly string[] {
  if (isPlainFigure(text)) return [plainDigits(text)];
  return withoutOthers(fold(text)).match(/\d[\d.,']*\d%?|\d%?/g) ?? [];
}

const PATTERNS = new Map<string, RegExp>();

function runPattern(style: NumberStyle): RegExp {
  const key = `${style.decimal}${style.blanks}`;
  const known = PATTERNS.get(key);
  if (known) return known;
  const mark = style.decimal === '.' ? '\\.' : ',';
  const blanks = style.blanks ? `(?<![\\d.,])\\d{1,3}(?: \\d{3})+(?:${mark}\\d+)?(?![\\d])|` : '';
  const made = new RegExp(
    `${blanks}(?<!\\w)[.,']?\\d(?:[\\d.,']|${LOST.source}(?=\\d))*|(?<=${LOST.source})\\d[\\d.,' ]*\\d`,
    'g',
  );
  PATTERNS.set(key, made);
  return made;
}

interface Run {
  readonly at: number;
  readonly run: string;
  /** Where the figure before ended: its marks are not ours. */
  readonly used: number;
  readonly style: NumberStyle;
  readonly place: Place;
}

function figureAt(text: string, folded: string, found: Run): Printed {
  const { at, run, style, place } = found;
  const lead = leadOf(folded, found.used, at);
  const tail = tailOf(folded, at + run.length, lead.bracket !== null, lead.currency === null);
  const asideInProse = place === 'prose' && lead.currencyInBracket;
  const lostClose =
    place === 'cell' && isBlank(folded, 0, lead.from) && isBlank(folded, tail.to, folded.length);
  const bracketed = lead.bracket !== null && !asideInProse && (tail.closed || lostClose);
  const start = lead.bracket !== null && !bracketed ? lead.withoutBracket : lead.start;
  const end = tail.closed && !bracketed ? tail.beforeClose : tail.end;

  const reading = readRun(run, style.decimal);
  const damage = runDamage(folded, at, at + run.length, place) ?? reading.damage;
  const negative = lead.minus || tail.minus || bracketed;
  const value = damage || !reading.value ? null : negative ? negate(reading.value) : reading.value;
  return {
    start,
    end,
    text: text.slice(start, end).trim(),
    value,
    percent: tail.percent,
    currency: lead.currency ?? tail.currency,
    damage,
    formatted: /[.,' ]/.test(run),
    from: lead.from,
    to: damage === 'detached-digits' ? Math.max(tail.to, detachedEnd(folded, at + run.length)) : tail.to,
  };
}

interface Lead {
  readonly from: number;
  readonly start: number;
  readonly withoutBracket: number;
  readonly minus: boolean;
  readonly bracket: number | null;
  readonly currency: string | null;
  readonly currencyInBracket: boolean;
}

/** `( - ) US $ (` and some blanks. */
const LONGEST_LEAD = 40;

/** True when nothing but blanks stands between two places; a line of megabytes must not be scanned for each figure. */
function isBlank(text: string, from: number, to: number): boolean {
  for (let at = from; at < to; at += 1) if (text.charCodeAt(at) > 32) return false;
  return true;
}

/** What stands before the digits, from right to left: signs, an opening bracket, a currency, each once. */
function leadOf(folded: string, used: number, at: number): Lead {
  let from = at;
  let start = at;
  let withoutBracket = at;
  let minus = false;
  let bracket: number | null = null;
  let currency: string | null = null;
  let currencyInBracket = false;
  // signs, brackets and currencies are short: what stands further off is looked at no more
  const floor = Math.max(used, at - LONGEST_LEAD);
  for (;;) {
    const before: string = folded.slice(floor, from);
    const boxed = minus ? null : /\(\s*-\s*\)\s*$/.exec(before);
    const dash: RegExpExecArray | null = minus ? null : /[-+]\s?$/.exec(before);
    const open = bracket === null ? /\(\s?$/.exec(before) : null;
    const sign = currency === null ? CURRENCY_BEFORE.exec(before) : null;
    if (boxed) {
      minus = true;
      from = start = withoutBracket = floor + boxed.index;
    } else if (dash && isSign(folded, floor + dash.index)) {
      minus = dash[0].startsWith('-');
      from = start = withoutBracket = floor + dash.index;
      if (!minus) break;
    } else if (open) {
      from = floor + open.index;
      start = from;
      bracket = from;
      currencyInBracket = currency !== null;
    } else if (sign) {
      currency = currencyOf(sign[0]);
      from = floor + sign.index;
    } else break;
  }
  return { from, start, withoutBracket, minus, bracket, currency, currencyInBracket };
}

/** A hyphen that ends a word or joins two figures is no minus; nor is a dash between blanks in a sentence. */
function isSign(folded: string, at: number): boolean {
  if (/[\w.,)\u2060]/.test(folded[at - 1] ?? ' ')) return false;
  return folded[at + 1] !== ' ' || isBlank(folded, 0, at);
}

interface Tail {
  readonly end: number;
  readonly to: number;
  readonly beforeClose: number;
  readonly closed: boolean;
  readonly minus: boolean;
  readonly percent: boolean;
  readonly currency: string | null;
}

/** What stands behind the digits: a closing bracket, a minus, a percent sign, a currency, footnote marks. */
function tailOf(folded: string, after: number, opened: boolean, currencyMissing: boolean): Tail {
  let end = after;
  let closed = false;
  let beforeClose = after;
  let percent = false;
  const take = (pattern: RegExp): boolean => {
    const m = pattern.exec(folded.slice(end, end + 40));
    if (m) end += m[0].length;
    return m !== null;
  };
  // "2024 2023 % Change": the sign belongs to the head behind the year
  const isHead = isYearBeforeChange(folded, after);
  percent = !isHead && take(PERCENT);
  if (opened) {
    // "(0.1x)"
    take(/^\s?(?:x|times|bps|pp)(?=\s*\))/i);
    beforeClose = end;
    closed = take(/^\s*\)/);
  }
  const minus = take(/^-(?![\w($£€₹-])/);
  if (!percent && !isHead) percent = take(PERCENT);
  const suffix = currencyMissing ? CURRENCY_AFTER.exec(folded.slice(end, end + 12)) : null;
  let to = end + (suffix?.[0].length ?? 0);
  to += FOOTNOTES.exec(folded.slice(to, to + 40))?.[0].length ?? 0;
  return {
    end,
    to,
    beforeClose,
    closed,
    minus,
    percent,
    currency: suffix ? currencyOf(suffix[1] ?? suffix[2] ?? '') : null,
  };
}

function isYearBeforeChange(folded: string, at: number): boolean {
  return (
    /(?<![\d.,])(?:19|20)\d\d$/.test(folded.slice(Math.max(0, at - 5), at)) &&
    /^ % ?(?:change|growth|variance|increase)\b/i.test(folded.slice(at, at + 14))
  );
}

function currencyOf(sign: string): string | null {
  return sign.trim() === '`' ? 'INR' : currencyOfSign(sign);
}

function runDamage(folded: string, at: number, end: number, place: Place): PrintDamage | null {
  if (LOST.test(folded.slice(Math.max(0, at - 1), end))) return 'control-character';
  if (detachedEnd(folded, end) > end) return 'detached-digits';
  // "1 6,750", "6 84" in a cell: digits stand off before the run, and this is no grouping by blanks; in running text
  // figures stand side by side
  if (place === 'cell' && /(?:^|[^\d.,'])\d{1,2} $/.test(folded.slice(Math.max(0, at - 5), at)))
    return 'detached-digits';
  if (/^~(?!\s*\d)/.test(folded.slice(end, end + 4))) return 'range-cut';
  return null;
}

/** `3,617.4 8`, `263904.7 5`: the last decimal digit stands apart. Where the detached digit ends, or `end`. */
function detachedEnd(folded: string, end: number): number {
  const m = /^ \d(?![\d.,%])/.exec(folded.slice(end, end + 4));
  return m && /\.\d$/.test(folded.slice(end - 2, end)) ? end + m[0].length : end;
}
