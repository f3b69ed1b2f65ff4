import { CAPITAL, closingCash, EXPENDITURE, LAST_YEAR, THIS_YEAR, type Year } from '../accounts.js';
import type { Book } from '../book.js';
import { total } from '../ledger.js';
import { type Amount, crore } from '../money.js';
import { column, Sheet } from '../sheet.js';

/** Statement No. 11: voted and charged expenditure, under a spanning head; the unit is a full-width row of the table. */
export function votedAndCharged(book: Book): void {
  book.statement('11', '## Statement No. 11: Statement of Voted and Charged Expenditure');
  const money = column.crore('..');
  const sheet = new Sheet(
    [money, money, money, money, money, money],
    [
      ['Particulars', 'Actuals 2024-25', '', '', 'Actuals 2023-24', '', ''],
      ['', 'Charged', 'Voted', 'Total', 'Charged', 'Voted', 'Total'],
    ],
  ).heading('(₹ in crore)');
  const item = (key: string, label: string, charged: number, now: Amount, before: Amount) => {
    const [first, second] = [now, before].map((amount) => crore((amount / 10_000) * charged));
    sheet.item(key, label, [
      first ?? 0,
      now - (first ?? 0),
      now,
      second ?? 0,
      before - (second ?? 0),
      before,
    ]);
  };
  item(
    'revenue',
    'Expenditure heads (Revenue Account)',
    0.124,
    total(EXPENDITURE, 'now'),
    total(EXPENDITURE, 'before'),
  );
  item(
    'capital',
    'Expenditure heads (Capital Account)',
    0.002,
    total(CAPITAL, 'now'),
    total(CAPITAL, 'before'),
  );
  item('debt', 'Repayment of public debt', 1, THIS_YEAR.repaid, LAST_YEAR.repaid);
  item('loans', 'Loans and advances', 0, THIS_YEAR.lent, LAST_YEAR.lent);
  book.table(sheet.total(1, 'Total – Consolidated Fund'), { onNextPage: 'head again' });
}

/** Statement No. 12: sources and application of funds; its label column is printed over two columns. */
export function sourcesAndApplication(book: Book): void {
  book.statement('12', '**Statement No.12 – Sources and Application of Funds**');
  book.line('(₹ in crore)', '');
  const sheet = (name: string) =>
    new Sheet([column.words(), column.crore('…'), column.crore('…')], [[name, '', '2024-25', '2023-24']]);
  const pair = (pick: (year: Year) => Amount) => ['', pick(THIS_YEAR), pick(LAST_YEAR)];
  const sources = sheet('Sources')
    .item(
      'revenue',
      'Revenue receipts',
      pair((year) => year.revenue),
    )
    .item(
      'recovered',
      'Recoveries of loans',
      pair((year) => year.recovered),
    )
    .item(
      'borrowed',
      'Borrowings from the market and others',
      pair((year) => year.borrowed),
    )
    .item(
      'public',
      'Net receipts of the Public Account',
      pair((year) => year.publicReceived - year.publicRepaid),
    )
    .total(1, 'Total – Sources');
  book.table(sources, { onNextPage: 'head again' });
  const application = sheet('Application')
    .item(
      'revenue',
      'Revenue expenditure',
      pair((year) => year.revenueExpenditure),
    )
    .item(
      'capital',
      'Capital expenditure',
      pair((year) => year.capital),
    )
    .item(
      'lent',
      'Loans and advances',
      pair((year) => year.lent),
    )
    .item(
      'repaid',
      'Repayment of public debt',
      pair((year) => year.repaid),
    )
    .item(
      'cash',
      'Increase in cash balance',
      pair((year) => closingCash(year) - year.opening),
    )
    .total(1, 'Total – Application');
  book.table(application, { onNextPage: 'head again' });
}
