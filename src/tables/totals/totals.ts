import { acrossOf } from './across.js';
import type { Amount, AmountRow, Amounts, KnownFigures, SumRow } from './amounts.js';
import { amountsOf } from './amounts.js';
import { CLAIMS, MEMO, SUMS, TAKEN } from './row-labels.js';
import type { Open, Part, Run, SumCheck } from './sums.js';
import { evidenceIn, MOST_ROWS, printedIn, runOf, runsTo } from './sums.js';
import type { Suspect } from './suspect.js';
import { suspectOf } from './suspect.js';

/** Digits that must agree before a row is taken for the sum of others: one that claims to be it, and one that does not. */
const CLAIMED_EVIDENCE = 3;
const EVIDENCE = 6;
/** Of one that is it by custom. */
const SUM_EVIDENCE = 4;
/** Of one that claims it where the rows are those of its block. */
const WHOLE = 1;
/** Digits of the columns that come out right before one that does not is held to be wrong. */
const PROVEN = 4;
/** The same for a row that claims to be a total. */
const PROVEN_TOTAL = 3;
/** The same where the rows are those of the block of a total. */
const PROVEN_BLOCK = 1.5;
/** Digits of a total that is held to be wrong: fewer are one digit apart by chance. */
const FEWEST_DIGITS = 4;
const FEWEST_IN_BLOCK = 2;
/** Digits of a lone total before the damage of one figure is believed that would explain it. */
const LONE = { sign: 4, 'decimal point': 5, digit: 4 } as const;
/** Digits of what comes out and of what nearly does, for a row that does not claim to be a total. */
const NEAR = 5;
/** Digits that agree by chance when one figure may be damaged in any way. */
const SUSPECTED = 2;
/** Parts of a lone total; two are a difference as easily as a sum. */
const FEWEST = 3;

/** A larger table is a list of records, not a statement: its sums are left alone. */
const MOST_PLACES = 100_000;

/** A total that does not come out, and the figure that may be to blame. */
export interface Mismatch {
  readonly check: SumCheck;
  readonly suspect: Suspect | null;
}

export interface Totals {
  /** Sums that come out. */
  readonly held: readonly SumCheck[];
  readonly failed: readonly Mismatch[];
  /** Rows that claim to be a total, and of which no run of rows above makes one. */
  readonly unexplained: readonly AmountRow[];
  /** The decimal places that values of the table are in. */
  readonly places: number;
}

/** Every row of a table that adds up others, in each of its columns. */
export function totalsOf(rows: readonly SumRow[], columns: number, known: KnownFigures = new Map()): Totals {
  if (rows.length * columns > MOST_PLACES) return { held: [], failed: [], unexplained: [], places: 0 };
  const amounts = amountsOf(rows, columns, known);
  const { held, failed, unexplained } = new Reader(amounts).read();
  const across = acrossOf(amounts);
  return {
    held: [...held, ...across.filter((c) => c.holds)],
    failed: [
      ...failed,
      // a total of rows may have a part that no column names
      ...across.flatMap((c) =>
        c.holds || held.some(({ total }) => total === c.total) ? [] : [{ check: c, suspect: suspectOf(c) }],
      ),
    ],
    unexplained,
    places: amounts.places,
  };
}

class Reader {
  readonly #amounts: Amounts;
  readonly #held: SumCheck[] = [];
  readonly #failed: Mismatch[] = [];
  readonly #unexplained: AmountRow[] = [];
  /** Rows that no total has taken up yet. */
  readonly #open: Open[] = [];
  /** How many of them stood there at the last head between the rows, or total. */
  #block = 0;

  constructor(amounts: Amounts) {
    this.#amounts = amounts;
  }

