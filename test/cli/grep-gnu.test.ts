import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, describe, expect, test } from 'vitest';
import type { GrepArgs, GrepOutput } from '../../src/commands/arguments.js';
import { matchesEmpty } from '../../src/search/length.js';
import { parse } from '../../src/search/parse.js';
import { grep } from './grep-world.js';

/*
 * With --literal and no limits the command is GNU grep, byte for byte and with its status, whatever the documents, the
 * patterns and the flags. FINREAD_RUNS sets how many scenarios are tried.
 */
const RUNS = Number(process.env.FINREAD_RUNS ?? 300);

const isGnu = spawnSync('grep', ['--version'], { encoding: 'utf8' }).stdout?.includes('GNU grep') ?? false;
const folder = mkdtempSync(join(tmpdir(), 'finread-gnu-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const PIECES =
  'a|ab|abc|b|A|aB|1|12|1,2|0.5|**|_|a_b| |  |-|.|é|É|₹|–|\u0967|\u00a0|😀|ß|\t|(|)|[|]|{|}|+|?|*|^|$|\\|aa|ba|c|x|z9|½|中'.split(
    '|',
  );
const piece = fc.constantFrom(...PIECES, '|', '||');
const line = fc.array(fc.oneof({ weight: 30, arbitrary: piece }, fc.constant('\r')), { maxLength: 7 });
/** A file as its bytes: with or without a line feed at its end, with CRLF, with a byte that is no UTF-8. */
const file = fc
  .record({
    lines: fc.array(line, { maxLength: 9 }),
    end: fc.boolean(),
    eol: fc.constantFrom('\n', '\n', '\r\n'),
    bad: fc.nat({ max: 5 }),
  })
  .map(({ lines, end, eol, bad }) => {
    const text = lines.map((pieces) => pieces.join('')).join(eol) + (end && lines.length > 0 ? eol : '');
    const bytes = Buffer.from(text);
    return bad === 0 ? Buffer.concat([bytes, Buffer.from([0xff, 0x61, 0xe2, 0x82])]) : bytes;
  });

const SINGLE =
  'a b 1 é ₹ - _ A x c 😀 – 中 } , \\. \\* \\( \\[ \\| \\^ \\$ \\{ . \\w \\W \\s \\S [ab] [^ab] [a-c] [[:alpha:]] [[:digit:]_] [^[:space:]] [[:upper:]] [[:lower:]] [[:punct:]] [[:alnum:]] []a] [^]a] [a-] [\\a] [é1] [[.-.]a] [[=a=]] [[:blank:]] [[:xdigit:]] [^a1] [[:print:]]'.split(
    ' ',
  );
const REPEATS = ['', '', '', '*', '+', '?', '{2}', '{1,2}', '{,2}', '{0,1}', '{1,}'];
// an anchor inside a repeated group, or repeated itself, is read in two ways by the two engines of GNU grep
const { expression } = fc.letrec<{ expression: string; sequence: string; part: string }>((tie) => ({
  expression: fc.oneof(
    { depthSize: 'small' },
    { weight: 3, arbitrary: tie('sequence') },
    { weight: 1, arbitrary: fc.tuple(tie('sequence'), tie('expression')).map((sides) => sides.join('|')) },
  ),
  sequence: fc.array(tie('part'), { minLength: 1, maxLength: 3 }).map((parts) => parts.join('')),
  part: fc.oneof(
    { depthSize: 'small' },
    {
      weight: 6,
      arbitrary: fc
        .tuple(fc.constantFrom(...SINGLE), fc.constantFrom(...REPEATS))
        .map((pair) => pair.join('')),
    },
    { weight: 1, arbitrary: fc.constantFrom('ab', 'abc', 'aa', '12') },
    {
      weight: 2,
      arbitrary: fc
        .tuple(tie('expression'), fc.constantFrom(...REPEATS))
        .map(([inner, repeat]) => `(${inner})${repeat}`),
    },
  ),
}));
const extended = fc
  .tuple(
    fc.constantFrom('', '', '', '^', '\\<', '\\b'),
    expression,
    fc.constantFrom('', '', '', '$', '\\>', '\\b'),
  )
  .map(([before, inner, after]) =>
    before + after !== '' && inner.includes('|') ? `${before}(${inner})${after}` : before + inner + after,
  );
const fixed = fc.array(piece, { maxLength: 3 }).map((pieces) => pieces.join(''));

const seldom = fc.nat({ max: 3 }).map((n) => n === 0);
const count = (freq: number, ...counts: number[]) => fc.option(fc.constantFrom(...counts), { freq });
const scenario = fc
  .record({
    files: fc.array(file, { minLength: 1, maxLength: 3 }),
    missing: fc.nat({ max: 7 }).map((n) => n === 0),
    syntax: fc.constantFrom('extended' as const, 'extended' as const, 'fixed' as const),
    extended: fc.array(extended, { maxLength: 3 }),
    fixed: fc.array(fixed, { maxLength: 3 }),
    ignoreCase: seldom,
    invert: seldom,
    word: seldom,
    wholeLine: seldom,
    noMessages: seldom,
    lineNumber: fc.boolean(),
    output: fc.constantFrom<GrepOutput>(
      'lines',
      'lines',
      'lines',
      'count',
      'files-with',
      'files-without',
      'only-matching',
      'only-matching',
      'quiet',
    ),
    maxPerFile: count(4, 0, 1, 2, 3),
    after: count(5, 0, 1, 2),
    before: count(5, 0, 1, 2),
    withFilename: fc.constantFrom(null, null, true, false),
  })
  .filter((s) => {
    const patterns = s[s.syntax];
    const mayBeEmpty =
      s.syntax === 'fixed' ? patterns.includes('') : patterns.some((p) => matchesEmpty(parsed(p)));
    // where GNU grep steps through a character byte by byte, or prints a line end twice
    if (s.word && mayBeEmpty) return false;
    if (s.output === 'only-matching' && s.wholeLine) return false;
    const isAnchored = s.syntax === 'extended' && patterns.some((p) => /\\[<>b]/.test(p));
    if (s.word && isAnchored) return false;
    // where a byte that is no UTF-8 stands at the edge of a word, its two engines differ
    if ((s.word || isAnchored) && s.files.some((bytes) => bytes.includes(0xff))) return false;
    return !(s.output === 'only-matching' && s.invert && (s.after !== null || s.before !== null));
  });
type Scenario = typeof scenario extends fc.Arbitrary<infer T> ? T : never;

function parsed(pattern: string) {
  return parse(pattern, { strayRepeat: 'dropped', escapesInBrackets: false });
}

function pathsOf(s: Scenario): string[] {
  const paths = s.files.map((_, i) => `file${i}`);
  if (s.missing) paths.splice(1, 0, 'missing');
  return paths;
}

function argsOf(s: Scenario): Partial<GrepArgs> {
  return {
    ...s,
    patterns: s[s.syntax],
    after: s.after ?? 0,
    before: s.before ?? 0,
    parted: s.after !== null || s.before !== null,
    literal: true,
    units: false,
    maxResults: 0,
    maxChars: 0,
    paths: pathsOf(s),
  };
}

const OUTPUT: Readonly<Record<GrepOutput, string | null>> = {
  lines: null,
  count: '-c',
  'files-with': '-l',
  'files-without': '-L',
  'only-matching': '-o',
  quiet: '-q',
};

function wordsOf(s: Scenario): string[] {
  const flags: readonly (readonly [boolean, string])[] = [
    [s.ignoreCase, '-i'],
    [s.invert, '-v'],
    [s.word, '-w'],
    [s.wholeLine, '-x'],
    [s.noMessages, '-s'],
    [s.withFilename === true, '-H'],
    [s.withFilename === false, '-h'],
    // lines are numbered always, parts of lines when asked
    [s.lineNumber || s.output !== 'only-matching', '-n'],
  ];
  const patterns = s[s.syntax];
  return [
    // bytes that are no UTF-8 do not make a document binary
    '-a',
    s.syntax === 'fixed' ? '-F' : '-E',
    ...flags.flatMap(([isGiven, flag]) => (isGiven ? [flag] : [])),
    ...(OUTPUT[s.output] === null ? [] : [OUTPUT[s.output] ?? '']),
    ...(s.maxPerFile === null ? [] : ['-m', String(s.maxPerFile)]),
    ...(s.after === null ? [] : ['-A', String(s.after)]),
    ...(s.before === null ? [] : ['-B', String(s.before)]),
    ...(patterns.length === 0 ? ['-f', '/dev/null'] : patterns.flatMap((pattern) => ['-e', pattern])),
    '--',
    ...pathsOf(s),
  ];
}

describe.runIf(isGnu)('literally, it is GNU grep', () => {
  test(
    'for any documents, patterns and flags',
    async () => {
      await fc.assert(
        fc.asyncProperty(scenario, async (s) => {
          s.files.forEach((bytes, i) => {
            writeFileSync(join(folder, `file${i}`), bytes);
          });
          const words = wordsOf(s);
          const gnu = spawnSync('grep', words, { cwd: folder, env: { LC_ALL: 'C.UTF-8' }, timeout: 3000 });
          // GNU grep has no bound on patterns that run on
          fc.pre(gnu.status !== null);
          const ours = await grep(argsOf(s), { cwd: folder });
          const printed = (status: number | null, stdout: Buffer) => ({
            words,
            status,
            stdout: stdout.toString('latin1'),
          });
          expect(printed(ours.status, ours.stdout)).toEqual(printed(gnu.status, gnu.stdout));
        }),
        { numRuns: RUNS },
      );
    },
    RUNS * 1000,
  );

  const POEM = 'The turbine hall.\nA Turbine.\n\nturbine\r\nturbines (A+B) of 1,234\nlast line, no end';
  test.each([
    [
      ['-E', '-n', '-H', '-o', 'turbines?'],
      { patterns: ['turbines?'], output: 'only-matching', lineNumber: true },
    ],
    [['-E', '-n', '-H', 'turbine$'], { patterns: ['turbine$'] }],
    [['-F', '-n', '-H', '(A+B)'], { patterns: ['(A+B)'], syntax: 'fixed' }],
    [['-E', '-n', '-H', '-x', ''], { patterns: [''], wholeLine: true }],
    [['-E', '-n', '-H', '-c', '-v', 't'], { patterns: ['t'], output: 'count', invert: true }],
    [['-E', '-n', '-H', '-C1', 'hall|end'], { patterns: ['hall|end'], before: 1, after: 1, parted: true }],
    [['-E', '-n', '-H', '(t)(u).*\\2\\1'], { patterns: ['(t)(u).*\\2\\1'] }],
  ] as const)('grep %j', async (words, args) => {
    writeFileSync(join(folder, 'poem'), POEM);
    const gnu = spawnSync('grep', [...words, 'poem'], { cwd: folder, env: { LC_ALL: 'C.UTF-8' } });
    const ours = await grep(
      {
        syntax: 'extended',
        ...args,
        withFilename: true,
        literal: true,
        units: false,
        maxResults: 0,
        maxChars: 0,
        paths: ['poem'],
      },
      { cwd: folder },
    );
    expect([ours.status, ours.stdout.toString()]).toEqual([gnu.status, gnu.stdout.toString()]);
  });
});
