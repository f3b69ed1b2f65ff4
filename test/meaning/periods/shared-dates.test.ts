import { describe, expect, test } from 'vitest';
import { endsSaid, ofLast, ofLine, periodsSaid } from '../asked.js';

const YEARS = 'Accounts for the year ended 31 March 2025 (₹ in lakh)';

describe('a date that stands over the first column of its group', () => {
  test('"2025 — Cost" dates the columns behind it up to the next', () => {
    const answer = ofLast(
      YEARS,
      '',
      '|Item|Notes|2025 — Carrying amount|Level 1|2024 — Carrying amount|Level 1|',
      '|---|---|---|---|---|---|',
      '|Bonds|x|77|5|80|6|',
    );
    const [now, before] = ['instant 2025-03-31 (column)', 'instant 2024-03-31 (column)'];
    expect(periodsSaid(answer)).toEqual([now, now, before, before]);
  });

  test('a date alone over a column dates no other', () => {
    const head = '|Item|Cost|2025|2024|Rate|';
    expect(periodsSaid(ofLast(YEARS, '', head, '|---|---|---|---|---|', '|Bonds||77|80|6|'))[2]).toBe(
      'not stated',
    );
  });
});

describe('inner and outer columns', () => {
  const rows = ['|Coal|5||4|', '|Oil|6||5|', '|Gas|7||6|', '|Fuel||18|15|', '|Pay||9|9|', '|All||27|24|'];
  const table = (head: string) => ['# Costs', '', head, '|---|---|---|---|', ...rows];
  const head = '|Item|₹ lakh|Year ended 31 March 2025|Year ended 31 March 2024|';

  test('items left of their totals are of the date over the totals', () => {
    expect(periodsSaid(ofLine(5, ...table(head)))).toEqual([
      'year 2024-04-01 2025-03-31 (column)',
      'year 2023-04-01 2024-03-31 (column)',
    ]);
  });

  test('not where a row has figures in both', () => {
    expect(periodsSaid(ofLine(5, ...table(head), '|Tax|1|2|3|'))[0]).toBe('not stated');
  });
});

describe('what is measured on the one day glued to the first head', () => {
  const rows = (...heads: string[]) => [
    'Balance sheet as at 31 March 2024',
    '',
    `| ($ in millions) | ${heads.join(' | ')} |`,
    `|---|${'---|'.repeat(heads.length)}`,
    `| Bonds | ${heads.map(() => '1,204').join(' | ')} |`,
  ];

  test('is the day of all columns', () => {
    expect(
      endsSaid(ofLast(...rows('31 March 2024 Adjusted Cost', 'Unrealized Gains', 'Fair Value'))),
    ).toEqual(['2024-03-31 instant', '2024-03-31 instant', '2024-03-31 instant']);
  });

  test('is not that of heads that come again: theirs was lost', () => {
    const heads = ['31 March 2024 Fair Value', 'Assets', 'Liabilities', 'Assets', 'Liabilities'];
    expect(endsSaid(ofLast(...rows(...heads))).slice(1)).toEqual(Array(4).fill('not stated'));
  });
});
