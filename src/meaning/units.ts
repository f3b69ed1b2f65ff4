import type { Document } from '../document/document.js';
import { currencyOfSign } from '../figures/currencies.js';
import type { Printed } from '../figures/printed.js';
import type { Layout } from '../tables/layout.js';
import type { Row } from '../tables/table.js';
import type { ScaleName, Unit } from './answer.js';
import { captionOf } from './captions.js';
import { settleCurrency, soleCurrency } from './currency.js';
import { unitOf } from './figure-of.js';
import { ownUnit } from './own-unit.js';
import type { Place } from './place.js';
import { headsAt, inPartBefore } from './place.js';
import type { Ruling } from './ruling.js';
import { captionAbove, captionBelow, documentRuling, ofCaption, sectionRuling } from './ruling.js';
import type { Placed } from './scope.js';
import type { UnitWords } from './unit-words.js';
import { unitWords } from './unit-words.js';

/** A figure in its place, and the label of its row. */
export interface FigurePlace extends Place {
  readonly printed: Printed;
  /** Text of the cell: its own words count ("12.5 crore", "3.2 times"). */
  readonly cell: string;
  readonly line: number;
  readonly label: { readonly text: string; readonly line: number } | null;
}

/**
 * The unit of a figure in a table, or null. Nearest wins: the cell, the row where it speaks, the column, the table, its
 * caption, the section, the document. A column of percentages or counts keeps its kind whatever the row says.
 */
export function unitInTable(document: Document, figure: FigurePlace): Unit | null {
  const own = ownUnit(figure.cell, figure.printed, figure.line);
  if (own) return settled(document, own, figure);
  if (isReferenceColumn(figure)) return none(figure);
  const column = unlessAmount(columnRuling(figure), figure);
  if (column && column.words.kind !== 'money') return withSharesScale(document, column, figure);
  const spoken = rowRuling(figure);
  const row = unlessAmount(
    spoken && spoken.words.kind !== 'money' ? spoken : (subheadRuling(figure) ?? spoken),
    figure,
  );
  if (row && row.words.kind !== 'money') return withSharesScale(document, row, figure);
  if (row && row.words.scale !== 'one') return settled(document, row, figure);
  const money = column ?? tableRuling(document, figure) ?? row;
  if (money) return settled(document, money, figure);
  return figure.printed.currency ? settled(document, signOnly(figure), figure) : null;
}

/** The ruling that holds for the whole table around a place: inside it, above it, before it, of its section, of the document. */
export function tableRuling(document: Document, place: Place): Ruling | null {
  const inside = insideRuling(place);
  const above = captionAbove(document, place.placed);
  // "(Rs. in lakh)" above the table, "(in Rs.)" in the head of one column: that is the unit of the one column alone
  if (
    inside &&
    above &&
    inside.words.scale === 'one' &&
    above.words.scale !== 'one' &&
    isOfOneColumn(place, inside)
  )
    return above;
  return (
    inside ??
    above ??
    (place.placed.continues ? tableRuling(document, inPartBefore(place, place.placed.continues)) : null) ??
    captionBelow(document, place.placed) ??
    sectionRuling(document, place.placed.table.line) ??
    documentRuling(document, place.placed.table.line) ??
    carriedRuling(document, place)
  );
}

/** True when a ruling stands in a header cell that is not the corner. */
function isOfOneColumn({ placed }: Place, ruling: Ruling): boolean {
  return placed.table.rows.some(
    ({ line, end, cells }, r) =>
      line <= ruling.line &&
      ruling.line <= end &&
      placed.layout.roles[r] === 'header' &&
      !cells[0]?.text.includes(ruling.text),
  );
}

/** A figure with a currency sign is no count and no percentage, whatever stands over it. */
function unlessAmount(ruling: Ruling | null, figure: FigurePlace): Ruling | null {
  const counts =
    ruling &&
    (ruling.words.kind === 'count' || ruling.words.kind === 'percent' || ruling.words.kind === 'ratio');
  return counts && figure.printed.currency !== null ? null : ruling;
}

