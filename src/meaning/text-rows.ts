import type { Document } from '../document/document.js';
import { plainText } from '../document/plain.js';
import { fold } from '../figures/fold.js';
import { POINT_STYLE } from '../figures/grouping.js';
import type { Printed } from '../figures/printed.js';
import { isNil, printedFigures } from '../figures/printed.js';
import type { Period } from './answer.js';
import { captionAt } from './captions.js';
import type { Mention } from './period-words.js';
import { mentionsIn, spanIn } from './period-words.js';
import { workOut } from './resolve-period.js';
import type { Ruling } from './ruling.js';
import { documentRuling, ofCaption, sectionRuling } from './ruling.js';
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

/** Reads a line as a row, or null: a short label, then nothing but figures and nil marks. */
export function textRow(text: string, printed: readonly Printed[]): TextRow | null {
  const first = printed[0];
  if (!first || first.from > 130) return null;
  const lead = text.slice(0, first.from);
  const nilLead = /(?:\s(?:-|\u2013|\u2014|\u2026|[Nn]il))+[\s$]*$/.exec(lead);
  const label = lead.slice(0, nilLead?.index ?? lead.length).replace(/[$\u20b9\u20ac\u00a3\s]+$/, '');
  if (/[.;]$/.test(label.trim())) return null;
  const places = new Map<Printed, number>();
  let entries = nils(lead.slice(label.length));
  let at = first.from;
  for (const figure of printed) {
    const between = text.slice(at, figure.from);
    if (!isBetween(between)) return null;
    entries += nils(between);
    places.set(figure, entries);
    entries += 1;
    at = figure.to;
  }
  if (!isBetween(text.slice(at))) return null;
  return { label: label.trim(), places, entries: entries + nils(text.slice(at)) };
}

/** Nil marks, signs and blanks: what may part the figures of a row. */
function isBetween(text: string): boolean {
  return text.split(/\s+/).every((t) => t === '' || isNil(t) || /^[$\u20b9\u20ac\u00a3%|)]+$/.test(t));
}

function nils(text: string): number {
  return text.split(/\s+/).filter((t) => t !== '' && isNil(t)).length;
}

/** The unit of a row that stands outside any table, or null. */
export function textRowRuling(document: Document, line: number, label: string): Ruling | null {
  const words = unitWords(label);
  if (words && (words.kind !== 'money' || words.scale !== 'one'))
    return { words, source: 'row', line, text: words.text, shares: null };
  const subhead = BASIC.test(label) ? subheadAbove(document, line) : null;
  if (subhead) return subhead;
  let crossed = 0;
  for (const above of linesAbove(document, line, 0)) {
    const caption = captionAt(document, above.line);
    if (caption) return ofCaption(caption, 'table');
    if (above.kind === 'prose' && crossed > 0) break;
    if (above.kind === 'heading') crossed += 1;
    if (crossed > 3) break;
  }
  return sectionRuling(document, line) ?? documentRuling(document, line);
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
      if (signed && textRow(plainText(raw), printedFigures(plainText(raw), PROSE_STYLE, 'prose')))
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
