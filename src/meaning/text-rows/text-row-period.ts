import type { Document } from '../../document/document.js';
import { isPageFurniture } from '../../document/pages.js';
import { oneLine } from '../../document/plain.js';
import { printedFigures } from '../../figures/printed.js';
import type { Period } from '../answer.js';
import type { DayOfYear } from '../periods/dates.js';
import { spanBetween } from '../periods/movements.js';
import type { Mention } from '../periods/period-words.js';
import { mentionsIn } from '../periods/period-words.js';
import type { Surroundings } from '../periods/resolve-period.js';
import { workOut } from '../periods/resolve-period.js';
import type { Dated } from '../periods/row-period.js';
import { periodOf, rowPeriod } from '../periods/row-period.js';
import { surroundingsOf } from '../periods/surroundings.js';
import type { LineAbove } from '../places/scope.js';
import { linesAbove } from '../places/scope.js';
import { isSentence } from './running-text.js';
import { sentenceAbove } from './sentences.js';
import { setsNewestFirst } from './stacked-heads.js';
import { columnKinds } from './text-row-columns.js';
import type { TextHeads } from './text-row-heads.js';
import { headsOver } from './text-row-heads.js';
import type { TextRow } from './text-rows.js';
import { hasFigures, PROSE_STYLE, textRows } from './text-rows.js';
import { statementAbove } from './text-statement.js';
import { timeSubhead } from './time-subheads.js';
import { isSummed, yearOverFigures } from './year-over-figures.js';
import { yearOfPair } from './years-in-pairs.js';

/** The period of the entry at `place` of a row outside tables: of the heads over it, of its label, of the sentence that leads to it. */
export function textRowPeriod(document: Document, line: number, row: TextRow, place: number): Period | null {
  const kinds = columnKinds(document, line, row);
  if (kinds.get(place)?.isDated === false) return null;
  // heads that are not as many as the figures
  if ([...kinds.values()].some(({ kind }) => kind === null)) return null;
  const printed = [...row.places.keys()].map((p) => p.text);
  if (row.label === '' && row.entries > 1 && isSummed(document, line, printed)) return null;
  const above = statementAbove(document, line);
  const pair = yearOfPair(document, line, row);
  const year = pair && workOut(pair.year, aroundOf(document, above, null, null));
  if (pair && year) return periodOf(year, 'sentence above', pair.notice.line, pair.notice.text);
  const lead = sentenceAbove(above);
  const label = wholeLabel(document, line, row);
  const own = rowPeriod(label, aroundOf(document, above, null, lead));
  const undated = [...kinds].flatMap(([at, kind]) => (kind.isDated ? [] : [at]));
  const headsAbove = (lines: readonly LineAbove[]) =>
    periodOfHeads(
      document,
      lines,
      row.entries - undated.length,
      place - undated.filter((at) => at < place).length,
    );
  const over = row.label === '' && row.entries === 1 ? yearOverFigures(document, line) : null;
  if (over) return ofSubhead(over, aroundOf(document, above, null, null));
  const found = headsAbove(above) ?? (undated.length === 0 ? ofTotalRow(document, above, row, place) : null);
  const dated = found !== 'none' ? found : null;
  if (
    own &&
    (!dated || (own.explicit && (dated.span !== 'instant' || row.entries === 1)) || BARE_YEAR.test(label))
  )
    return periodOf(own.worked, 'row label', line, label);
  if (found && found !== 'none') return found;
  const subhead = timeSubhead(document, above, row.entries - undated.length);
  if (subhead) return ofSubhead(subhead, aroundOf(document, above, null, lead));
  if (found === null) return null;
  const around = aroundOf(document, above, null, lead);
  const told = betweenBalances(document, line, around) ?? (lead ? ofSentence(document, above, lead) : null);
  if (told || namesTime(above)) return told;
  const before = headsAbove(linesAbove(document, line, 0));
  return before === 'none' ? null : before;
}

/** "Deposits 9,960 5,931 9,960 5,931": the one row of a note and its total, fused, under two heads. */
function ofTotalRow(
  document: Document,
  above: readonly LineAbove[],
  row: TextRow,
  place: number,
): Period | null {
  const half = row.entries / 2;
  const texts = [...row.places].map(([p, at]) => ({ text: p.text, at }));
  const repeats = texts.every(({ text, at }) =>
    texts.some((t) => t.text === text && (t.at === at + half || t.at === at - half)),
  );
  // four equal entries may be those of four columns
  const isPlain = texts.every(({ text }) => text === texts[0]?.text);
  if (half < 2 || !Number.isInteger(half) || !repeats || isPlain) return null;
  const found = periodOfHeads(document, above, half, place % half);
  return found === 'none' ? null : found;
}

function ofSubhead({ line, text }: LineAbove, around: Surroundings): Period | null {
  const worked = workOut(text, around);
  return worked ? periodOf(worked, 'line above', line, text) : null;
}

/** A statement that names no time at all goes on from what is told before it. */
function namesTime(above: readonly LineAbove[]): boolean {
  return above.some((each) => mentionsIn(each.text).length > 0);
}

const BARE_YEAR = /^\W*(?:19|20)\d\d\W*$/;

/** "Gross block as at 1,204.50 77.25" over "April 01, 2023": the date of a balance that the converter set on the next line. */
function wholeLabel(document: Document, line: number, row: TextRow): string {
  if (!/\bas(?: (?:at|on|of)(?: [a-z]{3,9}| \d{1,2})?)?$/i.test(row.label)) return row.label;
  const next = oneLine(document.lines[line] ?? '') || oneLine(document.lines[line + 1] ?? '');
  const date = mentionsIn(`${row.label} ${next}`).find((m) => m.form === 'day');
  return date && date.end > row.label.length ? `${row.label} ${next}`.slice(0, date.end) : row.label;
}

