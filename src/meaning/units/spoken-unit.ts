import type { Document } from '../../document/document.js';
import { once } from '../../document/document.js';
import { plainText } from '../../document/plain.js';
import { decimalNumber } from '../../figures/decimal.js';
import { printedFigures } from '../../figures/printed.js';
import { tables, tablesOn } from '../../tables/tables.js';
import { placedTable } from '../places/scope.js';
import { PROSE_STYLE } from '../text-rows/text-rows.js';
import { ownUnit } from './own-unit.js';
import type { Ruling } from './ruling.js';

/** So many amounts of the text, all in one scale, show in what a report counts. */
const FEWEST_SPOKEN = 8;
/** Statements in the next scale have amounts a hundred times as large, or as small. */
const SAME_SIZE = 10;

const MAY_SPEAK = /\d\s*(?:la(?:kh|c)s?|crores?|millions?|billions?|thousands?)\b/i;

/**
 * The currency and scale of all amounts that the text of a document speaks of, "INR 355,170 Million", where the
 * statements print amounts of the same size: the caption of the statements was lost, and in another scale their amounts
 * would be a hundred times as large. Null in a document that is not so plain.
 */
export const spokenUnit = once((document: Document): Ruling | null => {
  const spoken = document.lines.flatMap((raw, i) =>
    raw.length < LONGEST && MAY_SPEAK.test(raw) && tablesOn(document, i + 1).length === 0
      ? spokenOn(plainText(raw), i + 1)
      : [],
  );
  // of a market others speak in another currency
  const own = spoken.filter(({ ruling }) => ruling.words.currency === mostOf(spoken));
  if (own.length < Math.max(FEWEST_SPOKEN, MOSTLY * spoken.length)) return null;
  if (new Set(own.map(({ ruling }) => ruling.words.scale)).size > 1) return null;
  const most = own.reduce((a, b) => (b.value > a.value ? b : a));
  const printed = largestPrinted(document);
  return printed * SAME_SIZE >= most.value && printed <= most.value * SAME_SIZE
    ? { ...most.ruling, rule: 'tables around' }
    : null;
});

const LONGEST = 20_000;
const MOSTLY = 0.6;

/** The currency that most of some amounts are in. */
function mostOf(spoken: readonly Spoken[]): string | null {
  const counts = new Map<string | null, number>();
  for (const { ruling } of spoken)
    counts.set(ruling.words.currency, (counts.get(ruling.words.currency) ?? 0) + 1);
  return [...counts].sort((x, y) => y[1] - x[1])[0]?.[0] ?? null;
}

interface Spoken {
  readonly ruling: Ruling;
  readonly value: number;
}

function spokenOn(text: string, line: number): readonly Spoken[] {
  return printedFigures(text, PROSE_STYLE, 'prose').flatMap((p): Spoken[] => {
    const own = ownUnit(text, p, line);
    if (own?.words.kind !== 'money' || own.words.scale === null || p.value === null) return [];
    return own.words.currency === null ? [] : [{ ruling: own, value: Math.abs(decimalNumber(p.value)) }];
  });
}

/** The largest grouped figure of all tables. */
function largestPrinted(document: Document): number {
  let most = 0;
  for (const table of tables(document))
    for (const contents of placedTable(document, table).layout.contents)
      for (const content of contents)
        for (const p of content.kind === 'figures' ? content.figures : [])
          if (p.value !== null && p.text.includes(',') && !p.percent)
            most = Math.max(most, Math.abs(decimalNumber(p.value)));
  return most;
}
