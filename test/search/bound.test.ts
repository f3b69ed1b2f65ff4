import { expect, test } from 'vitest';
import { within } from '../../src/search/bound.js';

test('work that ends in time is done', () => {
  let done = 0;
  expect(within(1000, () => (done += 1))).toBe(true);
  expect(done).toBe(1);
});

test('a regular expression that runs on is stopped, and what was done stays done', () => {
  let done = 0;
  const finished = within(100, () => {
    done = 1;
    /^(a+)+$(?!x)/u.test(`${'a'.repeat(60)}!`);
    done = 2;
  });
  expect(finished).toBe(false);
  expect(done).toBe(1);
});

test('an error of the work is thrown on', () => {
  expect(() =>
    within(1000, () => {
      throw new RangeError('mine');
    }),
  ).toThrow(RangeError);
});
