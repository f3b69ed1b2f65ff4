import { expect, test } from 'vitest';
import { documentOf } from '../../src/document/document.js';
import { unreadableLines } from '../../src/document/unreadable.js';

test.each([
  '/82 /101 /118 /101 /110 /117 /101 /.notdef /103',
  '|December 31,|/two.tf/zero.tf/two.tf/four.tf|2023|',
  '\ufffd\ufffd\ufffd\ufffd \ufffd\ufffd 2024-25',
  '(cid:12)(cid:45)(cid:3)',
  '/uni0041/uni0042/uni0043/uni0044',
  '/g23/g4/g117/g8 12.50',
  '\x05\x12\x0e\x04 12.50',
  // Kannada with a letter missing, Latin with a ligature missing
  '|\u0cac\u0cc7\u0ca1\u0cbf\u0c95\u0cc6 \ufffd\u0cb5\u0cb0|4.50|',
  'a signi\ufffdcant part',
  // Kannada in the places of Latin letters
  '|MlÄÖ ªÀÄvÀÄÛ Total|1,204.50|',
  // Hindi: receipts and expenditure of the state in the year
  'izkfIr;ka rFkk O;; jkT; ds',
  // and, of, for, 29 places off, with blanks or without
  'IRU WKH \\HDU HQGHG',
  '7RWDO\x03RI\x03WKH\x03\\HDU',
])('unreadable: %s', (line) => {
  expect(unreadableLines(documentOf('a.md', `sound\n${line}\nsound\n`))).toEqual([2]);
});

test.each([
  '31/12/2024 and 10/12/14/16',
  'and/or, he/she, see /home/reports/2024/accounts.md',
  'a fee of \ufffd 45,200',
  '(\ufffd in crore) of \ufffdlakh',
  'the company\ufffds own',
  '\uf0b7 a point of \uf0b7 a list',
  'Société Générale, ÉTÉ À LA MER, Müller Österreich GmbH, «Été» ½ÀB',
  'dk and ls in IRU',
  '1/2 3/4 5/8 7/8 9/10',
])('readable: %s', (line) => {
  expect(unreadableLines(documentOf('a.md', line))).toEqual([]);
});
