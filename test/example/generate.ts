import { Book } from './book.js';
import { DAMAGES } from './damages.js';
import {
  grantsByDistrict,
  incompleteWorks,
  maturityProfile,
  salaries,
  schemes,
} from './statements/appendices.js';
import { capitalByMinorHead, progressiveCapital } from './statements/capital.js';
import { borrowings, loansRaised } from './statements/debt.js';
import { expenditureByMinorHead, receiptsByMinorHead } from './statements/detail.js';
import { frontMatter, notesToAccounts } from './statements/front.js';
import { sourcesAndApplication, votedAndCharged } from './statements/funds.js';
import { grantsInAid, guarantees, investments } from './statements/holdings.js';
import { loansByBorrower, loansSummary } from './statements/loans.js';
import { financialPosition, receiptsAndDisbursements } from './statements/position.js';
import { expenditure, receiptsByMajorHead } from './statements/summary.js';
import { fiscalTrend } from './statements/trend.js';

const STATEMENTS: readonly ((book: Book) => void)[] = [
  financialPosition,
  receiptsAndDisbursements,
  receiptsByMajorHead,
  expenditure,
  progressiveCapital,
  borrowings,
  loansSummary,
  investments,
  guarantees,
  grantsInAid,
  votedAndCharged,
  sourcesAndApplication,
  fiscalTrend,
  notesToAccounts,
  receiptsByMinorHead,
  expenditureByMinorHead,
  capitalByMinorHead,
  loansRaised,
  maturityProfile,
  loansByBorrower,
  salaries,
  incompleteWorks,
  schemes,
  grantsByDistrict,
];

/** Writes the finance accounts of the invented State of Vanadesh: the same text whenever it is called. */
export function financeAccounts(): Book {
  return render(render(new Map()).startPages);
}

function render(pages: ReadonlyMap<string, number>): Book {
  const book = new Book(DAMAGES);
  frontMatter(book, pages);
  for (const statement of STATEMENTS) statement(book);
  book.close();
  return book;
}
