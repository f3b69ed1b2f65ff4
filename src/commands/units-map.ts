import type { Document } from '../document/document.js';
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
import { pathOf, say } from './units-lines.js';

/**
 * `finread units FILE`: the map of the document.
 *
 * @returns 1 when it holds neither figures nor declarations
 */
export async function printMap(document: Document, args: UnitsArgs, io: Io): Promise<Status> {
  const map = unitsMap(document);
  const { figures, unmeasured, nil } = map.document;
  const kept = args.json ? writeJson(map, args, io) : await writeText(map, args, io);
  const all = map.declarations.length;
  if (kept < all) {
    const words = ['finread', 'units', pathOf(document), '--max-chars', '0'];
    if (args.json) words.push('--json');
    if (args.root !== null) words.push('--root', args.root);
    say(io, `${document.name}: ${counted(kept)} of ${counted(all)} declarations; all: ${commandLine(words)}`);
  }
  if (all + figures + unmeasured + nil > 0) return 0;
  say(io, `${document.name}: no figure and no declaration in ${numbered(document.lines.length, 'line')}`);
  return 1;
}

/** The declarations, as many as fit, and what is known of the whole, always. */
function writeJson({ declarations, document }: UnitsMap, args: UnitsArgs, io: Io): number {
  const budget = new Budget(args.maxChars);
  const fitting = declarations.filter(({ text, label }) => budget.take(text + label));
  for (const declaration of fitting) io.stdout.write(jsonLine(declaration));
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
  const { figures, withUnit, withPeriod, unitAtFigure, unitInRow, unmeasured, nil } = document;
  const rows: readonly (readonly [name: string, count: string, about: string])[] = [
    ['figures', counted(figures), `${counted(withUnit)} with a unit, ${counted(withPeriod)} with a period`],
    [
      'own unit',
      counted(unitAtFigure + unitInRow),
      `${counted(unitAtFigure)} at the figure, ${counted(unitInRow)} in the label of its row`,
    ],
    ['no unit', ...lacking(document.withoutUnit, palette)],
    ['no period', ...lacking(document.withoutPeriod, palette)],
    ['damaged', ...lacking(document.damaged, palette)],
    [
      'beside',
      counted(unmeasured + nil),
      `${counted(unmeasured)} notes and serials, ${numbered(nil, 'nil mark')}`,
    ],
  ];
  const title = `${palette.file(shown(document.file))}  ${numbered(document.lines, 'line')}, ${numbered(document.declarations, 'declaration')}`;
  return [title, ...(await tableLines(rows, [LEFT, RIGHT, LEFT], io.stdout, { indent: 2 }))];
}

/** `1 line`, `31,204 lines`. */
function numbered(count: number, what: string): string {
  return `${counted(count)} ${what}${count === 1 ? '' : 's'}`;
}

const LEFT: Column = { align: 'left' };
const RIGHT: Column = { align: 'right' };
const MOST_NAMED = 8;

function lacking({ figures, lines, first }: Lacking, palette: Palette): readonly [string, string] {
  if (figures === 0) return ['0', ''];
  const named = first.slice(0, MOST_NAMED).map((line) => palette.line(String(line)));
  const more = lines > named.length ? `, … (${counted(lines)} lines)` : '';
  return [palette.warning(counted(figures)), `on line${lines > 1 ? 's' : ''} ${named.join(', ')}${more}`];
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
