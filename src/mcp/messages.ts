import { Transform } from 'node:stream';

/** The longest message that a client may send. */
export const LONGEST_MESSAGE = 4 * 1024 * 1024;

/** Codes of JSON-RPC. */
const PARSE_ERROR = -32700;
const INVALID_REQUEST = -32600;

/**
 * Passes on the lines that can be messages: JSON objects of bounded length. For any other line `refuse` is given the
 * answer that JSON-RPC asks for; of a line that is too long nothing is held.
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

/** The answer to a line that is no message; null when it may be one. */
function problemOf(line: string): object | null {
  if (line.trim() === '') return null;
  try {
    const message: unknown = JSON.parse(line);
    if (typeof message === 'object' && message !== null) return null;
  } catch {
    return errorAnswer(PARSE_ERROR, 'the message is no JSON');
  }
  return errorAnswer(INVALID_REQUEST, 'the message is no object');
}

function errorAnswer(code: number, message: string): object {
  return { jsonrpc: '2.0', id: null, error: { code, message } };
}
