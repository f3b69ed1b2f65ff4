import type { Document } from '../document/document.js';
import { once } from '../document/document.js';
import { plainText } from '../document/plain.js';
import { fold } from '../figures/fold.js';
import type { NumberStyle } from '../figures/grouping.js';
import { POINT_STYLE, styleOf } from '../figures/grouping.js';
import type { Printed } from '../figures/printed.js';
import { digitRuns, isNil, printedFigures } from '../figures/printed.js';
import { tablesOn } from '../tables/tables.js';
import type { Period } from './answer.js';
import { captionAt } from './captions.js';
import type { Mention } from './period-words.js';
import { mentionsIn, spanIn } from './period-words.js';
import { workOut } from './resolve-period.js';
import type { Ruling } from './ruling.js';
import { documentRuling, ofCaption, opensExhibit, sectionRuling } from './ruling.js';
import type { LineAbove } from './scope.js';
import { linesAbove } from './scope.js';
import { surroundingsOf } from './surroundings.js';
import { unitWords } from './unit-words.js';

/** A row of a statement that the converter printed as text: `Stores 1,204 1,118`. */
export interface TextRow {
  readonly label: string;
  /** Figures in order, each with its place among all entries of the row, nil marks counted. */
  readonly places: ReadonlyMap<Printed, number>;
  readonly entries: number;
}

/** Blanks part groups only where nothing else can be meant: in running text two figures stand side by side. */
export const PROSE_STYLE = { ...POINT_STYLE, blanks: false };

/** The decimal mark of running text is that of most figures of the document. */
export const proseStyle = once((document: Document): NumberStyle => {
  const runs = document.lines.flatMap((line) =>
    line.length < 500 && /\d[.,]\d/.test(line) ? digitRuns(line) : [],
  );
  return { decimal: styleOf([], runs).decimal, blanks: false };
});

/**
 * Reads a line as rows: a short label, then nothing but figures and nil marks; or several such rows that a converter
 * fused into one line, each with as many entries as the others. None when the line is a sentence.
 */
export function textRows(text: string, printed: readonly Printed[]): readonly TextRow[] {
  const rows: { label: string; places: Map<Printed, number>; entries: number }[] = [];
  let at = 0;
  for (const figure of printed) {
    const between = text.slice(at, figure.from);
    const row = rows[rows.length - 1];
    if (row && isBetween(between)) {
      row.entries += nils(between);
      row.places.set(figure, row.entries);
      row.entries += 1;
    } else {
      const { label, nilsBehind } = labelOf(between);
      if (label.length > 130 || /[.;]$/.test(label)) return [];
      rows.push({ label, places: new Map([[figure, nilsBehind]]), entries: nilsBehind + 1 });
    }
    at = figure.to;
  }
  const last = rows[rows.length - 1];
  if (!last || !isBetween(text.slice(at))) return [];
  last.entries += nils(text.slice(at));
  return rows.length === 1 || (last.entries > 1 && rows.every((r) => r.entries === last.entries)) ? rows : [];
}

/** The words before the first figure of a row, and the nil marks between them and it. */
function labelOf(lead: string): { readonly label: string; readonly nilsBehind: number } {
  const behind = /(?:\s(?:-|\u2013|\u2014|\u2026|[Nn]il))+[\s$]*$/.exec(lead);
  const label = lead.slice(0, behind?.index ?? lead.length).replace(/[$\u20b9\u20ac\u00a3\s]+$/, '');
  return { label: label.trim(), nilsBehind: nils(lead.slice(label.length)) };
}

/** Nil marks, signs and blanks: what may part the figures of a row. */
function isBetween(text: string): boolean {
  return text
    .split(/\s+/)
    .every((t) => t === '' || isNil(t) || /^[$\u20b9\u20ac\u00a3%|)]+$|^\d+-\d+$/.test(t));
}

function nils(text: string): number {
  return text.split(/\s+/).filter((t) => t !== '' && isNil(t)).length;
}

const MOST_LINES_TO_CAPTION = 30;

/** The unit of a row that stands outside any table, or null. */
export function textRowRuling(document: Document, line: number, label: string): Ruling | null {
  const words = unitWords(label);
  if (words && (words.kind !== 'money' || words.scale !== 'one'))
    return { words, source: 'row', line, text: words.text, shares: null };
  const subhead = BASIC.test(label) ? subheadAbove(document, line) : null;
  if (subhead) return subhead;
  let crossed = 0;
  // a figure alone on its line may be the tick of an axis: only a caption nearby speaks for it
  const reach = label === '' ? MOST_LINES_TO_CAPTION : Number.POSITIVE_INFINITY;
  for (const above of linesAbove(document, line, 0).slice(0, reach)) {
    if (tablesOn(document, above.line).length > 0) {
      // a caption does not outlive the table under it and the heading after that
      if (crossed > 0) return documentRuling(document, line);
      continue;
    }
    const caption = captionAt(document, above.line);
    if (caption) return ofCaption(caption, 'table');
    // what stands above the title of a chart or a table belongs to something else
    if (opensExhibit(above.text)) return documentRuling(document, line);
    if (above.kind === 'prose' && crossed > 0) break;
    if (above.kind === 'heading') crossed += 1;
    if (crossed > 3) break;
  }
  return (label === '' ? null : sectionRuling(document, line)) ?? documentRuling(document, line);
}

