import type { Document } from '../../document/document.js';
import type { Period } from '../answer.js';
import { isCrowded } from '../places/figure-columns.js';
import type { Place } from '../places/place.js';
import { headsAt } from '../places/place.js';
import { isInSheared, shearedPeriod } from '../text-rows/sheared-rows.js';
import type { Verdicts } from '../verdict.js';
import { decided, ends, fails, holding, holds } from '../verdict.js';
import { headingOf } from './column-heads.js';
import { columnPeriod, headerLineAbove, yearOverBlock } from './column-period.js';
import { isCut, withRestOfDate } from './cut-labels.js';
import { ofFlow } from './flow-labels.js';
import { gluedPeriod } from './glued-dates.js';
import { withoutSubhead } from './glued-subheads.js';
import { groupedAbove, roundsBelow } from './group-lines.js';
import { isOneLeft, lostItsSister } from './lost-heads.js';
import {
  BEFORE_CLOSING,
  betweenColumns,
  isBeforeClosing,
  isOpeningInside,
  joinsMovements,
  rollForward,
} from './movements.js';
import { crossedPeriod } from './part-of-year.js';
import type { Surroundings, Unclear, Worked } from './resolve-period.js';
import {
  bracketPeriod,
  hasYearBetween,
  labelsTwoRows,
  periodOf,
  rowPeriod,
  subheadPeriod,
} from './row-period.js';
import { rowTime } from './row-times.js';
import { sharedPeriod } from './shared-dates.js';
import { starVerdicts } from './star-notes.js';
import { titleVerdicts } from './title-period.js';
import { aroundOf } from './titles.js';

/** The period of a place in a table, or null: of its column, of its row, of a sub-head, of the title. */
export function periodInTable(document: Document, place: Place, label: Label | null): Period | null {
  return decided(periodVerdicts(document, place, label));
}

/** The text cells left of a figure, and their line. */
interface Label {
  readonly text: string;
  readonly line: number;
}

/** What each rule says of the period of a place, strongest first. */
export function* periodVerdicts(document: Document, place: Place, named: Label | null): Verdicts<Period> {
  if (isInSheared(place)) return yield* shearedPeriod(document, place, aroundOf(document, place.placed));
  const around = aroundOf(document, place.placed);
  const label = named && asPrinted(named, place);
  const { head, isChange } = headingOf(headsAt(place), null);
  const header = head?.text ?? null;
  if (isChange) {
    yield* holding(betweenColumns(place, around));
    yield ends(head, 'names a change or a share, which has no period of its own');
    return;
  }
  const labelled = label && ({ ...label, rule: 'row label' } as const);
  for (const cited of [labelled, head]) if (cited) yield* starVerdicts(document, place.placed, cited, around);
  if (head && isOneLeft(place))
    return yield ends(head, 'is the one head that is left over several columns of figures');
  const told = header && (lostItsSister(place) ? TORN : columnPeriod(header, place, around));
  const column = told && !('unclear' in told) ? ofFlow(told, label, header, around) : null;
  if (label && header) {
    const crossed = crossedPeriod(label.text, header, around);
    const words = { rule: 'row label', line: label.line, text: `${label.text} ${header}` } as const;
    if (crossed === 'unclear')
      return yield ends(words, 'is a month of a year, and where the year ends is not told');
    if (crossed) return yield holds(periodOf(crossed, words.rule, words.line, words.text));
  }
  const row = label && label.text.length <= LONGEST_LABEL ? rowPeriod(label.text, around) : null;
  const doubt = labelled && doubtOfLabel(labelled.text, place, row !== null, column !== null);
  if (doubt) return yield ends(labelled, doubt);
  if (row && label && (!column || (row.explicit && column.span !== 'instant'))) {
    const period = periodOf(row.worked, 'row label', label.line, label.text);
    yield hasYearBetween(place)
      ? ends(period, 'is parted from the figure by another year, and which is meant is not told')
      : holds(period);
  }
  const misled = head && column && doubtOfHead(head.text, column, place, label, around);
  if (misled) yield ends(head, misled);
  if (head && column) yield holds(periodOf(column, 'column header', head.line, column.label));
  if (head && !column) yield* holding(groupedAbove(document, place) ?? roundsBelow(document, place));
  if (head && told && 'unclear' in told) yield fails(head, told.unclear);
  if (row && label && column) yield holds(periodOf(row.worked, 'row label', label.line, label.text));
  if (!row && !column) yield* holding(rowTime(place, label, around));
  yield* holding(gluedPeriod(place, around));
  yield* holding(sharedPeriod(place, header, around));
  const lines = headerLineAbove(document, place);
  yield* holding(lines === 'none' ? null : lines);
  yield* holding(yearOverBlock(document, place, around));
  yield* holding(betweenColumns(place, around));
  yield* holding(rollForward(place, around));
  const subhead = subheadPeriod(place, around);
  if (subhead?.span === 'instant' && isBeforeClosing(place)) yield ends(subhead, BEFORE_CLOSING);
  yield* holding(subhead);
  yield* holding(bracketPeriod(place, label, around));
  if (lines === null)
    return yield ends(null, 'the line above that names dates names other columns than the table has');
  yield* titleVerdicts(document, place, head, around);
}

/** Longer is no label: the rows of a statement that the converter left in one cell, each with its own dates. */
const LONGEST_LABEL = 300;

/** The words left of a figure, whole and without the sub-head that stands behind them. */
function asPrinted(label: Label, place: Place): Label {
  const text = withRestOfDate(place.placed.layout, place.row, label.text);
  return withoutSubhead(place, { ...label, text });
}

/** Why the words of a label date nothing, or null. */
function doubtOfLabel(label: string, place: Place, isDated: boolean, isUnderDate: boolean): string | null {
  if (!isUnderDate && isCut(label)) return 'dates a balance, and its date was cut off';
  return isDated && labelsTwoRows(place, label)
    ? 'is that of two rows, and which of them is dated is not told'
    : null;
}

/** Why the period that a head tells is not that of a figure under it, or null. */
function doubtOfHead(
  head: string,
  { span }: Worked,
  place: Place,
  label: Label | null,
  around: Surroundings,
): string | null {
  if (isCrowded(place)) return 'stands over one column, and the figures of several are in it';
  if (joinsMovements(head)) return 'names several columns, and which of them is dated is not told';
  if (span === 'instant' && isBeforeClosing(place)) return BEFORE_CLOSING;
  return span === 'year' && isOpeningInside(place, label, around)
    ? 'is that of a movement, and a balance at its opening is of the year before'
    : null;
}

const TORN: Unclear = { unclear: 'stands over another column, too, and one of the two lost its own' };
