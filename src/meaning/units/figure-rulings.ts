import { remembered } from '../../document/remember.js';
import { currencyOfSign } from '../../figures/currencies.js';
import type { Head, Layout } from '../../tables/layout.js';
import type { Cell, Row } from '../../tables/table.js';
import type { FigurePlace } from '../places/figure-place.js';
import { headsAt } from '../places/place.js';
import type { Placed } from '../places/scope.js';
import { captionOf } from './captions.js';
import type { Ruling } from './ruling.js';
import { betweenCounts, countInFront } from './share-rows.js';
import { ofHalves, splitHalves } from './split-caption.js';
import { currencyHeads } from './table-ruling.js';
import type { UnitWords } from './unit-words.js';
import { isCounted, unitWords } from './unit-words.js';

/** What the label of the row says of the unit. */
export function rowRuling(figure: FigurePlace): Ruling | null {
  if (!figure.label) return countInFront(figure);
  const cell = unitCell(figure) ?? betweenCounts(figure);
  if (cell) return cell;
  const nominal = nominalValue(figure);
  if (nominal) return nominal;
  const words = unitWords(figure.label.text);
  if (words?.kind === 'count' && isShareOfEmployees(figure)) return null;
  if (words?.kind === 'money' && words.scale === 'one' && isOfInstrument(figure.label.text, words))
    return null;
  return words ? { words, rule: 'row label', line: figure.label.line, text: words.text, shares: null } : null;
}

/** "Nominal value" in a table that counts shares is that of one share. */
function nominalValue({ label, placed }: FigurePlace): Ruling | null {
  const m = /^\W*((?:nominal|par) value)\W*$/i.exec(label?.text ?? '');
  if (!label || !m?.[1] || !printsShareCounts(placed.layout, null)) return null;
  const words: UnitWords = { ...lostUnit(m[1]), kind: 'per share', scale: 'one' };
  return { words, rule: 'row label', line: label.line, text: m[1], shares: null };
}

const printsShareCounts = remembered((layout: Layout, _key: null): boolean =>
  layout.table.rows.some((row) =>
    /\bnumber of (?:\w+ )?shares\b/i.test(row.cells[layout.labels - 1]?.text ?? ''),
  ),
);

/** "Employers' | Employees'": contributions by whom, not how many. */
function isShareOfEmployees({ label, placed, row }: FigurePlace): boolean {
  const above = placed.layout.roles.slice(0, row).findLastIndex((role) => role !== 'blank');
  const before = placed.table.rows[above]?.cells[placed.layout.labels - 1]?.text ?? '';
  return /^\W*employees?\W*$/i.test(label?.text ?? '') && /^\W*employers?\b/i.test(before);
}

/** "Term loan in Japanese yen": the currency of an instrument, not of the amount in the row. */
function isOfInstrument(label: string, words: UnitWords): boolean {
  return (
    !words.text.includes('(') && /\b(?:loans?|notes|bonds?|debentures?|borrowings?|deposits?)\b/i.test(label)
  );
}

/** "Revenue 1 | $m | 4,979": a cell between the label and the figure that holds a unit and nothing else. */
function unitCell({ placed, row, column, label }: FigurePlace): Ruling | null {
  // "72,559 | (8) | % | 74,200": the unit behind a figure is not that of the next
  const first = placed.layout.contents[row]?.findIndex((c, i) => i > 0 && c.kind === 'figures') ?? -1;
  for (let c = Math.min(column - 1, first < 0 ? column : first); c > 1; c -= 1) {
    const cell = placed.table.rows[row]?.cells[c - 1];
    // a currency sign alone belongs to the figure behind it
    const isSign = cell !== undefined && currencyOfSign(cell.text) !== null;
    const words = cell && !isSign ? unitWords(cell.text.trim()) : null;
    if (!cell || !words || words.text.length < cell.text.trim().length - 2) continue;
    // "Customer base | million": a scale alone counts what the label names
    const counts = words.bare && isCounted(label?.text ?? '');
    if (counts || !words.bare)
      return {
        words: counts ? { ...words, kind: 'count', bare: false } : words,
        rule: 'row label',
        line: cell.line,
        text: words.text,
        shares: null,
      };
  }
  return null;
}

/** "Earnings per share (in ₹)" over "Basic" and "Diluted": the sub-head speaks for the rows under it. */
export function subheadRuling(figure: FigurePlace): Ruling | null {
  if (
    !/^(?:\W*(?:\(?[a-z0-9]{1,3}[).]\s*)?(?:basic|diluted|basis|verwässert|unverwässert))/i.test(
      figure.label?.text ?? '',
    )
  )
    return null;
  for (const { part, row } of rowsAbove(figure.placed, figure.row, MOST_ROWS_TO_SUBHEAD)) {
    const words = isSubhead(part.layout, row) ? unitWords(rowText(part.table.rows[row])) : null;
    if (words?.kind === 'per share' || words?.kind === 'count') {
      const line = part.table.rows[row]?.line ?? figure.line;
      return { words, rule: 'row sub-head', line, text: words.text, shares: null };
    }
  }
  return null;
}

