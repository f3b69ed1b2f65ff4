import { spawn } from 'node:child_process';
import { describe, expect, test } from 'vitest';
import { programHelp } from '../../src/cli/help.js';
import { folder } from '../corpus/folder.js';
import { finread, isInstalled, PROGRAM, shell } from './program.js';

const REPORTS = { 'a.md': '# Turbines\n\nThe turbine hall.\n', 'b.md': 'A turbine.\n' };

describe('asked for nothing in particular', () => {
  test('no command: the help, as an error', () => {
    expect(finread([])).toMatchObject({ status: 2, stdout: '', stderr: programHelp() });
  });

  test('--help', () => {
    expect(finread(['--help'])).toMatchObject({ status: 0, stdout: programHelp(), stderr: '' });
    expect(finread(['grep', '--help']).stdout).toMatch(/^Usage: finread grep /);
  });

  test('--version', () => {
    expect(finread(['--version']).stdout).toMatch(/^finread \d+\.\d+\.\d+\n$/);
  });
});

describe('errors', () => {
  test('a mistyped command or option: one line, status 2, in English whatever the language', () => {
    const setting = { env: { LANG: 'de_DE.UTF-8', LC_ALL: 'de_DE.UTF-8', LANGUAGE: 'de' } };
    expect(finread(['gerp', 'x'], setting)).toMatchObject({
      status: 2,
      stdout: '',
      stderr: 'finread: no command gerp; did you mean finread grep?\n',
    });
    expect(finread(['grep', '--cuont', 'x'], setting)).toMatchObject({
      status: 2,
      stderr: 'finread: grep: no option --cuont; did you mean --count?\n',
    });
  });

  test('control characters of a name are shown', () => {
    const { stderr } = finread(['read', 'a\x1b[2J.md']);
    expect(stderr).toBe('finread: a\\x1b[2J.md: no such file or folder\n');
  });

  test('one file of several cannot be read: the rest is printed, status 2', () => {
    expect(finread(['grep', '-h', 'turbine', 'gone.md', 'b.md'], { cwd: folder(REPORTS) })).toMatchObject({
      status: 2,
      stdout: '1:A turbine.\n',
      stderr: 'finread: gone.md: no such file or folder\n',
    });
  });

  test('a full disk', () => {
    const { status, stderr } = shell('sh', 'finread list > /dev/full', { cwd: folder(REPORTS) });
    expect([status, stderr]).toEqual([2, 'finread: cannot write: no space left on the device\n']);
  });

  test('a fault of the program itself tells where only when asked', () => {
    const fault =
      'import fs from "fs"; import { syncBuiltinESMExports } from "module"; ' +
      'fs.statSync = () => { throw new TypeError("boom"); }; syncBuiltinESMExports();';
    const env = { NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(fault)}` };
    expect(finread(['read', 'x'], { cwd: folder({ x: '' }), env })).toMatchObject({
      status: 2,
      stderr: 'finread: a fault of this program: boom\nfinread: set FINREAD_DEBUG=1 to see where\n',
    });
    const { stderr } = finread(['read', 'x'], {
      cwd: folder({ x: '' }),
      env: { ...env, FINREAD_DEBUG: '1' },
    });
    expect(stderr).toMatch(/TypeError: boom\n\s+at /);
  });
});

describe('pipes', () => {
  const long = { 'long.md': 'a line of some length\n'.repeat(50_000) };

  test.each([
    'grep --max-results 0 --max-chars 0 line long.md',
    'read long.md 1,400',
    'grep --json --max-results 0 --max-chars 0 line long.md',
  ])('%s | head -1 ends quietly', (line) => {
    const script = `{ finread ${line}; echo $? >&2; } | head -1 | wc -l`;
    const { stdout, stderr } = shell('sh', script, { cwd: folder(long) });
    expect([stdout.trim(), stderr]).toEqual(['1', '0\n']);
  });

  test('closed standard error is no reason to stop', () => {
    const script = 'finread grep -h turbine gone.md b.md 2>&-; echo $?';
    expect(shell('sh', script, { cwd: folder(REPORTS) }).stdout).toBe('1:A turbine.\n2\n');
  });

  test('what was printed before a message stands before it', () => {
    const cwd = folder({ ...REPORTS, 'c.md': 'bad\0' });
    const { stdout } = shell('sh', 'finread grep -h turbine b.md c.md a.md 2>&1', { cwd });
    expect(stdout.split('\n').map((line) => line.slice(0, 13))).toEqual([
      '1:A turbine.',
      'finread: c.md',
      '3:The turbine',
      '',
    ]);
  });
});

describe('standard input', () => {
  test.each([
    'list',
    'outline a.md',
    'grep turbine',
    'grep turbine a.md',
    'read a.md',
    'read a.md 1',
    'units a.md',
    'units a.md 1',
    'init bash',
    'completion bash',
    '--help',
    'grep',
    '',
  ])('is never read unasked: finread %s', async (line) => {
    // An open pipe that nobody writes to, as the shells of agents leave it.
    const words = line.split(' ').filter((word) => word !== '');
    const child = spawn(process.execPath, [PROGRAM, ...words], {
      cwd: folder(REPORTS),
      stdio: ['pipe', 'ignore', 'ignore'],
    });
    const status = await new Promise((resolve) => {
      const timer = setTimeout(() => child.kill('SIGKILL'), 10_000);
      child.on('close', (code) => {
        clearTimeout(timer);
        resolve(code);
      });
    });
    child.stdin.destroy();
    expect(status).not.toBeNull();
  });

  test('is read when it is named', () => {
    expect(finread(['grep', '-c', 'turbine', '-'], { input: 'turbine\nx\nturbine' }).stdout).toBe('2\n');
  });

  test('is read to its end however slowly it comes', () => {
    const { stdout } = shell('sh', '{ echo turbine; sleep 0.3; echo turbine; } | finread grep -c turbine -');
    expect(stdout).toBe('2\n');
  });
});

describe('colour', () => {
  const ESC = '\x1b[';

  test.each<[string, Record<string, string>, boolean]>([
    ['grep turbine a.md', {}, false],
    ['grep --color=always turbine a.md', {}, true],
    ['grep --color=always turbine a.md', { NO_COLOR: '1' }, true],
    ['grep turbine a.md', { FORCE_COLOR: '1' }, true],
    ['grep turbine a.md', { NO_COLOR: '1' }, false],
    ['grep --color=never turbine a.md', { FORCE_COLOR: '1' }, false],
  ])('off a terminal: finread %s, with %j', (line, env, expected) => {
    const { stdout } = finread(line.split(' '), { cwd: folder(REPORTS), env });
    expect(stdout.includes(ESC)).toBe(expected);
  });

  describe.skipIf(!isInstalled('script'))('on a terminal', () => {
    test.each<[string, Record<string, string>, boolean]>([
      ['grep turbine a.md', {}, true],
      ['grep --color=never turbine a.md', {}, false],
      ['grep turbine a.md', { NO_COLOR: '1' }, false],
      ['grep turbine a.md', { TERM: 'dumb' }, false],
    ])('finread %s, with %j', (line, env, expected) => {
      const script = `script -qec "finread ${line}" /dev/null < /dev/null`;
      const { stdout } = shell('sh', script, { cwd: folder(REPORTS), env: { TERM: 'xterm', ...env } });
      expect(stdout).toContain('hall');
      expect(stdout.includes(ESC)).toBe(expected);
    });
  });

  test('errors are never coloured off a terminal', () => {
    expect(finread(['grep', '--color=always', 'x', 'gone.md']).stderr).not.toContain(ESC);
  });
});

describe('the root', () => {
  const tree = { 'in/a.md': 'inside\n', 'secret.md': 'secret\n' };

  test('--root and READ_ROOT hold every path', () => {
    const cwd = folder(tree);
    expect(finread(['read', '--plain', '--root', 'in', 'a.md'], { cwd })).toMatchObject({
      status: 0,
      stdout: 'inside\n',
    });
    const refused = {
      status: 2,
      stdout: '',
      stderr: 'finread: ../secret.md: outside the root (in); only files below it are read\n',
    };
    expect(finread(['read', '--root', 'in', '../secret.md'], { cwd })).toMatchObject(refused);
    expect(finread(['grep', 'x', '../secret.md'], { cwd, env: { READ_ROOT: 'in' } })).toMatchObject(refused);
  });
});

test('a pattern that backtracks without end comes back', () => {
  const start = performance.now();
  const cwd = folder({ 'a.md': `${'a'.repeat(40)}!\n` });
  expect(finread(['grep', '-E', '(a+)+$', 'a.md'], { cwd }).status).toBe(1);
  expect(performance.now() - start).toBeLessThan(8000);
});
