import type { Document } from '../../document/document.js';
import { oneLine, plainText } from '../../document/plain.js';
import type { Printed } from '../../figures/printed.js';
import { printedFigures } from '../../figures/printed.js';
import { linesAbove, sectionTitles } from '../places/scope.js';
import { captionAt } from '../units/captions.js';
import { titleOfQuantities } from '../units/counted.js';
import { countedByHeads } from '../units/counted-heads.js';
import type { StatedCurrency } from '../units/currency.js';
import { mayTellShares } from '../units/percent-blocks.js';
import { prevailingInText, soleDeclared } from '../units/prevailing.js';
import type { Ruling } from '../units/ruling.js';
import { ofKind } from '../units/ruling.js';
import { countsShares, isPrintedInFull, sharesScale } from '../units/shares-scale.js';
import { isBasicAlone, unitWords } from '../units/unit-words.js';
import { faceValues } from './face-values.js';
import { underMixedHeads } from './mixed-heads.js';
import { isSentence } from './running-text.js';
import { captionOver } from './text-row-caption.js';
import { columnKinds, ofColumn } from './text-row-columns.js';
import type { TextRow } from './text-rows.js';
import { hasFigures, PROSE_STYLE, textRows } from './text-rows.js';

/** How far above a row its sub-head may stand. */
const MOST_LINES_TO_SUBHEAD = 30;

/** The unit of a figure in a row that stands outside any table, or null. */
export function textRowRuling(
  document: Document,
  line: number,
  row: TextRow,
  printed: Printed,
): Ruling | null {
  const { label } = row;
  const column = columnKinds(document, line, row).get(row.places.get(printed) ?? -1);
  if (column) return ofColumn(column);
  const caption = captionOver(document, line, row, printed);
  const valued = faceValues(document, line, row, caption);
  if (valued.size > 0) return valued.get(printed) === undefined ? caption : (valued.get(printed) ?? null);
  const words = unitWords(label);
  if (words && (words.kind !== 'money' || words.scale !== 'one')) {
    const counts = words.kind === 'count' && words.scale === null && countsShares(label);
    const scale = counts && caption ? sharesScale(caption, isPrintedInFull(printed)) : words.scale;
    return { words: { ...words, scale }, rule: 'row label', line, text: words.text, shares: null };
  }
  const subhead = BASIC.test(label) ? subheadAbove(document, line) : null;
  if (subhead?.words.kind === 'count' && subhead.words.scale === null) {
    const scale = caption ? sharesScale(caption, isPrintedInFull(printed)) : 'unknown';
    return { ...subhead, words: { ...subhead.words, scale } };
  }
  if (subhead) return subhead;
  // neither is an amount of the statement, and which of the two it is no sub-head tells
  if (isBasicAlone(label) && printed.currency === null) return null;
  const mixed = underMixedHeads(document, line, row, printed, caption);
  if (mixed) return mixed.ruling;
  const isFar = caption === null || caption.rule === 'document';
  if (isFar && titleOfQuantities(sectionTitles(document, line))) return null;
  if (label === '' && caption && isFractionOfWhole(document, line, printed, caption)) return null;
  return (
    percentSubhead(document, line, printed) ??
    (caption && (counted(document, line, row, printed, caption) ?? caption)) ??
    prevailingInText(document, line, row) ??
    (isAmount(printed) ? soleDeclared(document) : null)
  );
}

/** So many amounts in full, and none with decimals, show how a statement prints them. */
const FEWEST_WHOLE = 4;
const AMOUNT_DIGITS = 4;

/** "(0.01)" without a label under "(Amount in Rs.)", among amounts in whole rupees: earnings per share or a rate. */
function isFractionOfWhole(document: Document, line: number, { text }: Printed, caption: Ruling): boolean {
  if (caption.words.scale !== 'one' || !DECIMALS.test(text)) return false;
  const others = linesAbove(document, line, 0)
    .slice(0, MOST_ROWS)
    .flatMap((a) =>
      printedFigures(a.text, PROSE_STYLE, 'prose').filter(
        (p) => p.text.replace(/\D/g, '').length >= AMOUNT_DIGITS,
      ),
    );
  return others.length >= FEWEST_WHOLE && !others.some((p) => DECIMALS.test(p.text));
}

const DECIMALS = /\.\d+\)?$/;

/** Two decimals and no percent sign, as amounts in a scale are printed. */
function isAmount({ text, percent }: Printed): boolean {
  return !percent && /\.\d{2}\)?$/.test(text);
}

