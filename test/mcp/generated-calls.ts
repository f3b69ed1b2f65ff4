import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import fc from 'fast-check';
import { splitLines } from '../../src/document/lines.js';

/** The folder of the fixtures, and the report in it. */
export const FIXTURES = fileURLToPath(new URL('../fixtures', import.meta.url));
export const REPORT = 'finance-accounts.md';

/** A call of a tool, and the command line that asks for the same. */
export interface Call {
  readonly tool: string;
  readonly input: Readonly<Record<string, unknown>>;
  readonly words: readonly string[];
  /** What stands on standard input of the command line. */
  readonly stdin?: string;
}

const LINES = splitLines(readFileSync(`${FIXTURES}/${REPORT}`, 'utf8')).lines;

/** An option of a command line and the parameter that it is: `--max-count=3`, `max_count: 3`. */
type Option = readonly [name: string, value: string | number | true | readonly string[]];

const flag = (name: string): fc.Arbitrary<Option> => fc.constant([name, true]);
const number = (name: string, min: number, max: number): fc.Arbitrary<Option> =>
  fc.integer({ min, max }).map((value) => [name, value]);
const text = (name: string, ...values: string[]): fc.Arbitrary<Option> =>
  fc.constantFrom(...values).map((value) => [name, value]);
const texts = (name: string, ...values: string[]): fc.Arbitrary<Option> =>
  fc.subarray(values, { minLength: 1 }).map((value) => [name, value]);

/** A few of the options, each once. */
function some(...options: readonly fc.Arbitrary<Option>[]): fc.Arbitrary<readonly Option[]> {
  const maxLength = Math.min(3, options.length);
  return fc.subarray([...options], { maxLength }).chain((chosen) => fc.tuple(...chosen));
}

/** The parameters and the words of options. */
function spelled(options: readonly Option[]) {
  return {
    input: Object.fromEntries(options.map(([name, value]) => [name.replaceAll('-', '_'), value])),
    words: options.flatMap(([name, value]) => {
      if (value === true) return [`--${name}`];
      return (Array.isArray(value) ? value : [value]).map((one) => `--${name}=${one}`);
    }),
  };
}

function callOf(
  tool: string,
  operands: Call['input'],
  options: readonly Option[],
  words: readonly string[],
): Call {
  const { input, words: more } = spelled(options);
  return { tool, input: { ...operands, ...input }, words: [tool, ...more, '--', ...words] };
}

const CHARS = number('max-chars', 1, 4000);
/** The last ones are past the end. */
const LINE = fc.integer({ min: 1, max: LINES.length + 20 });
const SPAN = fc.tuple(LINE, fc.integer({ min: 0, max: 40 }));
const ADDRESS = fc.oneof(
  LINE.map(String),
  SPAN.map(([from, more]) => `${from},${from + more}`),
  SPAN.map(([from, more]) => `${from},+${more}`),
  fc.constantFrom('$', '/Tax revenue/', '/no such words/', '/Receipts/,+2', '5,2', '1-3', `${REPORT}:12`),
);
const FILE = fc.constantFrom(
  REPORT,
  REPORT,
  REPORT,
  REPORT,
  REPORT,
  'gone.md',
  '../package.json',
  '/etc/passwd',
);
/** Words that stand in the report, and some that do not. */
const PATTERN = fc.oneof(
  fc.constantFrom(
    'Total',
    '(Rs. in lakh)',
    '48964.89',
    '5,050.56',
    'zeppelin',
    '^## ',
    '[[:digit:]]+%',
    'a|b',
    '(',
    '-e',
  ),
  fc.constantFrom(
    ...LINES.flatMap((line) => line.match(/[A-Za-z]{5,}( [a-z]{3,})?|\d[\d,]*\.\d\d/) ?? []).map(String),
  ),
);
/** A figure of the report, right or not, in one of several units. */
const AMOUNT = fc
  .tuple(
    fc.constantFrom(...LINES.flatMap((line) => line.match(/\d[\d,]*\.\d\d/g) ?? [])),
    fc.constantFrom('', ' crore', ' lakh', ' million', '%'),
  )
  .map(([figure, unit]) => `${figure}${unit}`);

const list: fc.Arbitrary<Call> = fc
  .tuple(fc.constantFrom<string[]>([REPORT], [], ['.'], ['gone.md', REPORT]), some(CHARS))
  .map(([paths, options]) => callOf('list', { paths }, options, paths));

const outline: fc.Arbitrary<Call> = fc
  .tuple(FILE, fc.option(PATTERN, { nil: undefined }), some(number('depth', 1, 4), CHARS))
  .map(([file, pattern, options]) =>
    callOf('outline', { file, ...(pattern === undefined ? {} : { pattern }) }, options, [
      file,
      ...[pattern ?? []].flat(),
    ]),
  );

