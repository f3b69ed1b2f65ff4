import { execFile } from 'node:child_process';
import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import type { Status } from '../../src/commands/command.js';
import type { Read } from '../../src/document/read.js';
import type { Answer } from '../../src/mcp/call.js';
import { callTool } from '../../src/mcp/call.js';
import type { Ran } from '../cli/in-process.js';
import { inProcess } from '../cli/in-process.js';
import { PROGRAM } from '../cli/program.js';
import { folder } from '../corpus/folder.js';
import type { Call } from './generated-calls.js';
import { CALL, FIXTURES, REPORT } from './generated-calls.js';

/** What a command line gives, in the form of an answer: with `--json` for the objects, without for all else. */
async function atTerminal(call: Call, run: typeof printed): Promise<Answer> {
  const [objects, text] = [await run(call, ['--json']), await run(call, [])];
  return {
    status: text.status,
    text: text.stdout,
    messages: withLimits(text.stderr.split('\n').filter((line) => line !== '')),
    results: objects.stdout.split('\n').flatMap((line) => (line === '' ? [] : [JSON.parse(line)])),
  };
}

/** A client cannot lift a limit, as the terminal advises, and is told so. */
function withLimits(messages: readonly string[]): readonly string[] {
  const isLifted = messages.some((message) => /--max-(?:chars|results) 0/.test(message));
  const stay = 'limits cannot be lifted here; ask for fewer lines, name fewer files, or narrow the pattern';
  return isLifted ? [...messages, `finread: ${stay}`] : messages;
}

/** The command in this process. */
async function printed({ words, stdin }: Call, more: readonly string[]) {
  const [command = '', ...rest] = words;
  return inProcess([command, '--root=.', ...more, ...rest], { cwd: FIXTURES, input: stdin });
}

/** The program itself. */
async function program({ words }: Call, more: readonly string[]): Promise<Ran> {
  const [command = '', ...rest] = words;
  const argv = [PROGRAM, command, '--root=.', ...more, ...rest];
  return new Promise((resolve) => {
    const child = execFile(process.execPath, argv, { cwd: FIXTURES }, (_, stdout, stderr) => {
      const status = [0, 1, 2].find((each) => each === child.exitCode) as Status;
      resolve({ stdout, stderr, status });
    });
    child.stdin?.end();
  });
}

// The report does not change: it is read once for all calls, on both sides.
vi.mock(import('../../src/document/read.js'), async (original) => {
  const { readDocument, documentFrom } = await original();
  const known = new Map<string, Read>();
  return {
    documentFrom,
    readDocument(source, readStdin) {
      const found = known.get(source.name) ?? readDocument(source, readStdin);
      if (source.kind === 'file' && source.path.startsWith(FIXTURES)) known.set(source.name, found);
      return found;
    },
  };
});

describe('what a tool answers is what the terminal prints', () => {
  test('for 100 generated calls of all tools', { timeout: 120_000 }, async () => {
    const seen = new Map<string, Set<number>>();
    await fc.assert(
      fc.asyncProperty(CALL, async (call) => {
        const answer = await callTool(call.tool, call.input, { root: FIXTURES });
        expect(answer).toEqual(await atTerminal(call, printed));
        seen.set(call.tool, (seen.get(call.tool) ?? new Set()).add(answer.status));
      }),
      { numRuns: 100 },
    );
    // the calls are no sham: each tool found something, and most failed once
    expect([...seen.keys()].sort()).toEqual([
      'check',
      'grep',
      'lint',
      'list',
      'outline',
      'read',
      'table',
      'trace',
      'units',
    ]);
    for (const [tool, statuses] of seen) expect([tool, ...statuses]).toContain(0);
    expect([...seen.values()].filter((statuses) => statuses.has(2)).length).toBeGreaterThanOrEqual(4);
  });

  test('in the program itself', async () => {
    const calls: readonly Call[] = [
      {
        tool: 'grep',
        input: { pattern: 'Tax revenue', paths: [REPORT] },
        words: ['grep', 'Tax revenue', REPORT],
      },
      { tool: 'units', input: { file: REPORT, addresses: [54] }, words: ['units', REPORT, '54'] },
      { tool: 'read', input: { file: '../package.json' }, words: ['read', '../package.json'] },
    ];
    await Promise.all(
      calls.map(async (call) => {
        expect(await callTool(call.tool, call.input, { root: FIXTURES })).toEqual(
          await atTerminal(call, program),
        );
      }),
    );
  });
});

describe('a call', () => {
  const call = (tool: string, input: unknown, root = folder({ 'a.md': '# One\n' })) =>
    callTool(tool, input, { root });

  test('of no tool is an answer, too', async () => {
    expect(await call('sed', {})).toEqual({
      status: 2,
      text: '',
      messages: [
        'finread: no tool "sed"; the tools are list, outline, grep, read, units, table, trace, lint, check',
      ],
      results: [],
    });
  });

  test('never reads standard input, over which the client speaks', async () => {
    const sentence =
      'finread: - is standard input, over which this server is spoken to; name a file below the root';
    for (const [tool, input] of [
      ['read', { file: '-' }],
      ['grep', { pattern: 'x', paths: ['-'] }],
      ['units', { file: '-' }],
      ['units', { file: 'a.md', addresses: ['-'] }],
      ['trace', { label: 'x', files: ['-'] }],
      ['check', { answer: 'x', documents: ['-'] }],
    ] as const)
      expect(await call(tool, input), tool).toMatchObject({ status: 2, messages: [sentence] });
  });

  test('tells of the document that it works on', async () => {
    const root = folder({ 'a.md': '# One\n', 'b.md': '# Two\n' });
    const names: string[] = [];
    await callTool('list', {}, { root, working: (what) => names.push(what) });
    expect([...new Set(names)]).toEqual(['a.md', 'b.md']);
  });
});
