import type { Document } from '../../document/document.js';
import { remembered } from '../../document/remember.js';
import { isAge } from '../../tables/ageing.js';
import type { Head } from '../../tables/layout.js';
import type { Period } from '../answer.js';
import { isCrowded } from '../places/figure-columns.js';
import type { Place } from '../places/place.js';
import { headerText, headsAt, isWide } from '../places/place.js';
import type { Placed } from '../places/scope.js';
import { isInSheared, shearedPeriod } from '../text-rows/sheared-rows.js';
import type { Cited, Verdicts } from '../verdict.js';
import { decided, ends, fails, holding, holds } from '../verdict.js';
import { columnPeriod, headerLineAbove, yearOverBlock } from './column-period.js';
import { isCut, withRestOfDate } from './cut-labels.js';
import { datedPart } from './dated-parts.js';
import { ofFlow } from './flow-labels.js';
import { gluedPeriod } from './glued-dates.js';
import { withoutSubhead } from './glued-subheads.js';
import { groupedAbove, roundsBelow } from './group-lines.js';
import { isOneLeft, lostItsSister } from './lost-heads.js';
import {
  betweenColumns,
  isBeforeClosing,
  isOpeningInside,
  joinsMovements,
  rollForward,
} from './movements.js';
import { crossedPeriod } from './part-of-year.js';
import type { Mention } from './period-words.js';
import { mentionsIn, namesSeveralSpans, spanIn } from './period-words.js';
import type { Surroundings, Unclear } from './resolve-period.js';
import { workOut } from './resolve-period.js';
import {
  bracketPeriod,
  datedRow,
  hasYearBetween,
  isPeriodAlone,
  labelsTwoRows,
  periodOf,
  rowPeriod,
  subheadPeriod,
} from './row-period.js';
import { rowTime } from './row-times.js';
import { sharedPeriod } from './shared-dates.js';
import { soleDate } from './sole-date.js';
import { starVerdicts } from './star-notes.js';
import { aroundOf, titlesOf } from './titles.js';
import { withoutName } from './year-names.js';

// a column of change has no period of its own, even when its header names two years
const CHANGE =
  /\b(?:change|growth|variance|variation|yoy|y-o-y|qoq|cagr|inc(?:rease)?\.?\s*\/?\s*\(?\s*dec(?:rease)?\)?|veränderung)\b|\bincrease\s*\(\+\)|%\s*(?:of|to)\s|\bas (?:a )?(?:%|per ?cent)|\bin %$|^[+±]?\/?-?\s*%$|\bA ?in ?%/i;

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
  const whole = named && {
    ...named,
    text: withRestOfDate(place.placed.layout, place.row, named.text),
  };
  const label = whole && withoutSubhead(place, whole);
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
  if (labelled && !column && isCut(labelled.text))
    return yield ends(labelled, 'dates a balance, and its date was cut off');
  if (row && labelled && labelsTwoRows(place, labelled.text))
    return yield ends(labelled, 'is that of two rows, and which of them is dated is not told');
  if (row && label && (!column || (row.explicit && column.span !== 'instant'))) {
    const period = periodOf(row.worked, 'row label', label.line, label.text);
    yield hasYearBetween(place)
      ? ends(period, 'is parted from the figure by another year, and which is meant is not told')
      : holds(period);
  }
  if (head && column && isCrowded(place))
    yield ends(head, 'stands over one column, and the figures of several are in it');
  if (head && column && joinsMovements(head.text))
    yield ends(head, 'names several columns, and which of them is dated is not told');
  if (head && column?.span === 'instant' && isBeforeClosing(place)) yield ends(head, CLOSES);
  if (head && column?.span === 'year' && isOpeningInside(place, label, around))
    yield ends(head, 'is that of a movement, and a balance at its opening is of the year before');
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
  if (subhead?.span === 'instant' && isBeforeClosing(place)) yield ends(subhead, CLOSES);
  yield* holding(subhead);
  yield* holding(bracketPeriod(place, label, around));
  if (lines === null)
    return yield ends(null, 'the line above that names dates names other columns than the table has');
  yield* titleVerdicts(document, place, head, around);
}

/** True for the head of a column of change. */
export function namesChange(header: string): boolean {
  return CHANGE.test(header) && !/\b(?:ended|as at|as on|during)\b/i.test(header);
}

/** Longer is no label: the rows of a statement that the converter left in one cell, each with its own dates. */
const LONGEST_LABEL = 300;

/** What the heads over a column say; its figures share them. */
const headingOf = remembered(
  (heads: readonly Head[], _key: null): { readonly head: Cited | null; readonly isChange: boolean } => {
    // "Less than 6 months" under a date is no half year
    const text = headerText(
      heads
        .filter((h) => !isAge(h.cell.text))
        .map((h) => ({ ...h, cell: { ...h.cell, text: withoutName(h.cell.text) } })),
    );
    if (!text) return { head: null, isChange: false };
    const head = { rule: 'column header', line: lineOf(heads), text } as const;
    return { head, isChange: namesChange(text) && !isDatedUnder(heads) };
  },
);

