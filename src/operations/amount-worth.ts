import { DOLLAR } from '../figures/currencies.js';
import { decimalNumber } from '../figures/decimal.js';
import { SCALE_EXPONENT } from '../figures/scales.js';
import type { Figure, UnitKind } from '../meaning/answer.js';
import { baseExponent } from '../meaning/figure-of.js';
import { inBaseUnits, isEqual } from './amount-equal.js';
import type { AmountQuery } from './amount-query.js';
import { printedValue } from './printed-value.js';
import { isNearPower, quickNumbers } from './quick-numbers.js';

/** True when a figure is worth the amount. Its unit must be known, unless a bare number was asked for. */
export function isWorth(figure: Figure, query: AmountQuery): boolean {
  const printed = printedValue(figure);
  if (!printed) return false;
  if (!query.unit)
    return (!query.percent || figure.unit?.kind === 'percent') && isEqual(printed, query.value, query);
  const { unit } = figure;
  if (!unit || unit.scale === 'unknown' || !isAmount(unit.kind, query.unit.currency)) return false;
  if (isOtherCurrency(unit.currency, query.unit.currency)) return false;
  const wanted = inBaseUnits(query.value, SCALE_EXPONENT[query.unit.scale]);
  return isEqual(inBaseUnits(printed, baseExponent(unit)), wanted, query);
}

/** A number of things is no amount in a currency; ₹ 2.10 per share is one. */
function isAmount(kind: UnitKind, currency: string | null): boolean {
  return kind === 'money' || (currency === null ? kind === 'count' : kind === 'per share');
}

/** "$" is whichever dollar the document means. A currency that the document does not tell is no other one. */
export function isOtherCurrency(found: string | null, wanted: string | null): boolean {
  if (found === null || wanted === null || found === wanted) return false;
  const isDollar = (code: string) => code === DOLLAR || /^(?:USD|AUD|CAD|HKD|NZD|SGD)$/.test(code);
  return !(wanted === DOLLAR || found === DOLLAR) || !(isDollar(found) && isDollar(wanted));
}

/**
 * A quick test that passes every line with a number whose digits begin like those of the amount: scales are powers of
 * ten, so only the first digits tell.
 */
export function mayHold(line: string, query: AmountQuery): boolean {
  const wanted = Math.abs(decimalNumber(query.value));
  // where nothing is sought with a tolerance, any number may do
  const zero = query.tolerance.kind === 'amount' ? Number.POSITIVE_INFINITY : 0;
  const slack = shareIn(query) + (0.5 * 10 ** -query.value.places) / wanted;
  for (const { number } of quickNumbers(line))
    if (wanted === 0 ? number <= zero : isNearPower(number / wanted, slack + 0.5 / number)) return true;
  return false;
}

/** The tolerance as a share of the amount. */
function shareIn({ value, unit, tolerance }: AmountQuery): number {
  if (tolerance.kind === 'share') return decimalNumber(tolerance.percent) / 100;
  if (tolerance.kind !== 'amount') return 0;
  const exponent =
    unit && tolerance.unit ? SCALE_EXPONENT[tolerance.unit.scale] - SCALE_EXPONENT[unit.scale] : 0;
  return (decimalNumber(tolerance.value) * 10 ** exponent) / Math.abs(decimalNumber(value));
}
