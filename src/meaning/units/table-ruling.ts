import type { Document } from '../../document/document.js';
import { once } from '../../document/document.js';
import { remembered } from '../../document/remember.js';
import type { Layout } from '../../tables/layout.js';
import type { Cell } from '../../tables/table.js';
import { tablesOn } from '../../tables/tables.js';
import { headerLineAbove } from '../periods/column-period.js';
import { titlesOf } from '../periods/titles.js';
import type { Place } from '../places/place.js';
import { inPartBefore } from '../places/place.js';
import type { Placed } from '../places/scope.js';
import { placedTable } from '../places/scope.js';
import type { Verdicts } from '../verdict.js';
import { decided, ends, fails, holding, shared } from '../verdict.js';
import { beyond } from './beyond.js';
import { captionOf, sharesIn } from './captions.js';
import { countedByTitle, sharesByTitle, titleOfQuantities } from './counted.js';
import type { Ruling } from './ruling.js';
import { captionBelow, captionsAbove, documentRuling, ofCaption, sectionRuling } from './ruling.js';
import { splitCaption, splitHalves } from './split-caption.js';
import type { UnitWords } from './unit-words.js';
import { unitWords } from './unit-words.js';

/** The ruling that holds for the whole table around a place: inside it, above it, before it, of its section, of the document. */
export function tableRuling(document: Document, place: Place): Ruling | null {
  return decided(tableVerdicts(document, place));
}

/** What each rule says of the unit of the whole table around a place, nearest first. */
export function* tableVerdicts(document: Document, place: Place): Verdicts<Ruling> {
  const { placed } = place;
  const inside = insideRuling(place);
  const overTable = captionsOver(placed, document);
  const above = decided(overTable);
  yield* holding(sharesByTitle(document, placed, inside ?? above));
  // "(Rs. in lakh)" above the table, "(in Rs.)" in the head of one column: that is the unit of the one column alone
  if (
    inside &&
    above &&
    inside.words.scale === 'one' &&
    above.words.scale !== 'one' &&
    isOfOneColumn(place, inside)
  )
    yield fails(inside, 'names a currency without a scale, for its own column alone');
  else yield* holding(inside);
  yield* overTable;
  if (placed.continues) yield* tableVerdicts(document, inPartBefore(place, placed.continues));
  yield* holding(repeatedRuling(placed, document));
  yield* holding(ofHeadsAbove(place, document));
  yield* farVerdicts(placed, document);
}

const captionsOver = remembered((placed: Placed, document: Document) =>
  shared(captionsAbove(document, placed)),
);

/**
 * "Particulars | 31 March 2024 (in ₹) | 31 March 2023 (in ₹)" over a statement that a converter cut into several tables:
 * what dates the columns of a later part says what they hold, too.
 */
function ofHeadsAbove(place: Place, document: Document): Ruling | null {
  const dated = place.placed.continues ? null : headerLineAbove(document, place);
  if (dated === null || dated === 'none') return null;
  const [table] = tablesOn(document, dated.line);
  const rulings = table ? rulingRows(placedTable(document, table).layout, null) : [];
  return rulings.find(({ ruling }) => ruling.line === dated.line)?.ruling ?? null;
}

/** A table whose heads are printed again on the next page goes on in the unit in which it stopped there. */
function repeatedRuling({ repeats }: Placed, document: Document): Ruling | null {
  return repeats ? rulingBehind(repeats, document) : null;
}

const behind = once((_document: Document): Map<Placed, Ruling | null> => new Map());

/**
 * The ruling at the end of a table, for one right behind it. Thousands of tables may each have theirs from the one
 * before: they are worked out from the first of them on, so that none waits for a thousand others.
 */
function rulingBehind(placed: Placed, document: Document): Ruling | null {
  const known = behind(document);
  const run: Placed[] = [];
  for (let at: Placed | null = placed; at && !known.has(at); at = at.repeats ?? carrier(at)) run.push(at);
  for (const at of run.reverse())
    known.set(at, tableRuling(document, { placed: at, row: at.layout.roles.length, column: 2 }));
  return known.get(placed) ?? null;
}

