import type { Document } from '../document/document.js';
import { plainText } from '../document/plain.js';
import { fold } from '../figures/fold.js';
import type { Printed } from '../figures/printed.js';
import { printedFigures } from '../figures/printed.js';
import type { Figure, Unit } from './answer.js';
import { settleCurrency } from './currency.js';
import { figureOf, unitOf } from './figure-of.js';
import { ownUnit } from './own-unit.js';
import { documentRuling } from './ruling.js';
import { textRowPeriod } from './text-row-period.js';
import { signNear, textRowRuling } from './text-row-unit.js';
import type { TextRow } from './text-rows.js';
import { proseStyle, textRows } from './text-rows.js';

/**
 * The figures of a line outside tables (or of a cell of text): those that carry a sign of being a quantity, a currency,
 * a percent sign, a scale, grouping or decimals. Small bare numbers ("six times in 2024", "note 12") are none.
 */
export function proseFigures(document: Document, line: number, cell?: string): readonly Figure[] {
  const source = cell ?? document.lines[line - 1] ?? '';
  if (!/\p{Nd}/u.test(source)) return [];
  // a line of megabytes is no line of a report: it is not read for figures
  if (source.length > LONGEST_LINE) return [];
  const text = cell ?? plainText(withoutPages(source.replace(LIST_MARK, blank)).replace(/[_\s]+$/, ''));
  const printed = printedFigures(text, proseStyle(document), 'prose').filter(
    (p) => !isFootnote(text, p) && !isNumberOf(text, p),
  );
  const rows = cell === undefined ? textRows(text, printed) : [];
  const rowOf = (p: Printed): TextRow | null => rows.find((r) => r.places.has(p)) ?? null;
  const listed = printed.filter((p) => {
    const row = rowOf(p);
    return (
      isQuantity(p) ||
      ownUnit(text, p, line) !== null ||
      (row !== null && (row.entries > 1 || /^(?:(?:19|20)\d\d)?$/.test(row.label)))
    );
  });
  return listed.map((p) => {
    const row = rowOf(p);
    const unit = proseUnit(document, line, text, p, row);
    const place = row?.places.get(p);
    const period = row && place !== undefined ? textRowPeriod(document, line, row, place) : null;
    const damage = p.damage ? { kind: p.damage, value: null, text: null, evidence: [] } : null;
    return figureOf(p, null, null, unit, period, damage);
  });
}

const LONGEST_LINE = 200_000;

/** `## `, `- `, `12. `, `- 12. `: what opens a heading or an item of a list. */
const LIST_MARK = /^\s*(?:#{1,6}\s|[-*+]\s+(?:\d{1,3}[.)]\s)?|\d{1,2}[.)]\s)/;

/** "4,204.50 14-19": behind its figures a row of an index prints the pages where more is told. */
function withoutPages(text: string): string {
  return text.replace(/(?<=[\d.)]\s)\d{1,4}-\d{1,4}(?=\s|$)/g, blank);
}

const blank = (text: string): string => ' '.repeat(text.length);

/** "Level 2 securities": a number that belongs to the word before it, with more words behind. */
function isNumberOf(text: string, printed: Printed): boolean {
  return (
    /^\d{1,3}$/.test(printed.text) &&
    /\b(?:level|tier|stage|class|series|phase|schedule|step)\s$/i.test(text.slice(0, printed.from)) &&
    /^\W*\p{L}/u.test(text.slice(printed.to))
  );
}

/** "Online stores (1) $ 197,346": a small number in brackets behind a word; marks of notes are few. */
function isFootnote(text: string, printed: Printed): boolean {
  return (
    /^\((?:[1-9]|1[0-2])\)$/.test(printed.text) &&
    /[\p{L})]\s?$/u.test(text.slice(Math.max(0, printed.from - 3), printed.from))
  );
}

/** Words that only running text has: beside an amount in figures alone, its scale may stand in a caption somewhere. */
function isSentence(text: string): boolean {
  return /[.!?]["')\]]*\s*$/.test(text) || /\b(?:was|were|is|are|has|have|had|been|will|stood)\b/i.test(text);
}

/** A currency, a percent sign, groups or two decimals; one decimal may be the number of a section. */
function isQuantity(printed: Printed): boolean {
  if (printed.currency !== null || printed.percent || printed.damage !== null) return true;
  return /\d[,']\d{2,3}(?!\d)|\.\d{2}$/.test(fold(printed.text).replace(/[()%\s-]/g, ''));
}

function proseUnit(
  document: Document,
  line: number,
  text: string,
  printed: Printed,
  row: TextRow | null,
): Unit | null {
  const own = ownUnit(text, printed, line);
  if (own) {
    const { words } = own;
    const currency =
      words.kind === 'money' || words.kind === 'per share'
        ? settleCurrency(document, words.currency, words.scale)
        : null;
    return unitOf(words.kind, currency, words.scale ?? 'one', 'cell', line, own.text);
  }
  const ruling = row ? textRowRuling(document, line, row.label) : null;
  if (ruling) {
    const { kind, scale } = ruling.words;
    const money = kind === 'money' || kind === 'per share';
    const above = kind === 'per share' ? textRowRuling(document, line, '') : null;
    const own = ruling.words.currency ?? printed.currency ?? above?.words.currency;
    const named = own ?? (money ? signNear(document, line) : null);
    // "(in thousands)" over rows without a currency may count square feet
    if (money && named === null && ruling.words.bare && scale !== 'lakh' && scale !== 'crore') return null;
    const currency = money ? settleCurrency(document, named, scale) : null;
    return unitOf(
      kind,
      currency,
      kind === 'per share' ? 'one' : (scale ?? 'one'),
      ruling.source,
      ruling.line,
      ruling.text,
    );
  }
  if (printed.currency === null || (row && row.entries > 1)) return null;
  // "at an average price per share of $346.84"
  const perShare =
    /\bper (?:share|unit)\b[^.;]{0,20}$/i.test(text.slice(Math.max(0, printed.from - 60), printed.from)) ||
    /^\s?(?:per|a) share\b/i.test(text.slice(printed.end, printed.end + 20));
  const general = isSentence(text) ? null : documentRuling(document, line);
  if (!isSentence(text) && !general)
    return unitOf(
      'money',
      settleCurrency(document, printed.currency, 'one'),
      'unknown',
      'cell',
      line,
      text.slice(printed.from, printed.end).trim(),
    );
  if (general?.words.scale && general.words.scale !== 'one') return null;
  const quoted = text.slice(printed.from, printed.end).trim();
  return unitOf(
    perShare ? 'per share' : 'money',
    settleCurrency(document, printed.currency, 'one'),
    'one',
    'cell',
    line,
    quoted,
  );
}
