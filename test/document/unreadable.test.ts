import { expect, test } from 'vitest';
import { documentOf } from '../../src/document/document.js';
import { unreadableLines } from '../../src/document/unreadable.js';

test.each([
  '/82 /101 /118 /101 /110 /117 /101 /.notdef /103',
  '|December 31,|/two.tf/zero.tf/two.tf/four.tf|2023|',
  '\ufffd\ufffd\ufffd\ufffd \ufffd\ufffd 2024-25',
  '(cid:12)(cid:45)(cid:3)',
  '/uni0041/uni0042/uni0043/uni0044',
])('unreadable: %s', (line) => {
  expect(unreadableLines(documentOf('a.md', `sound\n${line}\nsound\n`))).toEqual([2]);
});

test.each([
  '31/12/2024 and 10/12/14/16',
  'and/or, he/she, see /home/reports/2024/accounts.md',
  'a fee of \ufffd 45,200',
  '1/2 3/4 5/8 7/8 9/10',
])('readable: %s', (line) => {
  expect(unreadableLines(documentOf('a.md', line))).toEqual([]);
});
