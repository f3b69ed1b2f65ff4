import type { Decimal } from '../../figures/decimal.js';
import { baseExponent } from '../../meaning/figure-of.js';
import { agreeRounded, inBaseUnits } from '../amount-equal.js';
import { isOtherCurrency } from '../amount-worth.js';
import type { ItemFigure } from './line-item.js';

/** A figure in base units, as precise as it is printed; null where its unit or its value is not told. */
export function amountOf({ figure, exact }: ItemFigure): Decimal | null {
  const { unit } = figure;
  if (!exact || !unit || unit.scale === 'unknown') return null;
  return inBaseUnits(exact, baseExponent(unit));
}

/** True for amounts of one kind and currency. */
export function areComparable(a: ItemFigure, b: ItemFigure): boolean {
  const [one, other] = [a.figure.unit, b.figure.unit];
  if (!one || !other || one.kind !== other.kind) return false;
  return (
    (one.currency === null) === (other.currency === null) && !isOtherCurrency(one.currency, other.currency)
  );
}

/** Whether two figures are equal within the rounding of the coarser; null where they cannot be compared. */
export function agree(a: ItemFigure, b: ItemFigure): boolean | null {
  const [one, other] = [amountOf(a), amountOf(b)];
  return one && other && areComparable(a, b) ? agreeRounded(one, other) : null;
}

/** Where a unit is not stated, the very same digits tell that a figure is printed again; other digits tell nothing. */
export function isSameAmount(a: ItemFigure, b: ItemFigure): true | null {
  if (!a.exact || !b.exact || (a.figure.unit && b.figure.unit)) return null;
  return a.exact.digits === b.exact.digits && a.exact.places === b.exact.places ? true : null;
}

/** Two or three digits are equal by chance. */
const FEWEST_DIGITS = 3;

/** True for a figure of enough digits to be known again. */
export function magnitudeIsTelling({ exact }: ItemFigure): boolean {
  return exact !== null && String(exact.digits < 0n ? -exact.digits : exact.digits).length >= FEWEST_DIGITS;
}
