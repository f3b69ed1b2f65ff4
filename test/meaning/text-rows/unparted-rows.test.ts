import { expect, test } from 'vitest';
import { endsSaid, ofLast, ofLine, texts, unitsSaid } from '../asked.js';

const STATEMENT = [
  '# Balance sheet (in millions)',
  '',
  '| | 31 March 2025 | 31 March 2024 |',
  '|---|---|---|',
  '| Cash and bank balances $ 1,204 $ 1,118 | | |',
  '| Inventories | 77 | 80 |',
  '| Goodwill | 310 | 310 |',
  '| Total of all current and other assets | | |',
];

test('a row that the converter left in one cell has the columns of the others', () => {
  const answer = ofLine(5, ...STATEMENT);
  expect(texts(answer)).toEqual(['1,204', '1,118']);
  expect(answer.figures.map((f) => f.header)).toEqual(['31 March 2025', '31 March 2024']);
  expect(unitsSaid(answer)).toEqual(['USD million (table)', 'USD million (table)']);
  expect(endsSaid(answer)).toEqual(['2025-03-31 instant', '2024-03-31 instant']);
});

test('a sub-head without figures has none', () => {
  expect(ofLine(8, ...STATEMENT).figures).toEqual([]);
});

test('figures that are more or fewer than the columns are not given the date of one', () => {
  const rows = STATEMENT.map((row) => row.replace('$ 1,118', '$ 1,118 $ 990'));
  expect(endsSaid(ofLine(5, ...rows))).toEqual(['not stated', 'not stated', 'not stated']);
});

test('without heads the lines above the table date them', () => {
  const rows = ['# Balance sheet (in millions)', '31 March 2025 31 March 2024', '', ...STATEMENT.slice(4)];
  rows.splice(4, 0, '|---|---|---|');
  expect(endsSaid(ofLine(4, ...rows))).toEqual(['2025-03-31 instant', '2024-03-31 instant']);
});

test('a table whose rows are all in one cell has the columns of its dated heads', () => {
  const heads = ['|Head|Accounts 2018-19|Budget 2019-20|', '|---|---|---|'];
  expect(
    endsSaid(
      ofLast(
        'The fiscal year ends on 31 March.',
        '',
        ...heads,
        '|Total mining 6337.18 10141.00 Total trade 1952.43 2167.20|||',
      ),
    ),
  ).toEqual(['2019-03-31 year', '2020-03-31 year', '2019-03-31 year', '2020-03-31 year']);
});
