import type { Document } from '../document/document.js';
import { overlongLines, whyUnreadable } from '../document/unreadable.js';
import type { GroupStyle } from '../figures/numeric-tokens.js';
import { GROUP_STYLES } from '../figures/numeric-tokens.js';
import type { Lacking, MapDeclaration, MapDocument, UnitsMap } from '../operations/units-map.js';
import { unitsMap } from '../operations/units-map.js';
import { counted, cutTo } from '../render/amounts.js';
import { Budget } from '../render/budget.js';
import { commandLine } from '../render/command-line.js';
import { jsonLine } from '../render/json-line.js';
import type { Palette } from '../render/palette.js';
import { paletteFor } from '../render/palette.js';
import { shown } from '../render/shown.js';
import type { Column } from '../render/table.js';
import { tableLines } from '../render/table.js';
import type { UnitsArgs } from './arguments.js';
import type { Io, Status } from './command.js';
import { say } from './say.js';
import { pathOf } from './units-lines.js';

/**
 * `finread units FILE`: the map of the document.
 *
 * @returns 1 when it holds neither figures nor declarations
 */
export async function printMap(document: Document, args: UnitsArgs, io: Io): Promise<Status> {
  const map = unitsMap(document);
  const { figures, unmeasured, nil } = map.document;
  const kept = args.json ? writeJson(map, args, io) : await writeText(map, args, io);
  const listed = args.json && map.statements.length > 0 ? 'declarations and statements' : 'declarations';
  const all = map.declarations.length + (args.json ? map.statements.length : 0);
  if (kept < all) {
    const words = ['finread', 'units', pathOf(document), '--max-chars', '0'];
    if (args.json) words.push('--json');
    if (args.root !== null) words.push('--root', args.root);
    say(io, `${document.name}: ${counted(kept)} of ${counted(all)} ${listed}; all: ${commandLine(words)}`);
  }
  if (map.declarations.length + figures + unmeasured + nil > 0) return 0;
  const [first] = overlongLines(document);
  const unread =
    first === undefined ? '' : `; line ${first} is not readable: ${whyUnreadable(document, first)}`;
  say(
    io,
    `${document.name}: no figure and no declaration in ${numbered(document.lines.length, 'line')}${unread}`,
  );
  return 1;
}

/** The declarations and then the statements, as many as fit, and what is known of the whole, always. */
function writeJson({ declarations, statements, document }: UnitsMap, args: UnitsArgs, io: Io): number {
  const budget = new Budget(args.maxChars);
  const fitting = [
    ...declarations.filter(({ text, label }) => budget.take(text + label)),
    ...statements.filter(({ spellings }) => budget.take(spellings.map(({ text }) => text).join(''))),
  ];
  for (const each of fitting) io.stdout.write(jsonLine(each));
  io.stdout.write(jsonLine(document));
  return fitting.length;
}

/** What is known of the whole first, so that it is never cut off, then the declarations. Returns how many fitted. */
async function writeText({ declarations, document }: UnitsMap, args: UnitsArgs, io: Io): Promise<number> {
  const palette = await paletteFor(io.stdout);
  const budget = new Budget(args.maxChars);
  const summary = await summaryLines(document, io, palette);
  for (const line of summary) if (budget.take(`${line}\n`)) io.stdout.write(`${line}\n`);
  if (declarations.length === 0) return 0;
  const [head = '', ...rows] = await declarationLines(declarations, io, palette);
  if (budget.take(`\n${head}\n`)) io.stdout.write(`\n${head}\n`);
  const fitting = rows.filter((line) => budget.take(`${line}\n`));
  for (const line of fitting) io.stdout.write(`${line}\n`);
  // on a terminal a row may take several lines
  return budget.isSpent ? Math.min(fitting.length, declarations.length - 1) : declarations.length;
}

async function summaryLines(document: MapDocument, io: Io, palette: Palette): Promise<readonly string[]> {
  const rows = [...figureRows(document, palette), ...textRows(document, palette)];
  const title = `${palette.file(shown(document.file))}  ${numbered(document.lines, 'line')}, ${numbered(document.declarations, 'declaration')}`;
  return [title, ...(await tableLines(rows, [LEFT, RIGHT, LEFT], io.stdout, { indent: 2 }))];
}

type SummaryRow = readonly [name: string, count: string, about: string];

