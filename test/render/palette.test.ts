import { expect, test } from 'vitest';
import { paletteFor } from '../../src/render/palette.js';

test('paints nothing without colour', async () => {
  const palette = await paletteFor({ colour: false });
  expect(palette.match('crore')).toBe('crore');
});

test('paints a match as grep does', async () => {
  const palette = await paletteFor({ colour: true });
  expect(palette.match('crore')).toBe('\x1b[1m\x1b[31mcrore\x1b[39m\x1b[22m');
  expect(palette.file('a.md')).toBe('\x1b[35ma.md\x1b[39m');
});
