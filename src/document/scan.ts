import type { Document } from './document.js';
import { once } from './document.js';

/** Where each line begins in the text of a document, by line - 1. */
const starts = once(({ lines }: Document): Int32Array => {
  const found = new Int32Array(lines.length);
  let at = 0;
  for (let index = 0; index < found.length; index += 1) {
    found[index] = at;
    at += (lines[index]?.length ?? 0) + 1;
  }
  return found;
});

/**
 * The first line, from `from` on, in which an expression finds something; null where none is left. The expression runs
 * over the whole text at once, which costs a tenth of asking line by line: it is global, `^` and `$` in it are ends of
 * lines (`m`), and what it finds may reach into the next line, but never begins before its own.
 */
export function lineHolding(document: Document, expression: RegExp, from = 1): number | null {
  const at = starts(document)[from - 1];
  if (at === undefined) return null;
  expression.lastIndex = at;
  const found = expression.exec(document.text);
  // whoever else asks the same expression begins at the beginning
  expression.lastIndex = 0;
  return found ? lineAt(document, found.index, from) : null;
}

/** All lines in which such an expression finds something, in order: of the document, or from one line to before another. */
export function* linesHolding(
  document: Document,
  expression: RegExp,
  from = 1,
  before = Number.POSITIVE_INFINITY,
): Generator<number> {
  for (
    let line = lineHolding(document, expression, from);
    line !== null && line < before;
    line = lineHolding(document, expression, line + 1)
  )
    yield line;
}

/** The lines that an expression finds, for those who ask from ever further down: none is looked for twice. */
export class Ahead {
  readonly #document: Document;
  readonly #expression: RegExp;
  #next = 0;

  constructor(document: Document, expression: RegExp) {
    this.#document = document;
    this.#expression = expression;
  }

  /** The first on a line or below it; infinity where none is left. */
  from(line: number): number {
    if (this.#next < line)
      this.#next =
        lineHolding(this.#document, this.#expression, Math.max(1, line)) ?? Number.POSITIVE_INFINITY;
    return this.#next;
  }
}

/** The line that holds a place of the text, not above line `from`: those looked for are mostly near it. */
function lineAt(document: Document, place: number, from: number): number {
  const begins = starts(document);
  let low = from;
  let step = 1;
  while ((begins[low + step - 1] ?? Number.POSITIVE_INFINITY) <= place) {
    low += step;
    step *= 2;
  }
  let high = low + step;
  // the line is `low` or below it, and above `high`
  while (low + 1 < high) {
    const middle = (low + high) >> 1;
    if ((begins[middle - 1] ?? Number.POSITIVE_INFINITY) <= place) low = middle;
    else high = middle;
  }
  return low;
}
