import { MONTH, monthOf } from './dates.js';
import { mentionsIn } from './period-words.js';
import type { Surroundings, Worked } from './resolve-period.js';
import { workOut } from './resolve-period.js';
import { isPeriodAlone } from './row-period.js';

/** "three and six months ended", "three months and nine months ended": two lengths that end on one day. */
export const TWO_LENGTHS = /\b(three|six|nine)(?:[- ]months?)? and (six|nine|twelve)[- ]months? ended\b/i;

/**
 * A part of a year on one side of a figure and the year on the other, "Q1" or "June" beside "2024-25": neither is the
 * period alone. Null when they are not such; `'unclear'` when a month may be of either of two years.
 */
export function crossedPeriod(
  label: string,
  header: string,
  around: Surroundings,
): Worked | 'unclear' | null {
  return (
    partOfYear(label, header, around) ??
    partOfYear(header, label, around) ??
    monthOfYear(label, header, around)
  );
}

function partOfYear(part: string, year: string, around: Surroundings): Worked | null {
  const [only, more] = mentionsIn(part);
  const [whole, second] = mentionsIn(year);
  if (only?.form !== 'part' || only.year !== null || more || !isPeriodAlone(part)) return null;
  if (second || (whole?.form !== 'fiscal year' && whole?.form !== 'year')) return null;
  const worked = workOut(`${only.text} ${whole.text}`, around);
  return worked && worked.span !== 'year' ? worked : null;
}

const MONTH_ALONE = new RegExp(`^\\W*(${MONTH})\\W*$`, 'i');

/** "June" under "2024-25" is in 2024, "January" in 2025. */
function monthOfYear(label: string, header: string, around: Surroundings): Worked | 'unclear' | null {
  const name = MONTH_ALONE.exec(label)?.[1];
  const [whole, second] = mentionsIn(header);
  if (!name || second || (whole?.form !== 'fiscal year' && whole?.form !== 'year')) return null;
  const { endsOn } = around.years;
  if (whole.form === 'fiscal year' && !endsOn) return 'unclear';
  const isBefore = whole.form === 'fiscal year' && monthOf(name) > (endsOn?.month ?? 12);
  return workOut(`${name} ${whole.year - (isBefore ? 1 : 0)}`, { ...around, span: null, closing: false });
}
