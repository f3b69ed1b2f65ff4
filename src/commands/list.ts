import { selectFiles } from '../corpus/select.js';
import type { ListEntry } from '../operations/list.js';
import { describe } from '../operations/list.js';
import { counted, cutTo, sized } from '../render/amounts.js';
import { Budget } from '../render/budget.js';
import { jsonLine } from '../render/json-line.js';
import { paletteFor } from '../render/palette.js';
import { shown } from '../render/shown.js';
import type { Column } from '../render/table.js';
import { tableLines } from '../render/table.js';
import type { ListArgs } from './arguments.js';
import type { Io, Status } from './command.js';
import { eachDocument } from './open.js';
import { say } from './say.js';

const MOST_UNITS = 3;
const LONGEST_TITLE = 60;
/** A few long names do not pad the others. */
const WIDEST = 40;

/**
 * `finread list`: which documents there are.
 *
 * @returns 1 when there is none; 2 when a named one cannot be read, with the rest listed all the same
 * @throws UserError when a named path leads out of the root
 */
export async function run(args: ListArgs, io: Io): Promise<Status> {
  const entries: ListEntry[] = [];
  const failed = await eachDocument(
    selectFiles(args.paths, { cwd: io.cwd, root: args.root }),
    io,
    (document) => {
      entries.push(describe(document));
    },
  );
  const lines = args.json ? entries.map((entry) => jsonLine(entry)) : await textLines(entries, io);
  const budget = new Budget(args.maxChars);
  const fitting = lines.filter((line) => budget.take(line));
  for (const line of fitting) io.stdout.write(line);
  const kept = args.json ? fitting.length : Math.max(0, fitting.length - 1);
  if (args.json) {
    io.stdout.write(
      jsonLine({ type: 'end', documents: kept, of: entries.length, truncated: budget.isSpent }),
    );
  }
  if (budget.isSpent) {
    say(io, `${counted(kept)} of ${counted(entries.length)} documents; name fewer paths, or --max-chars 0`);
  }
  sayUnreadable(entries, io);
  if (failed) return 2;
  if (entries.length > 0) return 0;
  say(io, `no Markdown or text files in ${args.paths.join(', ') || 'this folder'}`);
  return 1;
}

/** A document is named when one line in so many or more cannot be read, and no more than a few are. */
const ONE_IN = 20;
const MOST_NAMED = 5;

function sayUnreadable(entries: readonly ListEntry[], io: Io): void {
  const found = entries.filter(({ lines, unreadable }) => unreadable > 0 && unreadable * ONE_IN >= lines);
  for (const { file, lines, unreadable } of found.slice(0, MOST_NAMED)) {
    const share = `${counted(unreadable)} of ${counted(lines)} lines`;
    say(io, `${file}: ${share} not readable: the font was not decoded`);
  }
  const more = found.length - MOST_NAMED;
  if (more > 0) say(io, `and ${counted(more)} more documents that are hardly readable`);
}

const UNKNOWN = ' (currency not stated)';

const COLUMNS: readonly Column[] = [
  { align: 'left' },
  { align: 'right' },
  { align: 'right' },
  { align: 'right' },
  { align: 'right' },
  { align: 'left' },
  { align: 'left' },
];
const HEADS = ['FILE', 'SIZE', 'LINES', 'TABLES', 'PAGES', 'UNITS', 'TITLE'];

async function textLines(entries: readonly ListEntry[], io: Io): Promise<readonly string[]> {
  if (entries.length === 0) return [];
  const palette = await paletteFor(io.stdout);
  const rows = entries.map((entry) => [
    palette.file(shown(entry.file)),
    sized(entry.size),
    counted(entry.lines),
    counted(entry.tables),
    entry.pages === null ? '–' : counted(entry.pages),
    palette.unit(unitsOf(entry)),
    cutTo(shown(entry.title ?? ''), LONGEST_TITLE),
  ]);
  const lines = await tableLines([HEADS.map((head) => palette.heading(head)), ...rows], COLUMNS, io.stdout, {
    widest: WIDEST,
  });
  return lines.map((line) => `${line}\n`);
}

function unitsOf(entry: ListEntry): string {
  // "million" tells nothing beside "$ million"
  const units = entry.units.filter(
    (unit) =>
      !unit.endsWith(UNKNOWN) ||
      !entry.units.some((other) => other.endsWith(` ${unit.slice(0, -UNKNOWN.length)}`)),
  );
  const named = units.slice(0, MOST_UNITS).map(shown).join(', ');
  return units.length > MOST_UNITS ? `${named}, …` : named || '–';
}
