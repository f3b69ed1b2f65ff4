import type { Document } from '../document/document.js';
import { lineOf } from '../document/document.js';
import type { Heading } from '../document/headings.js';
import { pages } from '../document/pages.js';
import { isUnreadable } from '../document/unreadable.js';
import { governingLines } from '../meaning/governing.js';
import { counted, cutTo } from '../render/amounts.js';
import type { LineSpan } from '../search/addresses.js';
import { mergeSpans, parseAddress, resolveAddress } from '../search/addresses.js';
import { tables } from '../tables/tables.js';
import { findSection } from './sections.js';

/** Lines of text at most in one answer, whatever the budget. */
export const MOST_LINES = 400;
/** A governing line is a caption or a row of headers; of a longer one the beginning is enough. */
const LONGEST_GOVERNING = 1000;

/** What to read; several are read together, each line once. None of them: the whole document. */
export interface ReadQuery {
  /** Addresses as sed's, as they were typed. */
  readonly addresses: readonly string[];
  /** A title, or the number of a line in the section. */
  readonly section: string | null;
  /** A page as the document's own marks count it. */
  readonly page: number | null;
  /** Lines before and after each span besides. */
  readonly context: number;
}

/** The lines that a query selects, or why there are none. */
export type Selected =
  | {
      readonly kind: 'lines';
      readonly spans: readonly LineSpan[];
      /** Parts of the query that selected nothing, in words. */
      readonly notes: readonly string[];
    }
  | { readonly kind: 'nothing'; readonly reason: string }
  /** The title of a section names several. */
  | { readonly kind: 'several'; readonly headings: readonly Heading[] };

/** The lines of a document that a query asks for. @throws UserError for an address that is none. */
export function selectSpans(document: Document, query: ReadQuery): Selected {
  const last = document.lines.length;
  if (last === 0) return { kind: 'nothing', reason: 'the file is empty' };
  const spans: LineSpan[] = [];
  const notes: string[] = [];
  for (const typed of query.addresses) {
    const found = resolveAddress(document, parseAddress(typed));
    if (found.length === 0) notes.push(nothingAt(typed, last));
    spans.push(...found);
  }
  if (query.section !== null) {
    const found = findSection(document, query.section);
    if (found.kind === 'several') return found;
    if (found.kind === 'one') spans.push(found.heading);
    else notes.push(noSection(query.section, found.nearest, last));
  }
  if (query.page !== null) {
    const found = pages(document).filter((page) => page.number === query.page);
    if (found.length === 0) notes.push(noPage(document, query.page));
    spans.push(...found);
  }
  const asked = query.addresses.length > 0 || query.section !== null || query.page !== null;
  if (!asked) spans.push({ line: 1, end: last });
  if (spans.length === 0) return { kind: 'nothing', reason: notes.join('; ') };
  return { kind: 'lines', spans: widened(spans, query.context, last), notes };
}

function widened(spans: readonly LineSpan[], context: number, last: number): readonly LineSpan[] {
  return mergeSpans(
    spans.map(({ line, end }) => ({ line: Math.max(1, line - context), end: Math.min(last, end + context) })),
  );
}

function nothingAt(typed: string, last: number): string {
  if (typed.trim().startsWith('/')) return `no line matches ${typed}`;
  return `${typed} begins past the end; the last line is ${last}`;
}

function noSection(wanted: string, nearest: readonly Heading[], last: number): string {
  if (/^\d+$/.test(wanted.trim())) {
    const line = Number(wanted);
    return line > last ? nothingAt(wanted, last) : `no section holds line ${wanted}`;
  }
  const near = nearest.map(({ title, line }) => `"${title}" (line ${line})`);
  return `no section "${wanted}"${near.length > 0 ? `; nearest: ${near.join(', ')}` : ''}`;
}

function noPage(document: Document, wanted: number): string {
  const all = pages(document);
  const [first] = all;
  if (!first) return 'the document has no page marks; name lines or a section';
  return `no page ${wanted}; the pages are ${first.number} to ${all[all.length - 1]?.number}`;
}

/** A printed line: text that was asked for, or a line above that governs it. */
export interface ExcerptLine {
  readonly type: 'text' | 'governs';
  readonly line: number;
  readonly text: string;
  /** Characters that were cut off the end because the line alone exceeds the budget. */
  readonly cut: number;
}

/** What is printed of the lines that were asked for. */
export interface Excerpt {
  readonly lines: readonly ExcerptLine[];
  /** Number of lines asked for, and printed as text. */
  readonly asked: number;
  readonly shown: number;
  /** What was asked for and did not fit any more. */
  readonly rest: readonly LineSpan[];
}

export interface ExcerptLimits {
  /** False leaves governing lines out. */
  readonly governing: boolean;
  readonly maxLines: number;
  /** Characters of output; 0 = no limit. */
  readonly maxChars: number;
  /** What a line costs of them as it is printed, its line end included. */
  readonly cost: (line: ExcerptLine) => number;
}

