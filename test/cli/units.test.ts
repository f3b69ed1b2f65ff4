import { describe, expect, test } from 'vitest';
import { folder } from '../corpus/folder.js';
import { finread } from './program.js';

const BALANCES = `# Balance sheet

(₹ in lakh)

|Item|Note|31 March 2025|31 March 2024|
|---|---|---|---|
|Cash|4|48,96,489.00|104.25|
|Stock|5|77.15|–|

# Deliveries

|Route|Parcels|
|---|---|
|North|4,517|
`;

function units(files: Record<string, string | Uint8Array>, words: readonly string[], input?: string) {
  return finread(['units', ...words], { cwd: folder(files), ...(input === undefined ? {} : { input }) });
}

const balances = (...words: string[]) => units({ 'b.md': BALANCES }, words);
const objects = (stdout: string) =>
  stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));

describe('a line as text', () => {
  test('is where it stands, a row a figure, and the lines that decide', () => {
    const { stdout, stderr, status } = balances('b.md:7');
    expect(stdout).toBe(`b.md:7  |Cash|4|48,96,489.00|104.25|
Balance sheet

  column  header         period              printed  unit                 in rupees
  2       Note           –                         4  no quantity
  3       31 March 2025  31 March 2025  48,96,489.00  ₹ lakh       4,89,64,89,00,000  (₹ 48,964.89 crore)
  4       31 March 2024  31 March 2024        104.25  ₹ lakh             1,04,25,000  (₹ 1.0425 crore)

  unit    ₹ lakh          caption above, line 3, 4 above: "(₹ in lakh)"
  period  column headers  line 5, 2 above: "31 March 2025 | 31 March 2024"
`);
    expect([stderr, status]).toEqual(['', 0]);
  });

  test('says not stated where nothing is stated, and why', () => {
    const { stdout, status } = balances('b.md', '14');
    expect(stdout).toContain('  column  header   period      printed  unit\n');
    expect(stdout).toContain('  2       Parcels  not stated    4,517  not stated\n');
    expect(stdout).toMatch(/^ {2}unit {4}not stated$/m);
    expect(stdout).toMatch(/^ {2}period {2}not stated$/m);
    expect(stdout).toMatch(
      /^ {2}note {4}4,517: unit not stated: .* line 3, "\(₹ in lakh\)", ends with its table at line 8$/m,
    );
    expect(status).toBe(0);
  });

  test('stands for each line that holds a figure, with a blank line between', () => {
    const { stdout } = balances('b.md', '1,8', '--column', '3');
    expect(stdout.split('\n\n').filter((block) => block.startsWith('b.md:'))).toHaveLength(2);
    expect(stdout).not.toContain('104.25 ');
  });

  test('shows control characters of the document', () => {
    const { stdout } = units(
      { 'a.md': '|\x1b[31mCash\x1b[0m|2025|\n|---|---|\n|To\x07tal \x1b]0;x|1,204|\n' },
      ['a.md', '3'],
    );
    expect(stdout).toContain('a.md:3  |To\\x07tal \\x1b]0;x|1,204|');
    expect(stdout).not.toMatch(/[\x00-\x08\x0b-\x1f\x7f-\x9f]/);
  });

  test('has colour only where it is asked for', () => {
    expect(balances('b.md:7', '--color=always').stdout).toContain('\x1b[36m₹ lakh\x1b[39m');
    expect(balances('b.md:7').stdout).not.toContain('\x1b');
  });
});

describe('--json', () => {
  test('is one object a line, with no other', () => {
    const { stdout } = balances('b.md', '7', '8', '--json');
    expect(objects(stdout).map(({ type, file, line }) => [type, file, line])).toEqual([
      ['line', 'b.md', 7],
      ['line', 'b.md', 8],
    ]);
    expect(Object.keys(objects(stdout)[0])).toEqual([
      'type',
      'file',
      'line',
      'text',
      'section',
      'page',
      'figures',
      'warnings',
    ]);
  });

  test('keeps amounts exact', () => {
    const [{ figures }] = objects(balances('b.md:7', '--json', '--column', '3').stdout);
    expect(figures).toMatchObject([{ column: 3, text: '48,96,489.00', amount: '489648900000' }]);
  });
});

