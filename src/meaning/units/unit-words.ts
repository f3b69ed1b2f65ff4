import { rememberedText } from '../../document/remember.js';
import { CURRENCIES, currencyOfSign, DOLLAR } from '../../figures/currencies.js';
import { fold } from '../../figures/fold.js';
import { SCALE_WORDS } from '../../figures/scales.js';
import type { ScaleName, UnitKind } from '../answer.js';
import { kindIn } from './kind-words.js';

/** What the words of a label, a header cell or a caption say about the unit of figures. */
export interface UnitWords {
  readonly kind: UnitKind;
  /** ISO code, `$` for a bare dollar sign, null when no currency is named. */
  readonly currency: string | null;
  /** Null when the words name no scale ("Number of shares"). */
  readonly scale: ScaleName | null;
  /** The words, as printed. */
  readonly text: string;
  readonly start: number;
  readonly end: number;
  /** True when the words name a scale and no currency: "(In thousands)". */
  readonly bare: boolean;
  /** True when the figures are hundredths of the currency: pence, cents, paise. */
  readonly minor?: boolean;
}

// a bare "dollars" means what a bare $ means
const CURRENCY_WORDS = [...CURRENCIES.map((c) => `(?:${c.words})`), '\\$|\\bdollars?\\b'].join('|');
const EACH_CURRENCY = CURRENCIES.map((c) => ({ code: c.code, words: new RegExp(`^(?:${c.words})$`, 'i') }));
const STRONG_SCALES = SCALE_WORDS.filter((s) => s.strong)
  .map((s) => s.words)
  .join('|');
const ALL_SCALES = SCALE_WORDS.map((s) => s.words).join('|');
const EACH_SCALE = SCALE_WORDS.map((s) => ({ scale: s.scale, words: new RegExp(`^(?:${s.words})$`, 'i') }));
// letters that a converter prints for the rupee sign: ` ' ’ and J D H I (indian-oil, ambuja), U+FFFD (vrl)
const RUPEE_GLYPHS = "`?\\b[JDHI]\\b`?|[`'\\ufffd?]";

/** A shape of words, and of which words it holds one wherever it matches: without them it need not be tried. */
interface Shape {
  readonly pattern: RegExp;
  readonly currency?: true;
  readonly scale?: true;
}

const ANY_CURRENCY = new RegExp(`${CURRENCY_WORDS}|[\`\\ufffd]|teur`, 'i');
const ANY_SCALE = new RegExp(ALL_SCALES, 'i');

/** Tells which shapes may match a text. They are long, so that it costs less to look for the words first. */
function mayMatch(folded: string): (shape: Shape) => boolean {
  const currency = ANY_CURRENCY.test(folded);
  const scale = ANY_SCALE.test(folded);
  return (shape) => (currency || !shape.currency) && (scale || !shape.scale);
}

/**
 * The shapes of a money unit, most telling first; named groups `currency` and `scale`. Each is tried on folded text
 * without regard to case.
 */
