import { describe, expect, test } from 'vitest';
import { documentOf } from '../../../src/document/document.js';
import { citationsOn, documentNamed } from '../../../src/operations/check/citations.js';
import { citations, judge, REPORT } from './judged.js';

describe('a citation', () => {
  const plain = documentOf('sub/ledger', 'one\n');
  const found = (text: string) =>
    citationsOn(text, 1, [REPORT, plain]).map(({ file, from, to }) => `${file} ${from} ${to}`);

  test.each([
    ['(accounts.md:7)', ['accounts.md 7 7']],
    ['`accounts.md:7`', ['accounts.md 7 7']],
    ['[accounts.md:7-9]', ['accounts.md 7 9']],
    ['accounts.md:7\u20139.', ['accounts.md 7 9']],
    ['accounts.md:7,9', ['accounts.md 7 9']],
    ['accounts.md:9-7', ['accounts.md 7 9']],
    ['reports/2025/accounts.md:12', ['reports/2025/accounts.md 12 12']],
    ['accounts.md:7 and accounts.md:8', ['accounts.md 7 7', 'accounts.md 8 8']],
    ['gone.txt:3', ['gone.txt 3 3']],
    ['ledger:1', ['ledger 1 1']],
  ])('%s', (text, expected) => {
    expect(found(text)).toEqual(expected);
  });

  test.each(['at 10:30', 'a ratio of 2:1', 'Note 3:12', 'http://host:80', 'accounts.md', 'accounts.md:'])(
    '%s is none',
    (text) => {
      expect(found(text)).toEqual([]);
    },
  );
});

describe('the document of a citation', () => {
  const [east, west] = [documentOf('east/a.md', ''), documentOf('west/a.md', '')];

  test.each([
    ['west/a.md', 'west/a.md'],
    ['./west/a.md', 'west/a.md'],
    ['a.md', 'east/a.md'],
    ['reports/west/a.md', 'west/a.md'],
    ['est/a.md', undefined],
    ['b.md', undefined],
  ])('%s is %s', (file, name) => {
    expect(documentNamed(file, [east, west])?.name).toBe(name);
  });
});

describe('is held against its very line', () => {
  test.each([
    ['It is ₹ 105.98 crore (accounts.md:8).', ['accounts.md:8 holds']],
    ['It is ₹ 10,598 lakh (accounts.md:8).', ['accounts.md:8 holds']],
    ['It is ₹ 105.98 crore (accounts.md:7-9).', ['accounts.md:7-9 holds']],
    ['It is ₹ 105.98 crore (accounts.md:7).', ['accounts.md:7 does not hold']],
    ['It is ₹ 105.98 lakh (accounts.md:8).', ['accounts.md:8 does not hold']],
    [
      'For the year ended 31 March 2024 it is ₹ 105.98 crore (accounts.md:8).',
      ['accounts.md:8 does not hold'],
    ],
    ['It is ₹ 105.98 crore (accounts.md:21).', ['accounts.md:21 no such line']],
    ['It is ₹ 105.98 crore (accounts.md:0).', ['accounts.md:0 no such line']],
    ['It is ₹ 105.98 crore (gone.md:8).', ['gone.md:8 no such document']],
    ['See accounts.md:8.', ['accounts.md:8 beside']],
    ['See accounts.md:99.', ['accounts.md:99 no such line']],
  ])('%s', (answer, expected) => {
    expect(citations(answer)).toEqual(expected);
  });

  test('one of several lines that are cited is enough', () => {
    expect(citations('It is ₹ 105.98 crore (accounts.md:7, accounts.md:8).')).toEqual([
      'accounts.md:7 holds',
      'accounts.md:8 holds',
    ]);
  });

  test('the figures that are not there are named', () => {
    const { citations: checked } = judge('It is ₹ 105.98 crore and ₹ 48,964.89 crore (accounts.md:8).');
    expect(checked.map(({ missing }) => missing.map(({ figure }) => figure.text))).toEqual([['48,964.89']]);
  });

  test('a figure that follows from others needs no line of its own', () => {
    const answer =
      'Revenue of ₹ 48,964.89 crore (accounts.md:7) and other income of ₹ 105.98 crore (accounts.md:8) ' +
      'make ₹ 49,070.87 crore (accounts.md:7-8).';
    expect(citations(answer)).toEqual([
      'accounts.md:7 holds',
      'accounts.md:8 holds',
      'accounts.md:7-8 holds',
    ]);
  });
});
