import type { Done } from '../corpus/bytes.js';
import type { FileSource, Source } from '../corpus/source.js';
import type { Document } from '../document/document.js';
import type { GrepQuery } from '../operations/grep.js';
import { longestSearch, selectLines } from '../operations/grep.js';
import type { Vain } from '../operations/grep-hint.js';
import { Scouts } from '../operations/scouts.js';
import type { Candidates, Receiver, Sifted, SureLine } from '../operations/sift.js';
import { Sifter } from '../operations/sift.js';
import { counted } from '../render/amounts.js';
import type { Sieve } from '../search/sieve.js';
import type { GrepArgs } from './arguments.js';
import type { Io } from './command.js';
import type { Printer } from './grep-printer.js';
import { documentAt, partOf, reportProblem, Unreadable } from './open.js';

/** A search that is under way. */
export interface Searched {
  readonly args: GrepArgs;
  readonly io: Io;
  readonly query: GrepQuery;
  /** Null where each line must be judged. */
  readonly files: SiftedFiles | null;
  /** What was searched, for the hint when nothing is found. */
  readonly vain: Vain;
  /** The names of those that were not searched to their end. */
  readonly givenUp: Set<string>;
  /** Matching lines in all, and how many of them were printed. */
  matches: number;
  printed: number;
  failed: boolean;
}

export function isLines(args: GrepArgs): boolean {
  return args.output === 'lines' || args.output === 'only-matching';
}

/** What files are looked through with before their lines are judged. */
export class SiftedFiles {
  /** Made for the first file: standard input needs none. */
  #sifter: Sifter | null = null;
  readonly #scouts: Scouts;

  /** @param sources what is searched, in order */
  constructor(
    private readonly sieve: Sieve,
    sources: readonly Source[],
    cores: number,
  ) {
    this.#scouts = new Scouts(sieve, sources, cores);
  }

  sift(source: FileSource, index: number, receiver: Receiver): Done<Sifted> {
    const known = this.#scouts.file(index);
    if (known) return { ok: true, value: { size: known.end, lines: known.lines } };
    this.#sifter ??= new Sifter(this.sieve);
    const sifted = this.#sifter.sift(source, receiver, (size) => this.#scouts.slices(source, size));
    if (sifted.ok) this.#scouts.passed(index, sifted.value.size);
    return sifted;
  }
}

/**
 * Searches a source: a file by the lines that a sieve lets through, anything else by all of its lines.
 *
 * @param index the place of the source among all
 */
export function searchSource(search: Searched, printer: Printer, source: Source, index: number): void {
  if (source.kind !== 'file' || !search.files || search.io.document) searchWhole(search, printer, source);
  else {
    try {
      searchSifted(search, printer, source, search.files, index);
    } catch (error) {
      // the other files are searched all the same
      if (!(error instanceof Unreadable)) throw error;
      sayProblem(search, error.problem);
    }
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
  source: FileSource,
  files: SiftedFiles,
  index: number,
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
    isImpatient: !isLines(args) && args.output !== 'count',
    sure: args.maxPerFile === null ? sure : null,
  };
  const sifted = files.sift(source, index, receiver);
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
  if (isLines(search.args))
    search.printed += printer.matches(document, lines.slice(0, roomFor(search, printer)));
  // what cannot be printed is told as an error and not as held back
  search.matches += lines.length;
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

export function sayGivenUp(search: Searched, document: Document, line: number): void {
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

export function sayProblem(search: Searched, problem: Parameters<typeof reportProblem>[0]): void {
  if (problem.severity === 'error') search.failed = true;
  if (!search.args.noMessages) reportProblem(problem, search.io);
}
