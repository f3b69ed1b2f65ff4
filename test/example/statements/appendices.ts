import { EXPENDITURE, MARKET, THIS_YEAR } from '../accounts.js';
import type { Book } from '../book.js';
import { DISTRICTS, SCHEMES, WORKS } from '../heads/works.js';
import { sum } from '../ledger.js';
import { crore, indian } from '../money.js';
import { between } from '../random.js';
import { column, Sheet } from '../sheet.js';

/** Statement No. 17, part (c): what falls due in which year. Years are rows here, and the unit is crore again. */
export function maturityProfile(book: Book): void {
  book.turn();
  book.line('### (c) Maturity profile of market loans', '', '(₹ in crore)', '');
  const sheet = new Sheet(
    [column.count(), column.crore(), column.percent((cells) => [cells[1] ?? 0, due])],
    [['Year of maturity', 'Number of loans', 'Amount', 'Per cent of the whole']],
  );
  const due = sum(MARKET.map(({ closing }) => closing));
  const standing = MARKET.filter(({ closing }) => closing > 0);
  const years = [...new Set(standing.map(({ title }) => Number(title.slice(-4))))].sort((a, b) => a - b);
  for (const year of years) {
    const loans = standing.filter(({ title }) => title.endsWith(String(year)));
    const label = `${year}-${String(year + 1).slice(-2)}`;
    sheet.item(label, label, [loans.length, sum(loans.map(({ closing }) => closing))]);
  }
  book.table(sheet.total(1, 'Total'), { onNextPage: 'head again' });
}

/** Appendix I: salaries by major head, in crore, the largest heads only. */
export function salaries(book: Book): void {
  book.statement('App. I', '## APPENDIX I – COMPARATIVE EXPENDITURE ON SALARY');
  book.line('(₹ in crore)', '');
  const sheet = new Sheet(
    [column.crore(), column.crore(), column.growth(0, 1)],
    [['Major head', 'Actuals 2024-25', 'Actuals 2023-24', '% change']],
  );
  for (const { code, title, now, before } of EXPENDITURE.filter((ledger) => ledger.now > crore(500))) {
    if (code === '2049' || code === '2071') continue;
    const share = between(`salary ${code}`, 0.2, 0.7);
    sheet.item(code, `${code} ${title}`, [crore((now / 10_000) * share), crore((before / 10_000) * share)]);
  }
  book.table(sheet.total(1, 'Total – Salary'), { onNextPage: 'head again' });
}

/** Appendix II: works in progress, in lakh, with years and per cent that are no money. */
export function incompleteWorks(book: Book): void {
  book.statement('App. II', '## Appendix II – Incomplete Works costing Rs. 20 crore and above');
  book.line('(Rs. in lakh)', '');
  const [words, money] = [column.words(), column.lakh('Nil')];
  const sheet = new Sheet(
    [words, words, money, money, money, words],
    [
      [
        'Name of the work',
        'Year of commencement',
        'Target year of completion',
        'Estimated cost',
        'Expenditure during 2024-25',
        'Expenditure up to 31st March 2025',
        'Physical progress (per cent)',
      ],
    ],
  );
  for (const { name, begun, due, cost, progress } of WORKS) {
    const spent = Math.round(crore(cost) * (progress / 100) * between(name, 0.9, 1.15));
    const inYear = Math.round(spent * between(`${name} year`, 0.08, 0.3));
    sheet.item(name, name, [String(begun), String(due), crore(cost), inYear, spent, String(progress)]);
  }
  book.table(sheet.total(1, 'Total'), { onNextPage: 'row as head', again: ['**APPENDIX II (contd.)**'] });
}

/** Appendix III: budget, revised and actual figures of one year beside each other, in crore. */
export function schemes(book: Book): void {
  book.statement('App. III', '## Appendix III: Expenditure on Schemes');
  book.line('(₹ in crore)', '');
  const money = column.crore('..');
  const sheet = new Sheet(
    [money, money, money, column.percent((cells) => [cells[2] ?? 0, cells[0] ?? 0])],
    [['Scheme', 'Budget 2024-25', 'Revised 2024-25', 'Actuals 2024-25', 'Actuals in per cent of Budget']],
  );
  for (const [name, budget] of SCHEMES) {
    const revised = crore(budget * between(`${name} revised`, 0.85, 1.08));
    sheet.item(name, name, [crore(budget), revised, crore((revised / 10_000) * between(name, 0.86, 1.01))]);
  }
  book.table(sheet.total(1, 'Total – Schemes'), { onNextPage: 'head again' });
}

/** Appendix IV: grants to gram panchayats by district: a count, lakh, and rupees to a panchayat. */
export function grantsByDistrict(book: Book): void {
  book.statement('App. IV', '## Appendix IV: Grants to Gram Panchayats by District');
  book.line('(Rs. in lakh)', '');
  const [count, money] = [column.count(), column.lakh('Nil')];
  const each: typeof count = {
    measure: null,
    adds: false,
    print: ([number, amount]) =>
      typeof number === 'number' && typeof amount === 'number' ? indian((amount * 1_000) / number, 0) : '',
  };
  const sheet = new Sheet(
    [count, money, money, each],
    [
      [
        'District',
        'Number of gram panchayats',
        '2024-25',
        '2023-24',
        'Grant to a panchayat, 2024-25 (in Rs.)',
      ],
    ],
  );
  for (const [district, panchayats] of DISTRICTS) {
    const now = Math.round(crore(panchayats * 0.14) * between(district, 0.8, 1.2));
    const before = Math.round(now * between(`${district} before`, 0.84, 1.02));
    sheet.item(district, district, [panchayats, now, before]);
  }
  book.table(sheet.total(1, 'Total'), { onNextPage: 'head again' });
  book.paragraph(
    `Grants to local bodies come to ${indian((crore(3_610) / THIS_YEAR.revenueExpenditure) * 100, 2)} per cent of revenue expenditure. Audit of 214`,
    'gram panchayats is in arrears since 2019-20; Rs. 8.4 crore is held back from them.',
  );
}
