import type { Document } from '../../document/document.js';
import type { Printed } from '../../figures/printed.js';
import type { Period, Unit } from '../answer.js';
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
import { isSentence, listedOn } from './prose-figures.js';
import {
  bracketPeriod,
  goesOn,
  isInSentence,
  labelledPeriod,
  prosePeriod,
  sentenceOf,
} from './prose-period.js';
import { captionOver } from './text-row-caption.js';
import { textRowPeriod } from './text-row-period.js';
import { signNear, textRowRuling } from './text-row-unit.js';
import type { TextRow } from './text-rows.js';
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
