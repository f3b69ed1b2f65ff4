import { isOverlong } from '../document/lines.js';
import { hasShadow, shadowsOf, traceJoined, traceMended, traceSpaced } from '../document/shadows.js';
import type { Traced } from '../document/traced.js';
import { originOf, spansGap } from '../document/traced.js';
import { fold } from '../figures/fold.js';
import type { Expression } from './expression.js';
import type { FigureQuery } from './figure-query.js';
import { findFigure, holdsFigure, tearsFigure } from './figure-query.js';
import type { Span } from './machine.js';
import { afterCharacter } from './machine.js';
import type { Search } from './search.js';

/** How a line was read when it matched. */
export type Reading = 'printed' | 'spaced' | 'joined';

/** A figure that the converter damaged, and what it was before, where the neighbouring text proves it. */
export interface Restored {
  readonly printed: string;
  readonly text: string;
}

/**
 * The judge of a line: in which reading it matches, or null when it does in none.
 *
 * 1. As printed, exactly as grep would. With `-w`, a match that tears a figure does not count.
 * 2. By figures: the same digits, however they are grouped, and whole.
 * 3. As the spaced shadow, where every mark is a blank.
 * 4. As the joined shadow, where marks and digit grouping have vanished, with boundaries between two letters and without
 *    them. A match across such a gap must run from one edge of a word to another.
 *
 * A line that is too long to be read for what it means is tried as printed only.
 *
 * @param restored what the figures of the line were before the converter damaged them, where that is proven
 */
export function judge(
  line: string,
  search: Search,
  restored: () => readonly Restored[] = none,
): Reading | null {
  const { printed, shadows, options } = search;
  const tearing = options.word && !options.literal;
  if (tearing ? first(printed, line, (span) => isWhole(line, span)) : printed.test(line)) return 'printed';
  if (!shadows || isOverlong(line)) return null;

  for (const query of shadows.figures) {
    if (holdsFigure(line, query, options)) return 'joined';
    if (soughtBy(line, query, restored).length > 0) return 'joined';
  }

  if (!shadows.words || !hasShadow(line)) return null;
  const { spaced, joined, mended } = shadowsOf(line);
  if (spaced.trim() === '') return null;
  const { words } = shadows;
  if (tearing ? first(words.spaced, spaced, (span) => isWhole(spaced, span)) : words.spaced.test(spaced))
    return 'spaced';
  if (words.joined.test(joined) && firstJoined(traceJoined(line), search)) return 'joined';
  if (mended === joined || !words.joined.test(mended)) return null;
  return firstJoined(traceMended(line), search) ? 'joined' : null;
}

/** Where a line matches, as printed, from left to right. Where readings overlap, the line as printed comes first. */
export function matchSpans(
  line: string,
  search: Search,
  restored: () => readonly Restored[] = none,
): readonly Span[] {
  const { printed, shadows, options } = search;
  const tearing = options.word && !options.literal;
  const found = [...all(printed, line, (span) => !tearing || isWhole(line, span))];
  if (!shadows || isOverlong(line)) return found;
  const taken = new Uint8Array(line.length);
  for (const { start, end } of found) taken.fill(1, start, end);
  const add = ({ start, end }: Span) => {
    if (end <= start || taken.subarray(start, end).includes(1)) return;
    taken.fill(1, start, end);
    found.push({ start, end });
  };
  for (const query of shadows.figures) {
    findFigure(line, query, options).forEach(add);
    if (found.length === 0) findRestored(line, query, restored).forEach(add);
  }
  if (shadows.words && hasShadow(line)) {
    const plain = traceSpaced(line);
    const whole = (span: Span) => !tearing || isWhole(plain.text, span);
    for (const span of all(shadows.words.spaced, plain.text, whole))
      add(originOf(plain, span.start, span.end));
    for (const tight of [traceJoined(line), traceMended(line)])
      for (const [expression, accept] of joinedReadings(tight, search))
        for (const span of all(expression, tight.text, accept)) add(originOf(tight, span.start, span.end));
  }
  return found.sort((a, b) => a.start - b.start);
}

const WORD = { word: true, wholeLine: false };
/** Fewer digits than this are not worth asking what every figure on a line was. */
const FEWEST_DIGITS = 3;

function findRestored(
  line: string,
  query: FigureQuery,
  restored: () => readonly Restored[],
): readonly Span[] {
  return soughtBy(line, query, restored)
    .map(({ printed }) => ({ start: line.indexOf(printed), end: line.indexOf(printed) + printed.length }))
    .filter(({ start }) => start >= 0);
}

/** The restored figures of a line that a query asks for. */
function soughtBy<R extends Restored>(
  line: string,
  query: FigureQuery,
  restored: () => readonly R[],
): readonly R[] {
  // what separates the digits is what was lost
  const digits = query.whole + query.fraction;
  if (digits.length < FEWEST_DIGITS || !fold(line).includes(digits)) return [];
  return restored().filter(({ text }) => holdsFigure(text, query, WORD));
}

/** The restored figures of a line that are found by what they were: `1740` over a lone point by 17.40. */
export function restoredMatches<R extends Restored>(
  line: string,
  search: Search,
  restored: () => readonly R[],
): readonly R[] {
  return (search.shadows?.figures ?? []).flatMap((query) => soughtBy(line, query, restored));
}

function firstJoined(traced: Traced, search: Search): boolean {
  return joinedReadings(traced, search).some(([expression, accept]) =>
    first(expression, traced.text, accept),
  );
}

type Accept = (span: Span) => boolean;

/** The joined shadow is tried twice: for matches that cross no gap, and from word to word across gaps. */
function joinedReadings(traced: Traced, search: Search): readonly (readonly [Expression, Accept])[] {
  const words = search.shadows?.words;
  if (!words) return [];
  const tearing = search.options.word;
  const whole = (span: Span) => !tearing || isWhole(traced.text, span);
  return [
    [words.joined, (span) => !spansGap(traced, span.start, span.end) && whole(span)],
    [words.joinedWords, whole],
  ];
}

function isWhole(text: string, span: Span): boolean {
  return !tearsFigure(text, span.start, span.end);
}

/** True when the text holds a match that is accepted. */
function first(expression: Expression, text: string, accept: Accept): boolean {
  for (let from = 0; from <= text.length; ) {
    const span = expression.find(text, from);
    if (!span) return false;
    if (accept(span)) return true;
    from = afterCharacter(text, span.start);
  }
  return false;
}

/** The accepted matches that are not empty, from left to right, none overlapping another. */
function* all(expression: Expression, text: string, accept: Accept): Generator<Span> {
  for (let from = 0; from <= text.length; ) {
    const span = expression.find(text, from);
    if (!span) return;
    const taken = span.end > span.start && accept(span);
    if (taken) yield span;
    from = taken ? span.end : afterCharacter(text, span.start);
  }
}

function none(): readonly Restored[] {
  return [];
}
