import type { Draw } from './draw.js';
import type { House } from './house.js';

/** What the label of a row says its figures are. */
export type ItemKind = 'subhead' | 'money' | 'per share' | 'percent' | 'shares' | 'people' | 'ratio' | 'days';

export interface Item {
  readonly label: string;
  readonly kind: ItemKind;
  readonly isTotal?: boolean;
}

/** A statement of a report before it has columns and a unit. */
export interface Statement {
  readonly title: string;
  /** Flows belong to spans, balances to days. */
  readonly nature: 'flow' | 'balance';
  readonly items: readonly Item[];
}

const money = (label: string): Item => ({ label, kind: 'money' });
const total = (label: string): Item => ({ label, kind: 'money', isTotal: true });

const PROFIT = [
  'Revenue from operations',
  'Other income',
  'Cost of materials consumed',
  'Purchases of stock-in-trade',
  'Changes in inventories',
  'Employee benefits expense',
  'Finance costs',
  'Depreciation and amortisation expense',
  'Other expenses',
  'Exceptional items',
  'Current tax',
  'Deferred tax',
  'Interest income on deposits, at rates fixed by the treasury',
].map(money);

const BALANCE = [
  'Property, plant and equipment',
  'Capital work-in-progress',
  'Intangible assets',
  'Investments',
  'Inventories',
  'Trade receivables',
  'Cash and cash equivalents',
  'Other current assets',
  'Other equity',
  'Borrowings',
  'Lease liabilities',
  'Trade payables',
  'Provisions',
  'Deferred tax liabilities (net)',
].map(money);

const CASH = [
  'Profit before tax',
  'Adjustments for depreciation',
  'Interest paid',
  'Income taxes paid',
  'Purchase of equipment',
  'Proceeds from sale of investments',
  'Dividends paid',
  'Repayment of long-term borrowings',
  'Proceeds from issue of debentures',
].map(money);

const HEADS = [
  'Taxes on Sales, Trade etc.',
  'State Excise',
  'Stamps and Registration Fees',
  'Land Revenue',
  'General Education',
  'Medical and Public Health',
  'Pensions and other Retirement Benefits',
  'Interest Receipts',
  'Grants-in-aid from Union Government',
  'Irrigation and Flood Control',
  'Police',
  'Rural Employment',
].map(money);

/** Rows whose label keeps them from the unit of their table. */
function exceptions(draw: Draw, house: House): Item[] {
  const sign = house.isSignLost || house.sign.length === 1 ? signOf(house) : house.sign;
  const minor = { INR: 'paise', USD: 'cents', GBP: 'pence', EUR: 'cents' }[house.currency] ?? house.currency;
  const perShare: Item = {
    label: draw.pick([
      `Earnings per share (in ${sign})`,
      `Basic earnings per share (${sign})`,
      `Earnings per equity share of ${sign} 10 each - Basic (${sign})`,
      house.kind === 'british' ? `Dividend per share (${minor})` : `Dividend per share, ${sign}`,
      'Diluted earnings per share',
    ]),
    kind: 'per share',
  };
  const rest: Item[] = [
    {
      label: draw.pick(['Net profit margin (%)', 'Effective tax rate (%)', 'Return on equity (in %)']),
      kind: 'percent',
    },
    {
      label: draw.pick(['Operating profit as % of revenue', 'Rate of interest (per cent)']),
      kind: 'percent',
    },
    {
      label: draw.pick(['Current ratio (times)', 'Debt-equity ratio', 'Interest coverage ratio (in times)']),
      kind: 'ratio',
    },
    { label: draw.pick(['Number of equity shares', 'No. of shares outstanding']), kind: 'shares' },
    { label: draw.pick(['Number of employees', 'No. of branches']), kind: 'people' },
    { label: draw.pick(['Trade receivable days (days)', 'Average credit period (in days)']), kind: 'days' },
    money(`Equity share capital (face value of ${sign} 10 each)`),
    money(
      draw.pick([
        'USD 500 million 4.25% notes due 2031',
        '7.75% debentures, 2030',
        'Term loan in Japanese yen',
      ]),
    ),
  ];
  const face = draw.chance(0.5) ? ` of ${sign} 10 each` : '';
  const basicAndDiluted: Item[] = [
    {
      label: `Earnings per equity share${face}${face === '' || draw.chance(0.5) ? ` (in ${sign})` : ''}`,
      kind: 'subhead',
    },
    { label: draw.pick(['Basic', '(a) Basic', '- Basic']), kind: 'per share' },
    { label: draw.pick(['Diluted', '(b) Diluted', '- Diluted']), kind: 'per share' },
  ];
  return [...draw.some(rest, draw.whole(0, 3)), ...(draw.chance(0.3) ? basicAndDiluted : [perShare])];
}

/** Puts sub-heads between the rows of a statement: "Non-current assets". */
function withSubheads(draw: Draw, items: readonly Item[], labels: readonly string[]): Item[] {
  if (draw.chance(0.5)) return [...items];
  const second = draw.whole(2, 3);
  return items.flatMap((item, i): Item[] => {
    const label = i === 0 ? labels[0] : i === second ? labels[1] : undefined;
    return label === undefined ? [item] : [{ label, kind: 'subhead' }, item];
  });
}

function signOf(house: House): string {
  return { INR: '₹', USD: '$', GBP: '£', EUR: '€' }[house.currency] ?? house.currency;
}

/** Statements of one report, each once, in the order in which they are printed. */
export function statementsOf(draw: Draw, house: House): Statement[] {
  const some = (items: readonly Item[]) => draw.some(items, draw.whole(4, 9));
  const more = (share: number) => (draw.chance(share) ? exceptions(draw, house) : []);
  const company: readonly Statement[] = [
    {
      title: draw.pick(['Statement of Profit and Loss', 'Income Statement', 'Statement of Operations']),
      nature: 'flow',
      items: [
        ...withSubheads(draw, some(PROFIT), ['Income', 'Expenses']),
        total('Profit for the year'),
        ...more(0.7),
      ],
    },
    {
      title: draw.pick(['Balance Sheet', 'Statement of Financial Position']),
      nature: 'balance',
      items: [
        ...withSubheads(draw, some(BALANCE), ['ASSETS', 'Non-current liabilities']),
        total('Total'),
        ...more(0.25),
      ],
    },
    { title: 'Statement of Cash Flows', nature: 'flow', items: [...some(CASH), total('Net change in cash')] },
    { title: 'Finance costs', nature: 'flow', items: [...some(PROFIT), total('Total')] },
    { title: 'Other financial assets', nature: 'balance', items: [...some(BALANCE), total('Total')] },
    {
      title: 'Key figures',
      nature: 'flow',
      items: [...some(PROFIT).slice(0, 3), ...exceptions(draw, house)],
    },
  ];
  const state: readonly Statement[] = [
    { title: 'Statement of Receipts by Major Head', nature: 'flow', items: [...some(HEADS), total('Total')] },
    {
      title: 'Detailed Statement of Revenue Expenditure',
      nature: 'flow',
      items: [...some(HEADS), total('Total')],
    },
    {
      title: 'Statement of Loans and Advances',
      nature: 'balance',
      items: [...some(HEADS), total('Grand Total')],
    },
    { title: 'Statement of Guarantees', nature: 'balance', items: [...some(HEADS), total('Total')] },
    { title: 'Budget at a Glance', nature: 'flow', items: [...some(HEADS), total('Total')] },
  ];
  return draw.some(house.kind === 'state' ? state : company, draw.whole(3, 4));
}
