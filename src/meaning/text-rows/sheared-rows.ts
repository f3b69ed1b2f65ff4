import type { Document } from '../../document/document.js';
import type { Printed } from '../../figures/printed.js';
import { printedFigures } from '../../figures/printed.js';
import { unsheared } from '../../tables/sheared.js';
import type { Period } from '../answer.js';
import { mentionsIn } from '../periods/period-words.js';
import type { Surroundings } from '../periods/resolve-period.js';
import { workOut } from '../periods/resolve-period.js';
import { periodOf } from '../periods/row-period.js';
import type { Place } from '../places/place.js';
import type { Ruling } from '../units/ruling.js';
import type { Verdicts } from '../verdict.js';
import { ends, holding } from '../verdict.js';
import { withoutMarks } from './marks.js';
import { textRowPeriod } from './text-row-period.js';
import { textRowRuling } from './text-row-unit.js';
import type { TextRow } from './text-rows.js';
import { hasFigures, PROSE_STYLE, textRows } from './text-rows.js';

/** A figure of a table whose column edges run through words: its row, read as the line of text that it was. */
export interface ShearedFigure {
  readonly row: TextRow;
  readonly place: number;
  readonly printed: Printed;
}

/** True where rows are lines of text, and the cells over a figure are no heads of it. */
export function isInSheared({ placed }: Place): boolean {
  return placed.isSheared;
}

/**
 * The row of text and the place in it of the figure that a cell holds; null where the row is none, or the cell holds
 * pieces of several figures. Making text whole moves no digit past another, so the digits before the figure tell it.
 */
export function shearedFigure(document: Document, { placed, row: at, column }: Place): ShearedFigure | null {
  const row = placed.table.rows[at];
  if (!row) return null;
  const whole = unsheared(placed.table, row);
  const text = withoutMarks(document, row.line, whole);
  const before = digitsIn(
    row.printed
      .filter((c) => c.column < column)
      .map((c) => c.text)
      .join(' '),
  );
  const within = digitsIn(row.printed.find((c) => c.column === column)?.text ?? '');
  const found = textRows(text, printedFigures(text, PROSE_STYLE, 'prose')).flatMap((each) =>
    [...each.places].flatMap(([printed, place]) => {
      const from = digitsIn(whole.slice(0, printed.from));
      const isHere = from < before + within && from + digitsIn(printed.text) > before;
      return isHere ? [{ row: each, place, printed }] : [];
    }),
  );
  const [only, ...others] = found;
  return only && others.length === 0 ? only : null;
}

const digitsIn = (text: string): number => text.match(/\d/g)?.length ?? 0;

/** What the lines of text over such a figure say of its period; no cell of the table heads it. */
export function* shearedPeriod(document: Document, place: Place, around: Surroundings): Verdicts<Period> {
  const line = place.placed.table.rows[place.row]?.line ?? 0;
  const figure = shearedFigure(document, place);
  const told = figure && textRowPeriod(document, line, figure.row, figure.place);
  yield* holding(told ?? (figure && soleTime(place, around)));
  yield ends(null, CUT);
}

/** The one time that the rows above name: the table is all that its page prints, so no head is lost. */
function soleTime({ placed, row }: Place, around: Surroundings): Period | null {
  const lines = placed.table.rows
    .slice(0, row)
    .map((r) => ({ line: r.line, text: unsheared(placed.table, r) }))
    .filter(({ text }) => !hasFigures(text) && mentionsIn(text).length > 0);
  const [only, ...others] = lines;
  if (!only || others.length > 0 || mentionsIn(only.text).length > 1) return null;
  const worked = workOut(only.text, around);
  return worked && periodOf(worked, 'line above', only.line, only.text);
}

/** What the row and the lines of text over such a figure say of its unit. */
export function shearedRuling(document: Document, place: Place): Ruling | null {
  const line = place.placed.table.rows[place.row]?.line ?? 0;
  const figure = shearedFigure(document, place);
  return figure && textRowRuling(document, line, figure.row, figure.printed);
}

const CUT = 'the edges of the columns run through words, and no line above dates the row';
