import type { Place } from '../corpus/jail.js';
import { jailOf, resolvePath } from '../corpus/jail.js';
import { selectFile } from '../corpus/select.js';
import type { Source } from '../corpus/source.js';
import { STDIN_NAME } from '../corpus/source.js';
import { decode } from '../document/decode.js';
import type { Document } from '../document/document.js';
import { splitLines } from '../document/lines.js';
import { pipedAddress } from '../operations/piped-addresses.js';
import { selectSpans } from '../operations/read.js';
import type { UnitsQuery } from '../operations/units.js';
import { counted, cutTo } from '../render/amounts.js';
import type { LineSpan } from '../search/addresses.js';
import type { UnitsArgs } from './arguments.js';
import type { Io, Status } from './command.js';
import { UserError } from './command.js';
import { documentAt, reportProblem } from './open.js';
import { answerSpans, nothingOn, say, sayRest } from './units-lines.js';
import type { UnitsPrinter } from './units-printer.js';

/** What standard input names: lines of files, in order of appearance. */
interface Named {
  readonly addresses: ReadonlyMap<string, readonly string[]>;
  /** Lines that name nothing, and lines that name no file where none is given. */
  readonly unread: readonly string[];
  readonly fileless: readonly string[];
}

/** The lines of one file that were named. */
interface Asked {
  readonly document: Document;
  readonly spans: readonly LineSpan[];
}

/**
 * Answers for the lines that standard input names, one file after another. What cannot be read is told of, and the rest
 * is printed all the same.
 *
 * @param file the file of lines that name none, or null
 * @returns 2 when something could not be read, else 1 when no figure is on any of the lines
 */
export async function answerPiped(
  args: UnitsArgs,
  file: string | null,
  query: UnitsQuery,
  printer: UnitsPrinter,
  io: Io,
): Promise<Status> {
  const place = { cwd: io.cwd, root: args.root };
  const { addresses, unread, fileless } = namedOn(textOf(io.readStdin()), file, place);
  const sources = [...addresses.keys()].flatMap((path) => attempt(() => fileAt(path, place), io) ?? []);
  const isHeard = sayUnread(unread, fileless, io);
  let failed = !isHeard || sources.length < addresses.size;
  const silent: Asked[] = [];
  let found = 0;
  for (const [index, source] of sources.entries()) {
    await io.working?.(source.name);
    const one = open(source, addresses.get(source.name) ?? [], io);
    failed ||= one.failed;
    if (!one.asked) continue;
    const { document, spans } = one.asked;
    const { found: here, rest } = await answerSpans(document, spans, query, printer, args, io);
    found += here;
    if (here === 0) silent.push(one.asked);
    sayRest({ document, asked: spans, rest }, thenText(sources.slice(index + 1)), printer, args, io);
    if (rest.length > 0) break;
  }
  if (found === 0 && !failed) sayNothing(addresses.size, silent, query, io);
  return failed ? 2 : found > 0 ? 0 : 1;
}

/** The text of standard input. `grep -Z` puts a NUL behind file names, so that is no sign of a binary file here. */
function textOf(bytes: Buffer): string {
  const decoded = decode(bytes);
  return decoded.binary ? bytes.toString('utf8') : decoded.text;
}

function namedOn(text: string, file: string | null, place: Place): Named {
  const jail = jailOf(place);
  const known = new Map<string, boolean>();
  const isFile = (path: string): boolean => {
    const is = known.get(path) ?? resolvePath(path, jail, place.cwd).kind === 'inside';
    known.set(path, is);
    return is;
  };
  const addresses = new Map<string, string[]>();
  const unread: string[] = [];
  const fileless: string[] = [];
  for (const line of splitLines(text).lines) {
    const piped = pipedAddress(line, isFile);
    if (piped.kind === 'skip') continue;
    const of = piped.kind === 'address' ? (piped.file ?? file) : null;
    if (piped.kind === 'none') unread.push(line);
    else if (of === null) fileless.push(line);
    else {
      const held = addresses.get(of);
      if (held) held.push(piped.address);
      else addresses.set(of, [piped.address]);
    }
  }
  return { addresses, unread, fileless };
}

/** Tells of the lines that name nothing. True when there is none. */
function sayUnread(unread: readonly string[], fileless: readonly string[], io: Io): boolean {
  const [lost] = unread;
  const [bare] = fileless;
  const quote = (line: string): string => `"${cutTo(line, LONGEST_QUOTE)}"`;
  if (lost !== undefined)
    say(io, `${STDIN_NAME}: ${linesOf(unread)} no address, such as ${quote(lost)}; write FILE:LINE`);
  if (bare !== undefined)
    say(
      io,
      `${STDIN_NAME}: ${linesOf(fileless)} no file, such as ${quote(bare)}; let grep print it (-H), or name it: finread units FILE -`,
    );
  return lost === undefined && bare === undefined;
}

const LONGEST_QUOTE = 60;

function linesOf(lines: readonly string[]): string {
  return lines.length === 1 ? '1 line names' : `${counted(lines.length)} lines name`;
}

/** @throws UserError for what is no file, and for standard input, which holds the addresses */
function fileAt(path: string, place: Place): Source {
  const source = selectFile(path, place);
  if (source.kind === 'stdin')
    throw new UserError(
      `${STDIN_NAME}: holds the addresses, not the document; save that to a file and name it`,
    );
  return source;
}

/** Opens a file and finds the lines that were named. */
function open(
  source: Source,
  addresses: readonly string[],
  io: Io,
): { readonly asked: Asked | null; readonly failed: boolean } {
  const read = documentAt(source, io);
  if (!read.ok) {
    reportProblem(read.problem, io);
    return { asked: null, failed: read.problem.severity === 'error' };
  }
  const { document } = read;
  const query = { addresses, section: null, page: null, context: 0 };
  const selected = attempt(() => selectSpans(document, query), io);
  if (selected?.kind !== 'lines') {
    if (selected?.kind === 'nothing') say(io, `${document.name}: ${cutTo(selected.reason, LONGEST_REASON)}`);
    return { asked: null, failed: selected === null };
  }
  if (selected.notes.length > 0)
    say(io, `${document.name}: ${cutTo(selected.notes.join('; '), LONGEST_REASON)}`);
  return { asked: { document, spans: selected.spans }, failed: false };
}

const LONGEST_REASON = 300;

/** What a step gives, or null when it fails as a user may expect: that was told on stderr then. */
function attempt<T>(step: () => T, io: Io): T | null {
  try {
    return step();
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    say(io, error.message);
    return null;
  }
}

function thenText(left: readonly Source[]): string {
  if (left.length === 0) return '';
  const names = left.slice(0, MOST_NAMES).map(({ name }) => name);
  return `, then ${names.join(', ')}${left.length > MOST_NAMES ? ` and ${counted(left.length - MOST_NAMES)} more files` : ''}`;
}

const MOST_NAMES = 5;

function sayNothing(files: number, silent: readonly Asked[], query: UnitsQuery, io: Io): void {
  if (files === 0)
    say(io, `${STDIN_NAME}: empty, or names no line of a file; write FILE:LINE, or let grep -H print it`);
  for (const { document, spans } of silent.slice(0, MOST_NAMES))
    say(io, `${document.name}: ${nothingOn(document, spans, query)}`);
}
