import { CURRENCIES, DOLLAR } from '../figures/currencies.js';
import type { Decimal } from '../figures/decimal.js';
import { add, decimalOf, decimalText, placesText, shift } from '../figures/decimal.js';
import { fold } from '../figures/fold.js';
import type { Scale } from '../figures/scales.js';
import { SCALE_EXPONENT, SCALE_WORDS } from '../figures/scales.js';
import type { Figure } from '../meaning/answer.js';
import { baseExponent } from '../meaning/figure-of.js';
import { UserError } from '../user-error.js';
import { printedValue } from './printed-value.js';

/** The unit that figures are to be given in. */
export interface TargetUnit {
  readonly scale: Scale;
  /** ISO code, `$` for whichever dollar a document means, null when only a scale was named. */
  readonly currency: string | null;
}

/** A figure in another scale. Part of the published JSON. */
export interface Converted {
  readonly scale: Scale;
  /** Exact decimal, to the places that are known. */
  readonly value: string;
}

/** What becomes of a figure: money and counts are converted; another currency never is; the rest stays as it is. */
export type Conversion =
  | { readonly kind: 'converted'; readonly to: Converted }
  /** The figure is in `currency` (null where the document does not say which), and `asked` was asked for. */
  | { readonly kind: 'other currency'; readonly currency: string | null; readonly asked: string }
  | { readonly kind: 'left' };

const EACH_CURRENCY = [
  ...CURRENCIES.map(({ code, words }) => ({ code, words })),
  { code: DOLLAR, words: '\\$|\\bdollars?\\b' },
];
const EACH_SCALE = SCALE_WORDS.map(({ scale, words }) => ({
  scale,
  words: new RegExp(`^(?:${words})$`, 'i'),
}));

/**
 * Reads a unit as it was typed: `crore`, `Rs crore`, `in US$ million`, `rupees`.
 *
 * @throws UserError when it is none
 */
export function targetUnit(typed: string): TargetUnit {
  let rest = fold(typed)
    .trim()
    .replace(/^in\s+/i, '');
  let currency: string | null = null;
  for (const { code, words } of EACH_CURRENCY) {
    const found = new RegExp(`(?:${words})`, 'i').exec(rest);
    if (!found) continue;
    currency = code;
    rest = `${rest.slice(0, found.index)} ${rest.slice(found.index + found[0].length)}`;
    break;
  }
  rest = rest
    .replace(/\b(?:in|of)\b/gi, ' ')
    .trim()
    .replace(/\s+/g, ' ');
  const scale = scaleNamed(rest, currency);
  if (scale === null) throw noUnit(typed);
  return { scale, currency };
}

/** A currency alone is the amount in full: `rupees`. */
function scaleNamed(words: string, currency: string | null): Scale | null {
  if (/^(?:ones?|units?|base units?)$/i.test(words) || (words === '' && currency !== null)) return 'one';
  return EACH_SCALE.find((each) => each.words.test(words))?.scale ?? null;
}

function noUnit(typed: string): UserError {
  const choices = Object.keys(SCALE_EXPONENT).join(', ');
  return new UserError(
    `--in "${typed}": no unit; there are ${choices}, also with a currency: --in '₹ crore'`,
  );
}

/**
 * A figure in the unit that was asked for, by powers of ten alone.
 *
 * @param dollar what a bare dollar sign means in the figure's document
 */
export function convert(figure: Figure, target: TargetUnit, dollar: string): Conversion {
  const { unit, amount } = figure;
  if (unit?.kind !== 'money' && unit?.kind !== 'count') return { kind: 'left' };
  const asked = target.currency === DOLLAR ? dollar : target.currency;
  if (asked !== null && unit.kind === 'count') return { kind: 'left' };
  if (asked !== null && unit.currency !== asked)
    return { kind: 'other currency', currency: unit.currency, asked };
  const value = amount === null ? null : decimalOf(amount);
  if (!value) return { kind: 'left' };
  const exact = shift(value, -SCALE_EXPONENT[target.scale]);
  const printed = printedValue(figure);
  const places = printed ? printed.places - baseExponent(unit) + SCALE_EXPONENT[target.scale] : 0;
  return { kind: 'converted', to: { scale: target.scale, value: knownTo(exact, places) } };
}

/** A decimal written to as many places as it is known to: 4,00,000 lakh is 4000.00 crore, not 4000. */
export function knownTo(value: Decimal, places: number): string {
  const fewest = decimalOf(decimalText(value)) ?? value;
  return placesText(add(fewest, { digits: 0n, places: Math.max(0, places) }));
}
