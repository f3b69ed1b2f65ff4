import type { Mention } from '../periods/period-words.js';
import { spanIn } from '../periods/period-words.js';
import type { LineAbove } from '../places/scope.js';
import { dayOf, daysIn } from './head-words.js';
import { splitByDays, splitByYears } from './split-groups.js';
import { MOST_STACKED } from './stacked-heads.js';
import { hasFigures } from './text-rows.js';

/** How far above the line of years its group heads may stand. */
const MOST_LEADS = 5;

/** "Year Ended December 31, 2024 2023": the words before the first year of a line, and its day, lead all its years. */
export function leadsOnLine(text: string, columns: readonly (Mention | null)[]): readonly string[] {
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

/** What the lines above the years say of each column, before what their own line says; farther lines stand in front. */
export function leadsOver(
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
  const sizes = parts.length > 1 ? splitByYears(parts.length, columns) : null;
  if (sizes) return parts.flatMap((part, p) => Array<string>(sizes[p] ?? 0).fill(part));
  // two days over four years may be told in two ways
  if (!Number.isInteger(each) || (groups.length < 2 && days.length > 1 && each > 1))
    return Array(count).fill(null);
  return parts.flatMap((part) => Array<string>(each).fill(part));
}

/** "Three Months Ended June 30, Six Months Ended June 30,": the groups of a line, each with its span. */
export function groupsIn(text: string): readonly string[] {
  return text
    .split(/\s+(?=(?:three|six|nine|twelve|quarter|half|years?)\b[- ]?(?:months?|ended)?)/i)
    .filter((g) => spanIn(g) !== null);
}
