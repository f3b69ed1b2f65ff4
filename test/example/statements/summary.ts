import {
  CAPITAL,
  EXPENDITURE,
  LAST_YEAR,
  LOANS,
  ledgers,
  moved,
  RECEIPTS,
  THIS_YEAR,
  type Year,
} from '../accounts.js';
import type { Book } from '../book.js';
import { type Ledger, split, total } from '../ledger.js';
import type { Amount } from '../money.js';
import { column, Sheet } from '../sheet.js';

/** Statement No. 3: receipts by major head, in crore. */
export function receiptsByMajorHead(book: Book): void {
  book.statement('3', '## Statement No.3 Statement of Receipts (Consolidated Fund)');
  book.line('(₹ in crore)', '');
  const whole = total(RECEIPTS, 'now');
  const sheet = new Sheet(
    [
      column.crore('…'),
      column.crore('…'),
      column.percent((cells) => [cells[0] ?? 0, whole]),
      column.growth(0, 1),
    ],
    [
      [
        'Head of account',
        'Actuals 2024-25',
        'Actuals 2023-24',
        'Per cent of revenue receipts',
        'Per cent increase',
      ],
    ],
  );
  const group = (heading: string, label: string, heads: readonly Ledger[]) => {
    sheet.heading(heading);
    for (const { code, title, now, before } of heads) sheet.item(code, `${code} ${title}`, [now, before]);
    sheet.total(1, `Total – ${label}`);
  };
  group('A. Tax Revenue: own taxes', 'Own tax revenue', ledgers.ownTaxes);
  group('A. Tax Revenue: share of the taxes of the Union', 'Share of Union taxes', ledgers.sharedTaxes);
  group('B. Non-tax Revenue', 'Non-tax revenue', ledgers.nonTax);
  group('C. Grants-in-aid and Contributions', 'Grants-in-aid', ledgers.grants);
  sheet.total(2, 'Total – Revenue receipts');
  book.table(sheet, {
    onNextPage: 'head again',
    again: ['**STATEMENT No. 3 – contd.**', '', '(₹ in crore)'],
    boldTotals: true,
  });
}

interface Function {
  readonly code: string;
  readonly title: string;
  revenue: Amount;
  capital: Amount;
  loans: Amount;
}

/** Statement No. 4: by function in crore (4-A), by nature in lakh (4-B). */
export function expenditure(book: Book): void {
  book.statement('4', '## Statement No. 4 Statement of Expenditure (Consolidated Fund)');
  book.line('### 4-A Expenditure by function', '', '(₹ in crore)', '');
  const sheet = new Sheet(
    [column.crore('–'), column.crore('–'), column.crore('–'), column.crore('–')],
    [
      ['Function', '2024-25', '', '', ''],
      ['', 'Revenue', 'Capital', 'Loans and Advances', 'Total'],
    ],
  );
  for (const [heading, functions] of functionsBySector()) {
    sheet.heading(heading);
    for (const { code, title, revenue, capital, loans } of functions)
      sheet.item(code, title, [revenue, capital, loans, revenue + capital + loans]);
    sheet.total(1, `Total – ${heading.slice(3)}`);
  }
  sheet.total(2, 'Total – Expenditure, Consolidated Fund');
  book.table(sheet, { onNextPage: 'row as head', again: ['Statement No. 4 (Contd.)'] });
  byNature(book);
}

/** Heads that begin with 2, 4, 6 share one list of functions, heads that begin with 3, 5, 7 another. */
function functionOf(code: string): string {
  return `${'246'.includes(code[0] ?? '') ? 2 : 3}${code.slice(1)}`;
}

function functionsBySector(): (readonly [string, readonly Function[]])[] {
  const all = new Map<string, Function>();
  const at = (code: string, title: string): Function => {
    const key = functionOf(code);
    const known = all.get(key) ?? { code: key, title: plain(title), revenue: 0, capital: 0, loans: 0 };
    all.set(key, known);
    return known;
  };
  for (const { code, title, now } of EXPENDITURE) at(code, title).revenue += now;
  for (const { code, title, now } of CAPITAL) at(code, title).capital += now;
  for (const { head, loans } of LOANS) at(head.code, head.title).loans += moved(loans, 'received');
  const sorted = [...all.values()].sort((a, b) => a.code.localeCompare(b.code));
  return [
    ['A. General Services', sorted.filter(({ code }) => code < '2200')],
    ['B. Social Services', sorted.filter(({ code }) => code >= '2200' && code < '2400')],
    ['C. Economic Services and Others', sorted.filter(({ code }) => code >= '2400')],
  ];
}

function plain(title: string): string {
  return title.replace(/^Capital Outlay on |^Loans for /, '');
}

/** Objects of expenditure that no head of account gives; the largest first. */
const OBJECTS = [
  'Salaries',
  'Grants-in-aid, salaries',
  'Grants-in-aid, others',
  'Subsidies',
  'Major works',
  'Social security pensions',
  'Minor works and maintenance',
  'Investments',
  'Office expenses',
  'Materials and supplies',
  'Scholarships and stipends',
  'Machinery and equipment',
  'Deduct – Recoveries',
];

function byNature(book: Book): void {
  book.turn();
  book.line('### 4-B Expenditure by nature', '', '(Rs. in lakh)', '');
  const years = [natureOf('now', THIS_YEAR), natureOf('before', LAST_YEAR)];
  const sheet = new Sheet(
    [column.lakh('-'), column.lakh('-')],
    [['Object of expenditure', '2024-25', '2023-24']],
  );
  for (const [i, [name]] of (years[0] ?? []).entries())
    sheet.item(
      name,
      name,
      years.map((year) => year[i]?.[1] ?? 0),
    );
  book.table(sheet.total(1, 'Total'), { onNextPage: 'head again' });
}

/** Pensions, interest and loans are what the accounts hold; the rest is shared out. */
function natureOf(name: 'now' | 'before', year: Year): (readonly [string, Amount])[] {
  const of = (code: string) => EXPENDITURE.find((ledger) => ledger.code === code)?.[name] ?? 0;
  const known: (readonly [string, Amount])[] = [
    ['Pensions', of('2071')],
    ['Interest', of('2049')],
    ['Loans and advances', year.lent],
  ];
  const rest = year.revenueExpenditure + year.capital - of('2071') - of('2049');
  const shared = split('nature', name, rest, OBJECTS);
  return [...known, ...OBJECTS.map((object, i) => [object, shared[i] ?? 0] as const)];
}