/** The unit of the table before, for a sister table with the same columns right behind it: given, with a warning. */
function carriedRuling(document: Document, place: Place): Ruling | null {
  const { before, above, layout } = place.placed;
  if (
    !before ||
    above.length > 6 ||
    above.some((l) => l.kind === 'heading') ||
    !haveSameHeads(before.layout, layout)
  )
    return null;
  const ruling = tableRuling(document, {
    placed: before,
    row: before.layout.roles.length,
    column: place.column,
  });
  return ruling && ruling.words.kind === 'money' ? { ...ruling, source: 'carried' } : null;
}

function haveSameHeads(a: Layout, b: Layout): boolean {
  const words = (layout: Layout): readonly string[] =>
    layout.roles
      .flatMap((role, r) =>
        role === 'header'
          ? (layout.table.rows[r]?.cells.map((c) => c?.text.replace(/[\d\s—-]+/g, ' ').trim() ?? '') ?? [])
          : [],
      )
      .filter((t) => t !== '');
  const [first, second] = [words(a), words(b)];
  return a.table.columns === b.table.columns && second.length > 0 && second.every((w) => first.includes(w));
}

const REFERENCE_HEADER =
  /^(?:notes?|note ?\/? ?(?:nos?\.?|number|ref\.?)|notes? nos?\.?|sr\.?|s\.? ?nos?\.?|sl\.?(?: ?nos?\.?)?|sr\.? ?nos?\.?|ref(?:erence)?s?\.?|pages?(?: ?nos?\.?)?|kapitel|schedules?(?: ?nos?\.?)?|sch\.?|nos?\.?|#|code|account code|major head|anhang|ziffer|exhibit(?: ?(?:nos?\.?|numbers?))?)$/i;

/** Note numbers, serials and codes: no quantities. The first column too, when it holds short whole numbers. */
export function isReferenceColumn(figure: FigurePlace): boolean {
  const heads = headsAt(figure);
  const over = heads[heads.length - 1]?.cell.text.replace(/\s+/g, ' ').trim() ?? '';
  if (heads.some((h) => REFERENCE_HEADER.test(h.cell.text.replace(/\s+/g, ' ').trim()))) return true;
  if (figure.printed.currency || figure.printed.percent) return false;
  // codes and serials stand left of the label: "31 059 | Other expenses"
  if (figure.column === 1 && isLabel(figure, 2) && /^\(?[\d .]+\)?$/.test(figure.printed.text)) return true;
  if (figure.printed.formatted) return false;
  if (figure.column === 1)
    return /^\(?\d{1,4}\)?$/.test(figure.printed.text) && figure.placed.table.columns > 1;
  return over === '' && isColumnOfNotes(figure);
}

function isLabel(figure: FigurePlace, column: number): boolean {
  return figure.placed.layout.contents[figure.row]?.[column - 1]?.kind === 'text';
}

/** A nameless column of small whole numbers beside columns of larger figures is the note column. */
function isColumnOfNotes(figure: FigurePlace): boolean {
  const { layout } = figure.placed;
  let small = 0;
  let other = 0;
  let wide = 0;
  layout.contents.forEach((contents, r) => {
    if (layout.roles[r] !== 'data') return;
    const here = contents[figure.column - 1];
    if (here?.kind === 'figures') {
      if (here.figures.every((f) => !f.formatted && !f.currency && !f.percent && /^\d{1,2}$/.test(f.text)))
        small += 1;
      else other += 1;
    }
    const later = contents.slice(figure.column);
    if (later.some((c) => c.kind === 'figures' && c.figures.some((f) => f.formatted))) wide += 1;
  });
  return small > 1 && other === 0 && wide > small / 2;
}

/** A currency sign at the figure and nothing that tells the scale. */
function signOnly(figure: FigurePlace): Ruling {
  const { printed, line } = figure;
  const words: UnitWords = {
    kind: 'money',
    currency: printed.currency,
    scale: 'unknown',
    text: printed.text,
    start: 0,
    end: 0,
    bare: false,
  };
  return { words, source: 'cell', line, text: figure.cell.trim(), shares: null };
}

function none(figure: FigurePlace): Unit {
  return {
    kind: 'none',
    currency: null,
    scale: 'one',
    multiplier: null,
    source: 'column',
    line: figure.line,
    text: figure.printed.text,
  };
}

function rowRuling(figure: FigurePlace): Ruling | null {
  if (!figure.label) return null;
  const words = unitWords(figure.label.text);
  return words ? { words, source: 'row', line: figure.label.line, text: words.text, shares: null } : null;
}

/** "Earnings per share (in ₹)" over "Basic" and "Diluted": the sub-head speaks for the rows under it. */
function subheadRuling(figure: FigurePlace): Ruling | null {
  if (
    !/^(?:\W*(?:\(?[a-z0-9]{1,3}[).]\s*)?(?:basic|diluted|basis|verwässert|unverwässert))/i.test(
      figure.label?.text ?? '',
    )
  )
    return null;
  const { layout, table } = figure.placed;
  for (let r = figure.row - 1; r >= Math.max(0, figure.row - 6); r -= 1) {
    const text = rowText(table.rows[r]);
    const words = layout.roles[r] === 'span' ? unitWords(text) : null;
    if (words?.kind === 'per share' || words?.kind === 'count')
      return {
        words,
        source: 'row',
        line: table.rows[r]?.line ?? figure.line,
        text: words.text,
        shares: null,
      };
  }
  return null;
}

function rowText(row: Row | undefined): string {
  return [...new Set(row?.cells.map((c) => c?.text ?? ''))].join(' ').replace(/\s+/g, ' ').trim();
}

/** The unit that the column's own header names; a money unit that its sister columns lack belongs to the table instead. */
function columnRuling(figure: FigurePlace): Ruling | null {
  const heads = headsAt(figure);
  for (const head of [...heads].reverse()) {
    const text = head.cell.text.replace(/\s+/g, ' ');
    // a spanning "(In millions, except share price)" is the caption of the columns under it, not the unit of each
    if (head.cell.columnSpan > 1 && captionOf(text, head.cell.line)?.pure) continue;
    const words = unitWords(text);
    if (words) return { words, source: 'column', line: head.cell.line, text: words.text, shares: null };
  }
  return null;
}

/** Units inside the table above a row: full-width rows, header cells that hold a unit for their sisters, the corner. */
function insideRuling(place: Place): Ruling | null {
  const { layout } = place.placed;
  for (let r = Math.min(place.row, layout.roles.length) - 1; r >= 0; r -= 1) {
    const role = layout.roles[r];
    if (role !== 'span' && role !== 'header') continue;
    const found = role === 'span' ? spanRuling(place, r) : headerRuling(place, r);
    if (found) return found;
  }
  // below the figures: tables that a converter turned upside down
  for (let r = place.row + 1; r < layout.roles.length; r += 1) {
    if (
      layout.roles[r] === 'header' &&
      layout.firstData < r &&
      !layout.roles.slice(0, layout.firstData).includes('header')
    ) {
      const found = headerRuling(place, r);
      if (found) return found;
    }
  }
  return null;
}

function spanRuling(place: Place, r: number): Ruling | null {
  const cell = place.placed.table.rows[r]?.cells.find((c) => c && c.text.trim() !== '');
  const words = cell ? unitWords(cell.text.replace(/\s+/g, ' ')) : null;
  // "Per ordinary share data ($)", "Selected financial ratios (%)"
  if (
    cell &&
    words &&
    words.kind !== 'money' &&
    /\(\s*(?:in )?(?:%|per ?cent|[$₹€£]|nos?\.?)\s*\)|\bdata\b/i.test(cell.text)
  )
    return { words, source: 'table', line: cell.line, text: words.text, shares: null };
  const caption = cell ? captionOf(cell.text.replace(/\s+/g, ' '), cell.line) : null;
  return caption ? ofCaption(caption, 'table') : null;
}

/** One header cell names a money unit and no sister column of figures names another: it holds for the whole table. */
function headerRuling(place: Place, r: number): Ruling | null {
  const cells = new Set(
    place.placed.table.rows[r]?.cells.filter((c) => c !== undefined && c.text.trim() !== ''),
  );
  const rulings: Ruling[] = [];
  for (const cell of cells) {
    if (!cell) continue;
    const text = cell.text.replace(/\s+/g, ' ');
    const words = unitWords(text);
    const caption = captionOf(text, cell.line);
    if (words?.kind === 'money')
      rulings.push({
        words,
        source: 'table',
        line: cell.line,
        text: words.text,
        shares: caption?.shares ?? null,
      });
    else if (caption?.unit.kind === 'money') rulings.push(ofCaption(caption, 'table'));
  }
  const [first, ...others] = rulings;
  if (!first) return null;
  const same = others.every(
    (o) => o.words.scale === first.words.scale && o.words.currency === first.words.currency,
  );
  return same ? first : null;
}

/** Shares counted in a table "in millions": the caption says so for them, or it stands for all but the exempt. */
function withSharesScale(document: Document, ruling: Ruling, figure: FigurePlace): Unit | null {
  const { words } = ruling;
  if (words.kind === 'per share') {
    const currency =
      words.currency ?? figure.printed.currency ?? tableRuling(document, figure)?.words.currency ?? null;
    return settled(document, { ...ruling, words: { ...words, currency, scale: 'one' } }, figure);
  }
  if (words.kind !== 'count' || words.scale !== null) return settled(document, ruling, figure);
  const isShares =
    /\bshares?\b/i.test(`${figure.label?.text ?? ''} ${ruling.text}`) && ruling.source === 'row';
  const table = isShares ? (columnRuling(figure) ?? tableRuling(document, figure)) : null;
  const scale = table ? sharesScale(table, figure.printed) : 'one';
  return settled(document, { ...ruling, words: { ...words, scale } }, figure);
}

/** A count of eight digits or more is printed in full: no table in millions holds so many. */
function sharesScale(table: Ruling, printed: Printed): ScaleName {
  if (table.shares) return table.shares;
  if (printed.text.replace(/\D/g, '').length >= 7) return 'one';
  return table.words.bare ? (table.words.scale ?? 'one') : 'unknown';
}

/** Fills in what the figure itself and the document tell: the currency, the multiplier. */
function settled(document: Document, ruling: Ruling, figure: FigurePlace): Unit {
  const { words } = ruling;
  const scale = words.scale ?? 'one';
  const money = words.kind === 'money' || words.kind === 'per share';
  const printed = money ? (words.currency ?? figure.printed.currency ?? columnSign(figure)) : null;
  return unitOf(
    words.kind,
    money
      ? (settleCurrency(document, printed, scale) ??
          (words.kind === 'per share' ? soleCurrency(document) : null))
      : null,
    scale,
    ruling.source,
    ruling.line,
    ruling.text,
  );
}

/** A currency sign on some cells of a column is the currency of the column, and of the table when no other stands there. */
function columnSign(figure: FigurePlace): string | null {
  for (let part: Placed | null = figure.placed; part; part = part.continues) {
    const sign = signOf(part.layout);
    if (sign) return sign;
  }
  return null;
}

function signOf(layout: Layout): string | null {
  const signs = new Set<string>();
  for (const content of layout.contents.flat()) {
    if (content.kind === 'figures') for (const f of content.figures) if (f.currency) signs.add(f.currency);
    const sign = content.kind === 'sign' ? currencyOfSign(content.text) : null;
    if (sign) signs.add(sign);
  }
  return signs.size === 1 ? ([...signs][0] ?? null) : null;
}
