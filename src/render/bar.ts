const EIGHTHS = ['', '\u258f', '\u258e', '\u258d', '\u258c', '\u258b', '\u258a', '\u2589'];
const FULL = '\u2588';
/** Below zero: a bar of another texture, so that it is told apart without colour, too. */
const NEGATIVE = '\u2592';

/** A bar for a number, as long as its share of the largest is of `width`; something is drawn for all but zero. */
export function bar(value: number, largest: number, width: number): string {
  if (value === 0 || largest === 0) return '';
  const eighths = Math.max(1, Math.round((Math.abs(value) / largest) * width * 8));
  if (value < 0) return NEGATIVE.repeat(Math.max(1, Math.round(eighths / 8)));
  return FULL.repeat(eighths >> 3) + (EIGHTHS[eighths & 7] ?? '');
}
