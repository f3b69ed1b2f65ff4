import { selectFiles } from '../corpus/select.js';
import type { Source } from '../corpus/source.js';
import type { Document } from '../document/document.js';
import type { GrepQuery, Matcher } from '../operations/grep.js';
import { longestSearch, patternMatcher, selectLines } from '../operations/grep.js';
import { noMatchHint, Vain } from '../operations/grep-hint.js';
import { valueMatcher } from '../operations/grep-value.js';
import type { Candidates, Receiver, SureLine } from '../operations/sift.js';
import { Sifter } from '../operations/sift.js';
import { counted } from '../render/amounts.js';
import { PatternError } from '../search/pattern-error.js';
import { compileSearch } from '../search/search.js';
import type { GrepArgs } from './arguments.js';
import type { Io, Status } from './command.js';
import { UserError } from './command.js';
import { jsonPrinter } from './grep-json.js';
import { nextCommand } from './grep-next.js';
import type { Printer, PrinterSetting } from './grep-printer.js';
import { textPrinter } from './grep-text.js';
import { documentAt, partOf, reportProblem } from './open.js';
import { say } from './say.js';

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
  const search: Searched = {
    args,
    io,
    query,
    sifter: null,
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

  for (const problem of problems) sayProblem(search, problem);
  for (const source of sources) {
    const drawn = io.working?.(source.name);
    // a walk may meet so many files that waiting for nothing would count
    if (drawn) await drawn;
    searchSource(search, printer, source);
    if (args.output === 'quiet' && search.matches > 0) return 0;
  }
  finish(search, printer);
  return search.failed ? 2 : search.matches > 0 ? 0 : 1;
}

interface Searched {
  readonly args: GrepArgs;
  readonly io: Io;
  readonly query: GrepQuery;
  /** Made for the first file. */
  sifter: Sifter | null;
  /** What was searched, for the hint when nothing is found. */
  readonly vain: Vain;
  /** The names of those that were not searched to their end. */
  readonly givenUp: Set<string>;
  /** Matching lines in all, and how many of them were printed. */
  matches: number;
  printed: number;
  failed: boolean;
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

function isLines(args: GrepArgs): boolean {
  return args.output === 'lines' || args.output === 'only-matching';
}

/** Searches a source: a file by the lines that a sieve lets through, anything else by all of its lines. */
function searchSource(search: Searched, printer: Printer, source: Source): void {
  const { query, io } = search;
  const { sieve } = query.matcher;
  if (source.kind !== 'file' || !sieve || query.invert || io.document) searchWhole(search, printer, source);
  else {
    search.sifter ??= new Sifter(sieve);
    searchSifted(search, printer, source, search.sifter);
  }
}

function searchWhole(search: Searched, printer: Printer, source: Source): void {
  const read = documentAt(source, search.io);
  if (!read.ok) sayProblem(search, read.problem);
  else {
    const { document } = read;
    const whole = { name: document.name, size: document.size, whole: () => document };
    sum(search, printer, whole, searchLines(search, printer, document));
  }
}

function searchSifted(
  search: Searched,
  printer: Printer,
  source: Extract<Source, { kind: 'file' }>,
  sifter: Sifter,
): void {
  const { io, args } = search;
  let found = 0;
  const judge = (lines: Candidates, size: number): void => {
    if (lines.size > 0) found += searchLines(search, printer, partOf(source, size, lines, io));
  };
  const some = (lines: Candidates, size: number): boolean => {
    judge(lines, size);
    return found === 0 || isLines(args) || args.output === 'count';
  };
  const sure = (line: SureLine): boolean => {
    const isTaken = takesSure(search, printer, source.name, line);
    if (isTaken) found += 1;
    return isTaken;
  };
  const receiver: Receiver = {
    some: isInParts(args) ? some : null,
    sure: args.maxPerFile === null ? sure : null,
  };
  const sifted = sifter.sift(source, receiver);
  if (!sifted.ok) {
    sayProblem(search, sifted.problem);
    return;
  }
  const { lines, size } = sifted.value;
  if (!lines) {
    if (!isLines(args)) search.matches -= found;
    searchWhole(search, printer, source);
  } else {
    judge(lines, size);
    sum(
      search,
      printer,
      { name: source.name, size, whole: () => partOf(source, size, new Map(), io) },
      found,
    );
  }
}

/** Counts or copies a line that matches for certain; false where it must be read. */
function takesSure(search: Searched, printer: Printer, name: string, line: SureLine): boolean {
  const { args } = search;
  const isCounted = args.output === 'count' || (isLines(args) && roomFor(search, printer) === 0);
  const copied = isCounted ? false : printer.copy(name, line);
  if (copied === null) return false;
  search.matches += 1;
  if (copied) search.printed += 1;
  return true;
}

/** Where no line needs another to be printed or counted, a few at a time are held. */
function isInParts(args: GrepArgs): boolean {
  const aroundNothing = args.before === 0 && args.after === 0;
  return args.maxPerFile === null && !args.json && (!isLines(args) || (!args.units && aroundNothing));
}

/** Judges the lines of a document that have been read, prints those that match, and returns how many do. */
function searchLines(search: Searched, printer: Printer, document: Document): number {
  const { lines, stoppedAt } = selectLines(document, search.query, document.known?.keys());
  search.matches += lines.length;
  if (isLines(search.args))
    search.printed += printer.matches(document, lines.slice(0, roomFor(search, printer)));
  if (stoppedAt !== null) sayGivenUp(search, document, stoppedAt);
  return lines.length;
}

/** What is said of a document once all its lines are known. */
function sum(search: Searched, printer: Printer, { name, size, whole }: Summed, found: number): void {
  const { output } = search.args;
  if (search.matches === 0 && !search.givenUp.has(name)) search.vain.add(name, size, whole);
  if (output === 'count') printer.count(name, found);
  else if (!isLines(search.args) && output !== 'quiet' && (output === 'files-with') === found > 0)
    printer.name(name);
}

interface Summed {
  readonly name: string;
  readonly size: number;
  readonly whole: () => Document;
}

function sayGivenUp(search: Searched, document: Document, line: number): void {
  search.givenUp.add(document.name);
  const seconds = Math.round(longestSearch(document) / 1000);
  const where = `line ${line} of ${counted(document.lines.length)}`;
  const reason = `the search was given up on ${where} after ${seconds} seconds; write the pattern without repeats inside repeats`;
  sayProblem(search, { severity: 'error', name: document.name, reason });
}

/** How many more lines may be printed. */
function roomFor({ args, printed }: Searched, printer: Printer): number {
  // what governs a line that does not fit need not be found out
  if (printer.isSpent) return 0;
  return args.maxResults === 0 ? Number.POSITIVE_INFINITY : Math.max(0, args.maxResults - printed);
}

function sayProblem(search: Searched, problem: Parameters<typeof reportProblem>[0]): void {
  if (problem.severity === 'error') search.failed = true;
  if (!search.args.noMessages) reportProblem(problem, search.io);
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
