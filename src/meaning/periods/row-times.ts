import { remembered } from '../../document/remember.js';
import type { Period } from '../answer.js';
import type { Place } from '../places/place.js';
import type { Placed } from '../places/scope.js';
import { mentionsIn } from './period-words.js';
import type { Surroundings } from './resolve-period.js';
import { workOut } from './resolve-period.js';
import { periodOf, rowPeriod } from './row-period.js';

/** A label and the line where it stands. */
interface Label {
  readonly text: string;
  readonly line: number;
}

/** What a row tells of its time with the help of the rows around it. */
export function rowTime(place: Place, label: Label | null, around: Surroundings): Period | null {
  const beside = besideLabel(place, around);
  if (beside || !label) return beside;
  return ofSister(place, label, around) ?? ofWhole(place, label, around);
}

const TIME_HEAD = /^\W*(?:(?:financial |fiscal )?years?|period|fy|jahr|geschäftsjahr)?\W*$/i;
/** So many rows with a time make a column of times. */
const FEWEST_TIMES = 4;

/** "Name | 2023/24 | 300" over "| 2022/23 | 280": behind the labels stands a column of times. */
function besideLabel(place: Place, around: Surroundings): Period | null {
  const column = columnOfTimes(place.placed, null);
  if (column === null || column >= place.column) return null;
  const cell = place.placed.table.rows[place.row]?.cells[column - 1];
  const worked = cell ? workOut(cell.text, around) : null;
  return cell && worked ? periodOf(worked, 'row label', cell.line, cell.text) : null;
}

/** The column behind the labels that holds one of two years in each row of figures, under no head of its own. */
const columnOfTimes = remembered((placed: Placed, _key: null): number | null => {
  const { labels } = placed.layout;
  return [labels, labels + 1].find((column) => column > 1 && holdsTimes(placed, column)) ?? null;
});

function holdsTimes(placed: Placed, column: number): boolean {
  const { layout, table } = placed;
  const head = table.rows
    .map((row, r) => (layout.roles[r] === 'header' ? (row.cells[column - 1]?.text ?? '') : ''))
    .join(' ');
  if (!TIME_HEAD.test(head)) return false;
  const rows = table.rows.filter(
    (_, r) =>
      layout.roles[r] === 'data' && layout.contents[r]?.slice(column).some((c) => c.kind === 'figures'),
  );
  const years = rows.flatMap((row) => yearAlone(row.cells[column - 1]?.text ?? '') ?? []);
  return years.length >= FEWEST_TIMES && years.length === rows.length && new Set(years).size === 2;
}

function yearAlone(text: string): string | null {
  const [only, ...others] = mentionsIn(text);
  const isYear = only?.form === 'fiscal year' || only?.form === 'year';
  return isYear && others.length === 0 && only.text === text.trim() ? only.text : null;
}

const YEAR_AT_END = /^(.*\p{L}\W*)\b((?:19|20)\d\d)\W{0,2}$/u;

/** "Capital expenditure 2024" over "Capital expenditure 2023": one row for each of two years. */
function ofSister(place: Place, label: Label, around: Surroundings): Period | null {
  const [, name, year] = YEAR_AT_END.exec(label.text) ?? [];
  if (!name || !year || mentionsIn(label.text).length !== 1) return null;
  const isSister = [place.row - 1, place.row + 1].some((row) => {
    const [, other, next] = YEAR_AT_END.exec(labelAt(place, row).text) ?? [];
    return other === name && Math.abs(Number(next) - Number(year)) === 1;
  });
  const worked = isSister ? workOut(year, around) : null;
  return worked ? periodOf(worked, 'row label', label.line, label.text) : null;
}

const PART_OF_ROW = /^\W*(?:of which|thereof|davon|dont|di cui|waarvan)\b/i;

/** "Employees as of 31 December 2024" over "of which in production": the parts are of the time of the whole. */
function ofWhole(place: Place, label: Label, around: Surroundings): Period | null {
  if (!PART_OF_ROW.test(label.text)) return null;
  for (let row = place.row - 1; row >= place.placed.layout.firstData; row -= 1) {
    const whole = labelAt(place, row);
    if (PART_OF_ROW.test(whole.text)) continue;
    const told = rowPeriod(whole.text, around);
    return told
      ? periodOf(told.worked, 'row label', whole.line, whole.text)
      : ofSister({ ...place, row }, whole, around);
  }
  return null;
}

function labelAt({ placed: { layout, table } }: Place, row: number): Label {
  const cell = layout.roles[row] === 'data' ? table.rows[row]?.cells[layout.labels - 1] : undefined;
  return { text: cell?.text.replace(/\s+/g, ' ').trim() ?? '', line: cell?.line ?? 0 };
}
