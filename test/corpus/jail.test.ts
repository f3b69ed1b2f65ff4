import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { selectFiles } from '../../src/corpus/select.js';
import { UserError } from '../../src/user-error.js';
import { folder } from './folder.js';

/** A root `in` beside a secret. */
function tree(): string {
  const top = folder({
    'in/ok.md': 'inside',
    'in/sub/deep.md': '',
    'in/good.md': { link: 'sub/deep.md' },
    'in/out.md': { link: '../secret.md' },
    'in/outdir': { link: '../private' },
    'in/nowhere.md': { link: '../gone.md' },
    'in-side/x.md': 'a folder whose name begins like the root',
    'private/x.md': 'secret',
    'secret.md': 'secret',
    alias: { link: 'in' },
  });
  mkdirSync(join(top, 'in/private'));
  return top;
}

function named(path: (top: string) => string, root: (top: string) => string = () => 'in'): string {
  const cwd = tree();
  try {
    const { sources, problems } = selectFiles([path(cwd)], { cwd, root: root(cwd) });
    return (
      problems[0]?.reason ??
      sources
        .map((source) => (source.kind === 'file' ? source.path : ''))
        .join()
        .slice(cwd.length + 1)
    );
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    return error.message.includes('outside the root') ? 'refused' : error.message;
  }
}

describe('what may be named', () => {
  test.each<[string, (top: string) => string, string]>([
    ['a relative path starts at the root', () => 'ok.md', 'in/ok.md'],
    ['a path with .. that stays inside', () => 'sub/../ok.md', 'in/ok.md'],
    ['an absolute path inside', (top) => `${top}/in/ok.md`, 'in/ok.md'],
    ['an absolute path that reaches the root over a link', (top) => `${top}/alias/ok.md`, 'in/ok.md'],
    ['a link that stays inside', () => 'good.md', 'in/sub/deep.md'],
    ['a missing file inside', () => 'gone.md', 'no such file or folder'],
  ])('%s', (_, path, expected) => {
    expect(named(path)).toBe(expected);
  });
});

describe('what is refused, whether it exists or not', () => {
  test.each<[string, (top: string) => string]>([
    ['..', () => '../secret.md'],
    ['.. to a missing file', () => '../gone.md'],
    ['.. in the middle', () => 'sub/../../secret.md'],
    ['an absolute path', (top) => `${top}/secret.md`],
    ['an absolute path to a missing file', (top) => `${top}/gone.md`],
    ['a folder whose name begins like the root', (top) => `${top}/in-side/x.md`],
    ['a link', () => 'out.md'],
    ['a link to a folder', () => 'outdir/x.md'],
    ['a missing file behind a link to a folder', () => 'outdir/gone.md'],
    ['a link to a missing file', () => 'nowhere.md'],
    ['.. behind a link is that of the folder it leads to', () => 'outdir/../in-side/x.md'],
    ['the same to a missing file', () => 'outdir/../gone.md'],
    ['a folder', () => '..'],
    ['the root of the disk', () => '/'],
    ['a NUL in the name', () => 'ok.md\0../secret.md'],
  ])('%s', (_, path) => {
    expect(named(path)).toBe('refused');
  });
});

test('a root that is a link, or the root of the disk, holds what lies below it', () => {
  expect(
    named(
      () => 'ok.md',
      (top) => `${top}/alias`,
    ),
  ).toBe('in/ok.md');
  expect(
    named(
      (top) => `${top}/secret.md`,
      () => '/',
    ),
  ).toBe('secret.md');
});

test('a root that is no folder is an error', () => {
  expect(
    named(
      () => 'ok.md',
      () => 'gone',
    ),
  ).toBe('--root gone: no such folder');
  expect(
    named(
      () => 'ok.md',
      () => 'in/ok.md',
    ),
  ).toBe('--root in/ok.md: no such folder');
});

test('a walk starts at the root, and leaves out links that lead out with one line each', () => {
  const cwd = tree();
  const { sources, problems } = selectFiles([], { cwd, root: 'in' });
  expect(sources.map((source) => source.name)).toEqual(['good.md', 'ok.md', 'sub/deep.md']);
  expect(problems).toEqual(
    ['nowhere.md', 'out.md', 'outdir'].map((name) => ({
      severity: 'note',
      name,
      reason: 'a link that leads out of the root; skipped',
    })),
  );
});

test('without a root everything may be named', () => {
  const cwd = tree();
  expect(
    selectFiles(['in/../secret.md', 'in/out.md'], { cwd, root: null }).sources.map((s) => s.name),
  ).toEqual(['in/../secret.md', 'in/out.md']);
});