function figureRows(document: MapDocument, palette: Palette): readonly SummaryRow[] {
  const { figures, withUnit, withPeriod, unitAtFigure, unitInRow, unmeasured, nil } = document;
  return [
    ['figures', counted(figures), `${counted(withUnit)} with a unit, ${counted(withPeriod)} with a period`],
    [
      'own unit',
      counted(unitAtFigure + unitInRow),
      `${counted(unitAtFigure)} at the figure, ${counted(unitInRow)} in the label of its row`,
    ],
    ...distanceRow(document),
    ['no unit', ...lacking(document.withoutUnit, palette)],
    ['no period', ...lacking(document.withoutPeriod, palette)],
    ['damaged', ...lacking(document.damaged, palette)],
    [
      'beside',
      counted(unmeasured + nil),
      `${counted(unmeasured)} notes and serials, ${numbered(nil, 'nil mark')}`,
    ],
  ];
}

function distanceRow({ distance }: MapDocument): readonly SummaryRow[] {
  if (!distance) return [];
  const { median, p90, max, line, declared } = distance;
  const most = `${counted(max)} at most: line ${line}, declared on line ${declared}`;
  return [
    [
      'distance',
      counted(median),
      `lines to the declaration in the median, 9 in 10 ≤ ${counted(p90)}, ${most}`,
    ],
  ];
}

/** How people call what stands between groups of digits. */
const STYLE_NAMES: Readonly<Record<GroupStyle, string>> = {
  indian: 'Indian',
  western: 'western',
  either: 'in either habit',
  blank: 'by blanks',
  apostrophe: 'by apostrophes',
  point: 'by points',
};

function textRows(document: MapDocument, palette: Palette): readonly SummaryRow[] {
  const { lines, tableLines: inTables, numbers, statements, unreadable } = document;
  const styles = GROUP_STYLES.filter((style) => numbers[style] > 0).map(
    (style) => `${counted(numbers[style])} ${STYLE_NAMES[style]}`,
  );
  const grouped = [`${percent(numbers.grouped, numbers.tokens)} of the numbers`, styles.join(', ')];
  return [
    ['in tables', counted(inTables), `${percent(inTables, lines)} of the lines`],
    ['numbers', counted(numbers.tokens), `${counted(numbers.distinct)} distinct`],
    ['grouped', counted(numbers.grouped), grouped.filter((text) => text !== '').join(': ')],
    ...statementRow(statements),
    ['unreadable', ...linesNamed(unreadable.lines, unreadable.lines, unreadable.first, palette)],
  ];
}

function statementRow({ statements, spellings }: MapDocument['statements']): readonly SummaryRow[] {
  if (statements === 0) return [];
  return [['statements', counted(statements), `numbered, in ${numbered(spellings, 'spelling')}`]];
}

function percent(part: number, whole: number): string {
  return `${(whole === 0 ? 0 : (100 * part) / whole).toFixed(1)} %`;
}

/** `1 line`, `31,204 lines`. */
function numbered(count: number, what: string): string {
  return `${counted(count)} ${what}${count === 1 ? '' : 's'}`;
}

const LEFT: Column = { align: 'left' };
const RIGHT: Column = { align: 'right' };
const MOST_NAMED = 8;

function lacking({ figures, lines, first }: Lacking, palette: Palette): readonly [string, string] {
  return linesNamed(figures, lines, first, palette);
}

/** How many, and on which lines. */
function linesNamed(
  count: number,
  lines: number,
  first: readonly number[],
  palette: Palette,
): readonly [string, string] {
  if (count === 0) return ['0', ''];
  const named = first.slice(0, MOST_NAMED).map((line) => palette.line(String(line)));
  const more = lines > named.length ? `, … (${counted(lines)} lines)` : '';
  return [palette.warning(counted(count)), `on line${lines > 1 ? 's' : ''} ${named.join(', ')}${more}`];
}

const HEADS = ['LINE', 'UNIT', 'FIGURES', 'ON LINES', 'WORDS'];
const LONGEST_WORDS = 160;

async function declarationLines(
  declarations: readonly MapDeclaration[],
  io: Io,
  palette: Palette,
): Promise<readonly string[]> {
  const rows = declarations.map((each) => [
    palette.line(String(each.line)),
    palette.unit(shown(each.label)),
    counted(each.figures),
    each.from === null ? '–' : each.from === each.to ? String(each.from) : `${each.from}-${each.to}`,
    `"${cutTo(shown(each.text), LONGEST_WORDS)}"`,
  ]);
  return tableLines([HEADS.map(palette.heading), ...rows], [RIGHT, LEFT, RIGHT, LEFT, LEFT], io.stdout);
}