describe('--explain', () => {
  test('says what else was found, and why it does not decide', () => {
    const { stdout } = balances('b.md:14', '--explain');
    expect(stdout).toMatch(
      /^ {2}lost {4}unit {4}caption above {2}line 3, 11 above: "\(₹ in lakh\)": ends with its table at line 8$/m,
    );
  });

  test('says so where nothing else was found', () => {
    const { stdout } = balances('b.md:7', '--explain', '--column', '3');
    expect(stdout).toMatch(/^ {2}lost {4}nothing: no other candidate was found$/m);
  });

  test('adds a field to the figures of the objects', () => {
    const [{ figures }] = objects(balances('b.md:14', '--explain', '--json').stdout);
    expect(figures[0].explain.unit).toEqual({
      rule: null,
      line: null,
      text: null,
      why: 'no declaration reaches it; the nearest, line 3, "(₹ in lakh)", ends with its table at line 8',
      lost: [{ rule: 'caption above', line: 3, text: '(₹ in lakh)', why: 'ends with its table at line 8' }],
    });
    const [without] = objects(balances('b.md:14', '--json').stdout);
    expect(without.figures[0]).not.toHaveProperty('explain');
  });

  test('needs a line', () => {
    const { stderr, status } = balances('b.md', '--explain');
    expect(stderr).toContain('units: --explain is for the figures of lines');
    expect(status).toBe(2);
  });
});

describe('--in', () => {
  test('adds a column', () => {
    const { stdout } = balances('b.md:7', '--in', 'crore', '--column', '3');
    expect(stdout).toMatch(/ unit +in rupees +in crore$/m);
    expect(stdout).toMatch(/ ₹ lakh +4,89,64,89,00,000 +48,964\.8900$/m);
  });

  test('adds an exact value to the object', () => {
    const [{ figures }] = objects(balances('b.md:7', '--in', 'Rs crore', '--json').stdout);
    expect(figures.map((figure: { in: unknown }) => figure.in)).toEqual([
      null,
      { scale: 'crore', value: '48964.8900' },
      { scale: 'crore', value: '1.0425' },
    ]);
  });

  test('never converts a currency', () => {
    const { stdout, status } = balances('b.md:7', '--in', 'US$ million', '--column', '4');
    expect(stdout).toContain('note    not converted: 104.25 (USD was asked for, and the unit is in INR)');
    expect(status).toBe(0);
  });

  test.each([['bushel'], ['']])('refuses "%s", and names what there is', (unit) => {
    const { stderr, stdout, status } = balances('b.md:7', '--in', unit);
    expect(stderr).toMatch(/^finread: --in ".*": no unit; there are one, thousand, lakh, million, crore/);
    expect([stdout, status]).toEqual(['', 2]);
  });

  test('needs lines', () => {
    const { stderr, status } = balances('b.md', '--in', 'crore');
    expect(stderr).toBe(
      "finread: units: --in is for the figures of lines; of all lines: finread units b.md '1,$' --in crore\n",
    );
    expect(status).toBe(2);
  });
});

