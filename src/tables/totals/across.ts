import type { AmountRow, Amounts } from './amounts.js';
import type { Part, SumCheck } from './sums.js';
import { checked, evidenceIn, printedIn } from './sums.js';

/** A column that adds up columns left of it, and by which signs. */
interface Rule {
  readonly total: number;
  readonly first: number;
  readonly signs: readonly (1 | -1)[];
  readonly checks: readonly SumCheck[];
}

/** Rows that must come out before a column is taken for the sum of others, and the share of those that may not. */
const FEWEST_ROWS = 3;
const MOST_FAILED = 0.2;
/** Digits that must agree in them together. */
const EVIDENCE = 12;
/** Columns that are added up across; and columns of a table that is looked at. */
const MOST_PARTS = 6;
const MOST_COLUMNS = 30;

/** The columns of a table that add up others, row by row: totals, and opening plus additions less deductions. */
export function acrossOf(amounts: Amounts): readonly SumCheck[] {
  const columns = amounts.steps.length;
  if (columns > MOST_COLUMNS) return [];
  const found: SumCheck[] = [];
  let from = 0;
  for (let total = 2; total < columns; total += 1) {
    const rule = ruleFor(total, from, amounts);
    if (!rule) continue;
    found.push(...rule.checks);
    // the columns behind it are those of another year
    if (rule.signs.length > 2) from = total + 1;
  }
  return found;
}

function ruleFor(total: number, from: number, amounts: Amounts): Rule | null {
  let best: Rule | null = null;
  let most = 0;
  const rows = amounts.rows.filter((row) => row.amounts[total]?.printed);
  if (rows.length < FEWEST_ROWS) return null;
  for (let first = total - 2; first >= Math.max(from, total - MOST_PARTS); first -= 1) {
    for (const signs of signings(total - first)) {
      const rule = { total, first, signs };
      if (!mayHold(rows, rule, amounts)) continue;
      const checks = rows.flatMap((row) => checkIn(row, rule, amounts) ?? []);
      const evidence = checks.reduce((sum, c) => sum + (cancels(c) ? 0 : evidenceIn(c, amounts)), 0);
      if (evidence > most && isSure(checks, evidence, amounts)) {
        best = { ...rule, checks };
        most = evidence;
      }
    }
  }
  return best;
}

function isSure(checks: readonly SumCheck[], evidence: number, amounts: Amounts): boolean {
  const held = checks.filter((check) => evidenceIn(check, amounts) > 0 && !cancels(check)).length;
  const failed = checks.filter(({ holds }) => !holds).length;
  return held >= FEWEST_ROWS && evidence >= EVIDENCE && failed <= MOST_FAILED * (held + failed);
}

/** True for carrying amount less fair value plus carrying amount: where two are the same, any third comes out. */
function cancels({ parts, total }: SumCheck): boolean {
  return parts.some(({ counts }) => counts < 0) && parts.some(({ amount }) => amount.value === total.value);
}

/** Quick answer for most: it comes out in most of the first rows. */
function mayHold(rows: readonly AmountRow[], rule: Omit<Rule, 'checks'>, amounts: Amounts): boolean {
  let held = 0;
  let failed = 0;
  for (const row of rows) {
    const check = checkIn(row, rule, amounts);
    if (!check) continue;
    if (check.holds) held += 1;
    else failed += 1;
    if (held + failed === 6) break;
  }
  return held > failed;
}

function checkIn(
  row: AmountRow,
  { total, first, signs }: Omit<Rule, 'checks'>,
  amounts: Amounts,
): SumCheck | null {
  const amount = row.amounts[total];
  if (!amount?.printed) return null;
  const parts: Part[] = [];
  for (const [i, sign] of signs.entries()) {
    if (row.unread.has(first + i)) return null;
    const part = row.amounts[first + i];
    if (part) parts.push({ amount: part, counts: sign * part.value, row });
  }
  return printedIn(parts) < 2 ? null : checked(amount, row, total + 1, parts, amounts);
}

/** All plain first, then those that take some columns away; the first one counts. */
function* signings(count: number): Generator<readonly (1 | -1)[]> {
  for (let mask = 0; mask < 2 ** (count - 1); mask += 1)
    yield Array.from({ length: count }, (_, i) => (i > 0 && (mask >> (i - 1)) & 1 ? -1 : 1));
}
