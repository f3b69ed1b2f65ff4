import { expect, test } from 'vitest';
import { pipedAddress } from '../../src/operations/piped-addresses.js';

const FILES = ['report.md', 'a:12:b.md', 'fy-2024-25.md', 'my=7=file.md'];
const read = (line: string) => pipedAddress(line, (path) => FILES.includes(path));
const at = (file: string | null, address: string) => ({ kind: 'address', file, address });

test.each([
  ['report.md:7:|Cash|118.40|', 'report.md', '7'],
  ['report.md:7', 'report.md', '7'],
  ['report.md:7:', 'report.md', '7'],
  ['report.md:7-9', 'report.md', '7-9'],
  ['report.md:7,9', 'report.md', '7,9'],
  ['report.md:7:at 10:30: x', 'report.md', '7'],
  ['a:12:b.md:7:x', 'a:12:b.md', '7'],
  ['fy-2024-25.md:7:x', 'fy-2024-25.md', '7'],
  ['my=7=file.md:3:x', 'my=7=file.md', '3'],
  ['gone.md:7:x', 'gone.md', '7'],
  ['gone-2024-25.md:7:x', 'gone-2024-25.md', '7'],
  ['report.md\x007:x', 'report.md', '7'],
  ['\x1b[35mreport.md\x1b[m\x1b[36m:\x1b[m\x1b[32m7\x1b[m\x1b[36m:\x1b[mx', 'report.md', '7'],
  ['{"type":"match","file":"report.md","line":7,"text":"x"}', 'report.md', '7'],
  ['{"type":"line","file":"report.md","line":7,"figures":[]}', 'report.md', '7'],
  ['7:|Cash|118.40|', null, '7'],
  ['7', null, '7'],
  ['7,9', null, '7,9'],
])('%s', (line, file, address) => {
  expect(read(line)).toEqual(at(file, address));
});

test.each([
  'report.md=3=(Rs. in lakh)',
  'report.md=3=|Note:12:x|',
  'report.md-8-|Stock|77.15|',
  'report.md\x003=(Rs. in lakh)',
  '3=(Rs. in lakh)',
  '8-|Stock|77.15|',
  'gone.md=3=(Rs. in lakh)',
  '--',
  '',
  '{"type":"context","file":"report.md","line":8,"text":"x"}',
  '{"type":"end","matches":1,"printed":1,"truncated":false}',
])('%s is not what was looked for', (line) => {
  expect(read(line)).toEqual({ kind: 'skip' });
});

test.each(['report.md', 'Total revenue', '{"type":"match"}', '{broken'])('%s names no line', (line) => {
  expect(read(line)).toEqual({ kind: 'none' });
});
