import { describe, expect, test } from 'vitest';
import { amounts, ofLast, texts, unitsSaid } from './asked.js';

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

test('a cell of words in a table may hold amounts, each with its own unit', () => {
  const answer = ofLast('(₹ in lakh)', '|Item|2025|Remarks|', '|Stock|77|of which ₹ 5 crore is pledged|');
  expect(unitsSaid(answer)).toEqual(['INR lakh (table)', 'INR crore (cell)']);
  expect(answer.figures.map((f) => f.column)).toEqual([2, 3]);
});
