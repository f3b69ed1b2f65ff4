import type { Mention } from '../periods/period-words.js';
import { spanIn } from '../periods/period-words.js';

/**
 * How many columns each group of heads covers, told by the days under them: "Quarter ended, Nine months ended, Year
 * ended" over 31 December, 30 September, 31 December, 31 December, 31 December, 31 March is three, two and one. Null when
 * the days allow several ways, or none.
 *
 * @param groups the words of each group, from the left
 */
export function splitByDays(
  groups: readonly string[],
  columns: readonly (Mention | null)[],
): readonly number[] | null {
  const days: string[] = [];
  for (const column of columns) {
    if (column?.form !== 'day') return null;
    days.push(`${column.day.year}-${column.day.month}-${column.day.day}`);
  }
  const ways = splits(groups.length, days.length).filter((sizes) => isTold(groups, days, sizes));
  return ways.length === 1 ? (ways[0] ?? null) : null;
}

/** All ways to share so many columns among so many groups, none of them empty. */
function splits(groups: number, columns: number): readonly (readonly number[])[] {
  if (groups === 1) return columns > 0 ? [[columns]] : [];
  return Array.from({ length: Math.max(0, columns - groups + 1) }, (_, i) =>
    splits(groups - 1, columns - i - 1).map((rest) => [i + 1, ...rest]),
  ).flat();
}

/** No day stands twice in a group; parts of a year all begin with the same day, and whole years end on one day of the year. */
function isTold(groups: readonly string[], days: readonly string[], sizes: readonly number[]): boolean {
  let at = 0;
  return sizes.every((size, g) => {
    const own = days.slice(at, at + size);
    at += size;
    if (new Set(own).size < own.length) return false;
    const span = spanIn(groups[g] ?? '')?.span;
    return span === 'year'
      ? new Set(own.map((day) => day.replace(/^\d+-/, ''))).size === 1
      : own[0] === days[0];
  });
}

/**
 * How many columns each group covers, told by the years under them: "2025 2024 2025 2024 2025" is two, two and one, since
 * each group begins anew. Null when the years fall into another number of groups.
 */
export function splitByYears(groups: number, columns: readonly (Mention | null)[]): readonly number[] | null {
  const years: number[] = [];
  for (const column of columns) {
    if (column?.form !== 'year') return null;
    years.push(column.year);
  }
  const sizes = runsOfYears(years);
  return sizes?.length === groups ? sizes : null;
}

/** The lengths of the runs of years that go on in one direction, that of the first two; null for fewer than two years. */
export function runsOfYears(years: readonly number[]): readonly number[] | null {
  const [first, second] = years;
  if (first === undefined || second === undefined || first === second) return null;
  const sizes: number[] = [];
  years.forEach((year, i) => {
    const before = years[i - 1];
    const goesOn = before !== undefined && (second < first ? year < before : year > before);
    if (goesOn) sizes.push((sizes.pop() ?? 0) + 1);
    else sizes.push(1);
  });
  return sizes;
}
