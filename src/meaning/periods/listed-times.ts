import type { Document } from '../../document/document.js';
import type { Printed } from '../../figures/printed.js';
import { printedFigures } from '../../figures/printed.js';
import { PROSE_STYLE } from '../text-rows/text-rows.js';
import { endsInDecember, type InSentence, LEAD } from './beside-time.js';
import { TWO_LENGTHS } from './part-of-year.js';
import type { Mention } from './period-words.js';
import { mentionsIn, spanIn } from './period-words.js';
import type { Worked } from './resolve-period.js';
import { workOut } from './resolve-period.js';
import { surroundingsOf } from './surroundings.js';

/** Times listed side by side, each in words that can be worked out. */
interface Times {
  readonly start: number;
  readonly end: number;
  readonly times: readonly { readonly label: string; readonly words: string }[];
}

const MEASURE =
  '[\\s)]*(?:%|per ?cent(?:age points?)?|thousands?|millions?|billions?|trillions?|lakhs?|lacs|crores?|cr\\.?|mn|bn)?';
/** Between two figures of a list: the measure of the first, a comma, "and". */
const BETWEEN_FIGURES = new RegExp(
  `^${MEASURE}(?:\\s+(?:shares|of))?\\s*(?:,|,?\\s*(?:and|&))\\s*[^\\w,.;:]*$`,
  'i',
);
const MEASURE_ALONE = new RegExp(`^${MEASURE}\\s*$`, 'i');
const BETWEEN_TIMES = /^\s*(?:,|,?\s*and)\s*(?:as (?:at|on|of)\s+|for the\s+)?$/i;
/** Times of what is to come, and of what is compared, are none of the figures in front. */
const OF_ANOTHER =
  /\b(?:due|matur\w*|repay\w*|payable|expir\w*|through|target\w*|expected|forecast|compared|versus)\b/i;

/**
 * The time of one of several figures that are listed as their times are: "were $ 7.2 million and $ 8.1 million in 2023
 * and 2024"; "As of 31 March 2025 and 2024, it was ₹ 72 crore and ₹ 81 crore"; "was $ 2 million and $ 5 million for the
 * three and six months ended 30 June 2024". One time right behind a list is that of all its figures; else null where the
 * lists are not as long as each other.
 */
export function listedTime(document: Document, sentence: InSentence): Worked | null {
  const { text } = sentence;
  const group = listAround(sentence);
  if (group.length < 2) return null;
  const at = group.findIndex((p) => p.start <= sentence.start && sentence.start <= p.end);
  const lists = timesIn(text);
  const last = group.at(-1)?.to ?? 0;
  const next = lists.find((l) => l.start >= last);
  const [only, ...more] = lists.filter((l) => l.times.length === group.length);
  const isSole = more.length === 0 && (lists.length === 1 || /\brespectively\b/i.test(text));
  const isShared = next?.times.length === 1 && isLedTo(text.slice(last, next.start));
  const listed = next?.times.length === group.length ? next : isSole ? only : null;
  const found = listed ?? (isShared ? next : null);
  if (!found) return null;
  if (found.start >= last && OF_ANOTHER.test(text.slice(last, found.start))) return null;
  const time = found.times[listed ? at : 0];
  const around = surroundingsOf(document, []);
  // a bare year of running text is a calendar year as often as not
  if (!time || (/^\d{4}$/.test(time.words) && !endsInDecember(around))) return null;
  const worked = workOut(time.words, around);
  return worked && { ...worked, label: time.label };
}

/** " per cent, respectively, in": nothing but the measure parts a list of figures from the one time of them all. */
function isLedTo(gap: string): boolean {
  return MEASURE_ALONE.test(gap.replace(/,?\s*respectively,?/i, ' ').replace(LEAD, ''));
}

/** The figures that are listed with the one asked of. */
function listAround({ text, start }: InSentence): readonly Printed[] {
  let group: Printed[] = [];
  for (const figure of printedFigures(text, PROSE_STYLE, 'prose')) {
    const last = group.at(-1);
    if (last && !BETWEEN_FIGURES.test(text.slice(last.to, figure.from))) {
      if (group.some((p) => p.start <= start && start <= p.end)) break;
      group = [];
    }
    group.push(figure);
  }
  return group.some((p) => p.start <= start && start <= p.end) ? group : [];
}

/** Two lengths right in front of the day that both end on. */
const SPANS = new RegExp(`${TWO_LENGTHS.source}\\s+$`, 'i');

/** The times that a sentence names, those side by side as one list; a time that nothing leads belongs to no figure. */
function timesIn(text: string): readonly Times[] {
  const runs: Mention[][] = [];
  for (const mention of mentionsIn(text)) {
    const run = runs.at(-1);
    const last = run?.at(-1);
    if (run && last && BETWEEN_TIMES.test(text.slice(last.end, mention.start))) run.push(mention);
    else runs.push([mention]);
  }
  return runs.flatMap((run) => listOf(text, run) ?? []);
}

function listOf(text: string, run: readonly Mention[]): Times | null {
  const [first, ...others] = run;
  const last = run.at(-1);
  if (!first || !last) return null;
  const before = text.slice(Math.max(0, first.start - 60), first.start);
  const spans = SPANS.exec(before);
  const between = { start: first.start, end: last.end };
  if (spans)
    return others.length > 0
      ? { ...between, times: [] }
      : {
          ...between,
          times: [spans[1], spans[2]].map((n) => ({
            label: `${n} months ended ${first.text}`,
            words: `${n} months ended ${first.text}`,
          })),
        };
  const lead = LEAD.exec(before)?.[0];
  if (lead === undefined) return { ...between, times: [] };
  const words = before.slice(Math.max(0, before.length - lead.length - 16));
  const asAt = /\bas (?:at|on|of)\b|\bend\b/i.test(lead) ? 'as at ' : spanIn(words) ? `${words.trim()} ` : '';
  // "December 31, 2023 and 2024": the day of the first year is that of the others
  const day = first.form === 'day' ? first.text.replace(/\d{4}$/, '') : '';
  return {
    ...between,
    times: run.map((m) => ({
      label: m.text,
      words: `${asAt}${m.form === 'year' ? day : ''}${m.text}`,
    })),
  };
}