const farVerdicts = remembered((placed: Placed, document: Document) =>
  shared(
    (function* (): Verdicts<Ruling> {
      yield* holding(captionBelow(document, placed));
      yield* holding(countedByTitle(document, placed));
      const quantities = titleOfQuantities(titlesOf(document, placed));
      if (quantities) return yield ends(quantities, 'titles quantities, which are no money');
      yield* holding(sectionRuling(document, placed.table.line));
      yield* holding(documentRuling(document, placed.table.line));
      yield* holding(carriedRuling(placed, document));
      yield* beyond(document, placed.table.line);
    })(),
  ),
);

/** True when a ruling stands in a header cell that is not the corner. */
function isOfOneColumn({ placed }: Place, ruling: Ruling): boolean {
  return placed.table.rows.some(
    ({ line, end, cells }, r) =>
      line <= ruling.line &&
      ruling.line <= end &&
      placed.layout.roles[r] === 'header' &&
      !cells[placed.layout.labels - 1]?.text.includes(ruling.text),
  );
}

/** Units inside the table above a row: full-width rows, header cells that hold a unit for their sisters, the corner. */
function insideRuling(place: Place): Ruling | null {
  const { layout } = place.placed;
  const above = rulingRows(layout, null).findLast(({ row }) => row < place.row);
  if (above) return above.ruling;
  for (const r of headsBelow(layout, null)) {
    const found = r > place.row ? headerRuling(layout, r) : null;
    if (found) return found;
  }
  return null;
}

/** The heads below the figures, in tables that a converter turned upside down: none stands above them there. */
const headsBelow = remembered((layout: Layout, _key: null): readonly number[] => {
  const heads = layout.roles.flatMap((role, r) => (role === 'header' ? [r] : []));
  return heads.some((r) => r < layout.firstData) ? [] : heads.filter((r) => r > layout.firstData);
});

const spanRuling = remembered((layout: Layout, r: number): Ruling | null => {
  const cell = layout.table.rows[r]?.cells.find((c) => c && c.text.trim() !== '');
  const words = cell ? unitWords(cell.text.replace(/\s+/g, ' ')) : null;
  // "Per ordinary share data ($)", "Selected financial ratios (%)"
  if (
    cell &&
    words &&
    words.kind !== 'money' &&
    /\(\s*(?:in )?(?:%|per ?cent|[$₹€£]|nos?\.?)\s*\)|\bdata\b/i.test(cell.text)
  )
    return { words, rule: 'spanning row', line: cell.line, text: words.text, shares: null };
  const caption = cell ? captionOf(cell.text.replace(/\s+/g, ' '), cell.line) : null;
  return caption ? ofCaption(caption, 'spanning row') : null;
});

/** One header cell names a money unit and no sister column of figures names another: it holds for the whole table. */
const headerRuling = remembered((layout: Layout, r: number): Ruling | null => {
  const split = splitCaption(layout, r);
  if (split) return split.ruling;
  const cells = new Set(layout.table.rows[r]?.cells.filter((c) => c !== undefined && c.text.trim() !== ''));
  const rulings: Ruling[] = [];
  const codes = currencyHeads(layout, r);
  const apart = [...codes, ...splitHalves(layout, r)];
  for (const cell of cells) {
    if (!cell || apart.includes(cell)) continue;
    const text = cell.text.replace(/\s+/g, ' ');
    const words = (codes.length > 0 ? scaledIn(cell) : null) ?? unitWords(text);
    const caption = captionOf(text, cell.line);
    if (words?.kind === 'money')
      rulings.push({
        words,
        rule: 'table header',
        line: cell.line,
        text: words.text,
        shares: caption?.shares ?? sharesIn(text),
      });
    else if (caption?.unit.kind === 'money') rulings.push(ofCaption(caption, 'table header'));
  }
  const [first, ...others] = rulings;
  if (!first) return cornerCount(layout, r);
  const same = others.every(
    (o) => o.words.scale === first.words.scale && o.words.currency === first.words.currency,
  );
  return same ? first : null;
});

/**
 * "USD | EUR | SEK | ₹ in crore CNY": heads that are a currency and nothing else say in which one something is owed or
 * held; where another head says what the amounts are in, that holds for them, too.
 */
