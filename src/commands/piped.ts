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
import { counted, cutTo } from '../render/amounts.js';
import type { LineSpan } from '../search/addresses.js';
import type { Io } from './command.js';
import { UserError } from './command.js';
import { documentAt, reportProblem } from './open.js';
import { say } from './say.js';

/** What standard input names: lines of files, in order of appearance. */
export interface Named {
  readonly addresses: ReadonlyMap<string, readonly string[]>;
  /** Lines that name nothing, and lines that name no file where none is given. */
  readonly unread: readonly string[];
  readonly fileless: readonly string[];
}

/** The lines of one file that were named. */
export interface Asked {
  readonly document: Document;
  readonly spans: readonly LineSpan[];
}

/** The text of standard input. `grep -Z` puts a NUL behind file names, so that is no sign of a binary file here. */
export function pipedText(bytes: Buffer): string {
  const decoded = decode(bytes);
  return decoded.binary ? bytes.toString('utf8') : decoded.text;
}

/** What the lines of a text name. @param file the file of lines that name none, or null */
export function namedOn(text: string, file: string | null, place: Place): Named {
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
export function sayUnread({ unread, fileless }: Named, command: string, io: Io): boolean {
  const [lost] = unread;
  const [bare] = fileless;
  const quote = (line: string): string => `"${cutTo(line, LONGEST_QUOTE)}"`;
  if (lost !== undefined)
    say(io, `${STDIN_NAME}: ${linesOf(unread)} no address, such as ${quote(lost)}; write FILE:LINE`);
  if (bare !== undefined)
    say(
      io,
      `${STDIN_NAME}: ${linesOf(fileless)} no file, such as ${quote(bare)}; let grep print it (-H), or name it: finread ${command} FILE -`,
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

/** The files that are named, as far as there are such; those that are not are told of, where anybody hears. */
export function sourcesOf(paths: readonly string[], place: Place, io: Io | null): readonly Source[] {
  return paths.flatMap((path) => attempt(() => fileAt(path, place), io) ?? []);
}

/**
 * Opens a file and finds the lines that were named. What cannot be done is told of.
 *
 * @param context lines of surroundings
 */
export function openAsked(
  source: Source,
  addresses: readonly string[],
  context: number,
  io: Io,
): { readonly asked: Asked | null; readonly failed: boolean } {
  const read = documentAt(source, io);
  if (!read.ok) {
    reportProblem(read.problem, io);
    return { asked: null, failed: read.problem.severity === 'error' };
  }
  const { document } = read;
  const query = { addresses, section: null, page: null, context };
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
function attempt<T>(step: () => T, io: Io | null): T | null {
  try {
    return step();
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    if (io) say(io, error.message);
    return null;
  }
}

/** The files that were not reached, to stand behind the next command. */
export function thenText(left: readonly Source[]): string {
  if (left.length === 0) return '';
  const names = left.slice(0, MOST_NAMES).map(({ name }) => name);
  return `, then ${names.join(', ')}${left.length > MOST_NAMES ? ` and ${counted(left.length - MOST_NAMES)} more files` : ''}`;
}

const MOST_NAMES = 5;
