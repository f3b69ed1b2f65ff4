import { expect, test } from 'vitest';
import { splitTarget } from '../../src/corpus/target.js';
import { folder } from './folder.js';

test.each([
  ['report.md', 'report.md', null],
  ['report.md:7', 'report.md', '7'],
  ['report.md:7:', 'report.md', '7'],
  ['report.md:3-9', 'report.md', '3-9'],
  ['report.md:3,9', 'report.md', '3,9'],
  ['C:report.md:12', 'C:report.md', '12'],
  ['gone.md:5', 'gone.md', '5'],
  ['report.md:x', 'report.md:x', null],
  [':3', ':3', null],
  ['-', '-', null],
  ['part:3', 'part:3', null],
  ['part:3:8', 'part:3', '8'],
])('%s', (target, path, address) => {
  const cwd = folder({ 'report.md': '', 'part:3': 'a file whose name really ends that way' });
  expect(splitTarget(target, { cwd, root: null })).toEqual({ path, address });
});
