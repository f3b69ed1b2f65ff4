import { execFileSync } from 'node:child_process';
import { chmodSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { SelectOptions } from '../../src/corpus/select.js';
import { selectFile, selectFiles } from '../../src/corpus/select.js';
import { UserError } from '../../src/user-error.js';
import type { Entry } from './folder.js';
import { folder } from './folder.js';

/** Names and problems of a selection in a folder made of `entries`. */
function select(
  entries: Readonly<Record<string, Entry>>,
  paths: string[],
  options: Partial<SelectOptions> = {},
) {
  const cwd = folder(entries);
  const { sources, problems } = selectFiles(paths, { cwd, root: null, ...options });
  return {
    names: sources.map((source) => source.name),
    problems: problems.map((p) => `${p.severity}: ${p.name}: ${p.reason}`),
  };
}

/** Runs something with no rights of the superuser, whom no folder is shut to. */
function asNobody<T>(run: () => T): T {
  if (process.geteuid?.() !== 0) return run();
  process.seteuid?.(65534);
  try {
    return run();
  } finally {
    process.seteuid?.(0);
  }
}

const REPORTS = {
  'b.md': '',
  'a.txt': '',
  'notes.markdown': '',
  'plain.TEXT': '',
  'data.csv': '',
  'sub/deep/c.md': '',
  'sub/b.md': '',
  '.hidden.md': '',
  '.git/x.md': '',
};

describe('a walk', () => {
  test('takes Markdown and text, in path order, and passes over hidden names', () => {
    expect(select(REPORTS, []).names).toEqual([
      'a.txt',
      'b.md',
      'notes.markdown',
      'plain.TEXT',
      'sub/b.md',
      'sub/deep/c.md',
    ]);
  });

  test('spells names as grep does', () => {
    expect(select(REPORTS, ['sub']).names).toEqual(['sub/b.md', 'sub/deep/c.md']);
    expect(select(REPORTS, ['sub/']).names).toEqual(['sub/b.md', 'sub/deep/c.md']);
    expect(select(REPORTS, ['./sub']).names).toEqual(['./sub/b.md', './sub/deep/c.md']);
  });

  test('a folder with a hidden name is walked when it is named', () => {
    expect(select(REPORTS, ['.git']).names).toEqual(['.git/x.md']);
  });

  test('a folder without documents is no problem', () => {
    expect(select({ 'empty/data.csv': '' }, ['empty'])).toEqual({ names: [], problems: [] });
  });

  test('a folder that may not be read is an error, the rest is walked', () => {
    const cwd = folder({ 'shut/a.md': '', 'b.md': '' });
    chmodSync(cwd, 0o755);
    chmodSync(join(cwd, 'shut'), 0);
    const { sources, problems } = asNobody(() => selectFiles([], { cwd, root: null }));
    expect(sources.map((s) => s.name)).toEqual(['b.md']);
    expect(problems).toEqual([{ severity: 'error', name: 'shut', reason: 'permission denied' }]);
  });
});

describe('globs', () => {
  test.each<[string, Partial<SelectOptions>, string[]]>([
    ['--include widens and narrows what a walk takes', { include: ['*.csv'] }, ['data.csv']],
    ['several of them', { include: ['*.csv', 'c.*'] }, ['data.csv', 'sub/deep/c.md']],
    ['--exclude', { exclude: ['*.md', '*.markdown', 'a*'] }, ['plain.TEXT']],
    ['both', { include: ['*.md'], exclude: ['b.md'] }, ['sub/deep/c.md']],
    ['with a slash, at any depth', { include: ['deep/*.md'] }, ['sub/deep/c.md']],
    ['a leading ! is a character', { include: ['!*.md'] }, []],
  ])('%s', (_, options, names) => {
    expect(select(REPORTS, [], options).names).toEqual(names);
  });

  test('they hold for named files too, as in grep', () => {
    expect(select(REPORTS, ['b.md', 'data.csv'], { include: ['*.md'] }).names).toEqual(['b.md']);
  });
});

describe('named paths', () => {
  test('come in the order in which they are named, whatever their extension', () => {
    expect(select(REPORTS, ['data.csv', 'b.md', '-', '.hidden.md']).names).toEqual([
      'data.csv',
      'b.md',
      '(standard input)',
      '.hidden.md',
    ]);
  });

  test('one that is missing does not stop the others', () => {
    expect(select(REPORTS, ['gone.md', 'b.md', 'b.md/x'])).toEqual({
      names: ['b.md'],
      problems: ['error: gone.md: no such file or folder', 'error: b.md/x: no such file or folder'],
    });
  });

  test('a named pipe or a device is never opened', () => {
    const cwd = folder({});
    execFileSync('mkfifo', [join(cwd, 'pipe.md')]);
    const reason = 'not a regular file; send it to standard input and name it -';
    expect(selectFiles(['pipe.md', '/dev/zero'], { cwd, root: null }).problems).toEqual([
      { severity: 'error', name: 'pipe.md', reason },
      { severity: 'error', name: '/dev/zero', reason },
    ]);
    expect(selectFiles([], { cwd, root: null })).toMatchObject({
      sources: [],
      problems: [{ severity: 'note', name: 'pipe.md', reason: 'not a regular file; skipped' }],
    });
  });
});

describe('links', () => {
  test('to a file are read under their own name', () => {
    expect(select({ 'a.md': '', 'latest.md': { link: 'a.md' } }, []).names).toEqual(['a.md', 'latest.md']);
  });

  test('that are broken are named on a walk, and an error when named', () => {
    const entries = { 'a.md': '', 'broken.md': { link: 'gone.md' } };
    expect(select(entries, [])).toEqual({
      names: ['a.md'],
      problems: ['note: broken.md: a link that leads nowhere; skipped'],
    });
    expect(select(entries, ['broken.md']).problems).toEqual(['error: broken.md: no such file or folder']);
  });

  test('that loop do not keep the walk busy', () => {
    const entries = { 'a.md': '', 'x/loop': { link: '..' }, 'self.md': { link: 'self.md' }, 'x/b.md': '' };
    expect(select(entries, [])).toEqual({
      names: ['a.md', 'x/b.md'],
      problems: ['note: self.md: a link that leads nowhere; skipped'],
    });
    expect(select(entries, ['self.md']).problems).toEqual([
      'error: self.md: a link that leads back to itself',
    ]);
  });

  test('to a folder elsewhere are followed once', () => {
    const elsewhere = folder({ 'c.md': '', back: { link: '.' } });
    expect(select({ one: { link: elsewhere }, two: { link: elsewhere } }, []).names).toEqual(['one/c.md']);
  });

  test('to a folder that the walk meets anyway are not followed, to a hidden one they are', () => {
    const entries = { 'z/a.md': '', alias: { link: 'z' }, '.store/b.md': '', current: { link: '.store' } };
    expect(select(entries, []).names).toEqual(['current/b.md', 'z/a.md']);
  });
});

test('one file: a folder, a missing file and a pipe are errors that say what to do', () => {
  const cwd = folder(REPORTS);
  const place = { cwd, root: null };
  expect(selectFile('b.md', place)).toEqual({ kind: 'file', name: 'b.md', path: join(cwd, 'b.md') });
  expect(selectFile('-', place)).toEqual({ kind: 'stdin', name: '(standard input)' });
  expect(() => selectFile('sub', place)).toThrow(
    new UserError('sub: a folder; name one file (finread list sub shows which there are)'),
  );
  expect(() => selectFile('gone.md', place)).toThrow(new UserError('gone.md: no such file or folder'));
});
