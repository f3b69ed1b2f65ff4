import type { Decimal } from '../../figures/decimal.js';
import { add, compare, divide, negate } from '../../figures/decimal.js';
import { baseExponent } from '../../meaning/figure-of.js';
import { bears, inBaseUnits } from '../amount-equal.js';
import type { Tolerance } from '../amount-query.js';
import { isOtherCurrency } from '../amount-worth.js';
import type { Claim } from './claims.js';

export type Operation = 'sum' | 'difference' | 'ratio' | 'share' | 'change';

/** Two claims that were found, and what makes a third of them. */
export interface Derivation {
  readonly operation: Operation;
  readonly of: readonly [Claim, Claim];
}

/**
 * How a figure follows from two others: their sum or difference, one over the other, as a ratio or in per cent, or the
 * change from one to the other in per cent. Exact decimals, within the rounding of the figure. Null when it does not.
 *
 * @param found claims that stand in the documents; the nearest are tried first
 */
export function derive(claim: Claim, found: readonly Claim[], tolerance: Tolerance): Derivation | null {
  const near = found
    .filter((other) => other !== claim && Math.abs(other.block - claim.block) <= 1)
    .sort((a, b) => distance(a, claim) - distance(b, claim))
    .slice(0, MOST_OPERANDS);
  for (const blocks of [0, 1]) {
    const operands = near.filter((other) => Math.abs(other.block - claim.block) <= blocks);
    for (const [i, a] of operands.entries()) {
      for (const b of operands.slice(0, i)) {
        const derivation = fromPair(claim, a, b, tolerance) ?? fromPair(claim, b, a, tolerance);
        if (derivation) return derivation;
      }
    }
  }
  return null;
}

/** More would make a chance hit likely. */
const MOST_OPERANDS = 12;

function distance(a: Claim, b: Claim): number {
  return Math.abs(a.line - b.line);
}

function fromPair(claim: Claim, a: Claim, b: Claim, tolerance: Tolerance): Derivation | null {
  if (!isAlike(a, b) || [a, b].some(isUnscaled)) return null;
  // an amount and its own copy, or nothing, prove whatever one likes
  const [x, y] = [amount(a), amount(b)];
  if (x.digits === 0n || y.digits === 0n || compare(x, y) === 0) return null;
  const hit = [...shares(claim, a, b), ...sums(claim, a, b)].find(
    ({ value, wanted }) => value !== null && bears(value, wanted, tolerance),
  );
  return hit ? { operation: hit.operation, of: [a, b] } : null;
}

const SIGNS: Readonly<Record<Operation, (a: string, b: string) => string>> = {
  sum: (a, b) => `${a} + ${b}`,
  difference: (a, b) => `${a} - ${b}`,
  ratio: (a, b) => `${a} / ${b}`,
  share: (a, b) => `${a} / ${b}`,
  change: (a, b) => `${a} / ${b} - 1`,
};

/** `4,983.91 - 4,628.65 = 355.26`; with the scales where they differ. */
export function derivationText({ figure }: Claim, { operation, of: [a, b] }: Derivation): string {
  const isOne = a.figure.unit?.scale === b.figure.unit?.scale;
  const text = ({ figure: each }: Claim): string =>
    isOne || !each.unit ? each.text : `${each.text} ${each.unit.scale}`;
  return `${SIGNS[operation](text(a), text(b))} = ${figure.text}`;
}

/** What two claims make, and what it must be. */
interface Result {
  readonly operation: Operation;
  readonly value: Decimal | null;
  readonly wanted: Decimal;
}

/** A number without a unit may be the difference of two that have the same one, as they are printed. */
function sums(claim: Claim, a: Claim, b: Claim): readonly Result[] {
  const isPrinted = !claim.figure.unit && isSameUnit(a, b);
  if (!isPrinted && !isAlike(claim, a)) return [];
  const of = isPrinted ? ({ value }: Claim): Decimal => value : amount;
  const [x, y, wanted] = [of(a), of(b), of(claim)];
  const difference = add(x, negate(y));
  const isSigned = difference.digits < 0n === wanted.digits < 0n;
  return [
    { operation: 'sum', value: add(x, y), wanted },
    // the other way round it has the sign of the claim
    ...(isSigned ? [{ operation: 'difference', value: difference, wanted } as const] : []),
  ];
}

/** A ratio of few digits follows from many pairs: it proves nothing. */
const FEWEST_DIGITS = 2;

function shares(claim: Claim, a: Claim, b: Claim): readonly Result[] {
  const { value: wanted, figure } = claim;
  const kind = figure.unit?.kind;
  if (kind !== undefined && kind !== 'percent' && kind !== 'ratio' && kind !== 'other') return [];
  if (wanted.digits.toString().replace('-', '').length < FEWEST_DIGITS) return [];
  const [x, y] = [amount(a), amount(b)];
  if (kind !== 'percent') return [{ operation: 'ratio', value: divide(x, y, wanted.places), wanted }];
  const hundred = (over: Decimal): Decimal | null =>
    divide({ digits: over.digits * 100n, places: over.places }, y, wanted.places);
  return [
    { operation: 'change', value: hundred(add(x, negate(y))), wanted },
    { operation: 'share', value: hundred(x), wanted },
  ];
}

function isUnscaled({ figure: { unit } }: Claim): boolean {
  return unit?.scale === 'unknown';
}

function isSameUnit({ figure: { unit: a } }: Claim, { figure: { unit: b } }: Claim): boolean {
  return a?.kind === b?.kind && a?.scale === b?.scale && a?.currency === b?.currency;
}

function amount({ value, figure: { unit } }: Claim): Decimal {
  return unit ? inBaseUnits(value, baseExponent(unit)) : value;
}

/** Two amounts that may be added: of one kind and, as far as is known, one currency. */
function isAlike({ figure: { unit: a } }: Claim, { figure: { unit: b } }: Claim): boolean {
  if (!a || !b) return !a && !b;
  return a.kind === b.kind && !isOtherCurrency(a.currency, b.currency);
}
