import { describe, expect, test } from 'vitest';
import { accountsOf } from './accounts.js';
import type { Judged, Verdict } from './judge.js';
import { judge } from './judge.js';

const SEEDS = 200;

type Aspect = 'unit' | 'period' | 'value';
const ASPECTS: readonly Aspect[] = ['unit', 'period', 'value'];

const results = Array.from({ length: SEEDS }, (_, i) => {
  const accounts = accountsOf(i + 1);
  return { isText: accounts.house.form.startsWith('text'), ...judge(accounts) };
});
const inTables = results.filter(({ isText }) => !isText);
const inText = results.filter(({ isText }) => isText);

type Results = typeof results;
const figuresOf = (some: Results): readonly Judged[] => some.flatMap(({ judged }) => judged);

function percent(some: Results, aspect: Aspect, verdict: Verdict): number {
  const all = figuresOf(some);
  return (100 * all.filter((each) => each[aspect] === verdict).length) / all.length;
}

function wrong(some: Results, aspect: Aspect): string[] {
  return figuresOf(some)
    .filter((each) => each[aspect] === 'wrong')
    .map(
      ({ seed, figure, said }) =>
        `seed ${seed} line ${figure.line}: ${figure.text} is ${said} (${figure.shape})`,
    );
}

/** In per cent of all figures: how much may be left unsaid. A little more than what is. */
const MOST_UNSAID: Readonly<Record<'tables' | 'text', Readonly<Record<Aspect, number>>>> = {
  tables: { unit: 0.1, period: 0.4, value: 0.1 },
  text: { unit: 11.1, period: 16.3, value: 2.7 },
};

test('one seed gives one report', () => {
  expect(accountsOf(7).text).toBe(accountsOf(7).text);
  expect(accountsOf(7).text).not.toBe(accountsOf(8).text);
});

test('what is said of the figures, in all', () => {
  const report = (['tables', 'text'] as const).map((where) => {
    const some = where === 'tables' ? inTables : inText;
    const shares = ASPECTS.map((aspect) => {
      const [right, unsaid, bad] = (['right', 'not stated', 'wrong'] as const).map((verdict) =>
        percent(some, aspect, verdict).toFixed(2),
      );
      return `${aspect} ${right} % right, ${unsaid} % not stated, ${bad} % wrong`;
    });
    return `${figuresOf(some).length} figures in ${where}: ${shares.join('; ')}`;
  });
  console.info(report.join('\n'));
  expect(figuresOf(results).length).toBeGreaterThan(15_000);
});

describe('figures in tables', () => {
  test.each(ASPECTS)('none is given a wrong %s', (aspect) => {
    expect(wrong(inTables, aspect)).toEqual([]);
  });

  test.each(ASPECTS)('the %s is not left unsaid where the report tells it', (aspect) => {
    expect(percent(inTables, aspect, 'not stated')).toBeLessThan(MOST_UNSAID.tables[aspect]);
  });

  test('nothing else is taken for an amount', () => {
    expect(inTables.flatMap(({ invented }) => invented)).toEqual([]);
  });
});

describe('figures in rows of text', () => {
  test.each(ASPECTS)('none is given a wrong %s', (aspect) => {
    expect(wrong(inText, aspect)).toEqual([]);
  });

  test.each(ASPECTS)('the %s is not left unsaid too often', (aspect) => {
    expect(percent(inText, aspect, 'not stated')).toBeLessThan(MOST_UNSAID.text[aspect]);
  });
});