  read(): Omit<Totals, 'places'> {
    let belowTaken = false;
    for (const row of this.#amounts.rows) {
      if (
        row.row.layout.roles[row.row.row] !== 'data' ||
        (row.amounts.every((a) => !a?.printed) && row.unread.size === 0)
      ) {
        belowTaken = TAKEN.test(row.label);
        this.#block = this.#open.length;
        continue;
      }
      // a row of figures without a label is a total by custom
      const claims = row.label === '' || (CLAIMS.test(row.label) && !TAKEN.test(row.label));
      const again = !claims && this.#repeats(row);
      const taken = !claims && TAKEN.test(row.label);
      const open = { row, taken, belowTaken: belowTaken && !claims, memo: MEMO.test(row.label), again };
      const sums = this.#settle(open, claims);
      belowTaken = !claims && (belowTaken || taken);
      if (claims || sums) this.#block = this.#open.length;
    }
    return { held: this.#held, failed: this.#failed, unexplained: this.#unexplained };
  }

  /** Puts a row on top of the open ones, in place of those that it adds up; false when it adds up none. */
  #settle(open: Open, claims: boolean): boolean {
    const { row } = open;
    if (claims && this.#repeats(row)) {
      this.#open.splice(-1, 1, open);
      return true;
    }
    const runs = runsTo(row, this.#open, this.#amounts);
    const best = runs.reduce<Run | null>((a, b) => (a && a.evidence >= b.evidence ? a : b), null);
    const enough = SUMS.test(row.label) ? SUM_EVIDENCE : EVIDENCE;
    if (best && (best.evidence >= enough || (claims && this.#isClaimed(best)))) {
      this.#judge(best, runs, claims);
      if (best.isDifference && !claims) this.#three(open);
      else this.#open.splice(this.#open.length - best.length, best.length, open);
      return true;
    }
    const near = nearest(runs, claims ? SUM_EVIDENCE : NEAR);
    if (near) {
      this.#judge(near, runs, claims);
      this.#open.splice(this.#open.length - near.length, near.length, open);
      return true;
    }
    this.#open.push(open);
    if (!claims) return false;
    // rows that lost their labels may have lost a "Less", too
    const lone = row.label === '' ? null : this.#lone(row);
    if (lone) this.#failed.push(lone);
    else if (row.label !== '') this.#unexplained.push(row);
    return false;
  }

  /** True for what a row that claims to be a total adds up. */
  #isClaimed({ length, checks, evidence }: Run): boolean {
    if (evidence >= CLAIMED_EVIDENCE) return true;
    const held = checks.filter(({ holds }) => holds).length;
    return this.#isBlock(length) && evidence >= WHOLE && held * 2 >= checks.length;
  }

  /** True for all open rows, and for those since the last head or total. */
  #isBlock(length: number): boolean {
    return length === this.#open.length || length === this.#open.length - this.#block;
  }

  /** Whether a row is what is left of two, or the second part of the first, the total below them tells. */
  #three(rest: Open): void {
    const [whole, part] = this.#open.splice(-2);
    if (whole) this.#open.push({ ...whole, ofThree: 'whole' });
    if (part) this.#open.push({ ...part, ofThree: 'part' });
    this.#open.push({ ...rest, ofThree: 'rest' });
  }

