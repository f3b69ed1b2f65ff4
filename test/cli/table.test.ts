import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { folder } from '../corpus/folder.js';
import { finread } from './program.js';

const REPORT = [
  '# Accounts',
  '',
  '## 7. Loans',
  '(₹ in crore)', // 4
  '',
  '|Borrower|31 March 2025|31 March 2024|', // 6
  '|---|---|---|',
  '|Ports, inland|1,18,400.50|(1,204)|', // 8
  '|=Roads|12.00|-|', // 9
  '',
  '<!-- page 2 -->',
  '',
  '|Earnings per share (₹)|4.25|3.10|', // 13
  '|---|---|---|',
  '|Total|195.55|164.25|', // 15
  '',
  'The loan of ₹ 5 crore was repaid.', // 17
  '',
  '## 8. Stores',
  '',
  '|Store|Stock|', // 21
  '|---|---|',
  '|Cement|489|', // 23
].join('\n');

const report = (): string => folder({ 'a.md': REPORT });
const run = (...words: string[]) => finread(['table', ...words], { cwd: report() });

test('prints the whole table around a line of its second part, and why', () => {
  const { stdout, stderr, status } = run('a.md:15');
  expect(stdout.split('\n')).toEqual([
    'a.md:6-15  7. Loans',
    'table 1    pages 1-2    2 parts: lines 6-9, 13-15',
    '',
    '                                   31 March  31 March',
    '  LINE  Borrower                       2025      2024  UNIT',
    '                                    ₹ crore   ₹ crore',
    '     8  Ports, inland           1,18,400.50   (1,204)',
    '     9  =Roads                        12.00         -',
    '    13  Earnings per share (₹)         4.25      3.10  ₹ per share',
    '    15  Total                        195.55    164.25',
    '',
    '  unit    ₹ crore                  caption above, line 4, 2 above: "(₹ in crore)"',
    '  unit    ₹ per share     line 13  row label',
    '  period  column headers           line 6, this line: "31 March 2025 | 31 March 2024"',
    '',
  ]);
  expect([stderr, status]).toEqual(['', 0]);
});

