import type { Decimal } from '../../figures/decimal.js';
import { add, divide, negate } from '../../figures/decimal.js';
import { baseExponent } from '../../meaning/figure-of.js';
import { inBaseUnits, isEqual } from '../amount-equal.js';
import type { AmountQuery, Tolerance } from '../amount-query.js';
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
  if (!isAlike(a, b)) return null;
  const [x, y] = [amount(a), amount(b)];
  const results = isShareLike(claim) ? shares(claim, x, y) : isAlike(claim, a) ? sums(claim, x, y) : [];
  const wanted = isShareLike(claim) ? claim.value : amount(claim);
  const query: AmountQuery = {
    value: wanted,
    signed: wanted.digits < 0n,
    percent: false,
    unit: null,
    tolerance,
  };
  const hit = results.find(([, value]) => value !== null && isEqual(value, wanted, query));
  return hit ? { operation: hit[0], of: [a, b] } : null;
}

const SIGNS: Readonly<Record<Operation, (a: string, b: string) => string>> = {
  sum: (a, b) => `${a} + ${b}`,
  difference: (a, b) => `${a} - ${b}`,
  ratio: (a, b) => `${a} / ${b}`,
  share: (a, b) => `${a} / ${b}`,
  change: (a, b) => `${a} / ${b} - 1`,
};

/** `4,983.91 - 4,628.65 = 355.26`. */
export function derivationText({ figure }: Claim, { operation, of: [a, b] }: Derivation): string {
  return `${SIGNS[operation](a.figure.text, b.figure.text)} = ${figure.text}`;
}

type Result = readonly [Operation, Decimal | null];

function sums({ value }: Claim, x: Decimal, y: Decimal): readonly Result[] {
  const difference = add(x, negate(y));
  // "by ₹ 6,859.56 crore": the greater less the smaller
  const isTurned = value.digits >= 0n && difference.digits < 0n;
  return [
    ['sum', add(x, y)],
    ['difference', isTurned ? null : difference],
  ];
}

/** A ratio of few digits follows from many pairs: it proves nothing. */
const FEWEST_DIGITS = 2;

function shares(claim: Claim, x: Decimal, y: Decimal): readonly Result[] {
  const { value, figure } = claim;
  if (value.digits.toString().replace('-', '').length < FEWEST_DIGITS) return [];
  const { places } = value;
  if (figure.unit?.kind !== 'percent') return [['ratio', divide(x, y, places)]];
  const hundred = (over: Decimal): Decimal | null =>
    divide({ digits: over.digits * 100n, places: over.places }, y, places);
  return [
    ['change', hundred(add(x, negate(y)))],
    ['share', hundred(x)],
  ];
}

function isShareLike({ figure: { unit } }: Claim): boolean {
  return !unit || unit.kind === 'percent' || unit.kind === 'ratio' || unit.kind === 'other';
}

function amount({ value, figure: { unit } }: Claim): Decimal {
  return unit ? inBaseUnits(value, baseExponent(unit)) : value;
}

/** Two amounts that may be added: of one kind and, as far as is known, one currency. */
function isAlike({ figure: { unit: a } }: Claim, { figure: { unit: b } }: Claim): boolean {
  if (!a || !b) return !a && !b;
  return a.kind === b.kind && !isOtherCurrency(a.currency, b.currency);
}
