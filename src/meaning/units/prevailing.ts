import type { Document } from '../../document/document.js';
import { once } from '../../document/document.js';
import { remembered } from '../../document/remember.js';
import type { Layout } from '../../tables/layout.js';
import type { Table } from '../../tables/table.js';
import type { Placed } from '../places/scope.js';
import { placedTable } from '../places/scope.js';
import type { TextRow } from '../text-rows/text-rows.js';
import { AMOUNTS_IN, captions } from './captions.js';
import { moneyTables } from './money-tables.js';
import type { Ruling } from './ruling.js';
import { isSameUnit, ofCaption } from './ruling.js';
import { provenLine, provenOn, provenTable } from './same-amounts.js';
import { spokenUnit } from './spoken-unit.js';
import { rulingRows } from './table-ruling.js';
import { moneyWords } from './unit-words.js';

/**
 * What the rows of statements and notes are called: a table with such rows holds money, and one that prints no unit
 * among tables that all print the same is in that unit.
 */
const MONEY_ROW =
  /\b(?:revenues?|sales|profit|loss(?:es)?|income|expenses?|costs?|tax(?:es|ation)?|assets|liabilities|equity|cash|receivables?|payables?|borrowings?|depreciation|amorti[sz]ation|impairment|dividends?|provisions?|reserves?|inventories|investments?|deposits?|loans?|interest|salaries|fees|goodwill|securities|funds|bonds|advances|purchases?|proceeds|repayments?)\b/i;
/** So many rows must be called so. */
const FEWEST_ROWS = 2;
/** Farther than this the next declaration may belong to another part of the report. */
const REACH = 300;
/** Rows of text stand nearer to their like. */
const REACH_OF_ROWS = 100;

/**
 * The money unit of a table that prints none: what its amounts prove; or that of the tables around, when the nearest
 * declarations above and below agree, or when only one is near and the document knows no other. It is given as carried,
 * with a warning.
 */
export const prevailingRuling = remembered((placed: Placed, document: Document): Ruling | null => {
  if (printsUnits(placed)) return null;
  const proven = provenTable(placed, document);
  if (proven) return proven;
  if (!(holdsMoney(placed) || (isOneUnit(document) && holdsAmounts(placed)))) return null;
  const { line, end } = placed.table;
  const reach = isOneUnit(document) ? Number.POSITIVE_INFINITY : REACH;
  const [above, below] = nearestUnits(document, line, end, reach);
  const nearest = above ?? below;
  const all = moneyDeclarations(document);
  if (!nearest) return all.length === 0 ? spokenUnit(document) : null;
  const agreed =
    above && below
      ? isSameUnit(above, below)
      : (all.length > 2 || isPage(document)) && all.every((r) => isSameUnit(r, nearest));
  return agreed ? { ...nearest, rule: 'tables around', shares: null } : null;
});

/** The units declared, or proven by the amounts, nearest above and below some lines. */
function nearestUnits(
  document: Document,
  line: number,
  end: number,
  reach: number,
): readonly [Ruling | null, Ruling | null] {
  const near = Math.min(reach, REACH) + 1;
  const all = moneyDeclarations(document);
  const above = all.findLast((r) => r.line < line && line - r.line <= reach) ?? null;
  const below = all.find((r) => r.line > end && r.line - end <= reach) ?? null;
  return [
    provenNear(document, line - 1, Math.max(above?.line ?? 0, line - near)) ?? above,
    provenNear(document, end + 1, Math.min(below?.line ?? Number.POSITIVE_INFINITY, end + near)) ?? below,
  ];
}

/** What the amounts prove of the lines from one on that lie before a limit, above or below it. */
function provenNear(document: Document, from: number, limit: number): Ruling | null {
  const step = Math.sign(limit - from);
  const last = document.lines.length;
  for (let line = from; line !== limit && line >= 1 && line <= last && step !== 0; line += step) {
    const proven = /\d/.test(document.lines[line - 1] ?? '') ? provenOn(document, line) : null;
    if (proven) return proven;
  }
  return null;
}

/**
 * The unit of a row of text that no caption reaches: what its amounts prove, or what the rows and tables around prove or
 * declare that are nearest above and below and agree.
 */
export function prevailingInText(document: Document, line: number, row: TextRow): Ruling | null {
  const own = provenLine(document, line);
  if (own) return own;
  // "Final dividend 0.3 1,320": pence beside pounds
  const places = new Set([...row.places.keys()].map((p) => p.value?.places ?? 0));
  if (!MONEY_ROW.test(row.label) || places.size > 1) return null;
  const [above, below] = nearestUnits(document, line, line, REACH_OF_ROWS);
  const isProven = above?.rule === 'same amount' || below?.rule === 'same amount';
  return above && below && isProven && isSameUnit(above, below)
    ? { ...above, rule: 'tables around', shares: null }
    : null;
}

/** A page or two of a report: one unit stands on it for all. */
const LONGEST_PAGE = 200;

const isPage = (document: Document): boolean => document.lines.length <= LONGEST_PAGE;

