import type { Printed } from '../../figures/printed.js';
import type { ScaleName } from '../answer.js';
import type { Ruling } from './ruling.js';

/**
 * The scale of shares counted under a money caption: what it says of them, or its own scale when it names no currency:
 * "(in millions, except per share data)". Counts printed in full are in no scale.
 */
export function sharesScale(caption: Ruling, inFull: boolean): ScaleName {
  if (caption.shares) return caption.shares;
  if (inFull) return 'one';
  return caption.words.bare ? (caption.words.scale ?? 'one') : 'unknown';
}

/** A count of seven digits or more is printed in full: no table in millions holds so many. */
export function isPrintedInFull(printed: Printed): boolean {
  return printed.text.replace(/\D/g, '').length >= 7;
}

/** True when a label speaks of shares that are counted, or of what would add to them. */
export function countsShares(label: string): boolean {
  return /\b(?:shares?|aktien)\b|\bdiluti/i.test(label);
}
