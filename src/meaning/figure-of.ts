import type { Decimal } from '../figures/decimal.js';
import { decimalNumber, decimalText, shift } from '../figures/decimal.js';
import type { Printed } from '../figures/printed.js';
import { SCALE_EXPONENT } from '../figures/scales.js';
import type { Also, Damage, Figure, Period, ScaleName, Unit, UnitKind } from './answer.js';
import type { RuleName } from './rules.js';
import { RULES } from './rules.js';

/** Puts a figure together; a damaged one has no value of its own, and what is not scaled has no amount. */
export function figureOf(
  printed: Printed,
  column: number | null,
  header: string | null,
  unit: Unit | null,
  period: Period | null,
  damage: Damage | null,
): Figure {
  const value = damage ? null : printed.value;
  return {
    column,
    text: printed.text,
    value: value ? decimalNumber(value) : null,
    header,
    unit,
    period,
    amount: value && unit ? amountOf(value, unit) : null,
    damage,
  };
}

function amountOf(value: Decimal, unit: Unit): string | null {
  if (unit.kind === 'none' || unit.scale === 'unknown') return null;
  return decimalText(shift(value, baseExponent(unit)));
}

/** The power of ten that takes what is printed to base units: 7 for crore, -2 for pence. */
export function baseExponent({ scale, multiplier }: Pick<Unit, 'scale' | 'multiplier'>): number {
  if (scale === 'unknown') return 0;
  return SCALE_EXPONENT[scale] + (multiplier === HUNDREDTH ? -2 : 0);
}

/** What a penny, a cent or a paisa is in base units. */
const HUNDREDTH = 0.01;

/** Puts a unit together; the multiplier follows from the scale, `minor` for pence and the like. */
export function unitOf(
  kind: UnitKind,
  currency: string | null,
  scale: ScaleName,
  rule: RuleName,
  line: number,
  text: string,
  alsos: readonly (Also | null | undefined)[] = [],
  minor = false,
): Unit {
  const also = alsos.filter((a) => a !== null && a !== undefined).filter((a) => a.line !== line);
  return {
    kind,
    currency,
    scale,
    multiplier:
      scale === 'unknown' || kind === 'none' ? null : minor ? HUNDREDTH : 10 ** SCALE_EXPONENT[scale],
    source: RULES[rule].source,
    rule,
    line,
    text,
    ...(also.length > 0 ? { also } : {}),
  };
}
