import { fold } from '../figures/fold.js';

/** A number as it may be read, and what one in its last place is worth. */
export interface QuickNumber {
  readonly number: number;
  readonly step: number;
}

/** Digits that emphasis parts: "1**2**" may be 12, or 1 and 2. */
const PARTED = /\d\*+[\d.,]/;

/**
 * Every number that a line may hold, by its digits alone: with a decimal point and with a decimal comma, over blanks and
 * without them, over emphasis and without it. More than are there, never fewer: a filter in front of the full answer.
 */
export function* quickNumbers(line: string): Generator<QuickNumber> {
  const text = fold(line);
  yield* numbersIn(text);
  if (PARTED.test(text)) yield* numbersIn(text.replaceAll('*', ''));
}

function* numbersIn(text: string): Generator<QuickNumber> {
  for (const [run] of text.matchAll(/\d+(?:[.,' ]\d+)*/g)) {
    for (const part of run.includes(' ') ? [run, ...run.split(' ')] : [run]) {
      yield reading(part.replace(/[,' ]/g, ''));
      if (part.split(',').length === 2) yield reading(part.replace(/[.' ]/g, '').replace(',', '.'));
    }
  }
}

function reading(text: string): QuickNumber {
  const [, fraction = ''] = text.split('.');
  return { number: Number.parseFloat(text), step: 10 ** -fraction.length };
}

/** True when a ratio is a power of ten, give or take `slack` on either side. */
export function isNearPower(ratio: number, slack: number): boolean {
  if (slack >= 1) return true;
  if (!(ratio > 0)) return false;
  const off = Math.abs(Math.log10(ratio) - Math.round(Math.log10(ratio)));
  return off <= -Math.log10(1 - slack) + 1e-9;
}
