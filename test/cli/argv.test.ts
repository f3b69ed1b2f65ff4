import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { settle } from '../../src/cli/argv.js';
import { readWith } from '../../src/cli/program.js';
import type { GrepArgs } from '../../src/commands/arguments.js';
import { grepArgs } from '../../src/options/grep-intent.js';
import { readArgs, unitsArgs } from '../../src/options/intent.js';
import { silentIo } from './silent-io.js';

const typed = (...words: string[]) => readWith(settle(words));
const grep = (...words: string[]): GrepArgs => grepArgs(typed('grep', ...words), silentIo());

describe('what grep is asked for', () => {
  test.each<[string, string[], Partial<GrepArgs>]>([
    ['pattern and paths', ['x', 'a.md', 'b.md'], { patterns: ['x'], paths: ['a.md', 'b.md'] }],
    ['a number stays a text', ['4896489'], { patterns: ['4896489'] }],
    ['zeros in front stay', ['0012', '007'], { patterns: ['0012'], paths: ['007'] }],
    ['an exponent stays', ['1e5'], { patterns: ['1e5'] }],
    ['zeros at the end stay', ['12.50'], { patterns: ['12.50'] }],
    ['hexadecimal stays', ['0x1F'], { patterns: ['0x1F'] }],
    ['-e and a dash', ['-e', '-foo', 'a.md'], { patterns: ['-foo'], paths: ['a.md'] }],
    ['-e joined', ['-efoo', 'a.md'], { patterns: ['foo'], paths: ['a.md'] }],
    ['-e joined to a dash', ['-e-foo'], { patterns: ['-foo'] }],
    ['-e joined to a figure', ['-e48,964'], { patterns: ['48,964'] }],
    ['-e and an option', ['-e', '--json'], { patterns: ['--json'], json: false }],
    ['-e and the end of options', ['-e', '--', 'a.md'], { patterns: ['--'], paths: ['a.md'] }],
    ['-e twice', ['-e', 'a', '-e', 'b', 'c'], { patterns: ['a', 'b'], paths: ['c'] }],
    ['-e joined to an equals sign, as in grep', ['-e=x'], { patterns: ['=x'] }],
    ['--regexp with an equals sign in the pattern', ['--regexp=a=b'], { patterns: ['a=b'] }],
    ['--regexp and an empty pattern', ['--regexp=', 'a.md'], { patterns: [''], paths: ['a.md'] }],
    ['lines of a pattern are patterns, as in grep', ['a\nb'], { patterns: ['a', 'b'] }],
    ['an empty pattern', [''], { patterns: [''] }],
    ['-- and a negative number', ['--', '-5', 'a.md'], { patterns: ['-5'], paths: ['a.md'] }],
    ['-- and an option', ['-n', '--', '-n'], { patterns: ['-n'], lineNumber: true }],
    ['-- after the pattern', ['x', '--', '-a.md', '--'], { patterns: ['x'], paths: ['-a.md', '--'] }],
    ['a lone dash as pattern', ['-', 'a.md'], { patterns: ['-'], paths: ['a.md'] }],
    ['a lone dash as path', ['x', '-'], { paths: ['-'] }],
    [
      'quotes around a value stay',
      ['-e', '"x"', "--include='*.md'"],
      { patterns: ['"x"'], include: ["'*.md'"] },
    ],
    ['quotes around a pattern stay', ['"x"'], { patterns: ['"x"'] }],
    ['-A apart', ['-A', '1', 'x'], { after: 1, before: 0, patterns: ['x'] }],
    ['-A joined', ['-A5', 'x'], { after: 5, patterns: ['x'] }],
    ['-C', ['-C2', 'x'], { before: 2, after: 2 }],
    ['-A is stronger than -C, in any order', ['-A1', '-C3', 'x'], { before: 3, after: 1 }],
    ['-m joined', ['-m1', 'x'], { maxPerFile: 1 }],
    ['-m twice: the last holds', ['-m1', '-m', '2', 'x'], { maxPerFile: 2 }],
    ['a bundle', ['-in', 'x'], { ignoreCase: true, lineNumber: true, patterns: ['x'] }],
    ['a bundle that ends in a value', ['-inA3', 'x'], { ignoreCase: true, lineNumber: true, after: 3 }],
    [
      'a bundle that ends in -e',
      ['-ine', 'x', 'a.md'],
      { ignoreCase: true, patterns: ['x'], paths: ['a.md'] },
    ],
    ['-cH', ['-cH', 'x'], { output: 'count', withFilename: true }],
    ['-h after -H', ['-Hh', 'x'], { withFilename: false }],
    ['-H after -h', ['-h', '-H', 'x'], { withFilename: true }],
    ['neither', ['x'], { withFilename: null }],
    ['-l', ['-l', 'x'], { output: 'files-with' }],
    ['-L after -l', ['-lL', 'x'], { output: 'files-without' }],
    ['-q is the strongest', ['-qlco', 'x'], { output: 'quiet' }],
    ['-l is stronger than -c', ['-cl', 'x'], { output: 'files-with' }],
    ['-o', ['-o', 'x'], { output: 'only-matching' }],
    ['-F after -E', ['-E', '-F', 'x'], { syntax: 'fixed' }],
    ['-E after -F', ['-FE', 'x'], { syntax: 'extended' }],
    [
      'options behind operands',
      ['x', 'a.md', '-i', '--json'],
      { ignoreCase: true, json: true, paths: ['a.md'] },
    ],
    ['--include joined', ['--include=*.md', 'x'], { include: ['*.md'], patterns: ['x'] }],
    ['--include apart eats one word', ['--include', '*.md', 'x'], { include: ['*.md'], patterns: ['x'] }],
    [
      '--value takes the place of the pattern',
      ['--value', '105.98 crore', 'a.md'],
      { value: '105.98 crore', patterns: [], paths: ['a.md'] },
    ],
    ['--value of a negative amount', ['--value', '-5'], { value: '-5' }],
    ['--tolerance', ['--value=1', '--tolerance=0.5%'], { tolerance: '0.5%' }],
    ['--color takes no word', ['--color', 'x', 'a.md'], { patterns: ['x'], paths: ['a.md'] }],
    [
      'long names of grep',
      ['--ignore-case', '--max-count=3', '--silent', 'x'],
      { ignoreCase: true, maxPerFile: 3, output: 'quiet' },
    ],
    ['--no-units', ['--no-units', 'x'], { units: false }],
    [
      'nothing more',
      ['x'],
      {
        units: true,
        maxResults: 200,
        maxChars: 30_000,
        before: 0,
        after: 0,
        maxPerFile: null,
        output: 'lines',
        syntax: 'either',
        root: null,
        value: null,
        tolerance: null,
        null: false,
      },
    ],
    ['-Z', ['-lZ', 'x'], { null: true }],
    [
      '--max-results and --max-chars',
      ['--max-results', '0', '--max-chars=0', 'x'],
      { maxResults: 0, maxChars: 0 },
    ],
  ])('%s', (_, words, expected) => {
    expect(grep(...words)).toMatchObject(expected);
  });
});

