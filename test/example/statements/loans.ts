import { type BorrowerLoan, LOANS, moved } from '../accounts.js';
import type { Book } from '../book.js';
import { split, sum } from '../ledger.js';
import { crore } from '../money.js';
import { column, Sheet } from '../sheet.js';

/** Statement No. 7: loans by section and major head in crore, and what is overdue in lakh. */
export function loansSummary(book: Book): void {
  book.statement('7', '## Statement No. 7. Statement of Loans and Advances given by the Government');
  book.line('### 7-A Summary of loans and advances', '', '(₹ in crore)', '');
  const money = column.crore('..');
  const sheet = new Sheet(
    [money, money, money, money, money],
    [
      [
        'Loanee group',
        'Balance on 1st April 2024',
        'Disbursed during 2024-25',
        'Repaid during 2024-25',
        'Balance on 31st March 2025',
        'Interest received 2024-25',
      ],
    ],
  );
  for (const [section, ledgers] of sections()) {
    sheet.heading(section);
    for (const { head, loans } of ledgers) sheet.item(head.code, `${head.code} ${head.title}`, sides(loans));
    sheet.total(1, `Total – ${section}`);
  }
  book.table(sheet.total(2, 'Total – Loans and advances'), { onNextPage: 'head again', boldTotals: true });
  overdue(book);
}

function overdue(book: Book): void {
  book.line('### 7-B Repayments in arrears from other loanees', '', '(Rs. in lakh)', '');
  const rows: (readonly [string, string, number])[] = [
    ['Dhavalpur Spinning Mills Ltd', '2011-12', 18.4],
    ['Vanadesh Paper Mills Ltd', '2014-15', 31.75],
    ['Kesarghat Co-operative Sugar Factory Ltd', '2016-17', 12.08],
    ['Handloom Development Corporation Ltd', '2017-18', 6.33],
    ['Vanadesh State Road Transport Corporation', '2018-19', 44.9],
    ['Municipal Council, Sonvada', '2019-20', 3.16],
  ];
  const money = column.lakh('Nil');
  const sheet = new Sheet(
    [money, money, money, column.words()],
    [
      [
        'Loanee',
        'Principal in arrears',
        'Interest in arrears',
        'Total',
        'Earliest period to which arrears relate',
      ],
    ],
  );
  for (const [name, since, size] of rows) {
    const [principal = 0, interest = 0] = split(name, 'arrears', crore(size), ['principal', 'interest']);
    sheet.item(name, name, [principal, interest, principal + interest, since]);
  }
  book.table(sheet.total(1, 'Total – Arrears'), { onNextPage: 'head again' });
}

/** Statement No. 18: every borrower, in lakh. The unit stands once, above the first table of many pages. */
export function loansByBorrower(book: Book): void {
  book.statement(
    '18',
    '## Statement No. 18: Detailed Statement on Loans and Advances made by the Government',
  );
  book.line('(Rs. in lakh)', '');
  const money = column.lakh('..');
  const sheet = new Sheet(
    [money, money, money, money, money],
    [
      ['Head of account and borrower', 'Balance on', 'Advanced', 'Repaid', 'Balance on', 'Interest'],
      ['', '1st April 2024', 'during 2024-25', 'during 2024-25', '31st March 2025', 'received 2024-25'],
    ],
  );
  for (const [section, ledgers] of sections()) {
    sheet.heading(section);
    for (const { head, loans } of ledgers) {
      sheet.heading(`${head.code} ${head.title}`);
      for (const loan of loans)
        sheet.item(`${loan.code} ${loan.title}`, `${loan.code} ${loan.title}`, sides([loan]));
      sheet.total(1, `Total – ${head.code}`);
    }
    sheet.total(2, `Total – ${section}`);
  }
  sheet.total(3, 'Total – Loans and Advances');
  book.table(sheet, { onNextPage: 'row as head', again: ['**STATEMENT No. 18 – contd.**'] });
  book.paragraph(
    'Loans of Rs. 12.5 crore to Dhavalpur Spinning Mills Ltd were sanctioned in March 2025 and drawn in the',
    'next year; they are not in this statement. Terms of 14 loans of Rs. 208.16 lakh are not settled.',
  );
}

/** The sections of the loan heads, in the order of the accounts. */
export function sections(): (readonly [string, typeof LOANS])[] {
  const names = [...new Set(LOANS.map(({ head }) => head.section))];
  return names.map((name) => [name, LOANS.filter(({ head }) => head.section === name)]);
}

function sides(loans: readonly BorrowerLoan[]): number[] {
  return [
    moved(loans, 'opening'),
    moved(loans, 'received'),
    moved(loans, 'repaid'),
    moved(loans, 'closing'),
    sum(loans.map(({ interest }) => interest)),
  ];
}
