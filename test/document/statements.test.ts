import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { oneLine } from '../../src/document/plain.js';
import {
  isContinued,
  isStatementLine,
  mayNameStatement,
  statementKey,
  statementMentions,
  statementRank,
  titleKey,
  withoutContinued,
} from '../../src/document/statements.js';

describe('one key for every spelling of Statement No. 18', () => {
  test.each([
    'Statement No. 18',
    'Statement No.18',
    'STATEMENT NO. 18',
    'STATEMENT NO.18',
    'Statement No 18',
    'Statement no. 18',
    'Statement No: 18',
    'Statement Number 18',
    'Statement Nº 18',
    'Statement #18',
    'Statement 18',
    'Statement-18',
    'Statement - 18',
    'Statement – 18',
    'Statement No. 18.',
    'Statement No. 18 (contd.)',
    'Statement No.18 - Contd.',
    'STATEMENT No. 18 – concld.',
    'Stt. No. 18',
    'Stt No 18',
    'Stmt. 18',
    'St. No. 18',
    'S T A T E M E N T N O . 1 8',
    'S T A T E M E N T No. 18',
    'Statement No. १८',
    '**Statement No.18-**',
    '**State**ment No. 18',
    'Statement **No. 18**',
    '<b>STATEMENT</b> NO.&nbsp;18',
    'Statement No. 18: Detailed Statement on Loans',
    'Statement No.18- Loans and Advances',
    'Statement No. 18 LOANS AND ADVANCES',
  ])('%s', (printed) => {
    expect(statementKey(oneLine(printed))).toBe('statement 18');
    expect(titleKey(oneLine(printed))).toBe('statement 18');
  });

  test.each([
    ['Statement No. 8', 'statement 8'],
    ['Statement No. 180', 'statement 180'],
    ['Statement No. 18(a)', 'statement 18a'],
    ['Statement No. 4-A', 'statement 4-a'],
    ['Statement of Cash Flows', null],
    ['Statement 1,234.50', null],
    ['Statements 18', null],
    ['State 18', null],
    ['18', null],
  ])('%s is %s', (title, key) => {
    expect(statementKey(title)).toBe(key);
  });
});

describe('a plain line that is the title of a statement', () => {
  test.each([
    'Statement No. 18',
    'Statement No. 18 (Contd.)',
    'Statement No. 18: Loans and Advances by the Government',
    'STATEMENT OF PROFIT AND LOSS',
    'Statement of Profit and Loss',
    'Balance Sheet as at 31 March 2025',
    'STANDALONE BALANCE SHEET AS AT MARCH 31, 2025',
    'Standalone Statement of Profit and Loss for the year ended March 31, 2025',
    'CASH FLOW STATEMENT FOR THE YEAR ENDED 31 MARCH 2024',
    'Consolidated Balance Sheets',
    'Notes to the Financial Statements',
    'NOTES FORMING PART OF THE STANDALONE FINANCIAL STATEMENTS',
    '18. DETAILED STATEMENT ON LOANS AND ADVANCES GIVEN BY THE GOVERNMENT',
    'Note 12',
    'Note 7: Inventories',
    'NOTE-1A: MATERIAL ACCOUNTING POLICIES',
    'ITEM 8. FINANCIAL STATEMENTS',
    'Item 9C. Disclosure Regarding Foreign Jurisdictions that Prevent Inspections',
    'PART II',
    'Annexure A to the Report of the Board of Directors',
    'Konzernbilanz',
  ])('%s', (line) => {
    expect(isStatementLine(line)).toBe(true);
    expect(statementRank(line)).not.toBeNull();
  });

  test.each([
    'Statement No. 18 shows the loans that were given in the year.',
    'Balance sheet items are translated at the closing rate.',
    'Balance sheet date',
    'Notes to the financial statements 1 to 59',
    'Standalone Balance Sheet ................... 102',
    'Item 1. Business 3',
    'Balance Sheet 2.27 (59.19) (1.77)',
    'statement of profit and loss',
    'Note that figures are rounded to the nearest crore of rupees,',
    'Part of the loan was repaid',
    'Schedules are attached',
    'Total',
  ])('not: %s', (line) => {
    expect(isStatementLine(line)).toBe(false);
  });
});

test.each([
  ['Notes to the accounts (contd.)', 'Notes to the accounts'],
  ['Note 4 – continued', 'Note 4'],
  ['NOTE 4 (CONTD...)', 'NOTE 4'],
  ['Statement No. 18 – concld.', 'Statement No. 18'],
  ["Loans (cont'd)", 'Loans'],
])('%s goes on from %s', (title, whole) => {
  expect(isContinued(title)).toBe(true);
  expect(withoutContinued(title)).toBe(whole);
  expect(titleKey(title)).toBe(titleKey(whole));
});

test.each(['Discontinued operations', 'Profit from discontinued operations', 'Controlled'])(
  '%s does not go on',
  (title) => {
    expect(isContinued(title)).toBe(false);
  },
);

test.each<[string, string[]]>([
  ['see Statement No. 18, and Stt.-4(a) of 2024', ['18: Statement No. 18', '4a: Stt.-4(a)']],
  ['STATEMENT\u201318 – contd.', ['18: STATEMENT\u201318']],
  ['a statement of 18 pages, statement 1,204', []],
])('%s names %j', (text, expected) => {
  expect(statementMentions(text).map(({ number, spelling }) => `${number}: ${spelling}`)).toEqual(expected);
});

describe('the quick answer lets every title through', () => {
  const titles = [
    'Part II',
    'Volume 3',
    'Chapter IV',
    'Item 8. Financial Statements',
    'Financial Highlights',
    'Consolidated Balance Sheet',
    'Stt. of Receipts',
    'Cash Flow Account',
    'Profit and Loss',
    'Receipts and Payments Account',
    '7. Detailed Statement of Loans',
    'Schedule 4',
    'Annexure B',
    'Annex II',
    'Appendix 3',
    'Abstract of Receipts',
    'Notes to the Accounts',
    'Independent Auditor’s Report',
    'Report of the Directors',
    'Management Discussion and Analysis',
    'Corporate Governance',
    'Significant Accounting Policies',
    'Konzernbilanz',
    'Konzern-Anhang',
    'Lagebericht',
    'Kapitalflussrechnung',
    'Note 4',
    'St. No. 18',
    'Stmt 18',
  ];
  const printed: readonly ((title: string) => string)[] = [
    (title) => title,
    (title) => title.toUpperCase(),
    (title) => title.toLowerCase(),
    (title) => `  ${title} (contd.)`,
    (title) => `**${title}**`,
    (title) => `**${title.slice(0, 2)}**${title.slice(2)}`,
    (title) => `${title.slice(0, 1)}<b>${title.slice(1)}</b>`,
    (title) => `&#${title.charCodeAt(0)};${title.slice(1)}`,
    (title) => Array.from(title.replace(/ /g, '')).join(' '),
    (title) =>
      Array.from(title, (c) => (/[a-z]/.test(c) ? String.fromCharCode(c.charCodeAt(0) + 0xfee0) : c)).join(
        '',
      ),
  ];

  test('in any spelling', () => {
    fc.assert(
      fc.property(fc.constantFrom(...titles), fc.constantFrom(...printed), (title, print) => {
        expect(statementRank(title)).not.toBeNull();
        expect(mayNameStatement(print(title))).toBe(true);
      }),
      { numRuns: 500 },
    );
  });

  test.each(['Outlook for the coming year', '12 January', 'Revenue by segment', ''])('and not %j', (line) => {
    expect(mayNameStatement(line)).toBe(false);
  });
});
