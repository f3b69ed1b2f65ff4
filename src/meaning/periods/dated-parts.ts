import type { Placed } from '../places/scope.js';
import type { Cited } from '../verdict.js';
import { isoDay } from './dates.js';
import { mentionsIn } from './period-words.js';

/** The line over a part of a table that names days of its own. */
export interface DatedPart extends Cited {
  readonly ends: readonly (string | null)[];
}

/**
 * "… as at 31 March 2024" over a table without heads, which reads as the rest of the table "as at 31 March 2025" before
 * it: the titles of that one do not date it.
 */
export function datedPart(placed: Placed): DatedPart | null {
  const before = placed.partBefore;
  if (!before) return null;
  for (const { line, text } of placed.above) {
    const days = mentionsIn(text).flatMap((m) => (m.form === 'day' ? [isoDay(m.day)] : []));
    if (days.length > 0) return { rule: 'line above', line, text, ends: days };
  }
  return datedPart(before);
}
