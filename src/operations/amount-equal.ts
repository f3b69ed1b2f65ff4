import type { Decimal } from '../figures/decimal.js';
import { add, compare, negate } from '../figures/decimal.js';
import { SCALE_EXPONENT } from '../figures/scales.js';
import type { AmountQuery, Tolerance } from './amount-query.js';

/** An amount in base units: `digits` divided by ten to the power of `places`, which is negative for 42 crore. */
export function inBaseUnits(value: Decimal, exponent: number): Decimal {
  return { digits: value.digits, places: value.places - exponent };
}

/**
 * Equal as far as both are known (rounded, half up, to the places of the one that has fewer), or no farther apart than the
 * tolerance. Both are given in base units, or both as printed where the query names no unit.
 */
export function isEqual(figure: Decimal, wanted: Decimal, query: AmountQuery): boolean {
  const { signed, tolerance } = query;
  const a = signed ? figure : magnitude(figure);
  const b = signed ? wanted : magnitude(wanted);
  const difference = magnitude(add(a, negate(b)));
  if (tolerance.kind === 'exact' || difference.digits === 0n) return difference.digits === 0n;
  // a printed zero is as little as the rounding leaves of many amounts, and finds none of them
  const isZero = (a.digits === 0n) !== (b.digits === 0n);
  if (!isZero && agreeRounded(a, b)) return true;
  if (tolerance.kind === 'rounding') return false;
  const limit = tolerance.kind === 'share' ? shareOf(magnitude(b), tolerance.percent) : amountIn(query);
  return limit !== null && compare(difference, limit) <= 0;
}

/**
 * True when an amount says no more than a figure does: the figure, rounded to the places of the amount, or no farther from
 * it than the tolerance. An amount of more places than the figure has must be the very same.
 */
export function bears(figure: Decimal, claimed: Decimal, tolerance: Tolerance): boolean {
  const signed = claimed.digits < 0n;
  const a = signed ? figure : magnitude(figure);
  const difference = magnitude(add(a, negate(claimed)));
  if (tolerance.kind === 'exact' || difference.digits === 0n) return difference.digits === 0n;
  if (a.places > claimed.places && claimed.digits !== 0n && rounded(a, claimed.places) === claimed.digits)
    return true;
  return (
    tolerance.kind === 'share' && compare(difference, shareOf(magnitude(claimed), tolerance.percent)) <= 0
  );
}

/** The tolerance in what the amounts are compared in. */
function amountIn({ unit, tolerance }: AmountQuery): Decimal | null {
  if (tolerance.kind !== 'amount') return null;
  const scale = tolerance.unit?.scale ?? unit?.scale;
  return scale ? inBaseUnits(tolerance.value, SCALE_EXPONENT[scale]) : tolerance.value;
}

function shareOf(value: Decimal, percent: Decimal): Decimal {
  return { digits: value.digits * percent.digits, places: value.places + percent.places + 2 };
}

/** Equal once both are rounded to the places of the one that has fewer. */
export function agreeRounded(a: Decimal, b: Decimal): boolean {
  const places = Math.min(a.places, b.places);
  return rounded(a, places) === rounded(b, places);
}

/** The digits of a value that is rounded to fewer places, half away from zero. */
function rounded({ digits, places }: Decimal, to: number): bigint {
  const step = 10n ** BigInt(places - to);
  const steps = ((digits < 0n ? -digits : digits) * 2n + step) / (step * 2n);
  return digits < 0n ? -steps : steps;
}

function magnitude(value: Decimal): Decimal {
  return value.digits < 0n ? negate(value) : value;
}
