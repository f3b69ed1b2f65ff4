import type { Decimal } from '../figures/decimal.js';
import { decimalOf } from '../figures/decimal.js';
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
 * How much a figure may differ. `rounding`: as much as the coarser of the two was rounded. `exact`: not at all. `share`: as
 * rounding, or by this share of the amount.
 */
export type Tolerance =
  | { readonly kind: 'rounding' }
  | { readonly kind: 'exact' }
  | { readonly kind: 'share'; readonly share: number };

/**
 * Reads `--value` and `--tolerance`: `105.98 crore`, `₹ 4,212.30 lakh`, `-5 million USD`, `12.5 %`, `4212.30`.
 *
 * @throws UserError when they are no amount and no tolerance
 */
export function amountQuery(typed: string, tolerance: string | null): AmountQuery {
  const text = fold(typed).trim();
  const [figure, ...others] = printedFigures(text, POINT_STYLE);
  const sign = /^\+/.test(text.slice(figure?.from ?? 0));
  if (!figure?.value || others.length > 0) throw noAmount(typed);
  // what stands around the number is its unit: "Rs." before it, "crore" behind it
  const words = `${text.slice(0, figure.start)} ${text.slice(figure.end)}`
    .replace(/[()+-]|%|per ?cent/gi, ' ')
    .replace(/`/g, '\u20b9')
    .trim();
  return {
    value: figure.value,
    signed: figure.value.digits < 0n || sign,
    percent: figure.percent,
    unit: words === '' || figure.percent ? null : unitNamed(words, typed),
    tolerance: toleranceOf(tolerance),
  };
}

function unitNamed(words: string, typed: string): TargetUnit {
  try {
    return targetUnit(words);
  } catch {
    throw noAmount(typed);
  }
}

function toleranceOf(typed: string | null): Tolerance {
  if (typed === null) return { kind: 'rounding' };
  const m = /^(\d+(?:\.\d+)?)\s*(%?)$/.exec(typed.trim());
  if (!m || (m[2] === '' && Number(m[1]) !== 0))
    throw new UserError(`--tolerance "${typed}": write a percentage, as in 0.5%, or 0 for none`);
  const share = Number(decimalOf(m[1] ?? '0') === null ? 0 : m[1]) / 100;
  return share === 0 ? { kind: 'exact' } : { kind: 'share', share };
}

function noAmount(typed: string): UserError {
  return new UserError(
    `--value "${typed}": no amount; write a number with its unit, as in "105.98 crore" or "$ 4.2 million", or a bare number`,
  );
}