describe('nothing found', () => {
  test.each<[string, readonly string[], string]>([
    ['a line without figures', ['b.md', '1'], 'b.md: no figure on line 1; the nearest is on line 7: 4'],
    [
      'a column that is not there',
      ['b.md', '7', '--column', '9'],
      'b.md: no figure in column 9 of line 7; there are some in column 2, 3, 4',
    ],
    ['a line past the end', ['b.md', '99'], 'b.md: 99 begins past the end; the last line is 14'],
    ['a pattern that matches nowhere', ['b.md', '/gone/'], 'b.md: no line matches /gone/'],
  ])('%s is status 1 and one line', (_, words, reason) => {
    const { stdout, stderr, status } = balances(...words);
    expect(stderr).toBe(`finread: ${reason}\n`);
    expect([stdout, status]).toEqual(['', 1]);
  });

  test.each([
    [['missing.md', '1'], /^finread: missing\.md: no such file/],
    [['b.md', '5,2'], /^finread: 5,2: ends before it begins/],
    [['b.md', '0'], /^finread: 0: lines count from 1/],
    [['b.md', '7', '--column', '0'], /^finread: --column counts from 1/],
  ])('%j is an error', (words, reason) => {
    const { stdout, stderr, status } = balances(...words);
    expect(stderr).toMatch(reason);
    expect([stdout, status]).toEqual(['', 2]);
  });
});

describe('addresses from standard input', () => {
  const files = { 'b.md': BALANCES, 'c.md': BALANCES };
  const lines = (stdout: string) => objects(stdout).map(({ file, line }) => `${file}:${line}`);

  test('are what grep printed, in order of appearance', () => {
    const printed =
      'c.md=3=(₹ in lakh)\nc.md:8:|Stock|5|77.15|–|\n--\nb.md-6-|---|\nb.md:7:|Cash|\nc.md:7:|Cash|\n';
    const { stdout, stderr, status } = units(files, ['-', '--json'], printed);
    expect(lines(stdout)).toEqual(['c.md:7', 'c.md:8', 'b.md:7']);
    expect([stderr, status]).toEqual(['', 0]);
  });

  test('come from grep itself, as text and as objects', () => {
    const cwd = folder(files);
    for (const how of [['-H'], ['--json'], ['-HZ'], ['-H', '-C1', '--color=always']]) {
      const { stdout: printed } = finread(['grep', ...how, 'Stock', 'b.md', 'c.md'], { cwd });
      const { stdout } = finread(['units', '-', '--json'], { cwd, input: printed });
      expect(lines(stdout)).toEqual(['b.md:8', 'c.md:8']);
    }
  });

  test('need no file name when the file is given', () => {
    const { stdout, status } = units(files, ['b.md', '-', '--json'], '3=(₹ in lakh)\n7:|Cash|\n8\n');
    expect(lines(stdout)).toEqual(['b.md:7', 'b.md:8']);
    expect(status).toBe(0);
  });

  test('without a file name are an error that says what to do', () => {
    const { stderr, status } = units(files, ['-'], '7:|Cash|\n');
    expect(stderr).toBe(
      'finread: (standard input): 1 line names no file, such as "7:|Cash|"; let grep print it (-H), or name it: finread units FILE -\n',
    );
    expect(status).toBe(2);
  });

  test('of a file that is missing are told of, and the rest is printed', () => {
    const { stdout, stderr, status } = units(files, ['-', '--json'], 'gone.md:3:x\nb.md:7\n');
    expect(lines(stdout)).toEqual(['b.md:7']);
    expect(stderr).toBe('finread: gone.md: no such file or folder\n');
    expect(status).toBe(2);
  });

  test('that are none are told of once', () => {
    const { stdout, stderr, status } = units(files, ['-', '--json'], 'what\nis this\nb.md:7\nb.md:5,2\n');
    expect(stderr).toContain('(standard input): 2 lines name no address, such as "what"; write FILE:LINE\n');
    expect(stderr).toContain('finread: 5,2: ends before it begins');
    expect([stdout, status]).toEqual(['', 2]);
  });

  test('stay inside the root', () => {
    const cwd = folder({ 'in/b.md': BALANCES, 'out.md': BALANCES });
    const input = '../out.md:7\nb.md:7\n';
    const { stdout, stderr, status } = finread(['units', '-', '--json', '--root', 'in'], { cwd, input });
    expect(lines(stdout)).toEqual(['b.md:7']);
    expect(stderr).toMatch(/^finread: \.\.\/out\.md: outside the root/);
    expect(status).toBe(2);
  });

  test('of lines without figures are status 1', () => {
    const { stdout, stderr, status } = units(files, ['-'], 'b.md:1:# Balance sheet\n');
    expect(stderr).toBe('finread: b.md: no figure on line 1; the nearest is on line 7: 4\n');
    expect([stdout, status]).toEqual(['', 1]);
    expect(units(files, ['-'], '').stderr).toContain('names no line of a file');
  });

  test('with an address beside the dash the document itself is on standard input', () => {
    const { stdout } = units(files, ['-', '7', '--json'], BALANCES);
    expect(lines(stdout)).toEqual(['(standard input):7']);
  });
});

