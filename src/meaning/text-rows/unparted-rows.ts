import type { Document } from '../../document/document.js';
import type { Printed } from '../../figures/printed.js';
import { printedFigures } from '../../figures/printed.js';
import type { Period } from '../answer.js';
import { mentionsIn } from '../periods/period-words.js';
import { periodInTable } from '../periods/periods.js';
import { figureColumns } from '../places/figure-columns.js';
import type { Place } from '../places/place.js';
import { headerText, headsAt } from '../places/place.js';
import { linesAbove } from '../places/scope.js';
import { periodOfHeads } from './text-row-period.js';
import type { TextRow } from './text-rows.js';
import { textRows } from './text-rows.js';

/** One figure of a row of a table that the converter left in one cell: "Total assets $ 1,204 $ 1,118". */
export interface UnpartedFigure {
  readonly printed: Printed;
  readonly label: string;
  /** The column of the grid that it belongs to, null when it cannot be told. */
  readonly column: number | null;
  readonly row: TextRow;
}

/** The figures of a cell that stands alone in its row and holds the label and the figures of several columns; else none. */
export function unpartedFigures({ placed, row }: Place, text: string): readonly UnpartedFigure[] {
  const { layout, table } = placed;
  const filled = table.rows[row]?.printed.filter((c) => c.text.trim() !== '') ?? [];
  if (layout.roles[row] !== 'span' || filled.length !== 1) return [];
  const printed = printedFigures(text, layout.style, 'prose');
  if (!printed.some((p) => p.formatted || p.percent || p.currency !== null)) return [];
  const filledColumns = figureColumns(layout, null);
  return textRows(text, printed).flatMap((each) => {
    if (each.entries < 2 || !/\p{L}{2}/u.test(each.label)) return [];
    const columns =
      filledColumns.length === each.entries ? filledColumns : datedColumns({ placed, row, column: 1 });
    const isFull = columns.length === each.entries;
    return [...each.places].map(([figure, at]) => ({
      printed: figure,
      label: each.label,
      column: isFull ? (columns[at] ?? null) : null,
      row: each,
    }));
  });
}

/** The columns under dated heads, in a table whose rows are all left in one cell. */
function datedColumns(place: Place): readonly number[] {
  const { columns } = place.placed.table;
  return Array.from({ length: columns - 1 }, (_, i) => i + 2).filter(
    (column) => mentionsIn(headerText(headsAt({ ...place, column })) ?? '').length > 0,
  );
}

/** The words over the column of such a figure. */
export function unpartedHeader(place: Place, { column }: UnpartedFigure): string | null {
  return column === null ? null : headerText(headsAt({ ...place, column }));
}

/** The period of such a figure: of its column, or of the lines above a table without heads. */
export function unpartedPeriod(
  document: Document,
  place: Place,
  figure: UnpartedFigure,
  line: number,
): Period | null {
  const { printed, label, column, row } = figure;
  if (column !== null) return periodInTable(document, { ...place, column }, { text: label, line });
  const { headed } = place.placed;
  if (headed.layout.roles.includes('header')) return null;
  const above = linesAbove(document, headed.table.line, 0);
  const found = periodOfHeads(document, above, row.entries, row.places.get(printed) ?? -1);
  return found === 'none' ? null : found;
}
