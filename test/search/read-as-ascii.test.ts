import { expect, test } from 'vitest';
import { foldText } from '../../src/document/shadows.js';
import { fold } from '../../src/figures/fold.js';
import { LEADING_BYTES, mayReadAsAscii } from '../../src/search/read-as-ascii.js';

/** A character as a shadow, or a search without case, may read it. */
function readings(character: string): string {
  return foldText(character) + fold(character) + character.toLowerCase();
}

test('every character that is read as an ASCII letter or digit is known, with the byte that it begins with', () => {
  const missed: string[] = [];
  for (let code = 0x80; code < 0x110000; code += 1) {
    if (code >= 0xd800 && code < 0xe000) continue;
    const character = String.fromCodePoint(code);
    if (!/[0-9A-Za-z]/.test(readings(character))) continue;
    const lead = Buffer.from(character)[0] ?? 0;
    if (!mayReadAsAscii(code) || !LEADING_BYTES.includes(lead)) missed.push(code.toString(16));
  }
  expect(missed).toEqual([]);
});

test.each([0xa3, 0xe9, 0x2013, 0x2019, 0x20ac, 0x20b9, 0x4e2d])('U+%s is read as itself', (code) => {
  expect(mayReadAsAscii(code)).toBe(false);
});
