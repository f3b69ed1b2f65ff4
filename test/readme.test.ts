import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));
const readme = readFileSync(join(root, 'README.md'), 'utf8');
const scripts = (
  JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { scripts: Record<string, string> }
).scripts;

/** `$ command` and what the README says it prints. */
const consoles = [...readme.matchAll(/^```console\n\$ (.*)\n([\s\S]*?)^```$/gm)].map(
  ([, command = '', output = '']) => [command, output] as const,
);

/** Programs of others that an example needs and that are not there. */
const missing = ['jq', 'parallel'].filter((program) => spawnSync(program, ['--version']).error);
const needsMissing = ([command]: readonly [string, string]): boolean =>
  missing.some((program) => new RegExp(`\\| ${program} `).test(command));

/** A command named in a comment, and the JSON below it. */
const objects = [...readme.matchAll(/^<!-- json: (.*) -->\n```json\n([\s\S]*?)^```$/gm)].map(
  ([, command = '', output = '']) => [command, output] as const,
);

let bin = '';
beforeAll(() => {
  bin = mkdtempSync(join(tmpdir(), 'finread-readme-'));
  symlinkSync(join(root, 'bin/read.js'), join(bin, 'finread'));
});
afterAll(() => rmSync(bin, { recursive: true }));

/** Runs a command of the README in the folder that it is meant for, and returns all that it prints. */
function run(command: string): string {
  const env = { PATH: `${bin}${delimiter}${process.env.PATH}`, HOME: bin, LC_ALL: 'C.UTF-8' };
  const cwd = command.startsWith('node bin/') ? root : join(root, 'test/fixtures');
  const result = spawnSync('bash', ['-c', `{ ${command}\n} 2>&1`], { cwd, env, encoding: 'utf8', input: '' });
  return result.stdout;
}

/** The demo without the build, which would pull the program from under the other tests. */
function withoutBuild(command: string): string {
  return command === 'npm run --silent demo' ? (scripts.demo?.split(' && ').at(-1) ?? '') : command;
}

describe('README', { timeout: 60_000 }, () => {
  test('quotes commands', () => {
    expect(consoles.length).toBeGreaterThan(10);
    expect(objects.length).toBe(1);
  });

  test('the two first commands exist', () => {
    expect(readme).toContain('npm ci && npm run demo\n');
    expect(readme).toContain('npm ci && npm test\n');
    expect(Object.keys(scripts)).toEqual(expect.arrayContaining(['demo', 'test']));
  });

  test.each(consoles.filter((each) => !needsMissing(each)))('%s', (command, output) => {
    expect(run(withoutBuild(command))).toBe(output);
  });

  test.skip.each(consoles.filter(needsMissing))('%s', () => {});

  test('the configurations of MCP clients are JSON and start the server', () => {
    const configurations = [...readme.matchAll(/^```json\n([\s\S]*?)^```$/gm)].flatMap(([, text = '']) =>
      text.includes('"finread":') ? [JSON.parse(text) as Record<string, object>] : [],
    );
    expect(configurations.length).toBe(2);
    for (const configuration of configurations)
      expect(Object.values(configuration)).toEqual([
        {
          finread: expect.objectContaining({ command: 'finread', args: ['mcp', '--root', '/srv/reports'] }),
        },
      ]);
  });

  test.each(objects)('%s', (command, output) => {
    expect(JSON.parse(run(command))).toEqual(JSON.parse(output));
  });
});
