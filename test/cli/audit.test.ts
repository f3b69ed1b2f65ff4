import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { version } from '../../src/cli/version.js';
import { folder } from '../corpus/folder.js';
import type { Setting } from './in-process.js';
import { inProcess } from './in-process.js';

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

function logged(cwd: string, words: readonly string[], setting: Partial<Setting> = {}) {
  return inProcess([...words, '--log', 'audit.jsonl'], { cwd, ...setting });
}

function records(cwd: string): readonly Record<string, unknown>[] {
  const lines = readFileSync(join(cwd, 'audit.jsonl'), 'utf8').trimEnd().split('\n');
  return lines.map((line) => JSON.parse(line));
}

test('a call is a line of the log, with what it read and what it printed', async () => {
  const text = '# Receipts\nFees of Rs. 17.40 crore\n';
  const cwd = folder({ 'a.md': text });
  const { stdout, stderr, status } = await logged(cwd, ['grep', 'Fees', 'a.md']);
  expect([stdout, stderr, status]).toEqual(['2:Fees of Rs. 17.40 crore\n', '', 0]);
  expect(records(cwd)).toEqual([
    {
      type: 'call',
      time: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
      version: version(),
      argv: ['grep', 'Fees', 'a.md', '--log', 'audit.jsonl'],
      cwd,
      env: {},
      terminal: { isTerminal: false, colour: false, columns: 80 },
      stdin: null,
      documents: [{ file: 'a.md', bytes: text.length, sha256: sha256(text) }],
      result: { lines: 1, bytes: stdout.length, sha256: sha256(stdout) },
      status: 0,
    },
  ]);
});

test('calls are appended', async () => {
  const cwd = folder({ 'a.md': 'one\n', 'b.md': 'two\n' });
  await logged(cwd, ['read', 'a.md']);
  await logged(cwd, ['grep', 'zeppelin', '.']);
  expect(
    records(cwd).map(({ argv, status, documents }) => [(argv as string[])[0], status, documents]),
  ).toEqual([
    ['read', 0, [expect.objectContaining({ file: 'a.md' })]],
    ['grep', 1, [expect.objectContaining({ file: './a.md' }), expect.objectContaining({ file: './b.md' })]],
  ]);
});

test('what stood on standard input is kept', async () => {
  const cwd = folder({ 'a.md': 'one\ntwo ₹\n' });
  await logged(cwd, ['read', '-'], { input: 'a.md:2:x\n' });
  const [record] = records(cwd);
  expect(Buffer.from(String(record?.stdin), 'base64').toString()).toBe('a.md:2:x\n');
  expect(record?.documents).toEqual([expect.objectContaining({ file: 'a.md' })]);
});

test('so are the variables that decide what is read', async () => {
  const cwd = folder({ 'in/a.md': 'one\n' });
  await logged(cwd, ['list'], { env: { READ_ROOT: 'in', READ_MAX_CHARS: '500', SECRET: 'x' } });
  expect(records(cwd)[0]?.env).toEqual({ READ_ROOT: 'in', READ_MAX_CHARS: '500' });
});

describe('a log is never', () => {
  const refusal = async (entries: Parameters<typeof folder>[0], log = 'log') => {
    const cwd = folder({ 'a.md': 'one\n', ...entries });
    const { stdout, stderr, status } = await inProcess(['read', 'a.md', '--log', log], { cwd });
    expect([stdout, status]).toEqual(['', 2]);
    return { cwd, stderr };
  };

  test.each([
    ['a document', 'A report of many pages.\n'],
    ['another log', '{"level":"info","message":"started"}\n'],
    ['a few bytes', '{'],
    ['a blank line', '\n'],
  ])('written into a file that holds something else: %s', async (_, text) => {
    const { cwd, stderr } = await refusal({ log: text });
    expect(stderr).toBe('finread: --log log: holds something else than calls of finread; name a new file\n');
    expect(readFileSync(join(cwd, 'log'), 'utf8')).toBe(text);
  });

  test('the document itself', async () => {
    const { cwd } = await refusal({}, 'a.md');
    expect(readFileSync(join(cwd, 'a.md'), 'utf8')).toBe('one\n');
  });

  test('a folder, or a file in none', async () => {
    expect((await refusal({ 'log/a.md': '' })).stderr).toMatch(/^finread: --log log: .*\n$/);
    expect((await refusal({}, 'gone/log')).stderr).toBe('finread: --log gone/log: no such file or folder\n');
  });

  test('written into through a link that leads to a document', async () => {
    const cwd = folder({ 'a.md': 'one\n', log: { link: 'a.md' } });
    expect((await inProcess(['read', 'a.md', '--log', 'log'], { cwd })).status).toBe(2);
    expect(readFileSync(join(cwd, 'a.md'), 'utf8')).toBe('one\n');
  });
});

test('an empty file becomes a log', async () => {
  const cwd = folder({ 'a.md': 'one\n', 'audit.jsonl': '' });
  await logged(cwd, ['read', 'a.md']);
  expect(records(cwd)).toHaveLength(1);
});

test('the log may stand in another folder', async () => {
  const cwd = folder({ 'a.md': 'one\n' });
  mkdirSync(join(cwd, 'logs'));
  writeFileSync(join(cwd, 'logs/old'), '');
  expect((await inProcess(['read', 'a.md', '--log', 'logs/old'], { cwd })).status).toBe(0);
  expect(readFileSync(join(cwd, 'logs/old'), 'utf8')).toMatch(/^\{"type":"call"/);
});
