import { spawnSync } from 'node:child_process';
import { describe, expect, test } from 'vitest';
import { folder } from '../corpus/folder.js';
import { inProcess } from './in-process.js';
import { finread, PROGRAM } from './program.js';

const CASH_FLOWS = `# Statement of cash flows

(₹ in crore)

|Particulars|2024-25|2023-24|
|---|---|---|
|Operating|318.40|296.15|
|Investing|(204.75)|(188.30)|
|Financing|(61.20)|(74.85)|
`;

const items = (count: number): string =>
  Array.from({ length: count }, (_, index) => `item ${index + 1}\n`).join('');

function read(files: Record<string, string | Uint8Array>, ...words: string[]) {
  return finread(['read', ...words], { cwd: folder(files) });
}

describe('text', () => {
  test('is numbered, below the lines that govern it', () => {
    const { stdout, stderr, status } = read({ 'flows.md': CASH_FLOWS }, 'flows.md:9');
    expect(stdout).toBe('3=(₹ in crore)\n5=|Particulars|2024-25|2023-24|\n9\t|Financing|(61.20)|(74.85)|\n');
    expect([stderr, status]).toEqual(['', 0]);
  });

  test('shows control characters', () => {
    const { stdout } = read({ 'a.md': 'red \x1b[31m bell \x07 c1 \u009b tab\tend\r\n' }, 'a.md', '1');
    expect(stdout).toBe('1\tred \\x1b[31m bell \\x07 c1 \\x9b tab\tend\n');
  });

  test('of several addresses comes once and in file order', () => {
    expect(read({ 'a.md': items(9) }, 'a.md', '7', '2,3', '/item 3/').stdout).toBe(
      '2\titem 2\n3\titem 3\n7\titem 7\n',
    );
  });
});

describe('--plain', () => {
  test.each<[string, string]>([
    ['carriage returns, form feeds and separators', 'a\r\n\fb\u2028c\u0085d\re\r\n'],
    ['no line end at the end', 'a\nb'],
    ['escape sequences', '\x1b[31mred\x07\n'],
    ['an empty line', '\n'],
  ])('passes bytes as sed -n does: %s', (_, text) => {
    const cwd = folder({ 'a.md': text });
    const sed = spawnSync('sed', ['-n', '1,$p', 'a.md'], { cwd });
    const ours = spawnSync(process.execPath, [PROGRAM, 'read', 'a.md', '1,$', '--plain'], { cwd });
    expect(ours.stdout).toEqual(sed.stdout);
  });

  test('passes bytes that are no UTF-8', () => {
    const bytes = Buffer.from([0x61, 0xe9, 0xff, 0x0a, 0x62, 0x80, 0x0a]);
    const cwd = folder({ 'a.md': bytes });
    expect(spawnSync(process.execPath, [PROGRAM, 'read', 'a.md', '--plain'], { cwd }).stdout).toEqual(bytes);
  });
});

describe('more than fits', () => {
  test('stops after 400 lines; the command that it names shows the rest', () => {
    const files = { 'my items.md': items(430) };
    const first = read(files, 'my items.md', '1,$', '--plain');
    expect(first.stdout).toBe(items(400));
    expect(first.stderr).toBe(
      "finread: lines 1-400 of 430; next: finread read 'my items.md' 401,430 --plain\n",
    );
    expect(read(files, 'my items.md', '401,430', '--plain').stdout).toBe(items(430).slice(items(400).length));
  });

  test('says how much of what was asked for', () => {
    expect(read({ 'a.md': items(2641) }, 'a.md', '1,900', '--no-units').stderr).toBe(
      'finread: lines 1-400 of the 900 asked for (2641 in all); next: finread read a.md 401,900 --no-units\n',
    );
  });

  test('stops inside --max-chars, at a line end', () => {
    const { stdout, stderr } = read({ 'a.md': items(50) }, 'a.md', '--max-chars', '50');
    expect(stdout).toBe('1\titem 1\n2\titem 2\n3\titem 3\n4\titem 4\n5\titem 5\n');
    expect(stderr).toContain('next: finread read a.md 6,50 --max-chars 50');
  });

  test('cuts a line that is longer than that, and says how to see it whole', () => {
    const { stdout, stderr } = read({ 'a.md': `${'x'.repeat(40_000)}\nend\n` }, 'a.md');
    expect(stdout.length).toBeLessThanOrEqual(30_000);
    expect(stdout).toMatch(/^1\tx+…\(\+10\d\d\d\)\n$/);
    expect(stderr).toBe(
      'finread: line 1 has 40,000 characters, cut; whole: finread read a.md 1 --max-chars 0\n' +
        'finread: line 1 of 2; next: finread read a.md 2\n',
    );
  });
});

