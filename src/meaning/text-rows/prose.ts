import type { Document } from '../../document/document.js';
import { plainText } from '../../document/plain.js';
import { fold } from '../../figures/fold.js';
import type { Printed } from '../../figures/printed.js';
import { printedFigures } from '../../figures/printed.js';
import type { Period, Unit } from '../answer.js';
import { decimalHabit } from '../damage/number-habit.js';
import { explainPeriod, explainUnit } from '../explain.js';
import { figureOf, unitOf } from '../figure-of.js';
import type { Told } from '../told.js';
import { beyond } from '../units/beyond.js';
import { isBeyondMoney } from '../units/beyond-money.js';
import { isForeign, stateCurrency } from '../units/currency.js';
import { ownUnit } from '../units/own-unit.js';
import type { Ruling } from '../units/ruling.js';
import { documentRuling } from '../units/ruling.js';
import type { Verdict, Verdicts } from '../verdict.js';
import { decided, ends, holding, holds } from '../verdict.js';
import { faceValues } from './face-values.js';
import { isCode, isNumberOf, withoutMarks } from './marks.js';
import {
  bracketPeriod,
  goesOn,
  isInSentence,
  labelledPeriod,
  prosePeriod,
  sentenceOf,
  withScaleBelow,
} from './prose-period.js';
import { withoutHeadDate } from './split-dates.js';
import { captionOver } from './text-row-caption.js';
import { textRowPeriod } from './text-row-period.js';
import { signNear, textRowRuling } from './text-row-unit.js';
import type { TextRow } from './text-rows.js';
import { textRows } from './text-rows.js';
import { followsFigure } from './year-over-figures.js';

/**
 * The figures of a line outside tables (or of a cell of text): those that carry a sign of being a quantity, a currency,
 * a percent sign, a scale, grouping or decimals. Small bare numbers ("six times in 2024", "note 12") are none.
 */
export function proseFigures(document: Document, line: number, cell?: string): readonly Told[] {
  const { text, wound, listed, rowOf } = listedOn(document, line, cell);
  return listed.map((p) => {
    const row = rowOf(p);
    const verdicts = () => proseVerdicts(document, line, text, wound, p, row);
    const ruling = decided(verdicts());
    const place = row?.places.get(p);
    const isRow = row !== null && !(row.entries === 1 && goesOn(document, line, text));
    const torn = cell === undefined && text.slice(0, p.from).trim() === '' && followsFigure(document, line);
    const running = row === null && cell === undefined && isRunning(text, p);
    const period =
      periodBeside(document, line, text, p, cell !== undefined || (row !== null && row.entries > 1)) ??
      (isRow && place !== undefined
        ? textRowPeriod(document, line, row, place)
        : !torn && (running || (!isRow && (isSentence(text) || isInSentence(document, line, text, p))))
          ? prosePeriod(document, line, sentenceOf(document, line, text, p))
          : null);
    const damage = p.damage ? { kind: p.damage, value: null, text: null, evidence: [] } : null;
    return {
      figure: figureOf(p, null, null, ruling && settled(document, ruling), period, damage),
      exact: p.value,
      labels: row === null || row.label === '' ? [] : [row.label],
      reasons: {
        unit: () => explainUnit(verdicts()),
        period: () => explainPeriod(period ? [holds(period)] : [undated(row)]),
      },
    };
  });
}

/** The period that brackets beside a figure tell; a cell of text is a sentence of its own, and so is a row of several figures. */
function periodBeside(
  document: Document,
  line: number,
  text: string,
  p: Printed,
  isWhole: boolean,
): Period | null {
  const whole = isWhole ? { text, start: p.start, end: p.to } : sentenceOf(document, line, text, p);
  return bracketPeriod(document, line, whole) ?? labelledPeriod(document, line, text, p.start);
}

/** The same figures as they are printed, without what they are. */
export function prosePrinted(document: Document, line: number): readonly Printed[] {
  return listedOn(document, line).listed;
}

/** The labels of the rows of figures on a line; none where it is running text. */
export function rowLabels(document: Document, line: number): readonly string[] {
  const { listed, rowOf } = listedOn(document, line);
  return [...new Set(listed.flatMap((p) => rowOf(p)?.label || []))];
}

interface Listed {
  readonly text: string;
  /** The same with the scale that the next line begins with, where that is the end of a figure. */
  readonly wound: string;
  readonly listed: readonly Printed[];
  readonly rowOf: (printed: Printed) => TextRow | null;
}

