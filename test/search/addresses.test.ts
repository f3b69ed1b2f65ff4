import { spawnSync } from 'node:child_process';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { documentOf } from '../../src/document/document.js';
import { matchingLines, mergeSpans, parseAddress, resolveAddress } from '../../src/search/addresses.js';

const TWELVE = Array.from(
  { length: 12 },
  (_, index) => `line ${index + 1}${index === 3 ? ' start' : index === 6 ? ' stop' : ''}`,
);

function selected(address: string, lines: readonly string[] = TWELVE): string {
  const document = documentOf('report.md', lines.map((line) => `${line}\n`).join(''));
  return resolveAddress(document, parseAddress(address))
    .map(({ line, end }) => (line === end ? `${line}` : `${line}-${end}`))
    .join(' ');
}

test.each([
  ['3', '3'],
  ['2,4', '2-4'],
  ['2-4', '2-4'],
  ['10,+1', '10-11'],
  ['10,+40', '10-12'],
  ['$', '12'],
  ['11,$', '11-12'],
  ['$,+3', '12'],
  ['$,5', '12'],
  ['/start/', '4'],
  ['/START/I', '4'],
  ['/line 1/', '1 10-12'],
  ['/start/,/stop/', '4-7'],
  ['/stop/,+2', '7-9'],
  ['/stop/,3', '7'],
  ['/start/,$', '4-12'],
  ['2,/stop/', '2-7'],
  ['/start/,/nowhere/', '4-12'],
  ['/line/,/line/', '1-12'],
  ['/^line [0-9]$/,+1', '1-6 8-9'],
  ['11,40', '11-12'],
  ['40', ''],
  ['40,50', ''],
  ['/zeppelin/', ''],
  ['/[/]/', ''],
  ['/a\\/b/', ''],
  [' 2 , 4 ', '2-4'],
  ['/[[:digit:]]{2}/', '10-12'],
  ['/\\<st[ao]/', '4 7'],
  ['/(?<=line )[\\d]$/', '1-3 5-6 8-9'],
  ['/{/', ''],
])('%s selects %s', (address, lines) => {
  expect(selected(address)).toBe(lines);
});

test.each([
  ['5,2', '5,2: ends before it begins; write 2,5'],
  ['5-2', '5-2: ends before it begins; write 2,5'],
  ['0', '0: lines count from 1'],
  ['0,/x/', '0,/x/: lines count from 1'],
  ['3,abc', '3,abc: not an address'],
  ['abc', 'abc: not an address'],
  ['', '"": not an address'],
  ['-3', '-3: not an address'],
  ['3,', '3,: not an address'],
  ['3,4,5', '3,4,5: not an address'],
  ['3,+', '3,+: not an address'],
  ['3p', '3p: not an address'],
  ['1.5', '1.5: not an address'],
  ['/open', '/open: no / ends the pattern'],
  ['//', '//: an empty pattern'],
  ['/(/', '/(/: unmatched ('],
  ['/a{3,1}/', '/a{3,1}/: {3,1} runs backwards'],
  ['99999999999999999999', 'no document has so many lines'],
])('%s is an error', (address, message) => {
  expect(() => parseAddress(address)).toThrow(message);
});

describe('as sed -nE', () => {
  const numbers = fc.integer({ min: 1, max: 9 }).map(String);
  const patterns = fc.constantFrom(
    '/a/',
    '/b/',
    '/c/',
    '/ab|c/',
    '/^a/',
    '/c$/',
    '/^$/',
    '/[ab]{2}/',
    '/(a|c)b/',
  );
  const start = fc.oneof(numbers, patterns, fc.constant('$'));
  const end = fc.oneof(
    numbers,
    patterns,
    fc.constant('$'),
    fc.integer({ min: 0, max: 4 }).map((n) => `+${n}`),
  );
  const address = fc.oneof(
    start,
    fc.tuple(start, end).map((pair) => pair.join(',')),
  );
  const lines = fc.array(fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 3 }), {
    minLength: 1,
    maxLength: 8,
  });

  test('every address selects the lines that sed prints', () => {
    fc.assert(
      fc.property(address, lines, (typed, text) => {
        const [from, to] = typed.split(',');
        // the contract makes 5,2 an error, where sed prints line 5
        if (/^\d+$/.test(from ?? '') && /^\d+$/.test(to ?? '') && Number(to) < Number(from)) return;
        const sed = spawnSync('sed', ['-nE', `${typed}=`], {
          input: text.map((line) => `${line}\n`).join(''),
          encoding: 'utf8',
        });
        expect(sed.stderr).toBe('');
        const printed = sed.stdout.split('\n').filter(Boolean).map(Number);
        const document = documentOf('report.md', text.map((line) => `${line}\n`).join(''));
        const ours = resolveAddress(document, parseAddress(typed)).flatMap(({ line, end: last }) =>
          Array.from({ length: last - line + 1 }, (_, index) => line + index),
        );
        expect([typed, text, ours]).toEqual([typed, text, printed]);
      }),
      { numRuns: 300 },
    );
  }, 120_000);
});

test('spans that touch or overlap are one', () => {
  expect(
    mergeSpans([
      { line: 8, end: 9 },
      { line: 2, end: 4 },
      { line: 5, end: 5 },
      { line: 3, end: 4 },
    ]),
  ).toEqual([
    { line: 2, end: 5 },
    { line: 8, end: 9 },
  ]);
});

test('a pattern that backtracks without end is given up', () => {
  const hard = `${'a'.repeat(60)}!`;
  expect(() => selected('/(x|(a+)+\\2)+$/', [hard])).toThrow('/(x|(a+)+\\2)+$/: takes too long');
}, 20_000);

test('only the lines that pass the test count', () => {
  expect(matchingLines(['b', 'ab', 'c'], 'b', (line) => line.endsWith('b'))).toEqual([1, 2]);
});
