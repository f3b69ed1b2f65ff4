import { describe, expect, test } from 'vitest';
import { settle } from '../../src/cli/argv.js';
import { readWith } from '../../src/cli/program.js';
import type { Io } from '../../src/commands/command.js';
import { grepArgs } from '../../src/options/grep-intent.js';
import {
  checkArgs,
  guideArgs,
  initArgs,
  mcpArgs,
  outlineArgs,
  readArgs,
  replayArgs,
} from '../../src/options/intent.js';
import { UserError } from '../../src/user-error.js';
import { folder } from '../corpus/folder.js';
import { silentIo } from './silent-io.js';

/** The message that a command line is refused with. */
function refusal(words: readonly string[], io: Io = silentIo()): string {
  try {
    const typed = readWith(settle(words));
    if (typed.command === 'grep') grepArgs(typed, io);
    if (typed.command === 'read') readArgs(typed, io);
    if (typed.command === 'outline') outlineArgs(typed, io);
    if (typed.command === 'init') initArgs(typed);
    if (typed.command === 'check') checkArgs(typed, io);
    if (typed.command === 'mcp') mcpArgs(typed, io);
    if (typed.command === 'guide') guideArgs(typed);
    if (typed.command === 'replay') replayArgs(typed);
    return '';
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    expect(error.message).not.toContain('\n');
    return error.message;
  }
}

test.each([
  ['grpe x', 'no command grpe; did you mean finread grep?'],
  ['lst', 'no command lst; did you mean finread list?'],
  [
    'search x',
    'no command search; the commands are list, outline, grep, read, units, table, trace, lint, check, mcp, guide, replay, init, completion (finread --help)',
  ],
  ['help', 'no command help; write finread --help, or finread grep --help'],
  ['report.md', 'no command report.md; to read it: finread read report.md'],
  ['report.md:12', 'no command report.md:12; to read it: finread read report.md:12'],
  [
    '- x',
    'no command -; the commands are list, outline, grep, read, units, table, trace, lint, check, mcp, guide, replay, init, completion (finread --help)',
  ],
  ['-i grep x', '-i belongs behind a command: finread COMMAND -i'],
  ['-h', '-h belongs behind a command: finread COMMAND -h'],
  ['--bogus', 'no option --bogus (finread --help)'],
  ['grep --ignore-csae x', 'grep: no option --ignore-csae; did you mean --ignore-case?'],
  ['grep --colr=never x', 'grep: no option --colr; did you mean --color?'],
  [
    'grep --zeppelin x',
    "grep: no option --zeppelin; to search for it: -e '--zeppelin' (finread grep --help)",
  ],
  ['grep -5 x', 'grep: no option -5; to search for it: -e -5; for lines of context: -C 5'],
  ['grep -y x', "grep: no option -y; to search for it: -e '-y' (finread grep --help)"],
  ['grep -P x', 'grep: no option -P; leave it out: \\d, lazy repeats and look-around work without it'],
  ['grep -rnP x', 'grep: no option -P; leave it out: \\d, lazy repeats and look-around work without it'],
  ['grep --no-color x', 'grep: no option --no-color; write --color=never'],
  ['grep', 'grep needs a PATTERN: finread grep PATTERN [PATH…]'],
  ['grep x -A', 'grep: -A needs a value: -A NUM'],
  ['grep -A pat a.md', 'grep: -A takes a whole number, not "pat"'],
  ['grep --max-count=-1 x', 'grep: --max-count takes a whole number, not "-1"'],
  ['grep -m1.5 x', 'grep: -m takes a whole number, not "1.5"'],
  ['grep --json=yes x', 'grep: --json takes no value'],
  ['grep --color=sometimes x', 'grep: --color takes auto, always, never, not "sometimes"'],
  [
    'grep --tolerance 1% x',
    'grep: --tolerance belongs to --value: finread grep --value AMOUNT --tolerance 0.5%',
  ],
  ['grep --value 5 -e x', 'grep: --value takes the place of the pattern; leave out -e and -f'],
  ['grep -f gone.txt', 'gone.txt: no such file or folder'],
  ['read', 'read needs a FILE: finread read FILE [ADDRESS…]'],
  ['read -h', 'read: no option -h; help is finread read --help'],
  ['read a.md --page 0', '--page counts from 1'],
  ['read a.md --sectoin x', 'read: no option --sectoin; did you mean --section?'],
  ['outline a.md b c', 'outline: one word too many: "c"'],
  ['init', 'init needs a SHELL: finread init SHELL'],
  ['init tcsh', 'init: no shell tcsh; there are bash, zsh, sh, fish'],
  ['check', 'check needs an ANSWER: finread check ANSWER DOCUMENT…'],
  ['check a.md', 'check needs the documents: finread check a.md --in DOCUMENT'],
  ['check -', 'check needs the documents: finread check - --in DOCUMENT'],
  ['mcp', 'mcp needs the folder whose documents it may serve: finread mcp --root DIR'],
  ['mcp reports', 'mcp: one word too many: "reports"'],
  ['mcp --json', 'mcp: no option --json (finread mcp --help)'],
  ['guide claude', 'guide: no guide claude; there are agents, swe-agent'],
  ['guide agents x', 'guide: one word too many: "x"'],
  ['replay', 'replay needs a FILE: finread replay FILE'],
  ['replay a b', 'replay: one word too many: "b"'],
  ['grep x --log', 'grep: --log needs a value: --log FILE'],
  ['--json init bash', 'init: no option --json (finread init --help)'],
])('finread %s', (line, message) => {
  expect(refusal(line.split(' '))).toBe(message);
});

