import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Document } from '../../src/document/document.js';
import { documentOf } from '../../src/document/document.js';
import type { ExcerptLimits, ReadQuery } from '../../src/operations/read.js';
import { addressesOf, excerpt, selectSpans, shownOf } from '../../src/operations/read.js';

const of = (...lines: string[]): Document => documentOf('report.md', `${lines.join('\n')}\n`);
const numbered = (count: number): Document =>
  of(...Array.from({ length: count }, (_, index) => `item ${index + 1}`));

function select(document: Document, query: Partial<ReadQuery>): string {
  const found = selectSpans(document, { addresses: [], section: null, page: null, context: 0, ...query });
  if (found.kind === 'nothing') return found.reason;
  if (found.kind === 'several') return found.headings.map(({ line }) => `several:${line}`).join(' ');
  return [addressesOf(found.spans).join(' '), ...found.notes].join(' | ');
}

const LIMITS: ExcerptLimits = {
  governing: true,
  maxLines: 400,
  maxChars: 30_000,
  cost: ({ text }) => text.length + 1,
};

const CASH_FLOWS = of(
  '# Statement of cash flows',
  '',
  '(₹ in crore)',
  '',
  '|Particulars|2024-25|2023-24|',
  '|---|---|---|',
  '|Operating|318.40|296.15|',
  '|Investing|(204.75)|(188.30)|',
  '|Financing|(61.20)|(74.85)|',
);

describe('the lines that are asked for', () => {
  test.each<[string, Partial<ReadQuery>, string]>([
    ['nothing in particular is everything', {}, '1,12'],
    ['addresses, each line once and in file order', { addresses: ['9', '2,4', '3'] }, '2,4 9'],
    ['surroundings', { addresses: ['6'], context: 2 }, '4,8'],
    ['surroundings stop at both ends', { addresses: ['1', '$'], context: 1 }, '1,2 11,12'],
    ['past the end', { addresses: ['40'] }, '40 begins past the end; the last line is 12'],
    [
      'past the end besides others',
      { addresses: ['3', '40'] },
      '3 | 40 begins past the end; the last line is 12',
    ],
    ['a pattern that matches nowhere', { addresses: ['/zeppelin/'] }, 'no line matches /zeppelin/'],
    ['a page without page marks', { page: 2 }, 'the document has no page marks; name lines or a section'],
    ['a section without headings', { section: 'Cash' }, 'no section "Cash"'],
  ])('%s', (_, query, expected) => {
    expect(select(numbered(12), query)).toBe(expected);
  });

  test('of a page', () => {
    const document = of('a', '-----', 'b', 'c', '-----');
    expect(select(document, { page: 2 })).toBe('3,5');
    expect(select(document, { page: 9 })).toBe('no page 9; the pages are 1 to 2');
  });

  test('of an empty document', () => {
    expect(select(documentOf('report.md', ''), { addresses: ['1'] })).toBe('the file is empty');
  });
});

describe('a section', () => {
  const document = of(
    '# Assets',
    '## Cash & bank',
    'a',
    '## Loans',
    'b',
    '# Liabilities',
    '## Loans',
    'c',
    '# STATEMENT NO.18 – Loans and Advances',
    'd',
  );

  test.each([
    ['Assets', '1,5'],
    ['cash & BANK', '2,3'],
    ['Cash bank', '2,3'],
    ['liab', '6,8'],
    ['Loans', 'several:4 several:7'],
    ['Assets > Loans', '4,5'],
    ['Statement No. 18', '9,10'],
    ['Stt. 18 (contd.)', '9,10'],
    ['8', '7,8'],
    ['12', '12 begins past the end; the last line is 10'],
    ['Liabilites', 'no section "Liabilites"; nearest: "Liabilities" (line 6)'],
    ['Advnces', 'no section "Advnces"; nearest: "STATEMENT NO.18 – Loans and Advances" (line 9)'],
    ['Zeppelins', 'no section "Zeppelins"'],
  ])('%s is %s', (section, expected) => {
    expect(select(document, { section })).toBe(expected);
  });
});