describe('nothing there: status 1', () => {
  test.each<[string, string[], string]>([
    ['past the end', ['40'], '40 begins past the end; the last line is 12'],
    ['no match', ['/zeppelin/'], 'no line matches /zeppelin/'],
    ['no such section', ['--section', 'Zeppelins'], 'no section "Zeppelins"'],
    ['no such page', ['--page', '3'], 'the document has no page marks; name lines or a section'],
  ])('%s', (_, words, reason) => {
    const { stdout, stderr, status } = read({ 'a.md': items(12) }, 'a.md', ...words);
    expect([stdout, stderr, status]).toEqual(['', `finread: a.md: ${reason}\n`, 1]);
  });

  test('an empty file', () => {
    expect(read({ 'a.md': '' }, 'a.md')).toMatchObject({
      stdout: '',
      stderr: 'finread: a.md: the file is empty\n',
      status: 1,
    });
  });
});

describe('errors: status 2', () => {
  test.each([
    [['a.md', '5,2'], 'finread: 5,2: ends before it begins; write 2,5\n'],
    [
      ['a.md', '3,abc'],
      'finread: 3,abc: not an address; write N, N,M, N-M, N,+K, $, /re/, /re/,/re/ or /re/,+K\n',
    ],
    [['missing.md', '1'], 'finread: missing.md: no such file or folder\n'],
  ])('%j', (words, message) => {
    expect(read({ 'a.md': items(12) }, ...words)).toMatchObject({ stdout: '', stderr: message, status: 2 });
  });

  test('a title that names several sections lists them', () => {
    const { stdout, stderr, status } = read(
      { 'a.md': '# East\n## Risk\nx\n# West\n## Risk\ny\n' },
      'a.md',
      '--section',
      'Risk',
    );
    expect([stdout, status]).toEqual(['', 2]);
    expect(stderr).toBe(
      'finread: a.md: 2 sections are called "Risk"; name one by its line:\n' +
        '  --section 2  lines 2-3  East > Risk\n' +
        '  --section 5  lines 5-6  West > Risk\n',
    );
  });
});

test('--json gives one object a line, and at the end how to read on', () => {
  const { stdout } = read({ 'flows.md': CASH_FLOWS }, 'flows.md', '7,9', '--json', '--max-chars', '300');
  expect(
    stdout
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line)),
  ).toEqual([
    { type: 'governs', file: 'flows.md', line: 3, text: '(₹ in crore)' },
    { type: 'governs', file: 'flows.md', line: 5, text: '|Particulars|2024-25|2023-24|' },
    { type: 'text', file: 'flows.md', line: 7, text: '|Operating|318.40|296.15|' },
    {
      type: 'end',
      file: 'flows.md',
      lines: 1,
      asked: 3,
      total: 9,
      unreadable: [],
      truncated: true,
      next: ['8,9'],
    },
  ]);
});

test('says which of the lines nobody can read', () => {
  const garbled = '(cid:12)(cid:45)(cid:3)';
  const files = { 'a.md': `one\n${garbled}\n${garbled}\nfour\n` };
  expect(read(files, 'a.md', '1,2').stderr).toBe(
    'finread: a.md: line 2 not readable: the font was not decoded\n',
  );
  expect(read(files, 'a.md').stderr).toBe(
    'finread: a.md: 2 lines, the first line 2, not readable: the font was not decoded\n',
  );
  expect(read(files, 'a.md', '4').stderr).toBe('');
  expect(read(files, 'a.md', '3', '--json').stdout).toContain('"unreadable":[3]');
});

test('reads standard input when it is named', () => {
  const { stdout } = finread(['read', '-', '2'], { input: items(3) });
  expect(stdout).toBe('2\titem 2\n');
});

