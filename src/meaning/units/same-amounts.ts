import type { Document } from '../../document/document.js';
import { remembered } from '../../document/remember.js';
import { tablesOn } from '../../tables/tables.js';
import type { Placed } from '../places/scope.js';
import { placedTable } from '../places/scope.js';
import { linesWith } from './amount-lines.js';
import type { Amount, AmountRow } from './amount-rows.js';
import { rowsOfLine, rowsOfTable } from './amount-rows.js';
import type { Ruling } from './ruling.js';
import { isSameUnit } from './ruling.js';

/** Two amounts side by side that have so many digits together are not the same elsewhere by chance. */
const PAIR_DIGITS = 7;
/** One by itself needs more, and another of the table beside it. */
const SINGLE_DIGITS = 6;
const FEWEST_SINGLES = 2;
/** Amounts that are printed in full have so many. */
const FULL_DIGITS = 5;

/**
 * The unit that the amounts of a table prove that declares none: "15,947 | 20,630", this year's and last year's, stand
 * side by side in a statement with a unit as well. The amounts of one year alone prove it when they are long and more
 * than one is found. What is found in two units proves nothing.
 */
export const provenTable = remembered((placed: Placed, document: Document): Ruling | null => {
  const rows = rowsOfTable(placed, document);
  const paired = rows.flatMap((row) => pairsOf(row).flatMap((key) => proof(document, row, key)));
  const singles = rows.flatMap((row) =>
    singlesOf(row).flatMap((key) => proof(document, row, key).map((ruling) => ({ key, ruling }))),
  );
  const many = new Set(singles.map(({ key }) => key)).size >= FEWEST_SINGLES;
  return agreed([...paired, ...(many ? singles.map(({ ruling }) => ruling) : [])]);
});

/** The unit that two amounts of a row of text prove that declares none. */
export const provenLine = remembered((document: Document, line: number): Ruling | null =>
  agreed(
    rowsOfLine(document, line).flatMap((row) => pairsOf(row).flatMap((key) => proof(document, row, key))),
  ),
);

/** The unit that the amounts on a line, or of the table that holds it, prove. */
export function provenOn(document: Document, line: number): Ruling | null {
  const [table] = tablesOn(document, line);
  return table ? provenTable(placedTable(document, table), document) : provenLine(document, line);
}

function agreed([first, ...others]: readonly Ruling[]): Ruling | null {
  return first && others.every((r) => isSameUnit(first, r)) ? first : null;
}

/** What the rows with a unit say in which the same amounts stand: none when they differ, and none for a row with a unit. */
function proof(document: Document, row: AmountRow, key: string): readonly Ruling[] {
  const [own] = amountsOf(row, key);
  const others = rowsWith(document, key).filter(
    (other) => other.line !== row.line && (other.placed === null || other.placed !== row.placed),
  );
  if (!own || others.length === 0 || declaredFor(row, own)) return [];
  const told = others.flatMap((other) => {
    const [amount] = amountsOf(other, key);
    const ruling = amount ? declaredFor(other, amount) : null;
    return ruling ? [{ ruling, other }] : [];
  });
  const [first] = told;
  if (!first || !agreed(told.map(({ ruling }) => ruling)) || !mayBeIn(first.ruling, key)) return [];
  const also = { what: 'same amount', line: first.other.line, text: first.other.text } as const;
  return [{ ...first.ruling, rule: 'same amount', shares: null, also }];
}

/** Every row with the same amounts asks the others: of a thousand rows each would be read a thousand times. */
const declaredFor = remembered((row: AmountRow, amount: Amount): Ruling | null => row.declared(amount));

/** "(in ₹)" is said of prices and of earnings per share as well: only long amounts are printed in full. */
function mayBeIn({ words }: Ruling, key: string): boolean {
  return (
    words.scale !== 'one' ||
    key.split(' ').every((value) => /^\d+$/.test(value) && value.length >= FULL_DIGITS)
  );
}

/** The rows of amounts of the document with a pair, or a long amount. */
export const rowsWith = remembered((document: Document, key: string): readonly AmountRow[] => {
  const [value = ''] = key.split(' ');
  const rows = new Set<AmountRow>();
  const asked = new Set<Placed>();
  for (const line of linesWith(document, value)) {
    const placed = tablesOn(document, line).map((table) => placedTable(document, table));
    const fresh = placed.filter((p) => !asked.has(p));
    for (const p of fresh) asked.add(p);
    const found =
      placed.length > 0 ? [] : rowsOfLine(document, line).filter((row) => keysOf(row).includes(key));
    for (const row of [...fresh.flatMap((p) => rowsByKey(p, document).get(key) ?? []), ...found])
      rows.add(row);
  }
  return [...rows];
});

/** The rows of a table by the pairs and long amounts in them: each of its rows asks where else its own stand. */
const rowsByKey = remembered((placed: Placed, document: Document): ReadonlyMap<string, AmountRow[]> => {
  const found = new Map<string, AmountRow[]>();
  for (const row of rowsOfTable(placed, document)) {
    for (const key of new Set(keysOf(row))) {
      const held = found.get(key);
      if (held) held.push(row);
      else found.set(key, [row]);
    }
  }
  return found;
});

const keysOf = (row: AmountRow): readonly string[] => [...pairsOf(row), ...singlesOf(row)];

/** The amounts side by side in a row that are not the same elsewhere by chance. */
export function pairsOf({ amounts }: AmountRow): readonly string[] {
  return amounts.slice(1).flatMap((second, i) => {
    const first = amounts[i];
    const isPair =
      first && second && first.value !== second.value && first.value !== '0' && second.value !== '0';
    return isPair && first.digits + second.digits >= PAIR_DIGITS ? [`${first.value} ${second.value}`] : [];
  });
}

function singlesOf({ amounts }: AmountRow): readonly string[] {
  return amounts.flatMap((a) => (a && a.digits >= SINGLE_DIGITS ? [a.value] : []));
}

/** The amounts of a row that a key names. */
function amountsOf({ amounts }: AmountRow, key: string): readonly Amount[] {
  const [first] = key.split(' ');
  return amounts.filter((a) => a !== null).filter((a) => a.value === first);
}
