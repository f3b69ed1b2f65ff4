import type { ChildProcessWithoutNullStreams } from 'node:child_process';
import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll } from 'vitest';
import { PROGRAM } from '../cli/program.js';

/** What stands beside the folder that is served, and must never be told. */
export const SECRET = 'The merger is worth 987,654.32 crore';

/** A statement of a few lines. */
export const FLOWS = `# Statement of cash flows

(₹ in crore)

|Particulars|31 March 2025|31 March 2024|
|---|---|---|
|Operating|318.40|296.15|
|Investing|(204.75)|(188.30)|
`;

/**
 * A folder to serve, with links that lead out of it to the secret beside it; gone when the tests of the file are over.
 *
 * @param files more files in it
 */
export function servedFolder(files: Readonly<Record<string, string>> = {}): string {
  const top = realpathSync(mkdtempSync(join(tmpdir(), 'finread-mcp-')));
  afterAll(() => rmSync(top, { recursive: true, force: true }));
  const root = join(top, 'root');
  const all = { 'root/flows.md': FLOWS, 'secret.md': `${SECRET}\n`, 'beside/secret.md': `${SECRET}\n` };
  const within = Object.entries(files).map(([name, text]) => [`root/${name}`, text] as const);
  for (const [name, text] of [...Object.entries(all), ...within]) {
    mkdirSync(dirname(join(top, name)), { recursive: true });
    writeFileSync(join(top, name), text);
  }
  symlinkSync('../secret.md', join(root, 'link.md'));
  symlinkSync('../beside', join(root, 'linked'));
  return root;
}

/** A server whose standard streams the test holds. */
export interface ServerProcess {
  readonly child: ChildProcessWithoutNullStreams;
  /** Sends a message, or a line that is none. */
  send(message: object | string): void;
  /** The answer to the request of that name. */
  answer(id: number | string): Promise<Record<string, unknown>>;
  /** All that was answered so far. */
  heard(): string;
  /** All that was said on standard error so far. */
  said(): string;
  /** The exit status, when the process has ended; the name of the signal that ended it. */
  readonly ended: Promise<number | string | null>;
}

export const INITIALIZE = {
  jsonrpc: '2.0',
  id: 'start',
  method: 'initialize',
  params: {
    protocolVersion: '2025-06-18',
    capabilities: {},
    clientInfo: { name: 'test', version: '1' },
  },
};

/** Starts the built program as a server of a folder. */
export function startServer(root: string): ServerProcess {
  const child = spawn(process.execPath, [PROGRAM, 'mcp', '--root', root], { stdio: 'pipe' });
  const waiting = new Map<unknown, (answer: Record<string, unknown>) => void>();
  const answers = new Map<unknown, Record<string, unknown>>();
  let [held, heard, said] = ['', '', ''];
  child.stdout.setEncoding('utf8').on('data', (chunk: string) => {
    heard += chunk;
    held += chunk;
    const lines = held.split('\n');
    held = lines.pop() ?? '';
    for (const line of lines) {
      const answer: Record<string, unknown> = JSON.parse(line);
      if (!('id' in answer)) continue;
      answers.set(answer.id, answer);
      waiting.get(answer.id)?.(answer);
    }
  });
  child.stderr.setEncoding('utf8').on('data', (chunk: string) => {
    said += chunk;
  });
  // what is written to a server that has ended is lost
  child.stdin.on('error', () => {});
  return {
    child,
    send: (message) =>
      void child.stdin.write(`${typeof message === 'string' ? message : JSON.stringify(message)}\n`),
    answer: (id) =>
      new Promise((resolve) => {
        const known = answers.get(id);
        if (known) resolve(known);
        else waiting.set(id, resolve);
      }),
    heard: () => heard,
    said: () => said,
    ended: new Promise((resolve) => child.on('exit', (code, signal) => resolve(code ?? signal))),
  };
}

/** A call of a tool, as a message. */
export function callMessage(id: number | string, name: unknown, input: unknown): object {
  return { jsonrpc: '2.0', id, method: 'tools/call', params: { name, arguments: input } };
}