const GREP_OPTIONS = some(
  ...[
    'ignore-case',
    'word-regexp',
    'line-regexp',
    'invert-match',
    'literal',
    'count',
    'files-with-matches',
  ].map(flag),
  ...['only-matching', 'no-units', 'fixed-strings', 'extended-regexp'].map(flag),
  ...['max-count', 'after-context', 'before-context', 'context'].map((name) => number(name, 0, 3)),
  texts('include', '*.md', '*.txt', 'f*'),
  number('max-results', 1, 20),
  CHARS,
);
const grepPattern: fc.Arbitrary<Call> = fc
  .tuple(PATTERN, fc.constantFrom([REPORT], [], ['gone.md', REPORT]), GREP_OPTIONS)
  .map(([pattern, paths, options]) => callOf('grep', { pattern, paths }, options, [pattern, ...paths]));
const grepValue: fc.Arbitrary<Call> = fc
  .tuple(AMOUNT, some(text('tolerance', '0.5%', '0', '2'), flag('no-units')))
  .map(([value, options]) => callOf('grep', { paths: [REPORT] }, [['value', value], ...options], [REPORT]));
const grep = fc.oneof({ weight: 3, arbitrary: grepPattern }, { weight: 1, arbitrary: grepValue });

const ADDRESSES = fc.array(ADDRESS, { maxLength: 3 });
const read: fc.Arbitrary<Call> = fc
  .tuple(
    FILE,
    ADDRESSES,
    some(
      text('section', 'Contents', 'Nowhere', '120', 'Statement'),
      number('page', 1, 12),
      number('context', 0, 5),
      flag('plain'),
      flag('no-units'),
      CHARS,
    ),
  )
  .map(([file, addresses, options]) => callOf('read', { file, addresses }, options, [file, ...addresses]));

/** The map of a whole report takes seconds, so it is asked for only now and then. */
const LINES_OR_MAP = fc.oneof(
  { weight: 15, arbitrary: fc.array(ADDRESS, { minLength: 1, maxLength: 3 }) },
  { weight: 1, arbitrary: fc.constant([]) },
);
const units: fc.Arbitrary<Call> = fc
  .tuple(
    FILE,
    LINES_OR_MAP,
    some(text('in', 'crore', 'million', 'zeppelins'), number('column', 1, 4), flag('explain'), CHARS),
  )
  .map(([file, addresses, options]) => callOf('units', { file, addresses }, options, [file, ...addresses]));

const TITLE = fc.constantFrom('Loans and Advances', 'Guarantees', 'no such title', '379', '401', '9000');
const table: fc.Arbitrary<Call> = fc
  .tuple(
    fc.oneof(
      FILE,
      LINE.map((line) => `${REPORT}:${line}`),
    ),
    fc.option(TITLE),
    some(
      text('in', 'crore', 'zeppelins'),
      text('columns', '1,3-4', '9', 'two'),
      number('number', 1, 40),
      flag('list'),
      CHARS,
    ),
  )
  .map(([file, title, options]) =>
    callOf('table', { file, ...(title === null ? {} : { title }) }, options, [file, ...[title ?? []].flat()]),
  );

const lint: fc.Arbitrary<Call> = fc
  .tuple(
    fc.constantFrom(['answer.md'], ['answer.md'], [REPORT], ['answer.md', 'gone.md']),
    some(flag('verbose'), CHARS),
  )
  .map(([files, options]) => callOf('lint', { files }, options, files));

const CLAIM = fc.tuple(AMOUNT, fc.option(LINE)).map(([amount, line]) => {
  const cited = line === null ? '' : ` (${REPORT}:${line})`;
  return `It was ₹ ${amount}${cited}.`;
});
const check: fc.Arbitrary<Call> = fc
  .tuple(
    fc.array(CLAIM, { maxLength: 2 }),
    fc.constantFrom([REPORT], [REPORT], ['gone.md']),
    some(text('tolerance', '0.5%', '0', '2'), CHARS),
  )
  .map(([claims, documents, options]) => {
    const answer = claims.join('\n');
    return {
      ...callOf('check', { answer, documents }, options, ['-', ...documents]),
      stdin: answer,
    };
  });

const trace: fc.Arbitrary<Call> = fc
  .tuple(
    fc.constantFrom('Interest Payments', 'Interest Payments', 'Total', 'gone'),
    fc.constantFrom([REPORT], [REPORT], [REPORT], [`${REPORT}:7`], [REPORT, 'gone.md']),
    some(text('in', 'crore', 'million', 'zeppelins'), CHARS),
  )
  .map(([label, files, options]) => callOf('trace', { label, files }, options, [label, ...files]));

/** A call of any of the tools. */
export const CALL: fc.Arbitrary<Call> = fc.oneof(list, outline, grep, read, units, table, trace, lint, check);