/** A full-width row, or a label with the number of its note: "Earnings per share (in ₹) | 34". */
function isSubhead(layout: Layout, row: number): boolean {
  if (layout.roles[row] === 'span') return true;
  const figures = (layout.contents[row] ?? []).flatMap((c) => (c.kind === 'figures' ? c.figures : []));
  return layout.roles[row] === 'data' && figures.length === 1 && /^\d{1,2}$/.test(figures[0]?.text ?? '');
}

const MOST_ROWS_TO_SUBHEAD = 6;

/** The rows above a row, nearest first; over a page break those of the part before, heads left out. */
function rowsAbove(placed: Placed, below: number, most: number): readonly { part: Placed; row: number }[] {
  const found: { part: Placed; row: number }[] = [];
  let part: Placed | null = placed;
  let end = below;
  while (part && found.length < most) {
    for (let row = end - 1; row >= 0 && found.length < most; row -= 1)
      if (part.layout.roles[row] !== 'header') found.push({ part, row });
    part = part.partBefore;
    end = part?.layout.roles.length ?? 0;
  }
  return found;
}

function rowText(row: Row | undefined): string {
  return [...new Set(row?.cells.map((c) => c?.text ?? ''))].join(' ').replace(/\s+/g, ' ').trim();
}

/** The unit that the column's own header names; a money unit that its sister columns lack belongs to the table instead. */
export function columnRuling(figure: FigurePlace): Ruling | null {
  const heads = headsAt(figure);
  return heads.length === 0 ? null : rulingOfHeads(heads, figure.placed.headed.layout);
}

const rulingOfHeads = remembered((heads: readonly Head[], layout: Layout): Ruling | null => {
  for (const { cell, row } of [...heads].reverse()) {
    if (currencyHeads(layout, row).includes(cell)) continue;
    if (splitHalves(layout, row).includes(cell)) {
      const halves = ofHalves(layout, row, cell, wordsOver(layout, row, cell));
      if (halves) return halves;
      continue;
    }
    const found = headRuling(cell, cell.line) ?? totalRuling(cell, layout);
    if (found) return found;
  }
  return null;
});

/** The words over a half of a caption, or over the half in front of it. */
function wordsOver(layout: Layout, row: number, { column }: Cell): string {
  const rows = layout.table.rows.slice(0, row).filter((_, r) => layout.roles[r] === 'header');
  const texts = [column, column - 1].map((c) => rows.map(({ cells }) => cells[c - 1]?.text ?? '').join(' '));
  return texts.find((t) => t.trim() !== '') ?? '';
}

/** "Total (A) | No. (B) | % (B/A)": the total of what the other columns count. */
function totalRuling(cell: Cell, layout: Layout): Ruling | null {
  const text = cell.text.replace(/\s+/g, ' ').trim();
  if (!/^(?:total ?)?\([a-z]\)$/i.test(text) || !hasShareColumns(layout, null)) return null;
  const words = {
    kind: 'count',
    currency: null,
    scale: null,
    text,
    start: 0,
    end: text.length,
    bare: false,
  } as const;
  return { words, rule: 'column header', line: cell.line, text, shares: null };
}

const hasShareColumns = remembered((layout: Layout, _key: null): boolean => {
  const heads = layout.table.rows.flatMap((row, r) =>
    layout.roles[r] === 'header' ? row.printed.map((c) => c.text) : [],
  );
  return (
    heads.some((t) => /%\s*\(\s*[a-z]\s*\/\s*[a-z]\s*\)/i.test(t)) &&
    heads.some((t) => /^\W*(?:nos?\.?|numbers?)\s*\([a-z]\)/i.test(t))
  );
});

/** A spanning "(In millions, except share price)" is the caption of the columns under it, not the unit of each. */
const headRuling = remembered((cell: Cell, line: number): Ruling | null => {
  const text = cell.text.replace(/\s+/g, ' ');
  const caption = captionOf(text, line);
  if (cell.columnSpan > 1 && caption?.pure) return null;
  const words = LOST_UNIT.test(text) ? lostUnit(text) : unitWords(text);
  // a converter wrote the same into one column: what it exempts is not the unit of that
  if (words?.kind !== 'money' && caption?.pure && caption.unit.kind === 'money' && EXEMPTS.test(text))
    return null;
  return words ? { words, rule: 'column header', line, text: words.text, shares: null } : null;
});

const EXEMPTS = /\bexcept\b/i;

/** "(Amount in )": the converter lost the sign, so that the column is in something that nobody can tell. */
const LOST_UNIT = /\(\s*(?:amounts?|amt\.?|figures?)\s+in\s*\.?\s*\)/i;

function lostUnit(text: string): UnitWords {
  return { kind: 'money', currency: null, scale: 'unknown', text, start: 0, end: text.length, bare: false };
}

/** A currency sign at the figure and nothing that tells the scale. */
export function signOnly(figure: FigurePlace): Ruling {
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
  return { words, rule: 'currency sign', line, text: figure.cell.trim(), shares: null };
}
