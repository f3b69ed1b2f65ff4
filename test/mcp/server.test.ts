import { linkSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import type { CallToolResult, ReadResourceResult } from '@modelcontextprotocol/sdk/types.js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { PROGRAM } from '../cli/program.js';
import { callMessage, FLOWS, INITIALIZE, SECRET, servedFolder, startServer } from './server-process.js';

const root = servedFolder({ 'sub/long.md': 'a line of text\n'.repeat(450) });
const client = new Client({ name: 'test', version: '1' });
const transport = new StdioClientTransport({
  command: process.execPath,
  args: [PROGRAM, 'mcp', '--root', root],
  stderr: 'pipe',
});

beforeAll(() => client.connect(transport));
afterAll(() => client.close());

/** Calls a tool as clients do; the library holds what comes back against the schema of the output. */
async function call(name: string, input: Record<string, unknown>): Promise<CallToolResult> {
  return (await client.callTool({ name, arguments: input })) as CallToolResult;
}

/** The texts of a result. */
function textsOf({ content }: CallToolResult): readonly string[] {
  return content.flatMap((part) => (part.type === 'text' ? [part.text] : []));
}

test('the server says who it is, what it can do, and how it is used', () => {
  expect(client.getServerVersion()).toMatchObject({ name: 'finread' });
  expect(client.getServerCapabilities()).toEqual({ tools: {}, resources: {} });
  expect(client.getInstructions()).toBe(
    readFileSync(new URL('../../guide/agents.md', import.meta.url), 'utf8'),
  );
});

describe('every tool', () => {
  test('is listed', async () => {
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name)).toEqual([
      'list',
      'outline',
      'grep',
      'read',
      'units',
      'table',
      'trace',
      'lint',
      'check',
    ]);
  });

  test.each<[string, Record<string, unknown>, string, object]>([
    ['list', { paths: ['flows.md'] }, 'Statement of cash flows', { type: 'document', file: 'flows.md' }],
    ['outline', { file: 'flows.md' }, 'Statement of cash flows', { type: 'heading', line: 1 }],
    ['grep', { pattern: '318.40' }, '|Operating|318.40|296.15|', { type: 'match', line: 7 }],
    ['read', { file: 'flows.md', addresses: [8] }, '8\t|Investing|', { type: 'text', line: 8 }],
    ['units', { file: 'flows.md:7' }, '₹ crore', { type: 'line', line: 7 }],
    ['trace', { label: 'Operating', files: ['flows.md'] }, '318.40', { type: 'value', line: 7 }],
    [
      'check',
      { answer: 'Operating cash was ₹ 318.40 crore (flows.md:7).', documents: ['flows.md'] },
      'found',
      { type: 'figure', verdict: 'found' },
    ],
  ])('%s answers', async (name, input, text, object) => {
    const result = await call(name, input);
    expect(result.isError).toBe(false);
    expect(textsOf(result)[0]).toContain(text);
    expect(result.structuredContent).toMatchObject({ status: 0 });
    expect(result.structuredContent?.results).toContainEqual(expect.objectContaining(object));
  });

  test('says what it found nothing of: no error', async () => {
    const result = await call('grep', { pattern: 'zeppelin' });
    expect([result.isError, result.structuredContent?.status]).toEqual([false, 1]);
    expect(textsOf(result).join('\n')).toContain('finread: ');
  });

  test('is held to the limits, and says how to read on', async () => {
    const result = await call('read', { file: 'sub/long.md' });
    expect(textsOf(result)[0]?.trimEnd().split('\n')).toHaveLength(400);
    expect(result.structuredContent?.messages).toEqual([
      expect.stringMatching(/^finread: lines 1-400 of 450; next: finread read sub\/long.md 401,450/),
    ]);
  });
});

describe('an error', () => {
  test.each<[string, Record<string, unknown>, string]>([
    ['read', { file: 'gone.md' }, 'finread: gone.md: no such file or folder'],
    ['read', { file: 'flows.md', addresses: ['5,2'] }, 'finread: 5,2: ends before it begins; write 2,5'],
    ['grep', { pattern: '(', extended_regexp: true }, 'finread: '],
    ['read', { fil: 'flows.md' }, 'finread: read: no parameter "fil"; did you mean file?'],
    [
      'sed',
      {},
      'finread: no tool "sed"; the tools are list, outline, grep, read, units, table, trace, lint, check',
    ],
  ])('of %s %j is the sentence of the terminal', async (name, input, sentence) => {
    const result = await call(name, input);
    expect(result.isError).toBe(true);
    expect(textsOf(result).join('\n')).toContain(sentence);
    expect(result.structuredContent).toMatchObject({ status: 2 });
  });
});

