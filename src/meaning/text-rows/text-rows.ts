import { POINT_STYLE } from '../../figures/grouping.js';
import type { Printed } from '../../figures/printed.js';
import { isNil, printedFigures } from '../../figures/printed.js';
import { isAge } from '../../tables/ageing.js';
import { headsInFront } from './glued-heads.js';
import { isSentence } from './running-text.js';

/** A row of a statement that the converter printed as text: `Stores 1,204 1,118`. */
export interface TextRow {
  readonly label: string;
  /** Figures in order, each with its place among all entries of the row, nil marks counted. */
  readonly places: ReadonlyMap<Printed, number>;
  readonly entries: number;
}

/** Blanks part groups only where nothing else can be meant: in running text two figures stand side by side. */
export const PROSE_STYLE = { ...POINT_STYLE, blanks: false };

interface OpenRow {
  readonly label: string;
  readonly places: Map<Printed, number>;
  entries: number;
}

/** A line with more figures than this is no row of a statement. */
const MOST_ENTRIES = 200;

/**
 * Reads a line as rows: a short label, then nothing but figures and nil marks; or several such rows that a converter
 * fused into one line. None when the line is a sentence, or the years of a line of heads.
 */
export function textRows(text: string, printed: readonly Printed[]): readonly TextRow[] {
  const rows: OpenRow[] = [];
  // "2024 2023 Sales 1,204 1,118": the heads of the columns are no row
  let at = headsInFront(text);
  const figures = yearLabels(text, printed).filter((p) => p.from >= at && !isOfNote(text, p));
  if (figures.length === 0 || figures.length > MOST_ENTRIES || areHeads(text, figures)) return [];
  for (const figure of figures) {
    const between = text.slice(at, figure.from);
    const row = rows[rows.length - 1];
    if (row && isBetween(between)) {
      row.entries += nils(between);
      row.places.set(figure, row.entries);
      row.entries += 1;
    } else {
      // "Goodwill 1,204 – – Licences 77 80 12": the marks are entries of the row before
      const closing = row ? (NILS_BEFORE_LABEL.exec(between)?.[0] ?? '') : '';
      if (row) row.entries += nils(closing);
      const { label, nilsBehind } = labelOf(between.slice(closing.length));
      if (label.length > 130 || (/[.;]$/.test(label) && !ABBREVIATED.test(label))) return [];
      rows.push({ label, places: new Map([[figure, nilsBehind]]), entries: nilsBehind + 1 });
    }
    at = figure.to;
  }
  const last = rows[rows.length - 1];
  const rest = text.slice(at);
  if (!last || (!isBetween(rest) && !isNextLabel(rest, rows))) return [];
  if (isBetween(rest)) last.entries += nils(rest);
  const whole = withNumbersInLabel(rows);
  return whole.length === 1 || areFused(whole) ? whole : [];
}

const ABBREVIATED = /\b(?:u\.s|inc|ltd|corp|etc|nos?)\.$/i;

/**
 * "Total sales 1,204 1,118 Operating expenses:": the sub-head of the rows below was set behind the figures. Behind rows
 * that were fused it may be the label of the next, with no colon and no figure but nil marks.
 */
function isNextLabel(text: string, rows: readonly OpenRow[]): boolean {
  const isLabel = /^\s*\p{Lu}[^.;]{2,80}$/u.test(text) && !isSentence(text);
  return isLabel && (/:\s*$/.test(text) || (rows.length > 1 && rows.every((r) => LABEL.test(r.label))));
}

/** A capital begins it, behind the number of the row: "(c) Provisions". */
const LABEL = /^\W*(?:\(?[a-z\d]{1,4}[).]\s*)?\W*\p{Lu}/u;

/**
 * "Dividend: ₹ 7.00 per share 1,204 1,118", "Less than 1 year 12 14": one figure, and words that go on in small letters
 * to several, is a part of the label.
 */
function withNumbersInLabel(rows: readonly OpenRow[]): readonly OpenRow[] {
  const last = rows[rows.length - 1];
  const goOn = rows.slice(1).every((r) => /^\W{0,2}\p{Ll}/u.test(r.label));
  if (!last || rows.length < 2 || last.entries < 2 || !goOn) return rows;
  if (rows.slice(0, -1).some((r) => r.entries > 1)) return rows;
  const printed = rows.flatMap((r) =>
    r === last ? [r.label] : [r.label, ...[...r.places.keys()].map((p) => p.text)],
  );
  if (![...last.places.keys()].every((p) => p.formatted) && !isAge(printed.join(' '))) return rows;
  const label = rows.map((r, i) => (i === 0 ? r.label : r.label.replace(EACH, ''))).join(' ');
  return isSentence(label) ? rows : [{ ...last, label }];
}

/** What a rate in a label is paid for is not what the row counts. */
const EACH = /^\W*(?:per \p{L}+(?: share)?|each)\b\W*/iu;

/** Rows fused into one line: each has as many entries as the others, or most have and all labels are those of rows. */
function areFused(rows: readonly OpenRow[]): boolean {
  const usual = usualEntries(rows);
  if (usual > 1 && rows.every((r) => r.entries === usual)) return true;
  const full = rows.filter(
    (r) => r.entries === usual || (r.entries === usual + 1 && beginsWithNote(r)),
  ).length;
  return (
    rows.every((r) => /^[^\p{Ll}]/u.test(r.label) && !isSentence(r.label)) &&
    (usual > 1
      ? full * 2 >= rows.length
      : rows.every((r) => [...r.places.keys()].every(isPlainly)) || BARE_YEAR.test(rows[0]?.label ?? ''))
  );
}

