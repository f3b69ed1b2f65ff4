import { decimalNumber } from '../../figures/decimal.js';
import type { Printed } from '../../figures/printed.js';
import { SCALE_EXPONENT } from '../../figures/scales.js';
import type { Ruling } from './ruling.js';

/** Two thousand million million, in any currency: no report knows so much money. */
const MOST_MONEY = 2e15;

/** "72,83,85,744" where amounts are in crore: a count that is printed in full; so much money there is not. */
export function isBeyondMoney({ words }: Ruling, { value }: Printed): boolean {
  if (words.kind !== 'money' || value === null || words.scale === null || words.scale === 'unknown')
    return false;
  return (
    words.scale !== 'one' && Math.abs(decimalNumber(value)) * 10 ** SCALE_EXPONENT[words.scale] >= MOST_MONEY
  );
}
