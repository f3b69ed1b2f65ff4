import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import type { GrepArgs } from '../../src/commands/arguments.js';
import type { World } from './grep-world.js';
import { grep } from './grep-world.js';

const folder = mkdtempSync(join(tmpdir(), 'finread-grep-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const write = (name: string, text: string | Buffer) => writeFileSync(join(folder, name), text);
write(
  'report.md',
  [
    '# Receipts',
    '',
    '(₹ in crore)',
    '',
    '|Item|2024-25|',
    '|---|---|',
    '|Taxes|48,964.89|',
    '|Fees|17.40|',
    '',
    '# Shares',
    '',
    '(in numbers)',
    '',
    '|Item|2024-25|',
    '|---|---|',
    '|Shares|9,17,000|',
    '',
    'The turbine hall.',
  ].join('\n'),
);
write('other.md', 'a turbine\nb\na turbine\n');
write('none.md', 'x\n');
write('blob.md', Buffer.from('turbine\0'));
write('bytes.md', Buffer.from('Fee of \xa3 48,215\r\n', 'latin1'));
write('hostile.md', 'Turnover \u001b]0;x\u0007 rose\n');
write('many.md', Array.from({ length: 260 }, (_, i) => `Entry ${i + 1} of the log\n`).join(''));
write('long.md', `${'x'.repeat(5000)} needle ${'y'.repeat(5000)}\n`);
write(
  'damaged.md',
  `(₹ in lakh)\n\n|Item|2024-25|\n|---|---|\n|Housing|42.75|\n${'|Fisheries|1740|\n||.|\n'.repeat(12)}`,
);
mkdirSync(join(folder, 'sub'));
write('sub/a.md', 'copper\n');
write('sub/b.txt', 'tin\ncopper wire\n');

async function text(args: Partial<GrepArgs>, world: Partial<World> = {}): Promise<[number, string, string]> {
  const { status, stdout, stderr } = await grep(args, { cwd: folder, ...world });
  return [status, stdout.toString(), stderr];
}

async function json(args: Partial<GrepArgs>): Promise<Record<string, unknown>[]> {
  const [, stdout] = await text({ ...args, json: true });
  return stdout
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));
}

