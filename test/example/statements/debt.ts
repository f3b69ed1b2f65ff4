import { INTERNAL, MARKET, type Movement, moved, PUBLIC, UNION } from '../accounts.js';
import type { Book } from '../book.js';
import { column, Sheet, type Value } from '../sheet.js';

const SIDES = ['opening', 'received', 'repaid', 'closing'] as const;

/** Statement No. 6: borrowings and other liabilities, in crore, under two header rows. */
export function borrowings(book: Book): void {
  book.statement('6', '## Statement No. 6: Statement of Borrowings and Other Liabilities');
  book.line('(` in crore)', '');
  const money = column.crore('..');
  const sheet = new Sheet(
    [money, money, money, money, money, column.growth(3, 0)],
    [
      [
        'Nature of borrowings',
        'Balance as on 1st April 2024',
        'Receipts during the year',
        'Repayments during the year',
        'Balance as on 31st March 2025',
        'Net increase (+) decrease (-)',
        '',
      ],
      ['', '', '', '', '', 'Amount', 'Per cent'],
    ],
  );
  const item = (key: string, label: string, movements: readonly Movement[]) => {
    const values = SIDES.map((side) => moved(movements, side));
    sheet.item(key, label, [...values, moved(movements, 'closing') - moved(movements, 'opening')]);
  };
  sheet.heading('A. Public Debt');
  item('market', '6003 Market loans', MARKET);
  for (const each of INTERNAL) item(each.code, `${each.code} ${each.title}`, [each]);
  sheet.total(1, 'Total – Internal debt');
  for (const each of UNION) item(each.code, `${each.code} ${each.title}`, [each]);
  sheet.total(1, 'Total – Loans from the Central Government').total(2, 'Total – Public debt');
  sheet.heading('B. Other Liabilities');
  for (const each of PUBLIC) item(each.code, `${each.code} ${each.title}`, [each]);
  sheet.total(2, 'Total – Other liabilities').total(3, 'Grand Total');
  book.table(sheet, { onNextPage: 'head again', boldTotals: true });
  book.paragraph(
    'Market loans carry interest between 6.49 and 8.91 per cent. Two loans of Rs. 2,750 crore in all were',
    'discharged in 2024-25 on maturity. No loan was in default.',
  );
}

/** Statement No. 17: each loan, in lakh; the rate of interest is a column of its own. */
export function loansRaised(book: Book): void {
  book.statement('17', '## Statement No. 17 – Detailed Statement of Borrowings and Other Liabilities');
  book.line('### (a) Market loans', '', '(Rs. in lakh)', '');
  const money = column.lakh('Nil');
  const head = [
    [
      'Description of loan',
      'Rate of interest (per cent)',
      'Balance as on 1st April 2024',
      'Raised during the year',
      'Discharged during the year',
      'Balance as on 31st March 2025',
    ],
  ];
  const market = new Sheet([column.words(), money, money, money, money], head);
  for (const loan of MARKET)
    market.item(loan.code, `${loan.title}, ${loan.code} per cent`, row(loan, loan.code));
  book.table(market.total(1, 'Total – (a) Market loans'), { onNextPage: 'row as head' });

  // the unit of part (a) is not printed again: what (b) is in, the report does not say
  book.turn();
  book.line('### (b) Other loans', '');
  const other = new Sheet([column.words(), money, money, money, money], head).heading('6003 Internal debt');
  for (const loan of INTERNAL) other.item(loan.code, `${loan.code} ${loan.title}`, row(loan, 'various'));
  other.total(1, 'Total – 6003').heading('6004 Loans and advances from the Central Government');
  for (const loan of UNION) other.item(loan.code, `${loan.code} ${loan.title}`, row(loan, 'various'));
  other.total(1, 'Total – 6004').total(2, 'Total – (b) Other loans');
  book.table(other, { onNextPage: 'row as head' });
}

function row(movement: Movement, rate: string): Value[] {
  return [rate, ...SIDES.map((side) => movement[side])];
}
