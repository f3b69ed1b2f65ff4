import type { Amount } from './amounts.js';
import type { SumCheck } from './sums.js';

/** What one figure would have to be for a sum to come out right. */
export interface Suspect {
  readonly what: 'sign' | 'decimal point' | 'digit';
  /** The figure; null when more than one of the sum would do. */
  readonly amount: Amount | null;
  /** Its value in the sum's decimal place, were it undamaged; null where `amount` is. */
  readonly wanted: number | null;
}

interface Term {
  readonly amount: Amount;
  /** What it counts for in the difference. */
  readonly counts: number;
}

/**
 * The damage to a single figure that explains a failed sum, the likeliest kind first; null when none does, and for
 * amounts that doubles do not hold.
 */
export function suspectOf(check: SumCheck): Suspect | null {
  if ([check.total, ...check.parts.map(({ amount }) => amount)].some(({ exact }) => exact !== undefined))
    return null;
  const terms = [...check.parts, { amount: check.total, counts: -check.total.value }].filter(
    ({ amount, counts }) => amount.printed !== null && counts !== 0,
  );
  for (const what of ['sign', 'decimal point', 'digit'] as const) {
    const found = terms.filter((term) => IS[what](term, term.counts - check.difference));
    const [only] = found;
    if (only && found.length === 1) {
      const turned = only.counts < 0 !== only.amount.value < 0;
      const wanted = only.counts - check.difference;
      return { what, amount: only.amount, wanted: turned ? -wanted : wanted };
    }
    if (found.length > 1) return { what, amount: null, wanted: null };
  }
  return null;
}

/** How far a point may be off. One that is off by thousands is printed itself: 704.182 for 704,182, but not 61 for 61,000. */
function powersOf({ printed }: Amount): readonly number[] {
  return /[.,]\d{3}\D*$/.test(printed?.text ?? '') ? [10, 100, 1000] : [10, 100];
}

const IS: Readonly<Record<Suspect['what'], (term: Term, wanted: number) => boolean>> = {
  sign: ({ counts }, wanted) => wanted === -counts,
  'decimal point': ({ amount, counts }, wanted) =>
    wanted < 0 === counts < 0 &&
    powersOf(amount).some((by) => wanted === counts * by || wanted * by === counts),
  digit: ({ counts }, wanted) =>
    wanted < 0 === counts < 0 && isDigitApart(Math.abs(counts), Math.abs(wanted)),
};

/** True for numbers of as many digits that differ in one of them. */
function isDigitApart(a: number, b: number): boolean {
  const [x, y] = [String(a), String(b)];
  return x.length === y.length && [...x].filter((digit, i) => digit !== y[i]).length === 1;
}
