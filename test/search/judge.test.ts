import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { judge, matchSpans } from '../../src/search/judge.js';
import type { SearchOptions } from '../../src/search/search.js';
import { compileSearch } from '../../src/search/search.js';

const PLAIN: SearchOptions = {
  syntax: 'either',
  ignoreCase: false,
  word: false,
  wholeLine: false,
  literal: false,
};

function reading(pattern: string, line: string, options: Partial<SearchOptions> = {}): string | null {
  return judge(line, compileSearch([pattern], { ...PLAIN, ...options }));
}

function matched(pattern: string, line: string, options: Partial<SearchOptions> = {}): string[] {
  const search = compileSearch([pattern], { ...PLAIN, ...options });
  return matchSpans(line, search).map(({ start, end }) => line.slice(start, end));
}

describe('as regular expression and as plain text', () => {
  test.each<[string, string, boolean, boolean, boolean]>([
    // pattern, line, either, -F, -E
    ['Total (A+B)', 'Total (A+B)', true, true, false],
    ['Total (A+B)', 'Total AAB', true, false, true],
    ['(Rs. in lakh)', '(Rs. in lakh)', true, true, true],
    ['($/t)', 'Cost ($/t)', true, true, false],
    ['Profit [restated]', 'Profit [restated]', true, true, false],
    ['^Cost|^Profit', 'Profit', true, false, true],
  ])('%s on %s', (pattern, line, either, fixed, extended) => {
    expect(reading(pattern, line) !== null).toBe(either);
    expect(reading(pattern, line, { syntax: 'fixed' }) !== null).toBe(fixed);
    expect(reading(pattern, line, { syntax: 'extended' }) !== null).toBe(extended);
  });

  test('a row of a table is plain text, not a choice with empty sides', () => {
    expect(reading('|Sales|300|', 'x|Sales|300|12|')).toBe('printed');
    expect(reading('|Sales|300|', 'Fees')).toBeNull();
    expect(reading('|Sales|300|', 'Fees', { syntax: 'extended' })).toBe('printed');
  });

  test('a pattern that is no regular expression is plain text, but with -E an error', () => {
    expect(reading('Total (A', 'Total (A')).toBe('printed');
    expect(() => reading('Total (A', '', { syntax: 'extended' })).toThrow('unmatched (');
  });
});

describe('in which reading a line matches', () => {
  test.each([
    ['revenue', '|Total revenue|', 'printed'],
    ['Total revenue', '|Total|revenue|', 'spaced'],
    ['Cost of materials', 'Cost of<br>materials', 'spaced'],
    ['Research & development', 'Research &amp; development', 'spaced'],
    ['2023-24', 'Year 2023\u201324', 'spaced'],
    ['Pro\ufb01t', 'Profit', null],
    ['Pro\ufb01t', '**Profit**', 'spaced'],
    ['Total revenue', '**Tot**al **rev**enue', 'joined'],
    ['Receivables from', '|Receiv|ables from|', 'joined'],
    ['Total revenue', '|**Tot**al **rev**enue|Note|', 'joined'],
    ['Total revenue Note', '|**Tot**al **rev**enue|Note|', 'joined'],
    ['Revenue 4896489', '|Revenue|48,96,489|', 'joined'],
    ['Revenue.*48,964.89', '|Revenue|48964.89|', 'joined'],
    ['[0-9]{7}', '|48,96,489|', 'joined'],
    ['4896489', '|48,96,489|', 'joined'],
    ['48964\\.89', '|48,964.89|', 'joined'],
    ['\\b4896489\\b', '|48,96,489|', 'joined'],
    ['1234567|4896489', '|48,96,489|', 'joined'],
  ])('%s on %s: %s', (pattern, line, expected) => {
    expect(reading(pattern, line)).toBe(expected);
  });

  test.each(['Total revenue', '4896489', '2023-24'])('--literal tries only the line as printed: %s', (p) => {
    expect(reading(p, '**Tot**al revenue 48,96,489 2023\u201324', { literal: true })).toBeNull();
  });
});

