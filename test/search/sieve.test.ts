import { existsSync, readdirSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { judge } from '../../src/search/judge.js';
import { plainKernel } from '../../src/search/kernel.js';
import type { Search, SearchOptions } from '../../src/search/search.js';
import { compileSearch } from '../../src/search/search.js';
import { mayMatchAt, sieveFor } from '../../src/search/sieve.js';

const PLAIN: SearchOptions = {
  syntax: 'either',
  ignoreCase: false,
  word: false,
  wholeLine: false,
  literal: false,
};

/** True when the sieve lets a line through; always for patterns that have none. */
function passes(line: string, search: Search): boolean {
  if (!search.factors) return true;
  const sieve = sieveFor(search.factors, search.options.ignoreCase);
  const bytes = Buffer.from(line);
  const kernel = plainKernel(sieve, bytes.length + 64);
  kernel.bytes.set(bytes);
  const count = kernel.find(0, bytes.length);
  return [...kernel.hits.subarray(0, count)].some((at) => mayMatchAt(kernel.bytes, at, bytes.length, sieve));
}

describe('what the conversion put between letters and digits does not hold a line back', () => {
  test.each<[string, string]>([
    ['48,964.89', '|48,964.89|'],
    ['48,964.89', '4 8 9 6 4 . 8 9'],
    ['48964', '**48**,964'],
    ['48964', '４８,９６４'],
    ['48964', '&#52;8,964'],
    ['48964', '४८,९६४'],
    ['Total', 'To**tal**'],
    ['Total', '|To|tal|'],
    ['Total', 'T O T A L, T o t a l'],
    ['Total', 'To<b class="x">tal</b>'],
    ['Total', '&#84;otal'],
    ['Total', '\uff34otal'],
    ['Total', '$\\mathrm{To}\\mathbf{tal}$'],
    ['R&D', 'R&amp;D'],
    ['a<b', 'a<b and c>d'],
    ['office', 'o\ufb03ce'],
    ['Rs in lakh', '(Rs. in **lakh**)'],
  ])('%s in %s', (pattern, line) => {
    expect(passes(line, compileSearch([pattern], PLAIN))).toBe(true);
  });
});

test.each<[string, string]>([
  ['48,964.89', '|47,964.89|'],
  ['48964', '|₹ 4|9|8|'],
  ['Total', 'To tell'],
  ['Total', 'total'],
  ['Total', '<b>To</b> <i>be</i> &nbsp; told'],
])('%s is held back in %s', (pattern, line) => {
  expect(passes(line, compileSearch([pattern], PLAIN))).toBe(false);
});

test.each<[string, string]>([
  ['tags that hold nothing', `a${'<>'.repeat(5000)}`],
  ['tags that hold what is looked for', `a${'<a>'.repeat(5000)}`],
  ['marks that open tags', `a${'<'.repeat(20_000)}`],
])('%s do not keep it', (_, line) => {
  const start = performance.now();
  passes(line, compileSearch(['aaaaaaaaaaaaaaab'], PLAIN));
  expect(performance.now() - start).toBeLessThan(1000);
});

const MARKS = [
  '**',
  '_',
  '|',
  ' ',
  '  ',
  '<b>',
  '</b>',
  '<br/>',
  '<td colspan="2">',
  '&nbsp;',
  '&amp;',
  '&#52;',
  '&#x41;',
  ',',
  '.',
  '\\',
  '$',
  '~~',
  '\u00a0',
  '\u00ad',
  '\u200b',
  '₹',
  '£',
  '’',
  '<',
  '>',
  '\uff14',
  '४',
  '\u0301',
  '(',
  ')',
  '-',
  '%',
  "'",
];
const marked = fc
  .array(fc.oneof(fc.constantFrom(...'489ABabTotal'), fc.constantFrom(...MARKS)), { maxLength: 24 })
  .map((parts) => parts.join(''));
const pattern = fc.oneof(
  fc
    .array(fc.constantFrom(...'489ABabTotal', '.', ',', ' ', '|', '&', '<', '(', '+', '*'), {
      minLength: 1,
      maxLength: 6,
    })
    .map((p) => p.join('')),
  fc.constantFrom('48', '4,8', '4.8', '489', 'Total', 'To', 'Tot.l', 'ab|48', 'a<b', '(ab)+4', 'A b'),
);
const options = fc.record({
  syntax: fc.constantFrom('either' as const, 'fixed' as const),
  ignoreCase: fc.boolean(),
  word: fc.boolean(),
  wholeLine: fc.boolean(),
  literal: fc.boolean(),
});

test('no line that matches is held back', () => {
  fc.assert(
    fc.property(pattern, options, marked, (asked, chosen, line) => {
      const search = compileSearch([asked], chosen);
      if (judge(line, search) !== null) expect(passes(line, search)).toBe(true);
    }),
    { numRuns: 5000 },
  );
});

const CORPUS = new URL('../../../shared/corpus/', import.meta.url);

test.runIf(existsSync(CORPUS))('no line of a report that matches is held back', () => {
  const files = readdirSync(CORPUS, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.md'),
  );
  const searches = [
    'Total',
    '1,234',
    'Revenue from operations',
    '2024',
    '(Rs. in lakh)',
    'per cent',
    'Net.*profit',
  ].map((asked) => compileSearch([asked], PLAIN));
  const held: string[] = [];
  for (const [i, name] of files.entries()) {
    const lines = readFileSync(new URL(name, CORPUS), 'utf8').split('\n');
    const search = searches[i % searches.length];
    if (!search) continue;
    for (const line of lines.filter((_, at) => at % 7 === 0))
      if (line.length < 5000 && judge(line, search) !== null && !passes(line, search))
        held.push(`${name}: ${line}`);
  }
  expect(held).toEqual([]);
});
