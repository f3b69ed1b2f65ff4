import { describe, expect, test } from 'vitest';
import { documentOf } from '../../../src/document/document.js';
import { statementAbove } from '../../../src/meaning/text-rows/text-statement.js';
import { endsSaid, ofLast, ofLine, unitsSaid } from '../asked.js';

const above = (...lines: readonly string[]) =>
  statementAbove(documentOf('report.md', lines.join('\n')), lines.length).map(({ text }) => text);

describe('the lines above a row of text that belong to its statement', () => {
  test('end at the rows of the statement before, where a heading has heads of its own', () => {
    expect(
      above('(₹ in lakh)', 'Stores 1,204 1,118', '## Loans', 'Note 2025 2024', 'Wages 77.50 80.25'),
    ).toEqual(['Note 2025 2024', 'Loans']);
  });

  test('go on over the halves of one statement', () => {
    const report = [
      '(₹ in lakh)',
      '2025 2024',
      '## Assets',
      'Stores 1,204 1,118',
      '## Liabilities',
      'Loans 77.50 80.25',
    ];
    expect(above(...report)).toEqual([
      'Liabilities',
      'Stores 1,204 1,118',
      'Assets',
      '2025 2024',
      '(₹ in lakh)',
    ]);
    expect(unitsSaid(ofLast(...report))).toEqual(Array(2).fill('INR lakh (table)'));
  });

  test('a caption does not outlive its statement', () => {
    const answer = ofLast(
      '(All amounts in ₹ crore, unless otherwise stated)',
      '## Stores',
      '(₹ in lakh)',
      'Stores 1,204 1,118',
      '## Loans for the year ended 31 March 2025',
      'Particulars Current year Previous year',
      'Wages 77.50 80.25',
    );
    expect(unitsSaid(answer)).toEqual(Array(2).fill('INR crore (document)'));
    expect(endsSaid(answer)).toEqual(['2025-03-31 year', '2024-03-31 year']);
  });

  test('nor do its dates: a row that is a year has that year', () => {
    const answer = ofLast(
      '## Balance sheet as at 31 March 2025',
      '31 March 2025 31 March 2024',
      'Stores 1,204 1,118',
      '## Two years at a glance',
      'Year Revenue (₹ in lakh) Expenditure (₹ in lakh)',
      '2023-24 1,204.50 1,118.25',
    );
    expect(endsSaid(answer)).toEqual(Array(2).fill('2024-03-31 year'));
  });

  test('a unit behind the last row is that of the rows above it', () => {
    const report = ['## Loans', '2024-25 2023-24', 'Wages 77.50 80.25', '', '(₹ in lakh)', ''];
    expect(unitsSaid(ofLine(3, ...report, 'The loans were approved by the board.'))).toEqual(
      Array(2).fill('INR lakh (table)'),
    );
    expect(unitsSaid(ofLine(3, ...report, 'Stores 1,204 1,118'))).toEqual(Array(2).fill('not stated'));
  });
});