describe('text', () => {
  test('the lines that govern a match stand before it, once per change', async () => {
    expect(await text({ patterns: ['17|48'], paths: ['report.md'] })).toEqual([
      0,
      '3=(₹ in crore)\n5=|Item|2024-25|\n7:|Taxes|48,964.89|\n8:|Fees|17.40|\n14=|Item|2024-25|\n16:|Shares|9,17,000|\n',
      '',
    ]);
  });

  test('a damaged figure that is found by what it was is told of, a few times', async () => {
    const [status, stdout, stderr] = await text({ patterns: ['17.40'], units: false, paths: ['damaged.md'] });
    expect([status, stdout]).toEqual([
      0,
      Array.from({ length: 12 }, (_, i) => `${6 + 2 * i}:|Fisheries|1740|\n`).join(''),
    ]);
    const notes = stderr.split('\n');
    expect(notes[0]).toBe(
      'finread: damaged.md:6: 17.40 is reconstructed; what is printed is 1740 (see line 7)',
    );
    expect(notes.slice(10)).toEqual(['finread: and 2 more reconstructed figures', '']);
    expect((await text({ patterns: ['1740'], paths: ['damaged.md'] }))[2]).toBe('');
  });

  test('they are left out with --no-units, and where they are printed anyway', async () => {
    const paths = ['report.md'];
    expect((await text({ patterns: ['Fees'], units: false, paths }))[1]).toBe('8:|Fees|17.40|\n');
    expect((await text({ patterns: ['Fees'], before: 3, parted: true, paths }))[1]).toBe(
      '3=(₹ in crore)\n5-|Item|2024-25|\n6-|---|---|\n7-|Taxes|48,964.89|\n8:|Fees|17.40|\n',
    );
  });

  test('names stand before lines when there are several files, a folder, or -H', async () => {
    const patterns = ['copper'];
    expect((await text({ patterns, paths: ['sub'] }))[1]).toBe(
      'sub/a.md:1:copper\nsub/b.txt:2:copper wire\n',
    );
    expect((await text({ patterns, paths: ['sub/a.md'] }))[1]).toBe('1:copper\n');
    expect((await text({ patterns, paths: ['sub/a.md'], withFilename: true }))[1]).toBe(
      'sub/a.md:1:copper\n',
    );
    expect((await text({ patterns, paths: ['sub'], withFilename: false }))[1]).toBe(
      '1:copper\n2:copper wire\n',
    );
    expect((await text({ patterns, paths: ['sub'], exclude: ['*.txt'] }))[1]).toBe('sub/a.md:1:copper\n');
    expect((await text({ patterns, paths: ['sub'], null: true }))[1]).toBe(
      'sub/a.md\u00001:copper\nsub/b.txt\u00002:copper wire\n',
    );
  });

  test('standard input is read when - is named', async () => {
    const [status, stdout] = await text(
      { patterns: ['turbine'], paths: ['other.md', '-'] },
      { stdin: 'one\na turbine\n' },
    );
    expect([status, stdout]).toEqual([
      0,
      'other.md:1:a turbine\nother.md:3:a turbine\n(standard input):2:a turbine\n',
    ]);
  });

  test('control characters are shown, and literally they pass, but never to a terminal', async () => {
    const args = { patterns: ['Turnover'], paths: ['hostile.md'] };
    expect((await text(args))[1]).toBe('1:Turnover \\x1b]0;x\\x07 rose\n');
    expect((await text({ ...args, literal: true }))[1]).toBe('1:Turnover \u001b]0;x\u0007 rose\n');
    expect((await text({ ...args, literal: true }, { isTerminal: true }))[1]).toBe(
      '1:Turnover \\x1b]0;x\\x07 rose\n',
    );
  });

  test('bytes that are no UTF-8 are shown, and literally they pass', async () => {
    const args = { patterns: ['48215|48,215'], paths: ['bytes.md'] };
    expect((await text(args))[1]).toBe('1:Fee of \\xa3 48,215\n');
    const { stdout } = await grep({ ...args, literal: true }, { cwd: folder });
    expect(stdout.toString('latin1')).toBe('1:Fee of \xa3 48,215\r\n');
  });

  test('on a terminal what matched is coloured', async () => {
    const [, stdout] = await text(
      { patterns: ['turbine'], paths: ['report.md'] },
      { colour: true, isTerminal: true },
    );
    expect(stdout).toContain('\u001b[31mturbine\u001b[39m');
  });

  test('a long line is cut around its match, and -o is whole', async () => {
    const [, stdout] = await text({ patterns: ['needle'], paths: ['long.md'] });
    expect(stdout).toMatch(/^1:…\(\+4881\)x{119} needle y+…\(\+\d+\)\n$/);
    expect(stdout.length).toBeLessThan(1100);
    expect(
      (await text({ patterns: ['needle y*'], output: 'only-matching', paths: ['long.md'] }))[1],
    ).toHaveLength(5008);
  });
});

describe('limits', () => {
  const paths = ['many.md'];

  test('what is held back is counted, and the next command told', async () => {
    const [status, stdout, stderr] = await text({ patterns: ['log'], paths });
    expect(status).toBe(0);
    expect(stdout.split('\n')).toHaveLength(201);
    expect(stderr).toBe(
      'finread: 200 of 260 matching lines printed, 60 held back; next: finread grep --max-results 0 log many.md\n',
    );
    expect((await text({ patterns: ['log'], maxResults: 0, paths }))[1].split('\n')).toHaveLength(261);
  });

  test('characters are limited at a line end', async () => {
    const [, stdout, stderr] = await text({ patterns: ['log'], maxChars: 100, paths });
    expect(stdout).toBe(
      '1:Entry 1 of the log\n2:Entry 2 of the log\n3:Entry 3 of the log\n4:Entry 4 of the log\n',
    );
    expect(stderr).toContain(
      '4 of 260 matching lines printed, 256 held back; next: finread grep --max-chars 0 log',
    );
  });

  test('the next command is quoted, with every flag that was given', async () => {
    const [, , stderr] = await text({
      patterns: ['-x', "it's|log"],
      ignoreCase: true,
      after: 1,
      parted: true,
      maxResults: 1,
      units: false,
      paths,
    });
    expect(stderr).toContain(
      `next: finread grep -i -A 1 --no-units --max-results 0 -e -x -e 'it'\\''s|log' many.md`,
    );
  });

  test('-m is per file, -c counts all', async () => {
    expect(
      (
        await text({ patterns: ['turbine'], maxPerFile: 1, paths: ['other.md', 'report.md'], units: false })
      )[1],
    ).toBe('other.md:1:a turbine\nreport.md:18:The turbine hall.\n');
    expect((await text({ patterns: ['log'], output: 'count', paths }))[1]).toBe('260\n');
  });
});