const CLOSES = 'dates the closing balance, and this column stands before it';
const TORN: Unclear = { unclear: 'stands over another column, too, and one of the two lost its own' };

/** "YoY growth (per cent)" over "April-November 2021 | April-November 2022": each change is that of a period. */
function isDatedUnder(heads: readonly Head[]): boolean {
  const change = heads.findIndex((h) => CHANGE.test(h.cell.text.replace(/\s+/g, ' ')));
  return heads.slice(change + 1).some((h) => isPeriodAlone(h.cell.text));
}

/** The header cell that speaks of time, nearest to the figures. */
function lineOf(heads: readonly Head[]): number {
  const nearest = [...heads].reverse();
  return (nearest.find((h) => mentionsIn(h.cell.text).length > 0) ?? nearest[0])?.cell.line ?? 0;
}

/** The period of the nearest title that tells one, where nothing nearer says or denies it. */
function* titleVerdicts(
  document: Document,
  place: Place,
  head: Cited | null,
  around: Surroundings,
): Verdicts<Period> {
  if (head && mentionsIn(head.text).length > 1)
    return yield ends(head, 'names several dates, and which is meant is not told');
  if (head && isSharedSpan(head.text, place)) return yield ends(head, 'is that of another column too');
  if (hasDatedColumns(place.placed, null))
    return yield head
      ? ends(head, 'is not dated, and those of other columns are')
      : ends(null, 'the column has no header, and those of other columns are dated');
  const dated = datedRow(place, -1, around) ?? datedRow(place, 1, around);
  if (dated)
    return yield ends(
      { rule: 'dated rows', line: dated.line, text: dated.text },
      'date a balance each, and this row is not dated',
    );
  const part = datedPart(place.placed);
  for (const title of titlesOf(document, place.placed)) {
    const mentions = mentionsIn(title.text);
    if (mentions.length > 0 && namesSeveralSpans(title.text))
      return yield ends(title, 'names periods of several lengths');
    if (isYearAlone(mentions) && isSeveral(place) && isOfOneColumn(title, head, place))
      return yield ends(title, 'names one year, and the row has several columns that are not dated');
    const worked = mentions.length > 0 ? workOut(title.text, around) : null;
    if (worked?.span === 'instant' && isBeforeClosing(place)) return yield ends(title, CLOSES);
    if (worked && (worked.end || mentions.length === 1))
      yield part && !part.ends.includes(worked.end)
        ? ends(part, 'dates this part of the table, which the title of the part before does not')
        : holds(periodOf(worked, title.rule, title.line, title.text));
    // "as of March 31, 2025 and 2024": which of the two is not told
    else if (!worked && mentions.filter((m) => m.form !== 'day of year').length > 1)
      return yield ends(title, 'names several dates, and which is meant is not told');
  }
  const sole = soleDate(document);
  const worked = sole && workOut(sole.text, around);
  if (sole && worked) yield holds(periodOf(worked, 'sole date', sole.line, sole.text));
}

/** A title so far above is that of a part of the report. */
const FAR = 60;

/**
 * "2019-20" alone in a row at the top of a table is what is left of its heads; of the columns of a table far below
 * "Estimates for the year 2020-21" one may be of that year.
 */
function isOfOneColumn({ line, text }: Cited, head: Cited | null, { placed }: Place): boolean {
  const isRow = placed.headed.table.line <= line && line <= placed.headed.table.end;
  return (isRow && isPeriodAlone(text)) || (!head && placed.table.line - line > FAR);
}

function isYearAlone(mentions: readonly Mention[]): boolean {
  return mentions.length === 1 && (mentions[0]?.form === 'fiscal year' || mentions[0]?.form === 'year');
}

/** True when a row has figures or nil marks in several columns behind its label. */
function isSeveral({ placed, row }: Place): boolean {
  const entries = (placed.layout.contents[row] ?? []).slice(1);
  return entries.filter((c) => c.kind === 'figures' || c.kind === 'nil').length > 1;
}

/** "Year ended March | Year ended March": heads that lost their years; the title dates one of them at most. */
function isSharedSpan(header: string, place: Place): boolean {
  if (spanIn(header) === null || isWide(place)) return false;
  const { columns } = place.placed.table;
  return Array.from({ length: columns - 1 }, (_, i) => i + 2).some(
    (column) => column !== place.column && headerText(headsAt({ ...place, column })) === header,
  );
}

/** True when another column of the table is dated: then an undated one has no period of its own. */
export const hasDatedColumns = remembered((placed: Placed, _key: null): boolean => {
  const { layout, table } = placed.headed;
  return layout.roles.some(
    (role, r) =>
      role === 'header' &&
      (table.rows[r]?.cells.some(
        (c, i) =>
          i > 0 && c !== undefined && mentionsIn(withoutName(c.text)).length > 0 && !CHANGE.test(c.text),
      ) ??
        false),
  );
});
