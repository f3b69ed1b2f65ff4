import { type Amount, crore } from './money.js';
import { between } from './random.js';

/** A major head of account as data: code, title, size in crore, and its minor heads as "code title". */
export interface Head {
  readonly code: string;
  readonly title: string;
  readonly size: number;
  readonly minors: readonly string[];
}

/** One line of the accounts for two years. */
export interface Entry {
  readonly code: string;
  readonly title: string;
  readonly now: Amount;
  readonly before: Amount;
}

/** A major head with its minor heads; its own amounts are the sums of theirs, and whole lakhs. */
export interface Ledger extends Entry {
  readonly entries: readonly Entry[];
}

export function head(code: string, title: string, size: number, minors: readonly string[]): Head {
  return { code, title, size, minors };
}

/** Draws the amounts of a head. A minor head that begins with "Deduct" is negative; one in twelve had nothing before. */
export function ledgerOf({ code, title, size, minors }: Head): Ledger {
  const now = crore(size * between(`${code} size`, 0.93, 1.07));
  const before = crore((now / 10_000) * between(`${code} growth`, 0.84, 1.03));
  const nowParts = split(code, 'now', now, minors);
  const beforeParts = split(code, 'before', before, minors);
  const entries = minors.map((minor, i) => {
    const [, minorCode = '', minorTitle = ''] = /^(\S+) (.*)$/.exec(minor) ?? [];
    return {
      code: `${code}-${minorCode}`,
      title: minorTitle,
      now: nowParts[i] ?? 0,
      before: beforeParts[i] ?? 0,
    };
  });
  return { code, title, now, before, entries };
}

/**
 * Splits an amount over lines so that the parts add up to it: the first line, the largest, takes what is left. `name`
 * decides how large each line is, `year` moves that a little, so that two years of one name resemble each other.
 */
export function split(name: string, year: string, amount: Amount, lines: readonly string[]): Amount[] {
  const weights = lines.map((line, i) => {
    const moved = between(`${name} ${year} ${line}`, 0.88, 1.12);
    if (/^(\S+ )?Deduct/.test(line)) return -between(`${name} ${line}`, 0.002, 0.01) * moved;
    if (i > 1 && between(`${name} ${year} ${line} nil`, 0, 1) < 1 / 16) return 0;
    return (between(`${name} ${line}`, 0.5, 1.5) / (1 + i * i)) * moved;
  });
  const whole = weights.reduce((all, weight) => all + weight, 0);
  const parts = weights.map((weight) => Math.round((amount * weight) / whole));
  const rest = amount - sum(parts);
  return parts.map((part, i) => (i === 0 ? part + rest : part));
}

export function sum(amounts: readonly Amount[]): Amount {
  return amounts.reduce((total, amount) => total + amount, 0);
}

export function total(entries: readonly Entry[], year: 'now' | 'before'): Amount {
  return sum(entries.map((entry) => entry[year]));
}
