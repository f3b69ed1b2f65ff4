import { describe, expect, test } from 'vitest';
import { printedFigures } from '../../src/figures/printed.js';
import { PROSE_STYLE, textRows } from '../../src/meaning/text-rows.js';
import { ofLast, periodsSaid, texts, unitsSaid } from './asked.js';

const rows = (line: string) => textRows(line, printedFigures(line, PROSE_STYLE, 'prose'));

describe('a row that the converter printed as text', () => {
  test.each([
    ['Stores 1,204 1,118', 'Stores', 2],
    ['Cash and bank balances $ 1,204 $ 1,118', 'Cash and bank balances', 2],
    ['Loans (730) –', 'Loans', 2],
    ['Grants – 1,118', 'Grants', 2],
    ['Margin 12.5% 13.1%', 'Margin', 2],
    ['1,204 1,118', '', 2],
  ])('%s', (line, label, entries) => {
    expect(rows(line)).toMatchObject([{ label, entries }]);
  });

  test('nil marks count as entries: the figure stands in the second place', () => {
    expect(rows('Grants – 1,118').map((r) => [...r.places.values()])).toEqual([[1]]);
  });

  test('rows that were fused into one line, each with as many entries', () => {
    expect(rows('Stores 1,204 1,118 Wages 77 80')).toMatchObject([
      { label: 'Stores', entries: 2 },
      { label: 'Wages', entries: 2 },
    ]);
    expect(rows('Stores 1,204 1,118 Wages 77')).toEqual([]);
  });

  test.each([
    'Stores fell by 1,204 and rose by 1,118',
    'Stores were built. 1,204 1,118',
    'Stores',
    '1,204 stores were opened',
  ])('no row: %s', (line) => {
    expect(rows(line)).toEqual([]);
  });
});

describe('its unit and its periods stand above it', () => {
  test('a caption, and a line that names as many columns', () => {
    const answer = ofLast('(₹ in lakh)', 'Year ended 31 March', '2025 2024', 'Stores 1,204 1,118');
    expect(texts(answer)).toEqual(['1,204', '1,118']);
    expect(unitsSaid(answer)).toEqual(['INR lakh (table)', 'INR lakh (table)']);
    expect(periodsSaid(answer)).toEqual([
      'year 2024-04-01 2025-03-31 (table)',
      'year 2023-04-01 2024-03-31 (table)',
    ]);
  });

  test('a nil mark keeps the place of its column', () => {
    const answer = ofLast('(₹ in lakh)', 'Year ended 31 March', '2025 2024', 'Grants – 1,118');
    expect(periodsSaid(answer)).toEqual(['year 2023-04-01 2024-03-31 (table)']);
  });

  test('words between the years are columns without a period', () => {
    const answer = ofLast('(₹ in lakh)', '2024-25 2023-24 Total', 'Stores 1,204 1,118 2,322');
    expect(periodsSaid(answer)).toEqual([
      'year 2024-04-01 2025-03-31 (table)',
      'year 2023-04-01 2024-03-31 (table)',
      'not stated',
    ]);
  });

  test('two groups over four years', () => {
    const answer = ofLast(
      '(In thousands of dollars)',
      'Three Months Ended June 30, Six Months Ended June 30,',
      '2024 2023 2024 2023',
      'Sales 310 290 905 880',
    );
    expect(periodsSaid(answer)).toEqual([
      'quarter 2024-04-01 2024-06-30 (table)',
      'quarter 2023-04-01 2023-06-30 (table)',
      'half 2024-01-01 2024-06-30 (table)',
      'half 2023-01-01 2023-06-30 (table)',
    ]);
  });

  test('as many columns as entries, or no period', () => {
    const answer = ofLast('(₹ in lakh)', '2024-25 2023-24 2022-23', 'Stores 1,204 1,118');
    expect(periodsSaid(answer)).toEqual(['not stated', 'not stated']);
  });

  test.each([
    ['Earnings per share (in ₹) 12.50 11.20', 'per share INR (row)'],
    ['Number of stores 1,204 1,118', 'count (row)'],
    ['Margin 12.5% 13.1%', 'percent (cell)'],
  ])('a row in lakh may hold more than lakhs: %s', (line, unit) => {
    expect(unitsSaid(ofLast('(₹ in lakh)', '2025 2024', line))).toEqual([unit, unit]);
  });

  test('a sub-head speaks for "Basic"', () => {
    const answer = ofLast(
      '(In thousands of dollars)',
      '2024 2023',
      'Earnings per share:',
      'Basic 12.50 11.20',
    );
    expect(unitsSaid(answer).map((u) => u.slice(0, 9))).toEqual(['per share', 'per share']);
  });

  test('thousands without a currency may count anything: not stated', () => {
    expect(unitsSaid(ofLast('(in thousands)', '2024 2023', 'Warehouses 1,204 1,118'))).toEqual([
      'not stated',
      'not stated',
    ]);
  });

  test('signs on the rows nearby are the currency', () => {
    const answer = ofLast('(in thousands)', '2024 2023', 'Stores $ 77 $ 80', 'Warehouses 1,204 1,118');
    expect(unitsSaid(answer)).toEqual(['USD thousand (table)', 'USD thousand (table)']);
  });
});
