import type { Document } from '../document/document.js';
import { plainText } from '../document/plain.js';
import { fold } from '../figures/fold.js';
import { POINT_STYLE } from '../figures/grouping.js';
import type { Printed } from '../figures/printed.js';
import { printedFigures } from '../figures/printed.js';
import { SCALE_EXPONENT } from '../figures/scales.js';
import type { Damage, Figure, ScaleName, Unit } from './answer.js';
import { settleCurrency } from './currency.js';
import { figureOf } from './figure-of.js';
import { ownUnit } from './own-unit.js';
import { lineRuling } from './text-rows.js';

/** Blanks part groups only where nothing else can be meant: in running text two figures stand side by side. */
const PROSE_STYLE = { ...POINT_STYLE, blanks: false };

/**
 * The figures of a line outside tables (or of a cell of text): those that carry a sign of being a quantity, a currency,
 * a percent sign, a scale, grouping or decimals. Small bare numbers ("six times in 2024", "note 12") are none.
 */
export function proseFigures(document: Document, line: number, text?: string): readonly Figure[] {
  const source = text ?? document.lines[line - 1] ?? '';
  if (!/\p{Nd}/u.test(source)) return [];
  const plain =
    text ?? plainText(source.replace(/^\s*(?:#{1,6}\s|[-*+]\s|\d{1,2}[.)]\s)/, (m) => ' '.repeat(m.length)));
  const printed = printedFigures(plain, PROSE_STYLE, 'prose');
  const alone = printed.length === 1 && /^[\W_]*$/.test(rest(plain, printed));
  return printed
    .filter(
      (p) =>
        alone ||
        p.currency !== null ||
        p.percent ||
        p.damage !== null ||
        isQuantity(p) ||
        ownUnit(plain, p, line) !== null,
    )
    .map((p) =>
      figureOf(p, null, null, proseUnit(document, line, plain, p, printed), null, damageInProse(p)),
    );
}

/** Grouped or with decimals; `2.1` before words is a section number as often as not, so one decimal needs more. */
function isQuantity(printed: Printed): boolean {
  return /\d[,']\d{2,3}(?!\d)|\.\d{2}$/.test(fold(printed.text).replace(/[()%\s-]/g, ''));
}

function damageInProse(printed: Printed): Damage | null {
  return printed.damage ? { kind: printed.damage, value: null, text: null, evidence: [] } : null;
}

function proseUnit(
  document: Document,
  line: number,
  text: string,
  printed: Printed,
  all: readonly Printed[],
): Unit | null {
  const own = ownUnit(text, printed, line);
  if (own) {
    const { words } = own;
    const scale = words.scale ?? 'one';
    const currency = words.kind === 'money' ? settleCurrency(document, words.currency, scale) : null;
    return unit(words.kind, currency, scale, line, own.text, 'cell');
  }
  const ruling = isRow(text, all) ? lineRuling(document, line, rest(text, all)) : null;
  if (ruling) {
    const currency = settleCurrency(document, ruling.words.currency ?? printed.currency, ruling.words.scale);
    return unit(
      ruling.words.kind,
      currency,
      ruling.words.scale ?? 'one',
      ruling.line,
      ruling.text,
      ruling.source,
    );
  }
  if (printed.currency === null) return null;
  return unit(
    'money',
    settleCurrency(document, printed.currency, 'one'),
    'one',
    line,
    text.slice(printed.from, printed.end).trim(),
    'cell',
  );
}

function unit(
  kind: Unit['kind'],
  currency: string | null,
  scale: ScaleName,
  line: number,
  text: string,
  source: Unit['source'],
): Unit {
  return {
    kind,
    currency,
    scale,
    multiplier: scale === 'unknown' ? null : 10 ** SCALE_EXPONENT[scale],
    source,
    line,
    text,
  };
}

/** A line that is a row without a table: figures alone, or a short label and figures behind it. */
function isRow(text: string, printed: readonly Printed[]): boolean {
  const first = printed[0];
  if (!first) return false;
  const label = text.slice(0, first.from).trim();
  const between = rest(text.slice(first.from), []).replace(/[\d.,()%$₹€£'`\s-]/g, '');
  return between === '' && label.length < 90 && !/[.;:]$/.test(label);
}

function rest(text: string, printed: readonly Printed[]): string {
  let left = '';
  let at = 0;
  for (const p of printed) {
    left += `${text.slice(at, p.from)} `;
    at = p.to;
  }
  return (left + text.slice(at)).trim();
}