describe('the budget', () => {
  const rows = Array.from({ length: 3000 }, (_, i) => `|Item ${i}|1,${String(i).padStart(3, '0')}.50|`);
  const long = `(₹ in lakh)\n\n|Item|2024-25|\n|---|---|\n${rows.join('\n')}\n`;

  test('holds back what does not fit, at the end of an answer, and says how to go on', () => {
    const cwd = folder({ 'long.md': long });
    const first = finread(['units', 'long.md', '1,1000000', '--max-chars', '4000'], { cwd });
    expect(first.stdout.length).toBeLessThanOrEqual(4000);
    expect(first.stdout.length).toBeGreaterThan(3000);
    expect(first.stdout).toMatch(/2024-25"\n$/);
    const next =
      /^finread: long\.md: answers for (\d+) of the 3004 lines asked for; next: finread (units .*)\n$/;
    const [, done, command] = next.exec(first.stderr) ?? [];
    expect(command).toBe(`units long.md ${Number(done) + 1},3004 --max-chars 4000`);
    const second = finread((command ?? '').split(' '), { cwd });
    expect(second.stdout).toMatch(new RegExp(`^long\\.md:${Number(done) + 1} `));
    expect([first.status, second.status]).toEqual([0, 0]);
  });

  test('counts of objects what comes from the document', () => {
    const { stdout, stderr } = units({ 'long.md': long }, [
      'long.md',
      '1,$',
      '--json',
      '--max-chars',
      '2000',
    ]);
    const answers = objects(stdout);
    const { text, figures } = answers[0];
    const quoted = figures.reduce(
      (sum: number, f: { text: string; header: string; unit: { text: string }; period: { text: string } }) =>
        sum + f.text.length + f.header.length + f.unit.text.length + f.period.text.length,
      text.length,
    );
    expect(answers.length).toBeGreaterThan((0.7 * 2000) / quoted);
    expect(answers.length).toBeLessThanOrEqual(2000 / quoted);
    expect(stderr).toContain(' --json --max-chars 2000');
  });

  test('0 is no limit', () => {
    const words = ['long.md', '1,1004', '--json', '--max-chars', '0'];
    const { stdout, stderr } = units({ 'long.md': long }, words);
    expect([objects(stdout).length, stderr]).toEqual([1000, '']);
  });

  test('cuts the figures of a line that alone exceeds it', () => {
    const cells = Array.from({ length: 400 }, (_, i) => `<td>${1000 + i}.25</td>`).join('');
    const wide = `<table><tr><th>Item</th></tr><tr><td>Cash</td>${cells}</tr></table>\n`;
    for (const how of [[], ['--json']]) {
      const words = ['wide.md', '1', '--max-chars', '3000', ...how];
      const { stdout, stderr, status } = units({ 'wide.md': wide }, words);
      const shown = /^finread: line 1 holds 400 figures, (\d+) shown; all: (.*), or one column/.exec(stderr);
      expect(Number(shown?.[1])).toBeGreaterThan(5);
      expect(shown?.[2]).toContain('--max-chars 0');
      expect(status).toBe(0);
      if (how.length === 0) expect(stdout.length).toBeLessThanOrEqual(3000);
      else expect(objects(stdout)[0].figuresLeft).toBe(400 - Number(shown?.[1]));
    }
  });

  test('that holds not one answer says so', () => {
    const { stdout, stderr } = balances('b.md', '7', '--max-chars', '20');
    expect(stdout).toBe('');
    expect(stderr).toContain(
      'not one answer fits into 20 characters; next: finread units b.md 7 --max-chars 0',
    );
  });

  test('over several files names those that were not reached', () => {
    const files = { 'a.md': long, 'b.md': BALANCES, 'c.md': BALANCES };
    const { stderr } = units(files, ['-', '--max-chars', '2000'], 'a.md:1,40\nb.md:7\nc.md:7\n');
    expect(stderr).toMatch(/; next: finread units a\.md \d+,40 --max-chars 2000, then b\.md, c\.md\n$/);
  });
});

describe('the map', () => {
  test('says what is known of the whole, then what each declaration governs', () => {
    const { stdout, stderr, status } = balances('b.md');
    expect(stdout).toBe(`b.md  14 lines, 1 declaration
  figures      4  3 with a unit, 3 with a period
  own unit     0  0 at the figure, 0 in the label of its row
  distance     4  lines to the declaration in the median, 9 in 10 ≤ 5, 5 at most: line 8, declared on line 3
  no unit      1  on line 14
  no period    1  on line 14
  damaged      0
  beside       3  2 notes and serials, 1 nil mark
  in tables    7  50.0 % of the lines
  numbers     10  9 distinct
  grouped      2  20.0 % of the numbers: 1 Indian, 1 in either habit
  unreadable   0

LINE  UNIT    FIGURES  ON LINES  WORDS
   3  ₹ lakh        3  7-8       "(₹ in lakh)"
`);
    expect([stderr, status]).toEqual(['', 0]);
  });

  test('tells numbered statements, and lines that cannot be read', () => {
    const text = 'Statement No. 4\nSTATEMENT NO.4 and Stt. 5\n(cid:12)(cid:45)(cid:3)\nsales of 31\n';
    const { stdout } = units({ 'a.md': text }, ['a.md']);
    expect(stdout).toContain('\n  statements  2  numbered, in 3 spellings\n  unreadable  1  on line 3\n');
    const [statement] = objects(units({ 'a.md': text }, ['a.md', '--json']).stdout);
    expect(statement).toMatchObject({
      type: 'statement',
      number: '4',
      spellings: [{ line: 1 }, { line: 2 }],
    });
  });

  test('as objects is the declarations, then the document', () => {
    const all = objects(balances('b.md', '--json').stdout);
    expect(all.map(({ type }) => type)).toEqual(['declaration', 'document']);
    expect(all[0]).toMatchObject({ line: 3, label: '₹ lakh', figures: 3, from: 7, to: 8 });
    expect(all[1]).toMatchObject({ figures: 4, withUnit: 3, withoutUnit: { first: [14] }, nil: 1 });
  });

  test('keeps what is known of the whole when the budget is small', () => {
    const many = Array.from(
      { length: 60 },
      (_, i) => `(₹ in lakh)\n\n|A|2025|\n|---|---|\n|x|1,${100 + i}|\n`,
    );
    const text = units({ 'm.md': many.join('\n') }, ['m.md', '--max-chars', '900']);
    expect(text.stdout.length).toBeLessThanOrEqual(900);
    expect(text.stdout).toMatch(/^m\.md {2}/);
    expect(text.stderr).toMatch(/: \d+ of 60 declarations; all: finread units m\.md --max-chars 0\n$/);
    const json = units({ 'm.md': many.join('\n') }, ['m.md', '--max-chars', '200', '--json']);
    expect(objects(json.stdout).at(-1)).toMatchObject({ type: 'document', declarations: 60 });
  });

  test('of words alone is status 1', () => {
    const { stderr, status } = units({ 'a.md': 'words\n' }, ['a.md']);
    expect(stderr).toBe('finread: a.md: no figure and no declaration in 1 line\n');
    expect(status).toBe(1);
  });
});