describe('for a spreadsheet', () => {
  test('--csv has plain numbers, heads with units, a unit where a row differs, and lines', () => {
    expect(run('a.md:9', '--csv').stdout.split('\n')).toEqual([
      'Borrower,31 March 2025 (₹ crore),31 March 2024 (₹ crore),unit,line',
      '"Ports, inland",118400.50,-1204,,8',
      '=Roads,12.00,-,,9',
      'Earnings per share (₹),4.25,3.10,₹ per share,13',
      'Total,195.55,164.25,,15',
      '',
    ]);
  });

  test('--tsv and --markdown have the same heads', () => {
    expect(run('a.md:9', '--tsv', '--columns', '1,3').stdout.split('\n').slice(0, 2)).toEqual([
      'Borrower\t31 March 2024 (₹ crore)\tunit\tline',
      'Ports, inland\t-1204\t\t8',
    ]);
    expect(run('a.md:9', '--markdown', '--columns', '1,3').stdout.split('\n').slice(0, 3)).toEqual([
      '|Borrower|31 March 2024 (₹ crore)|unit|line|',
      '|---|---:|---|---:|',
      '|Ports, inland|(1,204)||8|',
    ]);
  });

  test('--in converts, and says what it leaves', () => {
    const { stdout, stderr } = run('a.md:9', '--csv', '--in', 'lakh', '--columns', '1-2');
    expect(stdout.split('\n').slice(0, 4)).toEqual([
      'Borrower,31 March 2025 (₹ lakh),unit,line',
      '"Ports, inland",11840050,,8',
      '=Roads,1200,,9',
      'Earnings per share (₹),4.25,₹ per share,13',
    ]);
    expect(stderr).toBe('finread: a.md: not converted to lakh: 2 ₹ per share\n');
  });

  test('what the document does not give is not stated', () => {
    expect(run('a.md', 'Stores', '--csv').stdout).toBe(
      'Store,"Stock, period not stated (unit not stated)",line\nCement,489,23\n',
    );
  });

  test('--xlsx writes numbers as numbers and texts as texts', () => {
    const cwd = report();
    const { stdout, stderr, status } = finread(['table', 'a.md:9', '--xlsx', 'loans.xlsx'], { cwd });
    expect([stdout, stderr, status]).toEqual(['', 'finread: loans.xlsx: 4 rows, 5 columns\n', 0]);
    const files = unzipSync(readFileSync(join(cwd, 'loans.xlsx')));
    const sheet = strFromU8(files['xl/worksheets/sheet1.xml'] ?? new Uint8Array());
    expect(sheet).toMatch(/<c r="B2"[^>]*><v>118400.5<\/v>/);
    expect(sheet).toMatch(/<c r="C2"[^>]*><v>-1204<\/v>/);
    expect(sheet).toMatch(/<c r="A3"[^>]*t="s"/);
    expect(sheet).not.toContain('<f>');
  });

  test('--xlsx writes a number of more places than a workbook keeps as a text', () => {
    const small = `0.${'0'.repeat(400)}1`;
    const cwd = folder({ 'a.md': `|Item|2025|\n|---|---|\n|Dust|${small}|\n` });
    expect(finread(['table', 'a.md:3', '--xlsx', 'dust.xlsx'], { cwd }).status).toBe(0);
    const files = unzipSync(readFileSync(join(cwd, 'dust.xlsx')));
    expect(strFromU8(files['xl/worksheets/sheet1.xml'] ?? new Uint8Array())).toMatch(/<c r="B2"[^>]*t="s"/);
    expect(strFromU8(files['xl/sharedStrings.xml'] ?? new Uint8Array())).toContain(small);
  });

  test('--xlsx writes over no document, and not out of the root', () => {
    const cwd = folder({ 'a.md': REPORT, 'b.xlsx': REPORT, 'in/a.md': REPORT });
    const xlsx = (out: string, file = 'a.md', ...more: string[]) =>
      finread(['table', `${file}:9`, '--xlsx', out, ...more], { cwd });
    expect(xlsx('a.md').stderr).toBe('finread: --xlsx a.md: the name of a workbook ends with .xlsx\n');
    expect(xlsx('b.xlsx', 'b.xlsx').stderr).toBe('finread: b.xlsx: the document itself; name another file\n');
    expect(xlsx('../c.xlsx', 'a.md', '--root', 'in').stderr).toBe(
      'finread: ../c.xlsx: outside the root (in)\n',
    );
    expect(xlsx('no/c.xlsx').stderr).toContain('finread: no/c.xlsx: ');
    expect(readFileSync(join(cwd, 'b.xlsx'), 'utf8')).toBe(REPORT);
    expect(existsSync(join(cwd, 'c.xlsx'))).toBe(false);
  });
});

test('--json has a table, its rows, and an end', () => {
  const [table, row, ...others] = run('a.md:9', '--json')
    .stdout.trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));
  expect(table).toMatchObject({
    type: 'table',
    file: 'a.md',
    number: 1,
    title: '7. Loans',
    line: 6,
    end: 15,
  });
  expect(table.columns[1]).toMatchObject({ column: 2, header: '31 March 2025', unit: { line: 4 } });
  expect(row.cells[1]).toEqual({
    column: 2,
    kind: 'number',
    text: '1,18,400.50',
    line: 8,
    printed: '1,18,400.50',
    value: 118400.5,
    exact: '118400.50',
    unit: '₹ crore',
    period: '31 March 2025',
    amount: '1184005000000',
    damage: null,
  });
  expect(others.at(-1)).toEqual({ type: 'end', file: 'a.md', rows: 4, of: 4, truncated: false, next: null });
});

