import type { Document } from '../document/document.js';
import { withoutReturn } from '../document/lines.js';
import { UserError } from '../user-error.js';
import { within } from './bound.js';
import { Expression } from './expression.js';
import { parse } from './parse.js';
import { PatternError } from './pattern-error.js';

/** Lines from `line` to `end`, both included. */
export interface LineSpan {
  readonly line: number;
  readonly end: number;
}

/** One end of an address: a line number, the last line, or the lines that a pattern matches. */
export type Point =
  | { readonly kind: 'line'; readonly line: number }
  | { readonly kind: 'last' }
  | { readonly kind: 'match'; readonly typed: string; readonly expression: Expression };

/** An address as sed means it: a point, a range that ends at another, or a range of so many lines more. */
export type Address =
  | { readonly kind: 'point'; readonly at: Point }
  | { readonly kind: 'range'; readonly from: Point; readonly to: Point }
  | { readonly kind: 'more'; readonly from: Point; readonly lines: number };

const FORMS = 'N, N,M, N-M, N,+K, $, /re/, /re/,/re/ or /re/,+K';

/**
 * Reads one address as it was typed.
 *
 * @throws UserError when it is none: `0`, `5,2`, `3,abc`, a pattern that does not compile
 */
export function parseAddress(typed: string): Address {
  const text = typed.trim();
  const first = readPoint(text, typed);
  const rest = text.slice(first.length).trimStart();
  if (rest === '') return { kind: 'point', at: first.point };
  if (/^-\s*\d/.test(rest) && first.point.kind === 'line') return range(first.point, rest.slice(1), typed);
  if (!rest.startsWith(',')) throw noAddress(typed);
  const second = rest.slice(1).trim();
  const more = /^\+(\d+)$/.exec(second)?.[1];
  if (more !== undefined) return { kind: 'more', from: first.point, lines: number(more, typed) };
  return range(first.point, second, typed);
}

function range(from: Point, text: string, typed: string): Address {
  const second = text.trim();
  const to = readPoint(second, typed);
  if (to.length !== second.length) throw noAddress(typed);
  if (from.kind === 'line' && to.point.kind === 'line' && to.point.line < from.line) {
    throw new UserError(`${typed}: ends before it begins; write ${to.point.line},${from.line}`);
  }
  return { kind: 'range', from, to: to.point };
}

function readPoint(text: string, typed: string): { readonly point: Point; readonly length: number } {
  if (text.startsWith('$')) return { point: { kind: 'last' }, length: 1 };
  const digits = /^\d+/.exec(text)?.[0];
  if (digits !== undefined) {
    const line = number(digits, typed);
    if (line === 0) throw new UserError(`${typed}: lines count from 1`);
    return { point: { kind: 'line', line }, length: digits.length };
  }
  if (text.startsWith('/')) return readMatch(text, typed);
  throw noAddress(typed);
}

/** `/re/` and GNU's `/re/I`; `\/` and a slash in brackets do not end it. */
function readMatch(text: string, typed: string): { readonly point: Point; readonly length: number } {
  const found = /^\/((?:\\.|\[\^?\]?(?:\[:\w+:\]|[^\]])*\]|[^\\/[])+)\/(I?)/su.exec(text);
  if (!found) {
    const reason = /^\/\//.test(text)
      ? 'an empty pattern matches nothing in particular'
      : 'no / ends the pattern';
    throw new UserError(`${typed}: ${reason}`);
  }
  const ere = (found[1] ?? '').replace(/\\\//g, '/');
  const expression = expressionOf(ere, found[2] === 'I', typed);
  return { point: { kind: 'match', typed: found[0], expression }, length: found[0].length };
}

function expressionOf(ere: string, ignoreCase: boolean, typed: string): Expression {
  try {
    const node = parse(ere, { strayRepeat: 'literal', escapesInBrackets: true });
    return new Expression([node], { ignoreCase, edges: 'any' });
  } catch (error) {
    if (error instanceof PatternError) throw new UserError(`${typed}: ${error.message}`);
    throw error;
  }
}

function number(digits: string, typed: string): number {
  if (digits.length > 15) throw new UserError(`${typed}: no document has so many lines`);
  return Number(digits);
}

function noAddress(typed: string): UserError {
  return new UserError(`${typed === '' ? '""' : typed}: not an address; write ${FORMS}`);
}

/**
 * The lines that an address selects, as sed -n 'ADDRESSp' prints them: ascending spans that neither touch nor overlap.
 * None when it begins past the end or its pattern matches nowhere.
 *
 * @throws UserError when a pattern takes too long
 */
export function resolveAddress(document: Document, address: Address): readonly LineSpan[] {
  const last = document.lines.length;
  const from = address.kind === 'point' ? address.at : address.from;
  const starts = pointLines(document, from);
  if (address.kind === 'point') return mergeSpans(starts.map((line) => ({ line, end: line })));
  const ends =
    address.kind === 'range' && address.to.kind === 'match' ? pointLines(document, address.to) : [];
  const spans: LineSpan[] = [];
  let covered = 0;
  for (const line of starts) {
    if (line <= covered) continue;
    covered = Math.min(last, Math.max(line, endOf(address, line, last, ends)));
    spans.push({ line, end: covered });
  }
  return mergeSpans(spans);
}

/** The last line of a range that opens on `line`. A pattern is looked for from the next line on; without it, to the end. */
function endOf(
  address: Exclude<Address, { kind: 'point' }>,
  line: number,
  last: number,
  ends: readonly number[],
): number {
  if (address.kind === 'more') return line + address.lines;
  if (address.to.kind === 'line') return address.to.line;
  if (address.to.kind === 'last') return last;
  return ends[firstAfter(ends, line)] ?? last;
}

/** Index of the first number that is greater than `line`. */
function firstAfter(sorted: readonly number[], line: number): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] ?? 0) > line) high = middle;
    else low = middle + 1;
  }
  return low;
}

function pointLines(document: Document, point: Point): readonly number[] {
  const last = document.lines.length;
  if (point.kind === 'match') {
    const { typed, expression } = point;
    return matchingLines(document.rawLines, typed, (text) => expression.test(withoutReturn(text)));
  }
  const line = point.kind === 'last' ? last : point.line;
  return line >= 1 && line <= last ? [line] : [];
}

/** A pattern that backtracks without end is given up after this time. */
const LONGEST_MATCH_MS = 3000;

/**
 * The numbers of the lines that pass a test, which a pattern may keep from ending.
 *
 * @param typed the pattern, for the message
 * @throws UserError when it takes longer than a few seconds, as `(a+)+$` may
 */
export function matchingLines(
  lines: readonly string[],
  typed: string,
  test: (line: string) => boolean,
): readonly number[] {
  const found: number[] = [];
  const finished = within(LONGEST_MATCH_MS, () => {
    for (const [index, line] of lines.entries()) if (test(line)) found.push(index + 1);
  });
  if (finished) return found;
  throw new UserError(`${typed}: takes too long to match; write it without repeats inside repeats`);
}

/** Spans in line order, those that touch or overlap joined: each line once. */
export function mergeSpans(spans: readonly LineSpan[]): readonly LineSpan[] {
  const merged: LineSpan[] = [];
  for (const span of [...spans].sort((a, b) => a.line - b.line || a.end - b.end)) {
    const held = merged[merged.length - 1];
    if (held && span.line <= held.end + 1) {
      merged[merged.length - 1] = { line: held.line, end: Math.max(held.end, span.end) };
    } else merged.push(span);
  }
  return merged;
}
