import { selectFiles } from '../corpus/select.js';
import type { Source } from '../corpus/source.js';
import type { Document } from '../document/document.js';
import type { GrepQuery, Matcher } from '../operations/grep.js';
import { longestSearch, patternMatcher, selectLines } from '../operations/grep.js';
import { noMatchHint } from '../operations/grep-hint.js';
import { valueMatcher } from '../operations/grep-value.js';
import type { Candidates } from '../operations/sift.js';
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
  const sifter = query.matcher.sieve && !query.invert ? new Sifter(query.matcher.sieve) : null;
  const search: Searched = {
    args,
    io,
    query,
    sifter,
    documents: [],
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
    await io.working?.(source.name);
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
  /** Null where each line must be judged. */
  readonly sifter: Sifter | null;
  /** What was searched, for the hint when nothing is found. */
  readonly documents: Document[];
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
  const { sifter, io, args } = search;
  if (source.kind !== 'file' || !sifter || io.document) {
    searchWhole(search, printer, source);
    return;
  }
  let found = 0;
  const part = (lines: Candidates, size: number): Document => partOf(source, size, lines, io);
  const early = (lines: Candidates, size: number): boolean => {
    found += searchLines(search, printer, part(lines, size));
    return found === 0 || isLines(args) || args.output === 'count';
  };
  const sifted = sifter.sift(source, isInParts(args) ? early : null);
  if (!sifted.ok) sayProblem(search, sifted.problem);
  else if (!sifted.value.lines) searchWhole(search, printer, source);
  else {
    const document = part(sifted.value.lines, sifted.value.size);
    found += searchLines(search, printer, document);
    sum(search, printer, document, found);
  }
}

function searchWhole(search: Searched, printer: Printer, source: Source): void {
  const read = documentAt(source, search.io);
  if (!read.ok) sayProblem(search, read.problem);
  else sum(search, printer, read.document, searchLines(search, printer, read.document));
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
  if (isLines(search.args)) search.printed += printer.matches(document, lines.slice(0, roomFor(search)));
  if (stoppedAt !== null) sayGivenUp(search, document, stoppedAt);
  return lines.length;
}

/** What is said of a document once all its lines are known. */
function sum(search: Searched, printer: Printer, document: Document, found: number): void {
  const { output } = search.args;
  if (search.matches === 0 && !search.givenUp.has(document.name)) search.documents.push(document);
  if (output === 'count') printer.count(document, found);
  else if (!isLines(search.args) && output !== 'quiet' && (output === 'files-with') === found > 0)
    printer.name(document);
}

function sayGivenUp(search: Searched, document: Document, line: number): void {
  search.givenUp.add(document.name);
  const seconds = Math.round(longestSearch(document) / 1000);
  const where = `line ${line} of ${counted(document.lines.length)}`;
  const reason = `the search was given up on ${where} after ${seconds} seconds; write the pattern without repeats inside repeats`;
  sayProblem(search, { severity: 'error', name: document.name, reason });
}

function roomFor({ args, printed }: Searched): number {
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
    const hint = noMatchHint(search.documents, args);
    if (hint !== null) say(io, hint);
  }
}

/** Nobody reads a hint where only the status counts, or where finding nothing is what was asked for. */
function isHelpful(args: GrepArgs): boolean {
  return args.output !== 'quiet' && args.output !== 'files-without' && !args.invert && !args.noMessages;
}
