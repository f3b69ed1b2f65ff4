import type { Document } from '../../document/document.js';
import { once } from '../../document/document.js';
import { oneLine } from '../../document/plain.js';
import { linesHolding } from '../../document/scan.js';
import { CURRENCIES, CURRENCY_SIGN, currencyOfSign, DOLLAR, isDollar } from '../../figures/currencies.js';
import type { Also } from '../answer.js';
import { currencyOfWords } from './unit-words.js';

/** Dollars that are not those of the United States, by the words that a report says them with once. */
const OTHER_DOLLARS: readonly { readonly code: string; readonly words: RegExp }[] = [
  {
    code: 'SGD',
    words:
      /\b(?:presented|expressed|stated|reported|are|is) in singapore dollars?|(?<![A-Za-z])S\$\s?(?:m|million|'?000|thousand)/i,
  },
  {
    code: 'HKD',
    words:
      /\b(?:presented|expressed|stated|reported|are|is) in hong kong dollars?|(?<![A-Za-z])HK\$\s?(?:m|million|'?000|thousand)/i,
  },
  {
    code: 'AUD',
    words:
      /\b(?:presented|expressed|stated|reported|are|is) in [Aa]ustralian dollars?|(?<![A-Za-z])A\$\s?(?:m|million|'?000|thousand)/,
  },
  {
    code: 'CAD',
    words:
      /\b(?:presented|expressed|stated|reported|are|is) in [Cc]anadian dollars?|(?<![A-Za-z])C\$\s?(?:m|million|'?000|thousand)/,
  },
  { code: 'NZD', words: /\b(?:presented|expressed|stated|reported|are|is) in new zealand dollars?/i },
];

/** A currency, and the line of the document that names it; null where nothing names it and it is taken for granted. */
export interface StatedCurrency {
  readonly code: string | null;
  readonly also: Also | null;
}

/** What a bare dollar sign means in a document: the dollar that it says it reports in, else the United States'. */
export function dollarOf(document: Document): string {
  return dollarStated(document).code ?? 'USD';
}

const dollarStated = once((document: Document): StatedCurrency => {
  for (const at of linesHolding(document, /dollar|[A-Z]\$/gi)) {
    const line = document.lines[at - 1] ?? '';
    for (const { code, words } of OTHER_DOLLARS) {
      const m = words.exec(line);
      if (m) return { code, also: cited(at - 1, line, m) };
    }
  }
  return { code: 'USD', also: null };
});

const MOST_WORDS_AROUND = 40;
/** A whole page on one line is not read for a quotation. */
const LONGEST_CITED = 20_000;

/** The words around those that name a currency, without half a tag or half a word at their ends. */
function cited(index: number, line: string, m: RegExpExecArray): Also {
  const words = oneLine(m[0]);
  // a cut through the line as printed may go through a tag
  const plain = oneLine(line.slice(0, LONGEST_CITED).replace(/<\/?t[dhr]\b[^<>]*>/gi, ' '));
  const at = plain.indexOf(words);
  if (at < 0) return { what: 'currency', line: index + 1, text: words };
  const from = at > MOST_WORDS_AROUND ? plain.indexOf(' ', at - MOST_WORDS_AROUND) + 1 : 0;
  const end = at + words.length + MOST_WORDS_AROUND;
  const to = end < plain.length ? Math.max(at + words.length, plain.lastIndexOf(' ', end)) : plain.length;
  return { what: 'currency', line: index + 1, text: plain.slice(Math.min(from, at), to) };
}

const RUPEES = /[\u0900-\u0d7f]|®PÀ|₹|\brs\.|\brupees?\b|\binr\b|`\s*in\b|['J] in (?:crore|lakh)/i;

/** Rupees, when the document writes of them anywhere: then a lakh or a crore without a currency is in them. */
const rupeesStated = once((document: Document): StatedCurrency | null => {
  for (const at of linesHolding(document, new RegExp(RUPEES, 'gi'))) {
    const line = document.lines[at - 1] ?? '';
    const m = RUPEES.exec(line);
    if (m) return { code: 'INR', also: cited(at - 1, line, m) };
  }
  return null;
});

const PRESENTED = new RegExp(
  `\\b(?:(?:presented|expressed|reported|stated|prepared) in (?:indian currency \\(|the )?|presentation(?:al)? currency[^.]{0,60}\\b(?:is|are) (?:the )?)(${CURRENCIES.map((c) => c.words).join('|')})`,
  'i',
);

/** Its beginning, which most lines do not have. */
const MAY_PRESENT =
  /\b(?:(?:presented|expressed|reported|stated|prepared) in |presentation(?:al)? currency)/gi;

/** The currency that the document says it is presented in, null when it does not say or says two. */
const presentationStated = once((document: Document): StatedCurrency | null => {
  let found: StatedCurrency | null = null;
  for (const at of linesHolding(document, MAY_PRESENT)) {
    const line = document.lines[at - 1] ?? '';
    const m = PRESENTED.exec(line);
    const code = m ? currencyOfWords(m[1] ?? '') : null;
    if (!m || !code) continue;
    if (found && found.code !== code) return null;
    found ??= { code, also: cited(at - 1, line, m) };
  }
  return found;
});

const SIGNED = new RegExp(`(${CURRENCY_SIGN})\\s?\\(?\\d`, 'gi');

/**
 * The currency at the figures of the document, when all that print one print the same and many do; else null. It
 * speaks for amounts whose own table prints no sign, never for a scale that may count something else.
 */
export const soleCurrency = once((document: Document): StatedCurrency | null => {
  const counts = new Map<string, { readonly first: Also; count: number }>();
  let total = 0;
  for (const at of linesHolding(document, SIGNED)) {
    const line = document.lines[at - 1] ?? '';
    if (line.length > 5000) continue;
    for (const m of line.matchAll(SIGNED)) {
      const code = currencyOfSign(m[1] ?? '');
      if (!code) continue;
      const held = counts.get(code);
      if (held) held.count += 1;
      else counts.set(code, { first: cited(at - 1, line, m), count: 1 });
      total += 1;
    }
  }
  const [top] = [...counts].sort((a, b) => b[1].count - a[1].count);
  if (!top || top[1].count < 20 || top[1].count < 0.97 * total) return null;
  const [code, { first }] = top;
  return { code: code === DOLLAR ? dollarOf(document) : code, also: first };
});

/** Resolves a bare dollar sign, and a lakh or crore whose rupee sign was lost in conversion. */
export function settleCurrency(
  document: Document,
  currency: string | null,
  scale: string | null,
): string | null {
  return stateCurrency(document, currency, scale).code;
}

/** As {@link settleCurrency}, with the line elsewhere that names the currency. */
export function stateCurrency(
  document: Document,
  currency: string | null,
  scale: string | null,
): StatedCurrency {
  if (currency === DOLLAR) return dollarStated(document);
  if (currency !== null) return { code: currency, also: null };
  const inLakh = scale === 'lakh' || scale === 'crore' || scale === 'lakh crore';
  return (inLakh ? rupeesStated(document) : null) ?? presentationStated(document) ?? NOT_STATED;
}

const NOT_STATED: StatedCurrency = { code: null, also: null };

/** True when the sign at a figure names another currency than the words over it; a bare `$` may be any dollar. */
export function isForeign(sign: string | null, named: string | null): boolean {
  if (sign === null || named === null || sign === named) return false;
  return !(isDollar(sign) && isDollar(named));
}
