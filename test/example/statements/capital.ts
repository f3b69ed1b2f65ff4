import { CAPITAL, ledgers, outlayBefore } from '../accounts.js';
import type { Book } from '../book.js';
import { type Ledger, split } from '../ledger.js';
import { column, Sheet } from '../sheet.js';

/** Statement No. 5: capital outlay of all years by major head, in lakh. */
export function progressiveCapital(book: Book): void {
  book.statement('5', '## STATEMENT NO. 5: STATEMENT OF PROGRESSIVE CAPITAL EXPENDITURE');
  book.line('(Rs. in lakh)', '');
  const sheet = new Sheet(
    [column.lakh(), column.lakh(), column.lakh(), column.lakh(), column.growth(3, 1)],
    [
      [
        'Major head',
        'Expenditure during 2023-24',
        'Progressive',
        'Expenditure during 2024-25',
        'Progressive',
        'Increase',
      ],
      ['', '', 'up to 2023-24', '', 'up to 2024-25', 'in per cent'],
    ],
  );
  const group = (heading: string, heads: readonly Ledger[]) => {
    sheet.heading(heading);
    for (const ledger of heads) {
      const progressive = outlayBefore(ledger);
      sheet.item(ledger.code, `${ledger.code} ${ledger.title}`, [
        ledger.before,
        progressive,
        ledger.now,
        progressive + ledger.now,
      ]);
    }
    sheet.total(1, `Total – ${heading}`);
  };
  group('A. Capital Account of General Services', ledgers.capitalGeneral);
  group('B. Capital Account of Social Services', ledgers.capitalSocial);
  group('C. Capital Account of Economic Services', ledgers.capitalEconomic);
  book.table(sheet.total(2, 'Total – Capital expenditure'), { onNextPage: 'head again', boldTotals: true });
}

/** Statement No. 16: capital outlay by minor heads, in lakh. The unit is printed once. */
export function capitalByMinorHead(book: Book): void {
  book.statement('16', '## Statement No. 16 – Detailed Statement of Capital Expenditure by Minor Heads');
  book.line('(Rs. in lakh)', '');
  const sheet = new Sheet(
    [column.lakh('..'), column.lakh('..'), column.lakh('..')],
    [
      ['Head of account', 'Expenditure', 'Expenditure', 'Expenditure'],
      ['', 'during 2023-24', 'during 2024-25', 'up to 31st March 2025'],
    ],
  );
  for (const ledger of CAPITAL) {
    const { code, title, entries } = ledger;
    const past = split(
      code,
      'past',
      outlayBefore(ledger),
      entries.map((entry) => `${entry.code} ${entry.title}`),
    );
    sheet.heading(`${code} ${title}`);
    for (const [i, entry] of entries.entries())
      sheet.item(entry.code, `${entry.code} ${entry.title}`, [
        entry.before,
        entry.now,
        (past[i] ?? 0) + entry.now,
      ]);
    sheet.total(1, `Total – ${code}`);
  }
  sheet.total(2, 'Total – Capital expenditure');
  book.table(sheet, { onNextPage: 'row as head', again: ['**Statement No. 16 – contd.**'] });
}
