import type { Document } from '../../document/document.js';
import type { Period } from '../answer.js';
import type { Place } from '../places/place.js';
import { headerText, headsAt, isWide } from '../places/place.js';
import type { Cited, Verdicts } from '../verdict.js';
import { ends, holds } from '../verdict.js';
import { hasDatedColumns } from './column-heads.js';
import { datedPart } from './dated-parts.js';
import { BEFORE_CLOSING, isBeforeClosing } from './movements.js';
import type { Mention } from './period-words.js';
import { mentionsIn, namesSeveralSpans, spanIn } from './period-words.js';
import type { Surroundings } from './resolve-period.js';
import { workOut } from './resolve-period.js';
import { datedRow, isPeriodAlone, periodOf } from './row-period.js';
import { soleDate } from './sole-date.js';
import { titlesOf } from './titles.js';

/** The period of the nearest title that tells one, where nothing nearer says or denies it. */
export function* titleVerdicts(
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
    if (worked?.span === 'instant' && isBeforeClosing(place)) return yield ends(title, BEFORE_CLOSING);
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
