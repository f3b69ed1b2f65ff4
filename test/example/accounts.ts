import { CAPITAL_ECONOMIC, CAPITAL_GENERAL, CAPITAL_SOCIAL } from './heads/capital.js';
import {
  type Liability,
  MARKET_LOANS,
  OTHER_INTERNAL_DEBT,
  PUBLIC_ACCOUNT,
  UNION_LOANS,
} from './heads/debt.js';
import { ECONOMIC_SERVICES, GENERAL_SERVICES, SOCIAL_SERVICES } from './heads/expenditure.js';
import { LOAN_HEADS, type LoanHead } from './heads/loans.js';
import { GRANTS, NON_TAX, OWN_TAXES, SHARED_TAXES } from './heads/receipts.js';
import { type Ledger, ledgerOf, split, sum, total } from './ledger.js';
import { type Amount, crore } from './money.js';
import { between } from './random.js';

/** A balance that moved in 2024-25. */
export interface Movement {
  readonly code: string;
  readonly title: string;
  readonly opening: Amount;
  readonly received: Amount;
  readonly repaid: Amount;
  readonly closing: Amount;
}

/** A loan to a body; `received` is what it was advanced. */
export interface BorrowerLoan extends Movement {
  readonly interest: Amount;
}

export interface LoanLedger {
  readonly head: LoanHead;
  readonly loans: readonly BorrowerLoan[];
}

const ledgers = {
  sharedTaxes: SHARED_TAXES.map(ledgerOf),
  ownTaxes: OWN_TAXES.map(ledgerOf),
  nonTax: NON_TAX.map(ledgerOf),
  grants: GRANTS.map(ledgerOf),
  general: GENERAL_SERVICES.map(ledgerOf),
  social: SOCIAL_SERVICES.map(ledgerOf),
  economic: ECONOMIC_SERVICES.map(ledgerOf),
  capitalGeneral: CAPITAL_GENERAL.map(ledgerOf),
  capitalSocial: CAPITAL_SOCIAL.map(ledgerOf),
  capitalEconomic: CAPITAL_ECONOMIC.map(ledgerOf),
};

export const RECEIPTS: readonly Ledger[] = [
  ...ledgers.sharedTaxes,
  ...ledgers.ownTaxes,
  ...ledgers.nonTax,
  ...ledgers.grants,
];
export const EXPENDITURE: readonly Ledger[] = [...ledgers.general, ...ledgers.social, ...ledgers.economic];
export const CAPITAL: readonly Ledger[] = [
  ...ledgers.capitalGeneral,
  ...ledgers.capitalSocial,
  ...ledgers.capitalEconomic,
];
export { ledgers };

function movement(code: string, title: string, opening: Amount, received: Amount, repaid: Amount): Movement {
  return { code, title, opening, received, repaid, closing: opening + received - repaid };
}

function movementOf({ code, title, balance, received, repaid }: Liability): Movement {
  const drawn = (what: string, size: number) => crore(size * between(`${code} ${what}`, 0.95, 1.05));
  const inward = drawn('received', received);
  return movement(
    code,
    title,
    drawn('balance', balance),
    inward,
    received === repaid ? inward : drawn('repaid', repaid),
  );
}

/** Market loans: those that mature in 2024-25 are discharged, new ones are raised. */
export const MARKET: readonly Movement[] = MARKET_LOANS.map(({ rate, matures, balance }) => {
  const opening = crore(balance);
  const raised = balance === 0 ? crore(Math.round(between(`raised ${rate}`, 28, 46)) * 100) : 0;
  const title = `Vanadesh State Development Loan ${matures}`;
  return movement(rate, title, opening, raised, matures === 2024 ? opening : 0);
});
export const INTERNAL: readonly Movement[] = OTHER_INTERNAL_DEBT.map(movementOf);
export const UNION: readonly Movement[] = UNION_LOANS.map(movementOf);
export const PUBLIC: readonly Movement[] = PUBLIC_ACCOUNT.map(movementOf);

function loanLedger(head: LoanHead): LoanLedger {
  const parts = (what: string, low: number, high: number) =>
    split(head.code, what, crore(head.size * between(`${head.code} ${what}`, low, high)), head.borrowers);
  const opening = parts('opening', 0.97, 1.06);
  const advanced = parts('advanced', 0.06, 0.19);
  const repaid = parts('repaid', 0.03, 0.09);
  const interest = parts('interest', 0.01, 0.05);
  const loans = head.borrowers.map((borrower, i) => {
    const [, code = '', title = ''] = /^(\S+) (.*)$/.exec(borrower) ?? [];
    const owed = opening[i] ?? 0;
    const lent = advanced[i] ?? 0;
    const moved = movement(`${head.code}-${code}`, title, owed, lent, Math.min(repaid[i] ?? 0, owed + lent));
    return { ...moved, interest: interest[i] ?? 0 };
  });
  return { head, loans };
}

export const LOANS: readonly LoanLedger[] = LOAN_HEADS.map(loanLedger);

/** The sum of one side of movements. */
export function moved(
  movements: readonly Movement[],
  side: 'opening' | 'received' | 'repaid' | 'closing',
): Amount {
  return sum(movements.map((each) => each[side]));
}

const lent = LOANS.flatMap(({ loans }) => loans);
const debt = [...MARKET, ...INTERNAL, ...UNION];

/** Receipts and disbursements of a year that the statements of Volume I are made of. */
export interface Year {
  readonly revenue: Amount;
  readonly revenueExpenditure: Amount;
  readonly capital: Amount;
  readonly recovered: Amount;
  readonly lent: Amount;
  readonly borrowed: Amount;
  readonly repaid: Amount;
  readonly publicReceived: Amount;
  readonly publicRepaid: Amount;
  readonly opening: Amount;
}

const OPENING_CASH = crore(4_218.46);

export const THIS_YEAR: Year = {
  revenue: total(RECEIPTS, 'now'),
  revenueExpenditure: total(EXPENDITURE, 'now'),
  capital: total(CAPITAL, 'now'),
  recovered: moved(lent, 'repaid'),
  lent: moved(lent, 'received'),
  borrowed: moved(debt, 'received'),
  repaid: moved(debt, 'repaid'),
  publicReceived: moved(PUBLIC, 'received'),
  publicRepaid: moved(PUBLIC, 'repaid'),
  opening: OPENING_CASH,
};

const before: Omit<Year, 'opening'> = {
  revenue: total(RECEIPTS, 'before'),
  revenueExpenditure: total(EXPENDITURE, 'before'),
  capital: total(CAPITAL, 'before'),
  recovered: crore(216.84),
  lent: crore(402.19),
  borrowed: crore(19_846.7),
  repaid: crore(4_932.55),
  publicReceived: crore(9_204.61),
  publicRepaid: crore(8_377.02),
};
export const LAST_YEAR: Year = { ...before, opening: OPENING_CASH - netFlow(before) };

function netFlow(year: Omit<Year, 'opening'>): Amount {
  return (
    year.revenue +
    year.recovered +
    year.borrowed +
    year.publicReceived -
    (year.revenueExpenditure + year.capital + year.lent + year.repaid + year.publicRepaid)
  );
}

/** The cash balance at the end of the year. */
export function closingCash(year: Year): Amount {
  return year.opening + netFlow(year);
}

/** Capital outlay of all years up to the end of 2023-24, by major head. */
export function outlayBefore(ledger: Ledger): Amount {
  return crore((ledger.before / 10_000) * between(`${ledger.code} progressive`, 6, 13));
}

export const LENT: readonly BorrowerLoan[] = lent;
export const DEBT: readonly Movement[] = debt;
