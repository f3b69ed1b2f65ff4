/** An exact decimal: `digits` divided by ten to the power of `places`. */
export interface Decimal {
  readonly digits: bigint;
  /** Decimal places as printed, so that 11.00 keeps two; never negative. */
  readonly places: number;
}

/** Parses `-1234.50` (no grouping, a point as decimal mark); null when it is anything else. */
export function decimalOf(text: string): Decimal | null {
  const m = /^([-+]?)(\d+)(?:\.(\d+))?$/.exec(text);
  if (!m) return null;
  const fraction = m[3] ?? '';
  const digits = BigInt(`${m[2]}${fraction}`);
  return { digits: m[1] === '-' ? -digits : digits, places: fraction.length };
}

/** Multiplies by ten to the power of `exponent` (a scale: lakh is 5), exactly. */
export function shift(value: Decimal, exponent: number): Decimal {
  const places = value.places - exponent;
  return places >= 0
    ? { digits: value.digits, places }
    : { digits: value.digits * 10n ** BigInt(-places), places: 0 };
}

/** The negative of a decimal. */
export function negate(value: Decimal): Decimal {
  return { digits: -value.digits, places: value.places };
}

/** Exact sum. */
export function add(a: Decimal, b: Decimal): Decimal {
  const places = Math.max(a.places, b.places);
  return { digits: at(a, places) + at(b, places), places };
}

/** The quotient, rounded half away from zero to so many places; null for a division by zero. */
export function divide(a: Decimal, b: Decimal, places: number): Decimal | null {
  if (b.digits === 0n) return null;
  const power = places + b.places - a.places;
  const over = a.digits * 10n ** BigInt(Math.max(0, power));
  const under = b.digits * 10n ** BigInt(Math.max(0, -power));
  const negative = over < 0n !== under < 0n;
  const [top, bottom] = [over < 0n ? -over : over, under < 0n ? -under : under];
  const digits = (top * 2n + bottom) / (bottom * 2n);
  return { digits: negative ? -digits : digits, places };
}

/** Below zero, zero or above: a against b, exactly. */
export function compare(a: Decimal, b: Decimal): number {
  const places = Math.max(a.places, b.places);
  const difference = at(a, places) - at(b, places);
  return difference < 0n ? -1 : difference > 0n ? 1 : 0;
}

/** Plain text without grouping; trailing zeros after the point are dropped: an `amount` is a value, not a print. */
export function decimalText(value: Decimal): string {
  return value.places === 0 ? value.digits.toString() : placesText(value).replace(/\.?0+$/, '');
}

/** The same with every decimal place: 11.00 stays 11.00. */
export function placesText({ digits, places }: Decimal): string {
  const negative = digits < 0n;
  const all = (negative ? -digits : digits).toString().padStart(places + 1, '0');
  const whole = all.slice(0, all.length - places);
  return `${negative ? '-' : ''}${whole}${places > 0 ? `.${all.slice(-places)}` : ''}`;
}

/** The nearest double, for JSON's `value`. */
export function decimalNumber(value: Decimal): number {
  const digits = Number(value.digits);
  const power = POWERS[value.places];
  // of two numbers that are exact the quotient is the nearest double
  return power !== undefined && Number.isSafeInteger(digits) ? digits / power : Number(decimalText(value));
}

/** The powers of ten that a double holds exactly. */
const POWERS: readonly number[] = Array.from({ length: 23 }, (_, places) => Number(`1e${places}`));

/** The digits of a decimal when written with `places` places (not fewer than it has). */
function at(value: Decimal, places: number): bigint {
  return value.digits * 10n ** BigInt(places - value.places);
}
