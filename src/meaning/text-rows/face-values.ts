import type { Document } from '../../document/document.js';
import type { Printed } from '../../figures/printed.js';
import type { Ruling } from '../units/ruling.js';
import { ofKind } from '../units/ruling.js';
import type { TextRow } from './text-rows.js';
import { hasFigures } from './text-rows.js';
import { statementAbove } from './text-statement.js';

const HEADS = /\b(?:numbers?|nos\.?|no\. of [\p{L} ]{3,20})\s+face value\b/iu;
/** How far above the unit of a table its other heads may stand. */
const MOST_LINES_TO_HEADS = 12;

/** "77265200", not "509.33": shares are counted in full, without groups, where amounts have decimals. */
const NUMBER = /^\d{2,}$/;
const FACE_VALUE = /^\d{1,5}(?:\.\d{1,2})?$/;

/** "Works PLC, Sri Lankan Rupees": shares of a company abroad may be worth what the table has not as its currency. */
const OF_ANOTHER =
  /(?<!\bindian )\b(?:rupees?|dollars?|euros?|usd|eur|gbp|pounds?|dirhams?|yen|yuan|naira|francs?|dinars?|riyals?|rands?|pesos?|taka|baht|ringgit)\W*$/i;

/**
 * "Number | Face Value | Investment Value (₹ in crore)" over "Works Limited 187500000 10 98.75": the whole number in front
 * of a small one counts shares, and that one is what each of them is worth (null where that is in a currency of its own); the caption is that of the
 * others. None for a row under other heads.
 */
export function faceValues(
  document: Document,
  line: number,
  row: TextRow,
  caption: Ruling | null,
): ReadonlyMap<Printed, Ruling | null> {
  const found = new Map<Printed, Ruling | null>();
  const places = [...row.places];
  const numbers = places.filter(([p, place], i) => {
    const [next, at] = places[i + 1] ?? [null, -1];
    return isPlain(p, NUMBER) && next !== null && at === place + 1 && isPlain(next, FACE_VALUE);
  });
  const heads =
    numbers.length > 0 && caption?.words.kind === 'money' ? headsOf(document, line, caption) : null;
  if (!heads) return found;
  for (const [number, place] of numbers) {
    // the number of shares is no face value of the one before
    if (found.has(number)) continue;
    found.set(number, ofKind('count', 'column header', heads.line, heads.text));
    const next = places.find(([, at]) => at === place + 1)?.[0];
    const worth = ofKind('per share', 'column header', heads.line, heads.text);
    if (next) found.set(next, OF_ANOTHER.test(row.label) ? null : worth);
  }
  return found;
}

function isPlain({ text, currency, percent }: Printed, shape: RegExp): boolean {
  return currency === null && !percent && shape.test(text);
}

function headsOf(document: Document, line: number, caption: Ruling): { line: number; text: string } | null {
  return (
    statementAbove(document, line).find(
      (a) => a.line >= caption.line - MOST_LINES_TO_HEADS && HEADS.test(a.text) && !hasFigures(a.text),
    ) ?? null
  );
}
