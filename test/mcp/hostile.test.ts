import { existsSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { callMessage, INITIALIZE, SECRET, servedFolder, startServer } from './server-process.js';

const TOOLS = ['list', 'outline', 'grep', 'read', 'units', 'table', 'trace', 'lint', 'check'];
const PARAMETERS = [
  'file',
  'pattern',
  'paths',
  'addresses',
  'answer',
  'documents',
  'value',
  'max_chars',
  'in',
];

/** Small documents on which patterns may backtrack. */
const root = servedFolder({
  'as.md': `${'a'.repeat(60)}!\n${'ab '.repeat(40)}\n`,
  'figures.md': `|Total|${'1,'.repeat(60)}1|\n`,
});

const PATH = fc.oneof(
  fc.constantFrom('flows.md', 'as.md', 'figures.md', 'flows.md:7', '.', '', '-'),
  fc.constantFrom('../secret.md', '/etc/passwd', 'link.md', 'linked/secret.md', '..', '/', '~/.ssh/id_rsa'),
  fc.constantFrom(
    '%2e%2e/secret.md',
    '..\\secret.md',
    'flows.md\0',
    'linked/../secret.md',
    './../secret.md:1',
  ),
  fc.constantFrom(`${root}/../secret.md`, '/proc/self/environ', '/dev/zero', '/dev/stdin', '\ud800'),
  fc.integer({ min: 1, max: 12 }).map((depth) => `${'../'.repeat(depth)}secret.md`),
  fc.string({ unit: 'binary' }),
);

/** Patterns that backtrack without end where an engine lets them, and some that are none. */
const PATTERN = fc.oneof(
  fc.constantFrom(
    '(a+)+$',
    '(a|aa)+$',
    '(a|a?)+$',
    '(.*)*b',
    '([a-z]+)*[!]x',
    '(a*)*c',
    '^(([a-z])+.)+[A-Z]$',
  ),
  fc.constantFrom(
    '(1,?)+x',
    '(\\d+,?)+$x',
    '(?=(a+))a*b\\1',
    '(a+)\\1+$',
    '(?<!a+)b',
    '.*.*.*.*=',
    '(x+x+)+y',
  ),
  fc.constantFrom(
    'merger',
    'worth',
    '(',
    '[',
    '\\',
    '*',
    '(?',
    '[[:digit:]',
    'a{99999}',
    '(a{99}){99}',
    '\\p{L}+',
  ),
  fc.string({ unit: 'binary' }),
);

const NASTY = fc.oneof(
  PATH,
  PATTERN,
  fc.constantFrom(null, true, -1, 0, 1e308, 2 ** 53, 0.5, {}, [], [[]], { length: 3 }, { toString: 'x' }),
  fc.constantFrom(
    '5,2',
    '$',
    '/(a+)+$/',
    '/x/,+99999999',
    '1-',
    '999999999999999999',
    '-e',
    '--help',
    '--root=/',
  ),
  fc.constantFrom('\x1b[31m\x07', '\u202e', 'x'.repeat(5000), '__proto__', '$(cat ../secret.md)', '`id`'),
  fc.jsonValue(),
);

const VALUES = fc.oneof(NASTY, fc.array(NASTY, { maxLength: 4 }));

/** A call that is well formed as a message: it is to be answered, whatever it asks for. */
const CALL = fc.oneof(
  fc.tuple(
    fc.constantFrom(...TOOLS),
    fc.dictionary(fc.constantFrom(...PARAMETERS, '__proto__', 'root'), VALUES),
  ),
  fc.tuple(
    fc.constantFrom('read', 'units', 'outline'),
    fc.record({ file: PATH }, { requiredKeys: ['file'] }),
  ),
  fc.tuple(fc.constant('grep'), fc.record({ pattern: PATTERN, paths: fc.array(PATH, { maxLength: 3 }) })),
  fc.tuple(fc.constant('grep'), fc.record({ pattern: PATTERN })),
  fc.tuple(fc.constant('trace'), fc.record({ label: PATTERN, files: fc.array(PATH, { maxLength: 3 }) })),
  fc.tuple(fc.constant('check'), fc.record({ answer: PATTERN, documents: fc.array(PATH, { maxLength: 3 }) })),
);

const RESOURCE = fc.oneof(
  PATH.map((path) => `finread:///${path}`),
  PATH.map((path) => `file://${path}`),
  fc.constantFrom(
    'finread:///flows.md?lines=/(a+)+$/',
    'finread:///%2e%2e%2fsecret.md',
    'finread:///%00',
    '',
  ),
);

/** Requests of JSON-RPC that may mean nothing. */
const REQUEST = fc.oneof(
  {
    weight: 4,
    arbitrary: CALL.map(([name, input]) => ({ method: 'tools/call', params: { name, arguments: input } })),
  },
  { weight: 1, arbitrary: RESOURCE.map((uri) => ({ method: 'resources/read', params: { uri } })) },
  fc.record({
    method: fc.constantFrom(
      'tools/list',
      'resources/list',
      'ping',
      'tools/call',
      'sampling/createMessage',
      'x',
      '',
    ),
    params: fc.oneof(fc.constant({}), fc.dictionary(fc.string(), fc.jsonValue())),
  }),
);

/** Lines that are no request at all. */
const GARBAGE = fc.oneof(
  fc.string({ unit: 'binary' }).map((text) => text.replaceAll('\n', ' ')),
  fc.json(),
  fc.constantFrom(
    '{',
    '[]',
    '[1]',
    'null',
    '{"jsonrpc":"2.0"}',
    '{"jsonrpc":"2.0","id":1}',
    'Content-Length: 7',
    '\0',
  ),
  fc.constantFrom('[[[[', '{"a":'.repeat(20_000), `${'['.repeat(50_000)}${']'.repeat(50_000)}`),
  fc.constant('{"jsonrpc":"2.0","id":"deep","method":"tools/call","params":{"name":"read","arguments":'),
  fc
    .record({ jsonrpc: fc.jsonValue(), id: fc.jsonValue(), method: fc.jsonValue() })
    .map((o) => JSON.stringify(o)),
  fc
    .constantFrom('notifications/cancelled', 'notifications/progress', 'notifications/none')
    .chain((method) => fc.jsonValue().map((params) => JSON.stringify({ jsonrpc: '2.0', method, params }))),
  fc.record({ result: fc.jsonValue(), id: fc.nat() }).map((o) => JSON.stringify({ jsonrpc: '2.0', ...o })),
);

const MESSAGES = 1000;
const MEGABYTE = 1024 * 1024;

/** The most memory that a process has held so far, in bytes; null where the system does not tell. */
function peakMemory(pid: number | undefined): number | null {
  const path = `/proc/${pid}/status`;
  if (!existsSync(path)) return null;
  const [, kilobytes] = /^VmHWM:\s+(\d+) kB$/m.exec(readFileSync(path, 'utf8')) ?? [];
  return kilobytes === undefined ? null : Number(kilobytes) * 1024;
}

describe('1,000 hostile messages to one server', () => {
  test('neither end it, nor lead it out of its folder, nor fill its memory', {
    timeout: 180_000,
  }, async () => {
    const server = startServer(root);
    server.send(INITIALIZE);
    await server.answer('start');
    const ids: number[] = [];
    const messages = fc.sample(
      fc.oneof({ weight: 3, arbitrary: REQUEST }, { weight: 1, arbitrary: GARBAGE }),
      MESSAGES,
    );
    for (const [id, message] of messages.entries()) {
      if (typeof message === 'string') server.send(message);
      else {
        ids.push(id);
        server.send({ jsonrpc: '2.0', id, ...message });
      }
      // many at once, yet never more than a server has to hold for one client
      if (id % 100 === 99) {
        server.send('x'.repeat(5 * MEGABYTE));
        await server.answer(ids.at(-1) ?? 'start');
      }
    }
    for (const id of ids)
      expect(await server.answer(id)).toSatisfy((answer) => 'result' in answer || 'error' in answer);
    // it is well, and knows what it knew before
    server.send(callMessage('last', 'units', { file: 'flows.md:7' }));
    expect(await server.answer('last')).toMatchObject({
      result: {
        isError: false,
        structuredContent: { results: [{ line: 7, figures: [{ amount: '3184000000' }, {}] }] },
      },
    });
    const peak = peakMemory(server.child.pid);
    server.child.stdin.end();
    expect(await server.ended).toBe(0);
    expect(server.said()).toBe('');
    expect(server.heard()).not.toContain(SECRET);
    expect(server.heard()).not.toContain('root:x:0');
    expect(server.heard()).not.toContain('a fault of this program');
    expect(ids.length).toBeGreaterThan(600);
    if (peak !== null) {
      console.info(`peak memory of the server: ${Math.round(peak / MEGABYTE)} MB`);
      expect(peak).toBeLessThan(700 * MEGABYTE);
    }
  });
});
