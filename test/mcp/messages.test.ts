import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { LONGEST_MESSAGE, messageLines } from '../../src/mcp/messages.js';

/** What is passed on of some chunks, and the answers to the rest. */
async function filtered(...chunks: readonly (string | Uint8Array)[]) {
  const refused: unknown[] = [];
  const lines = messageLines((answer) => refused.push(answer));
  const passed: Buffer[] = [];
  lines.on('data', (chunk: Buffer) => passed.push(chunk));
  for (const chunk of chunks) lines.write(chunk);
  await new Promise((resolve) => lines.end(resolve));
  return { passed: Buffer.concat(passed).toString('utf8'), refused };
}

const error = (code: number, message: string, id: string | number | null = null) => ({
  jsonrpc: '2.0',
  id,
  error: { code, message },
});
const PING = '{"jsonrpc":"2.0","id":1,"method":"ping"}';

test('messages pass as they are', async () => {
  const text = `${PING}\n{"jsonrpc":"2.0","method":"₹ notifications/initialized"}\n`;
  expect(await filtered(text)).toEqual({ passed: text, refused: [] });
});

test('in whatever pieces they come', async () => {
  const text = `${PING}\nno JSON\n{"jsonrpc":"2.0","id":2,"method":"₹ क"}\n${PING}\n`;
  const whole = await filtered(text);
  expect(whole.refused).toHaveLength(1);
  const bytes = Buffer.from(text);
  await fc.assert(
    fc.asyncProperty(fc.array(fc.nat(bytes.length)), async (cuts) => {
      const ends = [...cuts.sort((a, b) => a - b), bytes.length];
      const chunks = ends.map((end, i) => bytes.subarray(ends[i - 1] ?? 0, end));
      expect(await filtered(...chunks)).toEqual(whole);
    }),
  );
});

describe('what is no message is answered, and goes no further', () => {
  test.each([
    ['no JSON', -32700, 'the message is no JSON'],
    ['{"jsonrpc":"2.0",', -32700, 'the message is no JSON'],
    ['\x00\x01\x02', -32700, 'the message is no JSON'],
    ['Content-Length: 40', -32700, 'the message is no JSON'],
    ['7', -32600, 'the message is none of JSON-RPC 2.0'],
    ['null', -32600, 'the message is none of JSON-RPC 2.0'],
    ['"tools/list"', -32600, 'the message is none of JSON-RPC 2.0'],
    ['{}', -32600, 'the message is none of JSON-RPC 2.0'],
    [`[${PING}]`, -32600, 'the message is none of JSON-RPC 2.0'],
  ])('%j', async (line, code, message) => {
    expect(await filtered(`${line}\n${PING}\n`)).toEqual({
      passed: `${PING}\n`,
      refused: [error(code, message)],
    });
  });

  test.each<[string, string | number | null]>([
    ['{"jsonrpc":"2.0","id":7,"method":7}', 7],
    ['{"jsonrpc":"2.0","id":7,"method":"ping","params":[1]}', 7],
    ['{"jsonrpc":"1.0","id":"a","method":"ping"}', 'a'],
    ['{"id":"a","method":"ping"}', 'a'],
    ['{"jsonrpc":"2.0","id":null,"method":"ping"}', null],
    ['{"jsonrpc":"2.0","id":{"x":1},"method":"ping"}', null],
  ])('to the one who asked: %s', async (line, id) => {
    expect((await filtered(`${line}\n`)).refused).toEqual([
      error(-32600, 'the message is none of JSON-RPC 2.0', id),
    ]);
  });

  test('bytes that are no UTF-8', async () => {
    const { passed, refused } = await filtered(Buffer.from([0xff, 0xfe, 0x0a]), `${PING}\n`);
    expect([passed, refused]).toEqual([`${PING}\n`, [error(-32700, 'the message is no JSON')]]);
  });

  test('nesting without end', async () => {
    const { passed, refused } = await filtered(`${'['.repeat(100_000)}\n${PING}\n`);
    expect([passed, refused.length]).toEqual([`${PING}\n`, 1]);
  });
});

test('blank lines are nothing', async () => {
  expect(await filtered('\n\r\n  \n', `${PING}\n`)).toEqual({ passed: `${PING}\n`, refused: [] });
});

test('what has no line end yet is held', async () => {
  expect(await filtered(PING)).toEqual({ passed: '', refused: [] });
});

describe('a message that is too long', () => {
  const padded = (size: number): string => {
    const [start, end] = ['{"jsonrpc":"2.0","method":"', '"}'];
    return start + 'x'.repeat(size - start.length - end.length) + end;
  };

  test('is answered, and the next one passes', async () => {
    expect(await filtered(`${padded(LONGEST_MESSAGE + 1)}\n${PING}\n`)).toEqual({
      passed: `${PING}\n`,
      refused: [error(-32600, 'the message is too long')],
    });
  });

  test('is so only past the limit', async () => {
    const { passed, refused } = await filtered(`${padded(LONGEST_MESSAGE)}\n`);
    expect([passed.length, refused]).toEqual([LONGEST_MESSAGE + 1, []]);
  });

  test('is not held, however long it goes on', async () => {
    const lines = messageLines(() => {});
    const chunk = Buffer.alloc(1024 * 1024, 'x');
    const before = process.memoryUsage().arrayBuffers;
    for (let i = 0; i < 200; i += 1) {
      // the same bytes each time: what is held would keep all of them only as pieces of one
      await new Promise((resolve) => lines.write(Buffer.from(chunk), resolve));
    }
    expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(100 * 1024 * 1024);
  });
});
