import { fold } from '../../figures/fold.js';
import type { Mention } from '../periods/period-words.js';
import { spanIn } from '../periods/period-words.js';
import type { LineAbove } from '../places/scope.js';
import { headsBeforeFigures } from './glued-heads.js';
import { groupsIn, leadsOnLine, leadsOver } from './head-leads.js';
import { dayOf, isDangling, LABEL_HEAD, LEADS_ON, NAMED_AGAIN, periodsIn, saysOnly } from './head-words.js';
import { headsNothing, isOneOfHeads, isSigned } from './no-heads.js';
import { areRepeated, areWordsRepeated, headsAround, roundIn } from './rounds.js';
import { isSentence } from './running-text.js';
import type { Stack } from './stacked-heads.js';
import { inOrder, stackOf } from './stacked-heads.js';
import { hasFigures } from './text-rows.js';
import { daysThenYears, woundLeads } from './wound-heads.js';

/** The lines of text that head the columns over rows outside tables. */
export interface TextHeads {
  /** The line that names the columns, nearest to the rows. */
  readonly above: LineAbove;
  /** Where the lines above the heads begin, among the lines above the row. */
  readonly after: number;
  /** One entry a column, null for a column without a period ("Total", "Thereafter"). */
  readonly columns: readonly (Mention | null)[];
  /** What stands over each column: "Three Months Ended", "June 2,"; null when it cannot be told. */
  readonly leads: readonly (string | null)[];
}

const LONGEST_HEAD = 200;

/**
 * The heads over a row of `entries` entries: `'none'` when no line above names a period, null when the nearest that
 * does names another number of columns. `above` are the lines above the row, nearest first.
 *
 * @param newestFirst true in a document that sets the newest date first, wherever its order shows
 */
export function headsOver(
  above: readonly LineAbove[],
  entries: number,
  newestFirst = false,
): TextHeads | null | 'none' {
  for (const [i, line] of above.entries()) {
    const glued = headsBeforeFigures(line);
    if (glued)
      return columnsAt([...above.slice(0, i), glued, ...above.slice(i + 1)], i, entries, newestFirst);
    if (hasFigures(line.text) || headsNothing(above, i)) continue;
    if (line.kind === 'prose' || line.text.length > LONGEST_HEAD) return 'none';
    const periods = periodsIn(line.text).length;
    if (line.kind === 'heading' && periods === 0) continue;
    if (isSigned(line.text)) return 'none';
    const running =
      !LABEL_HEAD.test(line.text) &&
      (isSentence(line.text) || (/:$/.test(line.text) && isSentence(above[i + 1]?.text ?? '')));
    // a sentence above the heading of the rows is of another part, unless it leads to them
    const isElsewhere = !/:\W*$/.test(line.text) && above.slice(0, i).some((l) => l.kind === 'heading');
    if (running && (periods !== 1 || !spanIn(line.text) || isElsewhere)) return 'none';
    if (periods > 0) return columnsAt(above, i, entries, newestFirst);
  }
  return 'none';
}

function columnsAt(
  above: readonly LineAbove[],
  at: number,
  entries: number,
  newestFirst: boolean,
): TextHeads | null {
  const line = above[at];
  if (!line) return null;
  const mentions = periodsIn(line.text);
  const made = (columns: readonly (Mention | null)[], after: number): TextHeads => ({
    above: line,
    after,
    columns,
    leads: leadsOver(above.slice(after), leadsOnLine(line.text, columns), columns),
  });
  const years = daysThenYears(line.text);
  if (years?.length === entries) return ofDaysThenYears(line, above.slice(at + 1), years, at + 1);
  const rounds = roundsUnder(above, at, entries);
  if (rounds !== 'none') return rounds;
  const wound = mentions.length === entries ? woundLeads(line.text, mentions) : null;
  if (wound === 'unclear') return null;
  if (wound) return { above: line, after: at + 1, columns: mentions, leads: wound };
  if (mentions.length === entries) return made(mentions, at + 1);
  const columns = columnsOf(line.text, mentions);
  if (columns.length === entries) return made(columns, at + 1);
  const stack = stackOf(above, at);
  if (stack.dated.length > 1)
    return stack.dated.length === entries
      ? ofStack(stack, inOrder(stack, newestFirst), above.slice(at + stack.lines), made([], at + stack.lines))
      : null;
  const [only] = mentions;
  const isLeft = entries > 1 && above.slice(0, at).some((l) => isDangling(l.text));
  if (
    only &&
    mentions.length === 1 &&
    !isLeft &&
    // "2020-21" alone over four columns is what is left of four heads
    (entries === 1
      ? spanIn(line.text) || only.form === 'day' || isPurePeriod(line.text, only)
      : (spanIn(line.text) || only.form === 'day') && !isOneOfHeads(above, at, only))
  )
    return { ...made([], at + 1), columns: Array(entries).fill(only), leads: Array(entries).fill(line.text) };
  return groupsOver(above, at, entries);
}

