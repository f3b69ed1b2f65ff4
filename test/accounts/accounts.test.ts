import { describe, expect, test } from 'vitest';
import { accountsOf } from './accounts.js';
import { judge } from './judge.js';

const SEEDS = 200;
const seeds = Array.from({ length: SEEDS }, (_, i) => i + 1);
const results = seeds.map((seed) => judge(accountsOf(seed)));
const judged = results.flatMap((result) => result.judged);

describe('accounts in layouts of every kind', () => {
  test('one seed gives one document', () => {
    expect(accountsOf(7).text).toBe(accountsOf(7).text);
    expect(accountsOf(7).text).not.toBe(accountsOf(8).text);
  });

  test('there are thousands of figures', () => {
    expect(judged.length).toBeGreaterThan(10_000);
  });
});
