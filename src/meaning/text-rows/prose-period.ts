import type { Document } from '../../document/document.js';
import { isPageFurniture } from '../../document/pages.js';
import { plainText } from '../../document/plain.js';
import type { Printed } from '../../figures/printed.js';
import { printedFigures } from '../../figures/printed.js';
import { tablesOn } from '../../tables/tables.js';
import type { Period } from '../answer.js';
import type { InSentence as Sentence } from '../periods/beside-time.js';
import { bracketTime, isStart, labelledTime, sentenceTime, timesOf } from '../periods/beside-time.js';
import { listedTime } from '../periods/listed-times.js';
import type { Mention } from '../periods/period-words.js';
import { namesSeveralSpans, spanIn } from '../periods/period-words.js';
import { workOut } from '../periods/resolve-period.js';
import { periodOf } from '../periods/row-period.js';
import { surroundingsOf } from '../periods/surroundings.js';
import { isSentence } from './running-text.js';
import { PROSE_STYLE } from './text-rows.js';

/** How many lines before and behind a figure its sentence may run over. */
const MOST_LINES = 5;
const SENTENCE_END = /(?<!\b(?:no|inc|ltd|rs|co|u\.s))[a-z)%\d]\.(?=\s+["“(]?\p{Lu}|\s*$)/giu;

/** The period that brackets or a colon at a figure tell, in running text or in a label: "₹ 14 crore (2024: ₹ 12 crore)". */
export function bracketPeriod(document: Document, line: number, whole: Sentence): Period | null {
  const worked = /[(:]/.test(whole.text) ? bracketTime(document, whole) : null;
  return worked ? periodOf(worked, 'figure', line, worked.label) : null;
}

/** The period that labels the line of a figure: "31 March 2024: ₹ 12 crore". */
export function labelledPeriod(document: Document, line: number, text: string, start: number): Period | null {
  const worked = text.includes(':') ? labelledTime(document, text, start) : null;
  return worked ? periodOf(worked, 'figure', line, worked.label) : null;
}

/** True for a figure on one of several lines of a sentence, the end of which is found: "by 12.5 per cent during" over "FY24." */
export function isInSentence(document: Document, line: number, text: string, printed: Printed): boolean {
  const whole = sentenceOf(document, line, text, printed).text.trim();
  return whole.length > text.length && endsIn(whole.slice(-3)) && isLong(whole);
}

const isLong = (text: string): boolean => (text.match(/(?<![\p{L}\d])\p{Ll}{2,}/gu)?.length ?? 0) > 5;

/** True for a line of running text that the next goes on from: no row, though a figure ends it. */
export function goesOn(document: Document, line: number, text: string): boolean {
  return isSentence(text) && GOES_ON.test(textAt(document, line + 1) ?? '');
}

/**
 * The period of a figure in running text, where the sentence leaves no doubt: it names one day for all its figures ("As
 * of December 31, 2024, we employed …"), or as many days as figures ("were $85 million and $106 million as of June 2,
 * 2024 and December 2, 2023, respectively"), or a time behind each.
 */
export function prosePeriod(document: Document, line: number, sentence: Sentence): Period | null {
  const listed = listedTime(document, sentence);
  const onDay = listed ? null : ofDays(document, line, sentence);
  if (onDay) return onDay;
  const worked = listed ?? sentenceTime(document, sentence);
  return worked ? periodOf(worked, 'figure', line, worked.label) : null;
}

function ofDays(document: Document, line: number, sentence: Sentence): Period | null {
  const mentions = timesOf(sentence.text);
  const days = mentions.filter((m) => m.form === 'day');
  const [first] = days;
  if (!first || days.length !== mentions.filter((m) => m.form !== 'day of year').length) return null;
  if (days.length === 1)
    return isStart(sentence.text, sentence.start) ? null : told(document, line, sentence.text, first, first);
  const figures = printedFigures(sentence.text, PROSE_STYLE, 'prose').filter(
    (p) => p.currency !== null || p.formatted || p.percent,
  );
  const place = figures.findIndex((p) => p.start <= sentence.start && sentence.start <= p.end);
  const mention = days[place];
  const listed = figures.length === days.length && figures.every((p) => p.end < first.start);
  return listed && mention && areListed(sentence.text, days)
    ? told(document, line, sentence.text, first, mention)
    : null;
}

/** "June 2, 2024 and December 2, 2023": nothing but "and" and commas part the days. */
function areListed(text: string, days: readonly Mention[]): boolean {
  return days.every((d, i) => i === 0 || /^[\s,]*(?:and)?\s*$/.test(text.slice(days[i - 1]?.end, d.start)));
}

/** "for the three and six months ended" stands within so many characters in front of its day. */
const LONGEST_LEAD = 40;

/** The period of a day, with the words that stand before the first: "as of", "for the six months ended". */
function told(
  document: Document,
  line: number,
  text: string,
  first: Mention,
  mention: Mention,
): Period | null {
  const lead = /\b(?:as (?:of|at|on)|(?:year|quarter|months|half[- ]year|weeks) ended)\s*$/i.exec(
    text.slice(0, first.start),
  );
  if (!lead || namesSeveralSpans(text.slice(Math.max(0, first.start - LONGEST_LEAD), first.start)))
    return null;
  const words = text.slice(Math.max(0, lead.index - 16), first.start);
  const named = spanIn(words) ? `${words} ${mention.text}` : `as of ${mention.text}`;
  const worked = workOut(named, surroundingsOf(document, []));
  return worked ? periodOf({ ...worked, label: mention.text }, 'figure', line, mention.text) : null;
}

/** The sentence around a figure, its lines joined. */
export function sentenceOf(document: Document, line: number, text: string, printed: Printed): Sentence {
  let [whole, at] = [text, printed.start];
  for (let n = line - 1; n >= line - MOST_LINES && !endsIn(whole.slice(0, at)); n -= 1) {
    const above =
      textAt(document, n) ?? (GOES_ON.test(whole) && overBlank(document, n, -1) !== null ? '' : null);
    if (above === null) break;
    whole = `${above} ${whole}`;
    at += above.length + 1;
  }
  for (let n = line + 1; n <= line + MOST_LINES && !endsIn(whole.slice(at)); n += 1) {
    const below = textAt(document, n) ?? (GOES_ON.test(overBlank(document, n, 1) ?? '') ? '' : null);
    if (below === null) break;
    whole = `${whole} ${below}`;
  }
  const ends = [...whole.matchAll(SENTENCE_END)].map((m) => m.index + m[0].length);
  const from = ends.findLast((e) => e <= at) ?? 0;
  const to = ends.find((e) => e > at) ?? whole.length;
  const start = at - from;
  return { text: whole.slice(from, to), start, end: start + printed.to - printed.start };
}

const GOES_ON = /^\s*\p{Ll}/u;

/** The line beyond a blank one that a converter set into a paragraph: what goes on there begins with a small letter. */
function overBlank(document: Document, line: number, step: 1 | -1): string | null {
  return (document.lines[line - 1] ?? '?').trim() === '' ? textAt(document, line + step) : null;
}

function endsIn(text: string): boolean {
  return text.search(SENTENCE_END) >= 0;
}

/** "crore was paid": the scale of a figure that ends the line before, and more words of its sentence. */
const SCALE_FIRST =
  /^(?:lakhs?(?:\s+crores?)?|crores?|thousands?|millions?|billions?|trillions?)(?=[\s,;]+[(\p{L}]|[.,;)])/iu;

/** A line that ends in a figure, with the scale that its sentence goes on with on the next. */
export function withScaleBelow(document: Document, line: number, text: string): string {
  if (!/\d\W?$/.test(text)) return text;
  const scale = SCALE_FIRST.exec(textAt(document, line + 1) ?? '')?.[0];
  return scale === undefined ? text : `${text} ${scale}`;
}

/** A line of the same paragraph; null for a blank line, a heading, a list item, furniture or a row of a table. */
function textAt(document: Document, line: number): string | null {
  const raw = document.lines[line - 1] ?? '';
  if (raw.trim() === '' || raw.length > 4000 || /^\s*(?:#|[-*+]\s|\||\*\*)/.test(raw)) return null;
  return isPageFurniture(document, line) || tablesOn(document, line).length > 0 ? null : plainText(raw);
}
