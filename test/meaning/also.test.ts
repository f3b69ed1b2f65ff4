import { expect, test } from 'vitest';
import { ofLast } from './asked.js';

const alsoOf = (...lines: string[]) => {
  const [figure] = ofLast(...lines).figures;
  return { unit: figure?.unit?.also, period: figure?.period?.also };
};

test('the currency of a bare scale is cited from where the document states it', () => {
  const policy = 'The statements are presented in euro.';
  expect(alsoOf(policy, '', '# Stock', '(in millions)', '|Item|31 May 2025|', '|Stock|7.10|').unit).toEqual([
    { what: 'currency', line: 1, text: policy },
  ]);
});

test('the sign on another row of the column is cited', () => {
  const { unit } = alsoOf('(in millions)', '|Item|31 May 2025|', '|Cash|$ 9.10|', '|Stock|7.10|');
  expect(unit).toEqual([{ what: 'currency', line: 3, text: '$ 9.10' }]);
});

test('a currency in the deciding words needs no other line', () => {
  expect(alsoOf('($ in millions)', '|Item|31 May 2025|', '|Stock|7.10|')).toEqual({});
});

test('the end of a bare year is cited from where the document tells it', () => {
  const first = ['The year ended 30 June 2024.', '|Part|Page|', '|One|4|', ''];
  expect(alsoOf(...first, '# Stock', '|Item|2023|', '|Stock|7.10|').period).toEqual([
    { what: 'year end', line: 1, text: 'year ended 30 June 2024' },
  ]);
});

test('the end of a bare year is cited from the title', () => {
  const { period } = alsoOf('# Balance sheet as at 30 June 2024', '', '|Item|2024|', '|Stock|7.10|');
  expect(period).toEqual([{ what: 'year end', line: 1, text: 'Balance sheet as at 30 June 2024' }]);
});

test('a whole date needs no other line, and what is taken for granted has none', () => {
  expect(
    alsoOf('for the year ended 30 June 2024', '|Item|31 May 2025|', '|Stock|7.10|').period,
  ).toBeUndefined();
  expect(alsoOf('(₹ in lakh)', '|Item|2023-24|', '|Stock|7.10|').period).toBeUndefined();
});

test('a quotation from a row of HTML holds no half tags', () => {
  const row = `<tr><td class="label-of-the-first-column">Rent in Mumbai</td><td>₹ 7</td><td class="figure-of-a-column">8</td></tr>`;
  const { unit } = alsoOf(
    `<table>${row}</table>`,
    '',
    '# Stock',
    '(in lakh)',
    '|Item|31 May 2025|',
    '|Stock|7.10|',
  );
  expect(unit).toEqual([{ what: 'currency', line: 1, text: 'Rent in Mumbai ₹ 7 8' }]);
});
