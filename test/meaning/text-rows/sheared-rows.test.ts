import { expect, test } from 'vitest';
import { endsSaid, ofLine, texts, unitsSaid } from '../asked.js';

/** A page that a converter took for one table, with edges that it guessed. */
const PAGE = [
  '|Col1|Col2|(In millio|ns)|Col5|Col6|Col7|',
  '|---|---|---|---|---|---|',
  '||Three mont|hs ended|Si|x months e|nded|',
  '||Jun|e 30, Ju|ne 30,|June 30,|June 30,|',
  '||20|25|2024|2025|2024|',
  '|Reve|nue||||||',
  '|Subsc|riptions||$ 1,2|04 $ 1,118|$ 2,390|$ 2,2|30|',
  '|Servi|ces|77||80|150|161|',
  '|Cost of re|venue|1|2|14|25|29|',
  '|Gross pro|fit|1,269||1,184|2,515|2,362|',
  '|Research an|d development|4|01|377|795|744|',
  '|Adminis|tration|90||88|177|171|',
  '|Other inc|ome||— |3|—|5|',
];

test('figures are dated by the lines of the page, in the order of their row', () => {
  const answer = ofLine(8, ...PAGE);
  expect(texts(answer)).toEqual(['77', '80', '150', '161']);
  expect(endsSaid(answer)).toEqual([
    '2025-06-30 quarter',
    '2024-06-30 quarter',
    '2025-06-30 half',
    '2024-06-30 half',
  ]);
});

test('their unit is that of the lines, and the pieces over them are no heads', () => {
  const answer = ofLine(10, ...PAGE);
  expect(unitsSaid(answer)).toEqual(Array(4).fill('USD million (table)'));
  expect(answer.figures.map((f) => f.header)).toEqual([null, null, null, null]);
});

test('a piece of a figure has the period of the whole, and a cell with pieces of two has none', () => {
  expect(endsSaid(ofLine(11, ...PAGE)).slice(0, 2)).toEqual(['2025-06-30 quarter', '2025-06-30 quarter']);
  expect(endsSaid(ofLine(7, ...PAGE))[1]).toBe('not stated');
});

test('nil marks count as entries', () => {
  expect(endsSaid(ofLine(13, ...PAGE))).toContain('2024-06-30 quarter');
});

test('one time on a page without heads dates all its columns, two do not', () => {
  const rows = [
    '|Col1|Budget for 20|24-25|Col4|',
    '|---|---|---|---|',
    '|Min|istry|Revenue|Capital|',
    ...Array(8).fill('|1. Total amo|unts|28.50|67.25|'),
  ];
  rows.push('', 'All amounts are in ₹ crore.');
  const years = rows.map((row) => row.replace('|Col4|', '|2023-24|'));
  expect(endsSaid(ofLine(5, ...rows))).toEqual(['2025-03-31 year', '2025-03-31 year']);
  expect(endsSaid(ofLine(5, ...years))).not.toEqual(['2025-03-31 year', '2025-03-31 year']);
});
