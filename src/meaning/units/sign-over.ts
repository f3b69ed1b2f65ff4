import type { Document } from '../../document/document.js';
import { plainText } from '../../document/plain.js';
import { remembered } from '../../document/remember.js';
import { currencyOfSign } from '../../figures/currencies.js';
import type { Printed } from '../../figures/printed.js';
import { printedFigures } from '../../figures/printed.js';
import type { Layout } from '../../tables/layout.js';
import { tablesOn } from '../../tables/tables.js';
import type { Also } from '../answer.js';
import type { Placed } from '../places/scope.js';
import { placedTable } from '../places/scope.js';
import { isSentence } from '../text-rows/running-text.js';
import { PROSE_STYLE, textRows } from '../text-rows/text-rows.js';
import { captionAt } from './captions.js';
import type { StatedCurrency } from './currency.js';
import type { Ruling } from './ruling.js';

/**
 * The currency of a table whose unit names none: that of the sign on some of its cells, and of the table when no other
 * stands there; else that of the rows under the same caption which the converter printed as text or as another table.
 */
export function signOver(document: Document, placed: Placed, ruling: Ruling): StatedCurrency | null {
  const sign = nearestSign(document, placed, ruling);
  // "USD" in the column of currencies of a table in crore: lakh and crore are of rupees
  return INDIAN.has(ruling.words.scale ?? '') && sign?.code !== 'INR' ? null : sign;
}

const INDIAN: ReadonlySet<string> = new Set(['lakh', 'crore', 'lakh crore']);

function nearestSign(document: Document, placed: Placed, ruling: Ruling): StatedCurrency | null {
  for (let part: Placed | null = placed; part; part = part.partBefore) {
    const sign = signOf(part.layout, null);
    if (sign) return sign;
  }
  return ruling.words.bare ? signUnder(document, placed, ruling.line) : null;
}

/** How many lines above and below a table its other rows are looked for. */
const MOST_LINES = 40;

function signUnder(document: Document, { table }: Placed, caption: number): StatedCurrency | null {
  const signs = new Map<string, Also>();
  for (let n = Math.max(caption + 1, table.line - MOST_LINES); n < table.line; n += 1)
    addSigns(document, n, signs);
  for (let n = table.end + 1; n <= Math.min(table.end + MOST_LINES, document.lines.length); n += 1) {
    const text = document.lines[n - 1] ?? '';
    if (captionAt(document, n) || /^\s*#/.test(text) || isSentence(text)) break;
    addSigns(document, n, signs);
  }
  return soleOf(signs);
}

/** The signs at the figures of a row of text, or of the table that begins on a line. */
function addSigns(document: Document, line: number, signs: Map<string, Also>): void {
  const on = tablesOn(document, line);
  for (const table of on.filter((t) => t.line === line)) {
    const sign = signOf(placedTable(document, table).layout, null);
    if (sign?.code && sign.also && !signs.has(sign.code)) signs.set(sign.code, sign.also);
  }
  const raw = document.lines[line - 1] ?? '';
  if (on.length > 0 || raw.length > 400) return;
  const text = plainText(raw);
  for (const { currency } of figuresOfRows(text))
    if (currency && !signs.has(currency)) signs.set(currency, { what: 'currency', line, text: text.trim() });
}

function figuresOfRows(text: string): readonly Printed[] {
  if (!/[$\u20b9\u20ac\u00a3]/.test(text)) return [];
  return textRows(text, printedFigures(text, PROSE_STYLE, 'prose')).flatMap((row) => [...row.places.keys()]);
}

function soleOf(signs: ReadonlyMap<string, Also>): StatedCurrency | null {
  const [first] = signs;
  return first && signs.size === 1 ? { code: first[0], also: first[1] } : null;
}

const signOf = remembered((layout: Layout, _key: null): StatedCurrency | null => {
  const signs = new Map<string, Also>();
  const add = (code: string, r: number, text: string): void => {
    if (!signs.has(code)) signs.set(code, { what: 'currency', line: layout.table.rows[r]?.line ?? 0, text });
  };
  for (const [r, row] of layout.contents.entries())
    row.forEach((content, c) => {
      const cell = layout.table.rows[r]?.cells[c];
      if (content.kind === 'figures')
        for (const f of content.figures) if (f.currency) add(f.currency, r, cell?.text.trim() ?? f.text);
      // "Total assets $ 1,204 $ 1,118": a row that the converter did not part
      if (content.kind === 'text' && cell)
        for (const f of figuresOfRows(cell.text)) if (f.currency) add(f.currency, r, cell.text.trim());
      // a sign in front of a word is a letter misread
      const sign =
        content.kind === 'sign' && row[c + 1]?.kind !== 'text' ? currencyOfSign(content.text) : null;
      if (sign) add(sign, r, content.kind === 'sign' ? content.text.trim() : '');
    });
  return soleOf(signs);
});
