import { describe, expect, test } from 'vitest';
import { endsSaid, ofLast, unitsSaid } from '../asked.js';

describe('what the heads over a row of text say of its columns', () => {
  test('the number of a note is no amount', () => {
    const answer = ofLast('(₹ in lakh)', 'Particulars Note 2024-25 2023-24', 'Stores 24 1,204 1,118');
    expect(unitsSaid(answer)).toEqual(['none (column)', 'INR lakh (table)', 'INR lakh (table)']);
    expect(endsSaid(answer)).toEqual(['not stated', '2025-03-31 year', '2024-03-31 year']);
  });

  test('a row without a note begins with an amount', () => {
    const answer = ofLast('(₹ in lakh)', 'Note 2024-25 2023-24', 'Stores 24 1,204 1,118', 'Total 24 1,118');
    expect(unitsSaid(answer)).toEqual(Array(2).fill('INR lakh (table)'));
    expect(endsSaid(answer)).toEqual(['2025-03-31 year', '2024-03-31 year']);
  });

  test.each(['% change', 'Change (%)', 'Increase (+)/ Decrease (-) in per cent'])(
    'a last column of change has neither the unit of the others nor a period: %s',
    (change) => {
      const answer = ofLast('(₹ in lakh)', `Note 2024-25 2023-24 ${change}`, 'Stores 24 1,204 1,118 7.7');
      expect(unitsSaid(answer).slice(1)).toEqual([
        'INR lakh (table)',
        'INR lakh (table)',
        'percent (column)',
      ]);
      expect(endsSaid(answer).slice(1)).toEqual(['2025-03-31 year', '2024-03-31 year', 'not stated']);
    },
  );

  test('shares and their part of the whole, side by side', () => {
    const heads = 'No. of shares % of holding No. of shares % of holding';
    const answer = ofLast(
      '(All amounts in ₹ lakh)',
      '## Holders',
      heads,
      'Funds 4,20,400 52.08 3,80,200 46.42',
    );
    expect(unitsSaid(answer)).toEqual([
      'count (column)',
      'percent (column)',
      'count (column)',
      'percent (column)',
    ]);
  });

  test('no unit is given where the figures are not as many as the heads', () => {
    const heads = 'No. of shares % of holding No. of shares % of holding';
    const answer = ofLast('(All amounts in ₹ lakh)', '## Holders', heads, 'Funds 4,20,400 52.08 3,80,200');
    expect(unitsSaid(answer)).toEqual(Array(3).fill('not stated'));
  });

  test('a count behind amounts', () => {
    const answer = ofLast(
      '(₹ in lakh)',
      'Year Sales Costs Number of employees',
      '2023-24 1,204.50 1,118.25 2,204',
    );
    expect(unitsSaid(answer)).toEqual(['INR lakh (table)', 'INR lakh (table)', 'count (column)']);
  });

  test('the number of a row under its head is part of no figure', () => {
    const answer = ofLast('(₹ in lakh)', 'Sl. No. Particulars 2024-25 2023-24', '7 Stores 1,204 1,118');
    expect(unitsSaid(answer)).toEqual(Array(2).fill('INR lakh (table)'));
    expect(endsSaid(answer)).toEqual(['2025-03-31 year', '2024-03-31 year']);
  });

  test('a scale with an apostrophe is no figure', () => {
    const answer = ofLast("Particulars Current year £'000 Previous year £'000", 'Stores 1,204 1,118');
    expect(unitsSaid(answer)).toHaveLength(2);
  });
});

describe('which column of a line of heads has which period', () => {
  test('balances and what lies between them', () => {
    const answer = ofLast(
      '(₹ in lakh)',
      'Balance as on 1 April 2024 Additions during 2024-25 Balance as on 31 March 2025',
      'Stores 1,204 118 1,322',
    );
    expect(endsSaid(answer)).toEqual(['2024-04-01 instant', '2025-03-31 year', '2025-03-31 instant']);
  });

  test('from one day to another is one column', () => {
    const answer = ofLast(
      '(₹ in lakh)',
      '1 April 2024 to 31 March 2025 1 April 2023 to 31 March 2024',
      'Stores 1,204 1,118',
    );
    expect(endsSaid(answer)).toEqual(['2025-03-31 year', '2024-03-31 year']);
  });

  test('groups of quarters, nine months and a year, none as wide as the next', () => {
    const answer = ofLast(
      '(₹ in lakh)',
      'Quarter ended Nine months ended Year ended',
      '31.12.2024 30.09.2024 31.12.2023 31.12.2024 31.12.2023 31.03.2024',
      'Stores 1,204 1,118 1,322 3,204 3,118 4,322',
    );
    expect(endsSaid(answer)).toEqual([
      '2024-12-31 quarter',
      '2024-09-30 quarter',
      '2023-12-31 quarter',
      '2024-12-31 nine months',
      '2023-12-31 nine months',
      '2024-03-31 year',
    ]);
  });

  test('words of audit are no columns', () => {
    const answer = ofLast(
      '## Loans as at 31 March',
      '(₹ in lakh)',
      'Notes 2025 2024 (Audited)',
      'Wages 5 77.50 80.25',
    );
    expect(endsSaid(answer)).toEqual(['not stated', '2025-03-31 instant', '2024-03-31 instant']);
  });

  test('heads that stand again on the next page have the title of the page before', () => {
    const answer = ofLast(
      '## Loans as at 31 March 2025',
      '(₹ in lakh)',
      'Particulars 2025 2024',
      'Stores 1,204 1,118',
      '',
      '<!-- Page 3 -->',
      '',
      'Particulars 2025 2024',
      'Wages 77.50 80.25',
    );
    expect(endsSaid(answer)).toEqual(['2025-03-31 instant', '2024-03-31 instant']);
  });

  test('heads in bold over a table without a header of its own', () => {
    const answer = ofLast(
      '(All amounts in ₹ crore)',
      '**Category No. of holders Voting strength (%) No. of shares held**',
      '',
      '|Promoters|1,026|13.05|54,20,29,249|',
      '|---|---|---|---|',
      '|Banks|1,016|0.07|28,38,206|',
    );
    expect(unitsSaid(answer)).toEqual(['count (column)', 'percent (column)', 'count (column)']);
  });

  test('the unit is the head of a column of amounts', () => {
    const answer = ofLast(
      '(All amounts in ₹ crore)',
      'As at March 31, 2025 As at March 31, 2024',
      'No of shares ₹ in crore No of shares ₹ in crore',
      '',
      '|Sundry Limited|7,50,000|3.05|6,50,000|2.05|',
      '|---|---|---|---|---|',
      '|Other Limited|50,000|1.05|50,000|1.05|',
    );
    expect(unitsSaid(answer).map((u) => u.replace(/ \(.*/, ''))).toEqual([
      'count',
      'INR crore',
      'count',
      'INR crore',
    ]);
  });
});
