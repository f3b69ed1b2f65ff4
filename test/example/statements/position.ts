import {
  CAPITAL,
  closingCash,
  INTERNAL,
  LAST_YEAR,
  LENT,
  ledgers,
  MARKET,
  moved,
  outlayBefore,
  PUBLIC,
  THIS_YEAR,
  UNION,
  type Year,
} from '../accounts.js';
import type { Book } from '../book.js';
import { split, sum, total } from '../ledger.js';
import { type Amount, crore } from '../money.js';
import { column, Sheet } from '../sheet.js';

const CONTINGENCY_FUND = crore(350);
const DATES = ['As on 31st March 2025', 'As on 31st March 2024'];

/** Statement No. 1: assets and liabilities at two balance sheet dates. Liabilities include the surplus, so both sides agree. */
export function financialPosition(book: Book): void {
  book.statement('1', '## Statement No. 1: Statement of Financial Position');
  book.line('(₹ in crore)', '');
  const outlay = sum(CAPITAL.map(outlayBefore));
  const assets: (readonly [string, string, Amount, Amount])[] = [
    ['Cash in treasuries and deposits with the bank', '2(i)', closingCash(THIS_YEAR), closingCash(LAST_YEAR)],
    ['Progressive capital expenditure', '2(iii)', outlay + total(CAPITAL, 'now'), outlay],
    ['Loans and advances', '2(iv)', moved(LENT, 'closing'), moved(LENT, 'opening')],
  ];
  const liabilities: (readonly [string, string, Amount, Amount])[] = [
    [
      'Internal debt',
      '3(i)',
      moved([...MARKET, ...INTERNAL], 'closing'),
      moved([...MARKET, ...INTERNAL], 'opening'),
    ],
    [
      'Loans and advances from the Central Government',
      '3(ii)',
      moved(UNION, 'closing'),
      moved(UNION, 'opening'),
    ],
    ['Contingency Fund (corpus)', '3(iii)', CONTINGENCY_FUND, CONTINGENCY_FUND],
    ...PUBLIC.map(
      ({ code, title, closing, opening }) => [`${code} ${title}`, '3(iv)', closing, opening] as const,
    ),
  ];
  const surplus = (at: 2 | 3) => sum(assets.map((row) => row[at])) - sum(liabilities.map((row) => row[at]));
  liabilities.push(['Cumulative excess of receipts over expenditure', '3(v)', surplus(2), surplus(3)]);
  side(book, 'Assets', assets);
  book.line('**Liabilities**', '');
  side(book, 'Liabilities', liabilities);
  book.paragraph(
    'Cumulative excess of receipts over expenditure differs from the fiscal surplus of the year, since',
    'capital expenditure is an asset of this statement. Progressive capital expenditure is at cost.',
  );
}

function side(book: Book, name: string, rows: readonly (readonly [string, string, Amount, Amount])[]): void {
  const sheet = new Sheet([column.words(), column.crore(), column.crore()], [[name, 'Notes', ...DATES]]);
  for (const [label, note, now, before] of rows) sheet.item(label, label, [note, now, before]);
  book.table(sheet.total(1, `Total – ${name}`), { onNextPage: 'head again' });
}

/** Statement No. 2 with its annexure: the first in crore, the annexure in lakh. */
export function receiptsAndDisbursements(book: Book): void {
  book.statement('2', '## STATEMENT No. 2 – STATEMENT OF RECEIPTS AND DISBURSEMENTS');
  book.line('(₹ in crore)', '');
  const years = [THIS_YEAR, LAST_YEAR];
  const from = (pick: (year: Year) => Amount) => years.map(pick);
  const kinds = (heads: (keyof typeof ledgers)[], year: 'now' | 'before') =>
    sum(heads.map((name) => total(ledgers[name], year)));
  const both = (...heads: (keyof typeof ledgers)[]) => [kinds(heads, 'now'), kinds(heads, 'before')];

  const receipts = new Sheet([column.crore(), column.crore()], [['Receipts', '2024-25', '2023-24']])
    .heading('Part I Consolidated Fund')
    .item('tax', 'Tax revenue', both('sharedTaxes', 'ownTaxes'))
    .item('non-tax', 'Non-tax revenue', both('nonTax'))
    .item('grants', 'Grants-in-aid and contributions', both('grants'))
    .total(1, 'Total – Revenue receipts')
    .item(
      'recoveries',
      'Recoveries of loans and advances',
      from((year) => year.recovered),
    )
    .item(
      'debt',
      'Public debt receipts',
      from((year) => year.borrowed),
    )
    .total(2, 'Total – Part I Consolidated Fund')
    .heading('Part III Public Account')
    .item(
      'public',
      'Receipts of the Public Account',
      from((year) => year.publicReceived),
    )
    .item(
      'opening',
      'Opening cash balance',
      from((year) => year.opening),
    )
    .total(3, 'Grand Total – Receipts');
  book.table(receipts, { onNextPage: 'head again' });

  const disbursements = new Sheet([column.crore(), column.crore()], [['Disbursements', '2024-25', '2023-24']])
    .heading('Part I Consolidated Fund')
    .item('general', 'General services', both('general'))
    .item('social', 'Social services', both('social'))
    .item('economic', 'Economic services, with assignments to local bodies', both('economic'))
    .total(1, 'Total – Revenue expenditure')
    .item('capital', 'Capital expenditure', both('capitalGeneral', 'capitalSocial', 'capitalEconomic'))
    .item(
      'loans',
      'Loans and advances disbursed',
      from((year) => year.lent),
    )
    .item(
      'repayment',
      'Repayment of public debt',
      from((year) => year.repaid),
    )
    .total(2, 'Total – Part I Consolidated Fund')
    .heading('Part III Public Account')
    .item(
      'public',
      'Disbursements of the Public Account',
      from((year) => year.publicRepaid),
    )
    .item('closing', 'Closing cash balance', from(closingCash))
    .total(3, 'Grand Total – Disbursements');
  book.table(disbursements, { onNextPage: 'head again' });
  cashBalances(book);
}

const CASH = [
  'Deposits with the central bank',
  'Investments held in the cash balance investment account',
  'Investments of earmarked funds',
  'Deposits with other banks',
  'Local remittances',
  'Departmental balances',
  'Cash in treasuries',
  'Permanent imprest',
];

function cashBalances(book: Book): void {
  book.turn();
  book.line('### Annexure to Statement No. 2: Cash Balances and Investments of Cash Balances', '');
  book.line('(Rs. in lakh)', '');
  const now = split('cash', 'now', closingCash(THIS_YEAR), CASH);
  const before = split('cash', 'before', closingCash(LAST_YEAR), CASH);
  const sheet = new Sheet([column.lakh('Nil'), column.lakh('Nil')], [['Particulars', ...DATES]]);
  for (const [i, name] of CASH.entries()) sheet.item(name, name, [now[i] ?? 0, before[i] ?? 0]);
  book.table(sheet.total(1, 'Total – Cash balances and investments'), { onNextPage: 'head again' });
  book.paragraph(
    'The State is to keep a least balance of Rs. 2.38 crore with the central bank on every day. When the',
    'balance falls short of it, the deficiency is made good by ways and means advances.',
  );
}
