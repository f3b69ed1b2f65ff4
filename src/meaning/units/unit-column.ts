import { remembered } from '../../document/remember.js';
import type { Layout } from '../../tables/layout.js';
import type { Cell } from '../../tables/table.js';
import type { FigurePlace } from '../places/figure-place.js';
import type { Verdicts } from '../verdict.js';
import { ends, holds } from '../verdict.js';
import type { Ruling } from './ruling.js';
import { unitWords } from './unit-words.js';

/** The head of a column that names the unit of each row. */
const UNIT_HEAD = /^\W*(?:units?|uom|units? of measure(?:ment)?|measure(?:ment)? units?)\W*$/i;
/** The same as in the row above. */
const DITTO = /^(?:["”″〃']{1,2}|''|-?\s?do\s?-?|ditto|-"-)$/i;
/** Measures that are counted. */
const MEASURE =
  /^(?:nos?\.?|numbers?|(?:m|k|t)?mt|mtpa|tonnes?|tons?|kgs?|kl|litres?|[kmgt]wh?|[gtm]j|acres?|hectares?|ha|km|m[23²³]|cu\.? ?m|sq\.? ?(?:ft|m)|units?|pieces|pcs|pairs|bales|bags|barrels?|bbls?|quintals?)\.?$/i;

/**
 * "Cement | MT | 1,204": the cell under the head "Unit" is the unit of the row, a ditto mark that of the row above. A
 * measure that nobody knows ends the search: whatever else holds for the table, it is not for that row.
 */
export function* unitColumnVerdict({ placed, row }: FigurePlace): Verdicts<Ruling> {
  const column = unitColumn(placed.layout, null);
  const cell = column === null ? null : unitCell(placed.layout, row, column);
  const text = cell?.text.replace(/\s+/g, ' ').trim() ?? '';
  if (!cell || text === '' || /^[-–—.]+$/.test(text)) return;
  const known = unitWords(text);
  // "million": of what the label tells
  if (known?.bare) return;
  const count = {
    kind: 'count',
    currency: null,
    scale: 'one',
    text,
    start: 0,
    end: text.length,
    bare: false,
  } as const;
  const words = known ?? (MEASURE.test(text) ? count : null);
  const cited = { rule: 'row label', line: cell.line, text } as const;
  yield words
    ? holds({ ...cited, words, shares: null })
    : ends(cited, 'is a unit of its own, and none that is known');
}

function unitCell({ table, roles }: Layout, row: number, column: number): Cell | null {
  for (let r = row; r >= 0; r -= 1) {
    const cell = table.rows[r]?.cells[column - 1];
    const text = cell?.text.trim() ?? '';
    if (roles[r] === 'data' && cell && !DITTO.test(text)) return cell;
    if (r === row && !DITTO.test(text)) return null;
  }
  return null;
}

const unitColumn = remembered((layout: Layout, _key: null): number | null => {
  for (const [r, role] of layout.roles.entries()) {
    if (role !== 'header') continue;
    const at = layout.table.rows[r]?.cells.findIndex((c) => c !== undefined && UNIT_HEAD.test(c.text)) ?? -1;
    const texts = layout.table.rows.flatMap((row, i) =>
      layout.roles[i] === 'data' ? [row.cells[at]?.text.trim() ?? ''] : [],
    );
    // a column of plants or of counts may be headed so, too; one measure for all rows is that of the trade: "Ton"
    const isUnits =
      texts.some((t) => MEASURE.test(t) || unitWords(t) !== null) &&
      !texts.some((t) => /^[\d.,]+$/.test(t)) &&
      new Set(texts.filter((t) => t !== '' && !DITTO.test(t)).map((t) => t.toLowerCase())).size > 1;
    if (at > 0 && isUnits) return at + 1;
  }
  return null;
});