test('options may stand before the command', () => {
  expect(grepArgs(typed('--root', 'in', '--json', 'grep', 'x'), silentIo())).toMatchObject({
    root: 'in',
    json: true,
    patterns: ['x'],
  });
});

test('a value is no command', () => {
  expect(typed('--root', 'grep', 'list').command).toBe('list');
});

test('addresses of read and units stay as they are typed', () => {
  const words = ['report.md', '12', '3,+4', '$', '/re/,/-x/', '007', '--', '-1'];
  expect(readArgs(typed('read', ...words), silentIo())).toMatchObject({
    target: 'report.md',
    addresses: ['12', '3,+4', '$', '/re/,/-x/', '007', '-1'],
  });
  expect(unitsArgs(typed('units', '-', '--in', 'crore', '--column=2'), silentIo())).toMatchObject({
    target: '-',
    addresses: [],
    in: 'crore',
    column: 2,
  });
});

describe('any text survives', () => {
  const anyText = fc.string({ unit: 'binary' });
  // Each run makes a yargs program anew, which takes its time.
  const runs = { numRuns: 30 };
  // A line feed separates patterns, as in grep.
  const whole = (args: GrepArgs) => args.patterns.join('\n');

  test('as a pattern after -e', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        expect(whole(grep('-e', text, 'a.md'))).toBe(text);
      }),
      runs,
    );
  });

  test('as a pattern joined to -e', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', minLength: 1 }), (text) => {
        expect(whole(grep(`-e${text}`))).toBe(text);
      }),
      runs,
    );
  });

  test('as a pattern and a path behind --', () => {
    fc.assert(
      fc.property(anyText, anyText, (pattern, path) => {
        const args = grep('-i', '--', pattern, path);
        expect(whole(args)).toBe(pattern);
        expect(args.paths).toEqual([path]);
      }),
      runs,
    );
  });

  test('as a plain pattern that begins with no dash', () => {
    fc.assert(
      fc.property(
        anyText.filter((text) => !text.startsWith('-')),
        (text) => {
          expect(whole(grep(text, 'a.md', '-n'))).toBe(text);
        },
      ),
      runs,
    );
  });

  test('as a joined value, together with any others', () => {
    fc.assert(
      fc.property(fc.array(anyText), anyText, (globs, value) => {
        const args = grep('--value', value, ...globs.map((glob) => `--include=${glob}`));
        expect(args.include).toEqual(globs);
        expect(args.value).toBe(value);
      }),
      runs,
    );
  });

  test('words that look like options of the parser too', () => {
    const word = fc.constantFrom(
      '--',
      '-',
      '--no-units',
      '--json=false',
      '@0',
      '@1',
      '-5',
      '1e5',
      '__proto__',
      '"',
      "'x'",
      '--a.b=c',
      '[]',
    );
    fc.assert(
      fc.property(fc.array(word, { minLength: 1 }), (words) => {
        expect(grep(...words.flatMap((w) => ['-e', w]), '--', ...words)).toMatchObject({
          patterns: words,
          paths: words,
        });
      }),
      runs,
    );
  });

  test('as itself, whatever else is on the line', () => {
    const option = fc.constantFrom(['-i'], ['-nA3'], ['--json'], ['--include', '-x'], ['-m', '007']);
    fc.assert(
      fc.property(fc.array(option), fc.array(anyText), fc.array(anyText), (options, patterns, paths) => {
        const words = [...options.flat(), ...patterns.flatMap((pattern) => ['-e', pattern]), '--', ...paths];
        const { argv, texts } = settle(['grep', ...words]);
        expect(texts).toEqual(expect.arrayContaining([...patterns, ...paths]));
        // What the parser sees holds nothing that was typed.
        for (const word of argv.slice(1)) expect(word).toMatch(/^(@\d+|--[a-z-]+(=@\d+)?)$/);
      }),
    );
  });
});
