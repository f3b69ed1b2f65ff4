import { STDIN_NAME } from '../corpus/source.js';
import type { UnitsQuery } from '../operations/units.js';
import type { UnitsArgs } from './arguments.js';
import type { Io, Status } from './command.js';
import type { Asked } from './piped.js';
import { namedOn, openAsked, pipedText, sayUnread, sourcesOf, thenText } from './piped.js';
import { say } from './say.js';
import { answerSpans, nothingOn, sayRest } from './units-lines.js';
import type { UnitsPrinter } from './units-printer.js';

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
  const named = namedOn(pipedText(io.readStdin()), file, place);
  const { addresses } = named;
  const sources = sourcesOf([...addresses.keys()], place, io);
  const isHeard = sayUnread(named, 'units', io);
  let failed = !isHeard || sources.length < addresses.size;
  const silent: Asked[] = [];
  let found = 0;
  for (const [index, source] of sources.entries()) {
    await io.working?.(source.name);
    const one = openAsked(source, addresses.get(source.name) ?? [], 0, io);
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

/** Files that are told of when nothing was found. */
const MOST_TOLD = 5;

function sayNothing(files: number, silent: readonly Asked[], query: UnitsQuery, io: Io): void {
  if (files === 0)
    say(io, `${STDIN_NAME}: empty, or names no line of a file; write FILE:LINE, or let grep -H print it`);
  for (const { document, spans } of silent.slice(0, MOST_TOLD))
    say(io, `${document.name}: ${nothingOn(document, spans, query)}`);
}
