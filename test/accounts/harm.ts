import type { Draw } from './draw.js';
import type { House } from './house.js';
import type { Cell, Row, Sheet } from './sheet.js';

/** What a converter does to a figure with groups and decimals. */
const HARMS: readonly ((text: string) => string)[] = [
  // 2,408.71 to 2,408.7 1
  (text) => `${text.slice(0, -1)} ${text.slice(-1)}`,
  // 2,408.71 to 2.408.71
  (text) => text.replace(/,(?=\d{3}\.)/, '.'),
  // 2,408.71 to ,408.71
  (text) => text.replace(/^\d+(?=,)/, ''),
];

const MAY_BE_HARMED = /^\d{1,3}(?:,\d{2,3})+\.\d{2}$/;

/** The table with a few of its figures harmed, in some houses. */
export function harmed(draw: Draw, house: House, sheet: Sheet): Sheet {
  if (house.form.startsWith('text') || house.form === 'html on one line' || !draw.chance(0.2)) return sheet;
  return { ...sheet, rows: sheet.rows.map((row) => (draw.chance(0.3) ? harmedRow(draw, row) : row)) };
}

function harmedRow(draw: Draw, row: Row): Row {
  const fit = row.cells.flatMap((each, i) => (MAY_BE_HARMED.test(each.text) ? [i] : []));
  if (fit.length === 0) return row;
  const at = draw.pick(fit);
  const [left, right] = [row.cells[at], row.cells[at + 1]];
  if (left && right && draw.chance(0.3) && MAY_BE_HARMED.test(right.text)) {
    const both: Cell = {
      ...left,
      text: `${left.text}   ${right.text}`,
      figures: [...left.figures, ...right.figures].map((figure) => ({ ...figure, harmed: true })),
    };
    const emptied: Cell = { ...right, text: '', figures: [] };
    return { ...row, cells: [...row.cells.slice(0, at), both, emptied, ...row.cells.slice(at + 2)] };
  }
  const harm = draw.pick(HARMS);
  const cells = row.cells.map((each, i) =>
    i === at
      ? {
          ...each,
          text: harm(each.text),
          figures: each.figures.map((figure) => ({ ...figure, harmed: true })),
        }
      : each,
  );
  return { ...row, cells };
}
