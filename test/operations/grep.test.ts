import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Document } from '../../src/document/document.js';
import { documentOf } from '../../src/document/document.js';
import type { GrepQuery } from '../../src/operations/grep.js';
import { matchOn, patternMatcher, selectLines, spansOn } from '../../src/operations/grep.js';
import { noMatchHint, Vain } from '../../src/operations/grep-hint.js';
import { rowsAround } from '../../src/operations/grep-rows.js';
import { valueMatcher } from '../../src/operations/grep-value.js';
import type { SearchOptions } from '../../src/search/search.js';
import { compileSearch } from '../../src/search/search.js';

const OPTIONS: SearchOptions = {
  syntax: 'either',
  ignoreCase: false,
  word: false,
  wholeLine: false,
  literal: false,
};

function queryOf(pattern: string, more: Partial<GrepQuery & SearchOptions> = {}): GrepQuery {
  const matcher = patternMatcher(compileSearch([pattern], { ...OPTIONS, ...more }));
  return { matcher, invert: more.invert ?? false, most: more.most ?? null };
}

const REPORT = documentOf(
  'report.md',
  [
    '# Receipts',
    '',
    '(₹ in crore)',
    '',
    '|Item|2024-25|2023-24|',
    '|---|---|---|',
    '|**Tot**al taxes|48,964.89|42,105.33|',
    '|Fees|17.40|16.20|',
    '',
    'Fees of Rs. 17.40 crore were paid.',
    '',
  ].join('\n'),
);

describe('which lines are selected', () => {
  test.each<[string, Partial<GrepQuery & SearchOptions>, number[]]>([
    ['Total taxes', {}, [7]],
    ['48964.89', {}, [7]],
    ['17.40', {}, [8, 10]],
    ['17.40', { most: 1 }, [8]],
    ['.', { invert: true }, [2, 4, 9]],
    ['Total taxes', { literal: true }, []],
    ['zeppelin', {}, []],
  ])('%s %j', (pattern, more, expected) => {
    expect(selectLines(REPORT, queryOf(pattern, more))).toEqual({ lines: expected, stoppedAt: null });
  });

  test('a carriage return ends no line, and belongs to it only literally', () => {
    const document = documentOf('a.md', 'in lakh\r\nin crore\r\n');
    expect(selectLines(document, queryOf('lakh$')).lines).toEqual([1]);
    expect(selectLines(document, queryOf('lakh$', { literal: true, syntax: 'extended' })).lines).toEqual([]);
  });

  test('a pattern that runs on is given up, and what it found before is kept', () => {
    const document = documentOf('a.md', `aab\n${'a'.repeat(50)}!\naab\n`);
    const { lines, stoppedAt } = selectLines(document, queryOf('^(?=(a+)+b)'));
    expect(lines).toEqual([1]);
    expect(stoppedAt).toBe(2);
  }, 20_000);
});

describe('what is said of a match', () => {
  test('the figure that matched has its unit and period', () => {
    expect(matchOn(REPORT, 7, queryOf('42,105.33'))).toMatchObject({
      type: 'match',
      file: 'report.md',
      line: 7,
      text: '|**Tot**al taxes|48,964.89|42,105.33|',
      spans: [[27, 36]],
      reading: 'printed',
      section: { title: 'Receipts', line: 1, path: ['Receipts'] },
      page: null,
      unit: { kind: 'money', currency: 'INR', scale: 'crore', line: 3 },
      period: { label: '2023-24' },
    });
  });

  test('unit and period are left out where they are not wanted', () => {
    expect(matchOn(REPORT, 7, queryOf('42,105.33'), false)).toMatchObject({
      line: 7,
      spans: [[27, 36]],
      section: { title: 'Receipts' },
      unit: null,
      period: null,
    });
    const large = { ...REPORT, size: 300_000_000 };
    expect(matchOn(large, 7, queryOf('42,105.33'), false)).toMatchObject({
      line: 7,
      section: null,
      page: null,
    });
  });

  test.each([
    ['words', 'Total taxes'],
    ['two figures', '^.*$'],
  ])('%s have none', (_, pattern) => {
    expect(matchOn(REPORT, 7, queryOf(pattern))).toMatchObject({ unit: null, period: null });
  });

  test('a line that was asked for because it does not match has no spans', () => {
    const query = queryOf('zeppelin', { invert: true });
    expect(matchOn(REPORT, 7, query)).toMatchObject({ reading: null, spans: [], unit: null });
    expect(spansOn(REPORT, 7, query)).toEqual([]);
  });
});

