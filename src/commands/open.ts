import type { Selection } from '../corpus/select.js';
import { selectFile } from '../corpus/select.js';
import type { Problem, Source } from '../corpus/source.js';
import { splitTarget } from '../corpus/target.js';
import type { Document } from '../document/document.js';
import { partlyRead } from '../document/document.js';
import type { Read } from '../document/read.js';
import { readDocument } from '../document/read.js';
import type { Io } from './command.js';
import { UserError } from './command.js';
import { say } from './say.js';

/** The document that a target names, and the addresses: the one behind its colon first. */
export interface OpenedTarget {
  /** Null when the file is binary: that was said, and there is nothing to find in it (status 1). */
  readonly document: Document | null;
  readonly addresses: readonly string[];
}

/**
 * Opens the one document of a command that takes one.
 *
 * @param args `target` is a path, `FILE:LINE`, `FILE:A-B` or `-`
 * @throws UserError when it is missing, a folder, unreadable or outside the root
 */
export function openTarget(
  args: { readonly target: string; readonly addresses?: readonly string[]; readonly root: string | null },
  io: Io,
): OpenedTarget {
  const place = { cwd: io.cwd, root: args.root };
  const target = splitTarget(args.target, place);
  const addresses = [
    ...(target.address === null ? [] : [target.address]),
    ...(args.addresses ?? []).map((a) => withoutPath(a, target.path)),
  ];
  const read = documentAt(selectFile(target.path, place), io);
  if (read.ok) return { document: read.document, addresses };
  if (read.problem.severity === 'error') throw new UserError(problemText(read.problem));
  reportProblem(read.problem, io);
  return { document: null, addresses };
}

/**
 * Reads the documents that were selected; what is wrong with the others is said.
 *
 * @param read reads one: wholly, unless another way is given
 */
export async function openAll(
  selection: Selection,
  io: Io,
  read?: (source: Source, io: Io) => Read,
): Promise<{ readonly documents: readonly Document[]; readonly failed: boolean }> {
  const documents: Document[] = [];
  const keep = (document: Document): void => {
    documents.push(document);
  };
  const failed = await eachDocument(selection, io, keep, read);
  return { documents, failed };
}

/**
 * Reads the documents of a selection, each let go before the next one; what cannot be read is said.
 *
 * @returns true when one could not be read
 */
export async function eachDocument(
  { sources, problems }: Selection,
  io: Io,
  use: (document: Document) => void | Promise<void>,
  read: (source: Source, io: Io) => Read = documentAt,
): Promise<boolean> {
  let failed = false;
  const report = (problem: Problem): void => {
    reportProblem(problem, io);
    failed ||= problem.severity === 'error';
  };
  for (const problem of problems) report(problem);
  for (const source of sources) {
    await io.working?.(source.name);
    const one = read(source, io);
    if (one.ok) await use(one.document);
    else report(one.problem);
  }
  return failed;
}

/** Reads the document of a source. */
export function documentAt(source: Source, io: Io): Read {
  const readStdin = (): Buffer => io.readStdin();
  return io.document?.(source, readStdin) ?? readDocument(source, readStdin);
}

/** A document of which some lines have been read cannot be read wholly. */
export class Unreadable extends UserError {
  constructor(readonly problem: Problem) {
    super(problemText(problem));
  }
}

/**
 * A document of which the lines that matter have been read.
 *
 * @throws Unreadable, from whatever asks for the rest, when that is gone by then, or too large
 */
export function partOf(source: Source, size: number, known: ReadonlyMap<number, string>, io: Io): Document {
  return partlyRead({ name: source.name, size, known }, () => {
    const read = documentAt(source, io);
    if (!read.ok) throw new Unreadable(read.problem);
    return read.document;
  });
}

/** `FILE:12` among the addresses of FILE is 12: what grep prints is pasted whole. */
function withoutPath(address: string, path: string): string {
  return address.startsWith(`${path}:`) ? address.slice(path.length + 1) : address;
}

/** Writes a problem to stderr as `finread: NAME: reason`. */
export function reportProblem(problem: Problem, io: Io): void {
  say(io, problemText(problem));
}

function problemText(problem: Problem): string {
  return `${problem.name}: ${problem.reason}`;
}
