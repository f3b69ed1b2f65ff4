import { EXPENDITURE, LAST_YEAR, ledgers, THIS_YEAR } from '../accounts.js';
import type { Book } from '../book.js';
import { total } from '../ledger.js';
import { type Amount, crore, indian } from '../money.js';
import { between } from '../random.js';
import { column, Sheet } from '../sheet.js';

const YEARS = ['2020-21', '2021-22', '2022-23', '2023-24', '2024-25'];
/** Gross State domestic product at current prices, in crore. */
const PRODUCT = [438_206, 489_551, 541_870, 590_344, 642_118];

/** Five years that end in two known ones; the three before fall away at a rate that the seed decides. */
function five(seed: string, before: Amount, now: Amount): Amount[] {
  const past = (amount: Amount, year: string) =>
    crore((amount / 10_000) * between(`${seed} ${year}`, 0.86, 0.97));
  const third = past(before, '2022-23');
  const second = past(third, '2021-22');
  return [past(second, '2020-21'), second, third, before, now];
}

function minus(from: readonly Amount[], what: readonly Amount[]): Amount[] {
  return from.map((amount, i) => amount - (what[i] ?? 0));
}

/** Statement No. 13: fiscal indicators of five years: crore, per cent and counts in the rows of one table. */
export function fiscalTrend(book: Book): void {
  book.statement('13', '## Statement No. 13 Fiscal Indicators, 2020-21 to 2024-25');
  book.line('(₹ in crore)', '');
  const money = column.crore('..');
  const own = five('own', total(ledgers.ownTaxes, 'before'), total(ledgers.ownTaxes, 'now'));
  const shared = five('shared', total(ledgers.sharedTaxes, 'before'), total(ledgers.sharedTaxes, 'now'));
  const other = five('other', total(ledgers.nonTax, 'before'), total(ledgers.nonTax, 'now'));
  const grants = five('grants', total(ledgers.grants, 'before'), total(ledgers.grants, 'now'));
  const receipts = YEARS.map((_, i) =>
    [own, shared, other, grants].reduce((sum, part) => sum + (part[i] ?? 0), 0),
  );
  const spent = five('spent', total(EXPENDITURE, 'before'), total(EXPENDITURE, 'now'));
  const capital = five('capital', LAST_YEAR.capital, THIS_YEAR.capital);
  const net = five('net', LAST_YEAR.lent - LAST_YEAR.recovered, THIS_YEAR.lent - THIS_YEAR.recovered);
  const surplus = minus(receipts, spent);
  const fiscal = minus(minus(surplus, capital), net);

  const sheet = new Sheet([money, money, money, money, money], [['Particulars', ...YEARS]])
    .heading('Part A Receipts')
    .item('own', 'Own tax revenue', own)
    .item('shared', 'Share of Union taxes', shared)
    .item('other', 'Non-tax revenue', other)
    .item('grants', 'Grants-in-aid', grants)
    .total(1, 'Total – Revenue receipts');
  book.table(sheet, { onNextPage: 'head again', boldTotals: true });

  const words = column.words();
  const share = (amounts: readonly Amount[]) =>
    amounts.map((amount, i) => indian((amount / 10_000 / (PRODUCT[i] ?? 1)) * 100, 2));
  const indicators = new Sheet([money, money, money, money, money], [['Particulars', ...YEARS]])
    .heading('Part B Balances')
    .item('surplus', 'Revenue surplus (+) or deficit (-)', surplus)
    .item('fiscal', 'Fiscal surplus (+) or deficit (-)', fiscal)
    .item('capital', 'Capital expenditure', capital);
  book.table(indicators, { onNextPage: 'head again' });

  const ratios = new Sheet([words, words, words, words, words], [['Particulars', ...YEARS]])
    .heading('Part C Ratios and numbers')
    .item('fiscal share', 'Fiscal balance (per cent of GSDP)', share(fiscal))
    .item('own share', 'Own tax revenue (per cent of GSDP)', share(own))
    .item(
      'product',
      'GSDP at current prices (₹ in crore)',
      PRODUCT.map((value) => indian(value, 0)),
    )
    .item('staff', 'Number of employees', ['3,18,402', '3,21,766', '3,24,905', '3,22,118', '3,26,540'])
    .item('districts', 'Number of districts', ['22', '22', '24', '24', '24']);
  book.table(ratios, { onNextPage: 'head again' });
}
