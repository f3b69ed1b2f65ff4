import { expect, test } from 'vitest';
import { ofLast, unitsSaid } from '../asked.js';

const prices = [
  '|Month|High (Rs.)|Low (Rs.)|Volume (No.)|',
  '|---|---|---|---|',
  '|July|1,649.00|1,482.70|98,92,704|',
  '|August|1,539.00|1,414.50|61,90,180|',
  '|September|1,554.80|1,428.35|84,36,892|',
];

test('a total that slid under the head of prices is no price', () => {
  expect(unitsSaid(ofLast(...prices, '|Total|2,45,19,776|||'))).toEqual(['not stated']);
});

test('a large figure like the others of its column is one', () => {
  expect(unitsSaid(ofLast(...prices, '|October|11,54,980.80|||'))).toEqual(['INR one (column)']);
});
