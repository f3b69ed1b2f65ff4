import type { Document } from '../document/document.js';
import { sectionAt } from '../document/headings.js';
import type { ScaleName, Source } from './answer.js';
import type { Caption } from './captions.js';
import { captions } from './captions.js';
import type { Placed } from './scope.js';
import { linesAbove } from './scope.js';
import type { UnitWords } from './unit-words.js';

/** A unit that some words set for a figure, and where they stand. */
export interface Ruling {
  readonly words: UnitWords;
  readonly source: Source;
  readonly line: number;
  /** The words as quoted to the reader. */
  readonly text: string;
  /** What the same words say of share counts. */
  readonly shares: ScaleName | null;
}

/** A caption as a ruling. */
export function ofCaption(caption: Caption, source: Source): Ruling {
  return { words: caption.unit, source, line: caption.line, text: caption.text, shares: caption.shares };
}

/** The caption nearest above a table: past short lines and headings, never past the table before. */
export function captionAbove(document: Document, placed: Placed): Ruling | null {
  let crossed = 0;
  let steps = 0;
  for (const above of placed.above) {
    const caption = captionAt(document, above.line);
    const unit = caption?.unit;
    if (
      caption &&
      unit &&
      (crossed === 0 || caption.pure || caption.general) &&
      (steps < 12 || caption.pure)
    ) {
      return withGlyphAbove(document, ofCaption(caption, 'table'));
    }
    if (above.kind === 'heading') crossed += 1;
    if (above.kind === 'prose' && crossed > 0) return null;
    if (crossed > 3 || steps > 40) return null;
    steps += 1;
  }
  return null;
}

/** `'` on one line and `In Crore` on the next: the rupee sign of the caption stands alone above it. */
function withGlyphAbove(document: Document, ruling: Ruling): Ruling {
  if (!ruling.words.bare) return ruling;
  const above = linesAbove(document, ruling.line, Math.max(0, ruling.line - 4))[0];
  return above && /^[`'’₹\ufffd]$/.test(above.text)
    ? { ...ruling, words: { ...ruling.words, currency: 'INR', bare: false } }
    : ruling;
}

/** A caption that the converter moved below its table: the next line, alone, with no table right behind it. */
export function captionBelow(document: Document, placed: Placed): Ruling | null {
  let seen = 0;
  for (let n = placed.table.end + 1; n <= document.lines.length && seen < 2; n += 1) {
    const text = document.lines[n - 1]?.trim() ?? '';
    if (text === '') continue;
    const caption = captionAt(document, n);
    if (caption?.pure) return withGlyphAbove(document, ofCaption(caption, 'table'));
    if (!/^[`'’₹\ufffd]$/.test(text)) return null;
    seen += 1;
  }
  return null;
}

/** A caption of the same section, further up: it holds until another replaces it. */
export function sectionRuling(document: Document, line: number): Ruling | null {
  const section = sectionAt(document, line);
  if (!section) return null;
  const caption = captionBefore(document, line, (c) => c.unit.kind === 'money' && (c.pure || c.general));
  if (!caption) return null;
  if (caption.line >= section.line) return ofCaption(caption, 'section');
  // "(₹ in crore)" under the title of a statement whose halves are bold lines: Assets, Liabilities
  const stated = section.kind === 'bold' ? sectionAt(document, caption.line) : null;
  return stated && stated.kind !== 'bold' && stated.end >= section.end ? ofCaption(caption, 'section') : null;
}

/** A sentence for the whole document: the nearest above; one below only when all declarations agree. */
export function documentRuling(document: Document, line: number): Ruling | null {
  const above = captionBefore(document, line, (c) => c.general);
  if (above) return ofCaption(above, 'document');
  const all = captions(document).filter((c) => c.unit.kind === 'money' && c.unit.scale !== 'one');
  const general = all.find((c) => c.general);
  return general && all.every((c) => c.unit.scale === general.unit.scale)
    ? ofCaption(general, 'document')
    : null;
}

/** The caption that stands on a line, or null. */
export function captionAt(document: Document, line: number): Caption | null {
  const found = captionBefore(document, line + 1, () => true);
  return found?.line === line ? found : null;
}

/** The last caption above a line that passes a test. */
function captionBefore(
  document: Document,
  line: number,
  test: (caption: Caption) => boolean,
): Caption | null {
  const all = captions(document);
  let low = 0;
  let high = all.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((all[middle]?.line ?? 0) < line) low = middle + 1;
    else high = middle;
  }
  for (let i = low - 1; i >= 0; i -= 1) {
    const caption = all[i];
    if (caption && test(caption)) return caption;
  }
  return null;
}
