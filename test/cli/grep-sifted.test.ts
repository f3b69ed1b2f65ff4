import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { GrepArgs } from '../../src/commands/arguments.js';
import { readDocument } from '../../src/document/read.js';
import { folder } from '../corpus/folder.js';
import { GREP, grep } from './grep-world.js';

/** Pieces of lines that are copied as they stand, and of lines that must be read. */
const PIECES = [
  ...[
    'Total',
    'total',
    'To**tal**',
    'To|tal',
    'T o t a l',
    '&#84;otal',
    'Tot\xadal',
    'Total receipts',
    'otal',
  ],
  ...['|', ' ', '\t', '₹', '\x1b[31m', '\x7f', '\x85', '\u202e', '\udc80', 'é', '1,204.50', 'x'.repeat(399)],
  ...['(Rs. in lakh)', 'R&D', '\r', '<b>', '</b>', '\ufeff'],
];
const line = fc.array(fc.constantFrom(...PIECES), { maxLength: 6 }).map((pieces) => pieces.join(''));
const text = fc
  .tuple(fc.array(line, { maxLength: 30 }), fc.constantFrom('\n', '\r\n'), fc.boolean())
  .map(([lines, end, isEnded]) => lines.join(end) + (isEnded ? end : ''));

const args = fc.record({
  patterns: fc.constantFrom(
    ['Total'],
    ['otal'],
    ['(Rs. in lakh)'],
    ['Total receipts'],
    ['R&D'],
    ['|Total'],
    ['1,204'],
  ),
  syntax: fc.constantFrom('either' as const, 'fixed' as const, 'extended' as const),
  ignoreCase: fc.boolean(),
  word: fc.boolean(),
  literal: fc.boolean(),
  units: fc.boolean(),
  output: fc.constantFrom(
    'lines' as const,
    'count' as const,
    'files-with' as const,
    'only-matching' as const,
  ),
  maxResults: fc.constantFrom(0, 3, 200),
  maxChars: fc.constantFrom(0, 60, 30_000),
  maxPerFile: fc.constantFrom(null, null, 2),
  withFilename: fc.constantFrom(null, true, false),
  after: fc.constantFrom(0, 0, 1),
  json: fc.constantFrom(false, false, true),
});

/** A lone surrogate is the byte that it stands for. */
function bytesOf(contents: string): Buffer {
  return Buffer.concat(
    contents.split(/(\udc80)/).map((part) => (part === '\udc80' ? Buffer.from([0x80]) : Buffer.from(part))),
  );
}

async function compared(contents: Buffer, given: Partial<GrepArgs>): Promise<void> {
  const cwd = folder({ 'a.md': '', 'b.md': 'Total\n' });
  writeFileSync(join(cwd, 'a.md'), contents);
  const asked = { ...GREP, ...given, parted: (given.after ?? 0) > 0, paths: ['a.md', 'b.md'] };
  const sifted = await grep(asked, { cwd });
  const judged = await grep(asked, {
    cwd,
    more: { document: (source) => readDocument(source, () => Buffer.alloc(0)) },
  });
  expect({ ...sifted, stdout: sifted.stdout.toString('latin1') }).toEqual({
    ...judged,
    stdout: judged.stdout.toString('latin1'),
  });
}

test('what is printed does not depend on whether lines are sifted and copied, or each is judged', async () => {
  await fc.assert(
    fc.asyncProperty(text, args, (contents, given) => compared(bytesOf(contents), given)),
    { numRuns: 400 },
  );
});

test('lines are copied in order with those that must be read, over many chunks', async () => {
  const contents = Array.from({ length: 60_000 }, (_, i) =>
    i % 7 === 0 ? '|To|tal|₹ 12|' : '|Total|1,204.50|',
  );
  const all = { patterns: ['Total'], units: false, maxResults: 0, maxChars: 0 };
  await compared(Buffer.from(contents.join('\n')), all);
});
