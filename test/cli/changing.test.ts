import { spawn } from 'node:child_process';
import { mkdirSync, renameSync, rmSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { folder } from '../corpus/folder.js';
import { grep } from './grep-world.js';
import { PROGRAM } from './program.js';

const ROW = '|Turbine hall|1,204.50|\n';

/** Searches a folder in which something happens when the search comes to a file. */
async function during(cwd: string, name: string, happens: () => void, args: Parameters<typeof grep>[0] = {}) {
  const working = (what: string): void => {
    if (what === name) happens();
  };
  const asked = { patterns: ['Turbine'], withFilename: true, ...args };
  const { status, stdout, stderr } = await grep(asked, { cwd, more: { working } });
  return { status, stdout: stdout.toString(), stderr };
}

describe('a file that changes while a folder is searched', () => {
  test('is gone: the others are searched, and it is told', async () => {
    const cwd = folder({ 'a.md': ROW, 'b.md': ROW, 'c.md': ROW });
    expect(await during(cwd, 'b.md', () => rmSync(join(cwd, 'b.md')))).toEqual({
      status: 2,
      stdout: `a.md:1:${ROW}c.md:1:${ROW}`,
      stderr: 'finread: b.md: no such file or folder\n',
    });
  });

  test('has shrunk: what is left is searched', async () => {
    const cwd = folder({ 'a.md': ROW, 'b.md': ROW.repeat(3) });
    const done = await during(cwd, 'b.md', () => truncateSync(join(cwd, 'b.md'), ROW.length + 5));
    expect(done).toEqual({ status: 0, stdout: `a.md:1:${ROW}b.md:1:${ROW}`, stderr: '' });
  });

  test('has become a folder', async () => {
    const cwd = folder({ 'a.md': ROW, 'b.md': ROW });
    const done = await during(cwd, 'b.md', () => {
      rmSync(join(cwd, 'b.md'));
      mkdirSync(join(cwd, 'b.md'));
    });
    expect(done).toMatchObject({ status: 2, stdout: `a.md:1:${ROW}` });
    expect(done.stderr).toContain('b.md: not a regular file');
  });
});

describe('a jail in which links are put while it is searched', () => {
  const tree = () => folder({ 'in/a.md': ROW, 'in/sub/b.md': ROW, 'out/b.md': '|Turbine secret|1|\n' });
  const told = 'finread: sub/b.md: outside the root: a link has taken its place\n';

  test('in place of a folder', async () => {
    const top = tree();
    const swap = (): void => {
      renameSync(join(top, 'in/sub'), join(top, 'in/was'));
      symlinkSync('../out', join(top, 'in/sub'));
    };
    expect(await during(top, 'sub/b.md', swap, { root: 'in' })).toEqual({
      status: 2,
      stdout: `a.md:1:${ROW}`,
      stderr: told,
    });
  });

  test('in place of a file', async () => {
    const top = tree();
    const swap = (): void => {
      rmSync(join(top, 'in/sub/b.md'));
      symlinkSync('../../out/b.md', join(top, 'in/sub/b.md'));
    };
    expect(await during(top, 'sub/b.md', swap, { root: 'in' })).toMatchObject({ status: 2, stderr: told });
    // what needs each line reads otherwise, and is kept in as well
    rmSync(join(top, 'in'), { recursive: true });
    mkdirSync(join(top, 'in/sub'), { recursive: true });
    writeFileSync(join(top, 'in/sub/b.md'), ROW);
    const inverted = { root: 'in', invert: true, patterns: ['zeppelin'] };
    expect(await during(top, 'sub/b.md', swap, inverted)).toEqual({ status: 2, stdout: '', stderr: told });
  });
});

test('a file that is too large to be read wholly stops no other, and is searched where that is not needed', async () => {
  const cwd = folder({ 'b.md': ROW });
  writeFileSync(join(cwd, 'a.md'), Buffer.concat([Buffer.from(ROW), Buffer.alloc(257_000_000, 'x\n')]));
  const asked = { patterns: ['Turbine'], json: true, paths: ['a.md', 'b.md'] };
  const failed = await grep(asked, { cwd });
  expect(failed.status).toBe(2);
  expect(failed.stderr).toBe(
    'finread: a.md: over 256 MB; grep --no-units searches it, with --json too; or split it first\n',
  );
  expect(failed.stdout.toString()).toContain('"file":"b.md","line":1');
  const found = await grep({ ...asked, units: false }, { cwd });
  expect([found.status, found.stderr]).toEqual([0, '']);
  expect(found.stdout.toString()).toContain('"file":"a.md","line":1');
});

test('an interrupt ends it at once, and nothing is printed', async () => {
  const child = spawn(process.execPath, [PROGRAM, 'grep', 'turbine', '-'], {
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  const printed: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => printed.push(chunk));
  setTimeout(() => child.kill('SIGINT'), 500);
  const ended = await new Promise((resolve) => child.on('close', (code, signal) => resolve([code, signal])));
  expect([ended, Buffer.concat(printed).toString()]).toEqual([[null, 'SIGINT'], '']);
});
