import type { Place } from '../corpus/jail.js';
import { MOST_LINES } from '../operations/read.js';
import { shown } from '../render/shown.js';
import type { ReadArgs } from './arguments.js';
import type { Io, Status } from './command.js';
import { namedOn, openAsked, pipedText, sayUnread, sourcesOf, thenText } from './piped.js';
import type { Room } from './read-print.js';
import { printLines } from './read-print.js';
import { say } from './say.js';

/** True when a text names lines of files and holds nothing else: what grep prints, and no document. */
export function namesLines(bytes: Buffer, args: ReadArgs, io: Io): boolean {
  const place = { cwd: io.cwd, root: args.root };
  const { addresses, unread, fileless } = namedOn(pipedText(bytes), null, place);
  const isNamed = addresses.size > 0 && unread.length === 0 && fileless.length === 0;
  return isNamed && sourcesOf([...addresses.keys()], place, null).length === addresses.size;
}

/**
 * Prints the lines that standard input names, one file after another, each under its name when there are several.
 *
 * @param file the file of lines that name none, or null
 * @returns 2 when something could not be read, else 1 when none of the lines is there
 */
export async function readPiped(args: ReadArgs, file: string | null, io: Io, bytes: Buffer): Promise<Status> {
  const place: Place = { cwd: io.cwd, root: args.root };
  const named = namedOn(pipedText(bytes), file, place);
  const sources = sourcesOf([...named.addresses.keys()], place, io);
  let failed = !sayUnread(named, 'read', io) || sources.length < named.addresses.size;
  let room: Room = { lines: MOST_LINES, characters: args.maxChars };
  let printed = 0;
  for (const [index, source] of sources.entries()) {
    await io.working?.(source.name);
    const one = openAsked(source, named.addresses.get(source.name) ?? [], args.context ?? 0, io);
    failed ||= one.failed;
    if (!one.asked) continue;
    if (sources.length > 1 && !args.json && !args.plain) io.stdout.write(headOf(source.name, printed));
    const done = await printLines(
      { ...one.asked, notes: [] },
      // the command that reads on names the file
      { ...args, target: source.name },
      room,
      thenText(sources.slice(index + 1)),
      io,
    );
    printed += done.lines;
    if (done.isCut) break;
    room = {
      lines: Math.max(1, room.lines - done.lines),
      characters: room.characters === 0 ? 0 : Math.max(1, room.characters - done.characters),
    };
  }
  if (named.addresses.size === 0 && !failed)
    say(io, '(standard input): names no line of a file; write FILE:LINE, or let grep -H print it');
  return failed ? 2 : printed > 0 ? 0 : 1;
}

/** As head and tail name the files that they print. */
function headOf(name: string, printed: number): string {
  return `${printed > 0 ? '\n' : ''}==> ${shown(name)} <==\n`;
}
