import { describe, expect, test } from 'vitest';
import { ofLast, ofLine, periodsSaid } from '../asked.js';

describe('the time of a row that its label alone does not tell', () => {
  const FEES = [
    'Accounts for the year ended 31 March 2025',
    '',
    '|Fees in £|||As at 31 March 2025 $|',
    '|---|---|---|---|',
    '|First director|2024/25|£30|$38|',
    '||2023/24|£31|$39|',
    '|Second director|2024/25|£40|$50|',
    '||2023/24|£41|$51|',
  ];

  test('stands in the column behind the labels', () => {
    expect(periodsSaid(ofLine(5, ...FEES))[0]).toBe('year 2024-04-01 2025-03-31 (row)');
    expect(periodsSaid(ofLine(6, ...FEES))[0]).toBe('year 2023-04-01 2024-03-31 (row)');
  });

  test('is not a year under a head of its own', () => {
    const due = FEES.map((l, i) => (i === 2 ? '|Fees in £|Falls due|Fee|As at 31 March 2025 $|' : l));
    expect(periodsSaid(ofLine(5, ...due))[0]).toBe('not stated');
  });

  const SEGMENTS = [
    'Accounts for the year ended 31 December 2024',
    '',
    '|€ million|Europe|America|',
    '|---|---|---|',
    '|Capital expenditure 2024|401.5|933.3|',
    '|Capital expenditure 2023|466.3|830.1|',
    '|Plan of 2019|77.0|70.0|',
    '|Mitarbeiter zum 31.12.2024|4,301|2,100|',
    '|davon direkte|1,607|1,500|',
    '|davon indirekte|2,694|600|',
  ];

  test('is the year at the end of its label where the next row is that of another year', () => {
    expect(periodsSaid(ofLine(5, ...SEGMENTS))).toEqual(Array(2).fill('year 2024-01-01 2024-12-31 (row)'));
    expect(periodsSaid(ofLine(6, ...SEGMENTS))).toEqual(Array(2).fill('year 2023-01-01 2023-12-31 (row)'));
    expect(periodsSaid(ofLine(7, ...SEGMENTS))[0]).toBe('not stated');
  });

  test('is that of the row of which it is a part', () => {
    expect(periodsSaid(ofLine(9, ...SEGMENTS))[0]).toBe('instant 2024-12-31 (row)');
    expect(periodsSaid(ofLast(...SEGMENTS))[0]).toBe('instant 2024-12-31 (row)');
  });

  test('is the date in one cell with the first row of a table of ages', () => {
    const ages = [
      '|As at 31 March 2025|0-1 years|1-2 years|',
      '|---|---|---|',
      '|As at 31 March 2024 Not due|21|14|',
      '|Disputed dues|3|4|',
    ];
    expect(periodsSaid(ofLast('Trade payables', '', ...ages))).toEqual(
      Array(2).fill('instant 2024-03-31 (table)'),
    );
  });

  test('lies between balances whose dates lost their blanks', () => {
    const equity = [
      '|US$ million|Capital|Earnings|',
      '|---|---|---|',
      '|As of 1April2023|42|57|',
      '|Profit for the year|-|29|',
      '|Asof31March2024|42|86|',
      '|Profit for the year|-|19|',
      '|Asof31March2025|42|105|',
    ];
    expect(periodsSaid(ofLine(6, ...equity))).toEqual(Array(2).fill('year 2024-04-01 2025-03-31 (row)'));
  });
});