describe('addresses on standard input', () => {
  const files = { 'flows.md': CASH_FLOWS, 'items.md': items(30) };
  const piped = (input: string, ...words: string[]) =>
    inProcess(['read', ...words], { cwd: folder(files), input });

  test.each([
    ['FILE:LINE:text, as grep prints it', 'items.md:7:item 7\n', '7\titem 7\n'],
    ['FILE:LINE', 'items.md:7\n', '7\titem 7\n'],
    ['FILE:A-B', 'items.md:7-8\n', '7\titem 7\n8\titem 8\n'],
    ['several lines, in file order', 'items.md:9\nitems.md:7\nitems.md:9\n', '7\titem 7\n9\titem 9\n'],
    ['a NUL behind the name', 'items.md\x007:item 7\n', '7\titem 7\n'],
    [
      'objects of grep --json',
      '{"type":"match","file":"items.md","line":7,"text":"item 7"}\n',
      '7\titem 7\n',
    ],
    [
      'governing lines and context passed over',
      'items.md=1=item 1\nitems.md-6-item 6\nitems.md:7:item 7\n--\n',
      '7\titem 7\n',
    ],
  ])('%s', async (_, input, stdout) => {
    expect(await piped(input, '-')).toEqual({ stdout, stderr: '', status: 0 });
  });

  test('with their surroundings, and the lines that govern them', async () => {
    expect((await piped('flows.md:8:x\n', '-', '-C', '1')).stdout).toBe(
      '3=(₹ in crore)\n5=|Particulars|2024-25|2023-24|\n' +
        '7\t|Operating|318.40|296.15|\n8\t|Investing|(204.75)|(188.30)|\n9\t|Financing|(61.20)|(74.85)|\n',
    );
  });

  test('of several files stand under the names of these', async () => {
    const { stdout, status } = await piped('items.md:2:x\nflows.md:9:x\nitems.md:4:x\n', '-', '--no-units');
    expect([stdout, status]).toEqual([
      '==> items.md <==\n2\titem 2\n4\titem 4\n\n==> flows.md <==\n9\t|Financing|(61.20)|(74.85)|\n',
      0,
    ]);
  });

  test('need no file when it is named beside -', async () => {
    expect((await piped('7:item 7\n9\n', 'items.md', '-')).stdout).toBe('7\titem 7\n9\titem 9\n');
    expect((await piped('flows.md:9:x\n2\n', 'items.md', '-', '--plain')).stdout).toBe(
      '|Financing|(61.20)|(74.85)|\nitem 2\n',
    );
  });

  test('that cannot be read are told of; the rest is printed', async () => {
    const { stdout, stderr, status } = await piped('gone.md:2:x\nitems.md:2:x\n', 'items.md', '-');
    expect([stdout, stderr, status]).toEqual([
      '2\titem 2\n',
      'finread: gone.md: no such file or folder\n',
      2,
    ]);
  });

  test('past the end: status 1', async () => {
    const { stdout, stderr, status } = await piped('items.md:40\n', '-');
    expect([stdout, stderr, status]).toEqual([
      '',
      'finread: items.md: 40 begins past the end; the last line is 30\n',
      1,
    ]);
  });

  test('without a file are an error beside no file', async () => {
    const { stderr, status } = await piped('Total revenue\n', 'items.md', '-');
    expect([stderr, status]).toEqual([
      'finread: (standard input): 1 line names no address, such as "Total revenue"; write FILE:LINE\n',
      2,
    ]);
  });

  test('none at all', async () => {
    const { stderr, status } = await piped('', 'items.md', '-');
    expect([stderr, status]).toEqual([
      'finread: (standard input): names no line of a file; write FILE:LINE, or let grep -H print it\n',
      1,
    ]);
  });

  test('share one budget, and say what was not reached', async () => {
    const input = 'items.md:1-30\nflows.md:9\n';
    const { stdout, stderr } = await piped(input, '-', '--plain', '--max-chars', '50');
    expect(stdout).toBe(items(7));
    expect(stderr).toBe(
      'finread: lines 1-7 of 30; next: finread read items.md 8,30 --plain --max-chars 50, then flows.md\n',
    );
  });
});

describe('a document on standard input is one', () => {
  const piped = (input: string, ...words: string[]) =>
    inProcess(['read', '-', ...words], { cwd: folder({ 'items.md': items(9) }), input });

  test.each([
    ['a report', 'one\ntwo\n'],
    ['a report with a citation in it', 'See items.md:2 for more.\n'],
    ['a report whose first lines look like addresses', 'items.md:2:x\nand a sentence\n'],
    ['lines that name files that are not there', 'gone.md:2:x\n'],
    ['numbers', '7\n9\n'],
    ['a list of times', '10:30:x\n'],
  ])('%s', async (_, input) => {
    expect((await piped(input, '--plain')).stdout).toBe(input);
  });

  test('whatever it holds, when an address, a section or a page of it is asked for', async () => {
    expect((await piped('items.md:2:x\nitems.md:3:y\n', '2')).stdout).toBe('2\titems.md:3:y\n');
  });
});
