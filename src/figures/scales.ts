/** Scales by their standard names, with the power of ten that each stands for. */
export const SCALE_EXPONENT = {
  one: 0,
  thousand: 3,
  lakh: 5,
  million: 6,
  crore: 7,
  billion: 9,
  'lakh crore': 12,
  trillion: 12,
} as const;

/** A scale that is known. */
export type Scale = keyof typeof SCALE_EXPONENT;

/**
 * Words that name a scale, as regular expression sources for folded lower-case text, longest reading first.
 * `strong` words name a scale wherever they stand; the others (`m`, `cr`, `k`) only right behind a currency.
 */
export const SCALE_WORDS: readonly {
  readonly scale: Scale;
  readonly words: string;
  readonly strong: boolean;
}[] = [
  { scale: 'lakh crore', words: 'la(?:kh|c)s?[ -]*crores?', strong: true },
  { scale: 'billion', words: 'thousand[ -]+millions?', strong: true },
  // Mercia: £'000, $£ 000$; Hong Kong page: RMB 000; pre-1990 style: (000s); Continental: Tausend; "Tsd."
  {
    scale: 'thousand',
    words:
      "thousands?|(?<![\\d,.])1['.]000(?![\\d,.])|tausend|tsd\\.?|(?<![\\d,.])'?\\s?000'?s?(?!\\d|[,.]\\d)|milliers",
    strong: true,
  },
  // French, Spanish, Portuguese, Italian, Dutch, Swedish
  {
    scale: 'thousand',
    words: 'miles de|milhares|migliaia|duizend(?:en)?|tusental|kilo-?euros?',
    strong: true,
  },
  // लाख, ಲಕ್ಷ; ®PÀë is ಲಕ್ಷ in the Kannada fonts of before Unicode (budgets of Karnataka)
  // "Iakhs": OCR reads the l as a capital I (orbit pages)
  { scale: 'lakh', words: '[li]a(?:kh|c)s?|लाख|ಲಕ್ಷ|®PÀ(?:ë(?:\\s?UÀ¼À°è)?)?', strong: true },
  { scale: 'crore', words: 'crores?|करोड़|करोड़', strong: true },
  { scale: 'billion', words: 'mil millones|mil milhões|miles de millones', strong: true },
  {
    scale: 'million',
    words:
      'millions?|mio\\.?|mln\\.?|mns?\\b|millionen|mill[oó]n(?:es)?|milh(?:ões|oes|ão)|milion[ie]|miljoen(?:en)?|miljoner',
    strong: true,
  },
  {
    scale: 'billion',
    words: 'billions?|bns?\\b|mrd\\.?|milliard(?:en|s)?|miliard[io]|miljard(?:en)?',
    strong: true,
  },
  { scale: 'trillion', words: 'trillions?|tn\\b', strong: true },
  { scale: 'crore', words: 'crs?\\b\\.?', strong: false },
  { scale: 'million', words: 'm\\b', strong: false },
  { scale: 'thousand', words: 'k\\b|th\\b', strong: false },
];
