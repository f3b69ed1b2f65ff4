import { CURRENCY_SIGN } from '../figures/currencies.js';
import { fold } from '../figures/fold.js';
import type { NumberStyle } from '../figures/grouping.js';
import { isPlainFigure } from '../figures/plain-figures.js';
import type { Printed } from '../figures/printed.js';
import { isNil, printedFigures } from '../figures/printed.js';

/** What a cell holds. A bare year (1900 to 2099, not grouped) is told apart: it heads columns and rows. */
export type CellContent =
  | { readonly kind: 'empty' }
  | { readonly kind: 'nil' }
  | { readonly kind: 'year'; readonly year: number }
  | { readonly kind: 'sign'; readonly text: string }
  | { readonly kind: 'figures'; readonly figures: readonly Printed[] }
  | { readonly kind: 'text' };

/** £'000, (CHF '000), RMB 000s: a unit, not a figure. */
const THOUSANDS = new RegExp(
  `^\\W*(?:in\\s+|amounts? in\\s+)?(?:(?:${CURRENCY_SIGN}|us|hk|s)\\W*000'?s?|(?:in\\s+)?'\\s?000'?s?)\\W*$`,
  'i',
);

const YEAR = /^((?:19|20)\d{2})(?:\s*(?:\([a-z0-9]{1,2}\)|[*#†‡]+|[a-z]))?$/i;

// what may stand beside figures in a cell without making it a text: signs, scale and unit words, ledger sides
const BESIDE =
  /\b(?:in|rs|inr|usd|eur|gbp|us|dr|cr|crs?|crores?|la(?:kh|c)s?|thousands?|millions?|mn|mio|m|bn|billions?|trillion|times|x|p|pence|cents?|paise|bps|pp|pts?|per|cent|p\.?a|years?|yrs?|months?|days?|tonnes?|mt|nos?|of|and|to)\b\.?/gi;

/** A figure that is printed as most are: that it is one is known before it is read. */
class PlainCell {
  readonly kind = 'figures';
  readonly #text: string;
  readonly #style: NumberStyle;
  #figures: readonly Printed[] | undefined;

  constructor(text: string, style: NumberStyle) {
    this.#text = text;
    this.#style = style;
  }

  get figures(): readonly Printed[] {
    this.#figures ??= printedFigures(this.#text, this.#style);
    return this.#figures;
  }
}

/** Words: no mark that stands for nothing and no unit in place of a figure is as long. */
const WORDS = /^[A-Za-z][A-Za-z ,&()/-]{6,}$/;

/** Tells what a cell holds. `style` is that of its table. */
export function contentOf(text: string, style: NumberStyle): CellContent {
  const trimmed = text.trim();
  if (isPlainFigure(trimmed)) return new PlainCell(trimmed, style);
  if (WORDS.test(trimmed)) return { kind: 'text' };
  // Col4: the name that pymupdf4llm gives a column without one
  if (trimmed === '' || /^(?:null|nan|Col\d+)$/i.test(trimmed)) return { kind: 'empty' };
  // a footnote mark alone: less than the rounding of the report
  if (isNil(trimmed) || /^[*#†‡@^]{1,2}$/.test(trimmed)) return { kind: 'nil' };
  const folded = fold(trimmed);
  // "- $", "$ -": a nil mark with its currency, or with that of the next column
  if (/^(?:-{1,3}\s?[$₹€£¥]|[$₹€£¥]\s?-{1,3})$/.test(folded)) return { kind: 'nil' };
  if (THOUSANDS.test(folded)) return { kind: 'text' };
  const year = YEAR.exec(folded);
  if (year) return { kind: 'year', year: Number(year[1]) };
  // "Year 1" is the name of a row
  if (isYearWithUnit(folded) || /^(?:years?|months?|days?) \d+$/i.test(folded)) return { kind: 'text' };
  if (/^(?:[$₹€£¥`]|rs\.?|[%)]|\)\s*%|us\$|hk\$)$/i.test(folded)) return { kind: 'sign', text: trimmed };
  if (!/\d/.test(folded)) return { kind: 'text' };
  const figures = printedFigures(trimmed, style);
  if (figures.length > 0 && isFigureCell(folded, figures)) return { kind: 'figures', figures };
  return { kind: 'text' };
}

/** "2025 £m", "2024 and 2025", "2025 (₹ in crore)": a head with a year and more, not a figure. */
function isYearWithUnit(folded: string): boolean {
  if (!/^\W*(?:19|20)\d{2}\b(?![.,]\d)/.test(folded) || /^\W*[$₹€£¥]/.test(folded)) return false;
  const rest = folded
    .replace(/\b(?:19|20)\d{2}\b(?![.,]\d)/g, '')
    .replace(/'\s?000'?/g, '')
    .replace(/\s\d$/, '');
  return (!/\d/.test(rest) && rest.trim() !== '') || /\b(?:19|20)\d{2}\b\D+\b(?:19|20)\d{2}$/.test(folded);
}

/** True when nothing but marks and unit words is left once the figures are taken out. */
function isFigureCell(folded: string, figures: readonly Printed[]): boolean {
  let rest = '';
  let at = 0;
  for (const figure of figures) {
    rest += `${folded.slice(at, figure.from)} `;
    at = figure.to;
  }
  rest += folded.slice(at);
  return !/[^\s\d.,;:()[\]{}%$₹€£¥`'"*#†‡~+\-/\\|^=<>≤≥\x00-\x1f\ufffd]/.test(rest.replace(BESIDE, ' '));
}
