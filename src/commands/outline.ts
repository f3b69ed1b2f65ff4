import type { Document } from '../document/document.js';
import type { Heading } from '../document/headings.js';
import type { OutlineEntry } from '../operations/outline.js';
import { outlined, outlineEntry } from '../operations/outline.js';
import { counted, cutTo } from '../render/amounts.js';
import { Budget } from '../render/budget.js';
import { commandLine } from '../render/command-line.js';
import { charactersIn, madeToFit } from '../render/fitting.js';
import { jsonLine } from '../render/json-line.js';
import { paletteFor } from '../render/palette.js';
import { shown } from '../render/shown.js';
import type { Column } from '../render/table.js';
import { tableLines } from '../render/table.js';
import type { OutlineArgs } from './arguments.js';
import type { Io, Status } from './command.js';
import { openTarget } from './open.js';
import { say } from './say.js';

const LONGEST_TITLE = 100;
const MOST_NAMES = 3;

/**
 * `finread outline`: the sections of one document, as a table of contents.
 *
 * @returns 1 when the document has no heading, or none that matches
 * @throws UserError when the file cannot be read
 */
export async function run(args: OutlineArgs, io: Io): Promise<Status> {
  const { document } = openTarget(args, io);
  if (!document) return 1;
  const found = outlined(document, args);
  const textOf = (entry: OutlineEntry): number =>
    args.json ? jsonLine(entry).length : charactersIn(cellsOf(entry));
  const entryOf = (heading: Heading): OutlineEntry => outlineEntry(document, heading);
  const entries = madeToFit(found, args.maxChars, entryOf, textOf);
  const lines = args.json
    ? entries.map((entry) => jsonLine(entry))
    : (await textLines(entries, io)).map((line) => `${line}\n`);
  const budget = new Budget(args.maxChars);
  const fitting = lines.filter((line) => budget.take(line));
  for (const line of fitting) io.stdout.write(line);
  if (args.json) {
    io.stdout.write(
      jsonLine({
        type: 'end',
        file: document.name,
        headings: fitting.length,
        of: found.length,
        truncated: budget.isSpent,
      }),
    );
  }
  if (budget.isSpent) say(io, held(args, fitting.length, found));
  if (found.length > 0) return 0;
  say(io, `${document.name}: ${nothing(document, args)}`);
  return 1;
}

async function textLines(entries: readonly OutlineEntry[], io: Io): Promise<readonly string[]> {
  const palette = await paletteFor(io.stdout);
  const all = entries.map(cellsOf);
  const used = all[0]?.flatMap((_, i) => (i < 2 || all.some((cells) => cells[i] !== '') ? [i] : [])) ?? [];
  const rows = all.map(([line = '', title = '', pages = '', units = '', periods = ''], i) => {
    const isTop = entries[i]?.path.length === 1;
    const cells = [
      palette.line(line),
      isTop ? palette.heading(title) : title,
      pages,
      palette.unit(units),
      periods,
    ];
    return used.map((at) => cells[at] ?? '');
  });
  const columns: Column[] = used.map((at) => ({ align: at === 0 ? 'right' : 'left' }));
  return tableLines(rows, columns, io.stdout);
}

/** Line, title, pages, units, periods. */
function cellsOf(entry: OutlineEntry): readonly string[] {
  const indent = '  '.repeat(entry.path.length - 1);
  return [
    String(entry.line),
    indent + cutTo(shown(entry.title), LONGEST_TITLE),
    pagesOf(entry),
    some(entry.units),
    some(entry.periods),
  ];
}

function pagesOf({ page, pageEnd }: OutlineEntry): string {
  if (page === null) return '';
  return pageEnd === null || pageEnd <= page ? `p. ${page}` : `p. ${page}-${pageEnd}`;
}

/** The first few names of a list. */
function some(names: readonly string[]): string {
  const first = names.slice(0, MOST_NAMES).map(shown).join(', ');
  return names.length > MOST_NAMES ? `${first}, …` : first;
}

/** What was shown of how much, and the narrower command that shows the rest. */
function held(args: OutlineArgs, kept: number, found: readonly Heading[]): string {
  const deepest = Math.max(1, ...found.map(({ path }) => path.length));
  const words = ['finread', 'outline', args.target];
  if (args.pattern !== null) words.push(args.pattern);
  if (deepest > 1) words.push('--depth', String(deepest - 1));
  else words.push('--max-chars', '0');
  if (args.json) words.push('--json');
  if (args.root !== null) words.push('--root', args.root);
  return `${counted(kept)} of ${counted(found.length)} headings; narrower: ${commandLine(words)}, or with a PATTERN`;
}

function nothing(document: Document, args: OutlineArgs): string {
  const count = document.lines.length;
  if (args.pattern === null) return `no headings in ${counted(count)} ${count === 1 ? 'line' : 'lines'}`;
  const all = outlined(document, { pattern: null, depth: args.depth }).length;
  return `none of the ${counted(all)} headings matches "${args.pattern}"`;
}
