import type { Figure, Period, Unit } from '../meaning/answer.js';
import { unitLabel } from '../meaning/governing.js';
import type { TableFigure } from '../operations/tables/table-cells.js';
import type { TableColumn } from '../operations/tables/table-columns.js';
import type { TableData, TableRow } from '../operations/tables/table-data.js';
import type { Palette } from '../render/palette.js';
import { shown } from '../render/shown.js';
import { damageText } from './damage-words.js';
import { periodText } from './period-text.js';
import type { Reason } from './units-reasons.js';
import { alsoReasons, periodReasons, quoted, unitReasons } from './units-reasons.js';

/** Reasons of one kind that are listed; a table of hundreds of rows may have as many. */
const MOST = 12;
const MOST_LINES = 8;

/** Why columns are what they are, then rows that are not what their columns are, then what is damaged. */
export function tableReasons(table: TableData, palette: Palette): readonly Reason[] {
  const { line, columns } = table;
  const measured = columns.filter(({ holds }) => holds === 'figures');
  const figures = measured.map(figureOf);
  const dated = measured.filter(({ datedByRows }) => !datedByRows).map(figureOf);
  return [
    ...unitReasons(figures, line, palette),
    ...ownReasons<Unit>('unit', table, ({ units }) => units, unitLabel, palette),
    ...periodReasons(dated, line, palette),
    ...ownReasons<Period>('period', table, ({ periods }) => periods, periodText, palette),
    ...alsoReasons(figures, line, palette),
    ...damageReasons(table, palette),
  ];
}

/** A figure that is what its column is. */
function figureOf({ column, header, unit, period }: TableColumn): Figure {
  return { column, header, unit, period, text: '', value: null, amount: null, damage: null };
}

type Decided = Unit | Period;

/** What rows are in place of what their columns say, each reason once with the lines that it holds for. */
function ownReasons<T extends Decided>(
  what: string,
  table: TableData,
  owns: (row: TableRow) => readonly { readonly is: T | null }[],
  name: (is: T) => string,
  palette: Palette,
): readonly Reason[] {
  const groups = new Map<string, { readonly is: T | null; readonly lines: number[] }>();
  for (const row of table.rows) {
    for (const { is } of owns(row)) {
      const isOwn = is?.source === 'row' || is?.source === 'cell';
      const key = is ? `${name(is)} ${is.rule} ${isOwn ? '' : is.line}` : '';
      const held = groups.get(key);
      if (held) held.lines.push(row.line);
      else groups.set(key, { is, lines: [row.line] });
    }
  }
  const reasons = [...groups.values()].map(({ is, lines }): Reason => {
    const isOwn = is?.source === 'row' || is?.source === 'cell';
    const why =
      is === null ? '' : isOwn ? is.rule : `${is.rule}, ${quoted(is.line, is.text, lines[0] ?? 0, palette)}`;
    return [what, is ? shown(name(is)) : palette.warning('not stated'), linesText(lines), why];
  });
  return some(reasons, what);
}

function damageReasons(table: TableData, palette: Palette): readonly Reason[] {
  const reasons = table.rows.flatMap((row) =>
    row.cells.flatMap((cell) =>
      cell.figures.flatMap(({ figure }: TableFigure): Reason[] =>
        figure.damage
          ? [
              [
                'damage',
                shown(figure.text),
                `line ${cell.line}, column ${cell.column}`,
                palette.warning(shown(damageText(figure.damage))),
              ],
            ]
          : [],
      ),
    ),
  );
  return some(reasons, 'damage');
}

function some(reasons: readonly Reason[], what: string): readonly Reason[] {
  const more = reasons.length - MOST;
  return more > 0 ? [...reasons.slice(0, MOST), [what, '…', `and ${more} more`, '']] : reasons;
}

function linesText(lines: readonly number[]): string {
  const distinct = [...new Set(lines)];
  const named = distinct.slice(0, MOST_LINES).join(', ');
  return `line${distinct.length > 1 ? 's' : ''} ${named}${distinct.length > MOST_LINES ? ', …' : ''}`;
}
