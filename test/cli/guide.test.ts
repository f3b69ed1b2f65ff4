import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { DOCUMENT_COMMANDS } from '../../src/options/document-commands.js';
import type { Command } from '../../src/options/option.js';
import { operandName } from '../../src/options/parameter-name.js';
import { folder } from '../corpus/folder.js';
import { inProcess } from './in-process.js';

const commands: readonly Command[] = DOCUMENT_COMMANDS;

async function guide(...topic: string[]): Promise<string> {
  const { stdout, stderr, status } = await inProcess(['guide', ...topic], { cwd: '/' });
  expect([stderr, status]).toEqual(['', 0]);
  return stdout;
}

describe('the guide for agents', () => {
  test('is what stands in the package, and what no topic means', async () => {
    const shipped = readFileSync(new URL('../../guide/agents.md', import.meta.url), 'utf8');
    expect(await guide()).toBe(shipped);
    expect(await guide('agents')).toBe(shipped);
  });

  test('fits a system prompt: at most 1,500 characters', async () => {
    expect([...(await guide())].length).toBeLessThanOrEqual(1500);
  });

  test('shows every command that reads documents', async () => {
    const text = await guide();
    for (const { name } of commands) expect(text).toContain(`finread ${name} `);
  });
});

/** A key and its value, `- name: file`, or a line of a YAML file that is only a key. */
interface Entry {
  readonly indent: number;
  readonly key: string;
  readonly value: unknown;
}

/** The lines of a bundle's config, which is YAML of the plainest kind: each value on its line is JSON, or a bare word. */
function entriesOf(yaml: string): readonly Entry[] {
  return yaml
    .trimEnd()
    .split('\n')
    .map((line) => {
      const [, indent = '', key = '', text = ''] = /^([ -]*)([\w-]+):(?: (.+))?$/.exec(line) ?? [];
      expect(key, line).not.toBe('');
      return { indent: indent.length, key, value: text.startsWith('"') ? JSON.parse(text) : text };
    });
}

describe('the bundle for SWE-agent', () => {
  /** Runs the printed script as its example does. */
  async function written(): Promise<string> {
    const cwd = folder({});
    const { status, stderr } = spawnSync('sh', ['-s', 'tools/finread'], {
      cwd,
      input: await guide('swe-agent'),
      encoding: 'utf8',
    });
    expect([stderr, status]).toEqual(['', 0]);
    return join(cwd, 'tools/finread');
  }

  test('describes a tool for each command, with a signature that its harness accepts', async () => {
    const [top, ...entries] = entriesOf(readFileSync(join(await written(), 'config.yaml'), 'utf8'));
    expect(top).toEqual({ indent: 0, key: 'tools', value: '' });
    expect(entries.filter(({ indent }) => indent === 2).map(({ key }) => key)).toEqual(
      commands.map(({ name }) => `finread_${name}`),
    );
    const values = (name: string) => entries.filter(({ key }) => key === name).map(({ value }) => value);
    for (const docstring of values('docstring')) expect(docstring).toMatch(/^[a-z].*\.$/);
    const names = values('name');
    for (const name of names) expect(name).toMatch(/^[a-zA-Z_][a-zA-Z0-9_-]*$/);
    expect(names).toEqual(commands.flatMap(({ operands }) => operands.map(operandName)));
    expect(new Set(values('type'))).toEqual(new Set(['string']));
    expect(values('required')).toEqual(
      commands.flatMap(({ operands }) => operands.map(({ required }) => String(required))),
    );
    for (const [index, { name, operands }] of commands.entries()) {
      const words = operands.map((operand) =>
        operand.required ? `<${operandName(operand)}>` : `[<${operandName(operand)}>]`,
      );
      expect(values('signature')[index]).toBe([`finread_${name}`, ...words].join(' '));
    }
  });

  test('has its required arguments first', () => {
    for (const { operands } of commands) {
      const required = operands.map((operand) => operand.required);
      expect(required).toEqual([...required].sort((a, b) => Number(b) - Number(a)));
    }
  });

  test('installs programs that pass on their words', async () => {
    const bundle = await written();
    const stubs = folder({ finread: '#!/bin/sh\nprintf "[%s]" "$@"\ncase "$*" in *" - "*) cat;; esac\n' });
    chmodSync(join(stubs, 'finread'), 0o755);
    const env = { PATH: `${stubs}${delimiter}${process.env.PATH}` };
    const installed = spawnSync('bash', ['install.sh'], { cwd: bundle, env, encoding: 'utf8' });
    expect([installed.stderr, installed.status]).toEqual(['', 0]);
    const run = (name: string, ...words: string[]) =>
      spawnSync(join(bundle, 'bin', `finread_${name}`), words, { env, encoding: 'utf8' }).stdout;
    for (const { name } of commands) expect(existsSync(join(bundle, 'bin', `finread_${name}`))).toBe(true);
    expect(run('grep', 'Total (A+B)', 'my report.md', '-i')).toBe('[grep][Total (A+B)][my report.md][-i]');
    expect(run('read', 'a.md', '12,40')).toBe('[read][a.md][12,40]');
    expect(run('check', 'It was ₹ 1 crore.\n"quoted" $HOME', 'a.md')).toBe(
      '[check][-][a.md]It was ₹ 1 crore.\n"quoted" $HOME\n',
    );
  });

  test('is written anew over an older one', async () => {
    const bundle = await written();
    writeFileSync(join(bundle, 'config.yaml'), 'old');
    const script = await guide('swe-agent');
    spawnSync('sh', ['-s', bundle], { input: script });
    expect(readFileSync(join(bundle, 'config.yaml'), 'utf8')).toMatch(/^tools:\n/);
  });
});
