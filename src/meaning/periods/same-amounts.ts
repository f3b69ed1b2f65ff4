import type { Document } from '../../document/document.js';
import { remembered } from '../../document/remember.js';
import type { Period } from '../answer.js';
import { figureColumns } from '../places/figure-columns.js';
import type { Place } from '../places/place.js';
import { headerText, headsAt, isWide, rowLabel } from '../places/place.js';
import type { Placed } from '../places/scope.js';
import { RULES } from '../rules.js';
import type { AmountRow } from '../units/amount-rows.js';
import { rowsOfTable } from '../units/amount-rows.js';
import { pairsOf, rowsWith } from '../units/same-amounts.js';
import { hasDatedColumns, namesChange } from './column-heads.js';
import { spanIn } from './period-words.js';
import { periodInTable } from './periods.js';

/** So many pairs of amounts that stand in a dated table as well are no chance. */
const FEWEST_PAIRS = 2;
/** One pair is none either when it has so many digits. */
const LONG_PAIR = 9;

/**
 * The period of a figure in a table that lost the dates of its heads: "788 | 818", this year's and last year's, stand
 * side by side in a table with dates as well. Where pairs of amounts tell the columns different things, none is told.
 */
export function provenPeriod(document: Document, place: Place): Period | null {
  const part = place.placed.headed;
  if (isWide(place) || hasDatedColumns(place.placed, null) || namesChange(headerText(headsAt(place)) ?? ''))
    return null;
  if (figureColumns(part.layout, null).length < 2) return null;
  const proven = provenColumns(place.placed, document);
  const period = proven?.get(place.column) ?? null;
  // "For the year ended" is all that is left of the head
  const span = spanIn(headerText(headsAt(place)) ?? '')?.span;
  return period && span && span !== period.span ? { ...period, span, start: null } : period;
}

interface Proof {
  readonly column: number;
  readonly period: Period;
  readonly key: string;
}

const provenColumns = remembered((placed: Placed, document: Document): ReadonlyMap<number, Period> | null => {
  const proofs = rowsOfTable(placed, document).flatMap((row) =>
    pairsOf(row).flatMap((key) => proofsOf(document, row, key)),
  );
  const keys = [...new Set(proofs.map(({ key }) => key))];
  if (keys.length < FEWEST_PAIRS && !keys.some((key) => key.replace(/\D/g, '').length >= LONG_PAIR))
    return null;
  const found = new Map<number, Period>();
  for (const { column, period } of proofs) {
    const held = found.get(column);
    if (held && held.end !== period.end) return null;
    found.set(
      column,
      held && held.span !== period.span ? { ...held, span: 'other', start: null } : (held ?? period),
    );
  }
  return found;
});

/** What the dated tables say in which a pair of amounts stands, of both of its columns. */
function proofsOf(document: Document, row: AmountRow, key: string): readonly Proof[] {
  const own = pairIn(row, key);
  if (!own) return [];
  return rowsWith(document, key).flatMap((other) => {
    const pair = other.placed && other.placed !== row.placed ? pairIn(other, key) : null;
    if (!pair) return [];
    const periods = pair.map((column) => datedAt(document, other, column));
    const [first, second] = periods;
    if (!first?.end || !second?.end || first.end === second.end) return [];
    return [first, second].map((period, i) => ({ column: own[i] ?? 0, period: cited(period, other), key }));
  });
}

/** The columns of the two amounts that a key names. */
function pairIn({ amounts }: AmountRow, key: string): readonly [number, number] | null {
  const at = amounts.findIndex((a, i) => `${a?.value} ${amounts[i + 1]?.value}` === key);
  const [first, second] = [amounts[at], amounts[at + 1]];
  return at >= 0 && first && second ? [first.column, second.column] : null;
}

function datedAt(document: Document, { placed, row }: AmountRow, column: number): Period | null {
  if (!placed || row === null || !hasDatedColumns(placed, null)) return null;
  const place = { placed, row, column };
  // "1,42,77,809 | 100.00": the total of another table may be the same, and a percentage beside it
  if (/%|per ?cent/i.test(headerText(headsAt(place)) ?? '')) return null;
  return periodInTable(document, place, rowLabel(place, null));
}

function cited(period: Period, { line, text }: AmountRow): Period {
  return { ...period, rule: 'same amount', source: RULES['same amount'].source, line, text };
}
