/**
 * Currencies as reports print them. `signs` stand in front of (or behind) a figure; `words` name the currency in
 * captions and sentences. Both are regular expression sources for folded text, matched without regard to case.
 * Longer forms come first: `HK$` before `$`.
 */
export const CURRENCIES: readonly {
  readonly code: string;
  readonly signs: string;
  readonly words: string;
}[] = [
  {
    code: 'INR',
    signs: '\u20b9|\\brs\\b\\.?|\\binr\\b',
    words: 'indian rupees?|rupees?|\\binr\\b|\\brs\\b\\.?|\u20b9|\u0930\u0941\\.',
  },
  { code: 'HKD', signs: 'hk\\s?\\$|\\bhkd\\b', words: 'hong kong dollars?|hk\\s?\\$|\\bhkd\\b' },
  { code: 'SGD', signs: '(?<![u])s\\$|\\bsgd\\b', words: 'singapore dollars?|(?<![u])s\\$|\\bsgd\\b' },
  { code: 'AUD', signs: '\\ba\\$|au\\$|\\baud\\b', words: 'australian dollars?|\\ba\\$|au\\$|\\baud\\b' },
  { code: 'CAD', signs: '\\bc\\$|ca\\$|\\bcad\\b', words: 'canadian dollars?|\\bc\\$|ca\\$|\\bcad\\b' },
  { code: 'NZD', signs: 'nz\\$|\\bnzd\\b', words: 'new zealand dollars?|nz\\$|\\bnzd\\b' },
  { code: 'BRL', signs: 'r\\$|\\bbrl\\b', words: 'brazilian reais|reais|r\\$|\\bbrl\\b' },
  // letters in front of a dollar sign name another dollar, or a peso
  {
    code: 'TWD',
    signs: '(?<![a-z])nt\\s?\\$|\\btwd\\b',
    words: '(?:new )?taiwan dollars?|(?<![a-z])nt\\s?\\$|\\btwd\\b',
  },
  {
    code: 'MXN',
    signs: '(?<![a-z])mex\\s?\\$|(?<![a-z])mx\\$|\\bmxn\\b',
    words: 'mexican pesos?|pesos mexicanos|(?<![a-z])mex\\s?\\$|(?<![a-z])mx\\$|\\bmxn\\b',
  },
  { code: 'JMD', signs: '(?<![a-z])j\\$|\\bjmd\\b', words: 'jamaican dollars?|(?<![a-z])j\\$|\\bjmd\\b' },
  {
    code: 'TTD',
    signs: '(?<![a-z])tt\\$|\\bttd\\b',
    words: 'trinidad and tobago dollars?|(?<![a-z])tt\\$|\\bttd\\b',
  },
  {
    code: 'USD',
    signs: 'us\\s?\\$|\\busd\\b',
    words: 'u\\.?\\s?s\\.? dollars?|united states dollars?|us\\s?\\$|\\busd\\b(?: \\(\\$\\))?',
  },
  {
    code: 'EUR',
    signs: '\u20ac|\\beur\\b|(?<=\\d\\s?)euros?\\b',
    words: "\u20ac|\\beuro(?:'?s)?\\b|\\beur\\b|\\bteur\\b",
  },
  { code: 'GBP', signs: '\u00a3|\\bgbp\\b', words: '\u00a3|pounds? sterling|sterling|\\bgbp\\b' },
  { code: 'JPY', signs: '\u00a5|\\bjpy\\b', words: 'japanese yen|\\byen\\b|\\bjpy\\b|\u00a5' },
  {
    code: 'CNY',
    signs: '\\brmb|\\bcny\\b',
    words: 'renminbi|\\byuan\\b|\\brmb|\\bcny\\b|\u4eba\u6c11\u5e63|\u4eba\u6c11\u5e01',
  },
  { code: 'CHF', signs: '\\bchf\\b', words: 'swiss francs?|\\bchf\\b' },
  { code: 'KRW', signs: '\u20a9|\\bkrw\\b', words: 'korean won|\\bkrw\\b|\u20a9' },
  { code: 'SEK', signs: '\\bsek\\b', words: 'swedish kronor|\\bsek\\b' },
  { code: 'NOK', signs: '\\bnok\\b', words: 'norwegian kroner|\\bnok\\b' },
  { code: 'DKK', signs: '\\bdkk\\b', words: 'danish kroner|\\bdkk\\b' },
  { code: 'ZAR', signs: '\\bzar\\b', words: 'south african rands?|\\brands?\\b|\\bzar\\b' },
  { code: 'NGN', signs: '\u20a6|\\bngn\\b', words: 'nigerian naira|naira|\\bngn\\b|\u20a6' },
  { code: 'KES', signs: '\\bkes\\b|\\bkshs?\\b', words: 'kenyan? shillings?|\\bkes\\b|\\bkshs?\\b' },
  { code: 'BDT', signs: '\u09f3|\\btk\\b\\.?|\\bbdt\\b', words: '\\btaka\\b|\u09f3|\\btk\\b\\.?|\\bbdt\\b' },
  { code: 'MYR', signs: '\\bmyr\\b', words: 'malaysian ringgits?|ringgits?|\\bmyr\\b' },
  { code: 'IDR', signs: '\\brp\\b\\.?|\\bidr\\b', words: '(?:indonesian )?rupiahs?|\\bidr\\b' },
  { code: 'THB', signs: '\u0e3f|\\bthb\\b', words: '(?:thai )?baht|\\bthb\\b|\u0e3f' },
  { code: 'PHP', signs: '\u20b1|\\bphp\\b', words: 'philippine pesos?|\\bphp\\b|\u20b1' },
  { code: 'PLN', signs: '\\bpln\\b|(?<=\\d\\s?)z\u0142', words: 'polish z[l\u0142]otys?|\\bpln\\b' },
  { code: 'TRY', signs: '\u20ba', words: 'turkish liras?|\u20ba' },
  { code: 'AED', signs: '\\baed\\b', words: 'uae dirhams?|\\baed\\b' },
];

/** A bare `$`: which dollar it is, the document must tell; see `meaning/units/currency.ts`. */
export const DOLLAR = '$';

const SIGN_SOURCE = [...CURRENCIES.map((c) => c.signs), '\\$'].join('|');
const EACH_SIGN = CURRENCIES.map((c) => ({ code: c.code, sign: new RegExp(`^(?:${c.signs})$`, 'i') }));

/** Source of a regular expression that matches any currency sign, a bare `$` included. */
export const CURRENCY_SIGN = `(?:${SIGN_SOURCE})`;

/** True for the codes that a bare `$` may stand for, and for it. */
export function isDollar(code: string): boolean {
  return code === DOLLAR || /^(?:USD|HKD|SGD|AUD|CAD|NZD)$/.test(code);
}

/** The code of a currency sign as matched by {@link CURRENCY_SIGN}; {@link DOLLAR} for a bare dollar sign, null for none. */
export function currencyOfSign(sign: string): string | null {
  const text = sign.trim();
  if (text === '') return null;
  if (text === '$') return DOLLAR;
  // lookarounds need their neighbours: "500 euros" is matched behind its figure
  if (/^euros?$/i.test(text)) return 'EUR';
  return EACH_SIGN.find((c) => c.sign.test(text))?.code ?? null;
}
