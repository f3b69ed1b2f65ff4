import type { Document } from '../../document/document.js';
import { remembered } from '../../document/remember.js';
import { decimalNumber } from '../../figures/decimal.js';
import type { Printed } from '../../figures/printed.js';
import type { Layout } from '../../tables/layout.js';
import type { Also, Unit } from '../answer.js';
import { unitOf } from '../figure-of.js';
import type { FigurePlace } from '../places/figure-place.js';
import { isReferenceColumn } from '../places/reference-column.js';
import { RULES } from '../rules.js';
import { isInSheared, shearedRuling } from '../text-rows/sheared-rows.js';
import type { Verdicts } from '../verdict.js';
import { decided, ends, fails, holding, holds } from '../verdict.js';
import { isBeyondMoney } from './beyond-money.js';
import { isForeign, soleCurrency, stateCurrency } from './currency.js';
import { columnRuling, rowRuling, signOnly, subheadRuling } from './figure-rulings.js';
import { leavesColumn } from './leaves-column.js';
import { linesVerdicts } from './lines-ruling.js';
import { ownUnit } from './own-unit.js';
import { percentBlock } from './percent-blocks.js';
import { unlessUnsigned } from './percent-captions.js';
import { prevailingRuling } from './prevailing.js';
import type { Ruling } from './ruling.js';
import { countsShares, isPrintedInFull, sharesScale } from './shares-scale.js';
import { signOver } from './sign-over.js';
import { tableRuling, tableVerdicts } from './table-ruling.js';
import { unitColumnVerdict } from './unit-column.js';
import { isBasicAlone } from './unit-words.js';

/**
 * The unit of a figure in a table, or null. Nearest wins: the cell, the row where it speaks, the column, the table, its
 * caption, the section, the document. A column of percentages or counts keeps its kind whatever the row says.
 */
export function unitInTable(document: Document, figure: FigurePlace): Unit | null {
  const ruling = decided(unitVerdicts(document, figure));
  return ruling && settled(document, ruling, figure);
}

/** What each rule says of the unit of a figure, strongest first. */
export function* unitVerdicts(document: Document, figure: FigurePlace): Verdicts<Ruling> {
  yield* holding(ownUnit(figure.cell, figure.printed, figure.line) ?? percentBehind(figure));
  if (isInSheared(figure)) {
    yield* holding(shearedRuling(document, figure));
    if (figure.printed.currency) yield holds(signOnly(figure));
    return;
  }
  if (isReferenceColumn(figure)) yield holds(none(figure));
  const column = columnRuling(figure);
  if (column && leavesColumn(figure))
    yield ends(column, 'heads a column of much smaller figures, and this one slid under it');
  if (column && column.words.kind !== 'money') yield* spokenVerdict(document, column, figure);
  yield* unitColumnVerdict(figure);
  const label = rowRuling(figure);
  const row = label && label.words.kind !== 'money' ? label : (subheadRuling(figure) ?? label);
  if (row && row.words.kind !== 'money') yield* spokenVerdict(document, row, figure);
  yield* holding(percentBlock(figure));
  if (row?.words.kind === 'money' && row.words.scale !== 'one') yield holds(row);
  if (column?.words.kind === 'money') yield holds(column);
  yield* unlessUnsigned(linesVerdicts(document, figure), figure, row);
  if (isBasicAlone(figure.label?.text ?? '') && figure.printed.currency === null)
    return yield ends(null, 'earnings per share, or the shares that they are of: which no sub-head tells');
  const table = unlessUnsigned(tableVerdicts(document, figure), figure, row);
  yield* unlessTooLarge(unlessAmount(table, figure), figure);
  if (row?.words.kind === 'money' && row.words.scale === 'one') yield holds(row);
  yield* holding(unlessOther(document, figure));
  if (figure.printed.currency) yield holds(signOnly(figure));
}

/** Words for a kind of their own. A figure with a currency sign is no count and no percentage, whatever stands over it. */
function* spokenVerdict(document: Document, ruling: Ruling, figure: FigurePlace): Verdicts<Ruling> {
  if (isTooLargeARate(ruling, figure.printed))
    return yield fails(ruling, 'says a rate, and the figure is too large for one');
  yield isNoAmount(ruling) && figure.printed.currency !== null
    ? fails(ruling, noAmount(ruling))
    : holds(withSharesScale(document, ruling, figure));
}

/** What the table says; where it counts, a figure with a currency sign is left to itself. */
function* unlessAmount(verdicts: Verdicts<Ruling>, { printed }: FigurePlace): Verdicts<Ruling> {
  for (const verdict of verdicts) {
    if (verdict.kind === 'holds' && isNoAmount(verdict.found) && printed.currency !== null)
      return yield fails(verdict.found, noAmount(verdict.found));
    yield verdict;
  }
}

/** "Interest rate | 13,052" in a table of notional amounts: a rate without a percent sign is no thousands. */
function isTooLargeARate({ words, rule, text }: Ruling, { value }: Printed): boolean {
  if (words.kind !== 'percent' || rule !== 'row label' || text.includes('%')) return false;
  return value !== null && Math.abs(decimalNumber(value)) >= 1000;
}

