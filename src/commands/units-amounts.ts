import { compare, decimalOf, decimalText, shift } from '../figures/decimal.js';
import type { DigitGroups } from '../figures/digit-groups.js';
import { groupsOf, withGroups } from '../figures/digit-groups.js';
import type { Scale } from '../figures/scales.js';
import { SCALE_EXPONENT } from '../figures/scales.js';
import type { Figure, Unit } from '../meaning/answer.js';
import { unitLabel } from '../meaning/governing.js';

/** What the amounts of a currency are called in full; of others the code is. */
const IN_FULL: Readonly<Record<string, string>> = {
  INR: 'rupees',
  USD: 'US dollars',
  EUR: 'euros',
  GBP: 'pounds',
  JPY: 'yen',
  CNY: 'yuan',
};

/** Scales that a reader of each habit thinks in, the largest first. */
const FAMILIAR: Readonly<Record<DigitGroups, readonly Scale[]>> = {
  indian: ['lakh crore', 'crore', 'lakh'],
  western: ['trillion', 'billion', 'million'],
};

/** How the digits of an amount are parted: as the figure itself is printed, else as its scale and currency go. */
export function habitOf(figure: Figure): DigitGroups {
  const { unit, text } = figure;
  const isIndian =
    unit?.currency === 'INR' ||
    unit?.scale === 'lakh' ||
    unit?.scale === 'crore' ||
    unit?.scale === 'lakh crore';
  return groupsOf(text) ?? (isIndian ? 'indian' : 'western');
}

/** True for what is worth more, or less, than its printed digits say: money and counts. */
function hasAmount(unit: Unit | null): boolean {
  return unit?.kind === 'money' || unit?.kind === 'count';
}

/** The amount of a figure in base units, exact; '' where it has none. */
export function fullAmount(figure: Figure): string {
  if (figure.amount === null || !hasAmount(figure.unit)) return '';
  return withGroups(figure.amount, habitOf(figure));
}

/** The head over such amounts: `in rupees` when all are in one currency. */
export function fullAmountHead(figures: readonly Figure[]): string {
  const currencies = new Set(
    figures
      .filter(({ amount, unit }) => amount !== null && hasAmount(unit))
      .map(({ unit }) => unit?.currency),
  );
  const [only] = currencies;
  if (currencies.size !== 1 || !only) return 'in base units';
  return `in ${IN_FULL[only] ?? only}`;
}

/** The amount in the largest familiar scale that it fills, where that is not the printed one: `₹ 48,964.89 crore`. */
export function inOtherScale(figure: Figure): string {
  const { unit, amount } = figure;
  const exact = amount === null ? null : decimalOf(amount);
  if (!exact || !unit || !hasAmount(unit)) return '';
  const habit = habitOf(figure);
  const size = exact.digits < 0n ? { ...exact, digits: -exact.digits } : exact;
  const scale = FAMILIAR[habit].find(
    (each) => compare(size, { digits: 10n ** BigInt(SCALE_EXPONENT[each]), places: 0 }) >= 0,
  );
  if (scale === undefined || scale === unit.scale) return '';
  return `${signOf(unit)}${scaled(exact, scale, habit)} ${scale}`;
}

function scaled(
  exact: { readonly digits: bigint; readonly places: number },
  scale: Scale,
  habit: DigitGroups,
): string {
  return withGroups(decimalText(shift(exact, -SCALE_EXPONENT[scale])), habit);
}

function signOf({ kind, currency }: Unit): string {
  return kind === 'money' && currency !== null ? `${unitLabel({ kind, currency, scale: 'one' })} ` : '';
}

/** A converted value with its digits parted as the figure's own habit is. */
export function convertedText(value: string, figure: Figure): string {
  return withGroups(value, habitOf(figure));
}
