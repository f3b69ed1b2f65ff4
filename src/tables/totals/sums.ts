import type { Amount, AmountRow, Amounts } from './amounts.js';
import { exactOf } from './amounts.js';

/** A part of a sum: what stands in a place of the table, and what it counts there. */
export interface Part {
  readonly amount: Amount;
  readonly counts: number;
  readonly row: AmountRow;
}

/** A total in one column, and what it was held against. */
export interface SumCheck {
  readonly total: Amount;
  /** The row of the total. */
  readonly row: AmountRow;
  readonly column: number;
  readonly parts: readonly Part[];
  /** What the parts add up to, less the total; zero or within rounding where the sum holds. */
  readonly difference: number;
  readonly holds: boolean;
}

/** A row that waits for the total that it goes into: an item, or a total of items above it. */
export interface Open {
  readonly row: AmountRow;
  /** "Less: …" */
  readonly taken: boolean;
  /** Below such a row. */
  readonly belowTaken: boolean;
  /** "of which …": contained in a row above. */
  readonly memo: boolean;
  /** Says the same as the row above it. */
  readonly again: boolean;
  /** Of three rows of which the first is the second and the third: which of them it is. */
  readonly ofThree?: 'whole' | 'part' | 'rest';
}

interface Reading {
  /** What a value of a row counts for in a sum; null for a row that does not belong to it. */
  readonly counts: (open: Open, value: number, isFirst: boolean) => number | null;
  /** Of so many rows only. */
  readonly length?: number;
}

/** Taken away however its sign is printed. */
const taken = (value: number): number => -Math.abs(value);

/** Ways to read what stands above a total, in order. */
const READINGS: readonly [Reading, ...Reading[]] = [
  { counts: (open, value) => (isSpent(open) ? null : value) },
  { counts: (open, value) => (isSpent(open) ? null : open.taken ? taken(value) : value) },
  { counts: (open, value) => (isSpent(open) ? null : open.taken || open.belowTaken ? taken(value) : value) },
  {
    counts: (open, value) =>
      isSpent(open) || open.memo || open.again ? null : open.taken ? taken(value) : value,
  },
  // a row and the two that it contains
  { counts: (open, value) => (isContained(open) ? null : open.taken ? taken(value) : value) },
  // income less expenses
  { counts: (_, value, isFirst) => (isFirst ? value : -value), length: 2 },
  // gross less allowance, which may stand in brackets
  { counts: (_, value, isFirst) => (isFirst ? value : taken(value)), length: 2 },
];

/** Income and expenses, where the profit stands below them. */
function isSpent({ ofThree }: Open): boolean {
  return ofThree === 'whole' || ofThree === 'part';
}

function isContained({ ofThree }: Open): boolean {
  return ofThree === 'part' || ofThree === 'rest';
}

/** A run of rows right above a total, read in one way. */
export interface Run {
  /** How many rows above the total it reaches over, those that count for nothing among them. */
  readonly length: number;
  /** True for one row less another. */
  readonly isDifference: boolean;
  readonly checks: readonly SumCheck[];
  /** Decimal digits that agree over all columns: how far it is from chance. */
  readonly evidence: number;
}

/** The runs of open rows right above a total that make it in one column or more. */
export function runsTo(total: AmountRow, open: readonly Open[], amounts: Amounts): readonly Run[] {
  const [first, ...others] = READINGS;
  const plain = lengths(total, open, amounts, first);
  // most rows read in one way only, however often they are read
  const isPlain = open.slice(-MOST_ROWS).every(isItem);
  return [
    ...plain.map((length) => runOf(total, open, amounts, length, first)),
    ...others.flatMap((reading) => {
      const found = isPlain && !reading.length ? plain : lengths(total, open, amounts, reading);
      return found.map((length) => runOf(total, open, amounts, length, reading));
    }),
  ];
}

/** True for a row of which every reading of any length says the same. */
function isItem({ taken, belowTaken, memo, again, ofThree }: Open): boolean {
  return !taken && !belowTaken && !memo && !again && !ofThree;
}

/** No total is looked for further above: the items of a longer list are added up in parts. */
export const MOST_ROWS = 150;

