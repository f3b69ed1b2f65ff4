import type { Document } from '../../document/document.js';
import { once } from '../../document/document.js';
import { remembered } from '../../document/remember.js';
import type { Placed } from '../places/scope.js';
import type { Amount, AmountRow } from './amount-rows.js';
import { amountRows, rowsOfLine, rowsOfTable } from './amount-rows.js';
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

/** A table or a row of text whose amounts prove its unit, and where it stands. */
export interface Proven {
  readonly line: number;
  readonly end: number;
  readonly ruling: Ruling;
}

/** All of them, in line order. */
export const provenPlaces = once((document: Document): readonly Proven[] => {
  const found: Proven[] = [];
  const seen = new Set<Placed | number>();
  for (const { placed, line } of amountRows(document)) {
    const key = placed ?? line;
    if (seen.has(key)) continue;
    seen.add(key);
    const ruling = placed ? provenTable(placed, document) : provenLine(document, line);
    if (ruling) found.push({ line: placed?.table.line ?? line, end: placed?.table.end ?? line, ruling });
  }
  return found.sort((a, b) => a.line - b.line);
});

function agreed([first, ...others]: readonly Ruling[]): Ruling | null {
  return first && others.every((r) => isSameUnit(first, r)) ? first : null;
}

/** What the rows with a unit say in which the same amounts stand: none when they differ, and none for a row with a unit. */
function proof(document: Document, row: AmountRow, key: string): readonly Ruling[] {
  const [own] = amountsOf(row, key);
  const others = (rowsWith(document).get(key) ?? []).filter(
    (other) => other.line !== row.line && (other.placed === null || other.placed !== row.placed),
  );
  if (!own || others.length === 0 || row.declared(own)) return [];
  const told = others.flatMap((other) => {
    const [amount] = amountsOf(other, key);
    const ruling = amount ? other.declared(amount) : null;
    return ruling ? [{ ruling, other }] : [];
  });
  const [first] = told;
  if (!first || !agreed(told.map(({ ruling }) => ruling)) || !mayBeIn(first.ruling, key)) return [];
  const also = { what: 'same amount', line: first.other.line, text: first.other.text } as const;
  return [{ ...first.ruling, rule: 'same amount', shares: null, also }];
}

/** "(in ₹)" is said of prices and of earnings per share as well: only long amounts are printed in full. */
function mayBeIn({ words }: Ruling, key: string): boolean {
  return (
    words.scale !== 'one' ||
    key.split(' ').every((value) => /^\d+$/.test(value) && value.length >= FULL_DIGITS)
  );
}

/** The rows of amounts by the pairs and the long amounts in them. */
export const rowsWith = once((document: Document): ReadonlyMap<string, readonly AmountRow[]> => {
  const found = new Map<string, AmountRow[]>();
  for (const row of amountRows(document)) {
    for (const key of new Set([...pairsOf(row), ...singlesOf(row)])) {
      const held = found.get(key);
      if (held) held.push(row);
      else found.set(key, [row]);
    }
  }
  return found;
});

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
