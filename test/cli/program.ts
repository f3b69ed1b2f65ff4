import type { SpawnSyncReturns } from 'node:child_process';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll } from 'vitest';

/** The built program. */
export const PROGRAM = fileURLToPath(new URL('../../bin/read.js', import.meta.url));

export interface Setting {
  readonly cwd?: string;
  /** Beside PATH and HOME, which are always there; nothing else is taken over. */
  readonly env?: Readonly<Record<string, string>>;
  readonly input?: string;
}

/** Runs the program with standard input at its end, unless there is something to read. */
export function finread(words: readonly string[], setting: Setting = {}): SpawnSyncReturns<string> {
  return spawn(process.execPath, [PROGRAM, ...words], setting);
}

let folderOnPath: string | null = null;

/** Runs a script in a shell on whose PATH the program stands under both its names. */
export function shell(name: string, script: string, setting: Setting = {}): SpawnSyncReturns<string> {
  const [command = name, ...options] = name.split(' ');
  return spawn(command, [...options, '-c', script], setting);
}

/** True when a shell or a tool is installed. */
export function isInstalled(name: string): boolean {
  return spawnSync('sh', ['-c', `command -v ${name}`]).status === 0;
}

function spawn(
  command: string,
  words: readonly string[],
  { cwd, env, input = '' }: Setting,
): SpawnSyncReturns<string> {
  const path = `${binFolder()}${delimiter}${process.env.PATH}`;
  return spawnSync(command, words, {
    cwd,
    env: { PATH: path, HOME: tmpdir(), LC_ALL: 'C.UTF-8', ...env },
    input,
    encoding: 'utf8',
    timeout: 20_000,
  });
}

function binFolder(): string {
  if (folderOnPath === null) {
    folderOnPath = mkdtempSync(join(tmpdir(), 'finread-bin-'));
    for (const name of ['finread', 'read']) symlinkSync(PROGRAM, join(folderOnPath, name));
  }
  return folderOnPath;
}

afterAll(() => {
  if (folderOnPath !== null) rmSync(folderOnPath, { recursive: true, force: true });
  folderOnPath = null;
});
