import type { Document } from '../document/document.js';
import type { Heading } from '../document/headings.js';
import { MOST_LINES, selectSpans } from '../operations/read.js';
import { counted } from '../render/amounts.js';
import { commandLine, operand } from '../render/command-line.js';
import { shown } from '../render/shown.js';
import type { ReadArgs } from './arguments.js';
import type { Io, Status } from './command.js';
import { openTarget } from './open.js';
import { namesLines, readPiped } from './read-piped.js';
import { endObject, printLines } from './read-print.js';
import { say } from './say.js';

const MOST_CANDIDATES = 20;

/**
 * `finread read`: lines of one document, with those above that govern them.
 *
 * @returns 1 when nothing is there: past the end, no such section or page, no match
 * @throws UserError when the file cannot be read, an address is none, or a title names several sections
 */
export async function run(args: ReadArgs, io: Io): Promise<Status> {
  if (args.addresses.includes('-')) return readPiped(args, args.target, io, io.readStdin());
  if (args.target === '-') return readStdin(args, io);
  return readOne(args, io);
}

/** Standard input is a document, unless every line of it names lines of files, as what grep printed does. */
async function readStdin(args: ReadArgs, io: Io): Promise<Status> {
  const bytes = io.readStdin();
  const isWhole = args.addresses.length === 0 && args.section === null && args.page === null;
  if (isWhole && namesLines(bytes, args, io)) return readPiped(args, null, io, bytes);
  return readOne(args, { ...io, readStdin: () => bytes });
}

async function readOne(args: ReadArgs, io: Io): Promise<Status> {
  const { document, addresses } = openTarget(args, io);
  if (!document) return 1;
  const query = { addresses, section: args.section, page: args.page, context: args.context ?? 0 };
  const selected = selectSpans(document, query);
  if (selected.kind === 'several') return sayCandidates(document, args, selected.headings, io);
  if (selected.kind === 'nothing') {
    say(io, `${document.name}: ${selected.reason}`);
    if (args.json) io.stdout.write(endObject(document, null));
    return 1;
  }
  const room = { lines: MOST_LINES, characters: args.maxChars };
  await printLines({ document, spans: selected.spans, notes: selected.notes }, args, room, '', io);
  return 0;
}

/** A title that names several sections is an error: each is listed with the command that reads it. */
function sayCandidates(document: Document, args: ReadArgs, found: readonly Heading[], io: Io): Status {
  say(
    io,
    `${document.name}: ${counted(found.length)} sections are called "${args.section}"; name one by its line:`,
  );
  for (const { line, end, path } of found.slice(0, MOST_CANDIDATES)) {
    io.stderr.write(`  --section ${line}  lines ${line}-${end}  ${shown(path.join(' > '))}\n`);
  }
  if (found.length > MOST_CANDIDATES) {
    io.stderr.write(
      `  and ${counted(found.length - MOST_CANDIDATES)} more: ${commandLine(['finread', 'outline', operand(document.name), args.section ?? ''])}\n`,
    );
  }
  return 2;
}
