import { closingCash, LENT, moved, THIS_YEAR } from '../accounts.js';
import type { Book } from '../book.js';
import { inCrore } from '../money.js';

/** The statements and their titles, as the table of contents lists them. */
const TITLES: readonly (readonly [number: string, title: string])[] = [
  ['1', 'Statement of Financial Position'],
  ['2', 'Statement of Receipts and Disbursements'],
  ['3', 'Statement of Receipts (Consolidated Fund)'],
  ['4', 'Statement of Expenditure (Consolidated Fund)'],
  ['5', 'Statement of Progressive Capital Expenditure'],
  ['6', 'Statement of Borrowings and Other Liabilities'],
  ['7', 'Statement of Loans and Advances given by the Government'],
  ['8', 'Statement of Investments of the Government'],
  ['9', 'Statement of Guarantees given by the Government'],
  ['10', 'Statement of Grants-in-aid given by the Government'],
  ['11', 'Statement of Voted and Charged Expenditure'],
  ['12', 'Sources and Application of Funds'],
  ['13', 'Fiscal Indicators, 2020-21 to 2024-25'],
  ['Notes', 'Notes to Accounts'],
  ['14', 'Detailed Statement of Revenue Receipts by Minor Heads'],
  ['15', 'Detailed Statement of Revenue Expenditure by Minor Heads'],
  ['16', 'Detailed Statement of Capital Expenditure by Minor Heads'],
  ['17', 'Detailed Statement of Borrowings and Other Liabilities'],
  ['18', 'Detailed Statement on Loans and Advances made by the Government'],
  ['App. I', 'Comparative Expenditure on Salary'],
  ['App. II', 'Incomplete Works costing Rs. 20 crore and above'],
  ['App. III', 'Expenditure on Schemes'],
  ['App. IV', 'Grants to Gram Panchayats by District'],
];

/** Title page and contents. The page numbers come from a first rendering. */
export function frontMatter(book: Book, pages: ReadonlyMap<string, number>): void {
  book.line('# Finance Accounts 2024-25', '', 'Government of Vanadesh', '', 'Volumes I and II', '');
  // the title in the State's own script, whose font the converter could not decode
  book.line('\uFFFD\uFFFD\uFFFD\uFFFD\uFFFD \uFFFD\uFFFD\uFFFD\uFFFD 2024-25', '');
  book.line(
    'Vanadesh is an invented State. Its accounts have the shape of real ones and their faults of conversion.',
  );
  book.line('');
  book.turn();
  book.line('## Contents', '', '|Statement No.|Title|Page|', '|---|---|---|');
  for (const [number, title] of TITLES) book.line(`|${number}|${title}|${pages.get(number) ?? ''}|`);
  book.line('');
  book.paragraph(
    'Statements 1 to 13 and the Notes make up Volume I, Statements 14 to 18 and the Appendices Volume II. Amounts are in rupees',
    'crore or in rupees lakh, as each statement says at its head: one crore is one hundred lakh.',
  );
}

/** Notes to Accounts: running text with amounts that set no unit for any table. */
export function notesToAccounts(book: Book): void {
  book.statement('Notes', '## NOTES TO ACCOUNTS');
  const lent = `₹ ${inCrore(moved(LENT, 'closing'))} crore`;
  const cash = `₹ ${inCrore(closingCash(THIS_YEAR))} crore`;
  book.line('### 1. Summary of significant accounting policies', '');
  book.paragraph(
    '(i) The accounts are kept on a cash basis, for the year from 1st April 2024 to 31st March 2025. Physical',
    'assets are not depreciated and losses of value are not entered.',
  );
  book.paragraph(
    '(ii) Pension is paid as it falls due. The liability for future pensions is not valued in these accounts;',
    'an outside study put it at Rs. 1.42 lakh crore in 2021.',
  );
  book.line('### 2. Quality of the accounts', '');
  book.paragraph(
    '(i) The cash balance at the end of the year was ' +
      `${cash}. A difference of Rs. 12.5 crore between the`,
    'accounts and the statement of the bank was under reconciliation in June 2025; Rs. 9.08 crore of it is cleared.',
  );
  book.paragraph(
    '(ii) Minor head 800 took in Rs. 418.66 crore of receipts, 0.39 per cent of the whole. In 2023-24 it had been',
    '1.12 per cent.',
  );
  book.paragraph(
    '(iii) Progressive capital expenditure includes Rs. 64 lakh of works that were given up. It has been under',
    'review since 2019-20.',
  );
  book.paragraph(
    `(iv) Loans and advances of ${lent} were outstanding on 31st March 2025 (Statement No. 18). Of ${LENT.length} borrowers`,
    '37 confirmed their balances. A loan of Rs. 12.5 crore to a spinning mill was sanctioned after the year had closed.',
  );
  book.line('### 3. Guarantees', '');
  book.paragraph(
    'The law of the State limits guarantees to 15 per cent of its domestic product. No guarantee was invoked in the',
    'year; in 2022-23 one of Rs. 3.75 crore was.',
  );
}