const MONEY_SHAPES: readonly Shape[] = [
  // Rs. in lakh · ₹ lakh · US$ millions · £'000 · USD ($) $ in Thousands · INR (in crores) · Amount in Rs. Cr
  {
    pattern: new RegExp(
      `(?<currency>${CURRENCY_WORDS})[\\s.,]*\\(?(?:\\s*(?:amounts?\\s+)?in\\s+)?(?<scale>${ALL_SCALES})(?![a-z])`,
      'i',
    ),
    currency: true,
    scale: true,
  },
  // crores of rupees · thousands of U.S. dollars · Mio € · thousand EUR · millions (€)
  {
    pattern: new RegExp(
      `(?<scale>${STRONG_SCALES})\\s*(?:(?:of|de|di|in|von|van)\\s*|d')?\\(?(?<currency>${CURRENCY_WORDS})(?![a-z])`,
      'i',
    ),
    currency: true,
    scale: true,
  },
  // ' in Crore · (J in crore) · `lakhs
  {
    pattern: new RegExp(`(?<rupee>${RUPEE_GLYPHS})\\s*in\\s+(?<scale>${STRONG_SCALES})(?![a-z])`, 'i'),
    scale: true,
  },
  {
    pattern: /(?<rupee>[`\ufffd])\s*(?<scale>[li]a(?:kh|c)s?|crores?|millions?|thousands?)(?![a-z])/i,
    currency: true,
    scale: true,
  },
  { pattern: /(?<currency>€)?\b(?<scale>(?:t|k)€|teur)/i, currency: true },
  // x € 1.000 · € x 1.000: thousands of the currency, as Dutch reports say it
  {
    pattern: /(?:\bx\s*(?<currency>[€£$])\s*|(?<currency2>[€£$])\s*x\s*)(?<scale>1[.,]000)(?![\d.,])/i,
    currency: true,
  },
  // (in thousands) · in Crore · (000s) · amounts expressed in millions
  {
    pattern: new RegExp(`\\b(?:in\\s*|e[nm]\\s+|to the nearest\\s+)(?<scale>${STRONG_SCALES})(?![a-z])`, 'i'),
    scale: true,
  },
  // 31 March 2022 '000
  { pattern: /(?<=\s)(?<scale>'\s?000s?)$/i, scale: true },
  // 31 March 2022 £ 1000: the apostrophe read as a digit
  { pattern: /(?<=\b(?:19|20)\d{2}\s+)(?<currency>[£€$₹])\s?(?<thousand>1000)$/i, currency: true },
  { pattern: new RegExp(`^[\\s(\\[]*(?<scale>${STRONG_SCALES})[\\s)\\]]*$`, 'i'), scale: true },
];

/** A currency that stands as the unit itself: (₹) · (in Rs.) · Amount in Rs. · in US dollars · "Rs." alone. */
const CURRENCY_SHAPES: readonly Shape[] = [
  // (Amount in J) · (In I) · (Amount in `J`)
  {
    pattern:
      /\(\s*(?:(?:[Aa]mounts?|[Aa]mt\.?|[Ff]igures|[Vv]alues?)\s+)?[Ii]n\s+`?(?<currency>[JDHI])`?\s*\)/,
  },
  {
    pattern: new RegExp(
      `\\((?:\\s*(?:amounts?|amt\\.?|figures|value)?\\s*in)?\\s*(?<currency>${CURRENCY_WORDS}|\`)\\s*\\)`,
      'i',
    ),
    currency: true,
  },
  {
    pattern: new RegExp(
      `\\b(?:amounts?|amt\\.?|figures|values?)\\s+(?:are\\s+)?(?:stated\\s+|expressed\\s+)?in\\s+(?<currency>${CURRENCY_WORDS}|[\`\\ufffd])(?![a-z])`,
      'i',
    ),
    currency: true,
  },
  { pattern: new RegExp(`^\\s*(?:in\\s+)?(?<currency>${CURRENCY_WORDS})\\s*$`, 'i'), currency: true },
  { pattern: new RegExp(`\\b(?:in)\\s+(?<currency>${CURRENCY_WORDS})\\s*\\)?\\s*$`, 'i'), currency: true },
  { pattern: /[,-]\s+(?<currency>₹|rs\b\.?|€|£|\$|inr|usd|eur|gbp)\s*$/i, currency: true },
];

/** The money unit that a text names, or null. A phrase behind a digit ("Rs. 12.5 crore", "5 million euros") is an amount, not a unit. */
export const moneyWords = rememberedText((text: string): UnitWords | null => {
  const folded = fold(text);
  const may = mayMatch(folded);
  for (const shape of MONEY_SHAPES) {
    const m = may(shape) ? shape.pattern.exec(folded) : null;
    if (!m || isAmount(folded, m)) continue;
    const scaleText = m.groups?.scale ?? '';
    const teur = /^(?:[tk]€|teur)$/i.test(scaleText);
    const currencyText = m.groups?.currency ?? m.groups?.currency2 ?? '';
    const currency = m.groups?.rupee
      ? 'INR'
      : teur
        ? 'EUR'
        : currencyText
          ? currencyOfWords(currencyText)
          : null;
    const scale = teur || m.groups?.thousand ? 'thousand' : scaleOfWords(scaleText);
    // "₹ thousand crore" is ten thousand million: no scale of ours, so none is given
    const compound =
      /^\s*(?:crores?|la(?:kh|c)s?)\b/i.test(folded.slice(m.index + m[0].length)) && scale !== 'lakh crore';
    return {
      kind: 'money',
      currency,
      scale: compound ? 'unknown' : scale,
      text: text.slice(m.index, m.index + m[0].length).trim(),
      start: m.index,
      end: m.index + m[0].length,
      bare: currency === null,
    };
  }
  return currencyWords(text, folded, may);
});

function currencyWords(text: string, folded: string, may: (shape: Shape) => boolean): UnitWords | null {
  for (const shape of CURRENCY_SHAPES) {
    const m = may(shape) ? shape.pattern.exec(folded) : null;
    if (!m || isAmount(folded, m)) continue;
    const name = m.groups?.currency ?? '';
    return {
      kind: 'money',
      currency: /^[`\ufffdJDHI]$/.test(name) ? 'INR' : currencyOfWords(name),
      scale: 'one',
      text: text.slice(m.index, m.index + m[0].length).trim(),
      start: m.index,
      end: m.index + m[0].length,
      bare: false,
    };
  }
  return null;
}

/** Digits behind a unit make it an amount ("in ₹ 500"), but for a year: "In $ millions 2024". */
const AMOUNT_BEHIND = /^\s?(?!(?:19|20)\d\d(?![\d,.]))[\d,.]*\d/;

function isAmount(folded: string, m: RegExpExecArray): boolean {
  const before = folded.slice(Math.max(0, m.index - 12), m.index);
  // "31 March 2022 £'000": the digits before are a year
  const year =
    /(?:\b(?:19|20)\d{2}|\b(?:19|20)\d{2}-\d{2}|\bfy\s?\d{2})\s+$/i.test(before) &&
    (m.groups?.currency !== undefined ||
      m.groups?.rupee !== undefined ||
      /^in\b|^teur|^[tk]€|000/i.test(m[0]));
  return (
    (/(?<![a-z\d.,])[\d.,]*\d[\s-]{0,2}$/i.test(before) && !year) ||
    // "(in ₹) 45,000": a closed bracket is a unit, whatever the converter glued to it
    (!m[0].endsWith(')') && AMOUNT_BEHIND.test(folded.slice(m.index + m[0].length)))
  );
}

/** The ISO code of currency words, `$` for a bare dollar sign. */
export function currencyOfWords(words: string): string | null {
  const text = words.trim();
  if (text === '$' || /^dollars?$/i.test(text)) return DOLLAR;
  return EACH_CURRENCY.find((c) => c.words.test(text))?.code ?? currencyOfSign(text);
}

/** The scale that a word names, `unknown` for none. */
export function scaleOfWords(words: string): ScaleName {
  const text = words.trim();
  return EACH_SCALE.find((s) => s.words.test(text))?.scale ?? 'unknown';
}

/** Words that mean a rate: percent when nothing else is said. */
const RATE_WORDS =
  /^\W*(?:(?:effective|average|weighted|nominal|statutory|applicable|annual|marginal|income)[\s-]+)*(?:(?:tax|interest|discount|growth|inflation|attrition) rates?|rates? of (?:interest|return|tax|growth)|coupon|yield)\b(?![\s-]+(?:futures?|forwards?|swaps?|swaptions?|options?|caps?|collars?|floors?|linked|notes?|bonds?|derivatives?|contracts?|agreements?|instruments?|products?|hedg|risks?|exposures?|sensitiv|related|locks?)\b)/i;

/** "Discount rate (increase by 1%)": what follows from another rate is no rate. */
const MOVED =
  /\b(?:changes?|effects?|at|on|increased?|decreased?|sensitivity|impact|differences?|movement)\b/i;

/** Brackets with a face value or the terms of an instrument: "(₹ 10 per share)", "(Face value of Rs. 10 each)". */
const TERMS =
  /\([^()]*\d[^()]*\)|\b(?:face|par|nominal) value (?:of )?\S{0,4}\s?[\d.]+(?: per share)?(?: each)?|(?:₹|rs\b\.?|[`'$£€])\s?\d[\d.,]*\s*(?:\/-)?\s*per (?:equity |ordinary |preference |common )?share|\b\d[\d.,]*\s*\/-\s*per (?:equity |ordinary |preference |common )?share|(?:\bof|@)\s*(?:₹|rs\.?|`|\$|£|€)\s?[\d.]+\s*(?:\/-)?\s*(?:each|per (?:equity |ordinary |preference |common )?share)\b/gi;

/** Brackets that hold a unit for all their digits: "(£'000)", "(as % of 2024)". */
const UNIT_IN_BRACKETS = /(?<![\d.]\s?)%|^\([^\d()]*'\s?000s?\W*\)$/;

/** What a row label or header cell says of the unit, or null. */
export const unitWords = rememberedText((text: string): UnitWords | null => {
  const folded = fold(text).replace(TERMS, (m) => (UNIT_IN_BRACKETS.test(m) ? m : ' '.repeat(m.length)));
  const named = kindIn(folded);
  if (named) return withKind(named.kind, text, folded, named.at, named.words);
  const scaled = SCALE_IN_BRACKETS.exec(folded);
  if (scaled && COUNTED.test(folded)) return withKind('count', text, folded, scaled.index, scaled[0]);
  const money = moneyWords(folded);
  if (money) return { ...money, text: text.slice(money.start, money.end).trim() };
  const rate = MOVED.test(fold(text)) ? null : RATE_WORDS.exec(folded);
  return rate ? withKind('percent', text, folded, rate.index, rate[0]) : null;
});

/** "Borrowers (millions)": what is counted, and the scale in brackets. */
const SCALE_IN_BRACKETS = new RegExp(`\\(\\s*(?:in\\s+)?(${STRONG_SCALES})\\s*\\)`, 'i');
const COUNTED =
  /\b(?:borrowers|savers|customers?|subscribers?|users?|accounts|people|population|persons|households|beneficiaries|employees|members|shareholders|branches|stores|connections|transactions|passengers|vehicles|units|tonnes|shares|policies|cards)\b/i;

/** True when a label names people or things that are counted. */
export function isCounted(label: string): boolean {
  return COUNTED.test(label);
}

/** "Basic", "(b) Diluted (in ₹)": a row of earnings per share, or of the shares that they are of. */
export function isBasicAlone(label: string): boolean {
  return /^\W*(?:\(?[a-z0-9]{1,3}[).]\s*)?(?:basic|diluted)(?: and diluted)?\W*(?:\([^)]*\))?\W*$/i.test(
    label,
  );
}

function withKind(kind: UnitKind, text: string, folded: string, at: number, words: string): UnitWords {
  const money = kind === 'percent' || kind === 'ratio' ? null : moneyWords(folded);
  // a face value tells the currency of what is earned on it: "Earnings per share of ₹ 10 each"
  const currency =
    kind === 'per share' ? (money?.currency ?? looseCurrency(folded) ?? looseCurrency(fold(text))) : null;
  const bracket = kind === 'count' ? SCALE_IN_BRACKETS.exec(folded)?.[1] : undefined;
  const scale = kind === 'count' ? (bracket ? scaleOfWords(bracket) : (money?.scale ?? null)) : 'one';
  return {
    kind,
    currency,
    scale,
    text: text.slice(at, at + words.length).trim() || words,
    start: at,
    end: at + words.length,
    bare: false,
    ...(kind === 'per share' && minorCurrency(folded) !== null ? { minor: true } : {}),
  };
}

/** Minor units: amounts per share are printed in them. Which cent it is, the document tells. */
const MINOR_UNITS: readonly { readonly words: RegExp; readonly currency: string }[] = [
  { words: /\bpence\b|\dp\b/i, currency: 'GBP' },
  { words: /\bpaise\b/i, currency: 'INR' },
  { words: /\bcents?\b/i, currency: DOLLAR },
];

/** The currency of a minor unit named in a text: pence is GBP, cents those of the document's dollar. */
export function minorCurrency(text: string): string | null {
  return MINOR_UNITS.find((u) => u.words.test(text))?.currency ?? null;
}

const LOOSE_CURRENCY = new RegExp(`(?<![a-z])(${CURRENCY_WORDS})(?![a-z])`, 'i');

/** "Earnings per share, ₹" · "EPS in €, basic": the currency stands loose beside the words. */
function looseCurrency(folded: string): string | null {
  const minor = minorCurrency(folded);
  if (minor) return minor;
  const m = ANY_CURRENCY.test(folded) ? LOOSE_CURRENCY.exec(folded) : null;
  return m ? currencyOfWords(m[1] ?? '') : null;
}
