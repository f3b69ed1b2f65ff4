import { describe, expect, test } from 'vitest';
import { finread, isInstalled, shell } from './program.js';

/** Shells in which the function must work, and the name that init knows each by. */
const SHELLS = [
  ['bash', 'bash'],
  ['bash --posix', 'bash'],
  ['zsh', 'zsh'],
  ['zsh -o shwordsplit -o ksharrays', 'zsh'],
  ['dash', 'sh'],
  ['sh', 'sh'],
] as const;

const definitions = new Map<string, string>();

/** What `finread init` prints, asked for once. */
function definition(kind: string): string {
  const known = definitions.get(kind) ?? finread(['init', kind]).stdout;
  definitions.set(kind, known);
  return known;
}

describe.each(SHELLS.filter(([name]) => isInstalled(name.split(' ')[0] ?? '')))('in %s', (name, kind) => {
  /** What a script prints once the function is there; `finread` is replaced by something that tells its words. */
  function run(script: string, input = ''): string {
    const fake = `finread() { printf 'finread'; printf ' <%s>' "$@"; echo; return \${STATUS:-0}; }\n`;
    const { stdout, stderr } = shell(name, `${fake}${definition(kind)}${script}`, { input });
    return stdout + stderr;
  }

  test.each<[string, string, string]>([
    [
      'words that could be no variable go to the program',
      `read grep 'Total Revenue' a.md`,
      'finread <grep> <Total Revenue> <a.md>\n',
    ],
    ['an empty word could be no variable', `read grep '' a`, 'finread <grep> <> <a>\n'],
    ['its status is that of the program', 'STATUS=2; read read a.md; echo $?', 'finread <read> <a.md>\n2\n'],
    ['another first word is never the program', `read line 'a b' 2>/dev/null; true`, ''],
    ['no word at all', 'read x; echo "$x"', 'one\n'],
    [
      'names of commands are variables while input is no terminal',
      'read grep list; echo "$grep/$list"',
      'one/\n',
    ],
    ['while read', 'while read a b; do echo "$b$a"; done', 'one\ntwo\n'],
    [
      'while read of a variable that is named as a command',
      'while read units; do echo "[$units]"; done',
      '[one]\n[two]\n',
    ],
    [
      'IFS=, read',
      'printf "1,2,3\\n" > "$T/in"; IFS=, read a b < "$T/in"; echo "$a|$b"; printf "%s" "$IFS" | wc -c',
      '1|2,3\nIFS\n',
    ],
    ['read -r', `printf 'a\\\\b\\n' > "$T/in"; read -r x < "$T/in"; printf '%s\\n' "$x"`, 'a\\b\n'],
    ['the status at the end of input', 'read x < /dev/null; echo $?', '1\n'],
    ['the status of a line that is read', 'read x; echo $?', '0\n'],
    [
      'variables of a calling function stay its own',
      'f() { local i; read i; echo "$i"; }; i=outer; f; echo "$i"',
      'one\nouter\n',
    ],
    ['under set -eu', 'set -eu; read x; read grep a.md; echo "$x"', 'finread <grep> <a.md>\none\n'],
  ])('%s', (_, script, expected) => {
    // zsh holds a NUL in IFS, too.
    const ifs = kind === 'zsh' ? '4' : '3';
    const output = run(`T=$(mktemp -d)\n${script}\nrm -r "$T"`, 'one\ntwo\n').replace(/^ +/gm, '');
    expect(output).toBe(expected.replace('IFS', ifs));
  });

  test('a child shell does not inherit it', () => {
    const child = name.split(' ')[0];
    const setting = { input: 'one\n' };
    const script = `set -a\n${definition(kind)}${child} -c 'read grep a.md; echo "status $?"'`;
    expect(shell(name, script, setting).stdout).not.toContain('status 0');
  });
});

test.skipIf(!isInstalled('bash'))('a herestring in bash', () => {
  const script = `${definition('bash')}read -a parts <<< 'x y z'; echo "\${parts[2]}"`;
  expect(shell('bash', script).stdout).toBe('z\n');
});

test.skipIf(!isInstalled('zsh'))('a herestring in zsh', () => {
  const script = `${definition('zsh')}read -A parts <<< 'x y z'; echo $parts[3]`;
  expect(shell('zsh', script).stdout).toBe('z\n');
});

test('fish is told to type finread', () => {
  const { stdout, status } = finread(['init', 'fish']);
  expect(stdout).toMatch(/^# .*type finread\.\n$/);
  expect(status).toBe(0);
});

/** `script` runs a command on a terminal of its own. */
describe.skipIf(!isInstalled('script'))('typed on a terminal', () => {
  test.each(SHELLS.filter(([name]) => isInstalled(name.split(' ')[0] ?? '')))(
    'in %s, plain words go to the program',
    (name, kind) => {
      const typed = `${name} -c 'finread() { echo "finread $*"; }; eval "$(command finread init ${kind})"; read list; read grep x'`;
      const { stdout } = shell('sh', `script -qec "$TYPED" /dev/null < /dev/null`, { env: { TYPED: typed } });
      expect(stdout.replaceAll('\r', '')).toBe('finread list\nfinread grep x\n');
    },
  );
});