/** "7,27,21,99,767" in a table in crore: a count that is printed in full; so much money there is not. */
function* unlessTooLarge(verdicts: Verdicts<Ruling>, figure: FigurePlace): Verdicts<Ruling> {
  for (const verdict of verdicts) {
    if (verdict.kind === 'holds' && isBeyondMoney(verdict.found, figure.printed))
      return yield ends(verdict.found, 'is for amounts, and the figure is too large for one in that scale');
    if (verdict.kind === 'holds' && isBesideCounts(verdict.found, figure))
      return yield ends(verdict.found, 'is for amounts, and the row has figures too large for them');
    yield verdict;
  }
}

/** "1529000000 | 12500" in crore, where the row has no label: what one of its figures counts, the others do. */
function isBesideCounts(ruling: Ruling, { placed, row, label }: FigurePlace): boolean {
  return (
    !/\p{L}{2}/u.test(label?.text ?? '') &&
    (placed.layout.contents[row]?.some(
      (c) => c.kind === 'figures' && c.figures.some((f) => isBeyondMoney(ruling, f)),
    ) ??
      false)
  );
}

const noAmount = ({ words }: Ruling): string => `says ${words.kind}, and the figure has a currency sign`;

function isNoAmount({ words: { kind } }: Ruling): boolean {
  return kind === 'count' || kind === 'percent' || kind === 'ratio';
}

/** The unit of the tables around, for figures without a currency of another. */
function unlessOther(document: Document, figure: FigurePlace): Ruling | null {
  const ruling = prevailingRuling(figure.placed, document);
  const { currency } = figure.printed;
  return currency === null || ruling?.words.currency === currency ? ruling : null;
}

/** "8 | %": the percent sign of a figure stands in the next column. */
function percentBehind(figure: FigurePlace): Ruling | null {
  const next = figure.placed.layout.contents[figure.row]?.[figure.column];
  if (next?.kind !== 'sign' || !next.text.includes('%')) return null;
  const text = `${figure.printed.text} %`;
  const words = { currency: null, scale: 'one', text, start: 0, end: text.length, bare: false } as const;
  return { words: { kind: 'percent', ...words }, rule: 'figure', line: figure.line, text, shares: null };
}

/** A number that measures nothing. */
function none({ line, printed }: FigurePlace): Ruling {
  const { text } = printed;
  const words = { currency: null, scale: 'one', text, start: 0, end: 0, bare: false } as const;
  return { words: { ...words, kind: 'none' }, rule: 'reference column', line, text, shares: null };
}

/** Shares counted in a table "in millions": the caption says so for them, or it stands for all but the exempt. */
function withSharesScale(document: Document, ruling: Ruling, figure: FigurePlace): Ruling {
  const { words } = ruling;
  if (words.kind === 'per share') {
    const named = words.currency ?? figure.printed.currency;
    const over =
      named === null ? (tableRuling(document, figure) ?? prevailingRuling(figure.placed, document)) : null;
    const told = over ? stateCurrency(document, over.words.currency, over.words.scale) : null;
    const beside: Also | null =
      told?.code && over ? { what: 'currency', line: over.line, text: over.text } : null;
    const also = told?.also ?? beside;
    return { ...ruling, words: { ...words, currency: named ?? told?.code ?? null, scale: 'one' }, also };
  }
  if (words.kind !== 'count' || words.scale !== null) return ruling;
  const isShares =
    countsShares(`${figure.label?.text ?? ''} ${ruling.text}`) && RULES[ruling.rule].source === 'row';
  const table = isShares ? (columnRuling(figure) ?? tableRuling(document, figure)) : null;
  const inFull = isPrintedInFull(figure.printed) || countsInFull(figure.placed.layout, null);
  const scale = table ? sharesScale(table, inFull) : 'one';
  return { ...ruling, words: { ...words, scale } };
}

/** True when a row of the table that counts shares prints one of them in full. */
const countsInFull = remembered((layout: Layout, _key: null): boolean =>
  layout.contents.some(
    (contents, r) =>
      layout.table.rows[r]?.cells.some((c) => COUNTED_SHARES.test(c?.text ?? '')) === true &&
      contents.some((c) => c.kind === 'figures' && c.figures.some(isPrintedInFull)),
  ),
);

const COUNTED_SHARES = /\b(?:number|no\.?|nos\.?) of\b.*\bshares?\b/i;

/** Fills in what the figure itself and the document tell: the currency, the multiplier. */
function settled(document: Document, ruling: Ruling, figure: FigurePlace): Unit {
  const { words } = ruling;
  const money = words.kind === 'money' || words.kind === 'per share';
  const foreign = money && isForeign(figure.printed.currency, words.currency);
  // "£10,000" where all amounts are in US$ million: the scale of another currency is not told
  const scale = foreign && words.scale !== 'one' ? 'unknown' : (words.scale ?? 'one');
  const { kind } = words;
  if (!money) return unitOf(kind, null, scale, ruling.rule, ruling.line, ruling.text);
  const named = foreign ? figure.printed.currency : (words.currency ?? figure.printed.currency);
  const sign = named === null ? signOver(document, figure.placed, ruling) : null;
  const stated = stateCurrency(document, named ?? sign?.code ?? null, scale);
  const told = stated.code === null && kind === 'per share' ? (soleCurrency(document) ?? stated) : stated;
  const naming = told.also ?? sign?.also;
  const also = ruling.also?.what === 'same amount' ? [naming, ruling.also] : [naming ?? ruling.also];
  const minor = words.minor === true && figure.printed.currency === null;
  return unitOf(kind, told.code, scale, ruling.rule, ruling.line, ruling.text, also, minor);
}
