import { appendFileSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { version } from '../../src/cli/version.js';
import { folder } from '../corpus/folder.js';
import { inProcess } from './in-process.js';

const FLOWS = '(₹ in crore)\n\n|Item|31 March 2025|\n|---|---|\n|Operating|318.40|\n|Investing|204.75|\n';

/** A folder with a log of some calls. */
async function loggedIn(calls: readonly (readonly string[])[], input?: string): Promise<string> {
  const cwd = folder({ 'flows.md': FLOWS, 'other.md': 'one\n' });
  for (const words of calls) await inProcess([...words, '--log', 'log'], { cwd, input });
  return cwd;
}

const replay = (cwd: string, ...words: string[]) => inProcess(['replay', 'log', ...words], { cwd });

test('calls hold that give what they gave', async () => {
  const cwd = await loggedIn([
    ['units', 'flows.md', '5'],
    ['grep', 'zeppelin', 'flows.md'],
    ['list', '.'],
  ]);
  expect(await replay(cwd)).toEqual({
    stdout:
      '1\tholds\tfinread units flows.md 5 --log log\n' +
      '2\tholds\tfinread grep zeppelin flows.md --log log\n' +
      '3\tholds\tfinread list . --log log\n',
    stderr: 'finread: 3 of 3 calls give what they gave\n',
    status: 0,
  });
});

test('a replay writes nothing into the log', async () => {
  const cwd = await loggedIn([['read', 'flows.md']]);
  const before = readFileSync(join(cwd, 'log'), 'utf8');
  await replay(cwd);
  expect(readFileSync(join(cwd, 'log'), 'utf8')).toBe(before);
});

describe('a call differs', () => {
  const differences = async (cwd: string) => {
    const { stdout, status } = await replay(cwd);
    return [stdout.split('\n').map((line) => line.split('\t')[1]), status];
  };
  const another = `the result is another one (version ${version()} then)`;

  test('when a document has changed, even where the result has not', async () => {
    const cwd = await loggedIn([
      ['units', 'flows.md', '5'],
      ['read', 'other.md'],
    ]);
    appendFileSync(join(cwd, 'flows.md'), 'One more line.\n');
    expect(await differences(cwd)).toEqual([['differs: flows.md has changed', 'holds', undefined], 1]);
  });

  test('when its result is another one', async () => {
    const cwd = await loggedIn([['units', 'flows.md', '5']]);
    writeFileSync(join(cwd, 'flows.md'), FLOWS.replace('318.40', '381.40'));
    expect(await differences(cwd)).toEqual([[`differs: flows.md has changed; ${another}`, undefined], 1]);
  });

  test('when only the result does, as with another version', async () => {
    const cwd = await loggedIn([['read', 'flows.md', '5']]);
    const path = join(cwd, 'log');
    const log = readFileSync(path, 'utf8').replace(
      /"result":\{.*?\}/,
      '"result":{"lines":1,"bytes":1,"sha256":"0"}',
    );
    writeFileSync(path, log);
    expect(await differences(cwd)).toEqual([[`differs: ${another}`, undefined], 1]);
  });

  test('when a document is gone', async () => {
    const cwd = await loggedIn([['read', 'flows.md', '5']]);
    rmSync(join(cwd, 'flows.md'));
    expect(await differences(cwd)).toEqual([['differs: flows.md: no such file or folder', undefined], 1]);
  });
});

test('what stood on standard input is given again', async () => {
  const cwd = await loggedIn(
    [
      ['read', '-'],
      ['units', '-'],
    ],
    'flows.md:5:x\n',
  );
  expect(await replay(cwd)).toMatchObject({
    status: 0,
    stderr: 'finread: 2 of 2 calls give what they gave\n',
  });
});

test('--json gives an object a call, and the counts', async () => {
  const cwd = await loggedIn([
    ['read', 'other.md'],
    ['units', 'flows.md', '5'],
  ]);
  appendFileSync(join(cwd, 'flows.md'), 'One more line.\n');
  const { stdout, status } = await replay(cwd, '--json');
  expect(
    stdout
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line)),
  ).toEqual([
    { type: 'replay', line: 1, command: 'finread read other.md --log log', holds: true, why: [] },
    {
      type: 'replay',
      line: 2,
      command: 'finread units flows.md 5 --log log',
      holds: false,
      why: ['flows.md has changed'],
    },
    { type: 'end', calls: 2, holding: 1 },
  ]);
  expect(status).toBe(1);
});

describe('a file that is no log', () => {
  test.each([
    ['a report', '# Receipts\n', 'line 1 is no call; --log writes what replay reads'],
    ['another log', '{"level":"info"}\n', 'line 1 is no call; --log writes what replay reads'],
    [
      'half a log',
      '\n{"type":"call","argv":["list"]}\n',
      'line 2 is no call; --log writes what replay reads',
    ],
    ['null', 'null\n', 'line 1 is no call; --log writes what replay reads'],
  ])('%s', async (_, text, reason) => {
    const cwd = folder({ log: text });
    expect(await replay(cwd)).toEqual({ stdout: '', stderr: `finread: log: ${reason}\n`, status: 2 });
  });

  test('a folder, or none at all', async () => {
    expect(await replay(folder({ 'log/a': '' }))).toMatchObject({
      stderr: 'finread: log: not a regular file\n',
      status: 2,
    });
    expect(await replay(folder({}))).toMatchObject({
      stderr: 'finread: log: no such file or folder\n',
      status: 2,
    });
  });

  test('an empty one holds nothing', async () => {
    expect(await replay(folder({ log: '' }))).toMatchObject({ stdout: '', status: 1 });
  });
});
