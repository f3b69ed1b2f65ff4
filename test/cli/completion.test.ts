import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { COMMANDS } from '../../src/options/commands.js';
import { folder } from '../corpus/folder.js';
import { finread, isInstalled, shell } from './program.js';

const NAMES = COMMANDS.map((command) => command.name);

function script(name: string): string {
  const { stdout, status } = finread(['completion', name]);
  expect(status).toBe(0);
  return stdout;
}

describe.skipIf(!isInstalled('bash'))('in bash', () => {
  let loaded = '';
  beforeAll(() => {
    loaded = script('bash');
  });

  /** What bash offers when the last of these words is being typed. */
  function offered(...words: string[]): string[] {
    const quoted = words.map((word) => `'${word}'`).join(' ');
    const ask = `COMP_WORDS=(${quoted}); COMP_CWORD=${words.length - 1}; _finread; printf '%s\\n' "\${COMPREPLY[@]}"`;
    const { stdout, stderr } = shell('bash', `${loaded}\n${ask}`);
    expect(stderr).toBe('');
    return stdout.split('\n').filter((line) => line !== '');
  }

  test('commands', () => {
    expect(offered('finread', '')).toEqual(NAMES);
    expect(offered('finread', 'gr')).toEqual(['grep']);
  });

  test('options of the command, and of every command before it', () => {
    expect(offered('finread', 'grep', '--ign')).toEqual(['--ignore-case']);
    expect(offered('finread', 'units', '--co')).toEqual(['--column', '--color']);
    expect(offered('finread', '--h')).toEqual(['--help']);
  });

  test('choices of a value, and shells', () => {
    expect(offered('finread', 'grep', '--color', '=', 'a')).toEqual(['auto', 'always']);
    expect(offered('finread', 'grep', '--color', '=')).toEqual(['auto', 'always', 'never']);
    expect(offered('finread', 'completion', '')).toEqual(['bash', 'zsh', 'fish']);
  });

  test('nothing of its own for a path, so that bash offers files', () => {
    expect(offered('finread', 'grep', 'x', 'a')).toEqual([]);
    expect(shell('bash', `${loaded}\ncomplete -p finread`).stdout).toBe(
      'complete -o default -F _finread finread\n',
    );
  });
});

describe.skipIf(!isInstalled('fish'))('in fish', () => {
  let loaded = '';
  beforeAll(() => {
    loaded = script('fish');
  });

  function offered(line: string, cwd?: string): string[] {
    const { stdout, stderr } = shell(
      'fish',
      `${loaded}\ncomplete -C '${line}'`,
      cwd === undefined ? {} : { cwd },
    );
    expect(stderr).toBe('');
    return stdout.split('\n').flatMap((row) => row.split('\t')[0] || []);
  }

  test('commands', () => {
    expect(offered('finread ').sort()).toEqual([...NAMES].sort());
  });

  test('options of the command', () => {
    expect(offered('finread grep --ign')).toEqual(['--ignore-case']);
    expect(offered('finread units --c').sort()).toEqual(['--color', '--column']);
  });

  test('choices of a value, and shells', () => {
    expect(offered('finread grep --color=').sort()).toEqual([
      '--color=always',
      '--color=auto',
      '--color=never',
    ]);
    expect(offered('finread completion ').sort()).toEqual(['bash', 'fish', 'zsh']);
  });

  test('files for a path', () => {
    expect(offered('finread read acc', folder({ 'accounts.md': '' }))).toEqual(['accounts.md']);
  });
});

describe.skipIf(!isInstalled('zsh') || !isInstalled('script'))('in zsh', () => {
  /** The words that a line became, its tabs pressed on a real terminal. */
  function typed(lines: readonly string[]): string[] {
    const top = folder({ 'accounts.md': '', _finread: '' });
    writeFileSync(join(top, '_finread'), script('zsh'));
    const start =
      'PS1=; autoload -Uz compinit; compinit -D -u; source ./_finread; finread() { print -r -- "<$*>" }';
    const { stdout } = spawnSync('sh', ['-c', `(cat; sleep 1) | script -qec 'zsh -f -i' /dev/null`], {
      cwd: top,
      input: [start, ...lines, 'exit', ''].join('\n'),
      env: { PATH: process.env.PATH, TERM: 'dumb', HOME: top },
      encoding: 'utf8',
      timeout: 20_000,
    });
    return [...stdout.matchAll(/^<(.*)>\r$/gm)].map(([, words = '']) => words);
  }

  test('commands, options, choices, shells and files', () => {
    const lines = [
      'finread gre\tx',
      'finread grep --ign\tx',
      'finread grep -i --exc\tx',
      'finread units --colu\t2',
      'finread grep --color=al\tx',
      'finread completion fi\t',
      'finread read acc\t',
      'finread --vers\t',
    ];
    expect(typed(lines)).toEqual([
      'grep x',
      'grep --ignore-case x',
      'grep -i --exclude=x',
      'units --column=2',
      'grep --color=always x',
      'completion fish',
      'read accounts.md',
      '--version',
    ]);
  });

  test('as a file on fpath', () => {
    const top = folder({});
    writeFileSync(join(top, '_finread'), script('zsh'));
    const load = `fpath=(${top} $fpath); autoload -Uz compinit; compinit -D -u; print $_comps[finread]`;
    expect(shell('zsh -f', load).stdout).toBe('_finread\n');
  });
});
