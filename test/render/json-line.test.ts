import fc from 'fast-check';
import { expect, test } from 'vitest';
import { jsonLine } from '../../src/render/json-line.js';

test('one object, one line', () => {
  expect(jsonLine({ type: 'match', text: 'a\nb' })).toBe('{"type":"match","text":"a\\nb"}\n');
});

test('holds nothing that a terminal obeys', () => {
  expect(jsonLine({ text: '\x1b[2J \x7f \x9b1m' })).toBe('{"text":"\\u001b[2J \\u007f \\u009b1m"}\n');
});

test('any text comes back as it was', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      expect(JSON.parse(jsonLine({ text }))).toEqual({ text });
    }),
  );
});
