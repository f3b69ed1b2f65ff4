import { DOLLAR } from '../figures/currencies.js';
import type { Decimal } from '../figures/decimal.js';
import { decimalNumber, negate } from '../figures/decimal.js';
import { fold } from '../figures/fold.js';
import { POINT_STYLE } from '../figures/grouping.js';
import { printedFigures } from '../figures/printed.js';
import { SCALE_EXPONENT } from '../figures/scales.js';
import type { Figure } from '../meaning/answer.js';
import { answerLine } from '../meaning/answers.js';
import type { AmountQuery } from './amount-query.js';
import { amountQuery } from './amount-query.js';
import { placeFigures } from './figure-places.js';
import type { Matcher } from './grep.js';

/**
 * Lines with a figure that is worth an amount, whatever scale it is printed in.
 *
 * @throws UserError when `value` is no amount
 */
export function valueMatcher(value: string, tolerance: string | null): Matcher {
  const query = amountQuery(value, tolerance);
  return {
    mayRunOn: false,
    text: (document, line) => document.lines[line - 1] ?? '',
    reading(document, line) {
      if (!mayHold(document.lines[line - 1] ?? '', query)) return null;
      return answerLine(document, line).figures.some((figure) => isWorth(figure, query)) ? 'value' : null;
    },
    spans(document, line) {
      const figures = placeFigures(document.lines[line - 1] ?? '', answerLine(document, line).figures);
      return figures.filter(({ figure }) => isWorth(figure, query)).map(({ start, end }) => ({ start, end }));
    },
  };
}

/** True when a figure is worth the amount. Its unit must be known, unless a bare number was asked for. */
function isWorth(figure: Figure, query: AmountQuery): boolean {
  const printed = printedValue(figure);
  if (!printed) return false;
  if (!query.unit)
    return (!query.percent || figure.unit?.kind === 'percent') && isEqual(printed, query.value, query);
  const { unit } = figure;
  if (!unit || unit.scale === 'unknown' || (unit.kind !== 'money' && unit.kind !== 'count')) return false;
  if (isOtherCurrency(unit.currency, query.unit.currency)) return false;
  const wanted = inBaseUnits(query.value, SCALE_EXPONENT[query.unit.scale]);
  return isEqual(inBaseUnits(printed, SCALE_EXPONENT[unit.scale]), wanted, query);
}

/** What is printed, to all its places; the reconstruction of a damaged figure. */
function printedValue(figure: Figure): Decimal | null {
  const text = figure.damage?.text ?? figure.text;
  const value = figure.damage ? figure.damage.value : figure.value;
  if (value === null) return null;
  for (const decimal of ['.', ','] as const) {
    const [printed] = printedFigures(text, { ...POINT_STYLE, decimal });
    if (!printed?.value) continue;
    const found = decimalNumber(printed.value);
    if (found === value) return printed.value;
    if (found === -value) return negate(printed.value);
  }
  return null;
}

/** An amount in base units: `digits` divided by ten to the power of `places`, which is negative for 42 crore. */
function inBaseUnits(value: Decimal, exponent: number): Decimal {
  return { digits: value.digits, places: value.places - exponent };
}

/** Equal as far as both are known: rounded, half up, to the places of the one that has fewer. */
function isEqual(figure: Decimal, wanted: Decimal, { signed, tolerance }: AmountQuery): boolean {
  const places = Math.max(figure.places, wanted.places);
  const a = scaled(figure, places, signed);
  const b = scaled(wanted, places, signed);
  const difference = a > b ? a - b : b - a;
  if (tolerance.kind === 'exact' || difference === 0n) return difference === 0n;
  const coarser = 10n ** BigInt(places - Math.min(figure.places, wanted.places));
  if (rounded(a, coarser) === rounded(b, coarser)) return true;
  if (tolerance.kind === 'rounding') return false;
  return difference * SHARES <= BigInt(Math.round(tolerance.share * Number(SHARES))) * magnitude(b);
}

/** Steps in which a tolerance is told. */
const SHARES = 1_000_000_000n;

function scaled(value: Decimal, places: number, signed: boolean): bigint {
  const digits = value.digits * 10n ** BigInt(places - value.places);
  return signed ? digits : magnitude(digits);
}

function rounded(value: bigint, step: bigint): bigint {
  const steps = (magnitude(value) * 2n + step) / (step * 2n);
  return value < 0n ? -steps : steps;
}

function magnitude(value: bigint): bigint {
  return value < 0n ? -value : value;
}

/** "$" is whichever dollar the document means. A currency that the document does not tell is no other one. */
function isOtherCurrency(found: string | null, wanted: string | null): boolean {
  if (found === null || wanted === null || found === wanted) return false;
  const isDollar = (code: string) => code === DOLLAR || /^(?:USD|AUD|CAD|HKD|NZD|SGD)$/.test(code);
  return !(wanted === DOLLAR || found === DOLLAR) || !(isDollar(found) && isDollar(wanted));
}

/**
 * A quick test that passes every line with a number whose digits begin like those of the amount: scales are powers of
 * ten, so only the first digits tell.
 */
function mayHold(line: string, query: AmountQuery): boolean {
  const wanted = Math.abs(decimalNumber(query.value));
  const text = fold(line);
  // digits parted by emphasis are told apart by the full answer alone
  if (/\d\*+[\d.,]/.test(text)) return true;
  const share = query.tolerance.kind === 'share' ? query.tolerance.share : 0;
  const slack = share + (0.5 * 10 ** -query.value.places) / wanted;
  for (const [run] of text.matchAll(/\d+(?:[.,' ]\d+)*/g)) {
    for (const part of run.includes(' ') ? [run, ...run.split(' ')] : [run]) {
      for (const number of numbersOf(part)) {
        if (wanted === 0 ? number === 0 : isNearPower(number / wanted, slack + 0.5 / number)) return true;
      }
    }
  }
  return false;
}

/** What a run of digits and separators may be worth, with a decimal point or a decimal comma. */
function numbersOf(run: string): readonly number[] {
  return [run.replace(/[,' ]/g, ''), run.replace(/[.' ]/g, '').replace(',', '.')].map(Number.parseFloat);
}

/** True when a ratio is a power of ten, give or take `slack`. */
function isNearPower(ratio: number, slack: number): boolean {
  if (!(ratio > 0)) return false;
  const off = Math.abs(Math.log10(ratio) - Math.round(Math.log10(ratio)));
  return off <= Math.log10(1 + slack) + 1e-9 || slack >= 1;
}
