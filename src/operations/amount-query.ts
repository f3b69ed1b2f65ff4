import type { Decimal } from '../figures/decimal.js';
import { fold } from '../figures/fold.js';
import { POINT_STYLE } from '../figures/grouping.js';
import { printedFigures } from '../figures/printed.js';
import { UserError } from '../user-error.js';
import type { TargetUnit } from './convert.js';
import { targetUnit } from './convert.js';

/** An amount to look for. */
export interface AmountQuery {
  /** As it was typed, without its unit. */
  readonly value: Decimal;
  /** True when it was typed with a sign: then only figures of that sign are equal. */
  readonly signed: boolean;
  readonly percent: boolean;
  /** Null for a bare number, which is compared with numbers as they are printed. */
  readonly unit: TargetUnit | null;
  readonly tolerance: Tolerance;
}

/**
 * How much a figure may differ. `rounding`: as much as the coarser of the two was rounded. `exact`: not at all. `share` and
 * `amount`: as rounding, or by so much per cent of the amount or by so much in its unit or one of its own.
 */
export type Tolerance =
  | { readonly kind: 'rounding' }
  | { readonly kind: 'exact' }
  | { readonly kind: 'share'; readonly percent: Decimal }
  | { readonly kind: 'amount'; readonly value: Decimal; readonly unit: TargetUnit | null };

/**
 * Reads `--value` and `--tolerance`: `105.98 crore`, `₹ 4,212.30 lakh`, `-5 million USD`, `12.5 %`, `4212.30`; `0.5 %`,
 * `2`, `50 lakh`.
 *
 * @throws UserError when they are no amount and no tolerance
 */
export function amountQuery(typed: string, tolerance: string | null): AmountQuery {
  const amount = amountOf(typed);
  if (!amount) throw noAmount(typed);
  const { value, signed, percent, unit } = amount;
  return { value, signed, percent, unit, tolerance: toleranceOf(tolerance, unit) };
}

/**
 * Reads a tolerance for amounts of whatever unit: `0.5 %`, or `0` for none at all; null is rounding.
 *
 * @throws UserError when it is anything else
 */
export function shareTolerance(typed: string | null): Tolerance {
  const tolerance = toleranceOf(typed, null);
  if (tolerance.kind !== 'amount') return tolerance;
  throw new UserError(`--tolerance "${typed}": write a percentage, as in 0.5%, or 0 for none`);
}

type Amount = Omit<AmountQuery, 'tolerance'>;

/** One number with what stands around it: "Rs." before it, "crore" behind it. Null for anything else. */
function amountOf(typed: string): Amount | null {
  const text = fold(typed).trim();
  const [figure, ...others] = printedFigures(text, POINT_STYLE);
  if (!figure?.value || others.length > 0) return null;
  const words = `${text.slice(0, figure.start)} ${text.slice(figure.end)}`
    .replace(/[()+-]|%|per ?cent/gi, ' ')
    .replace(/`/g, '\u20b9')
    .trim();
  const { value, percent } = figure;
  const signed = value.digits < 0n || /^\+/.test(text.slice(figure.from));
  if (words === '' || percent) return { value, signed, percent, unit: null };
  const unit = unitNamed(words);
  return unit && { value, signed, percent, unit };
}

function unitNamed(words: string): TargetUnit | null {
  try {
    return targetUnit(words);
  } catch {
    return null;
  }
}

function toleranceOf(typed: string | null, of: TargetUnit | null): Tolerance {
  if (typed === null) return { kind: 'rounding' };
  const amount = amountOf(typed);
  if (!amount || amount.signed || (amount.unit && !of)) throw noTolerance(typed);
  const { value, percent, unit } = amount;
  if (unit?.currency && unit.currency !== of?.currency) throw noTolerance(typed);
  if (value.digits === 0n) return { kind: 'exact' };
  return percent ? { kind: 'share', percent: value } : { kind: 'amount', value, unit };
}

function noTolerance(typed: string): UserError {
  return new UserError(
    `--tolerance "${typed}": write a percentage, as in 0.5%, a number in the unit of --value, or 0 for none`,
  );
}

function noAmount(typed: string): UserError {
  return new UserError(
    `--value "${typed}": no amount; write a number with its unit, as in "105.98 crore" or "$ 4.2 million", or a bare number`,
  );
}
