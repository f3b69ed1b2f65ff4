import { fold } from '../figures/fold.js';
import type { Mention } from './period-words.js';
import { mentionsIn, spanIn } from './period-words.js';
import { isSentence } from './running-text.js';
import type { LineAbove } from './scope.js';
import { splitByDays } from './split-groups.js';
import { hasFigures } from './text-rows.js';

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

/** How far above the line of years its group heads may stand. */
const MOST_LEADS = 5;
const LONGEST_HEAD = 200;
/** How many lines of one date each may be stacked over the columns of a table. */
const MOST_STACKED = 12;

/**
 * The heads over a row of `entries` entries: `'none'` when no line above names a period, null when the nearest that
 * does names another number of columns. `above` are the lines above the row, nearest first.
 */
export function headsOver(above: readonly LineAbove[], entries: number): TextHeads | null | 'none' {
  for (const [i, line] of above.entries()) {
    if (hasFigures(line.text)) continue;
    if (line.kind === 'prose' || line.text.length > LONGEST_HEAD) return 'none';
    const periods = periodsIn(line.text).length;
    const running = isSentence(line.text) || (/:$/.test(line.text) && isSentence(above[i + 1]?.text ?? ''));
    if (running && (periods !== 1 || !spanIn(line.text))) return 'none';
    if (periods > 0) return columnsAt(above, i, entries);
  }
  return 'none';
}

