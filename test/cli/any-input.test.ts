import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { COMMANDS as DECLARED } from '../../src/options/commands.js';
import { folder } from '../corpus/folder.js';
import { inProcess } from './in-process.js';

/** FINREAD_FUZZ_RUNS tries more examples than fit into a run of all tests. */
const numRuns = Number(process.env.FINREAD_FUZZ_RUNS ?? 8);
const LONGEST_MS = 10_000;
const timeout = 30_000 + numRuns * 500;

/** What a document of figures is made of, set together in any order. */
const PIECE = fc.constantFrom(
  ...[
    '|',
    '---',
    '\n',
    '\n\n',
    '<table>',
    '</table>',
    '<tr>',
    '<td rowspan=1000000000>',
    '<td colspan="9">',
    '&#49;',
  ],
  ...[
    '48,964.89',
    '(1,204)',
    '2023-24',
    '31 March 2025',
    'Rs. in lakh',
    '(₹ in crore)',
    '# Note 4',
    '**Total**',
    '$',
  ],
  ...[
    '\0',
    '\x1b[2J',
    '\ud800',
    '\u{10ffff}',
    '\u202e',
    '<!-- page 1 -->',
    '```',
    '~~~',
    '\\',
    '- ',
    '\r\n',
    '\f',
  ],
);
const text = fc.oneof(
  fc.array(PIECE, { maxLength: 60 }).map((pieces) => pieces.join('')),
  fc.string({ unit: 'binary', maxLength: 200 }),
);
const bytes = fc.oneof(
  text.map((t) => Buffer.from(t)),
  fc.uint8Array({ maxLength: 300 }).map((b) => Buffer.from(b)),
);

const COMMANDS: readonly (readonly string[])[] = [
  ['list', 'a.md'],
  ['outline', 'a.md'],
  ['read', 'a.md'],
  ['units', 'a.md'],
  ['units', 'a.md', '1,$'],
  ['trace', 'Total', 'a.md'],
  ['trace', '1', 'a.md', '--in', 'crore', '--json'],
  ['grep', '1', 'a.md'],
  ['grep', '-o', '-w', '4', 'a.md'],
  ['grep', '-i', '-v', 'total', 'a.md'],
  ['grep', '--json', '4896489', 'a.md'],
  ['grep', '--value', '105.98 crore', 'a.md'],
];

/** Runs a command line, which must end soon with one of three statuses. What it throws is a fault. */
async function survives(words: readonly string[], cwd: string): Promise<void> {
  const start = performance.now();
  const { status, stderr } = await inProcess(words, { cwd, input: 'Total 48,964.89 (a.md:1)' });
  expect([0, 1, 2]).toContain(status);
  expect(stderr).not.toMatch(/a fault of this program|\n\s+at /);
  expect(performance.now() - start).toBeLessThan(LONGEST_MS);
}

test(
  'any bytes are a document to every command',
  async () => {
    await fc.assert(
      fc.asyncProperty(bytes, async (given) => {
        const cwd = folder({ 'a.md': given });
        for (const words of COMMANDS) await survives(words, cwd);
        await survives(['check', '--in', 'a.md', '-'], cwd);
      }),
      { numRuns },
    );
  },
  timeout,
);

test(
  'any string is a pattern, and an address',
  async () => {
    const cwd = folder({ 'a.md': '# Note\n\n(Rs. in lakh)\n\n|Total|48,964.89|\n' });
    await fc.assert(
      fc.asyncProperty(fc.oneof(text, fc.string({ unit: 'grapheme' })), async (given) => {
        await survives(['grep', '-e', given, 'a.md'], cwd);
        await survives(['grep', '-E', '-o', '-e', given, 'a.md'], cwd);
        await survives(['read', 'a.md', `/${given}/`], cwd);
        await survives(['outline', 'a.md', given], cwd);
      }),
      { numRuns },
    );
  },
  timeout,
);

/** Commands that answer from documents or text; a server would wait for messages. */
const NAMES = DECLARED.map(({ name }) => name).filter((name) => name !== 'mcp' && name !== 'replay');
const OPTIONS = [
  ...new Set(
    DECLARED.flatMap(({ options }) =>
      options.flatMap((option) => [`--${option.name}`, ...('short' in option ? [`-${option.short}`] : [])]),
    ),
  ),
  // records calls in the folder that it is given
].filter((option) => option !== '--log');
const WORD = fc.oneof(
  fc.constantFrom(...OPTIONS),
  fc
    .tuple(fc.constantFrom(...OPTIONS), fc.oneof(text, fc.integer().map(String)))
    .map((pair) => pair.join('=')),
  fc.constantFrom(
    'a.md',
    'a.md:2',
    'a.md:1-3',
    '.',
    '../a.md',
    '-',
    '--',
    '',
    '1',
    '1,$',
    '$',
    '0',
    '-1',
    '1e9',
    'b',
    '/dev/null',
  ),
  fc.constantFrom(
    '/proc/self/environ',
    '/dev/zero',
    '/dev/tty',
    'pipe.md',
    'loop.md',
    'A.MD',
    'a.md/',
    'x'.repeat(5000),
  ),
  text,
  fc.string({ unit: 'binary', maxLength: 20 }),
);

test(
  'any words are a command line',
  async () => {
    const cwd = folder({
      'a.md': '# Note\n\n(Rs. in lakh)\n\n|Total|48,964.89|\n',
      'loop.md': { link: 'loop.md' },
    });
    execFileSync('mkfifo', [join(cwd, 'pipe.md')]);
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...NAMES), fc.array(WORD, { maxLength: 8 }), async (name, words) => {
        await survives([name, ...words], cwd);
      }),
      { numRuns: numRuns * 25 },
    );
  },
  timeout,
);
