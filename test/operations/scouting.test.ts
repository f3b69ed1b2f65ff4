import { truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Report } from '../../src/operations/scouting.js';
import { countersFor, frontAt, lookFromBehind } from '../../src/operations/scouting.js';
import { Sifter, SLICE } from '../../src/operations/sift.js';
import { sieveFor } from '../../src/search/sieve.js';
import { folder } from '../corpus/folder.js';

const sieve = sieveFor([{ text: '4896489', isFigure: true }], false);
const ROW = '|48,964.89|\n';

function reports(paths: readonly string[], front: number): readonly Report[] {
  const counters = countersFor(paths.length);
  frontAt(counters, front);
  const all: Report[] = [];
  const sources = paths.map((path) => ({ kind: 'file', name: path, path }) as const);
  lookFromBehind({ sieve, sources, slices: null, counters }, (one) => all.push(one));
  return all;
}

test('files are looked through from the last one on, until the front is met', () => {
  const top = folder({ 'a.md': ROW, 'b.md': `x\n${ROW}`, 'c.md': 'x\n', 'd.md': 'x\ny' });
  const paths = ['a', 'b', 'c', 'd'].map((name) => join(top, `${name}.md`));
  expect(reports(paths, 0)).toEqual([
    { piece: 3, sifted: { start: 0, end: 3, lines: new Map(), count: 1 } },
    { piece: 2, sifted: { start: 0, end: 2, lines: new Map(), count: 1 } },
    { piece: 1, sifted: { start: 0, end: 14, lines: new Map([[2, '|48,964.89|']]), count: 2 } },
  ]);
  expect(reports(paths, 3)).toEqual([]);
});

test('files with many candidates, and such as cannot be read or are no text, are left to the front', () => {
  const top = folder({ 'a.md': 'x\n', 'many.md': ROW.repeat(300), 'nul.md': 'x\0\n', 'empty.md': '' });
  const paths = ['a', 'many', 'nul', 'empty', 'missing'].map((name) => join(top, `${name}.md`));
  expect(reports(paths, 0)).toEqual([]);
});

test('slices that others have looked through are put in their place', () => {
  // lines that end before, on and behind the edges of slices, and one that is longer than a slice
  const long = `${'x'.repeat(SLICE + 100)}48,964.89\n`;
  const filler = '1234567\n'.repeat((SLICE - 80) / 8);
  const text = `${ROW}${filler}${ROW.repeat(8)}${filler}${ROW}\n\n${long}${ROW}end`;
  const path = join(folder({ 'a.md': text }), 'a.md');
  const source = { kind: 'file', name: 'a.md', path } as const;
  const sifter = new Sifter(sieve);
  const all = sifter.sift(source, { some: null, sure: null });
  const slices = Array.from({ length: Math.ceil(text.length / SLICE) }, (_, i) => sifter.few(source, i, 200));
  expect(slices.length).toBe(4);
  for (const known of [[0], [1], [2], [3], [1, 2], [0, 3], [0, 1, 2, 3]]) {
    const given = (slice: number) => (known.includes(slice) ? (slices[slice] ?? null) : null);
    expect(sifter.sift(source, { some: null, sure: null }, () => given)).toEqual(all);
  }
});

test('what was said of a slice is not believed when the file has changed', () => {
  const path = join(folder({ 'a.md': 'x'.repeat(SLICE + 5) }), 'a.md');
  const source = { kind: 'file', name: 'a.md', path } as const;
  const sifter = new Sifter(sieve);
  const known = sifter.few(source, 1, 200);
  writeFileSync(path, `${'1234567\n'.repeat(SLICE / 8)}${ROW}`);
  const done = sifter.sift(source, { some: null, sure: null }, () => (slice) => (slice === 1 ? known : null));
  expect(done).toMatchObject({ value: { lines: new Map([[SLICE / 8 + 1, '|48,964.89|']]) } });
  truncateSync(path, 8);
  expect(sifter.few(source, 1, 200)).toMatchObject({ lines: new Map() });
});
