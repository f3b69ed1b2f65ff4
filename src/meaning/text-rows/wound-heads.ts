import { fold } from '../../figures/fold.js';
import { MONTH } from '../periods/dates.js';
import type { Mention } from '../periods/period-words.js';
import { mentionsIn } from '../periods/period-words.js';
import { wordsBeside } from './head-words.js';
import { runsOfYears } from './split-groups.js';

const BEGINS = /\bfor the (?:year|quarter|half[- ]year|period|\p{L}+(?= ))/giu;
const ENDS = /(?:\b(?:months?|years?) )?\b(?:ended|ending)\b/gi;

/**
 * What leads each date of heads of several lines that a converter read line by line: "For the year For the fifteen ended
 * months ended 31 March 2024 31 March 2023" is "For the year ended" and "For the fifteen months ended". Null where the
 * words are not such heads; `'unclear'` where the tallest head may have come first, whichever column it is of.
 */
export function woundLeads(text: string, mentions: readonly Mention[]): readonly string[] | 'unclear' | null {
  const [first, ...others] = mentions;
  if (!first || others.length === 0) return null;
  if (others.some((m, i) => text.slice(mentions[i]?.end, m.start).trim() !== '')) return null;
  const words = wordsBeside(text.slice(0, first.start).replace(/\bparticulars\b/gi, ' '), []);
  const begins = [...words.matchAll(BEGINS)].map((m) => m[0]);
  const ends = [...words.matchAll(ENDS)].map((m) => m[0].trim());
  if (begins.length !== mentions.length || ends.length !== mentions.length) return null;
  const leads = begins.map((b, i) => `${b} ${ends[i]}`);
  const isRising = mentions.every((m, i) => i === 0 || timeOf(mentions[i - 1]) < timeOf(m));
  return isRising && new Set(leads).size > 1 ? 'unclear' : leads;
}

function timeOf(mention: Mention | undefined): number {
  if (mention?.form === 'day') return Date.UTC(mention.day.year, mention.day.month, mention.day.day);
  return mention && 'year' in mention ? (mention.year ?? 0) : 0;
}

const DAY = `(?:(?:${MONTH})\\.? \\d{1,2}|\\d{1,2} (?:${MONTH})),?`;
const DAYS_THEN_YEARS = new RegExp(`^\\W*((?:${DAY}\\s+){2,})((?:(?:19|20)\\d{2}\\W*){3,})$`, 'i');

/** A year of a line of heads, the day that it goes with, and which of the days that is. */
export interface DayOfYears {
  readonly year: Mention;
  readonly day: string;
  readonly group: number;
}

/** "30 September 31 March 2025 2024 2025": days, then the years of all of them; a year that is not older begins the next day. Null when they do not go together. */
export function daysThenYears(text: string): readonly DayOfYears[] | null {
  const m = DAYS_THEN_YEARS.exec(fold(text));
  if (!m) return null;
  const days = [...(m[1] ?? '').matchAll(new RegExp(DAY, 'gi'))].map((d) => d[0]);
  const years = mentionsIn(m[2] ?? '').filter((y) => y.form === 'year');
  const sizes = runsOfYears(years.map((y) => y.year));
  if (sizes?.length !== days.length) return null;
  const groups = sizes.flatMap((size, g) => Array<number>(size).fill(g));
  return years.map((year, i) => {
    const group = groups[i] ?? 0;
    return { year, day: days[group] ?? '', group };
  });
}
