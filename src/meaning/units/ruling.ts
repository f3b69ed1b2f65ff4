import type { Document } from '../../document/document.js';
import { once } from '../../document/document.js';
import { resumptions, sectionAt } from '../../document/headings.js';
import { tablesOn } from '../../tables/tables.js';
import type { Also, ScaleName } from '../answer.js';
import type { Placed } from '../places/scope.js';
import { linesAbove, sectionTitles } from '../places/scope.js';
import type { RuleName } from '../rules.js';
import type { Verdicts } from '../verdict.js';
import { fails, holds } from '../verdict.js';
import type { Caption } from './captions.js';
import { captionAt, captionBefore, captionOf, captions, generalCaptions } from './captions.js';
import { figureCaption } from './figure-captions.js';
import type { UnitWords } from './unit-words.js';

/** A unit that some words set for a figure, and where they stand. */
export interface Ruling {
  readonly words: UnitWords;
  readonly rule: RuleName;
  readonly line: number;
  /** The words as quoted to the reader. */
  readonly text: string;
  /** What the same words say of share counts. */
  readonly shares: ScaleName | null;
  /** Where else the currency is named, when it is not these words that name it. */
  readonly also?: Also | null;
}

/** A caption as a ruling. */
export function ofCaption(caption: Caption, rule: RuleName): Ruling {
  return { words: caption.unit, rule, line: caption.line, text: caption.text, shares: caption.shares };
}

/** Words that tell of what kind figures are and nothing more: percentages, things counted one by one. */
export function ofKind(kind: UnitWords['kind'], rule: RuleName, line: number, text: string): Ruling {
  const words: UnitWords = { kind, currency: null, scale: 'one', text, start: 0, end: 0, bare: false };
  return { words, rule, line, text, shares: null };
}

/** True when two rulings set the same unit, as far as both name it. */
export function isSameUnit(a: Ruling, b: Ruling): boolean {
  const [one, other] = [a.words, b.words];
  return (
    one.scale === other.scale &&
    (one.currency === other.currency || one.currency === null || other.currency === null)
  );
}

/** The captions above a table, nearest first: past short lines and headings, never past the table before. */
export function* captionsAbove(document: Document, placed: Placed): Verdicts<Ruling> {
  yield* captionsBetween(document, placed);
  const figure = figureCaption(document, placed.table.line);
  if (figure) yield holds(ofCaption(figure, 'caption above'));
}

function* captionsBetween(document: Document, placed: Placed): Verdicts<Ruling> {
  let crossed = 0;
  let steps = 0;
  for (const above of placed.above) {
    const caption = above.inline ? captionOf(above.text, above.line) : captionAt(document, above.line);
    // a sentence for the whole report, beyond a heading, is the last to be asked: a caption below the table is nearer
    if (caption?.general && crossed > 0) return;
    if (caption) {
      const ruling = withGlyphAbove(document, ofCaption(caption, 'caption above'));
      if (crossed > 0 && !caption.pure && !leadsTo(document, caption, placed, steps))
        yield fails(ruling, 'is part of a sentence beyond a heading');
      else if (steps >= 12 && !caption.pure) yield fails(ruling, 'is part of a sentence too far above');
      else yield holds(ruling);
    }
    if (opensExhibit(above.text) && !caption) return;
    if (above.kind === 'heading') crossed += 1;
    if (above.kind === 'prose' && crossed > 0) return;
    if (crossed > 3 || steps > 40) return;
    steps += 1;
  }
}

/** A sentence right above the heads of a table, or the title of the statement that its sub-heads stand in. */
function leadsTo(document: Document, caption: Caption, placed: Placed, steps: number): boolean {
  if (!caption.leads || caption.unit.kind !== 'money') return false;
  return steps < 4 || sectionTitles(document, placed.table.line).some((t) => t.line === caption.line);
}

/** The title of a chart or table: what stands above it belongs to something else. */
export function opensExhibit(text: string): boolean {
  return /^(?:chart|table|figure|exhibit|graph|box)\s*[\dIVX]/i.test(text);
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
  for (let n = lastPart(placed).table.end + 1; n <= document.lines.length && seen < 2; n += 1) {
    const text = document.lines[n - 1]?.trim() ?? '';
    if (text === '') continue;
    const caption = captionAt(document, n);
    if (caption?.pure && isTableBelow(document, n)) return null;
    if (caption?.pure) return withGlyphAbove(document, ofCaption(caption, 'caption below'));
    if (!/^[`'’₹\ufffd]$/.test(text)) return null;
    seen += 1;
  }
  return null;
}

/** The last part of a table that goes on over pages: its caption stands below that one. */
function lastPart(placed: Placed): Placed {
  let last = placed;
  for (let { after } = last; after && (after.continues === last || after.repeats === last); { after } = last)
    last = after;
  return last;
}

/** True when the next line of text is a row of a table: then a caption between two tables is that of the lower one. */
function isTableBelow(document: Document, line: number): boolean {
  for (let n = line + 1; n <= Math.min(line + 4, document.lines.length); n += 1) {
    if ((document.lines[n - 1]?.trim() ?? '') !== '') return tablesOn(document, n).length > 0;
  }
  return false;
}

/** A caption of the same section, further up: it holds until another replaces it. */
export function sectionRuling(document: Document, line: number): Ruling | null {
  const section = sectionAt(document, line);
  if (!section) return null;
  // the heads of one table say nothing of the next
  const declares = (c: Caption): boolean => c.unit.kind === 'money' && !c.heads && (c.pure || c.general);
  const caption = captionBefore(document, line, section.line, declares);
  // what goes on below another section has not the unit of that one
  if (resumptions(document).some((n) => section.line < n && n < line)) return null;
  if (caption) return ofCaption(caption, 'section');
  // "(₹ in crore)" under the title of a statement whose halves are bold lines: Assets, Liabilities
  const statement = section.kind === 'bold' ? sectionTitles(document, line)[1] : undefined;
  const stated = statement ? captionBefore(document, section.line, statement.line, declares) : null;
  if (stated && sectionAt(document, stated.line)?.line === statement?.line)
    return ofCaption(stated, 'section');
  return titleRuling(document, line);
}

/** "Balance sheets (in millions, except per share data)" over the bold sub-heads of its halves. */
function titleRuling(document: Document, line: number): Ruling | null {
  for (const title of sectionTitles(document, line)) {
    const caption = opensExhibit(title.text) ? null : captionAt(document, title.line);
    if (caption?.unit.kind === 'money' && caption.unit.scale !== 'one') return ofCaption(caption, 'section');
  }
  return null;
}

/** A sentence for the whole document: the nearest above; one below only when all declarations agree. */
export function documentRuling(document: Document, line: number): Ruling | null {
  const all = generalCaptions(document);
  const above = all.filter((c) => c.line < line).at(-1);
  if (above) return ofCaption(above, 'document');
  const general = all.find((c) => c.unit.kind === 'money' && c.unit.scale !== 'one');
  return general && scalesAgree(document) ? ofCaption(general, 'document') : null;
}

/** True when all money scales that the document declares are one. */
const scalesAgree = once((document: Document): boolean => {
  let known: ScaleName | null | undefined;
  for (const { unit } of captions(document)) {
    if (unit.kind !== 'money' || unit.scale === 'one') continue;
    if (known !== undefined && unit.scale !== known) return false;
    known = unit.scale;
  }
  return known !== undefined;
});
