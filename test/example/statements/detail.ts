import { EXPENDITURE, ledgers, RECEIPTS } from '../accounts.js';
import type { Book } from '../book.js';
import type { Ledger } from '../ledger.js';
import { column, Sheet } from '../sheet.js';

/** Statement No. 14: receipts by minor heads, in lakh; later pages have neither header nor unit. */
export function receiptsByMinorHead(book: Book): void {
  book.statement('14', '## Statement No. 14: Detailed Statement of Revenue Receipts by Minor Heads');
  book.line('(Rs. in lakh)', '');
  const sheet = new Sheet(
    [column.lakh(), column.lakh(), column.growth(0, 1)],
    [['Head of account', 'Actuals 2024-25', 'Actuals 2023-24', 'Increase (+) decrease (-) in per cent']],
  );
  group(sheet, 'A. Tax Revenue', [...ledgers.sharedTaxes, ...ledgers.ownTaxes]);
  group(sheet, 'B. Non-tax Revenue', ledgers.nonTax);
  group(sheet, 'C. Grants-in-aid and Contributions', ledgers.grants);
  sheet.total(3, 'Total – Revenue receipts');
  if (sheet.rows.length < RECEIPTS.length) throw new Error('a receipt head is missing');
  book.table(sheet, { onNextPage: 'row as head', again: ['**STATEMENT No. 14 – contd.**'] });
}

function group(sheet: Sheet, heading: string, heads: readonly Ledger[]): void {
  sheet.heading(heading);
  for (const { code, title, entries } of heads) {
    sheet.heading(`${code} ${title}`);
    for (const entry of entries)
      sheet.item(entry.code, `${entry.code} ${entry.title}`, [entry.now, entry.before]);
    sheet.total(1, `Total – ${code}`);
  }
  sheet.total(2, `Total – ${heading}`);
}

/** Statement No. 15: revenue expenditure by minor heads, in lakh; rows go on over the page with nothing between. */
export function expenditureByMinorHead(book: Book): void {
  book.statement('15', '## STATEMENT No. 15 – DETAILED STATEMENT OF REVENUE EXPENDITURE BY MINOR HEADS');
  book.line('(Rs. in lakh)', '');
  const sheet = new Sheet(
    [column.lakh('…'), column.lakh('…'), column.growth(0, 1)],
    [
      ['Head of account', 'Actuals for', 'Actuals for', 'Increase (+) decrease (-)'],
      ['', '2024-25', '2023-24', 'in per cent'],
    ],
  );
  group(sheet, 'A. General Services', ledgers.general);
  group(sheet, 'B. Social Services', ledgers.social);
  group(sheet, 'C. Economic Services', ledgers.economic);
  sheet.total(3, 'Total – Revenue expenditure');
  if (sheet.rows.length < EXPENDITURE.length) throw new Error('an expenditure head is missing');
  book.table(sheet, { onNextPage: 'rows only' });
}
