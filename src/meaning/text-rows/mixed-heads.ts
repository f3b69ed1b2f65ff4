import type { Document } from '../../document/document.js';
import { remembered } from '../../document/remember.js';
import type { Printed } from '../../figures/printed.js';
import type { LineAbove } from '../places/scope.js';
import type { Ruling } from '../units/ruling.js';
import { isPrintedInFull, sharesScale } from '../units/shares-scale.js';
import type { UnitWords } from '../units/unit-words.js';
import { unitWords } from '../units/unit-words.js';
import { isSentence } from './running-text.js';
import type { TextRow } from './text-rows.js';
import { hasFigures } from './text-rows.js';
import { statementAbove } from './text-statement.js';

const COUNTS = /\bnumber of (?:[\w-]+ ){0,3}(?:units|shares|options|awards|warrants|rsus?)\b/i;
const PRICES =
  /\bweighted[\s-]*average .{0,24}\b(?:fair value|price)\b|\b(?:exercise|share) price\b|\bprice per share\b/i;

/** What heads of several kinds leave of the unit of a figure: that of one of them, null where it cannot be told. */
export interface Mixed {
  readonly ruling: Ruling | null;
}

/**
 * "Number of Shares", "Weighted Average Fair Value" and "Aggregate Value", one on a line and in any order, over "Vested 12
 * $ 103.35 $ 1,240": the caption is not that of all columns. The first figure without a sign counts, a sign before
 * cents is a price for one, one before a round amount is an amount; what else stands there is not told. Null for rows
 * under other heads.
 */
export function underMixedHeads(
  document: Document,
  line: number,
  row: TextRow,
  printed: Printed,
  caption: Ruling | null,
): Mixed | null {
  const heads = headsNear(document, line);
  const counted = heads.find((h) => COUNTS.test(h.text));
  const priced = heads.find((h) => PRICES.test(h.text) && !h.text.startsWith('('));
  if (!counted || !priced || row.entries < 2) return null;
  const own = (kind: UnitWords['kind'], { line: at, text }: LineAbove, scale: UnitWords['scale']): Mixed => ({
    ruling: {
      words: { kind, currency: printed.currency, scale, text, start: 0, end: 0, bare: false },
      rule: 'column header',
      line: at,
      text,
      shares: null,
    },
  });
  if (printed.currency !== null)
    return /\.\d\d\D*$/.test(printed.text) ? own('per share', priced, 'one') : { ruling: caption };
  if (row.places.get(printed) !== 0 || ![...row.places.keys()].some((p) => p.currency !== null))
    return { ruling: null };
  const scale =
    unitWords(counted.text)?.scale ?? (caption ? sharesScale(caption, isPrintedInFull(printed)) : null);
  return own('count', counted, scale ?? 'unknown');
}

/** The lines of heads nearest above a row, rows between left out. */
const headsNear = remembered((document: Document, line: number): readonly LineAbove[] => {
  const above = statementAbove(document, line);
  const from = above.findIndex((a) => !hasFigures(a.text));
  const heads = above.slice(from < 0 ? above.length : from);
  const end = heads.findIndex((a) => a.kind !== 'short' || hasFigures(a.text) || isSentence(a.text));
  return heads.slice(0, end < 0 ? undefined : end);
});
