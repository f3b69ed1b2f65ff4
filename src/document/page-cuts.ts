import type { Document } from './document.js';
import { once } from './document.js';
import { numberedFeet } from './page-feet.js';
import type { MarkRank, PageMark } from './page-marks.js';
import { MAY_MARK, markOf } from './page-marks.js';
import { linesHolding } from './scan.js';

/** One page as the document's own marks cut it. */
export interface Page {
  /** Counted from 1. */
  readonly number: number;
  /** First and last line of the page, its mark included. */
  readonly line: number;
  readonly end: number;
}

/** Every line that is a page mark. Five dashes are one only where they recur or end the document. */
export const pageMarks = once((document: Document): readonly PageMark[] => {
  const marks: PageMark[] = [];
  for (const line of linesHolding(document, MAY_MARK)) {
    const mark = markOf(document.lines[line - 1] ?? '', line);
    if (mark) marks.push(mark);
  }
  const dashes = marks.filter((mark) => mark.rank === 'dashes');
  const recur = dashes.length > 1 || (dashes[0]?.line ?? 0) === lastTextLine(document);
  return recur ? marks : marks.filter((mark) => mark.rank !== 'dashes');
});

/** The pages of a document, or none when it has no page marks. */
export const cutPages = once((document: Document): readonly Page[] => {
  const marks = decisiveMarks(document);
  if (marks.length === 0) return [];
  return numbered(segments(document, marks));
});

/** The marks of the surest kind that the document has; page numbers printed at the foot where it has no other. */
function decisiveMarks(document: Document): readonly PageMark[] {
  const marks = pageMarks(document);
  const ranks: readonly MarkRank[] = ['explicit', 'form feed', 'dashes', 'printed number'];
  for (const rank of ranks) {
    const chosen = marks.filter((mark) => mark.rank === rank);
    if (chosen.length > 0) return oneAtEachBoundary(document, chosen);
  }
  return numberedFeet(document);
}

/** Two marks of different shapes with nothing but blank lines between them mark one boundary: the numbered one stays. */
function oneAtEachBoundary(document: Document, marks: readonly PageMark[]): readonly PageMark[] {
  const kept: PageMark[] = [];
  for (const mark of marks) {
    const last = kept[kept.length - 1];
    if (last && last.shape !== mark.shape && isBlank(document, last.line + 1, mark.line - 1)) {
      if (last.number === null) kept[kept.length - 1] = mark;
      continue;
    }
    kept.push(mark);
  }
  return kept;
}

interface Segment {
  line: number;
  end: number;
  /** What a mark says of it, or null. */
  number: number | null;
}

function segments(document: Document, marks: readonly PageMark[]): readonly Segment[] {
  const found: Segment[] = [];
  let open: Segment = { line: 1, end: 0, number: null };
  for (const { line, place, number } of marks) {
    const end = place === 'opens' ? line - 1 : line;
    if (place === 'closes') open.number = number;
    if (place !== 'opens' || !isBlank(document, open.line, end) || open.number !== null) {
      found.push({ ...open, end });
      open = { line: end + 1, end: 0, number: null };
    }
    if (place === 'opens') open.number = number;
  }
  const last = found[found.length - 1];
  if (last && isBlank(document, open.line, document.lines.length)) last.end = document.lines.length;
  else found.push({ ...open, end: document.lines.length });
  return withoutPreamble(found);
}

/** Text before the mark that opens page 1 belongs to page 1. */
function withoutPreamble(found: readonly Segment[]): readonly Segment[] {
  const [first, second] = found;
  if (!first || !second || first.number !== null) return found;
  const lowest = found.reduce(
    (least, { number }) => Math.min(least, number ?? least),
    Number.POSITIVE_INFINITY,
  );
  if (second.number === null || second.number !== lowest || lowest > 1) return found;
  return [{ ...second, line: first.line }, ...found.slice(2)];
}

/** The numbers that the marks carry, from 1 where they count from 0; plain counting where they do not rise. */
function numbered(found: readonly Segment[]): readonly Page[] {
  const base = found.some(({ number }) => number === 0) ? 1 : 0;
  const next = found.findIndex(({ number }) => number !== null);
  const first = found[next]?.number ?? null;
  let previous = first === null ? 0 : first + base - next - 1;
  const said = found.map(({ number }) => {
    previous = number === null ? previous + 1 : number + base;
    return previous;
  });
  const rising = said.every((number, index) => number > (said[index - 1] ?? 0));
  return found.map(({ line, end }, index) => ({
    number: rising ? (said[index] ?? index + 1) : index + 1,
    line,
    end,
  }));
}

function isBlank(document: Document, from: number, to: number): boolean {
  for (let line = from; line <= to; line += 1) {
    if ((document.lines[line - 1] ?? '').trim() !== '') return false;
  }
  return true;
}

function lastTextLine(document: Document): number {
  let line = document.lines.length;
  while (line > 0 && isBlank(document, line, line)) line -= 1;
  return line;
}
