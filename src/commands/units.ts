import { targetUnit } from '../operations/convert.js';
import { selectSpans } from '../operations/read.js';
import type { UnitsQuery } from '../operations/units.js';
import type { UnitsArgs } from './arguments.js';
import type { Io, Status } from './command.js';
import { UserError } from './command.js';
import { openTarget } from './open.js';
import { say } from './say.js';
import { wholeTableHint } from './table-hint.js';
import { answerSpans, nothingOn, sayRest } from './units-lines.js';
import { printMap } from './units-map.js';
import { unitsCommand } from './units-next.js';
import { answerPiped } from './units-piped.js';
import { unitsPrinter } from './units-printer.js';

/**
 * `finread units`: what each figure on a line is, and why; without a line the map of the document.
 *
 * @returns 1 when no figure is on any of the lines; 2 when some of what standard input named could not be read
 * @throws UserError when the file cannot be read, an address is none, or `--in` names no unit
 */
export async function run(args: UnitsArgs, io: Io): Promise<Status> {
  const target = args.in === null ? null : targetUnit(args.in);
  const query: UnitsQuery = { in: target, column: args.column, explain: args.explain };
  const printer = await unitsPrinter(args, target, io);
  if (args.target === '-' && args.addresses.length === 0) return answerPiped(args, null, query, printer, io);
  if (args.addresses.includes('-')) return answerPiped(args, args.target, query, printer, io);

  const { document, addresses } = openTarget(args, io);
  if (!document) return 1;
  if (addresses.length === 0) {
    if (args.in !== null || args.column !== null || args.explain) throw needsLines(args);
    return printMap(document, args, io);
  }
  const selected = selectSpans(document, { addresses, section: null, page: null, context: 0 });
  if (selected.kind !== 'lines') {
    if (selected.kind === 'nothing') say(io, `${document.name}: ${selected.reason}`);
    return 1;
  }
  const { found, rest } = await answerSpans(document, selected.spans, query, printer, args, io);
  for (const note of selected.notes) say(io, `${document.name}: ${note}`);
  sayRest({ document, asked: selected.spans, rest }, '', printer, args, io);
  if (found > 0) {
    const hint = wholeTableHint(document, selected.spans, args, io);
    if (hint !== null) say(io, hint);
    return 0;
  }
  say(io, `${document.name}: ${nothingOn(document, selected.spans, query)}`);
  return 1;
}

function needsLines(args: UnitsArgs): UserError {
  const option = args.in !== null ? '--in' : args.column !== null ? '--column' : '--explain';
  const whole = unitsCommand(args, args.target, ['1,$']);
  return new UserError(`units: ${option} is for the figures of lines; of all lines: ${whole}`);
}
