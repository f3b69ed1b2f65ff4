import { describe, expect, test } from 'vitest';
import { amounts, ofLast, ofLine, periodsSaid, texts, unitsSaid } from '../asked.js';

describe('figures in running text', () => {
  test.each([
    ['A loan of Rs. 12.5 crore was sanctioned.', ['12.5'], ['INR crore (cell)']],
    ['Revenue grew by 12% to ₹ 4,204 crore.', ['12%', '4,204'], ['percent (cell)', 'INR crore (cell)']],
    ['A fee of ₹ 500 was paid.', ['500'], ['INR one (cell)']],
    ['The company holds 5 lakh shares.', ['5'], ['count lakh (cell)']],
    ['Debt stood at 3.2 times equity.', ['3.2'], ['ratio (cell)']],
    ['Grants of 1,204 were received.', ['1,204'], ['not stated']],
  ])('%s', (sentence, printed, units) => {
    const answer = ofLast(sentence);
    expect(texts(answer)).toEqual(printed);
    expect(unitsSaid(answer)).toEqual(units);
    expect(answer.figures.every((f) => f.column === null)).toBe(true);
  });

  test('amounts are in base units', () => {
    expect(amounts(ofLast('A loan of Rs. 12.5 crore was sanctioned.'))).toEqual(['125000000']);
  });

  test.each([
    'The board met six times in 2024.',
    'See note 12 on page 41.',
    'for the year ended 31 March 2025',
    'Rule 7 of 1949',
    '3. Loans and advances',
    '## 12 Borrowings',
    'Major head 2202-01-101',
    '059 Other expenses',
    '2.18 Lending to farms has grown.',
    '## 3.25 Lending to farms',
    '01 300',
    'No figure here',
  ])('none in "%s"', (sentence) => {
    expect(texts(ofLast(sentence))).toEqual([]);
  });

  test('an amount in a sentence declares nothing for others', () => {
    expect(
      unitsSaid(ofLast('A loan of Rs. 12.5 crore was sanctioned.', '|Item|2025|', '|Stock|77|')),
    ).toEqual(['not stated']);
  });
});

describe('a line of a paragraph', () => {
  test.each([
    [
      'million shares at an average price of $346.84 through agreements entered into before',
      'per share USD (cell)',
    ],
    ['profit or loss of approximately HK$56,500 (Period 2015:', 'HKD one (cell)'],
    ['HK$64,892) represents contributions payable to the schemes', 'HKD one (cell)'],
  ])('an amount with words on both sides is printed in full: %s', (line, unit) => {
    expect(unitsSaid(ofLast(line))).toEqual([unit]);
  });

  test('amounts side by side are those of a row: their scale is not told', () => {
    const line = 'Total cost $ 572 $ 539 6 % (*) The percentage is less than 1%. Fees';
    expect(unitsSaid(ofLast(line)).slice(0, 2)).toEqual(['USD unknown (cell)', 'USD unknown (cell)']);
  });

  test('a sentence that names one day dates its figures', () => {
    const answer = ofLine(
      2,
      'Our employees are many. As of December 31, 2024, we',
      'employed approximately 1,541,000 people.',
      'We had 77 in 1994.',
    );
    expect(periodsSaid(answer)).toEqual(['instant 2024-12-31 (cell)']);
  });

  test('as many days as figures go in order', () => {
    const answer = ofLast(
      'Liabilities were $85 million and $106 million as of June 2, 2024 and December 2, 2023, respectively.',
    );
    expect(periodsSaid(answer)).toEqual(['instant 2024-06-02 (cell)', 'instant 2023-12-02 (cell)']);
  });

  test.each([
    'Sales of $85 million were made before June 2, 2024.',
    'As of June 2, 2024 we owed $85 million, of which $106 million was due in 2025.',
    'Liabilities were $85 million, $7 million and $106 million as of June 2, 2024 and December 2, 2023.',
  ])('else no period: %s', (line) => {
    expect(new Set(periodsSaid(ofLast(line)))).toEqual(new Set(['not stated']));
  });
});

test.each([
  ['Net decrease (7) 35', ['(7)', '35']],
  ['Other stores (7) 1,204 1,118', ['1,204', '1,118']],
  ['Other stores (1) 77 80', ['77', '80']],
])('a mark of a note is no figure: %s', (line, figures) => {
  expect(texts(ofLast(line))).toEqual(figures);
});

test('a cell of words in a table may hold amounts, each with its own unit', () => {
  const answer = ofLast('(₹ in lakh)', '|Item|2025|Remarks|', '|Stock|77|of which ₹ 5 crore is pledged|');
  expect(unitsSaid(answer)).toEqual(['INR lakh (table)', 'INR crore (cell)']);
  expect(answer.figures.map((f) => f.column)).toEqual([2, 3]);
});
