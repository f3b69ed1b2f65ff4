import type { Document } from '../../document/document.js';
import { plainText } from '../../document/plain.js';
import { fold } from '../../figures/fold.js';
import type { Printed } from '../../figures/printed.js';
import { printedFigures } from '../../figures/printed.js';
import { decimalHabit } from '../damage/number-habit.js';
import { ownUnit } from '../units/own-unit.js';
import { isCode, isNumberOf, withoutMarks } from './marks.js';
import { withScaleBelow } from './prose-period.js';
import { withoutHeadDate } from './split-dates.js';
import type { TextRow } from './text-rows.js';
import { textRows } from './text-rows.js';

/** The figures of a line as they are printed, without what they are. */
export function prosePrinted(document: Document, line: number): readonly Printed[] {
  return listedOn(document, line).listed;
}

/** The labels of the rows of figures on a line; none where it is running text. */
export function rowLabels(document: Document, line: number): readonly string[] {
  const { listed, rowOf } = listedOn(document, line);
  return [...new Set(listed.flatMap((p) => rowOf(p)?.label || []))];
}

/** A line of text, the figures in it and the rows that they stand in. */
export interface Listed {
  readonly text: string;
  /** The same with the scale that the next line begins with, where that is the end of a figure. */
  readonly wound: string;
  readonly listed: readonly Printed[];
  readonly rowOf: (printed: Printed) => TextRow | null;
}

/**
 * The figures of a line of running text or of rows of text (or of a cell of text), without what they are. Numbers of
 * notes, paragraphs and subsections, codes and years are none.
 */
export function listedOn(document: Document, line: number, cell?: string): Listed {
  const source = cell ?? document.lines[line - 1] ?? '';
  // a line of megabytes is no line of a report: it is not read for figures
  if (!/\p{Nd}/u.test(source) || source.length > LONGEST_LINE)
    return { text: '', wound: '', listed: [], rowOf: () => null };
  const text =
    cell ??
    withoutHeadDate(document, line, plainText(withoutMarks(document, line, source).replace(/[_\s]+$/, '')));
  const wound = cell === undefined ? withScaleBelow(document, line, text) : text;
  const printed = printedFigures(text, { decimal: decimalHabit(document), blanks: false }, 'prose').filter(
    (p) =>
      !isFootnote(text, p) &&
      !isNumberOf(text, p) &&
      !isCode(text, p) &&
      !isParagraphNumber(source, text, p) &&
      !isSubsectionOrYear(p),
  );
  const rows = cell === undefined ? textRows(text, printed) : [];
  const rowOf = (p: Printed): TextRow | null => rows.find((r) => r.places.has(p)) ?? null;
  const listed = printed.filter((p) => {
    const row = rowOf(p);
    return (
      isQuantity(p) ||
      ownUnit(wound, p, line) !== null ||
      (row !== null && (row.entries > 1 || /^(?:(?:19|20)\d\d)?$/.test(row.label)))
    );
  });
  return { text, wound, listed, rowOf };
}

const LONGEST_LINE = 200_000;

/** "8.1.5", "2025.07.18" and "'24": the number of a part of the text, a day, and a year. */
function isSubsectionOrYear({ damage, text }: Printed): boolean {
  return (
    (damage === 'two-points' && /^\d{1,4}(?:\.\d{1,2}){2,}$/.test(text)) ||
    (damage === 'leading-separator' && /^['’]\d\d$/.test(text))
  );
}

/** "2.18 Growth in credit was", "## 3.1 Loans": the number of a paragraph or of a section in front of its first word. */
function isParagraphNumber(raw: string, text: string, printed: Printed): boolean {
  const { text: digits, from, end, currency, percent } = printed;
  if (currency !== null || percent || text.slice(0, from).trim() !== '') return false;
  const isNumber =
    /^\d{1,2}(?:\.\d{1,3}){1,3}\.?$/.test(digits) && /^\.?\s+\p{Lu}(?!rs?\b|rores?\b)/u.test(text.slice(end));
  return isNumber && (/^\s*#/.test(raw) || isSentence(text));
}

/**
 * "Online stores (1) $ 197,346": a small number in brackets behind a word is the mark of a note. One that notes seldom
 * come to is a figure where figures as small go on from it: "Net decrease (7) 35".
 */
function isFootnote(text: string, printed: Printed): boolean {
  if (!/[\p{L})]\s?$/u.test(text.slice(Math.max(0, printed.from - 3), printed.from))) return false;
  if (/^\([1-3]\)$/.test(printed.text)) return true;
  return /^\((?:[4-9]|1[0-2])\)$/.test(printed.text) && !SMALL_NEXT.test(text.slice(printed.to));
}

const SMALL_NEXT = /^\s+(?:\(?\d{1,3}\)?(?![\d,.%])(?!\s*%)|[-–—](?=\s|$))/;

/** A currency, a percent sign, groups or two decimals; one decimal may be the number of a section. */
function isQuantity(printed: Printed): boolean {
  if (printed.currency !== null || printed.percent || printed.damage !== null) return true;
  return /\d[,']\d{2,3}(?!\d)|\.\d{2}$/.test(fold(printed.text).replace(/[()%\s-]/g, ''));
}

/** Words that only running text has: beside an amount in figures alone, its scale may stand in a caption somewhere. */
export function isSentence(text: string): boolean {
  return /[.!?]["')\]]*\s*$/.test(text) || /\b(?:was|were|is|are|has|have|had|been|will|stood)\b/i.test(text);
}