describe('exit status', () => {
  test.each<[string, Partial<GrepArgs>, number, string, string]>([
    ['found', { paths: ['other.md'] }, 0, '1:a turbine\n3:a turbine\n', ''],
    ['not found', { paths: ['none.md'] }, 1, '', 'none.md: no match for "turbine" in 1 line'],
    [
      'not found in this case',
      { paths: ['other.md'], patterns: ['Turbine'] },
      1,
      '',
      'other.md: no match for "Turbine" in 3 lines; with -i, which ignores case, 2 lines would match',
    ],
    ['a file is missing', { paths: ['gone.md', 'none.md'] }, 2, '', 'gone.md: no such file'],
    ['and nothing is said with -s', { paths: ['gone.md'], noMessages: true }, 2, '', ''],
    [
      'a binary file is passed over',
      { paths: ['blob.md', 'report.md'], output: 'files-with' },
      0,
      'report.md\n',
      'blob.md: binary',
    ],
    ['-q after an error', { paths: ['gone.md', 'other.md'], output: 'quiet' }, 0, '', ''],
    ['-L', { paths: ['other.md', 'none.md'], output: 'files-without' }, 0, 'none.md\n', ''],
    ['-L of none', { paths: ['none.md'], output: 'files-without' }, 1, 'none.md\n', ''],
    [
      'a bad pattern',
      { paths: ['none.md'], patterns: ['(x'], syntax: 'extended' },
      2,
      '',
      'unmatched ( in the pattern "(x"',
    ],
    ['no amount', { paths: ['none.md'], patterns: [], value: 'x' }, 2, '', 'no amount'],
  ])('%s', async (_, args, status, stdout, stderr) => {
    const answer = await text({ patterns: ['turbine'], ...args });
    expect(answer.slice(0, 2)).toEqual([status, stdout]);
    if (stderr === '' && args.noMessages) expect(answer[2]).toBe('');
    expect(answer[2]).toContain(stderr);
  });
});

describe('JSON', () => {
  test('an object a match, and an end', async () => {
    const lines = await json({ patterns: ['17.40'], paths: ['report.md'] });
    expect(lines).toMatchObject([
      {
        type: 'match',
        file: 'report.md',
        line: 8,
        text: '|Fees|17.40|',
        spans: [[6, 11]],
        reading: 'printed',
        section: { title: 'Receipts' },
        page: null,
        unit: { scale: 'crore' },
        period: { label: '2024-25' },
      },
      { type: 'end', matches: 1, printed: 1, truncated: false },
    ]);
  });

  test('context, counts and names', async () => {
    const paths = ['other.md'];
    expect(await json({ patterns: ['^b'], before: 1, parted: true, paths })).toMatchObject([
      { type: 'context', line: 1 },
      { type: 'match', line: 2 },
      { type: 'end' },
    ]);
    expect((await json({ patterns: ['^b'], output: 'count', paths }))[0]).toEqual({
      type: 'count',
      file: 'other.md',
      count: 1,
    });
    expect((await json({ patterns: ['^b'], output: 'files-with', paths }))[0]).toEqual({
      type: 'file',
      file: 'other.md',
    });
  });

  test('a limit is told', async () => {
    const lines = await json({ patterns: ['log'], maxResults: 2, paths: ['many.md'] });
    expect(lines.at(-1)).toEqual({ type: 'end', matches: 260, printed: 2, truncated: true });
    expect((await json({ patterns: ['log'], maxResults: 0, paths: ['many.md'] })).at(-1)).toMatchObject({
      truncated: false,
    });
  });
});