function holdsMoney({ layout, table, above }: Placed): boolean {
  const rows = layout.roles.filter(
    (role, r) =>
      role === 'data' &&
      layout.contents[r]?.some((c) => c.kind === 'figures') &&
      table.rows[r]?.cells.some(
        (c, i) => layout.contents[r]?.[i]?.kind === 'text' && MONEY_ROW.test(c?.text ?? ''),
      ),
  );
  // a small table may have one such row, and its title says the same
  const titled = above
    .slice(0, 1)
    .some(({ text }) => text.length < MOST_HEAD && MONEY_ROW.test(text) && !NO_MONEY.test(text));
  return rows.length + (titled ? 1 : 0) >= FEWEST_ROWS || isBudget(layout, table);
}

/** What else is printed with two decimals. */
const NO_MONEY =
  /\b(?:tonnes?|t?m[mt]t|barrels?|litres?|units?|proved|production|quantit(?:y|ies)|capacit(?:y|ies)|ratios?|rates?|per ?cent(?:age)?|shares?|number|nos?)\b|%/i;
/** Of the figures of a table so many have two decimals where they are amounts. */
const MOST_AMOUNTS = 0.8;

/** True when the figures of a table are printed as amounts in a scale are, and no word around them says otherwise. */
function holdsAmounts({ layout, table, above }: Placed): boolean {
  const figures = layout.contents.flatMap((row, r) =>
    layout.roles[r] === 'data' ? row.slice(1).flatMap((c) => (c.kind === 'figures' ? c.figures : [])) : [],
  );
  const amounts = figures.filter((f) => !f.percent && /\.\d{2}\)?$/.test(f.text));
  const heads = layout.roles.flatMap((role, r) =>
    role === 'data' ? [] : (table.rows[r]?.cells.map((c) => c?.text ?? '') ?? []),
  );
  return (
    amounts.length >= MOST_AMOUNTS * figures.length &&
    amounts.some((f) => /\d{3}\.\d\d/.test(f.text)) &&
    ![...heads, ...above.map((a) => a.text)].some((t) => NO_MONEY.test(t))
  );
}

/** No head of a budget column is longer. */
const MOST_HEAD = 80;

/** "Accounts 2018-19 | Budget 2019-20 | Revised 2019-20": the columns of a budget hold money. */
function isBudget(layout: Layout, table: Table): boolean {
  const heads = layout.roles.flatMap((role, r) =>
    role === 'header' ? (table.rows[r]?.cells.map((c) => c?.text ?? '') ?? []) : [],
  );
  return (
    heads.filter(
      (t) =>
        /\b(?:19|20)\d\d\b/.test(t) &&
        /\b(?:budget|revised|accounts|actuals?|estimates?)\b/i.test(t) &&
        t.length < MOST_HEAD,
    ).length > 1
  );
}

/** A column "Unit of measure", labels with their units and a percent sign on the first row say what the rest is. */
function printsUnits({ layout, table }: Placed): boolean {
  const cells = table.rows.map((row) => row.cells.map((c) => c?.text ?? ''));
  const measured = layout.roles.some(
    (role, r) => role === 'header' && cells[r]?.some((t) => /^\W*(?:units?\b|uom\b|measure\b)/i.test(t)),
  );
  const labelled = layout.roles.filter(
    (role, r) => role === 'data' && moneyWords(cells[r]?.[0] ?? '') !== null,
  );
  const first = layout.contents[layout.firstData] ?? [];
  const percents = first.some((c) => c.kind === 'figures' && c.figures.every((f) => f.percent));
  return measured || labelled.length > 1 || percents;
}

/**
 * Declarations of money with a scale, or of amounts in full ("Amt. in Rs."), in captions and in tables; all that are in
 * units when none is such.
 */
const moneyDeclarations = once((document: Document): readonly Ruling[] => {
  const inTables = moneyTables(document).flatMap((table) =>
    rulingRows(placedTable(document, table).layout, null).map(({ ruling }) => ruling),
  );
  const all = [...captions(document).map((c) => ofCaption(c, 'caption above')), ...inTables]
    .filter((r) => r.words.kind === 'money' && r.words.scale !== null && r.words.scale !== 'unknown')
    .sort((a, b) => a.line - b.line);
  const scaled = all.filter((r) => r.words.scale !== 'one' || AMOUNTS_IN.test(r.words.text));
  return scaled.length > 0 ? scaled : all;
});

/** So many declarations that are all the same leave no room for another unit. */
const MANY = 8;

/** True when a document repeats one declaration over and over and knows no other. */
const isOneUnit = once((document: Document): boolean => {
  const [first, ...others] = moneyDeclarations(document);
  return first !== undefined && others.length + 1 >= MANY && others.every((r) => isSameUnit(first, r));
});

/**
 * The one money unit of a document that declares it over and over, for amounts outside tables that no caption reaches.
 * It is given as carried, with a warning.
 */
export function soleDeclared(document: Document): Ruling | null {
  const [first] = moneyDeclarations(document);
  return first && first.words.scale !== 'one' && isOneUnit(document)
    ? { ...first, rule: 'tables around', shares: null }
    : null;
}
