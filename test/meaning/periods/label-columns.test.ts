import { describe, expect, test } from 'vitest';
import { endsSaid, ofLast, ofLine, unitsSaid } from '../asked.js';

describe('labels behind serial numbers', () => {
  test('the corner over them names what is counted', () => {
    const heads = ['(₹ in lakh)', '|Sl. No.|Number of employees|2025|2024|', '|---|---|---|---|'];
    const answer = ofLast(...heads, '|1|Drivers|1,204|1,118|', '|2|Clerks|77|80|');
    expect(unitsSaid(answer)).toEqual(['none (column)', 'count (table)', 'count (table)']);
  });

  test('a sub-head over them sets the unit of the rows under it', () => {
    const table = ['|Sl. No.|Item|2025|2024|', '|---|---|---|---|', '|1|Land|1,204.50|1,118.20|'];
    const answer = ofLast(...table, '||(₹ in lakh)|||', '|2|Plant|77.50|80.50|');
    expect(unitsSaid(answer).slice(1)).toEqual(['INR lakh (table)', 'INR lakh (table)']);
  });

  test('a dated balance in them begins the year of the rows under it', () => {
    const table = ['|1|Balance as at 1 April 2024|7,200.50|', '|2|Additions|77.50|'];
    const answer = ofLast('Year ended 31 March 2025', '|Sl. No.|Item|Land|', '|---|---|---|', ...table);
    expect(endsSaid(answer).at(-1)).toBe('2025-03-31 year');
  });

  test('a year in them heads the rows under it', () => {
    const table = [
      '|Sl. No.|Item|Land|',
      '|---|---|---|',
      '|1|Additions|77.50|',
      '||2024||',
      '|2|Sold|7.50|',
    ];
    expect(endsSaid(ofLast('Year ended 31 March 2025', ...table)).at(-1)).toBe('2024-03-31 year');
  });
});

test('a sign in a cell of its own belongs to the figure behind it', () => {
  const table = ['|Fee|||', '|---|---|---|', '|Chair|£|300|', '|Member|$|400|'];
  const answers = [3, 4].map((n) => unitsSaid(ofLine(n + 1, 'All amounts in thousands', ...table)));
  expect(answers).toEqual([['GBP thousand (table)'], ['USD thousand (table)']]);
});

test('"No." over several columns below figures counts, and the dates above it stay', () => {
  const table = [
    '|Item|2025|2024|',
    '|---|---|---|',
    '|Pay (₹ in lakh)|7.50|8.50|',
    '||No.|No.|',
    '|Staff|77|80|',
  ];
  const answer = ofLast('Year ended 31 March 2025', ...table);
  expect(unitsSaid(answer)).toEqual(['count (column)', 'count (column)']);
  expect(endsSaid(answer)).toEqual(['2025-03-31 year', '2024-03-31 year']);
});

test('a caption that a converter wrote into one head is not what it exempts', () => {
  const heads = ['|||(In millions, except number of shares)|', '|---|---|---|', '|Item|2025|2024|'];
  expect(unitsSaid(ofLast(...heads, '|Sales|$ 77|$ 80|'))).toEqual([
    'USD million (table)',
    'USD million (table)',
  ]);
});

test('a day is not followed by the next one as its year', () => {
  const table = ['|Item|31 March|31 March 2024|', '|---|---|---|', '||2023||', '|Held|77|80|'];
  expect(endsSaid(ofLast(...table))).toEqual(['2023-03-31 instant', '2024-03-31 instant']);
});