/** "30 September 30 September 31 March 2025 2024 2025 2024 2025" under "Quarter ended Half-year ended Year ended". */
function ofDaysThenYears(
  line: LineAbove,
  above: readonly LineAbove[],
  years: readonly { readonly year: Mention; readonly day: string; readonly group: number }[],
  after: number,
): TextHeads {
  const last = years.at(-1)?.group ?? 0;
  const groups = above.map((l) => groupsIn(l.text)).find((g) => g.length > 0) ?? [];
  const isTold = groups.length === last + 1;
  return {
    above: line,
    after,
    columns: years.map(({ year }) => year),
    leads: years.map(({ day, group }) =>
      isTold ? `${groups[group]} ${day}` : groups.length === 0 ? day : null,
    ),
  };
}

/** How many lines under the dates the heads of their columns may take. */
const MOST_UNDER = 2;

/** Two dates over "No. of shares | % held | No. of shares | % held": each is that of a round of the heads under it. */
function roundsUnder(above: readonly LineAbove[], at: number, entries: number): TextHeads | null | 'none' {
  const line = above[at];
  const mentions = line ? periodsIn(line.text) : [];
  const last = mentions.at(-1);
  if (!line || !last || mentions.length < 2) return 'none';
  const under = above.slice(Math.max(0, at - MOST_UNDER), at).map((l) => l.text);
  const round = [line.text.slice(last.end), ...under].flatMap((t) => roundIn(t, mentions.length) ?? []);
  const each = Math.floor(entries / mentions.length);
  const words = line.text.slice(last.end).replace(LABEL_HEAD, ' ');
  const isListed =
    each > 2 &&
    ((round.length === 0 && areRepeated(headsAround(above, at), mentions.length)) ||
      (round.length < each && areWordsRepeated(words, mentions.length)));
  if (round.length === 0 && !isListed) return 'none';
  if (each < 2 || (!isListed && round.length < each) || entries - each * mentions.length > 1) return null;
  const before = entries - each * mentions.length;
  const leads = mentions.map((m, i) => line.text.slice(mentions[i - 1]?.end ?? 0, m.start).trim());
  const spread = <T>(list: readonly T[]): readonly T[] => list.flatMap((one) => Array<T>(each).fill(one));
  return {
    above: line,
    after: at + 1,
    columns: [...Array<null>(before).fill(null), ...spread(mentions)],
    leads: [...Array<null>(before).fill(null), ...spread(leads)],
  };
}

/** "Year Ended December 31, 2021 Year Ended December 31, 2022" over six columns: three each, when no column of change is among them. */
function groupsOver(above: readonly LineAbove[], at: number, entries: number): TextHeads | null {
  const line = above[at];
  const mentions = line ? periodsIn(line.text) : [];
  const each = entries / mentions.length;
  if (!line || mentions.length < 2 || !Number.isInteger(each)) return null;
  const groups = groupsIn(line.text);
  if (groups.length !== mentions.length) return null;
  if (above.slice(0, at + 1).some((l) => !hasFigures(l.text) && /\bchange\b|%|\bvariance\b/i.test(l.text)))
    return null;
  const spread = <T>(list: readonly T[]): readonly T[] => list.flatMap((one) => Array<T>(each).fill(one));
  return { above: line, after: at + 1, columns: spread(mentions), leads: spread(groups) };
}

/** The heads of a stack: what one line says of day and length is said for the bare years beside it. */
function ofStack(
  { lead }: Stack,
  dated: Stack['dated'] | null,
  above: readonly LineAbove[],
  over: TextHeads,
): TextHeads | null {
  if (!dated) return null;
  const columns = dated.flatMap((l) => periodsIn(l.text));
  const days = columns.map(dayOf).filter((d) => d !== '');
  const words = `${lead} ${days.length === 1 ? (days[0] ?? '') : ''}`.trim();
  const own = dated.map((l, i) => {
    const before = l.text.slice(0, columns[i]?.start ?? 0).trim();
    return columns[i]?.form === 'year' && before === '' ? words : before;
  });
  return { ...over, columns, leads: leadsOver(above, own, columns) };
}

/** True when a line says nothing beside a period: "As at 31 March 2025", "2024-25 (Restated)", "Previous Year". A bare year may be the last word of a head. */
function isPurePeriod(text: string, mention: Mention): boolean {
  return mention.form !== 'year' && saysOnly(text, [mention]);
}

/** Mentions and the words between them: "2023 2024 Thereafter Total" names four columns. */
function columnsOf(text: string, mentions: readonly Mention[]): readonly (Mention | null)[] {
  const columns: (Mention | null)[] = [];
  // "… 31 March 2024 31 March 2023 Particulars value": words of the column of labels, and of others, from another line
  if (LABEL_HEAD.test(text.slice(mentions[0]?.start)) || LEADS_ON.test(text)) return columns;
  let at = mentions[0]?.start ?? 0;
  for (const mention of mentions) {
    columns.push(...wordsIn(text.slice(at, mention.start)), mention);
    at = mention.end;
  }
  return [...columns, ...wordsIn(text.slice(at))];
}

function wordsIn(text: string): readonly null[] {
  return fold(text)
    .replace(NAMED_AGAIN, ' ')
    .split(/\s+/)
    .filter(
      (w) =>
        /\p{L}/u.test(w) &&
        !/^\W*(?:years?|ended|ending|months?|quarters?|half|three|six|nine|twelve|as|at|on|of|for|the|and|audited|unaudited|restated|revised|estimates?|actuals?)\W*$/i.test(
          w,
        ),
    )
    .map(() => null);
}