/** How many entries most of the rows have; of two such numbers the greater. */
function usualEntries(rows: readonly OpenRow[]): number {
  const counts = rows.map((r) => r.entries);
  const times = (count: number): number => counts.filter((c) => c === count).length;
  return counts.reduce(
    (best, c) => (times(c) > times(best) || (times(c) === times(best) && c > best) ? c : best),
    0,
  );
}

/** "Other income 2.17 1,204 1,118" among rows without a note. */
function beginsWithNote({ places }: OpenRow): boolean {
  const [first] = places;
  return first !== undefined && first[1] === 0 && /^\d{1,2}(?:\.\d{1,2})?$/.test(first[0].text);
}

/** "Gratuity (Refer Note 50) 25.00 17.50": the number belongs to the label. */
function isOfNote(text: string, printed: Printed): boolean {
  return /^\d{1,3}$/.test(printed.text) && /\bnotes?\.?\s(?:nos?\.?\s)?$/i.test(text.slice(0, printed.from));
}

function isPlainly(printed: Printed): boolean {
  return printed.formatted || printed.currency !== null || printed.percent || printed.text.startsWith('(');
}

const BARE_YEAR = /^(?:19|20)\d\d$/;

/** "2027 $ 8,750 Thereafter 41,500": a year in front of its amount is a label. */
function yearLabels(text: string, printed: readonly Printed[]): readonly Printed[] {
  return printed.filter((p, i) => {
    const next = printed[i + 1];
    return !(
      isBareYear(p) &&
      next !== undefined &&
      !isBareYear(next) &&
      isBetween(text.slice(p.to, next.from)) &&
      (i === 0 ? text.slice(0, p.from).trim() === '' : false)
    );
  });
}

/** "(In thousands) 2024 2023": nothing but years, under words that a line of heads has. */
function areHeads(text: string, figures: readonly Printed[]): boolean {
  return (
    figures.every(isBareYear) &&
    /^(?:\W|\b(?:as|at|on|of|in|the|for|years?|quarters?|half|period|months?|ended|ending|fiscal|particulars|notes?|thousands|millions|billions|crores?|lakhs?|dollars|except|and|par|per|shares?|value|data|amounts?|percentages|(?:un)?audited|restated|(?:19|20)\d\d)\b|\b(?:december|march|june|september|31|30),?)*$/i.test(
      text.slice(0, figures[0]?.from),
    )
  );
}

function isBareYear(printed: Printed): boolean {
  return BARE_YEAR.test(printed.text) && printed.currency === null && !printed.percent;
}

/** The words before the first figure of a row, and the nil marks between them and it. */
function labelOf(lead: string): { readonly label: string; readonly nilsBehind: number } {
  const behind = /(?:\s(?:-|\u2013|\u2014|\u2026|\.{2,4}|[Nn]il))+[\s$]*$/.exec(lead);
  const label = lead
    .slice(0, behind?.index ?? lead.length)
    .replace(/[$\u20b9\u20ac\u00a3\s]+$/, '')
    .replace(LEADERS, '');
  return { label: label.trim(), nilsBehind: nils(lead.slice(label.length).replace(LEADERS, '')) };
}

const NILS_BEFORE_LABEL = /^(?:\s+[-\u2013\u2014])+(?=\s+\p{L})/u;

/** "Goodwill . . . . . . 1,204": the points that lead from a label to its figures. */
const LEADERS = /^(?:\s*[.\u2026]){5,}|(?:\s*[.\u2026]){5,}$/;

/** Nil marks, signs and blanks: what may part the figures of a row. */
function isBetween(text: string): boolean {
  // no word of a nil mark is longer than "(hyphen)": the quick answer for a label
  if (/\p{L}{7}/u.test(text)) return false;
  return text
    .split(/\s+/)
    .every((t) => t === '' || isNil(t) || /^[$\u20b9\u20ac\u00a3%|)]+$|^\d+-\d+$/.test(t));
}

function nils(text: string): number {
  return text.split(/\s+/).filter((t) => t !== '' && isNil(t)).length;
}

/** True when a text holds what only figures have: groups or decimals, a percent sign, a currency, the places of a row. */
export function hasFigures(text: string): boolean {
  const printed = printedFigures(text, PROSE_STYLE, 'prose');
  return (
    printed.some((p) => p.formatted || p.percent || p.currency !== null) ||
    (/\p{L}{2}/u.test(text) && printed.some((p, i) => standsBeside(text, printed[i - 1], p))) ||
    textRows(text, printed).some(isOfSmallFigures)
  );
}

/** "115 737": two figures and nothing but a blank between them, as in rows only. */
function standsBeside(text: string, before: Printed | undefined, printed: Printed): boolean {
  return (
    before !== undefined &&
    !isBareYear(before) &&
    !isBareYear(printed) &&
    /^ +$/.test(text.slice(before.to, printed.from))
  );
}

/** "Settlements in the current period 507 507 706", "2027 314": no heads, whatever times the label names. */
function isOfSmallFigures({ label, places }: TextRow): boolean {
  const figures = [...places.keys()].filter((p) => !isBareYear(p)).length;
  return BARE_YEAR.test(label) ? figures > 0 : /\p{L}{2}/u.test(label) && figures > 1;
}
