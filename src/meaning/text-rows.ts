import type { Document } from '../document/document.js';
import { tableBefore } from '../tables/tables.js';
import type { Ruling } from './ruling.js';
import { captionAt, documentRuling, ofCaption, sectionRuling } from './ruling.js';
import { linesAbove } from './scope.js';
import { unitWords } from './unit-words.js';

/** The unit of a row that stands outside any table (`Stores 1,204 1,118`, or a figure alone on its line), or null. */
export function lineRuling(document: Document, line: number, label: string): Ruling | null {
  const words = unitWords(label);
  if (words && (words.kind !== 'money' || words.scale !== 'one'))
    return { words, source: 'row', line, text: words.text, shares: null };
  const floor = tableBefore(document, line)?.end ?? 0;
  for (const above of linesAbove(document, line, floor)) {
    const caption = captionAt(document, above.line);
    if (caption) return ofCaption(caption, 'table');
    if (above.kind === 'heading') break;
  }
  return sectionRuling(document, line) ?? documentRuling(document, line);
}
