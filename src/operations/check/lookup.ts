import type { Document } from '../../document/document.js';
import type { Decimal } from '../../figures/decimal.js';
import { decimalNumber } from '../../figures/decimal.js';
import type { Figure, Period, Unit } from '../../meaning/answer.js';
import { figuresOn } from '../../meaning/answers.js';
import { baseExponent } from '../../meaning/figure-of.js';
import { bears, inBaseUnits } from '../amount-equal.js';
import type { Tolerance } from '../amount-query.js';
import { isOtherCurrency } from '../amount-worth.js';
import { printedValue } from '../printed-value.js';
import { documentNamed } from './citations.js';
import type { Claim } from './claims.js';
import { bareFigure, wordsOf } from './claims.js';
import { linesWith } from './number-index.js';

/** A figure of a document. */
export interface Place {
  readonly document: Document;
  readonly line: number;
  readonly figure: Figure;
}

/** How far a figure of a document agrees with a claim; the first is the best. */
export type Agreement = 'found' | 'other period' | 'other unit';

/** The figure that agrees best, and how many others agree as well. */
export interface Found {
  readonly agreement: Agreement;
  readonly place: Place;
  readonly others: number;
  /** Whether it was cited, or its line shares a word with that of the claim: else it may be a chance hit. */
  readonly isRelated: boolean;
}

/** Lines of one document that are looked at for one figure. */
const MOST_LINES = 300;

/** Looks a claim up in the documents: the best place, or null when no line holds such a figure. */
export function lookUp(claim: Claim, documents: readonly Document[], tolerance: Tolerance): Found | null {
  const hits = documents.flatMap((document) =>
    candidates(claim, document, tolerance).flatMap((line) =>
      figuresAt(document, line, claim).flatMap(
        (figure) => hitOf(claim, { document, line, figure }, tolerance) ?? [],
      ),
    ),
  );
  const [first, ...more] = ofPeriod(claim, hits);
  if (!first) return null;
  const best = more.reduce((a, b) => (rankOf(b) > rankOf(a) ? b : a), first);
  const others = hits.filter(({ agreement }) => agreement === best.agreement).length - 1;
  return {
    agreement: best.agreement,
    place: best.place,
    others,
    isRelated: best.isCited || best.wordsShared > 0,
  };
}

/** A figure that agrees with a claim, and what speaks for its being the one that is meant. */
interface Hit {
  readonly place: Place;
  readonly agreement: Agreement;
  readonly isCited: boolean;
  readonly isDated: boolean;
  readonly wordsShared: number;
}

/**
 * Where the claim has a period and every dated figure is of another one, figures without a date prove nothing: only those
 * that are dated are left.
 */
function ofPeriod(claim: Claim, hits: readonly Hit[]): readonly Hit[] {
  const isConfirmed = hits.some(({ agreement, isDated }) => agreement === 'found' && isDated);
  const others = hits.filter(({ agreement }) => agreement === 'other period');
  return claim.figure.period?.end && !isConfirmed && others.length > 0 ? others : hits;
}

function hitOf(claim: Claim, place: Place, tolerance: Tolerance): Hit | null {
  const { document, line, figure } = place;
  const agreement = agreementOf(claim, figure, tolerance);
  if (!agreement) return null;
  const isCited = claim.citations.some(
    ({ file, from, to }) => from <= line && line <= to && documentNamed(file, [document]) !== undefined,
  );
  const isDated = Boolean(figure.period?.end && claim.figure.period?.end);
  const shared = wordsShared(claim, document, line);
  if (isCommon(claim) && !isCited && shared === 0) return null;
  return { place, agreement, isCited, isDated, wordsShared: shared };
}

/** Percentages and ratios of few digits stand everywhere: one is only meant where a word or a citation says so. */
function isCommon({ value, figure: { unit } }: Claim): boolean {
  return (unit?.kind === 'percent' || unit?.kind === 'ratio') && significant(value) < FEW_DIGITS;
}

const FEW_DIGITS = 3;

const BY_AGREEMENT: Readonly<Record<Agreement, number>> = {
  found: 2000,
  'other period': 1000,
  'other unit': 0,
};

/** What agrees more comes first; then what was cited, what states the period, and what shares words with the claim. */
function rankOf({ agreement, isCited, isDated, wordsShared: shared }: Hit): number {
  return BY_AGREEMENT[agreement] + (isCited ? 100 : 0) + (isDated ? 50 : 0) + Math.min(40, shared);
}

/**
 * The figures of a line. A bare whole number is also looked for among the words of a text, where it is no figure; there
 * and everywhere a word must stand with it that the claim has, too.
 */
