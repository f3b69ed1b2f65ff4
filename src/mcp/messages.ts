import { Transform } from 'node:stream';
import { JSONRPCMessageSchema } from '@modelcontextprotocol/sdk/types.js';

/** The longest message that a client may send. */
export const LONGEST_MESSAGE = 4 * 1024 * 1024;

/** Codes of JSON-RPC. */
const PARSE_ERROR = -32700;
const INVALID_REQUEST = -32600;

/**
 * Passes on the lines that are messages of JSON-RPC, of bounded length. For any other line `refuse` is given the answer
 * that JSON-RPC asks for: the library would drop it, and a client would wait for ever. Of a line that is too long nothing
 * is held.
 */
export function messageLines(refuse: (answer: object) => void): Transform {
  let held: Buffer[] = [];
  let size = 0;
  let isTooLong = false;
  const take = (piece: Buffer): void => {
    size += piece.length;
    if (size > LONGEST_MESSAGE) {
      isTooLong = true;
      held = [];
    } else held.push(piece);
  };
  const end = (): string | null => {
    const line = Buffer.concat(held).toString('utf8');
    const problem = isTooLong ? errorAnswer(INVALID_REQUEST, 'the message is too long') : problemOf(line);
    held = [];
    size = 0;
    isTooLong = false;
    if (problem) refuse(problem);
    return problem || line.trim() === '' ? null : `${line}\n`;
  };
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      let from = 0;
      for (let feed = chunk.indexOf(10); feed >= 0; feed = chunk.indexOf(10, from)) {
        take(chunk.subarray(from, feed));
        from = feed + 1;
        const line = end();
        if (line !== null) this.push(line);
      }
      take(chunk.subarray(from));
      done();
    },
  });
}

/** The answer to a line that is no message; null when it is one. */
function problemOf(line: string): object | null {
  if (line.trim() === '') return null;
  let message: unknown;
  try {
    message = JSON.parse(line);
  } catch {
    return errorAnswer(PARSE_ERROR, 'the message is no JSON');
  }
  if (JSONRPCMessageSchema.safeParse(message).success) return null;
  return errorAnswer(INVALID_REQUEST, 'the message is none of JSON-RPC 2.0', idOf(message));
}

/** The name of a request, as far as it has one. */
function idOf(message: unknown): string | number | null {
  if (typeof message !== 'object' || message === null || !('id' in message)) return null;
  return typeof message.id === 'string' || typeof message.id === 'number' ? message.id : null;
}

function errorAnswer(code: number, message: string, id: string | number | null = null): object {
  return { jsonrpc: '2.0', id, error: { code, message } };
}