export const currencyHeads = remembered((layout: Layout, r: number): readonly Cell[] => {
  const codes = new Map<Cell, string | null>();
  for (const cell of layout.table.rows[r]?.printed ?? []) {
    const unit = CODE_BEHIND.test(cell.text)
      ? unitWords((CODE_BEHIND.exec(cell.text)?.[0] ?? '').trim())
      : null;
    if (unit?.kind === 'money' && unit.scale === 'one') codes.set(cell, unit.currency);
  }
  if (new Set(codes.values()).size < FEWEST_CURRENCIES) return [];
  const isTold = layout.table.rows.some(
    ({ printed }, i) => i <= r && layout.roles[i] === 'header' && printed.some((c) => scaledIn(c) !== null),
  );
  return isTold ? [...codes.keys()].filter((c) => scaledIn(c) === null) : [];
});

/** Columns in as many currencies list what is owed or held in each. */
const FEWEST_CURRENCIES = 3;
const CODE_BEHIND = /(?:^|\s)[A-Z]{3}\s*$/;

/** A currency and a scale, "₹ in crore", whatever currency the converter set behind them. */
function scaledIn({ text }: Cell): UnitWords | null {
  const words = unitWords(text.replace(CODE_BEHIND, '').replace(/\s+/g, ' '));
  return words?.kind === 'money' && words.scale !== 'one' && words.currency !== null ? words : null;
}

/** "Awards held | Awards granted | Vested | Lapsed | Awards held": most heads count, and what is left counts the same. */
function mostlyCounts(layout: Layout, r: number): Ruling | null {
  const heads =
    layout.table.rows[r]?.cells.slice(1).filter((c) => c !== undefined && c.text.trim() !== '') ?? [];
  const counts = heads.flatMap((cell) => {
    const words = cell ? unitWords(cell.text.replace(/\s+/g, ' ')) : null;
    return cell && words?.kind === 'count' ? [{ cell, words }] : [];
  });
  const [first] = counts;
  return first && counts.length > 2
    ? {
        words: first.words,
        rule: 'table header',
        line: first.cell.line,
        text: first.words.text,
        shares: null,
      }
    : null;
}

/** "Number of employees" over the labels: what all columns count that say nothing else. */
function cornerCount(layout: Layout, r: number): Ruling | null {
  const most = mostlyCounts(layout, r);
  if (most) return most;
  const corner = layout.table.rows[r]?.cells[layout.labels - 1];
  const words = corner ? unitWords(corner.text.replace(/\s+/g, ' ')) : null;
  const overLabels = layout.contents.some(
    (c, i) => layout.roles[i] === 'data' && c[layout.labels - 1]?.kind === 'text',
  );
  return corner && words?.kind === 'count' && overLabels
    ? { words, rule: 'table header', line: corner.line, text: words.text, shares: null }
    : null;
}

/** The unit of the table before, for a sister right behind it that has its columns or prints a currency: given, with a warning. */
const carriedRuling = remembered((placed: Placed, document: Document): Ruling | null => {
  const before = carrier(placed);
  const ruling = before && rulingBehind(before, document);
  return ruling && ruling.words.kind === 'money' ? { ...ruling, rule: 'carried' } : null;
});

/** The table before, where its unit may be carried on to this one. */
function carrier(placed: Placed): Placed | null {
  const { before, above, layout } = placed;
  if (!before || placed.resumesAnother || above.length > 6 || above.some((l) => l.kind === 'heading'))
    return null;
  return haveSameHeads(before.layout, layout) || (above.length === 0 && printsCurrency(layout))
    ? before
    : null;
}

function printsCurrency(layout: Layout): boolean {
  return layout.contents.some((row) =>
    row.some((c) => c.kind === 'figures' && c.figures.some((f) => f.currency !== null)),
  );
}

/** The rows of a table that set a unit, from the top. */
export const rulingRows = remembered(
  (layout: Layout, _key: null): readonly { readonly row: number; readonly ruling: Ruling }[] =>
    layout.roles.flatMap((role, row) => {
      const ruling =
        role === 'span' ? spanRuling(layout, row) : role === 'header' ? headerRuling(layout, row) : null;
      return ruling ? [{ row, ruling }] : [];
    }),
);

function haveSameHeads(a: Layout, b: Layout): boolean {
  const words = (layout: Layout): readonly string[] =>
    layout.roles
      .flatMap((role, r) =>
        role === 'header'
          ? (layout.table.rows[r]?.cells.map((c) => c?.text.replace(/[\d\s—*.,()-]+/g, '') ?? '') ?? [])
          : [],
      )
      .filter((t) => t !== '');
  const [first, second] = [words(a), words(b)];
  return a.table.columns === b.table.columns && second.length > 0 && second.every((w) => first.includes(w));
}
