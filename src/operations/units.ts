import type { Document } from '../document/document.js';
import type { Figure, LineAnswer } from '../meaning/answer.js';
import { answerIfAny, firstPrinted } from '../meaning/answers.js';
import { dollarOf } from '../meaning/units/currency.js';
import { someOf } from '../meaning/warnings.js';
import type { LineSpan } from '../search/addresses.js';
import { tablesOn } from '../tables/tables.js';
import type { Converted, TargetUnit } from './convert.js';
import { convert } from './convert.js';

/** How the figures of a line are to be given. */
export interface UnitsQuery {
  /** The unit to convert to; null = as printed. */
  readonly in: TargetUnit | null;
  /** Only the figures in this column of the table's grid, counted from 1; null = all. */
  readonly column: number | null;
  /** Whether each figure says what else was found for its unit and period, and why that does not decide. */
  readonly explain?: boolean;
}

/** A figure, and what it is in the unit asked for: absent when none was, null when it is not converted. */
export type UnitsFigure = Figure & { readonly in?: Converted | null };

/** What is on one line. Field names and values are the published JSON; they are stable. */
export type UnitsLine = Omit<LineAnswer, 'figures'> & {
  readonly figures: readonly UnitsFigure[];
  /** How many more figures the line holds than fit into the answer; absent when all do. */
  readonly figuresLeft?: number;
};

/** What the figures on a line are, or null when there is none. */
export function unitsOn(document: Document, line: number, query: UnitsQuery): UnitsLine | null {
  const answer = answerIfAny(document, line, query);
  if (!answer) return null;
  const { figures } = answer;
  const target = query.in;
  if (!target) return answer;
  const refused = new Map<string, string[]>();
  const converted = figures.map((figure): UnitsFigure => {
    const done = convert(figure, target, dollarOf(document));
    if (done.kind === 'other currency') {
      const why = refusal(done.currency, done.asked);
      refused.set(why, [...(refused.get(why) ?? []), figure.text]);
    }
    return { ...figure, in: done.kind === 'converted' ? done.to : null };
  });
  const notes = [...refused].map(([why, texts]) => `not converted: ${someOf(texts)} ${why}`);
  return { ...answer, figures: converted, warnings: [...answer.warnings, ...notes] };
}

/**
 * The figures of a row that a table prints one cell a line, when its label is asked for alone: what grep finds by a
 * label is that line. Lines that are asked for themselves are left to themselves.
 */
function* restOfRow(
  document: Document,
  line: number,
  query: UnitsQuery,
  spans: readonly LineSpan[],
  asked: Set<number>,
): Generator<UnitsLine> {
  const row = tablesOn(document, line)
    .flatMap((table) => table.rows)
    .find((r) => r.line <= line && line <= r.end);
  if (!row || row.printed[0]?.line !== line) return;
  for (let at = line + 1; at <= row.end; at += 1) {
    if (asked.has(at) || spans.some((s) => s.line <= at && at <= s.end)) continue;
    asked.add(at);
    const answer = unitsOn(document, at, query);
    if (answer) yield answer;
  }
}

/** Lines that hold a figure, in order. Nothing is worked out before it is asked for. */
export function* unitsIn(
  document: Document,
  spans: readonly LineSpan[],
  query: UnitsQuery,
): Generator<UnitsLine> {
  const asked = new Set<number>();
  for (const { line, end } of spans) {
    for (let at = line; at <= end; at += 1) {
      const answer = unitsOn(document, at, query);
      if (answer) yield answer;
      else if (line === end) yield* restOfRow(document, at, query, spans, asked);
    }
  }
}

function refusal(currency: string | null, asked: string): string {
  return currency === null
    ? `(${asked} was asked for, and the document does not state the currency)`
    : `(${asked} was asked for, and the unit is in ${currency})`;
}

/** How far off a line with figures is looked for when there is none on the lines asked for. */
const FARTHEST = 200;

/** The line nearest to a span that holds a figure, and its first one as printed; null when none is near. */
export function nearestFigure(
  document: Document,
  span: LineSpan,
): { readonly line: number; readonly text: string } | null {
  for (let off = 1; off <= FARTHEST; off += 1) {
    for (const line of [span.end + off, span.line - off]) {
      if (line < 1 || line > document.lines.length) continue;
      const text = firstPrinted(document, line);
      if (text !== null) return { line, text };
    }
  }
  return null;
}