/** Movements between two rows of text that date balances belong to the time between them. */
function betweenBalances(document: Document, line: number, around: Surroundings): Period | null {
  const from = balanceNear(document, line, -1, around);
  const to = balanceNear(document, line, 1, around);
  return from && to ? spanBetween(from, to, 'dated rows') : null;
}

/** How far from a movement the balances before and after it are looked for. */
const MOST_LINES_TO_BALANCE = 40;

/** Three entries and nothing between them: what a row has, however its label reads. */
const SIDE_BY_SIDE = /(?:\s(?:\(?[\d,.]*\d\)?|[-–—])){3}/;

function balanceNear(document: Document, line: number, step: 1 | -1, around: Surroundings): Dated | null {
  for (let n = line + step; n > 0 && Math.abs(n - line) < MOST_LINES_TO_BALANCE; n += step) {
    const text = oneLine(document.lines[n - 1] ?? '');
    if (text === '' || isPageFurniture(document, n)) continue;
    if (isSentence(text) && !SIDE_BY_SIDE.test(text)) return null;
    const rows = textRows(text, printedFigures(text, PROSE_STYLE, 'prose'));
    for (const row of step > 0 ? rows : [...rows].reverse()) {
      const label = wholeLabel(document, n, row);
      const own = rowPeriod(label, around);
      if (own?.explicit && own.worked.span === 'instant') return { worked: own.worked, line: n, text: label };
    }
  }
  return null;
}

/** The one date that the sentence over a table without dated heads tells. */
function ofSentence(document: Document, above: readonly LineAbove[], lead: LineAbove): Period | null {
  const told = distinctDays(lead.text) > 1 ? null : workOut(lead.text, aroundOf(document, above, null, null));
  return told ? periodOf(told, 'sentence above', lead.line, lead.text) : null;
}

/**
 * The period that the heads over `entries` columns tell of the column at `place`: `'none'` when no line above names a
 * period, null when it is not told. `above` are the lines above the figures, nearest first.
 */
export function periodOfHeads(
  document: Document,
  above: readonly LineAbove[],
  entries: number,
  place: number,
): Period | null | 'none' {
  const heads = headsOver(above, entries, setsNewestFirst(document));
  if (heads === null || heads === 'none') return heads;
  const sentence = sentenceAbove(above);
  const mention = heads.columns[place];
  const led = heads.leads[place];
  if (!mention || led === null || led === undefined) return null;
  // "Year ended 31 March 2024" over "2024 2023": a title with a day of its own dates its year, not the one before
  const isTitle = mentionsIn(led).some(
    (m) =>
      m.form === 'day' &&
      (mention.form === 'relative' ||
        ((mention.form === 'year' || mention.form === 'fiscal year') && mention.year !== m.day.year)),
  );
  const lead = isTitle ? '' : led;
  const titled = aroundOf(document, above, heads, sentence);
  const around = { ...titled, closing: nameMonth(heads, titled.years.endsOn) };
  const hasDay = mentionsIn(lead).some((m) => m.form === 'day of year');
  const day = hasDay ? null : dayIn(sentence, mention);
  const worked =
    workOut(`${lead} ${day ?? mention.text}`.trim(), around) ?? workOut(day ?? mention.text, around);
  return worked
    ? periodOf({ ...worked, label: mention.text }, 'line above', heads.above.line, heads.above.text)
    : null;
}

/** True when every column that is named by a month is named by the one in which the year ends: "March 2024 March 2023". */
function nameMonth({ columns }: TextHeads, close: DayOfYear | null): boolean {
  return close !== null && columns.every((c) => c?.form !== 'month' || c.month === close.month);
}

/** "for the six months ended June 2, 2023 and June 3, 2022:" over "2023 2022": the day that goes with a bare year. */
function dayIn(sentence: LineAbove | null, mention: Mention): string | null {
  if (!sentence || mention.form !== 'year') return null;
  const days = mentionsIn(sentence.text).flatMap((m) =>
    m.form === 'day' && m.day.year === mention.year ? [m.text] : [],
  );
  const [day] = days;
  return day && new Set(days).size === 1 ? day : null;
}

function distinctDays(text: string): number {
  const years = mentionsIn(text).filter((m) => m.form !== 'day of year');
  return new Set(years.map((m) => m.text)).size;
}

/** What stands above the heads: titles up to the figures of the table before, and the sentence that leads to the table. */
function aroundOf(
  document: Document,
  above: readonly LineAbove[],
  heads: TextHeads | null,
  sentence: LineAbove | null,
): Surroundings {
  const from = above.slice(heads ? heads.after - 1 : 0);
  const figures = heads ? from.findIndex((a) => hasFigures(a.text)) : -1;
  const near = from.slice(0, figures < 0 ? undefined : figures);
  // heads that stand again on the next page: the heading of the statement is on the page before
  const heading = near.some((a) => a.kind === 'heading') ? undefined : from.find((a) => a.kind === 'heading');
  const titles = [...near, ...(heading ? [heading] : [])]
    .filter((a) => a.kind !== 'prose' && !hasFigures(a.text))
    .slice(0, 10);
  return surroundingsOf(document, sentence ? [sentence, ...titles] : titles);
}