describe('an excerpt', () => {
  const lines = (document: Document, from: number, to: number, limits: Partial<ExcerptLimits> = {}) =>
    excerpt(document, [{ line: from, end: to }], { ...LIMITS, ...limits });

  test('begins with the lines above that govern it', () => {
    expect(lines(CASH_FLOWS, 8, 9).lines.map(({ type, line }) => `${type} ${line}`)).toEqual([
      'governs 3',
      'governs 5',
      'text 8',
      'text 9',
    ]);
  });

  test('also where it begins at a rule or at a row without a figure', () => {
    const document = of(
      '(Rs. in lakh)',
      '',
      '|Borrower|Balance|',
      '|---|---|',
      '|Co-operatives|41.97|',
      '|---|---|',
      '|Others||',
      '|Housing|12.50|',
    );
    expect(lines(document, 6, 8).lines.map(({ type, line }) => `${type} ${line}`)).toEqual([
      'governs 1',
      'governs 3',
      'text 6',
      'text 7',
      'text 8',
    ]);
  });

  test('without them when they are not wanted, or stand in it', () => {
    expect(lines(CASH_FLOWS, 8, 8, { governing: false }).lines).toHaveLength(1);
    expect(lines(CASH_FLOWS, 1, 9).lines.every(({ type }) => type === 'text')).toBe(true);
  });

  test('names the unit of a table in it that was declared above it', () => {
    expect(lines(CASH_FLOWS, 4, 7).lines.map(({ type, line }) => `${type} ${line}`)).toEqual([
      'governs 3',
      'text 4',
      'text 5',
      'text 6',
      'text 7',
    ]);
  });

  test('gives each governing line once for several spans', () => {
    const { lines: all } = excerpt(
      CASH_FLOWS,
      [
        { line: 7, end: 7 },
        { line: 9, end: 9 },
      ],
      LIMITS,
    );
    expect(all.map(({ type, line }) => `${type} ${line}`)).toEqual([
      'governs 3',
      'governs 5',
      'text 7',
      'text 9',
    ]);
  });

  test('stops after so many lines and says what is left', () => {
    const result = excerpt(
      numbered(900),
      [
        { line: 1, end: 300 },
        { line: 500, end: 800 },
      ],
      { ...LIMITS, maxLines: 400 },
    );
    expect(result).toMatchObject({ shown: 400, asked: 601 });
    expect(addressesOf(result.rest)).toEqual(['600,800']);
    expect(shownOf(numbered(900), result)).toBe('400 lines up to line 599 of the 601 asked for (900 in all)');
  });

  test('stops at a line end when the characters are spent', () => {
    const result = lines(numbered(9), 1, 9, { maxChars: 20 });
    expect(result.lines.map(({ text }) => text)).toEqual(['item 1', 'item 2']);
    expect(shownOf(numbered(9), result)).toBe('lines 1-2 of 9');
  });

  test('cuts a line that alone is longer, and goes on with the next', () => {
    const document = of('x'.repeat(500), 'y');
    const result = lines(document, 1, 2, { maxChars: 100 });
    expect(result.lines).toHaveLength(1);
    expect(result.lines[0]?.text).toMatch(/^x{80,}…\(\+4\d\d\)$/);
    expect(result.lines[0]?.cut).toBe(500 - (result.lines[0]?.text.indexOf('…') ?? 0));
    expect(addressesOf(result.rest)).toEqual(['2']);
    expect(lines(document, 1, 2, { maxChars: 0 }).lines[0]?.text).toHaveLength(500);
  });

  test('read on with what it names next, loses and repeats no line', () => {
    fc.assert(
      fc.property(
        fc.array(fc.nat(60), { minLength: 1, maxLength: 40 }),
        fc.integer({ min: 1, max: 90 }),
        fc.integer({ min: 1, max: 7 }),
        (lengths, maxChars, maxLines) => {
          const document = of(...lengths.map((length) => 'x'.repeat(length)));
          const read: number[] = [];
          let spans: readonly { line: number; end: number }[] = [{ line: 1, end: lengths.length }];
          while (spans.length > 0) {
            const result = excerpt(document, spans, { ...LIMITS, maxChars, maxLines });
            const cost = result.lines.reduce((sum, line) => sum + LIMITS.cost(line), 0);
            expect(result.shown).toBeGreaterThan(0);
            // one line is always given, be it of one character
            if (result.shown > 1) expect(cost).toBeLessThanOrEqual(maxChars);
            read.push(...result.lines.map(({ line }) => line));
            spans = result.rest;
          }
          expect(read).toEqual(lengths.map((_, index) => index + 1));
        },
      ),
    );
  });
});
