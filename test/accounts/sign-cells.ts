import type { Cell, Row, Sheet } from './sheet.js';
import { cell, placed } from './sheet.js';

/**
 * The table with one more place left of each column in `places` (1-based): it holds the currency sign on the first and
 * on the total rows of money, and the heads reach over it.
 */
export function withSignCells(sheet: Sheet, places: readonly number[], sign: string): Sheet {
  const isMoney = (each: Cell) => each.figures[0]?.unit?.kind === 'money';
  let isFirst = true;
  const rows = placed(sheet.rows, sheet.width).map((cells, r): Row => {
    const role = sheet.rows[r]?.role ?? 'item';
    const isTotal = cells.some((each) => /Total|Profit for/.test(each.cell.text));
    const hasMoney = cells.some((each) => isMoney(each.cell));
    const isSigned = hasMoney && (isFirst || isTotal);
    if (hasMoney) isFirst = false;
    return {
      role,
      cells: cells.flatMap(({ cell: each, column }): Cell[] => {
        const covered = places.filter((place) => place >= column && place < column + each.columns).length;
        if (role !== 'item' || each.columns > 1) return [{ ...each, columns: each.columns + covered }];
        return covered === 0 ? [each] : [cell(isSigned && isMoney(each) ? sign : ''), each];
      }),
    };
  });
  return { ...sheet, rows, width: sheet.width + places.length };
}
