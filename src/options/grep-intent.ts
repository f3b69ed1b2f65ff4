import type { GrepArgs, GrepOutput, Syntax } from '../commands/arguments.js';
import { DEFAULT_MAX_RESULTS } from '../commands/arguments.js';
import type { Io } from '../commands/command.js';
import { readBytes } from '../corpus/bytes.js';
import { selectFile } from '../corpus/select.js';
import { decode } from '../document/decode.js';
import { splitLines } from '../document/lines.js';
import { UserError } from '../user-error.js';
import type { TypedFor } from './intent.js';
import { bounds, needed, numberOf } from './intent.js';

type Typed = TypedFor<'grep'>;

/** @throws UserError when no pattern is given, a pattern file cannot be read, or options contradict each other */
export function grepArgs(typed: Typed, io: Io): GrepArgs {
  const around = numberOf(typed.text('context')) ?? 0;
  const value = typed.text('value');
  if (value === null && typed.text('tolerance') !== null)
    throw new UserError('grep: --tolerance belongs to --value: finread grep --value AMOUNT --tolerance 0.5%');
  const within = bounds(typed, io);
  return {
    ...within,
    ...patternsAndPaths(typed, value, within.root, io),
    value,
    tolerance: typed.text('tolerance'),
    syntax: syntaxOf(typed),
    ignoreCase: typed.has('ignore-case'),
    invert: typed.has('invert-match'),
    word: typed.has('word-regexp'),
    wholeLine: typed.has('line-regexp'),
    output: outputOf(typed),
    maxPerFile: numberOf(typed.text('max-count')),
    before: numberOf(typed.text('before-context')) ?? around,
    after: numberOf(typed.text('after-context')) ?? around,
    parted: (['context', 'before-context', 'after-context'] as const).some((o) => typed.text(o) !== null),
    withFilename: typed.has('with-filename') ? true : typed.has('no-filename') ? false : null,
    lineNumber: typed.has('line-number'),
    noMessages: typed.has('no-messages'),
    recursive: typed.has('recursive'),
    include: typed.texts('include'),
    exclude: typed.texts('exclude'),
    literal: typed.has('literal'),
    units: !typed.has('no-units'),
    maxResults: numberOf(typed.text('max-results')) ?? DEFAULT_MAX_RESULTS,
    null: typed.has('null'),
  };
}

/** The first operand is the pattern, unless an option gives what to search for. */
function patternsAndPaths(typed: Typed, value: string | null, root: string | null, io: Io) {
  const inline = typed.texts('regexp');
  const files = typed.texts('file');
  const byOption = inline.length > 0 || files.length > 0;
  if (value !== null && byOption)
    throw new UserError('grep: --value takes the place of the pattern; leave out -e and -f');
  if (value !== null) return { patterns: [], paths: typed.operands };
  if (byOption)
    return {
      patterns: [...inline.flatMap(lines), ...files.flatMap((file) => patternsIn(file, root, io))],
      paths: typed.operands,
    };
  const [pattern, ...paths] = typed.operands;
  return { patterns: lines(needed(pattern, 'grep')), paths };
}

/** A line feed separates patterns, as in grep. */
function lines(pattern: string): string[] {
  return pattern.split('\n');
}

function patternsIn(file: string, root: string | null, io: Io): readonly string[] {
  const read = readBytes(selectFile(file, { cwd: io.cwd, root }), () => io.readStdin());
  if (!read.ok) throw new UserError(`${file}: ${read.problem.reason}`);
  const decoded = decode(read.bytes);
  if (decoded.binary) throw new UserError(`${file}: binary file; -f takes patterns, one a line`);
  return splitLines(decoded.text).lines;
}

function syntaxOf(typed: Typed): Syntax {
  if (typed.has('fixed-strings')) return 'fixed';
  return typed.has('extended-regexp') ? 'extended' : 'either';
}

function outputOf(typed: Typed): GrepOutput {
  if (typed.has('quiet')) return 'quiet';
  if (typed.has('files-with-matches')) return 'files-with';
  if (typed.has('files-without-match')) return 'files-without';
  if (typed.has('count')) return 'count';
  return typed.has('only-matching') ? 'only-matching' : 'lines';
}
