import type { Document } from '../document/document.js';
import type { Declaration, LineAnswer } from './answer.js';

/** What every figure on `line` is. A pure function of the document. */
export function answerLine(document: Document, line: number): LineAnswer {
  const text = document.lines[line - 1] ?? '';
  return {
    type: 'line',
    file: document.name,
    line,
    text,
    section: null,
    page: null,
    figures: [],
    warnings: [],
  };
}

/** The lines (ascending, at most a handful) that give the unit and the columns of the table or text around `line`; never `line` itself. */
export function governingLines(document: Document, line: number): readonly number[] {
  void document;
  void line;
  return [];
}

/** Every declaration of a unit in the document, in line order. */
export function declarations(document: Document): readonly Declaration[] {
  void document;
  return [];
}
