import type { Mention } from '../periods/period-words.js';
import { mentionsIn, spanIn } from '../periods/period-words.js';

/** The head of the column of labels, as only heads print it. */
export const LABEL_HEAD = /\bParticulars\b|\bPARTICULARS\b/;

/** The periods that a text names; "1 April 2023 to 31 March 2024" is one. */
export function periodsIn(text: string): readonly Mention[] {
  const found: Mention[] = [];
  for (const mention of mentionsIn(text)) {
    const before = found.at(-1);
    if (mention.form === 'day of year' || (before && isNamedAgain(text, before, mention))) continue;
    if (before && goesOnTo(text, before, mention)) {
      found.pop();
      found.push({ ...mention, start: before.start, text: text.slice(before.start, mention.end) });
    } else found.push(mention);
  }
  return found;
}

/** "31 March 2025 (Current Year)": the words in brackets name the same year. */
function isNamedAgain(text: string, before: Mention, mention: Mention): boolean {
  return (
    mention.form === 'relative' &&
    before.form !== 'relative' &&
    /^\s*\(\s*$/.test(text.slice(before.end, mention.start))
  );
}

function goesOnTo(text: string, from: Mention, to: Mention): boolean {
  return (
    from.form === 'day' &&
    to.form === 'day' &&
    mentionsIn(from.text).length === 1 &&
    /^\s*(?:to|[-–—])\s*$/.test(text.slice(from.end, to.start)) &&
    Date.UTC(from.day.year, from.day.month, from.day.day) < Date.UTC(to.day.year, to.day.month, to.day.day)
  );
}

/** The days of a text that stand without a year. */
export const daysIn = (text: string): readonly Mention[] =>
  mentionsIn(text).filter((m) => m.form === 'day of year');

/** `December 31,` of "December 31, 2024". */
export function dayOf(mention: Mention): string {
  return mention.form === 'day' ? mention.text.replace(/\s*(?:19|20)\d{2}$/, '') : '';
}

/** The words that go with a time in the head of a column; a reference to a note may stand behind them. */
const WITH_A_TIME =
  /\b(?:as|at|on|of|the|for|years?|quarter|half|period|(?:three|six|nine|twelve|fifteen|eighteen) months?|months?|ended|ending|fiscal|financial|audited|unaudited|restated|revised|budget|actuals?|estimates?)\b|[^\p{L}]+/giu;
const NOTE_BESIDE = /\(\s*refer\s+notes?\b[^()]*\)/gi;
/** "31 March 2025 (Current Year)": what a time in front of it says already. */
export const NAMED_AGAIN = /\(\s*(?:current|previous|prior) year\s*\)/gi;

/** True when a text says nothing beside the times that it names. */
export function saysOnly(text: string, mentions: readonly Mention[]): boolean {
  return (
    wordsBeside(text, mentions)
      .replace(NOTE_BESIDE, ' ')
      .replace(NAMED_AGAIN, ' ')
      .replace(WITH_A_TIME, '') === ''
  );
}

/** A text without the times that it names. */
export function wordsBeside(text: string, mentions: readonly Mention[]): string {
  let rest = text;
  for (const { start, end } of [...mentions].reverse()) rest = `${rest.slice(0, start)} ${rest.slice(end)}`;
  return rest.replace(/\s+/g, ' ').trim();
}

/** "As at", "For the fifteen months ended": the first half of a head, the date of which stands elsewhere. */
export function isDangling(text: string): boolean {
  return spanIn(text) !== null && mentionsIn(text).length === 0 && saysOnly(text, []);
}

/** "… for the six months ended June 2, 2024 was as follows:": words of a sentence name no columns. */
export const LEADS_ON = /\b(?:was|were|is|are|follows|following|below)\W*$/i;
