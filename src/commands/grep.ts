import { selectFiles } from '../corpus/select.js';
import type { GrepQuery, Matcher } from '../operations/grep.js';
import { patternMatcher } from '../operations/grep.js';
import { noMatchHint, Vain } from '../operations/grep-hint.js';
import { valueMatcher } from '../operations/grep-value.js';
import { counted } from '../render/amounts.js';
import { PatternError } from '../search/pattern-error.js';
import { compileSearch } from '../search/search.js';
import type { GrepArgs } from './arguments.js';
import type { Io, Status } from './command.js';
import { UserError } from './command.js';
import { jsonPrinter } from './grep-json.js';
import { nextCommand } from './grep-next.js';
import type { Printer, PrinterSetting } from './grep-printer.js';
import type { Searched } from './grep-search.js';
import { isLines, SiftedFiles, sayGivenUp, sayProblem, searchSource } from './grep-search.js';
import { textPrinter } from './grep-text.js';
import { say } from './say.js';
import { traceHint } from './trace-hint.js';

/**
 * `finread grep`: lines that match, seen through the conversion damage.
 *
 * @returns 0 when a line was selected, 1 when none was, 2 after an error; what could be searched is printed all the same
 * @throws UserError when a pattern or an amount makes no sense, or a path leads out of the root
 */
export async function run(args: GrepArgs, io: Io): Promise<Status> {
  const query: GrepQuery = { matcher: matcherOf(args), invert: args.invert, most: mostOf(args) };
  if (findsNothing(args)) return 1;
  const place = { cwd: io.cwd, root: args.root, include: args.include, exclude: args.exclude };
  const { sources, problems, walked } = selectFiles(args.paths, place);
  const named = args.withFilename ?? (args.paths.length > 1 || walked);
  const { sieve } = query.matcher;
  const search: Searched = {
    args,
    io,
    query,
    files: sieve && !query.invert ? new SiftedFiles(sieve, sources, io.cores?.() ?? 1) : null,
    vain: new Vain(),
    givenUp: new Set(),
    matches: 0,
    printed: 0,
    failed: false,
  };
  const setting: PrinterSetting = { named, giveUp: (document, line) => sayGivenUp(search, document, line) };
  const printer = args.json
    ? jsonPrinter(args, io, query, setting)
    : await textPrinter(args, io, query, setting);

  const holding: string[] = [];
  for (const problem of problems) sayProblem(search, problem);
  for (const [index, source] of sources.entries()) {
    const drawn = io.working?.(source.name);
    // a walk may meet so many files that waiting for nothing would count
    if (drawn) await drawn;
    const before = search.matches;
    searchSource(search, printer, source, index);
    if (search.matches > before) holding.push(source.name);
    if (args.output === 'quiet' && search.matches > 0) return 0;
  }
  finish(search, printer);
  const hint = traceHint(holding, args, io);
  if (hint !== null) say(io, hint);
  return search.failed ? 2 : search.matches > 0 ? 0 : 1;
}

function matcherOf(args: GrepArgs): Matcher {
  if (args.value !== null) return valueMatcher(args.value, args.tolerance);
  try {
    return patternMatcher(compileSearch(args.patterns, args));
  } catch (error) {
    if (!(error instanceof PatternError)) throw error;
    throw new UserError(
      `${error.message} in the pattern ${args.patterns.map((p) => `"${p}"`).join(' ')}; -F reads it as plain text`,
    );
  }
}

/**
 * Where no line can be selected (no line wanted, no pattern, or all lines but those that hold nothing) grep does not even
 * open the files, unless it is to name those without a match.
 */
function findsNothing(args: GrepArgs): boolean {
  if (args.output === 'files-without' || args.value !== null) return false;
  if (args.maxPerFile === 0) return true;
  const isAny = args.patterns.every((p) => p === '') && !args.word && !args.wholeLine;
  return args.invert ? args.patterns.length > 0 && isAny : args.patterns.length === 0;
}

/** How many lines of a document are worth finding: one is enough to know whether there is any. */
function mostOf(args: GrepArgs): number | null {
  return isLines(args) || args.output === 'count' ? args.maxPerFile : Math.min(1, args.maxPerFile ?? 1);
}

function finish(search: Searched, printer: Printer): void {
  const { args, io, matches, printed } = search;
  const heldBack = isLines(args) ? matches - printed : 0;
  printer.end({
    matches,
    printed: isLines(args) ? printed : matches,
    truncated: heldBack > 0 || printer.isSpent,
  });
  if (heldBack > 0)
    say(
      io,
      `${counted(printed)} of ${counted(matches)} matching lines printed, ${counted(heldBack)} held back; next: ${nextCommand(args, printed)}`,
    );
  else if (printer.isSpent)
    say(io, `cut at ${counted(args.maxChars)} characters; next: ${nextCommand(args, printed)}`);
  if (matches === 0 && isHelpful(args)) {
    const hint = noMatchHint(search.vain, args);
    if (hint !== null) say(io, hint);
  }
}

/** Nobody reads a hint where only the status counts, or where finding nothing is what was asked for. */
function isHelpful(args: GrepArgs): boolean {
  return args.output !== 'quiet' && args.output !== 'files-without' && !args.invert && !args.noMessages;
}