describe('a match across something that vanished runs from word to word', () => {
  test.each([
    ['otal rev', '**Tot**al **rev**enue'],
    ['dBuild', '|Land|Buildings|'],
    ['896489', '|48,96,489|'],
    ['48964', '|48,96,489|'],
    ['Revenue 48964', '|Revenue|48,96,489|'],
  ])('%s does not match %s', (pattern, line) => {
    expect(reading(pattern, line)).toBeNull();
  });
});

describe('-w asks for whole words and figures in every reading', () => {
  test.each<[string, string, boolean]>([
    ['12', 'There were 12 of them', true],
    ['12', '|300.00|12|', true],
    ['12', 'Code 0012', false],
    ['12', 'a rate of 12.75', false],
    ['48', '|48,964.89|', false],
    ['964', '|48,964.89|', false],
    ['641', '|936<br>641<br>295|', true],
    ['93204', '|93,204 51,660|', true],
    ['2024', 'on 31.12.2024', true],
    ['Total', '**Tot**al', true],
    ['Tot', '**Tot**al', true],
    ['ota', '**Tot**al', false],
  ])('%s in %s: %s', (pattern, line, expected) => {
    expect(reading(pattern, line, { word: true }) !== null).toBe(expected);
  });

  test('with --literal it is grep\u2019s', () => {
    expect(reading('48', '|48,964.89|', { word: true, literal: true })).toBe('printed');
  });
});

describe('-o gives the printed text that matched', () => {
  test.each([
    ['Total revenue', '|**Tot**al **rev**enue|1|', ['Tot**al **rev**enue']],
    ['48964.89', '48,964.89 and 48964.89', ['48,964.89', '48964.89']],
    ['-1204', 'fell (1,204) in all', ['(1,204)']],
    ['[0-9]+', '|48,964|', ['48', '964']],
    ['materials & p', 'of<br>materials &amp; parts', ['materials &amp; p']],
    ['x*', 'axx', ['xx']],
  ])('%s on %s', (pattern, line, expected) => {
    expect(matched(pattern, line)).toEqual(expected);
  });
});

test('a figure is found by what it was before it was damaged', () => {
  const search = compileSearch(['17.40'], PLAIN);
  const restored = () => [{ printed: '1740', text: '17.40' }];
  expect(judge('|Fisheries|1740|', search)).toBeNull();
  expect(judge('|Fisheries|1740|', search, restored)).toBe('joined');
  expect(matchSpans('|Fisheries|1740|', search, restored)).toEqual([{ start: 11, end: 15 }]);
  expect(judge('|Fisheries|1741|', search, restored)).toBeNull();
});

const text = fc.string({
  unit: fc.constantFrom(
    'a',
    'B',
    'é',
    '1',
    '234',
    ',',
    '.',
    ' ',
    '|',
    '**',
    '_',
    '(',
    ')',
    '[',
    ']',
    '{',
    '*',
    '+',
    '\\',
    '^',
    '$',
    '-',
    '&amp;',
    '\u2013',
    '\ufffd',
  ),
});

test('any text is a pattern, and finds the lines that hold it', () => {
  fc.assert(
    fc.property(text, text, text, (pattern, before, after) => {
      expect(reading(pattern, before + pattern + after)).toBe('printed');
    }),
  );
});

test('spans ascend, do not overlap and lie on the line, and a line with one matches', () => {
  fc.assert(
    fc.property(text, text, fc.boolean(), fc.boolean(), (pattern, line, word, ignoreCase) => {
      const search = compileSearch([pattern], { ...PLAIN, word, ignoreCase });
      let last = 0;
      for (const { start, end } of matchSpans(line, search)) {
        expect(start).toBeGreaterThanOrEqual(last);
        expect(end).toBeGreaterThan(start);
        last = end;
      }
      expect(last).toBeLessThanOrEqual(line.length);
      if (last > 0) expect(judge(line, search)).not.toBeNull();
    }),
  );
});
