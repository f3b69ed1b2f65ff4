import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Kernel } from '../../src/search/kernel.js';
import { PADDING, plainKernel } from '../../src/search/kernel.js';
import type { Sieve } from '../../src/search/sieve.js';
import { sieveFor } from '../../src/search/sieve.js';
import { wasmKernel } from '../../src/search/wasm-kernel.js';

const SIZE = 4096;

function hits(kernel: Kernel, bytes: Uint8Array, from: number): readonly number[] {
  kernel.bytes.fill(0).set(bytes);
  return [...kernel.hits.subarray(0, kernel.find(from, bytes.length))];
}

/** Both kernels; the test fails where there is no WebAssembly. */
function both(sieve: Sieve): readonly [Kernel, Kernel] {
  const wasm = wasmKernel(sieve, SIZE);
  if (!wasm) throw new Error('no WebAssembly');
  return [plainKernel(sieve, SIZE), wasm];
}

const sieve = sieveFor([{ text: '48', isFigure: true }], false);

test.each(both(sieve).map((kernel, i) => [['plain', 'WebAssembly'][i], kernel] as const))(
  '%s',
  (_, kernel) => {
    const text = Buffer.from('48 4,8 4 7 x4|8 \u20b94 &');
    //                        0  3   7     12     ₹=16    &
    expect(hits(kernel, text, 0)).toEqual([0, 3, 7, 12, 16, 19, 21]);
    expect(kernel.lines(0, text.length)).toBe(0);
    kernel.bytes.set(Buffer.from('a\nb\n\nc'));
    expect(kernel.lines(0, 6)).toBe(3);
    expect(kernel.lines(2, 4)).toBe(1);
    expect([
      kernel.lineStart(0, 0),
      kernel.lineStart(0, 2),
      kernel.lineStart(2, 2),
      kernel.lineStart(0, 5),
    ]).toEqual([0, 2, 2, 5]);
    expect([kernel.lineEnd(0, 6), kernel.lineEnd(1, 6), kernel.lineEnd(2, 3), kernel.lineEnd(5, 6)]).toEqual([
      1, 1, 3, 6,
    ]);
    kernel.bytes.set(Buffer.from('|a\tb~|\x1b\x7f\u20b9'));
    expect(kernel.isPlain(0, 6)).toBe(true);
    expect([6, 7, 8].map((at) => kernel.isPlain(at, at + 1))).toEqual([false, false, false]);
  },
);

const factor = fc.record({
  text: fc.stringMatching(/^[0-9A-Za-z]{2,8}$/),
  isFigure: fc.boolean(),
});
const piece = fc.oneof(
  fc.uint8Array({ maxLength: 40 }),
  fc
    .string({ unit: fc.constantFrom(...'4896 ,.|<b>&;\\AbC\n₹'), maxLength: 60 })
    .map((text) => Buffer.from(text)),
);

test('the kernel in WebAssembly finds what the plain one finds', () => {
  fc.assert(
    fc.property(
      fc.array(factor, { minLength: 1, maxLength: 4 }),
      fc.boolean(),
      fc.array(piece, { maxLength: 20 }),
      fc.nat({ max: 20 }),
      (factors, ignoreCase, pieces, from) => {
        const bytes = Buffer.concat(pieces).subarray(0, SIZE - PADDING);
        const [plain, wasm] = both(sieveFor(factors, ignoreCase));
        expect(hits(wasm, bytes, from)).toEqual(hits(plain, bytes, from));
        for (let at = from; at < bytes.length; at += 7) {
          expect(wasm.lines(at, bytes.length)).toBe(plain.lines(at, bytes.length));
          expect(wasm.lineStart(from, at)).toBe(plain.lineStart(from, at));
          expect(wasm.lineEnd(at, bytes.length)).toBe(plain.lineEnd(at, bytes.length));
          expect(wasm.isPlain(at, Math.min(at + 40, bytes.length))).toBe(
            plain.isPlain(at, Math.min(at + 40, bytes.length)),
          );
        }
      },
    ),
    { numRuns: 300 },
  );
});

test('a larger kernel takes over what the smaller one holds', () => {
  for (const kernel of both(sieve)) {
    kernel.bytes.set(Buffer.from('4 8'));
    const larger = kernel.larger(3 * 65_536);
    expect(larger.bytes.length).toBe(3 * 65_536);
    expect([...larger.hits.subarray(0, larger.find(0, 3))]).toEqual([0]);
  }
});
