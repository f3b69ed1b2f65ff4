import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import type { Candidates } from '../../src/operations/sift.js';
import { Sifter } from '../../src/operations/sift.js';
import { sieveFor } from '../../src/search/sieve.js';

const FOLDER = mkdtempSync(join(tmpdir(), 'finread-'));
afterAll(() => rmSync(FOLDER, { recursive: true, force: true }));
const MiB = 1 << 20;
const sieve = sieveFor([{ text: '4896489', isFigure: true }], false);

function sift(contents: string | Buffer, early: ((lines: Candidates) => boolean) | null = null) {
  const path = join(FOLDER, 'report.md');
  writeFileSync(path, contents);
  const done = new Sifter(sieve).sift({ kind: 'file', name: 'report.md', path }, { some: early, sure: null });
  if (!done.ok) throw new Error(done.problem.reason);
  return done.value;
}

function found(contents: string | Buffer): readonly (readonly [number, string])[] | null {
  const { lines } = sift(contents);
  return lines && [...lines];
}

test('candidates come as they were, with their numbers', () => {
  expect(found('a\n|48,964.89|\nb\r\n4 8 9 6 4 8 9\r\n\n4896489')).toEqual([
    [2, '|48,964.89|'],
    [4, '4 8 9 6 4 8 9\r'],
    [6, '4896489'],
  ]);
  expect(found('')).toEqual([]);
  expect(found('\n\n')).toEqual([]);
});

test('a mark at the beginning is no text, a byte that is no UTF-8 stays', () => {
  expect(found('\ufeff48,964.89\n\ufeff48,964.89\n')).toEqual([
    [1, '48,964.89'],
    [2, '\ufeff48,964.89'],
  ]);
  expect(found(Buffer.from('48,964.89 \xff\n', 'latin1'))).toEqual([[1, '48,964.89 \udcff']]);
});

test('what is no UTF-8 text is left to be read as a whole', () => {
  expect(found(Buffer.from('\ufeff48,964.89\n', 'utf16le'))).toBeNull();
  expect(found('48,964.89\n\0')).toBeNull();
  expect(found(`${'x\n'.repeat(MiB)}\0`)).toBeNull();
});

describe('where the file is cut', () => {
  const row = '|48,964.89|\n';
  test.each([0, 1, 3, 5, 7, 10, 11, 12, 13, 31, 32, 33, 34, 44])(
    '%i bytes before the end of a chunk',
    (before) => {
      const lines = Math.floor((MiB - before) / 8);
      const rest = MiB - before - 8 * lines;
      const text = `${'1234567\n'.repeat(lines)}${'x'.repeat(rest)}${row}end\n${row}`;
      expect(found(text)).toEqual([
        [lines + 1, 'x'.repeat(rest) + row.trimEnd()],
        [lines + 3, row.trimEnd()],
      ]);
    },
  );

  test('a mark before a first line that is longer than a chunk', () => {
    const lines = found(`\ufeff${'x'.repeat(2 * MiB)}48,964.89`);
    expect(lines?.map(([line, text]) => [line, text.length])).toEqual([[1, 2 * MiB + 9]]);
  });

  test('lines longer than a chunk', () => {
    const long = 'x'.repeat(3 * MiB);
    const lines = found(`a\n${long}48,964.89${long}\n${long}\n48,964.89`);
    expect(lines?.map(([line, text]) => [line, text.length])).toEqual([
      [2, 6 * MiB + 9],
      [4, 9],
    ]);
  });
});

test('many candidates are handed over before the end, each once', () => {
  const lines: number[] = [];
  const rest = sift('|48,964.89|\n'.repeat(300_000), (some) => {
    lines.push(...some.keys());
    return true;
  }).lines;
  expect(lines.length).toBeGreaterThan(0);
  expect([...lines, ...(rest?.keys() ?? [])]).toEqual(Array.from({ length: 300_000 }, (_, i) => i + 1));
});

test('the search ends when it is told to', () => {
  let times = 0;
  const { lines } = sift('|48,964.89|\n'.repeat(300_000), () => {
    times += 1;
    return false;
  });
  expect([times, lines?.size]).toEqual([1, 0]);
});