describe('a figure whose separators slipped into the row below', () => {
  const damaged = documentOf(
    'loans.md',
    '(Rs. in lakh)\n\n|Section|2023-24|\n|---|---|\n|Housing|42.75|\n|Fisheries|1740|\n||.|\n|Power|27.05|\n',
  );

  test.each([
    ['17.40', [6]],
    ['1740', [6]],
    ['17.41', []],
  ])('%s', (pattern, lines) => {
    expect(selectLines(damaged, queryOf(pattern)).lines).toEqual(lines);
  });

  test('is told when it is found by what it was', () => {
    const found = [{ printed: '1740', text: '17.40', lines: [7] }];
    expect(matchOn(damaged, 6, queryOf('17.40'))?.reconstructed).toEqual(found);
    expect(matchOn(damaged, 6, queryOf('1740'))?.reconstructed).toEqual([]);
    const query = { matcher: valueMatcher('₹ 0.174 crore', null), invert: false, most: null };
    expect(matchOn(damaged, 6, query)?.reconstructed).toEqual(found);
  });

  test('is found where it is printed', () => {
    expect(spansOn(damaged, 6, queryOf('17.40'))).toEqual([{ start: 11, end: 15 }]);
  });
});

describe('by value', () => {
  const statements = documentOf(
    'value.md',
    [
      '# Statement A',
      '',
      '(Rs. in lakh)',
      '',
      '|Item|2024-25|',
      '|---|---|',
      '|Roads|4,212.30|',
      '|Canals|42.12|',
      '|Bridges|(4,290.00)|',
      '|Rate|5.00%|',
      '',
      '# Statement B',
      '',
      '($ in million)',
      '',
      '|Item|2024-25|',
      '|---|---|',
      '|Roads|42.12|',
      '|Canals|421.23|',
    ].join('\n'),
  );
  const found = (value: string, tolerance: string | null = null) =>
    selectLines(statements, { matcher: valueMatcher(value, tolerance), invert: false, most: null }).lines;

  test.each<[string, string | null, number[]]>([
    // 42.123 crore is 421.23 million, too: a scale alone asks for no currency
    ['42.123 crore', null, [7, 19]],
    ['₹ 42.123 crore', null, [7]],
    ['₹42.12 crore', null, [7]],
    ['$ 42.12 million', null, [18]],
    ['USD 42.12 million', null, [18]],
    ['EUR 42.12 million', null, []],
    ['4212.3', null, [7]],
    ['42.12', null, [8, 18]],
    ['5%', null, [10]],
    ['₹ 42.13 crore', null, []],
    ['₹ 42.13 crore', '0.5%', [7]],
    ['₹ 4212.30 lakh', '0', [7]],
    ['₹ 42.12 crore', '0', []],
    // a sign counts when there is one
    ['₹ 42.90 crore', null, [9]],
    ['-42.90 crore', null, [9]],
    ['+42.90 crore', null, []],
    ['₹ 42,12,30,000', null, [7]],
  ])('%s, tolerance %s', (value, tolerance, lines) => {
    expect(found(value, tolerance)).toEqual(lines);
  });

  test('the figure is what matched', () => {
    const query = { matcher: valueMatcher('42.123 crore', null), invert: false, most: null };
    expect(matchOn(statements, 7, query)).toMatchObject({
      spans: [[7, 15]],
      reading: 'value',
      unit: { scale: 'lakh' },
    });
  });

  test.each(['crore', '12 apples', '12 13', ''])('%j is no amount', (value) => {
    expect(() => valueMatcher(value, null)).toThrow('no amount');
  });

  test.each<[string, string, number[]]>([
    // two crore either side of 44.12 crore
    ['₹ 44.123 crore', '2', [7, 9]],
    ['₹ 44.123 crore', '2 crore', [7, 9]],
    ['₹ 44.123 crore', 'Rs 199.9 lakh', [9]],
    ['₹ 44.123 crore', '₹ 1.999 crore', [9]],
    ['44.1', '2', [8, 18]],
    ['0', '6', [10]],
    // farther off than half of it
    ['₹ 100 crore', '58 %', [7, 9]],
    ['5.1%', '0.1', [10]],
  ])('%s, give or take %s', (value, tolerance, lines) => {
    expect(found(value, tolerance)).toEqual(lines);
  });

  test('an amount in a currency is no number of things, and may be per share', () => {
    const document = documentOf(
      'a.md',
      '|Item|2024-25|\n|---|---|\n|Number of shares|4,517|\n|Earnings per share (₹)|2.10|\n',
    );
    const lines = (value: string) =>
      selectLines(document, { matcher: valueMatcher(value, null), invert: false, most: null }).lines;
    expect([lines('₹ 4,517'), lines('4517 units'), lines('₹ 2.10')]).toEqual([[], [3], [4]]);
  });

  test.each([
    ['12', 'x%'],
    ['12', '-1%'],
    ['12', '5 lakh'],
    ['₹ 12 crore', '5 apples'],
    ['₹ 12 crore', '$ 5 million'],
  ])('to %s, %j is no tolerance', (value, tolerance) => {
    expect(() => valueMatcher(value, tolerance)).toThrow('percentage');
  });
});

