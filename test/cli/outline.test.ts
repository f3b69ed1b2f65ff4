import { describe, expect, test } from 'vitest';
import { folder } from '../corpus/folder.js';
import { finread } from './program.js';

const ACCOUNTS = `# Accounts 2024-25

## Statement No. 1: Financial position

(₹ in crore)

|Particulars|As at 31 March 2025|As at 31 March 2024|
|---|---|---|
|Cash|17.20|16.40|

<!-- page 2 -->

## Audit \x1b[31mred

Nothing to report.
`;

function outline(text: string, ...words: string[]) {
  return finread(['outline', 'accounts.md', ...words], { cwd: folder({ 'accounts.md': text }) });
}

test('reads like a table of contents', () => {
  const { stdout, stderr, status } = outline(ACCOUNTS);
  expect(stdout.split('\n')).toEqual([
    ' 1  Accounts 2024-25                       p. 1-2  ₹ crore  31 March 2025, 31 March 2024',
    ' 3    Statement No. 1: Financial position  p. 1    ₹ crore  31 March 2025, 31 March 2024',
    '13    Audit \\x1b[31mred                    p. 2',
    '',
  ]);
  expect([stderr, status]).toEqual(['', 0]);
});

test('--json has the published fields, and an end', () => {
  const objects = outline(ACCOUNTS, '--json')
    .stdout.trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));
  expect(Object.keys(objects[0])).toEqual([
    ...[
      'type',
      'line',
      'end',
      'level',
      'title',
      'path',
      'page',
      'pageEnd',
      'kind',
      'unit',
      'units',
      'period',
      'periods',
    ],
  ]);
  expect(objects.map(({ type, line }) => [type, line])).toEqual([
    ['heading', 1],
    ['heading', 3],
    ['heading', 13],
    ['end', undefined],
  ]);
  expect(objects[3]).toEqual({ type: 'end', file: 'accounts.md', headings: 3, of: 3, truncated: false });
});

test('a pattern and a depth', () => {
  expect(outline(ACCOUNTS, 'stt. no. 1').stdout).toContain('Statement No. 1');
  expect(outline(ACCOUNTS, '--depth', '1').stdout.trimEnd().split('\n')).toHaveLength(1);
});

describe('status 1', () => {
  test.each<[string, string, string[], string]>([
    ['no heading', 'text\n', [], 'no headings in 1 line'],
    ['none that matches', ACCOUNTS, ['zeppelin'], 'none of the 3 headings matches "zeppelin"'],
  ])('%s', (_, text, words, reason) => {
    expect(outline(text, ...words)).toMatchObject({
      stdout: '',
      stderr: `finread: accounts.md: ${reason}\n`,
      status: 1,
    });
  });
});

test('more than fits stops at a line end and names a narrower command', () => {
  const text = Array.from({ length: 50 }, (_, index) => `# Part ${index}\n\n## Detail\n\nx\n`).join('\n');
  const { stdout, stderr, status } = outline(text, '--max-chars', '100');
  expect(stdout.length).toBeLessThanOrEqual(100);
  expect(stdout.endsWith('\n')).toBe(true);
  expect(stderr).toMatch(
    /^finread: \d of 100 headings; narrower: finread outline accounts\.md --depth 1, or with a PATTERN\n$/,
  );
  expect(status).toBe(0);
});

describe('where not all sections fit', () => {
  const sections = Array.from({ length: 9 }, (_, i) => `# Part ${i + 1}\n`).join('\n');

  test('as many lines are printed as fit, and how many there are is told', () => {
    const { stdout, stderr } = outline(sections, '--max-chars', '25');
    // the number of the ninth would take two columns: it is not looked at
    expect(stdout).toBe('1  Part 1\n3  Part 2\n');
    expect(stderr).toContain('2 of 9 headings');
  });

  test('the end of the JSON counts those that were not printed', () => {
    const one = outline(sections, '--json', '--max-chars', '0').stdout.split('\n')[0] ?? '';
    const objects = outline(sections, '--json', '--max-chars', String(one.length + 20)).stdout.trimEnd();
    expect(objects.split('\n').map((line) => JSON.parse(line))).toEqual([
      JSON.parse(one),
      { type: 'end', file: 'accounts.md', headings: 1, of: 9, truncated: true },
    ]);
  });
});
