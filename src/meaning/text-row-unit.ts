import type { Document } from '../document/document.js';
import { plainText } from '../document/plain.js';
import { printedFigures } from '../figures/printed.js';
import { tablesOn } from '../tables/tables.js';
import { captionAt } from './captions.js';
import type { Ruling } from './ruling.js';
import { documentRuling, ofCaption, opensExhibit, sectionRuling } from './ruling.js';
import { linesAbove } from './scope.js';
import { hasFigures, PROSE_STYLE, textRows } from './text-rows.js';
import { unitWords } from './unit-words.js';

const MOST_LINES_TO_CAPTION = 30;

/** The unit of a row that stands outside any table, or null. */
export function textRowRuling(document: Document, line: number, label: string): Ruling | null {
  const words = unitWords(label);
  if (words && (words.kind !== 'money' || words.scale !== 'one'))
    return { words, rule: 'row label', line, text: words.text, shares: null };
  const subhead = BASIC.test(label) ? subheadAbove(document, line) : null;
  if (subhead) return subhead;
  let crossed = 0;
  // a figure alone on its line may be the tick of an axis: only a caption nearby speaks for it
  const reach = label === '' ? MOST_LINES_TO_CAPTION : Number.POSITIVE_INFINITY;
  for (const above of linesAbove(document, line, 0).slice(0, reach)) {
    if (tablesOn(document, above.line).length > 0) {
      // a caption does not outlive the table under it and the heading after that
      if (crossed > 0) return documentRuling(document, line);
      continue;
    }
    const caption = captionAt(document, above.line);
    if (caption) return ofCaption(caption, 'caption above');
    // what stands above the title of a chart or a table belongs to something else
    if (opensExhibit(above.text)) return documentRuling(document, line);
    if (above.kind === 'prose' && crossed > 0) break;
    if (above.kind === 'heading') crossed += 1;
    if (crossed > 3) break;
  }
  return (label === '' ? null : sectionRuling(document, line)) ?? documentRuling(document, line);
}

/** "Weighted-average shares used in computation:" over "Basic 10,005 10,117": the sub-head speaks for the rows under it. */
function subheadAbove(document: Document, line: number): Ruling | null {
  for (const above of linesAbove(document, line, Math.max(0, line - 12)).slice(0, 4)) {
    const words = hasFigures(above.text) ? null : unitWords(above.text);
    if (words?.kind === 'per share')
      return { words, rule: 'row sub-head', line: above.line, text: words.text, shares: null };
    if (words?.kind === 'count')
      return {
        words: { ...words, scale: words.scale ?? 'unknown' },
        rule: 'row sub-head',
        line: above.line,
        text: words.text,
        shares: null,
      };
  }
  return null;
}

const BASIC = /^\W*(?:basic|diluted)\b/i;

/** The currency that rows nearby print: on the first and the total rows of a statement, not on those between. */
export function signNear(document: Document, line: number): string | null {
  for (let step = 1; step <= 40; step += 1) {
    for (const n of [line - step, line + step]) {
      const raw = document.lines[n - 1] ?? '';
      if (raw.length > 400 || !/[$\u20b9\u20ac\u00a3]/.test(raw)) continue;
      const signed = printedFigures(plainText(raw), PROSE_STYLE, 'prose').find((p) => p.currency !== null);
      if (signed && textRows(plainText(raw), printedFigures(plainText(raw), PROSE_STYLE, 'prose')).length > 0)
        return signed.currency;
    }
  }
  return null;
}