describe('nothing outside the folder is read', () => {
  const paths = [
    '../secret.md',
    'sub/../../secret.md',
    join(root, '../secret.md'),
    '/etc/passwd',
    'link.md',
    'linked/secret.md',
    'flows.md\0../secret.md',
    '../secret.md\0',
    '../gone.md',
    'linked',
    '..',
    '/',
  ];

  test.each(paths)('%j', async (path) => {
    for (const [name, input] of [
      ['read', { file: path }],
      ['grep', { pattern: 'merger', paths: [path] }],
      ['check', { answer: SECRET, documents: [path] }],
    ] as const) {
      const result = await call(name, input);
      expect(result.isError, name).toBe(true);
      expect(JSON.stringify(result.structuredContent?.messages)).toMatch(/outside the root/);
      expect(JSON.stringify(result)).not.toContain('merger is worth');
    }
  });

  test('on a walk either', async () => {
    const result = await call('grep', { pattern: 'merger' });
    expect(result.structuredContent).toMatchObject({ status: 1, results: [{ type: 'end', matches: 0 }] });
  });
});

describe('resources', () => {
  test('are the documents', async () => {
    const { resources } = await client.listResources();
    expect(resources.map(({ uri }) => uri)).toEqual(['finread:///flows.md', 'finread:///sub/long.md']);
    const { resourceTemplates } = await client.listResourceTemplates();
    expect(resourceTemplates.map(({ uriTemplate }) => uriTemplate)).toEqual(['finread:///{+path}{?lines}']);
  });

  const read = async (uri: string): Promise<ReadResourceResult['contents']> =>
    (await client.readResource({ uri })).contents;

  test('are read whole, or some lines of them', async () => {
    const mimeType = 'text/markdown';
    const whole = 'finread:///flows.md';
    expect(await read(whole)).toEqual([{ uri: whole, mimeType, text: FLOWS }]);
    const line = 'finread:///flows.md?lines=7';
    expect(await read(line)).toEqual([{ uri: line, mimeType, text: '|Operating|318.40|296.15|\n' }]);
  });

  test('say what does not fit', async () => {
    const [text, rest] = await read('finread:///sub/long.md');
    expect(text).toHaveProperty('text', 'a line of text\n'.repeat(400));
    expect(rest).toMatchObject({ text: expect.stringContaining('lines 1-400 of 450') });
  });

  test.each([
    ['finread:///gone.md', 'gone.md: no such file or folder'],
    ['finread:///../secret.md', 'outside the root'],
    ['finread:///%2e%2e/secret.md', 'outside the root'],
    ['finread:////etc/passwd', 'outside the root'],
    ['finread:///link.md', 'outside the root'],
    ['finread:///flows.md%00', 'outside the root'],
    ['file:///etc/passwd', 'no resource'],
  ])('%s is none', async (uri, reason) => {
    await expect(read(uri)).rejects.toThrow(reason);
  });
});

describe('a call that takes long', () => {
  beforeAll(() => {
    mkdirSync(join(root, '.many'));
    const report = new URL('../fixtures/finance-accounts.md', import.meta.url);
    const paths = Array.from({ length: 400 }, (_, i) => join(root, '.many', `${i}.md`));
    const [first = '', ...others] = paths;
    const text = readFileSync(report, 'utf8');
    writeFileSync(first, text);
    for (const path of others) linkSync(first, path);
  });

  test('tells how it goes, and ends when it is taken back', async () => {
    const stop = new AbortController();
    const seen: { progress: number; message?: string | undefined }[] = [];
    const slow = client.callTool({ name: 'list', arguments: { paths: ['.many'] } }, undefined, {
      signal: stop.signal,
      onprogress: ({ progress, message }) => {
        seen.push({ progress, message });
        stop.abort('enough');
      },
    });
    await expect(slow).rejects.toThrow('enough');
    expect(seen[0]).toEqual({ progress: 1, message: expect.stringMatching(/^\.many\/\d+\.md$/) });
    // the thread that was at it is gone: the next call is answered as soon as another one has started
    const start = performance.now();
    expect((await call('read', { file: 'flows.md:7' })).isError).toBe(false);
    expect(performance.now() - start).toBeLessThan(10_000);
  });
});

describe('a client', () => {
  test('that closes standard input gets what it has asked for', async () => {
    const server = startServer(root);
    server.send(INITIALIZE);
    server.send(callMessage(1, 'read', { file: 'flows.md:7' }));
    server.send(callMessage(2, 'read', { file: 'flows.md:8' }));
    server.child.stdin.end();
    expect(await server.ended).toBe(0);
    for (const id of [1, 2]) expect(await server.answer(id)).toMatchObject({ result: { isError: false } });
    expect(server.said()).toBe('');
  });

  test('that vanishes in the middle of a call leaves no process behind', async () => {
    const server = startServer(root);
    server.send(INITIALIZE);
    await server.answer('start');
    for (const id of [1, 2, 3]) server.send(callMessage(id, 'list', { paths: ['sub'] }));
    server.child.stdin.destroy();
    server.child.stdout.destroy();
    expect(await server.ended).toBe(0);
    expect(server.said()).toBe('');
  });
});