describe('which table', () => {
  test('--list says which there are, and TITLE which of them', () => {
    expect(run('a.md', '--list').stdout.split('\n')).toEqual([
      'NO  LINES   SIZE  PAGE  UNIT     PERIODS                       TITLE',
      ' 1   6-15  4 x 3  1-2   ₹ crore  31 March 2025, 31 March 2024  7. Loans',
      ' 2  21-23  1 x 2  2                                            8. Stores',
      '',
    ]);
    expect(run('a.md', '--list', 'loans').stdout.split('\n')).toHaveLength(3);
  });

  test('none on the line: the nearest, and where the figures of the line are told', () => {
    const { stderr, status } = run('a.md:17');
    expect([stderr, status]).toEqual([
      'finread: a.md: no table on line 17 (its figures stand in text: finread units a.md:17); the nearest is on lines ' +
        '6-15 ("7. Loans"): finread table a.md:6\n',
      1,
    ]);
  });

  test('several: each with its command, and none is chosen', () => {
    const { stdout, stderr, status } = run('a.md', 'Accounts');
    expect([stdout, status]).toEqual(['', 2]);
    expect(stderr.split('\n')).toEqual([
      'finread: a.md: 2 tables are titled "Accounts"; name one:',
      '  finread table a.md:6  4 x 3  7. Loans',
      '  finread table a.md:21  1 x 2  8. Stores',
      '',
    ]);
  });

  test('several on one line are told apart by their numbers', () => {
    const table = (word: string) =>
      `<table><tr><th>${word}</th><th>2025</th></tr><tr><td>All</td><td>1,234</td></tr></table>`;
    const cwd = folder({ 'a.md': table('Roads') + table('Ports') });
    const { stderr, status } = finread(['table', 'a.md:1'], { cwd });
    expect([stderr.split('\n')[2], status]).toEqual(['  finread table a.md --number 2  1 x 2', 2]);
    expect(finread(['table', 'a.md', '--number', '2', '--csv', '--columns', '1'], { cwd }).stdout).toContain(
      'Ports,line\n',
    );
  });

  test('none of that title, no such column, no name at all', () => {
    expect(run('a.md', 'Loens').stderr).toBe(
      'finread: a.md: none of the 2 tables is titled "Loens"; nearest spelling: "Loans"\n',
    );
    expect(run('a.md:9', '--columns', '7').stderr).toBe(
      'finread: a.md: table of lines 6-15: no such column; there are 1, 2, 3\n',
    );
    expect(run('a.md').status).toBe(2);
    expect(run('a.md:9', '--csv', '--json').stderr).toBe('finread: table: --csv or --json, not both\n');
  });
});

test('rows that do not fit are told of, with the commands for them and for the whole', () => {
  const { stdout, stderr, status } = run('a.md:9', '--csv', '--max-chars', '110');
  expect(stdout.split('\n')).toHaveLength(3);
  expect([stderr, status]).toEqual([
    'finread: a.md: 1 of 4 rows fit into 110 characters; next: finread table a.md:9-15 --csv --max-chars 110; ' +
      'whole: finread table a.md --number 1 --csv --max-chars 0\n',
    0,
  ]);
  expect(run('a.md:9-15', '--csv').stdout.split('\n').slice(1, 3)).toEqual([
    '=Roads,12.00,-,,9',
    'Earnings per share (₹),4.25,3.10,₹ per share,13',
  ]);
});

test('a replayed call writes no workbook', () => {
  const cwd = report();
  finread(['table', 'a.md:9', '--xlsx', 'b.xlsx', '--log', 'log.jsonl'], { cwd });
  writeFileSync(join(cwd, 'b.xlsx'), 'mine');
  expect(finread(['replay', 'log.jsonl'], { cwd }).stdout).toContain('holds');
  expect(readFileSync(join(cwd, 'b.xlsx'), 'utf8')).toBe('mine');
});

describe('one line on standard error, and status 2', () => {
  test.each([
    [['a.md:8', '--columns', '99999999'], '--columns "99999999": no table has as many columns'],
    [['a.md', '-:7'], 'table: -:7 is a line of standard input; name one document: finread table FILE:LINE'],
  ])('%j', (words, message) => {
    const { stdout, stderr, status } = run(...words);
    expect([stdout, status]).toEqual(['', 2]);
    expect(stderr).toContain(message);
    expect(stderr.trimEnd().split('\n')).toHaveLength(1);
  });
});
