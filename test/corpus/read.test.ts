import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readBytes } from '../../src/corpus/bytes.js';
import { selectFile } from '../../src/corpus/select.js';
import { readDocument } from '../../src/document/read.js';
import type { Entry } from './folder.js';
import { folder } from './folder.js';

const noStdin = (): Buffer => {
  throw new Error('standard input was read unasked');
};

function read(entry: Entry) {
  const cwd = folder({ 'a.md': entry });
  return readDocument(selectFile('a.md', { cwd, root: null }), noStdin);
}

test('a file becomes a document of that name', () => {
  expect(read('one\ntwo\n')).toMatchObject({
    ok: true,
    document: { name: 'a.md', size: 8, lines: ['one', 'two'] },
  });
});

test('a byte that is no UTF-8 costs no line', () => {
  expect(read(Buffer.from('caf\xe9\nprofit 4,517\n', 'latin1'))).toMatchObject({
    ok: true,
    document: { lines: ['caf\udce9', 'profit 4,517'] },
  });
});

test('a binary file is passed over with a note, UTF-16 is none', () => {
  expect(read(Buffer.from('a\0b'))).toEqual({
    ok: false,
    problem: { severity: 'note', name: 'a.md', reason: 'binary file (it holds NUL bytes); skipped' },
  });
  expect(read(Buffer.from('\ufeffa\n', 'utf16le'))).toMatchObject({ ok: true, document: { lines: ['a'] } });
});

test('standard input is read when it is named', () => {
  expect(readDocument({ kind: 'stdin', name: '(standard input)' }, () => Buffer.from('x\n'))).toMatchObject({
    ok: true,
    document: { name: '(standard input)', lines: ['x'] },
  });
});

test('a file that is gone by now is an error', () => {
  expect(readBytes({ kind: 'file', name: 'a.md', path: '/nowhere/a.md' }, noStdin)).toEqual({
    ok: false,
    problem: { severity: 'error', name: 'a.md', reason: 'no such file or folder' },
  });
});

test('a pipe that has taken the place of a file by now is not waited for', () => {
  const path = join(folder({}), 'pipe.md');
  execFileSync('mkfifo', [path]);
  expect(readBytes({ kind: 'file', name: 'pipe.md', path }, noStdin)).toMatchObject({
    ok: false,
    problem: { reason: 'not a regular file' },
  });
});
