import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { CallToolResult, ListToolsResult } from '@modelcontextprotocol/sdk/types.js';
import { expect, test } from 'vitest';
import { PROGRAM } from '../cli/program.js';
import { servedFolder } from './server-process.js';

const INSPECTOR = fileURLToPath(
  new URL('../../node_modules/@modelcontextprotocol/inspector-cli/build/index.js', import.meta.url),
);
const root = servedFolder();

/** What the inspector prints of a method of the server. */
function inspect<Result>(...words: readonly string[]): Promise<Result> {
  const argv = [INSPECTOR, process.execPath, PROGRAM, 'mcp', '--root', root, '--method', ...words];
  return new Promise((resolve, reject) => {
    execFile(process.execPath, argv, (error, stdout, stderr) => {
      if (error) reject(new Error(stderr || error.message));
      else resolve(JSON.parse(stdout));
    }).stdin?.end();
  });
}

const CALLS: readonly (readonly [tool: string, args: readonly string[], text: string])[] = [
  ['list', ['paths=["flows.md"]'], 'Statement of cash flows'],
  ['outline', ['file=flows.md'], 'Statement of cash flows'],
  ['grep', ['pattern=Operating'], '|Operating|318.40|296.15|'],
  ['read', ['file=flows.md:7'], '7\t|Operating|'],
  ['units', ['file=flows.md:7'], '₹ crore'],
  ['table', ['file=flows.md:7'], 'Operating'],
  ['trace', ['label=Operating', 'files=["flows.md"]'], '318.40'],
  ['lint', ['files=["flows.md"]'], ''],
  ['check', ['answer=It was ₹ 318.40 crore.', 'documents=["flows.md"]'], 'found'],
];

test('the inspector lists the tools, and drives every one of them', { timeout: 120_000 }, async () => {
  const [list, ...results] = await Promise.all([
    inspect<ListToolsResult>('tools/list'),
    ...CALLS.map(([tool, args]) =>
      inspect<CallToolResult>(
        'tools/call',
        '--tool-name',
        tool,
        ...args.flatMap((arg) => ['--tool-arg', arg]),
      ),
    ),
  ]);
  expect(list.tools.map(({ name }) => name)).toEqual(CALLS.map(([tool]) => tool));
  for (const [index, [tool, , text]] of CALLS.entries()) {
    const [part] = results[index]?.content ?? [];
    expect(results[index]?.isError, tool).toBe(false);
    expect(part, tool).toMatchObject({ type: 'text', text: expect.stringContaining(text) });
  }
});
