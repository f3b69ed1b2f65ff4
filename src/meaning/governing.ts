import type { Document } from '../document/document.js';
import { once } from '../document/document.js';
import { firstFrom } from '../document/in-order.js';
import { SCALE_EXPONENT } from '../figures/scales.js';
import { headerRowsFor } from '../tables/layout.js';
import type { Table } from '../tables/table.js';
import { tables, tablesOn } from '../tables/tables.js';
import type { Declaration, ScaleName, Source } from './answer.js';
import { measuresOn } from './answers.js';
import type { Placed } from './places/scope.js';
import { placedTable } from './places/scope.js';
import { captionOf, captions } from './units/captions.js';
import { settleCurrency } from './units/currency.js';
import { moneyTables } from './units/money-tables.js';
import { unitWords } from './units/unit-words.js';

/** A header of more rows than this would fill the screen; the nearest rows say most. */
const MOST_HEADER_ROWS = 3;

/**
 * The lines that give the unit and the columns of what stands on `line`, ascending, never `line` itself: what a reader
 * who sees only that line must see as well.
 */
export function governingLines(document: Document, line: number): readonly number[] {
  const found = new Set<number>();
  for (const table of tablesOn(document, line)) {
    const placed = placedTable(document, table);
    for (const n of headerLines(placed, line)) found.add(n);
  }
  if (/\p{Nd}/u.test(document.lines[line - 1] ?? '')) {
    for (const figure of measuresOn(document, line)) {
      if (figure.unit && figure.unit.kind !== 'none' && figure.unit.source !== 'cell')
        found.add(figure.unit.line);
      if (figure.period) found.add(figure.period.line);
    }
  }
  return [...found].filter((n) => n < line).sort((a, b) => a - b);
}

function headerLines(placed: Placed, line: number): readonly number[] {
  const { layout, table } = placed;
  const r = firstFrom(table.rows, line, ({ end }) => end);
  if ((table.rows[r]?.line ?? line + 1) > line || layout.roles[r] === 'header') return [];
  const rows = headerRowsFor(layout, r).slice(-MOST_HEADER_ROWS);
  if (rows.length === 0 && placed.continues) return headerLinesOf(placed.continues);
  return linesOfRows(table, rows);
}

/** The header of the part before, as its last row has it. */
function headerLinesOf(placed: Placed): readonly number[] {
  const rows = headerRowsFor(placed.layout, placed.layout.roles.length).slice(-MOST_HEADER_ROWS);
  if (rows.length === 0 && placed.continues) return headerLinesOf(placed.continues);
  return linesOfRows(placed.table, rows);
}

/**
 * Lines of whole rows, also of one whose cells were broken over several; where a table prints a cell a line, all lines of
 * its header cells that say something.
 */
function linesOfRows(table: Table, rows: readonly number[]): readonly number[] {
  return rows.flatMap((r) => {
    const row = table.rows[r];
    if (!row) return [];
    const cells = new Set(row.printed.filter((c) => c.text.trim() !== '').map((c) => c.line));
    const isBroken = table.kind === 'pipe' && row.end > row.line;
    return isBroken ? Array.from({ length: row.end - row.line + 1 }, (_, i) => row.line + i) : [...cells];
  });
}

/** Every declaration of a unit in the document, in line order: captions, and rows and header cells of tables. */
export const declarations = once((document: Document): readonly Declaration[] =>
  declared(document, tables(document)),
);

/** Those of money alone, in line order: they are told without reading every table. */
export const moneyDeclarations = once((document: Document): readonly Declaration[] =>
  declared(document, moneyTables(document)).filter(({ unit }) => unit.kind === 'money'),
);

/** What captions and the cells of some tables declare. */
function declared(document: Document, among: readonly Table[]): readonly Declaration[] {
  const found: Declaration[] = captions(document).map((c) =>
    declaration(
      document,
      c.line,
      c.text,
      c.general ? 'document' : 'table',
      c.unit.kind,
      c.unit.currency,
      c.unit.scale ?? 'one',
    ),
  );
  for (const table of among) found.push(...inTable(document, table));
  return found.sort((a, b) => a.line - b.line);
}

function inTable(document: Document, table: Table): readonly Declaration[] {
  const placed = placedTable(document, table);
  const seen = new Set<string>();
  return placed.table.rows.flatMap((row, r) => {
    const role = placed.layout.roles[r];
    if (role !== 'header' && role !== 'span') return [];
    return row.printed.flatMap((cell): Declaration[] => {
      const text = cell.text.replace(/\s+/g, ' ');
      const words = role === 'header' ? unitWords(text) : (captionOf(text, cell.line)?.unit ?? null);
      const key = `${cell.line} ${words?.text}`;
      if (!words || seen.has(key)) return [];
      seen.add(key);
      return [
        declaration(
          document,
          cell.line,
          words.text,
          role === 'header' ? 'column' : 'table',
          words.kind,
          words.currency,
          words.scale ?? 'one',
        ),
      ];
    });
  });
}

function declaration(
  document: Document,
  line: number,
  text: string,
  source: Source,
  kind: Declaration['unit']['kind'],
  named: string | null,
  scale: ScaleName,
): Declaration {
  const currency = kind === 'money' || kind === 'per share' ? settleCurrency(document, named, scale) : null;
  const unit = { kind, currency, scale };
  return { line, text, label: unitLabel(unit), source, unit };
}

/** Signs that people know; other currencies go by their code. */
const SIGNS: Readonly<Record<string, string>> = { INR: '₹', USD: '$', EUR: '€', GBP: '£', JPY: '¥' };

/** A unit for people: "₹ lakh", "$ million", "per cent", "lakh (currency not stated)". */
export function unitLabel(unit: {
  readonly kind: string;
  readonly currency: string | null;
  readonly scale: ScaleName;
  readonly multiplier?: number | null;
}): string {
  const currency = unit.currency ? (SIGNS[unit.currency] ?? unit.currency) : '';
  const scale = unit.scale === 'one' || !(unit.scale in SCALE_EXPONENT) ? '' : unit.scale;
  if (unit.kind === 'percent') return 'per cent';
  if (unit.kind === 'money') {
    const known = [currency, scale].filter((t) => t !== '').join(' ');
    if (unit.scale === 'unknown') return `${known} (scale not stated)`.trim();
    return currency ? known : `${scale} (currency not stated)`.trim();
  }
  // pence and cents: £0.01 per share
  const size =
    unit.multiplier !== undefined && unit.multiplier !== null && unit.multiplier < 1 ? unit.multiplier : '';
  return [`${currency}${size}`, scale, unit.kind === 'none' ? 'no quantity' : unit.kind]
    .filter((t) => t !== '')
    .join(' ');
}
