import type { Book } from '../book.js';
import { COMPANIES, GRANTEE_GROUPS, GUARANTEES } from '../heads/bodies.js';
import { split } from '../ledger.js';
import { crore } from '../money.js';
import { between } from '../random.js';
import { column, Sheet } from '../sheet.js';

/** Statement No. 8: investments, with counts, rupees, per cent and lakh side by side. */
export function investments(book: Book): void {
  book.statement('8', '## Statement No. 8 – Statement of Investments of the Government');
  const sheet = new Sheet(
    [column.count(), column.words(), column.lakh(), column.words(), column.lakh('Nil')],
    [
      [
        'Name of concern',
        'Number of shares',
        'Face value of each share (Rs.)',
        'Amount invested (Rs. in lakh)',
        'Percentage of Government investment',
        'Dividend received during 2024-25 (Rs. in lakh)',
      ],
    ],
  );
  for (const group of new Set(COMPANIES.map((company) => company.group))) {
    sheet.heading(group);
    for (const { name, shares, face, holding, dividend } of COMPANIES.filter((each) => each.group === group))
      sheet.item(name, name, [shares, String(face), (shares * face) / 1_000, holding || '…', dividend]);
    sheet.total(1, `Total – ${group.replace(/^\S+ /, '')}`);
  }
  book.table(sheet.total(2, 'Total – Investments'), { onNextPage: 'head again', boldTotals: true });
}

const GUARANTEE_HEAD =
  '<tr><td colspan="8">(₹ in crore)</td></tr><tr><td rowspan="2">Class</td><td rowspan="2">Number of guarantees</td>' +
  '<td rowspan="2">Maximum amount guaranteed</td><td colspan="2">Outstanding as on</td><td colspan="2">During 2024-25</td>' +
  '<td rowspan="2">Outstanding in per cent of the maximum</td></tr><tr><td>31st March 2025</td><td>31st March 2024</td>' +
  '<td>Additions</td><td>Deletions</td></tr>';

/** Statement No. 9: guarantees as one line of HTML in crore, and their fees in lakh. */
export function guarantees(book: Book): void {
  book.statement('9', '## Statement No. 9: Statement of Guarantees given by the Government');
  book.line('### 9-A Guarantees by class', '');
  const sheet = new Sheet(
    [
      column.count(),
      column.crore(),
      column.crore(),
      column.crore(),
      column.crore(),
      column.crore(),
      column.percent((cells) => [cells[2] ?? 0, cells[1] ?? 0]),
    ],
    [],
  );
  for (const { group, count, maximum, opening, added, deleted } of GUARANTEES)
    sheet.item(group, group, [
      count,
      crore(maximum),
      crore(opening + added - deleted),
      crore(opening),
      crore(added),
      crore(deleted),
    ]);
  book.htmlTable(sheet.total(1, 'Total'), GUARANTEE_HEAD);
  book.line('### 9-B Guarantee fees', '', '(Rs. in lakh)', '');
  const fees = new Sheet(
    [column.lakh('Nil'), column.lakh('Nil'), column.percent((cells) => [cells[1] ?? 0, cells[0] ?? 0])],
    [['Class', 'Fees receivable 2024-25', 'Fees received 2024-25', 'Received in per cent']],
  );
  for (const { group, fee } of GUARANTEES) {
    const received = crore(fee);
    fees.item(group, group, [received + Math.round(received * between(`fee ${group}`, 0, 0.2)), received]);
  }
  book.table(fees.total(1, 'Total'), { onNextPage: 'head again' });
}

/** Statement No. 10: grants-in-aid by receiving body, in lakh. */
export function grantsInAid(book: Book): void {
  book.statement('10', '## S T A T E M E N T  No. 10: Statement of Grants-in-aid given by the Government');
  book.line('(Rs. in lakh)', '');
  const sheet = new Sheet(
    [column.lakh('..'), column.lakh('..'), column.lakh('..')],
    [
      ['Receiving body', 'Actuals', 'Of which for assets', 'Actuals'],
      ['', '2024-25', '2024-25', '2023-24'],
    ],
  );
  for (const [group, size, bodies] of GRANTEE_GROUPS) {
    const now = split(group, 'now', crore(size), bodies);
    const assets = split(group, 'assets', crore(size * 0.12), bodies);
    const before = split(group, 'before', crore(size * between(group, 0.86, 1.02)), bodies);
    sheet.heading(group);
    for (const [i, body] of bodies.entries())
      sheet.item(`${group[0]} ${body}`, body, [now[i] ?? 0, assets[i] ?? 0, before[i] ?? 0]);
    sheet.total(1, `Total – ${group.slice(3)}`);
  }
  book.table(sheet.total(2, 'Total – Grants-in-aid'), { onNextPage: 'head again', boldTotals: true });
}