/** The lengths of the runs that make a total, read in one way. */
function lengths(
  total: AmountRow,
  open: readonly Open[],
  { steps }: Amounts,
  { counts, length: only }: Reading,
): readonly number[] {
  const found: { readonly length: number; readonly evidence: number }[] = [];
  const columns = total.amounts.flatMap((amount, at) =>
    amount?.printed ? [{ at, total: amount, step: steps[at] ?? 1, sum: 0, printed: 0 }] : [],
  );
  for (let length = 1; length <= (only ?? Math.min(open.length, MOST_ROWS)); length += 1) {
    const next = open[open.length - length];
    if (!next) break;
    let evidence = 0;
    for (const column of columns) {
      const amount = next.row.amounts[column.at];
      const value = amount ? counts(next, amount.value, length === only) : null;
      if (value !== null) {
        column.sum += value;
        if (amount?.printed) column.printed += 1;
      }
      evidence += agreeing(column.total.value, offIn(column), column.printed, column.step);
    }
    if (evidence > 0) found.push({ length, evidence });
  }
  found.sort((a, b) => b.evidence - a.evidence);
  return found.slice(0, MOST_RUNS).map(({ length }) => length);
}

/** How far a sum in doubles is off its total; a run that may come out to the last digit is looked at closely later. */
function offIn({ total, sum }: { readonly total: Amount; readonly sum: number }): number {
  const off = sum - total.value;
  const isEqual = total.exact !== undefined && Math.abs(off) <= Math.abs(total.value) * IN_DOUBLES;
  return isEqual ? 0 : off;
}

/** So many runs of a reading are looked at, the likeliest first: where all figures are alike, every run comes out. */
const MOST_RUNS = 8;

/** Decimal digits of a total that agree with a sum of so many printed figures; a sum of one is no evidence. */
function agreeing(total: number, difference: number, printed: number, step: number): number {
  const slack = rounding(printed, step);
  const off = Math.abs(difference) * 2;
  if (printed < 2 || off > slack) return 0;
  // one that comes out to the last digit is likelier than one that is off by rounding
  return digits(Math.abs(total) * 2, off === 0 ? 2 * step : slack);
}

/** The run of so many rows. */
export function runOf(
  total: AmountRow,
  open: readonly Open[],
  amounts: Amounts,
  length: number,
  reading: Reading = READINGS[0],
): Run {
  const rows = open.slice(open.length - length);
  const checks = total.amounts.flatMap((amount, c): SumCheck[] => {
    if (!amount?.printed) return [];
    const parts = rows.flatMap((o, i): Part[] => {
      const part = o.row.amounts[c];
      const counts = part ? reading.counts(o, part.value, i === 0) : null;
      return part && counts !== null ? [{ amount: part, counts, row: o.row }] : [];
    });
    const check = checked(amount, total, c + 1, parts, amounts);
    // what could not be read may be what is missing
    return check && (check.holds || !rows.some(({ row }) => row.unread.has(c))) ? [check] : [];
  });
  const isDifference = reading.length === 2;
  return {
    length,
    isDifference,
    checks,
    evidence: checks.reduce((sum, c) => sum + evidenceIn(c, amounts), 0),
  };
}

/** A total held against its parts; null where none of them prints a figure. */
export function checked(
  total: Amount,
  row: AmountRow,
  column: number,
  parts: readonly Part[],
  { steps }: Amounts,
): SumCheck | null {
  const printed = printedIn(parts);
  if (printed === 0) return null;
  const difference = differenceOf(total, parts);
  const holds = Math.abs(difference) * 2 <= rounding(printed, steps[column - 1] ?? 1);
  return { total, row, column, parts, difference, holds };
}

/** How far sums of many large amounts may be off in doubles, as a share. */
const IN_DOUBLES = 1e-13;

/** What the parts come to, less the total, to the last digit. */
function differenceOf(total: Amount, parts: readonly Part[]): number {
  if (total.exact === undefined && parts.every(({ amount }) => amount.exact === undefined))
    return parts.reduce((sum, { counts }) => sum + counts, 0) - total.value;
  const sum = parts.reduce((all, { amount, counts }) => {
    const isTurned = counts < 0 !== amount.value < 0;
    return all + (isTurned ? -exactOf(amount) : exactOf(amount));
  }, 0n);
  return Number(sum - exactOf(total));
}

/** Decimal digits that agree in one sum. */
export function evidenceIn({ total, parts, column, difference }: SumCheck, { steps }: Amounts): number {
  return agreeing(total.value, difference, printedIn(parts), steps[column - 1] ?? 1);
}

/** How many parts print a figure. */
export function printedIn(parts: readonly Part[]): number {
  return parts.filter(({ amount }) => amount.printed).length;
}

/** Twice what rounding takes a sum of so many figures and its total apart at most. */
function rounding(figures: number, step: number): number {
  return (figures + 1) * step;
}

/** How many decimal digits of an amount stand above what rounding may change. */
function digits(amount: number, slack: number): number {
  return amount <= slack ? 0 : Math.log10(amount / slack);
}
