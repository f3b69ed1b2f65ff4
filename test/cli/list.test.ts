import { expect, test } from 'vitest';
import { folder } from '../corpus/folder.js';
import { finread } from './program.js';

const FILES = {
  'b/kiln.md':
    '# Kiln Works Ltd\n\n(₹ in lakh)\n\n|Item|2024-25|\n|---|---|\n|Sales|517.20|\n\n-----\n\nx\n\n-----\n',
  'a.md': 'Notes of a meeting\n',
  'image.png': Buffer.from([0, 1, 2]),
  'c.txt': Buffer.from([0x61, 0, 0x62]),
};

test('a folder is walked, and its documents shown in columns', () => {
  const { stdout, stderr, status } = finread(['list'], { cwd: folder(FILES) });
  expect(stdout.split('\n')).toEqual([
    'FILE       SIZE  LINES  TABLES  PAGES  UNITS   TITLE',
    'a.md       19 B      1       0      –  –       Notes of a meeting',
    'b/kiln.md  90 B     13       1      2  ₹ lakh  Kiln Works Ltd',
    '',
  ]);
  expect(stderr).toBe('finread: c.txt: binary file (it holds NUL bytes); skipped\n');
  expect(status).toBe(0);
});

test('--json gives one object a document, and an end', () => {
  const { stdout } = finread(['list', '--json', 'b'], { cwd: folder(FILES) });
  expect(
    stdout
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line)),
  ).toEqual([
    {
      type: 'document',
      file: 'b/kiln.md',
      size: Buffer.byteLength(FILES['b/kiln.md']),
      lines: 13,
      unreadable: 0,
      tables: 1,
      pages: 2,
      units: ['₹ lakh'],
      title: 'Kiln Works Ltd',
    },
    { type: 'end', documents: 1, of: 1, truncated: false },
  ]);
});

test('a missing file is an error; the rest is listed all the same', () => {
  const { stdout, stderr, status } = finread(['list', 'a.md', 'missing.md'], { cwd: folder(FILES) });
  expect(stdout).toContain('Notes of a meeting');
  expect(stderr).toBe('finread: missing.md: no such file or folder\n');
  expect(status).toBe(2);
});

test('a folder without documents is status 1', () => {
  const { stdout, stderr, status } = finread(['list'], { cwd: folder({ 'a.png': Buffer.from([0]) }) });
  expect([stdout, stderr, status]).toEqual(['', 'finread: no Markdown or text files in this folder\n', 1]);
});

test('a document that is hardly readable is named', () => {
  const garbled = '(cid:12)(cid:45)(cid:3)\n';
  const files = { 'a.md': `${garbled}words\n`, 'b.md': `${'words\n'.repeat(30)}${garbled}` };
  const { stderr, status } = finread(['list'], { cwd: folder(files) });
  expect(stderr).toBe('finread: a.md: 1 of 2 lines not readable: the font was not decoded\n');
  expect(status).toBe(0);
  const [, b] = finread(['list', '--json'], { cwd: folder(files) }).stdout.split('\n');
  expect(JSON.parse(b ?? '')).toMatchObject({ file: 'b.md', lines: 31, unreadable: 1 });
});