describe('when nothing is found', () => {
  const inVain = (documents: readonly Document[]): Vain => {
    const vain = new Vain();
    for (const document of documents) vain.add(document.name, document.size, () => document);
    return vain;
  };
  const hint = (pattern: string, text: string, more: Partial<SearchOptions> = {}) =>
    noMatchHint(inVain([documentOf('a.md', text)]), {
      ...OPTIONS,
      ...more,
      patterns: [pattern],
      value: null,
    });

  test('lines that would match if case were ignored are counted', () => {
    expect(hint('turbine', 'Turbine hall\nTURBINES\n')).toBe(
      'a.md: no match for "turbine" in 2 lines; with -i, which ignores case, 2 lines would match',
    );
  });

  test('an "or" as grep writes it without -E is told', () => {
    expect(hint('Sales\\|Total', '|Total|1,204|')).toBe(
      'a.md: no match for "Sales\\|Total" in 1 line; "\\|" is the character here; for "or" write |',
    );
    expect(hint('\\| Sales', '|Total|1,204|')).not.toContain('is the character');
  });

  test('the nearest spelling is told', () => {
    expect(hint('Intrest payments', '|**Interest** payments|12|\n')).toBe(
      'a.md: no match for "Intrest payments" in 1 line; nearest spelling: "Interest payments" (1 line)',
    );
  });

  test('what nobody can read is told, since it may hold the text', () => {
    expect(hint('Revenue grew', 'x\n/82 /101 /118 /101 /110\n')).toContain(
      '1 line not readable (line 2: the font was not decoded)',
    );
  });

  test('long patterns are cut, and of many some are named', () => {
    const document = documentOf('a.md', 'x\n');
    const of = (patterns: string[]) => noMatchHint(inVain([document]), { ...OPTIONS, patterns, value: null });
    expect(of(['z'.repeat(5000)])?.length).toBeLessThan(200);
    expect(of(['p', 'q', 'r', 's', 't', 'u', 'v'])).toContain('"s" or "t" or 2 more in 1 line');
  });

  test('several files are named', () => {
    const documents = ['a', 'b', 'c', 'd', 'e'].map((name) => documentOf(`${name}.md`, 'x\n'));
    expect(noMatchHint(inVain(documents), { ...OPTIONS, patterns: ['zeppelin'], value: null })).toBe(
      'no match for "zeppelin" in 5 lines of 5 files (a.md, b.md, c.md and 2 more)',
    );
    expect(noMatchHint(inVain([]), { ...OPTIONS, patterns: ['zeppelin'], value: null })).toBeNull();
  });
});

describe('lines and what stands around them', () => {
  const rows = (lines: number[], total: number, before: number, after: number) =>
    [...rowsAround(lines, total, { before, after })].map(
      ({ line, kind, apart }) => `${apart ? '--' : ''}${line}${kind === 'match' ? ':' : '-'}`,
    );

  test.each<[number[], number, number, number, string]>([
    [[2, 3, 7], 9, 0, 0, '--2: 3: --7:'],
    [[2, 5], 9, 1, 1, '--1- 2: 3- 4- 5: 6-'],
    [[2, 6], 9, 1, 1, '--1- 2: 3- --5- 6: 7-'],
    [[1, 9], 9, 2, 2, '--1: 2- 3- --7- 8- 9:'],
    [[2, 3], 3, 0, 5, '--2: 3:'],
  ])('of %j among %i lines, %i before and %i after', (lines, total, before, after, expected) => {
    expect(rows(lines, total, before, after).join(' ')).toBe(expected);
  });

  test('each line at most once, ascending, every match among them', () => {
    const lines = fc.uniqueArray(fc.integer({ min: 1, max: 30 })).map((all) => all.sort((a, b) => a - b));
    fc.assert(
      fc.property(lines, fc.nat({ max: 4 }), fc.nat({ max: 4 }), (matches, before, after) => {
        const all = [...rowsAround(matches, 30, { before, after })];
        expect(all.map(({ line }) => line)).toEqual(
          [...new Set(all.map(({ line }) => line))].sort((a, b) => a - b),
        );
        expect(all.filter(({ kind }) => kind === 'match').map(({ line }) => line)).toEqual(matches);
      }),
    );
  });
});