export function figuresAt(document: Document, line: number, claim: Claim): readonly Figure[] {
  const { text, value, unit } = claim.figure;
  const figures = figuresOn(document, line);
  if (unit || value === null || !/^\d+$/.test(text)) return figures;
  if (wordsShared(claim, document, line) === 0) return [];
  const stands = new RegExp(`(?<![\\d.,])${text}(?![.,]?\\d)`).test(document.lines[line - 1] ?? '');
  return stands ? [...figures, bareFigure(text, value)] : figures;
}

/** Lines with the digits of a claim; those that were cited and those that share words with it come first. */
function candidates(claim: Claim, document: Document, tolerance: Tolerance): readonly number[] {
  const { unit } = claim.figure;
  const scaled = unit?.kind === 'money' || unit?.kind === 'count' || unit?.kind === 'per share';
  const share = tolerance.kind === 'share' ? decimalNumber(tolerance.percent) / 100 : 0;
  const lines = [...linesWith(document, claim.value, share, scaled)];
  if (lines.length <= MOST_LINES) return lines;
  const shared = new Map(lines.map((line) => [line, wordsShared(claim, document, line)]));
  const cited = (line: number): number =>
    claim.citations.some(({ from, to }) => from <= line && line <= to) ? 1 : 0;
  return lines
    .sort((a, b) => cited(b) - cited(a) || (shared.get(b) ?? 0) - (shared.get(a) ?? 0))
    .slice(0, MOST_LINES);
}

function wordsShared(claim: Claim, document: Document, line: number): number {
  return [...wordsOf(document.lines[line - 1] ?? '')].filter((word) => claim.words.has(word)).length;
}

/** How far a figure agrees with a claim; null when it is another figure. */
export function agreementOf(claim: Claim, figure: Figure, tolerance: Tolerance): Agreement | null {
  const printed = printedValue(figure);
  if (!printed || figure.unit?.kind === 'none') return null;
  if (isSameAmount(claim, figure, printed, tolerance))
    return isSamePeriod(claim.figure.period, figure.period) ? 'found' : 'other period';
  return hasSameDigits(claim, figure, printed, tolerance) ? 'other unit' : null;
}

/** Kinds that are compared as they are printed, with what a document may take them for. */
const PLAIN: Readonly<Record<string, readonly string[]>> = {
  percent: ['percent'],
  ratio: ['ratio', 'other', 'count'],
  other: ['other', 'ratio', 'count'],
};

function isSameAmount(claim: Claim, figure: Figure, printed: Decimal, tolerance: Tolerance): boolean {
  const mine = claim.figure.unit;
  const its = figure.unit;
  if (!mine) return bears(printed, claim.value, tolerance);
  if (mine.scale === 'unknown') return its?.kind === mine.kind && bears(printed, claim.value, tolerance);
  const plain = PLAIN[mine.kind];
  if (plain) return plain.includes(its?.kind ?? 'none') && bears(printed, claim.value, tolerance);
  if (!its || its.scale === 'unknown') return false;
  if (!isSameKind(mine, its) || isOtherCurrency(its.currency, mine.currency)) return false;
  const wanted = inBaseUnits(claim.value, baseExponent(mine));
  return bears(inBaseUnits(printed, baseExponent(its)), wanted, tolerance);
}

function isSameKind(mine: Unit, its: Unit): boolean {
  if (mine.kind === 'count') return its.kind === 'count' || its.kind === 'other';
  // an answer says "₹ 12.40" of earnings per share
  return its.kind === mine.kind || (its.kind === 'per share' && mine.kind === 'money');
}

function hasSameDigits(claim: Claim, figure: Figure, printed: Decimal, tolerance: Tolerance): boolean {
  if (bears(printed, claim.value, tolerance)) return true;
  const { unit } = claim.figure;
  if (!figure.unit || !unit || significant(claim.value) < ENOUGH_DIGITS) return false;
  const mine = inBaseUnits(claim.value, baseExponent(unit));
  const its = inBaseUnits(printed, baseExponent(figure.unit));
  return SCALE_SLIPS.some((slip) => bears(its, inBaseUnits(mine, slip), tolerance));
}

/** So many digits are no coincidence in another scale. */
const ENOUGH_DIGITS = 4;
/** Powers of ten between the scales that are taken for one another: thousand, lakh, million, crore, billion. */
const SCALE_SLIPS = [1, 2, 3, 4, 5, 6, 7].flatMap((power) => [power, -power]);

function significant({ digits }: Decimal): number {
  return (digits < 0n ? -digits : digits).toString().replace(/0+$/, '').length;
}

/** A period that one of the two does not state cannot differ; a day and a span that ends on it agree. */
function isSamePeriod(mine: Period | null, its: Period | null): boolean {
  if (!mine?.end || !its?.end) return true;
  if (mine.end !== its.end) return false;
  const isOpen = ({ span }: Period): boolean => span === 'instant' || span === 'other';
  return isOpen(mine) || isOpen(its) || mine.span === its.span;
}
