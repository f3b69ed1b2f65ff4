import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { settle } from '../../src/cli/argv.js';
import type { CallRecord } from '../../src/cli/audit.js';
import { audited } from '../../src/cli/audit.js';
import { dispatch } from '../../src/cli/dispatch.js';
import { readWith } from '../../src/cli/program.js';
import { run as replay } from '../../src/cli/replay.js';
import { captured } from '../../src/commands/captured.js';
import { silentIo } from './silent-io.js';

const REPORT = '(₹ in crore)\n\n|Item|2024-25|\n|---|---|\n|Revenue|48.10|\n';
const LOG = 'calls.jsonl';

let cwd = '';
beforeAll(() => {
  cwd = mkdtempSync(join(tmpdir(), 'finread-log-'));
});
beforeEach(() => {
  writeFileSync(join(cwd, 'a.md'), REPORT);
  rmSync(join(cwd, LOG), { force: true });
});
afterAll(() => rmSync(cwd, { recursive: true }));

/** Runs a command that is logged; standard input is at its end once it was read. */
async function logged(words: readonly string[], input = ''): Promise<string> {
  let left = Buffer.from(input);
  const readStdin = (): Buffer => {
    const given = left;
    left = Buffer.alloc(0);
    return given;
  };
  const { io, stdout } = captured(silentIo({ cwd, readStdin }));
  const settled = settle(words);
  const name = settled.command?.name ?? 'list';
  await audited(LOG, words, io, (seen) => dispatch(name, readWith(settled), seen)).catch(() => {});
  return stdout.text;
}

function records(): readonly CallRecord[] {
  const lines = readFileSync(join(cwd, LOG), 'utf8').trimEnd().split('\n');
  return lines.map((line) => JSON.parse(line) as CallRecord);
}

async function replayed(): Promise<string> {
  const { io, stdout } = captured(silentIo({ cwd }));
  await replay({ file: LOG, json: false }, io, dispatch);
  return stdout.text;
}

test('a call that ends in an error is in the log, and holds while it does so again', async () => {
  await logged(['read', 'b.md', '1']);
  expect(records().map(({ status }) => status)).toEqual([2]);
  expect(await replayed()).toBe('1\tholds\tfinread read b.md 1\n');

  writeFileSync(join(cwd, 'b.md'), 'here it is\n');
  expect(await replayed()).toMatch(/^1\tdiffers: the result is another one/);
});

test('a call that found something differs when its document is gone', async () => {
  await logged(['read', 'a.md', '5']);
  rmSync(join(cwd, 'a.md'));
  expect(await replayed()).toBe('1\tdiffers: a.md: no such file or folder\tfinread read a.md 5\n');
});

test('a document on standard input is read, kept and read again', async () => {
  expect(await logged(['read', '-', '5', '--no-units'], REPORT)).toBe('5\t|Revenue|48.10|\n');
  expect(records()[0]?.documents).toMatchObject([
    { file: '(standard input)', bytes: Buffer.byteLength(REPORT) },
  ]);
  expect(await replayed()).toBe('1\tholds\tfinread read - 5 --no-units\n');
});

test('so is one that is empty', async () => {
  await logged(['read', '-'], '');
  expect(await replayed()).toBe('1\tholds\tfinread read -\n');
});