describe('the environment', () => {
  const args = (env: Io['env'], ...words: string[]) =>
    readArgs(readWith(settle(['read', 'a.md', ...words])), silentIo({ env, cwd: tree() }));
  const tree = () => folder({ 'in/deep/a.md': '', 'out/a.md': '' });

  test('READ_ROOT works as --root', () => {
    expect(args({ READ_ROOT: 'in' }).root).toBe('in');
  });

  test('--root may narrow READ_ROOT, never leave it', () => {
    expect(args({ READ_ROOT: 'in' }, '--root', 'deep').root).toMatch(/\/in\/deep$/);
    expect(() => args({ READ_ROOT: 'in' }, '--root', '../out')).toThrow(
      new UserError('--root ../out: no folder inside READ_ROOT (in)'),
    );
    expect(() => args({ READ_ROOT: 'in' }, '--root', '/')).toThrow(UserError);
  });

  test('READ_ROOT is what mcp serves, where no other root is given', () => {
    const root = (env: Io['env'], ...words: string[]) =>
      mcpArgs(readWith(settle(['mcp', ...words])), silentIo({ env, cwd: tree() })).root;
    expect(root({ READ_ROOT: 'in' })).toBe('in');
    expect(root({}, '--root', 'out')).toBe('out');
    expect(() => root({ READ_ROOT: 'in' }, '--root', '../out')).toThrow(UserError);
  });

  test('READ_MAX_CHARS is the default of --max-chars', () => {
    expect(args({ READ_MAX_CHARS: '500' }).maxChars).toBe(500);
    expect(args({ READ_MAX_CHARS: '500' }, '--max-chars', '0').maxChars).toBe(0);
    expect(args({ READ_MAX_CHARS: '' }).maxChars).toBe(30_000);
    expect(() => args({ READ_MAX_CHARS: '1e3' })).toThrow(
      new UserError('READ_MAX_CHARS must be a whole number, not "1e3"'),
    );
  });
});

test.each([
  ['check answer.md --in a.md --in b.md', 'answer.md', ['a.md', 'b.md']],
  ['check answer.md a.md', 'answer.md', ['a.md']],
  ['check --in a.md answer.md', 'answer.md', ['a.md']],
  ['check a.md - b.md', '-', ['a.md', 'b.md']],
  ['check answer.md b.md --in a.md', 'answer.md', ['a.md', 'b.md']],
])('finread %s', (line, answer, documents) => {
  expect(checkArgs(readWith(settle(line.split(' '))), silentIo())).toMatchObject({ answer, documents });
});

describe('pattern files', () => {
  const io = () =>
    silentIo({ cwd: folder({ 'p.txt': '0012\n-foo\n\nlast', 'none.txt': '', 'in/a.md': '' }) });
  const grep = (world: Io, ...words: string[]) => grepArgs(readWith(settle(['grep', ...words])), world);

  test('hold a pattern a line, beside -e', () => {
    expect(grep(io(), '-f', 'p.txt', '-e', 'x', 'a.md')).toMatchObject({
      patterns: ['x', '0012', '-foo', '', 'last'],
      paths: ['a.md'],
    });
  });

  test('that are empty hold none', () => {
    expect(grep(io(), '-fnone.txt', 'a.md')).toMatchObject({ patterns: [], paths: ['a.md'] });
  });

  test('may be standard input', () => {
    expect(grep({ ...io(), readStdin: () => Buffer.from('a\nb\n') }, '-f-')).toMatchObject({
      patterns: ['a', 'b'],
    });
  });

  test('are held inside the root', () => {
    expect(refusal(['grep', '--root', 'in', '-f', '../p.txt', 'a.md'], io())).toContain(
      '../p.txt: outside the root',
    );
  });
});
