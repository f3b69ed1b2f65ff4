import type { Document } from '../../document/document.js';
import { fiscalYears } from './fiscal-year.js';
import type { Mention } from './period-words.js';
import { mentionsIn, namesSeveralSpans, spanIn } from './period-words.js';
import type { Surroundings, Worked } from './resolve-period.js';
import { workOut } from './resolve-period.js';
import { isPeriodAlone } from './row-period.js';
import { surroundingsOf } from './surroundings.js';

/** A sentence and the offsets of a figure in it. */
export interface InSentence {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/** "(2024: ₹" · "(Previous year: " · "; 31 March 2023: £": a time and a colon lead the figure. */
const LED_BY_TIME = /[(;,]\s*([^(),:;]{2,40}?)\s*:\s*(?:[^\w()]|\b(?:rs\.?|inr|us|usd|hk|[hji])\b)*$/i;
/** " crore (2024:": behind a figure, the same measure of another time. */
const COMPARED_WITH = /^[^()\d.;:]{0,70}\(\s*([^(),:;]{2,40}?)\s*:/;
/** " crore (FY 2025-26)": the time of the figure in brackets. */
const IN_BRACKETS = /^[^()\d.;:]{0,20}\(\s*([^(),:;]{2,30}?)\s*\)/;

/**
 * The time that brackets give a figure of running text or of a label: "₹ 14 crore (2024: ₹ 12 crore)" are the figures
 * of the year reported on and of the one before; "₹ 716 crore (FY 2025-26)" is dated itself.
 */
export function bracketTime(document: Document, { text, start, end }: InSentence): Worked | null {
  const around = surroundingsOf(document, []);
  const [before, after] = [text.slice(0, start), text.slice(end)];
  const led = LED_BY_TIME.exec(before)?.[1];
  if (led && isTime(ofPeriod(led))) {
    const worked = ofLength(workOut(ofPeriod(led), around), text);
    return worked && ofPeriod(led) !== led ? { ...worked, span: 'other', start: null } : worked;
  }
  const compared = ofPeriod(COMPARED_WITH.exec(after)?.[1] ?? '');
  if (isTime(compared)) return ofLength(yearAfter(document, compared, around), text);
  const own = IN_BRACKETS.exec(after)?.[1];
  return own && isPeriodAlone(own) ? workOut(own, around) : null;
}

/** "31 March 2024: ₹" at the beginning of a line. */
const LABELLED = /^\W*([^(),:;]{4,40}?)\s*:\s*(?:[^\w()]|\b(?:rs\.?|inr|us|usd|hk|[hji])\b)*$/i;

/** The time that labels a line with a colon, and is all that stands in front of its figure: "FY 2023-24: ₹ 12 crore". */
export function labelledTime(document: Document, line: string, start: number): Worked | null {
  const label = LABELLED.exec(line.slice(0, start))?.[1];
  if (!label || !isPeriodAlone(label)) return null;
  const worked = workOut(label, surroundingsOf(document, []));
  return /^\d{4}$/.test(label) ? ofLength(worked, line) : worked;
}

/** "(Period 2015: HK$64,892)": the time before the first whole year, of a length that is not told here. */
const ofPeriod = (text: string): string => text.replace(/^period\s+(?=(?:19|20)\d\d$)/i, '');

function isTime(text: string): boolean {
  return isPeriodAlone(text) || /^(?:previous|prior|last) (?:financial )?year$/i.test(text);
}

/** The time a year after one that is compared with, when the report can tell of it. */
function yearAfter(document: Document, compared: string, around: Surroundings): Worked | null {
  const [mention, ...others] = mentionsIn(compared);
  const { current } = fiscalYears(document);
  if (!mention || others.length > 0) return null;
  if (mention.form === 'relative') return mention.years === -1 ? workOut('current year', around) : null;
  const year = mention.form === 'day' ? mention.day.year : 'year' in mention ? mention.year : null;
  if (year === null || (current !== null && year >= current)) return null;
  const next = compared.replace(mention.text, nextYear(mention.text));
  return next === compared ? null : workOut(next, around);
}

/** "31 March 2024" is "31 March 2025" a year on, "2023-24" "2024-25", "FY24" "FY25". */
function nextYear(text: string): string {
  const range = /\b((?:19|20)\d{2})(\s?[-/]\s?)(?:(?:19|20)?\d{2})$/.exec(text);
  if (range) {
    const from = Number(range[1]) + 1;
    return `${text.slice(0, range.index)}${from}-${String(from + 1).slice(2)}`;
  }
  return text.replace(/(\d{4}|\d{2})$/, (digits) => String(Number(digits) + 1).padStart(digits.length, '0'));
}

const BALANCE =
  /\bas (?:at|on|of)\b|\bbalances?\b|\boutstanding\b|\bcumulative\b|\bat the (?:year[- ])?end\b/i;
const FLOW = /\b(?:during|for) the (?:financial |current )?year\b|\brecogni[sz]ed\b|\bincurred\b|\bpaid\b/i;

/** A bare year may be that of a balance: how long it is, the sentence tells or nobody. */
function ofLength(worked: Worked | null, text: string): Worked | null {
  if (worked?.span !== 'year') return worked;
  if (BALANCE.test(text)) return { ...worked, span: 'instant', start: null };
  return FLOW.test(text) ? worked : { ...worked, span: 'other', start: null };
}

const NAMED =
  '(?: the)?(?: (?:first|second|third|fourth) (?:quarter|half) of)?(?: (?:financial|fiscal))?(?: (?:years?|quarter|half[- ]year|(?:three|six|nine) months))?(?: (?:ended|ending))?';
/** "final dividend for fiscal 2024", "agreements entered into during fiscal 2022": a time that tells which is meant. */
const TELLS_WHICH = new RegExp(
  `\\b(?:dividends? (?:declared )?(?:for|of)|(?:entered into|issued|granted|acquired|approved|announced|declared|signed|awarded) (?:in|on|during))${NAMED}\\s*$`,
  'i',
);
const JOINED = new RegExp(`^\\s*(?:,|and|or)${NAMED}\\s*$`, 'i');

/** The times that a sentence names, but those that only tell which of several things it speaks of. */
export function timesOf(text: string): readonly Mention[] {
  let told = -1;
  return mentionsIn(text).filter((m) => {
    const tellsWhich =
      TELLS_WHICH.test(text.slice(0, m.start)) || (told >= 0 && JOINED.test(text.slice(told, m.start)));
    told = tellsWhich ? m.end : -1;
    return !tellsWhich;
  });
}

/** What a time in running text is led by. */
export const LEAD =
  /\b(?:(?:in|during|for|over)(?: the)?(?: (?:financial|fiscal))?(?: (?:year|quarter|half[- ]year|month|months|period))?(?: (?:ended|ending|of))?|(?:at|by)(?: the)? end[- ]?(?:of)?(?: the)?|as (?:at|on|of)(?: the)?(?: end[- ]?(?:of)?)?(?: the)?|end[- ]|(?:year|quarter|months|half[- ]year|weeks) ended)\s*$/i;
/** Between a figure and its time none of these: they open another clause, or tell what the time is of. */
const BREAK =
  /[\d,;:]|\b(?:and|but|while|whereas|which|that|compared|against|versus|vs|from|than|after|before|since|until|till|due|matur\w*|repay\w*|payable|expir\w*|issued|sanctioned|acquired|dated|act|rules)\b/i;
/** A sentence that compares times, or tells of times to come, dates no figure by the one time that it names. */
const COMPARES =
  /\b(?:compared|(?<!more |less )than|against|previous|prior|preceding|earlier|ago|last|next|since|from|until|till|before|after|vs|versus|target\w*|expected|forecast|project(?:ed|ions?)|due|matur\w*|repay\w*|payable|expir\w*|dated|incorporated|established|act|rules|regulations)\b/i;
/** A figure may be so far from the time behind it. */
const LONGEST_GAP = 60;

/**
 * The time of a figure in running text: the one that follows in its own clause ("rose by 8.2 per cent in 2023-24"), or
 * the one that the whole sentence names ("In FY24, credit grew by 20.2 per cent and deposits by 13.5 per cent").
 */
export function sentenceTime(document: Document, { text, start, end }: InSentence): Worked | null {
  const around = surroundingsOf(document, []);
  const named = timesOf(text).filter((m) => m.form !== 'day of year');
  const isTold = named.some((m) => m.form !== 'relative');
  // "9.7 per cent in the previous year" behind "as of 29 March 2024" is that of the day a year before
  const mentions = isTold || around.years.assumed ? named.filter((m) => m.form !== 'relative') : named;
  const next = mentions.find((m) => m.start >= end);
  const gap = next ? text.slice(end, next.start) : '';
  if (
    next &&
    gap.length <= LONGEST_GAP &&
    LEAD.test(gap) &&
    !BREAK.test(gap) &&
    !goesOn(text, mentions, next)
  )
    return dated(text, next, around);
  const [only, ...others] = mentions;
  if (!only) return named.length > 0 ? null : ofTheYear(text, around);
  if (
    named.length > 1 ||
    others.length > 0 ||
    isStart(text, start) ||
    COMPARES.test(text) ||
    !LEAD.test(text.slice(0, only.start))
  )
    return null;
  return dated(text, only, around);
}

/** "increased from 63 % to 67 % as at 31 March": where something comes from is of a time before. */
export function isStart(text: string, start: number): boolean {
  return /\bfrom\s+\W{0,3}(?:rs\.?\s?|inr\s|us\s?)?\W{0,2}$/i.test(text.slice(0, start));
}

/** "2014 to 2024", "2019 and 2023": a time that is one end of a longer one, or one of several. */
function goesOn(text: string, mentions: readonly Mention[], mention: Mention): boolean {
  const following = mentions[mentions.indexOf(mention) + 1];
  return (
    following !== undefined && /^\s*(?:to|and|or|-|–|—|,)?\s*$/.test(text.slice(mention.end, following.start))
  );
}

/** The period of a time, with the words that lead it: "for the six months ended", "at end-". */
function dated(text: string, mention: Mention, around: Surroundings): Worked | null {
  const lead = text.slice(Math.max(0, mention.start - 40), mention.start);
  const own = LEAD.exec(lead);
  const words = own ? lead.slice(Math.max(0, own.index - 16)) : '';
  if (namesSeveralSpans(words)) return null;
  const isEnd = /\bend[- ]?(?:of)?(?: the)?\s*$|\bas (?:at|on|of)\b[^.]*$/i.test(own?.[0] ?? '');
  // a bare year of running text is a calendar year as often as not
  if (mention.form === 'year' && !endsInDecember(around)) return null;
  const named = isEnd ? `as at ${mention.text}` : spanIn(words) ? `${words} ${mention.text}` : mention.text;
  const worked = workOut(named, around);
  return worked ? { ...worked, label: mention.text } : null;
}

/** True where the fiscal year is known to be the calendar year. */
export function endsInDecember({ years }: Surroundings): boolean {
  return years.endsOn?.month === 12 && years.endsOn.day === 31 && !years.assumed;
}

/** "During the year, …": the year that the report is of. */
function ofTheYear(text: string, around: Surroundings): Worked | null {
  const said = /\b(?:during|for) the (?:financial |reporting |fiscal )?year\b(?! ended)/i.exec(text);
  if (!said || around.years.assumed || COMPARES.test(text)) return null;
  const worked = workOut('current year', around);
  return worked?.span === 'year' ? { ...worked, label: said[0] } : null;
}
