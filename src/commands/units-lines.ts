import { STDIN_NAME } from '../corpus/source.js';
import type { Document } from '../document/document.js';
import { whyUnreadable } from '../document/unreadable.js';
import { addressesOf } from '../operations/read.js';
import type { UnitsQuery } from '../operations/units.js';
import { nearestFigure, unitsIn, unitsOn } from '../operations/units.js';
import { counted } from '../render/amounts.js';
import type { LineSpan } from '../search/addresses.js';
import type { UnitsArgs } from './arguments.js';
import type { Io } from './command.js';
import { say } from './say.js';
import { lineCount, restFrom, unitsCommand } from './units-next.js';
import type { UnitsPrinter } from './units-printer.js';

/** What became of the lines that were asked for. */
export interface Answered {
  /** Lines with figures that were printed, or would have been. */
  readonly found: number;
  /** What did not fit any more. */
  readonly rest: readonly LineSpan[];
}

/** Prints what is on the lines of some spans, as far as the budget goes. A line that is cut is told of on stderr. */
export async function answerSpans(
  document: Document,
  spans: readonly LineSpan[],
  query: UnitsQuery,
  printer: UnitsPrinter,
  args: UnitsArgs,
  io: Io,
): Promise<Answered> {
  let found = 0;
  for (const answer of unitsIn(document, spans, query)) {
    found += 1;
    const put = await printer.put(answer);
    if (put.kind === 'held') return { found, rest: restFrom(spans, answer.line) };
    if (put.kind === 'whole') continue;
    say(
      io,
      `line ${answer.line} holds ${counted(answer.figures.length)} figures, ${counted(put.figures)} shown; ` +
        `all: ${unitsCommand(args, pathOf(document), [String(answer.line)], 0)}, or one column: --column NUM`,
    );
  }
  return { found, rest: [] };
}

/** How far the answers went, and the command for the rest. */
export function sayRest(
  {
    document,
    asked,
    rest,
  }: { readonly document: Document; readonly asked: readonly LineSpan[]; readonly rest: readonly LineSpan[] },
  /** What else was not reached, to stand behind the command. */
  then: string,
  printer: UnitsPrinter,
  args: UnitsArgs,
  io: Io,
): void {
  if (rest.length === 0) return;
  const addresses = addressesOf(rest);
  const path = pathOf(document);
  if (printer.printed === 0) {
    // with the same budget the next command would print nothing again
    const next = unitsCommand(args, path, addresses, 0);
    say(
      io,
      `${document.name}: not one answer fits into ${counted(args.maxChars)} characters; next: ${next}${then}`,
    );
    return;
  }
  const all = lineCount(asked);
  const done = `answers for ${counted(all - lineCount(rest))} of the ${counted(all)} lines asked for`;
  say(io, `${document.name}: ${done}; next: ${unitsCommand(args, path, addresses)}${then}`);
}

/** Why nothing was found on some lines, and where something is. */
export function nothingOn(document: Document, spans: readonly LineSpan[], { column }: UnitsQuery): string {
  const lines = addressesOf(spans);
  const where =
    spans.length === 1 && lineCount(spans) === 1
      ? `line ${lines[0]}`
      : `lines ${lines.slice(0, 5).join(' ')}`;
  const [first] = spans;
  if (!first) return 'no line was named';
  if (column !== null) {
    const columns = columnsOn(document, spans);
    if (columns.length > 0)
      return `no figure in column ${column} of ${where}; there are some in column ${columns.join(', ')}`;
  }
  const unread = whyUnreadable(document, first.line);
  const why = unread === null ? '' : `; line ${first.line} is not readable: ${unread}`;
  const near = nearestFigure(document, first);
  const hint = near ? `; the nearest is on line ${near.line}: ${near.text}` : '';
  return `no figure on ${where}${lines.length > 5 ? ' …' : ''}${why}${hint}`;
}

/** Enough columns to choose from, and enough lines to find them on. */
const MOST_COLUMNS = 20;
const MOST_LINES = 1000;

function columnsOn(document: Document, spans: readonly LineSpan[]): readonly number[] {
  const columns = new Set<number>();
  let lines = 0;
  for (const { line, end } of spans) {
    for (let at = line; at <= end && lines < MOST_LINES && columns.size < MOST_COLUMNS; at += 1) {
      lines += 1;
      for (const { column } of unitsOn(document, at, { in: null, column: null })?.figures ?? [])
        if (column !== null) columns.add(column);
    }
  }
  return [...columns].sort((a, b) => a - b);
}

/** How the command line names a document. */
export function pathOf({ name }: Document): string {
  return name === STDIN_NAME ? '-' : name;
}