  /** The total of one row says the same again. */
  #repeats(row: AmountRow): boolean {
    const above = this.#open.at(-1)?.row;
    return (
      above !== undefined &&
      row.amounts.some((a) => a?.printed) &&
      row.amounts.every((a, c) => isSame(a, above.amounts[c]))
    );
  }

  #judge(best: Run, runs: readonly Run[], claims: boolean): void {
    const held = best.checks.filter((c) => c.holds);
    const failed = best.checks.filter((c) => !c.holds);
    for (const check of held) {
      const part = strayPart(check, held);
      if (part) this.#failed.push(unsigned(check, part));
      else this.#held.push(check);
    }
    const { least, fewest } = this.#proofOf(best, claims);
    const like = failed.filter((check) => isNear(check));
    if (best.evidence < least || like.length > held.length) return;
    for (const check of failed) {
      // a row that another one contains
      if (check.parts.some(({ counts }) => counts === check.difference)) continue;
      // the column has another structure, or another reading
      if (
        runs.some((run) =>
          run.checks.some((c) => c.column === check.column && evidenceIn(c, this.#amounts) > 3),
        )
      )
        continue;
      const suspect = digitsOf(check) >= fewest ? suspectOf(check) : null;
      // a row of more than two parts looks like a difference where the others are nil
      const isPlain = claims || !best.isDifference;
      if (suspect || (isPlain && isLike(check, held) && this.#addsUp(check, held)))
        this.#failed.push({ check, suspect });
    }
  }

  /** Digits of the columns that must come out, and of a total beside them, before it is held to be wrong. */
  #proofOf({ checks, length }: Run, claims: boolean): { readonly least: number; readonly fewest: number } {
    const label = checks[0]?.row.label ?? '';
    const isBlock = claims && this.#isBlock(length);
    if (isBlock && label !== '') return { least: PROVEN_BLOCK, fewest: FEWEST_IN_BLOCK };
    if (isBlock && length >= FEWEST) return { least: PROVEN_TOTAL, fewest: FEWEST_IN_BLOCK };
    const isNamed = (claims && label !== '') || SUMS.test(label);
    return { least: isNamed ? PROVEN_TOTAL : PROVEN, fewest: FEWEST_DIGITS };
  }

  /** True for a column that is added up elsewhere, or beside two that are. */
  #addsUp({ column }: SumCheck, held: readonly SumCheck[]): boolean {
    return held.length > 1 || this.#held.some((c) => c.column === column);
  }

  /** A total of the rows of its block that is one damaged figure away from coming out. */
  #lone(row: AmountRow): Mismatch | null {
    const above = this.#open.slice(0, -1);
    for (const length of new Set([above.length - this.#block, above.length])) {
      if (length < FEWEST || length > MOST_ROWS) continue;
      for (const check of runOf(row, above, this.#amounts, length).checks) {
        const suspect = printedIn(check.parts) >= FEWEST ? suspectOf(check) : null;
        if (suspect && digitsOf(check) >= LONE[suspect.what]) return { check, suspect };
      }
    }
    return null;
  }
}

/** The run that comes out but for one figure whose damage would explain it, of a row that does not claim to be a total. */
function nearest(runs: readonly Run[], least: number): Run | null {
  let best: Run | null = null;
  let most = least;
  for (const run of runs) {
    const failed = run.checks.filter((c) => !c.holds);
    const [only] = failed;
    if (!only || failed.length > 1 || run.evidence < WHOLE || digitsOf(only) < 3) continue;
    if (run.evidence + digitsOf(only) - SUSPECTED <= most || !suspectOf(only)) continue;
    best = run;
    most = run.evidence + digitsOf(only) - SUSPECTED;
  }
  return best;
}

/** A part that is taken away though it is printed as positive, and in another column as negative. */
function strayPart(check: SumCheck, held: readonly SumCheck[]): Part | undefined {
  return check.parts.find(
    ({ row, amount, counts }) =>
      amount.value > 0 &&
      amount.exact === undefined &&
      counts < 0 &&
      !TAKEN.test(row.label) &&
      held.some((other) => other.parts.some((p) => p.row === row && p.amount.value < 0 && p.counts < 0)),
  );
}

/** The same sum with the part as it is printed: it does not come out. */
function unsigned(check: SumCheck, { amount }: Part): Mismatch {
  const parts = check.parts.map((p) => (p.amount === amount ? { ...p, counts: amount.value } : p));
  const difference = check.difference + 2 * amount.value;
  return {
    check: { ...check, parts, difference, holds: false },
    suspect: { what: 'sign', amount, wanted: -amount.value },
  };
}

function isSame(a: Amount | null, b: Amount | null | undefined): boolean {
  return (a?.value ?? 0) === (b?.value ?? 0) && a?.exact === b?.exact;
}

function digitsOf({ total }: SumCheck): number {
  return total.printed?.text.replace(/\D/g, '').length ?? 0;
}

/** True for a total not far off what its parts come to: that of a column of rates is. */
function isNear({ total, difference }: SumCheck): boolean {
  return Math.abs(difference) < Math.abs(total.value);
}

/** True for a total of the size of those that come out, and not far off: no rate, price or share. */
function isLike({ total, parts, difference }: SumCheck, held: readonly SumCheck[]): boolean {
  const most = Math.max(...held.map((c) => printedIn(c.parts)));
  return (
    printedIn(parts) * 2 >= most &&
    Math.abs(difference) * 2 < Math.abs(total.value) &&
    held.some((c) => Math.abs(c.total.value) < Math.abs(total.value) * 50)
  );
}
