import type { Document } from '../document/document.js';
import { sectionAt } from '../document/headings.js';
import { shown } from '../render/shown.js';

/** A title that leads on to what stands below it, or begins amid a sentence, names no part of a report. */
const IS_RUNNING_ON = /[:;,]\s*$|^\s*\p{Ll}{2}/u;

/** `  Statement 1 > Receipts`: the section of a line, without headings on the way to it that are no titles. */
export function sectionPath(document: Document, line: number): string {
  const path = sectionAt(document, line)?.path ?? [];
  const titles = path.filter((title, i) => i === path.length - 1 || !IS_RUNNING_ON.test(title));
  return titles.length === 0 ? '' : `  ${titles.map(shown).join(' > ')}`;
}
