import type { Document } from '../document/document.js';
import { once } from '../document/document.js';
import { CURRENCIES, CURRENCY_SIGN, currencyOfSign, DOLLAR } from '../figures/currencies.js';
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

/** What a bare dollar sign means in a document: the dollar that it says it reports in, else the United States'. */
export const dollarOf = once((document: Document): string => {
  for (const line of document.lines) {
    if (!/dollar|[A-Z]\$/i.test(line)) continue;
    const other = OTHER_DOLLARS.find((d) => d.words.test(line));
    if (other) return other.code;
  }
  return 'USD';
});

/** True when the document writes of rupees anywhere: then a lakh or a crore without a currency is rupees. */
const speaksOfRupees = once((document: Document): boolean =>
  document.lines.some((l) =>
    /[\u0900-\u0d7f]|®PÀ|₹|\brs\.|\brupees?\b|\binr\b|`\s*in\b|['J] in (?:crore|lakh)/i.test(l),
  ),
);

const PRESENTED = new RegExp(
  `\\b(?:presented|expressed|reported|stated|prepared) in (?:indian currency \\(|the )?(${CURRENCIES.map((c) => c.words).join('|')})|\\bpresentation(?:al)? currency[^.]{0,60}\\b(?:is|are) (?:the )?(${CURRENCIES.map((c) => c.words).join('|')})`,
  'i',
);

/** The currency that the document says it is presented in, null when it does not say or says two. */
const presentationCurrency = once((document: Document): string | null => {
  const found = new Set<string>();
  for (const line of document.lines) {
    if (!/presented|expressed|presentation|reported in|stated in|prepared in/i.test(line)) continue;
    const m = PRESENTED.exec(line);
    const code = m ? currencyOfWords(m[1] ?? m[2] ?? '') : null;
    if (code) found.add(code);
  }
  return found.size === 1 ? ([...found][0] ?? null) : null;
});

const SIGNED = new RegExp(`(${CURRENCY_SIGN})\\s?\\(?\\d`, 'gi');

/**
 * The currency at the figures of the document, when all that print one print the same and many do; else null. It
 * speaks for amounts whose own table prints no sign, never for a scale that may count something else.
 */
export const soleCurrency = once((document: Document): string | null => {
  const counts = new Map<string, number>();
  let total = 0;
  for (const line of document.lines) {
    if (line.length > 5000) continue;
    for (const m of line.matchAll(SIGNED)) {
      const code = currencyOfSign(m[1] ?? '');
      if (!code) continue;
      counts.set(code, (counts.get(code) ?? 0) + 1);
      total += 1;
    }
  }
  const [top] = [...counts].sort((a, b) => b[1] - a[1]);
  if (!top || top[1] < 20 || top[1] < 0.97 * total) return null;
  return top[0] === DOLLAR ? dollarOf(document) : top[0];
});

/** Resolves a bare dollar sign, and a lakh or crore whose rupee sign was lost in conversion. */
export function settleCurrency(
  document: Document,
  currency: string | null,
  scale: string | null,
): string | null {
  if (currency === DOLLAR) return dollarOf(document);
  if (
    currency === null &&
    (scale === 'lakh' || scale === 'crore' || scale === 'lakh crore') &&
    speaksOfRupees(document)
  )
    return 'INR';
  return currency ?? presentationCurrency(document);
}
