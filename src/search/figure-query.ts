import { BREAK, CELL, cells, foldText, traceCells } from '../document/shadows.js';
import { originOf } from '../document/traced.js';
import { fold } from '../figures/fold.js';
import type { Printed } from '../figures/printed.js';
import { printedFigures } from '../figures/printed.js';
import type { Span } from './machine.js';

/** A figure that is looked for by its digits, however they are grouped. */
export interface FigureQuery {
  /** Digits before and behind the decimal mark, as they were typed: 0012 keeps its zeros. */
  readonly whole: string;
  readonly fraction: string;
  /** A sign or brackets ask for a negative figure, in any spelling. */
  readonly negative: boolean;
  readonly percent: boolean;
  /** The digits in order with anything but digits between: what a line must hold at least. */
  readonly hint: RegExp;
}

const POINT = { decimal: '.', blanks: true } as const;
const COMMA = { decimal: ',', blanks: true } as const;
/** Blanks between groups are left out where it matters whether two figures are one. */
const NO_BLANKS = { decimal: '.', blanks: false } as const;

/** The figure that a pattern is, with its currency, sign, brackets or percent sign; null when it is anything else. */
export function figureQuery(pattern: string): FigureQuery | null {
  const text = foldText(pattern).trim();
  if (!/\d/.test(text)) return null;
  for (const style of [POINT, COMMA]) {
    const [figure, ...others] = printedFigures(text, style);
    if (!figure || others.length > 0 || figure.from > 0 || figure.to < text.length || !figure.value) continue;
    const digits = digitsOf(figure.text, style.decimal);
    const all = digits.whole + digits.fraction;
    return {
      ...digits,
      negative: figure.value.digits < 0n,
      percent: figure.percent,
      hint: new RegExp(Array.from(all).join('\\D*')),
    };
  }
  return null;
}

export interface FigureOptions {
  /** `-w`: decimals count as well; without it 3716 finds 3,716.50. */
  readonly word: boolean;
  /** `-x`: only when nothing else stands on the line. */
  readonly wholeLine: boolean;
}

/** True when the figure stands on a line. */
export function holdsFigure(line: string, query: FigureQuery, options: FigureOptions): boolean {
  if (!mayHold(line, query)) return false;
  for (const _ of figuresIn(cells(line), query, options)) return true;
  return false;
}

/** Where the figure stands on a line, as printed. */
export function findFigure(line: string, query: FigureQuery, options: FigureOptions): readonly Span[] {
  if (!mayHold(line, query)) return [];
  const traced = traceCells(line);
  return Array.from(figuresIn(traced.text, query, options), ({ start, end }) => originOf(traced, start, end));
}

/** Where the figure stands in a line whose marks are gone. */
function* figuresIn(text: string, query: FigureQuery, options: FigureOptions): Generator<Span> {
  const place = text.includes(CELL) ? 'cell' : 'prose';
  for (const piece of pieces(text)) {
    if (!mayHold(piece.text, query)) continue;
    for (const { figure, decimal } of figuresOf(piece.text, place)) {
      if (!isFigure(figure, decimal, query, options.word)) continue;
      if (options.wholeLine && !isAlone(text, piece.at + figure.from, piece.at + figure.to)) continue;
      const { start, end } = query.negative ? figure : digitSpan(piece.text, figure);
      yield { start: piece.at + start, end: piece.at + end };
    }
  }
}

/** True when `start` or `end` stands inside a sound figure of the text: a match there would tear it. */
export function tearsFigure(text: string, start: number, end: number): boolean {
  const near = /[.,']/;
  const inside = (at: number) =>
    (near.test(text.charAt(at - 1)) && /\d/.test(text.charAt(at)) && /\d/.test(text.charAt(at - 2))) ||
    (near.test(text.charAt(at)) && /\d/.test(text.charAt(at - 1)) && /\d/.test(text.charAt(at + 1)));
  if (!inside(start) && !inside(end)) return false;
  return printedFigures(text, NO_BLANKS, 'prose').some((figure) => {
    const digits = digitSpan(text, figure);
    const within = (at: number) => at > digits.start && at < digits.end;
    return figure.value !== null && (within(start) || within(end));
  });
}

/** True when the digits of the figure stand on the line in their order: a quick test. */
function mayHold(line: string, query: FigureQuery): boolean {
  if (query.hint.test(line) || line.includes('&#')) return true;
  return NOT_ASCII.test(line) && query.hint.test(fold(line));
}

const NOT_ASCII = /[^\0-\x7f]/;

/** True when nothing but blanks and boundaries stands around a part of a text. */
function isAlone(text: string, start: number, end: number): boolean {
  return !/[^\s\ufdd0\ufdd1]/.test(text.slice(0, start) + text.slice(end));
}

function* pieces(text: string): Generator<{ at: number; text: string }> {
  let at = 0;
  for (const piece of text.split(BOUNDARY)) {
    if (/\d/.test(piece)) yield { at, text: piece };
    at += piece.length + 1;
  }
}

const BOUNDARY = new RegExp(`[${CELL}${BREAK}]`);

/** The figures of a piece of text; where they make no sense with a decimal point, those with a decimal comma. */
function figuresOf(
  text: string,
  place: 'cell' | 'prose',
): readonly { figure: Printed; decimal: '.' | ',' }[] {
  const points = printedFigures(text, POINT, place);
  // digits that stand off before a figure do not change its own
  const sound = points.filter((f) => f.damage === null || f.damage === 'detached-digits');
  const found = sound.map((figure) => ({ figure, decimal: '.' as '.' | ',' }));
  if (sound.length === points.length) return found;
  for (const figure of printedFigures(text, COMMA, place)) {
    const taken = sound.some((s) => s.start < figure.end && figure.start < s.end);
    if (figure.value && !taken) found.push({ figure, decimal: ',' });
  }
  return found;
}

function isFigure(figure: Printed, decimal: '.' | ',', query: FigureQuery, word: boolean): boolean {
  const { whole, fraction } = digitsOf(figure.text, decimal);
  if (whole !== query.whole || !fraction.startsWith(query.fraction)) return false;
  const isExact = word || query.fraction !== '';
  if (isExact && /[1-9]/.test(fraction.slice(query.fraction.length))) return false;
  if (query.percent && !figure.percent) return false;
  return !query.negative || (figure.value !== null && figure.value.digits < 0n);
}

function digitsOf(printed: string, decimal: '.' | ','): { whole: string; fraction: string } {
  const run = /[.,']?\d[\d.,' ]*/.exec(fold(printed))?.[0].trimEnd() ?? '';
  const mark = run.lastIndexOf(decimal);
  const whole = mark < 0 ? run : run.slice(0, mark);
  return {
    whole: whole.replace(/\D/g, ''),
    fraction: mark < 0 ? '' : run.slice(mark + 1).replace(/\D/g, ''),
  };
}

/** The digits of a figure with what stands between them, without sign and brackets. */
function digitSpan(text: string, figure: Printed): Span {
  const folded = fold(text.slice(figure.start, figure.end));
  const first = folded.search(/\d/);
  const last = folded.search(/\d(?=\D*$)/);
  return { start: figure.start + first, end: figure.start + last + 1 };
}
