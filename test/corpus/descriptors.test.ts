import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { mayOpen } from '../../src/corpus/descriptors.js';

test('no file stays open that was opened to see whether it could be', () => {
  const open = () => readdirSync('/dev/fd').length;
  const before = open();
  expect(mayOpen(8)).toBe(true);
  expect(open()).toBe(before);
});
