/** Whole names only: "marketing 48" is no day of March. */
const MONTH =
  '(?:jan(?:uary?)?|feb(?:ruary?)?|mar(?:ch)?|m\u00e4rz?|apr(?:il)?|may|mai|june?|juni|july?|juli|aug(?:ust)?|sept?(?:ember)?|o[ck]t(?:ober)?|nov(?:ember)?|de[cz](?:ember)?)(?![a-z])\\.?';

/** What looks like digits and is no figure: masked before figures are read. */
const NOT_FIGURES = new RegExp(
  [
    '\\d{1,2}:\\d{2}(?::\\d+)?(?:[.:]\\d+)*', // 09:41, 09:41:276.00 (a time glued to an amount)
    '(?<![\\d.,])\\d{1,2}[./]\\d{1,2}[./](?:\\d{4}|\\d{2})(?![\\d.,]*\\d)', // 31.03.2024 31/12/24
    '(?<![\\d.,])\\d{1,2}-\\d{1,2}-(?:\\d{4}|\\d{2})(?![\\d.,]*\\d)',
    '(?<![\\d.,])(?:19|20)\\d{2}\\s?[-/]\\s?(?:(?:19|20)?\\d{2})(?![\\d.,]*\\d)', // 2023-24 2023/2024
    '\\d+~\\d+', // a range 0~12
    "(?<![\\d.,])'000'?s?(?![\\d.,])", // a scale: £'000
    '(?<=\\d)\\s?:\\s?1(?![\\d.,])', // a ratio 0.5:1
    '(?<![\\d.,-])\\d+(?:\\.\\d+)?\\s?-\\s?\\d+(?:\\.\\d+)?(?=\\s?(?:%|years?|yrs?|months|days))', // 5-7 years
    '(?<![\\d.,])\\d{2,4}(?:-\\d{2,4})+(?![\\d.,]*\\d)', // account codes 2202-01-101
    '(?<![\\d.,-])\\d{3}-\\d{1,2}(?![\\d.,-])', // disclosures 305-3
    '[A-Za-z]+[-_]?\\d[\\w./-]*', // FY25 Q1 A-12 FVTPL1
    '\\d+(?:st|nd|rd|th)\\b',
    `\\b\\d{1,2}\\s*${MONTH}[\\s,-]*(?:(?:19|20)\\d{2}|\\d{2}\\b)?`,
    `\\b${MONTH}[\\s-]*\\d{1,2}(?:\\s*,\\s*|\\s+)(?:19|20)\\d{2}`,
    `\\b${MONTH}[\\s,-]*(?:(?:19|20)\\d{2}|\\d{2}(?![\\d,.]))`,
  ].join('|'),
  'gi',
);

/** Stands in folded text where something that is no figure was masked. */
const MASK = '\u2060';

/** A folded text with the dates, spans of years, times and codes in it masked, so that no figure is read there. */
export function masked(folded: string): string {
  return folded.replace(NOT_FIGURES, (m) => MASK.repeat(m.length));
}

/** A folded text without them. */
export function withoutOthers(folded: string): string {
  return folded.replace(NOT_FIGURES, ' ');
}
