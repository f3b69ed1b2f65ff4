import { indian } from '../example/money.js';
import type { Draw } from './draw.js';
import type { House, NumberForm } from './house.js';

/** A number in the grouping of the house, without sign. */
export function grouped(value: number, decimals: number, form: NumberForm): string {
  const size = Math.abs(value);
  if (form === 'indian') return indian(size, decimals);
  const [whole = '', part] = size.toFixed(decimals).split('.');
  const mark = { western: ',', european: '.', blanks: ' ', apostrophe: '’' }[form];
  const digits = whole.replace(/\B(?=(\d{3})+$)/g, mark);
  return part === undefined ? digits : `${digits}${form === 'european' ? ',' : '.'}${part}`;
}

/** A figure as printed and what it is worth. */
export interface PrintedAmount {
  readonly text: string;
  readonly value: number;
}

/** An amount of the size that statements print: some small, most of thousands, some negative. */
export function amount(draw: Draw, house: House, decimals = house.decimals): PrintedAmount {
  const size = draw.pick([3, 4, 4, 4, 5, 5, 6]);
  const value = Number(((0.12 + 0.85 * draw.next()) * 10 ** size).toFixed(decimals));
  return signed(value, draw.chance(0.12), decimals, house);
}

/** A number between two bounds. */
export function number(
  draw: Draw,
  house: House,
  bounds: readonly [low: number, high: number],
  decimals: number,
): PrintedAmount {
  const value = Number((bounds[0] + (bounds[1] - bounds[0]) * draw.next()).toFixed(decimals));
  return signed(value, false, decimals, house);
}

function signed(value: number, isNegative: boolean, decimals: number, house: House): PrintedAmount {
  const digits = grouped(value, decimals, house.numbers);
  return isNegative && value !== 0
    ? { text: house.negative(digits), value: -value }
    : { text: digits, value };
}
