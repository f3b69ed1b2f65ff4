import { expect, test } from 'vitest';
import type { Sheet, SheetCell } from '../../src/commands/table-sheet.js';
import { boundOf } from '../../src/commands/table-xlsx.js';

const word = (text: string): SheetCell => ({ text, number: null });

function sheet(columns: number, text = 'x'): Sheet {
  const heads = Array.from({ length: columns }, () => 'head');
  return { heads, isFigures: [], rows: [{ line: 7, end: 7, cells: [word('a'), word(text)] }] };
}

test('a workbook holds so many columns, and so many characters in a cell', () => {
  expect(boundOf(sheet(16_384))).toBeNull();
  expect(boundOf(sheet(16_385))).toBe('a workbook holds 16,384 columns, and this is 16,385');
  expect(boundOf(sheet(2, 'x'.repeat(32_767)))).toBeNull();
  expect(boundOf(sheet(2, 'x'.repeat(32_768)))).toBe(
    'a cell of a workbook holds 32,767 characters, and one on line 7 has more',
  );
});

test('a workbook holds so many rows, the heads among them', () => {
  const [row] = sheet(1).rows;
  const rows = Array.from({ length: 1_048_576 }, () => row).flatMap((each) => each ?? []);
  expect(boundOf({ ...sheet(1), rows })).toBe('a workbook holds 1,048,576 rows, and this is 1,048,577');
});
