import type { Document } from '../../document/document.js';
import { once } from '../../document/document.js';
import type { Decimal } from '../../figures/decimal.js';
import { decimalNumber } from '../../figures/decimal.js';
import { fold } from '../../figures/fold.js';
import { isNearPower } from '../amount-worth.js';

/** A number as it may be read, what one in its last place is worth, and its line. */
interface Read {
  readonly number: number;
  readonly step: number;
  readonly line: number;
}

const numberIndex = once((document: Document): readonly Read[] =>
  document.lines.flatMap((line, index) => {
    const runs = fold(line)
      .replaceAll('*', '')
      .matchAll(/\d+(?:[.,' ]\d+)*/g);
    return [...runs].flatMap(([run]) =>
      (run.includes(' ') ? [run, ...run.split(' ')] : [run]).flatMap((part) => readings(part, index + 1)),
    );
  }),
);

/** A run of digits and separators, with a decimal point and, where there is one, with a decimal comma. */
function readings(run: string, line: number): readonly Read[] {
  const point = reading(run.replace(/[,' ]/g, ''), line);
  return run.includes(',') ? [point, reading(run.replace(/[.' ]/g, '').replace(',', '.'), line)] : [point];
}

function reading(text: string, line: number): Read {
  const [, fraction = ''] = text.split('.');
  return { number: Number.parseFloat(text), step: 10 ** -fraction.length, line };
}

/**
 * The lines with a number whose digits are those of a value, as far as either is rounded: the same number, or in another
 * scale where `scaled`. Some hold no such figure after all; none that does is left out.
 *
 * @param share how far it may be off, as a share of it
 */
export function linesWith(document: Document, value: Decimal, share: number, scaled: boolean): Set<number> {
  const wanted = Math.abs(decimalNumber(value));
  const step = 10 ** -value.places;
  const isIt = ({ number, step: other }: Read): boolean => {
    if (wanted === 0 || number === 0) return wanted === number;
    if (scaled) return isNearPower(number / wanted, share + (0.5 * step) / wanted + (0.5 * other) / number);
    return Math.abs(number - wanted) <= wanted * share + 0.5 * Math.max(step, other) + 1e-9;
  };
  return new Set(numberIndex(document).flatMap((read) => (isIt(read) ? [read.line] : [])));
}