function listedOn(document: Document, line: number, cell?: string): Listed {
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

/** "2.18 Growth in credit was", "## 3.1 Loans": the number of a paragraph or of a section in front of its first word. */
/** "8.1.5", "2025.07.18" and "'24": the number of a part of the text, a day, and a year. */
function isSubsectionOrYear({ damage, text }: Printed): boolean {
  return (
    (damage === 'two-points' && /^\d{1,4}(?:\.\d{1,2}){2,}$/.test(text)) ||
    (damage === 'leading-separator' && /^['’]\d\d$/.test(text))
  );
}

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

/** Words that only running text has: beside an amount in figures alone, its scale may stand in a caption somewhere. */
function isSentence(text: string): boolean {
  return /[.!?]["')\]]*\s*$/.test(text) || /\b(?:was|were|is|are|has|have|had|been|will|stood)\b/i.test(text);
}

/** "shares at an average price of $ 346.84 through agreements": a line of a paragraph, with words on both sides of the amount. */
function isRunning(text: string, printed: Printed): boolean {
  const words = (part: string): number => part.match(/(?<![\p{L}\d])\p{Ll}{2,}/gu)?.length ?? 0;
  const [before, after] = [text.slice(0, printed.from), text.slice(printed.to)];
  const goesOn = /^[\s)\],.:;("“/-]*\p{L}{2,}/u.test(after);
  return goesOn && (words(before) > 3 || (before.trim() === '' && words(after) > 3));
}

/** "Total cost $ 572 $ 539 6 %": amounts side by side are those of a row, whatever else the line says. */
function isBesideAnother(text: string, printed: Printed): boolean {
  return (
    /^\s+[$₹€£]?\s?\(?\d/.test(text.slice(printed.to)) ||
    /\d[)%]?\s+[$₹€£]?\s?$/.test(text.slice(0, printed.from))
  );
}

/** A currency, a percent sign, groups or two decimals; one decimal may be the number of a section. */
function isQuantity(printed: Printed): boolean {
  if (printed.currency !== null || printed.percent || printed.damage !== null) return true;
  return /\d[,']\d{2,3}(?!\d)|\.\d{2}$/.test(fold(printed.text).replace(/[()%\s-]/g, ''));
}

function undated(row: TextRow | null): Verdict<never> {
  return ends(
    null,
    row ? 'no line above names the columns of the row' : 'running text has no columns or rows that are dated',
  );
}

/** What each rule says of the unit of a figure in running text or in a row of text, its currency settled. */
function* proseVerdicts(
  document: Document,
  line: number,
  text: string,
  wound: string,
  printed: Printed,
  row: TextRow | null,
): Verdicts<Ruling> {
  yield* holding(ownUnit(wound, printed, line));
  for (const verdict of row ? holding(textRowRuling(document, line, row, printed)) : [])
    yield verdict.kind === 'holds' ? inRow(document, line, printed, verdict.found, row) : verdict;
  if (row) yield* beyond(document, line);
  if (printed.currency === null || (row && row.entries > 1)) return;
  const beside = row === null && isBesideAnother(text, printed);
  const sentence = !beside && (isSentence(text) || (row === null && isRunning(text, printed)));
  const general = sentence ? null : documentRuling(document, line);
  const { scale } = general?.words ?? {};
  if (general && scale && scale !== 'one')
    yield ends(general, 'may or may not speak of an amount in a sentence of its own');
  yield holds(signed(text, printed, line, sentence || general !== null));
}

/** What the words over or beside a row of text say of a figure in it. */
function inRow(
  document: Document,
  line: number,
  printed: Printed,
  ruling: Ruling,
  row: TextRow | null,
): Verdict<Ruling> {
  const { kind, bare } = ruling.words;
  if (kind !== 'money' && kind !== 'per share') return holds(ruling);
  // beside a count of shares in full stands a percentage, or the value in another column
  const counted = row ? faceValues(document, line, row, ruling) : null;
  if ([...(row?.places.keys() ?? [])].some((p) => isBeyondMoney(ruling, p) && !counted?.has(p)))
    return ends(ruling, 'is for amounts, and the row holds a figure too large for one in that scale');
  const indian = ruling.words.scale === 'crore' || ruling.words.scale === 'lakh';
  // "USD 10" in a row of a report in crore: the scale of another currency is not told
  const foreign = isForeign(printed.currency, ruling.words.currency ?? (indian ? 'INR' : null));
  const scale = foreign && ruling.words.scale !== 'one' ? 'unknown' : ruling.words.scale;
  const above = kind === 'per share' ? captionOver(document, line, null, printed) : null;
  const named =
    (foreign ? printed.currency : ruling.words.currency) ?? printed.currency ?? above?.words.currency;
  const near = named ? null : signNear(document, line);
  const currency = named ?? near?.code ?? null;
  // "(in thousands)" over rows without a currency may count square feet
  if (currency === null && bare && !indian)
    return ends(ruling, 'names no currency, and what it counts may be no money');
  return holds({
    ...ruling,
    words: { ...ruling.words, currency, scale: kind === 'per share' ? 'one' : scale },
    also: near?.also ?? ruling.also ?? null,
  });
}

/** A figure that has nothing but its currency sign: in full where that is how the text writes amounts. */
function signed(text: string, printed: Printed, line: number, inFull: boolean): Ruling {
  const quoted = text.slice(printed.from, printed.end).trim();
  // "at an average price per share of $346.84"
  const perShare =
    /\b(?:per (?:share|unit)|shares? (?:[\w-]+ ){0,4}price)\b[^.,;]{0,20}$/i.test(
      text.slice(Math.max(0, printed.from - 60), printed.from),
    ) || /^\s?(?:per|a) share\b/i.test(text.slice(printed.end, printed.end + 20));
  const words = { currency: printed.currency, text: quoted, start: 0, end: 0, bare: false };
  return {
    words: { ...words, kind: perShare && inFull ? 'per share' : 'money', scale: inFull ? 'one' : 'unknown' },
    rule: 'currency sign',
    line,
    text: quoted,
    shares: null,
  };
}

/** Fills in what the document tells of the currency. */
function settled(document: Document, { words, rule, line, text, also }: Ruling): Unit {
  const { kind, scale } = words;
  if (kind !== 'money' && kind !== 'per share') return unitOf(kind, null, scale ?? 'one', rule, line, text);
  const stated = stateCurrency(document, words.currency, scale);
  const alsos = also?.what === 'same amount' ? [stated.also, also] : [stated.also ?? also];
  return unitOf(kind, stated.code, scale ?? 'one', rule, line, text, alsos, words.minor);
}
