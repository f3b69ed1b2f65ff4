/**
 * Folding that keeps offsets: every character becomes exactly one, so a place in the folded text is the same place in
 * the printed text. What matters to figures: digits of other scripts, every dash and minus, blanks, apostrophes,
 * full-width separators.
 */
const SINGLE: ReadonlyMap<string, string> = new Map([
  // dashes and minus signs (2010-2015, 2212, full-width and small forms)
  ...Array.from('\u2010\u2011\u2012\u2013\u2014\u2015\u2212\uff0d\ufe63\u207b', (c): [string, string] => [
    c,
    '-',
  ]),
  // blanks: no-break, en, em, thin, figure, hair, narrow no-break, ideographic
  ...Array.from(
    '\u00a0\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a\u202f\u205f\u3000\t',
    (c): [string, string] => [c, ' '],
  ),
  ...Array.from('\u2018\u2019\u02bc\u2032\uff07', (c): [string, string] => [c, "'"]),
  ...Array.from('\u201c\u201d', (c): [string, string] => [c, '"']),
  ['\uff0c', ','],
  ['\uff0e', '.'],
  ['\uff05', '%'],
  ['\uff08', '('],
  ['\uff09', ')'],
  ['\uff04', '$'],
  ['\uffe5', '\u00a5'],
  ['\u20a8', '\u20b9'],
]);

/** First digit of each script whose digits reports print: full-width, Devanagari, Kannada, Arabic-Indic, Bengali. */
const ZEROS = [0xff10, 0x966, 0xce6, 0x660, 0x9e6];

/** Folds a text, character by character; the result has the same length. */
export function fold(text: string): string {
  if (!/[^\x20-\x7e]/.test(text)) return text;
  return text.replace(/[^\x20-\x7e\n]/g, (c) => {
    const known = SINGLE.get(c);
    if (known !== undefined) return known;
    const code = c.charCodeAt(0);
    for (const zero of ZEROS) if (code >= zero && code < zero + 10) return String(code - zero);
    return c;
  });
}