/** Reads spans up to the limits, always to the end of a line; a line that alone exceeds them is cut. */
export function excerpt(document: Document, spans: readonly LineSpan[], limits: ExcerptLimits): Excerpt {
  const lines: ExcerptLine[] = [];
  const printed = new Set<number>();
  const asked = spans.reduce((sum, { line, end }) => sum + end - line + 1, 0);
  let room = limits.maxChars === 0 ? Number.POSITIVE_INFINITY : limits.maxChars;
  let shown = 0;
  for (const [index, span] of spans.entries()) {
    const above = limits.governing
      ? governing(document, span, limits.maxLines).filter((line) => !printed.has(line))
      : [];
    for (let line = span.line; line <= span.end; line += 1) {
      const added: ExcerptLine[] = line === span.line ? above.map((at) => governs(document, at)) : [];
      added.push(text(document, line));
      const cost = added.reduce((sum, one) => sum + limits.cost(one), 0);
      if (shown > 0 && (shown >= limits.maxLines || cost > room)) {
        return { lines, asked, shown, rest: [{ line, end: span.end }, ...spans.slice(index + 1)] };
      }
      const fitted = cost > room ? fitting(added, room, limits) : added;
      for (const one of fitted) printed.add(one.line);
      lines.push(...fitted);
      room -= Math.min(cost, room);
      shown += 1;
    }
  }
  return { lines, asked, shown, rest: [] };
}

/** Rows of a table that are asked what governs them: the first may be its own header, rules, or rows without a figure. */
const FIRST_ROWS = 4;

/**
 * The lines above a span that govern it: those of its first line, and those of each table in it whose unit or header
 * was printed before it.
 */
function governing(document: Document, span: LineSpan, maxLines: number): readonly number[] {
  const end = Math.min(span.end, span.line + maxLines);
  const inside = tables(document).filter((table) => table.end >= span.line && table.line <= end);
  const rows = inside.flatMap((table) =>
    table.rows
      .filter(({ line }) => line >= span.line && line <= end)
      .slice(0, FIRST_ROWS)
      .map(({ line }) => line),
  );
  const found = [span.line, ...rows].flatMap((line) => governingLines(document, line));
  return [...new Set(found)].filter((line) => line < span.line).sort((a, b) => a - b);
}

function governs(document: Document, line: number): ExcerptLine {
  const whole = document.lines[line - 1] ?? '';
  const text = cutTo(whole, LONGEST_GOVERNING);
  return { type: 'governs', line, text, cut: text === whole ? 0 : whole.length - LONGEST_GOVERNING };
}

function text(document: Document, line: number): ExcerptLine {
  return { type: 'text', line, text: lineOf(document, line), cut: 0 };
}

/** The first line of an answer, cut so that it fits the budget; governing lines that leave it no room are left out. */
function fitting(added: readonly ExcerptLine[], room: number, limits: ExcerptLimits): readonly ExcerptLine[] {
  const own = added[added.length - 1];
  if (!own) return added;
  const above = added.slice(0, -1);
  const over = above.reduce((sum, one) => sum + limits.cost(one), 0);
  const kept = over < room / 2 ? above : [];
  const left = room - (kept.length > 0 ? over : 0);
  const fixed = limits.cost({ ...own, text: '' });
  const whole = own.text;
  // escapes make a character of the document longer in print
  for (let width = Math.max(1, left - fixed); ; width = Math.floor(width / 2)) {
    const cut = cutTo(whole, width);
    const one: ExcerptLine = {
      ...own,
      text: cut,
      cut: cut === whole ? 0 : whole.length - cut.lastIndexOf('…(+'),
    };
    if (width <= 1 || limits.cost(one) <= left) return [...kept, one];
  }
}

/** The lines that were asked for and printed and cannot be read, as their font was not decoded. */
export function unreadableIn(document: Document, { lines }: Excerpt): readonly number[] {
  return lines
    .filter(({ type, line }) => type === 'text' && isUnreadable(document.lines[line - 1] ?? ''))
    .map(({ line }) => line);
}

/** Spans as addresses: `401,900`, `12`. */
export function addressesOf(spans: readonly LineSpan[]): readonly string[] {
  return spans.map(({ line, end }) => (line === end ? String(line) : `${line},${end}`));
}

/** What was shown of how much, for a person: `lines 1-400 of the 900 asked for (31,204 in all)`. */
export function shownOf(document: Document, result: Excerpt): string {
  const own = result.lines.filter(({ type }) => type === 'text').map(({ line }) => line);
  const total = document.lines.length;
  const first = own[0] ?? 0;
  const last = own[own.length - 1] ?? 0;
  const isRun = last - first + 1 === own.length;
  const run = first === last ? `line ${first}` : `lines ${first}-${last}`;
  const what = isRun ? run : `${counted(own.length)} lines up to line ${last}`;
  if (result.asked === total) return `${what} of ${counted(total)}`;
  return `${what} of the ${counted(result.asked)} asked for (${counted(total)} in all)`;
}
