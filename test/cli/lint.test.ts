import { describe, expect, test } from 'vitest';
import { folder } from '../corpus/folder.js';
import { finread } from './program.js';

const SOUND = [
  '(₹ in lakh)', // 1
  '',
  '|Item|31 March 2025|31 March 2024|', // 3
  '|---|---|---|',
  '|Cash|118.40|104.25|', // 5
  '|Stock|77.15|60.00|', // 6
  '|Total|195.55|164.25|', // 7
];
const harmed = SOUND.join('\n').replace('60.00', '69.00').replace('118.40', '118.4,0');
const run = (...words: string[]) =>
  finread(['lint', ...words], { cwd: folder({ 'a.md': SOUND.join('\n'), 'b.md': harmed }) });

test('findings are printed as compilers do, and an error gives status 1', () => {
  const { stdout, stderr, status } = run('b.md');
  expect(stdout.split('\n')).toEqual([
    'b.md:5: error: column 2: "118.4,0" is damaged: its digits stand in no known grouping [damaged-figure]',
    '',
  ]);
  expect(stderr.split('\n')).toEqual([
    'finread: b.md: 1 error, 0 warnings, 0 notes; 1 table; 0 totals checked: 0 hold, 0 fail; 1 not understood; 6 figures: 100.0 % with unit, 100.0 % with period',
    'finread: b.md: damaged figures by section: before the first section (1)',
    '',
  ]);
  expect(status).toBe(1);
});

describe('a sound document', () => {
  test('has status 0 and no findings', () => {
    const { stdout, stderr, status } = run('a.md');
    expect([stdout, status]).toEqual(['', 0]);
    expect(stderr).toContain('2 totals checked: 2 hold, 0 fail');
  });

  test('--verbose tells the totals that come out', () => {
    expect(run('a.md', '--verbose').stdout.split('\n')).toEqual([
      'a.md:7: holds: column 2: "Total" 195.55 comes out of 2 figures, lines 5-6',
      'a.md:7: holds: column 3: "Total" 164.25 comes out of 2 figures, lines 5-6',
      '',
    ]);
  });

  test('--json has one object a finding, one a document, and an end', () => {
    const { stdout } = run('a.md', 'b.md', '--json');
    const objects = stdout
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as { type: string });
    expect(objects.map(({ type }) => type)).toEqual(['document', 'finding', 'document', 'end']);
    expect(objects[1]).toMatchObject({
      file: 'b.md',
      line: 5,
      column: 2,
      rule: 'damaged-figure',
      severity: 'error',
    });
    expect(objects[3]).toEqual({ type: 'end', documents: 2, truncated: false });
  });
});

test('--rule prints one rule alone; the status is of all', () => {
  const { stdout, status } = run('b.md', '--rule', 'short-row');
  expect([stdout, status]).toEqual(['', 1]);
});

test('what is held back is counted, with the command that prints it', () => {
  const { stdout, stderr, status } = run('b.md', '--max-chars', '20');
  expect([stdout, status]).toEqual(['', 1]);
  expect(stderr).toContain('finread: 1 finding held back; all: finread lint b.md --max-chars 0\n');
});

test.each([
  [['lint'], 'finread: lint needs a FILE: finread lint FILE…\n'],
  [['lint', 'a.md', '--rule', 'spelling'], '--rule'],
])('%j is an error', (words, message) => {
  const { stderr, status } = finread(words, { cwd: folder({ 'a.md': 'x' }) });
  expect(stderr).toContain(message);
  expect(status).toBe(2);
});

test('a file that is missing does not keep the others from being looked at', () => {
  const { stdout, stderr, status } = run('gone.md', 'b.md');
  expect(stdout).toContain('b.md:5: error:');
  expect(stderr).toContain('finread: gone.md: ');
  expect(status).toBe(2);
});