/** "Weighted-average shares used in computation:" over "Basic 10,005 10,117": the sub-head speaks for the rows under it. */
function subheadAbove(document: Document, line: number): Ruling | null {
  for (const above of linesAbove(document, line, Math.max(0, line - 12)).slice(0, 4)) {
    const words = hasFigures(above.text) ? null : unitWords(above.text);
    if (words?.kind === 'per share')
      return { words, source: 'row', line: above.line, text: words.text, shares: null };
    if (words?.kind === 'count')
      return {
        words: { ...words, scale: words.scale ?? 'unknown' },
        source: 'row',
        line: above.line,
        text: words.text,
        shares: null,
      };
  }
  return null;
}

const BASIC = /^\W*(?:basic|diluted)\b/i;

/** The currency that rows nearby print: on the first and the total rows of a statement, not on those between. */
export function signNear(document: Document, line: number): string | null {
  for (let step = 1; step <= 40; step += 1) {
    for (const n of [line - step, line + step]) {
      const raw = document.lines[n - 1] ?? '';
      if (raw.length > 400 || !/[$\u20b9\u20ac\u00a3]/.test(raw)) continue;
      const signed = printedFigures(plainText(raw), PROSE_STYLE, 'prose').find((p) => p.currency !== null);
      if (signed && textRows(plainText(raw), printedFigures(plainText(raw), PROSE_STYLE, 'prose')).length > 0)
        return signed.currency;
    }
  }
  return null;
}

interface HeaderLine {
  readonly above: LineAbove;
  /** One entry a column, null for a column without a period ("Total", "Thereafter"). */
  readonly columns: readonly (Mention | null)[];
  readonly lead: readonly LineAbove[];
}

/** The period of the entry at `place` of a row with `entries` entries, from the nearest line above that names as many columns. */
export function textRowPeriod(
  document: Document,
  line: number,
  place: number,
  entries: number,
): Period | null {
  const above = linesAbove(document, line, 0);
  const header = headerLine(above, entries);
  if (!header) return null;
  const mention = header.columns[place];
  if (!mention) return null;
  const around = surroundingsOf(
    document,
    above
      .slice(above.indexOf(header.above))
      .filter((a) => a.kind !== 'prose')
      .slice(0, 10)
      .map((a) => a.text),
  );
  const lead = leadOf(header, place);
  const worked = workOut(`${lead} ${mention.text}`.trim(), around) ?? workOut(mention.text, around);
  if (!worked) return null;
  return {
    ...worked,
    label: mention.text,
    source: 'table',
    line: header.above.line,
    text: header.above.text,
  };
}

function headerLine(above: readonly LineAbove[], entries: number): HeaderLine | null {
  for (const [i, line] of above.entries()) {
    if (line.kind === 'prose' || line.text.length > 200) return null;
    const mentions = mentionsIn(line.text).filter((m) => m.form !== 'day of year');
    if (mentions.length === 0 || hasFigures(line.text)) continue;
    const columns = columnsOf(line.text, mentions);
    const lead = above
      .slice(i + 1, i + 3)
      .filter(
        (l) =>
          l.kind !== 'prose' &&
          (spanIn(l.text) !== null || mentionsIn(l.text).length > 0) &&
          !hasFigures(l.text),
      );
    if (mentions.length === entries) return { above: line, columns: mentions, lead };
    if (columns.length === entries) return { above: line, columns, lead };
    const [only] = mentions;
    if (only && mentions.length === 1 && (spanIn(line.text) || only.form === 'day')) {
      return { above: line, columns: Array.from({ length: entries }, () => only), lead: [line] };
    }
    return null;
  }
  return null;
}

function hasFigures(text: string): boolean {
  return printedFigures(text, PROSE_STYLE, 'prose').some(
    (p) => p.formatted || p.percent || p.currency !== null,
  );
}

/** Mentions and the words between them: "2023 2024 Thereafter Total" names four columns. */
function columnsOf(text: string, mentions: readonly Mention[]): readonly (Mention | null)[] {
  const columns: (Mention | null)[] = [];
  let at = mentions[0]?.start ?? 0;
  for (const mention of mentions) {
    columns.push(...wordsIn(text.slice(at, mention.start)), mention);
    at = mention.end;
  }
  return [...columns, ...wordsIn(text.slice(at))];
}

function wordsIn(text: string): readonly null[] {
  return fold(text)
    .split(/\s+/)
    .filter((w) => /\p{L}/u.test(w))
    .map(() => null);
}

/** "Three Months Ended June 30, | Six Months Ended June 30," over four years: each group covers its share of the columns. */
function leadOf(header: HeaderLine, place: number): string {
  const text = header.lead[0]?.text ?? '';
  const groups = text
    .split(/\s+(?=(?:three|six|nine|twelve|quarter|half|year)\b[- ]?(?:months?|ended)?)/i)
    .filter((g) => spanIn(g) !== null);
  if (groups.length < 2) return text;
  return header.columns.length % groups.length === 0
    ? (groups[Math.floor((place * groups.length) / header.columns.length)] ?? '')
    : '';
}