/** "Year-over-year growth (per cent):" over rows of which only the first prints the sign. */
function percentSubhead(document: Document, line: number, printed: Printed): Ruling | null {
  if (printed.currency !== null) return null;
  let first = '';
  for (const above of linesAbove(document, line, Math.max(0, line - MOST_LINES_TO_SUBHEAD))) {
    if (hasFigures(above.text)) {
      if (/[$₹€£]/.test(above.text)) return null;
      first = above.text;
      continue;
    }
    const figures = printedFigures(first, PROSE_STYLE, 'prose');
    if (!mayTellShares(above.text) || figures.length === 0 || !figures.every((p) => p.percent)) return null;
    const { line: at, text } = above;
    return ofKind('percent', 'row sub-head', at, text);
  }
  return null;
}

/** What the heads between a caption and a row of text count. */
function counted(
  document: Document,
  line: number,
  row: TextRow,
  printed: Printed,
  caption: Ruling,
): Ruling | null {
  const { rule } = caption;
  if (rule !== 'caption above' || !caption.words.bare) return null;
  const between = linesAbove(document, line, caption.line);
  const heads = between
    .filter((a) => !hasFigures(a.text))
    .map((a) => a.text)
    .reverse()
    .join(' ');
  const signs = signedPlaces(document, caption.line, row.entries);
  return countedByHeads(heads, signs.size > 0 ? signs.has(row.places.get(printed) ?? -1) : null, caption);
}

/** How many lines below a caption its rows are looked through for currency signs. */
const MOST_ROWS = 80;

/** The places of a row of so many entries at which the rows under a caption print a currency. */
function signedPlaces(document: Document, caption: number, entries: number): ReadonlySet<number> {
  const found = new Set<number>();
  for (let n = caption + 1; n < caption + MOST_ROWS && n <= document.lines.length; n += 1) {
    const text = plainText(document.lines[n - 1] ?? '');
    if (captionAt(document, n) || isSentence(text)) break;
    for (const row of textRows(text, printedFigures(text, PROSE_STYLE, 'prose')))
      if (row.entries === entries) for (const [p, place] of row.places) if (p.currency) found.add(place);
  }
  return found;
}

/** "Weighted-average shares used in computation:" over "Basic 10,005 10,117": the sub-head speaks for the rows under it. */
function subheadAbove(document: Document, line: number): Ruling | null {
  for (const above of linesAbove(document, line, Math.max(0, line - 12)).slice(0, 4)) {
    const behind = SUBHEAD_BEHIND.exec(above.text)?.[1];
    // "(in millions, except per share data)" is no sub-head of the rows under it
    const isNone = isRow(above.text) || /\bexcept\b/i.test(above.text);
    const words = behind ? unitWords(behind) : isNone ? null : unitWords(above.text);
    if (words?.kind === 'per share')
      return { words, rule: 'row sub-head', line: above.line, text: words.text, shares: null };
    if (words?.kind === 'count')
      return {
        words,
        rule: 'row sub-head',
        line: above.line,
        text: words.text,
        shares: null,
      };
  }
  return null;
}

function isRow(text: string): boolean {
  return textRows(text, printedFigures(text, PROSE_STYLE, 'prose')).length > 0;
}

/** "Net profit 1,204 1,118 Shares used in earnings per share:": the sub-head set behind the figures of the row before. */
const SUBHEAD_BEHIND = /[\d)%]\s+(\p{Lu}[^.;\d]{3,100}):\s*$/u;

const BASIC = /^\W*(?:[a-z]\)\s*)?(?:basic|diluted)\b/i;

/** The currency that rows nearby print: on the first and the total rows of a statement, not on those between. */
export function signNear(document: Document, line: number): StatedCurrency | null {
  for (let step = 1; step <= 40; step += 1) {
    for (const n of [line - step, line + step]) {
      const raw = document.lines[n - 1] ?? '';
      if (raw.length > 400 || !/[$\u20b9\u20ac\u00a3]/.test(raw)) continue;
      const signed = printedFigures(plainText(raw), PROSE_STYLE, 'prose').find((p) => p.currency !== null);
      if (signed && textRows(plainText(raw), printedFigures(plainText(raw), PROSE_STYLE, 'prose')).length > 0)
        return { code: signed.currency, also: { what: 'currency', line: n, text: oneLine(raw) } };
    }
  }
  return null;
}
