import { commandLine, operand } from '../render/command-line.js';
import type { GrepArgs } from './arguments.js';

/** What stands on the command line for each way of output. */
const OUTPUT_FLAGS = {
  lines: [],
  'only-matching': ['-o'],
  count: ['-c'],
  'files-with': ['-l'],
  'files-without': ['-L'],
  quiet: ['-q'],
} as const;

/**
 * The command that prints what was held back as well: the same one with the limit lifted that was reached.
 *
 * @param printed how many matching lines were printed
 */
export function nextCommand(args: GrepArgs, printed: number): string {
  const byCount = args.maxResults > 0 && printed >= args.maxResults;
  const limits = byCount
    ? ['--max-results', '0']
    : [...(args.maxResults === 0 ? ['--max-results', '0'] : []), '--max-chars', '0'];
  return commandLine([
    'finread',
    'grep',
    ...flags(args),
    ...limits,
    ...wanted(args),
    ...args.paths.map(operand),
  ]);
}

function flags(args: GrepArgs): string[] {
  const given: readonly (readonly [boolean, readonly string[]])[] = [
    [args.ignoreCase, ['-i']],
    [args.invert, ['-v']],
    [args.word, ['-w']],
    [args.wholeLine, ['-x']],
    [args.syntax === 'fixed', ['-F']],
    [args.syntax === 'extended', ['-E']],
    [args.literal, ['--literal']],
    [true, OUTPUT_FLAGS[args.output]],
    [args.lineNumber && args.output === 'only-matching', ['-n']],
    [args.withFilename === true, ['-H']],
    [args.withFilename === false, ['-h']],
    [args.null, ['-Z']],
    [args.maxPerFile !== null, ['-m', String(args.maxPerFile)]],
    [args.before > 0, ['-B', String(args.before)]],
    [args.after > 0, ['-A', String(args.after)]],
    [!args.units, ['--no-units']],
    [args.json, ['--json']],
    [args.root !== null, ['--root', args.root ?? '']],
  ];
  const globs = [
    ...args.include.flatMap((glob) => ['--include', glob]),
    ...args.exclude.flatMap((glob) => ['--exclude', glob]),
  ];
  return [...given.flatMap(([isGiven, words]) => (isGiven ? words : [])), ...globs];
}

/** What is looked for: the amount, or the pattern, behind `-e` where it could be taken for something else. */
function wanted(args: GrepArgs): readonly string[] {
  if (args.value !== null)
    return ['--value', args.value, ...(args.tolerance === null ? [] : ['--tolerance', args.tolerance])];
  const [only] = args.patterns;
  if (args.patterns.length === 1 && only !== undefined && !only.startsWith('-')) return [only];
  return args.patterns.flatMap((pattern) => ['-e', pattern]);
}
