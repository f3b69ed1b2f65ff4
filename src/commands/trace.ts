import { selectFiles } from '../corpus/select.js';
import type { Source } from '../corpus/source.js';
import { splitTarget } from '../corpus/target.js';
import type { Read } from '../document/read.js';
import { targetUnit } from '../operations/convert.js';
import { patternMatcher } from '../operations/grep.js';
import { Sifter } from '../operations/sift.js';
import type { Place, Traced } from '../operations/trace/trace.js';
import { trace } from '../operations/trace/trace.js';
import type { Wanted } from '../operations/trace/wanted.js';
import { wantedLabel } from '../operations/trace/wanted.js';
import { Budget } from '../render/budget.js';
import type { LineSpan } from '../search/addresses.js';
import { parseAddress, resolveAddress } from '../search/addresses.js';
import type { TraceArgs } from './arguments.js';
import type { Io, Status } from './command.js';
import { UserError } from './command.js';
import { documentAt, openAll, partOf } from './open.js';
import { say } from './say.js';
import { choiceText } from './trace-choice.js';
import { traceCsv } from './trace-csv.js';
import { traceEnd, traceJson } from './trace-json.js';
import { everything, tracedNotes } from './trace-notes.js';
import { seriesText } from './trace-text.js';

/**
 * `finread trace`: the values of a line item over documents and periods, in one unit.
 *
 * @returns 0 when values were printed; 1 when there are none, or the label names several items that differ; 2 when a
 *   document could not be read, with the rest traced all the same
 * @throws UserError when `--in` names no unit, or no document could be read
 */
export async function run(args: TraceArgs, io: Io): Promise<Status> {
  const target = args.in === null ? null : targetUnit(args.in);
  const wanted = wantedLabel(args.label);
  const { places, failed } = await placesOf(args, wanted, io);
  if (places.length === 0 && failed) return 2;
  const traced = trace(places, wanted, target);
  const budget = new Budget(args.maxChars);
  for (const line of await linesOf(traced, args, io)) if (budget.take(line)) io.stdout.write(line);
  const held = budget.heldBack.lines;
  if (args.json) io.stdout.write(traceEnd(traced, held));
  else if (held > 0) say(io, `${held} lines held back; all: ${everything(args)}`);
  for (const note of tracedNotes(traced, args)) say(io, note);
  if (failed) return 2;
  return traced.series ? 0 : 1;
}

async function linesOf(traced: Traced, args: TraceArgs, io: Io): Promise<readonly string[]> {
  if (args.json) return traceJson(traced);
  const { series } = traced;
  if (!series) return choiceText(traced, io.stdout);
  return args.csv ? traceCsv(series) : seriesText(traced, series, io.stdout);
}

async function placesOf(
  { targets, root }: TraceArgs,
  { search }: Wanted,
  io: Io,
): Promise<{ readonly places: readonly Place[]; readonly failed: boolean }> {
  const where = { cwd: io.cwd, root };
  const { sieve } = patternMatcher(search);
  const sifter = sieve && new Sifter(sieve);
  const places: Place[] = [];
  let failed = false;
  for (const typed of targets) {
    const { path, address } = splitTarget(typed, where);
    const opened = await openAll(selectFiles([path], where), io, (source) =>
      linesOfLabel(source, sifter, io),
    );
    failed ||= opened.failed;
    for (const document of opened.documents) places.push({ document, span: spanOf({ document, address }) });
  }
  return { places, failed };
}

/** @throws UserError for a line that the document does not have */
function spanOf({
  document,
  address,
}: {
  readonly document: Place['document'];
  readonly address: string | null;
}): LineSpan | null {
  if (address === null) return null;
  const [span] = resolveAddress(document, parseAddress(address));
  if (span) return span;
  throw new UserError(`${document.name}:${address}: the last line is ${document.lines.length}`);
}

/** A document of which only the lines that may hold the label are read, until more is asked of it. */
function linesOfLabel(source: Source, sifter: Sifter | null, io: Io): Read {
  if (source.kind !== 'file' || !sifter || io.document) return documentAt(source, io);
  const sifted = sifter.sift(source, { some: null, sure: null });
  if (!sifted.ok) return sifted;
  const { size, lines } = sifted.value;
  return lines ? { ok: true, document: partOf(source, size, lines, io) } : documentAt(source, io);
}