/** The periods that a text names; "1 April 2023 to 31 March 2024" is one. */
export function periodsIn(text: string): readonly Mention[] {
  const found: Mention[] = [];
  for (const mention of mentionsIn(text)) {
    const before = found.at(-1);
    if (mention.form === 'day of year') continue;
    if (before && goesOnTo(text, before, mention)) {
      found.pop();
      found.push({ ...mention, start: before.start, text: text.slice(before.start, mention.end) });
    } else found.push(mention);
  }
  return found;
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

const daysIn = (text: string): readonly Mention[] => mentionsIn(text).filter((m) => m.form === 'day of year');

function columnsAt(above: readonly LineAbove[], at: number, entries: number): TextHeads | null {
  const line = above[at];
  if (!line) return null;
  const mentions = periodsIn(line.text);
  const made = (columns: readonly (Mention | null)[], after: number): TextHeads => ({
    above: line,
    after,
    columns,
    leads: leadsOver(above.slice(after), leadsOnLine(line.text, columns), columns),
  });
  if (mentions.length === entries) return made(mentions, at + 1);
  const columns = columnsOf(line.text, mentions);
  if (columns.length === entries) return made(columns, at + 1);
  const stack = stackOf(above, at);
  if (stack.dated.length > 1)
    return stack.dated.length === entries
      ? ofStack(stack, above.slice(at + stack.lines), made([], at + stack.lines))
      : null;
  const [only] = mentions;
  if (
    only &&
    mentions.length === 1 &&
    // "2020-21" alone over four columns is what is left of four heads
    (spanIn(line.text) || only.form === 'day' || (entries === 1 && isPurePeriod(line.text, only)))
  )
    return { ...made([], at + 1), columns: Array(entries).fill(only), leads: Array(entries).fill(line.text) };
  return groupsOver(above, at, entries);
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

interface Stack {
  /** The lines that each name one period, top to bottom. */
  readonly dated: readonly LineAbove[];
  /** The words among them that name none: "Year Ended December 31,". */
  readonly lead: string;
  readonly lines: number;
}

/** Dates that a converter set one under another, one a column, top to bottom. */
function stackOf(above: readonly LineAbove[], at: number): Stack {
  const dated: LineAbove[] = [];
  let lead = '';
  let lines = 0;
  for (const line of above.slice(at, at + MOST_STACKED)) {
    const [only, ...others] = periodsIn(line.text);
    if (others.length > 0 || !(only ? saysOnly(line.text, only) : lead === '' && isLead(line.text))) break;
    if (only) dated.unshift(line);
    else lead = line.text;
    lines += 1;
  }
  return { dated, lead, lines };
}

/** "Year Ended December 31,": a day without a year, and nothing beside it. */
function isLead(text: string): boolean {
  const [day, ...others] = daysIn(text);
  return day !== undefined && others.length === 0 && saysOnly(text, day);
}

/** The heads of a stack: what one line says of day and length is said for the bare years beside it. */
function ofStack(stack: Stack, above: readonly LineAbove[], over: TextHeads): TextHeads {
  const columns = stack.dated.flatMap((l) => periodsIn(l.text));
  const days = columns.map(dayOf).filter((d) => d !== '');
  const words = `${stack.lead} ${days.length === 1 ? (days[0] ?? '') : ''}`.trim();
  const own = stack.dated.map((l, i) => {
    const before = l.text.slice(0, columns[i]?.start ?? 0).trim();
    return columns[i]?.form === 'year' && before === '' ? words : before;
  });
  return { ...over, columns, leads: leadsOver(above, own, columns) };
}

/** True when a line says nothing beside a period: "As at 31 March 2025", "2024-25 (Restated)", "Previous Year". A bare year may be the last word of a head. */
function isPurePeriod(text: string, mention: Mention): boolean {
  return mention.form !== 'year' && saysOnly(text, mention);
}

function saysOnly(text: string, mention: Mention): boolean {
  const beside = `${text.slice(0, mention.start)} ${text.slice(mention.end)}`.replace(
    /\b(?:as|at|on|of|the|for|years?|quarter|half|period|(?:three|six|nine|twelve) months?|ended|ending|fiscal|financial|audited|unaudited|restated|revised|budget|actuals?|estimates?)\b|[^\p{L}]+/giu,
    '',
  );
  return beside === '';
}

/** Mentions and the words between them: "2023 2024 Thereafter Total" names four columns. */
function columnsOf(text: string, mentions: readonly Mention[]): readonly (Mention | null)[] {
  const columns: (Mention | null)[] = [];
  let at = mentions[0]?.start ?? 0;
  for (const mention of mentions) {
    columns.push(...wordsIn(text.slice(at, mention.start)), mention);
    at = mention.end;
  }
  return [...columns, ...wordsIn(text.slice(at))];
}

function wordsIn(text: string): readonly null[] {
  return fold(text)
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

/** "Year Ended December 31, 2024 2023": the words before the first year of a line, and its day, lead all its years. */
function leadsOnLine(text: string, columns: readonly (Mention | null)[]): readonly string[] {
  const mentions = columns.filter((c) => c !== null);
  const [first, ...others] = mentions;
  if (!first || !text.includes(first.text)) return columns.map(() => '');
  const own = ownLeads(text, mentions);
  if (own) return columns.map((c) => (c === null ? '' : (own.get(c) ?? '')));
  const before = text.slice(0, first.start);
  const words = spanIn(before) || daysIn(before).length > 0 ? before.trim() : '';
  const day = others.length > 0 && others.every((m) => m.form === 'year') ? dayOf(first) : '';
  return columns.map((c) => (c === null ? '' : c === first ? words : `${words} ${day}`.trim()));
}

/** "Balance as on 1 April 2023 Additions during 2023-24 Balance as on 31 March 2024": each with words of its own in front. */
function ownLeads(text: string, mentions: readonly Mention[]): ReadonlyMap<Mention, string> | null {
  let at = 0;
  const leads = new Map<Mention, string>();
  for (const mention of mentions) {
    leads.set(mention, text.slice(at, mention.start).trim());
    at = mention.end;
  }
  const others = [...leads.values()].slice(1);
  return others.length > 0 && others.every((lead) => OWN_LEAD.test(lead)) ? leads : null;
}

const OWN_LEAD = /\b(?:during|as (?:at|on|of)|ended|ending)\W*$/i;

/** `December 31,` of "December 31, 2024". */
function dayOf(mention: Mention): string {
  return mention.form === 'day' ? mention.text.replace(/\s*(?:19|20)\d{2}$/, '') : '';
}

/** What the lines above the years say of each column, before what their own line says; farther lines stand in front. */
function leadsOver(
  above: readonly LineAbove[],
  onLine: readonly string[],
  columns: readonly (Mention | null)[],
): readonly (string | null)[] {
  let leads: readonly (string | null)[] = onLine;
  let days = onLine.some((t) => daysIn(t).length > 0);
  let spans = onLine.some((t) => spanIn(t) !== null);
  for (const text of leadLines(above)) {
    const dated = daysIn(text).length > 0;
    const named = spanIn(text) !== null;
    if ((!dated || days) && (!named || spans)) continue;
    const parts = partsOver(text, columns);
    leads = leads.map((lead, i) => {
      const part = parts[i];
      return lead === null || part === null || part === undefined ? null : `${part} ${lead}`.trim();
    });
    days = days || dated;
    spans = spans || named;
  }
  return leads;
}

/** The texts above the years that may lead them, nearest first; days set one under another are one text. */
function leadLines(above: readonly LineAbove[]): readonly string[] {
  const texts: string[] = [];
  let dayLine = false;
  for (const line of above.slice(0, MOST_STACKED)) {
    if (line.kind === 'prose' || hasFigures(line.text) || texts.length > MOST_LEADS) break;
    const days = daysIn(line.text);
    const alone = days.length === 1 && /^\W*$/.test(line.text.replace(days[0]?.text ?? '', ''));
    if (alone && dayLine) texts[texts.length - 1] = `${line.text} ${texts[texts.length - 1] ?? ''}`;
    else texts.push(line.text);
    dayLine = alone;
  }
  return texts;
}

/** What a line of heads says of each of `count` columns: its groups or its days share them evenly. */
function partsOver(text: string, columns: readonly (Mention | null)[]): readonly (string | null)[] {
  const count = columns.length;
  const groups = groupsIn(text);
  const days = daysIn(text);
  const parts = groups.length > 1 ? groups : days.length > 1 ? days.map((d) => d.text) : [text];
  if (groups.length > 1 && days.length > groups.length) return Array(count).fill(null);
  if (groups.length > 1 && columns.every((c) => c?.form === 'day')) {
    const sizes = splitByDays(groups, columns);
    return sizes
      ? groups.flatMap((group, g) => Array<string>(sizes[g] ?? 0).fill(group))
      : Array(count).fill(null);
  }
  const each = count / parts.length;
  // two days over four years may be told in two ways
  if (!Number.isInteger(each) || (groups.length < 2 && days.length > 1 && each > 1))
    return Array(count).fill(null);
  return parts.flatMap((part) => Array<string>(each).fill(part));
}

/** "Three Months Ended June 30, Six Months Ended June 30,": the groups of a line, each with its span. */
function groupsIn(text: string): readonly string[] {
  return text
    .split(/\s+(?=(?:three|six|nine|twelve|quarter|half|years?)\b[- ]?(?:months?|ended)?)/i)
    .filter((g) => spanIn(g) !== null);
}
