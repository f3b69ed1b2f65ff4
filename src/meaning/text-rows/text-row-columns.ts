import type { Document } from '../../document/document.js';
import { remembered } from '../../document/remember.js';
import type { UnitKind } from '../answer.js';
import { spanIn } from '../periods/period-words.js';
import type { LineAbove } from '../places/scope.js';
import type { Ruling } from '../units/ruling.js';
import { ofKind } from '../units/ruling.js';
import { periodsIn } from './head-words.js';
import { isSentence } from './running-text.js';
import { headsOver } from './text-row-heads.js';
import type { TextRow } from './text-rows.js';
import { hasFigures } from './text-rows.js';
import { headsColumns, statementAbove } from './text-statement.js';

/** What the heads over a row of text say of one of its columns. */
export interface ColumnKind {
  /** Null where the heads name units and the figures cannot be told apart by them. */
  readonly kind: Extract<UnitKind, 'none' | 'percent' | 'count'> | null;
  /** False for notes and for change from one year to the next. */
  readonly isDated: boolean;
  readonly line: number;
  /** The words of the head. */
  readonly text: string;
}

const CHANGE = '(?:change|growth|variance|variation|increase[^\\d%]{0,20}decrease[^\\d%\\p{L}]{0,8})';
const PERCENT = '(?:%|per ?cent(?:age)?)';
/** Words of other heads that stand on the same line: "Current year Previous year Change (%)". */
const NO_NAME = `(?:current|previous|prior|last|years?|ended|period|${CHANGE})\\b`;
const KINDS = new RegExp(
  [
    `(?<change>${PERCENT}\\s*(?:of\\s+)?${CHANGE}|${CHANGE}\\s*\\(?(?:in\\s+)?${PERCENT}\\)?)`,
    `(?<percent>${PERCENT}\\s*(?:of|to)\\s+(?:the\\s+)?(?:total\\s+)?\\p{L}+|%\\s*(?:share ?)?hold(?:ing|ings)\\b|(?:(?!${NO_NAME})\\p{L}+\\s+){1,3}\\(\\s*(?:in\\s+)?%\\s*\\))`,
    '(?<count>\\b(?:numbers?|nos?\\.?)\\s+of\\s+(?:equity\\s+)?\\p{L}+(?:\\s+held)?)',
    '(?<money>(?:[₹`$€£]|\\brs\\b\\.?)(?:\\s*in\\s+(?:crores?|la(?:kh|c)s?|millions?|thousands?|billions?)\\b)?)',
  ].join('|'),
  'giu',
);
/** No kind is named without one of these: the quick answer for most lines. */
const MAY_NAME_KIND = /%|per ?cent|n(?:umbers?|os?\.?)\s+of/iu;
const NOTE = /\b(?:notes?|schedule|sch)(?:\.|\b)(?:\s*nos?\b\.?)?/i;

/** What a head of a kind says of the figures under it; null when it is not told which they are. */
export function ofColumn({ kind, line, text }: ColumnKind): Ruling | null {
  if (kind === null) return null;
  return ofKind(kind, kind === 'none' ? 'reference column' : 'column header', line, text);
}

/** The kinds that the heads over a row tell of its columns, by place among the entries of the row; others have the unit of the row. */
export function columnKinds(document: Document, line: number, row: TextRow): ReadonlyMap<number, ColumnKind> {
  const above = statementAbove(document, line);
  const found = new Map<number, ColumnKind>();
  const { note, columns } = headsIn(document, line);
  const kinds = columns.filter((c) => c !== null);
  if (isNoteHere(above, row, note !== null, columns))
    found.set(0, { kind: 'none', isDated: false, line: note?.line ?? line, text: note?.text ?? '' });
  const rest = row.entries - found.size;
  const [only] = kinds;
  if (!only || rest < 2) return found;
  const isListed = columns.length === rest;
  if (kinds.length === 1 && !isListed)
    return found.set(row.entries - 1, isLastHere(above, rest, only) ? only : { ...only, kind: null });
  // heads of kinds alone that are more or fewer than the figures tell that some are other than money, not which
  if (!isListed && kinds.length < columns.length) return found;
  for (let i = 0; i < rest; i += 1) {
    const kind = isListed ? columns[i] : { ...only, kind: null };
    if (kind) found.set(i + row.entries - rest, kind);
  }
  return found;
}

/** True when the first of the entries is the number of a note, and not one of those that the heads name. */
function isNoteHere(
  above: readonly LineAbove[],
  row: TextRow,
  isNamed: boolean,
  columns: Heads['columns'],
): boolean {
  const isFull = (entries: number) =>
    columns.includes(null)
      ? entries === columns.length
      : isMatched(above, entries) || (columns.length === 1 && isMatched(above, entries - 1));
  const note = noteOf(row);
  if (note === null || isFull(row.entries)) return false;
  return (isNamed && !note.includes('.')) || isFull(row.entries - 1);
}

/** A column of change stands behind all dated ones; a count behind money has the date of its row. */
function isLastHere(above: readonly LineAbove[], entries: number, kind: ColumnKind): boolean {
  return !kind.isDated ? headsOver(above, entries - 1) !== null : headsOver(above, entries) !== null;
}

function isMatched(above: readonly LineAbove[], entries: number): boolean {
  const heads = entries > 0 ? headsOver(above, entries) : null;
  return heads !== null && heads !== 'none';
}

interface Heads {
  readonly note: { readonly line: number; readonly text: string } | null;
  /** The columns that a line of heads names, the last of them by its kind; null for those that it dates. */
  readonly columns: readonly (ColumnKind | null)[];
}

/** What the lines of heads over a row name, nearest first. */
const headsIn = remembered((document: Document, line: number): Heads => {
  let note: Heads['note'] = null;
  let columns: Heads['columns'] = [];
  for (const each of statementAbove(document, line)) {
    if (each.kind === 'heading' && (note || columns.length > 0)) break;
    if (each.kind === 'prose' || hasFigures(each.text) || isRunning(each.text)) continue;
    // a line of heads that stands in bold is no title
    const heads = columns.length === 0 ? columnsOn(each) : [];
    if (each.kind === 'short' || heads.filter((c) => c !== null).length > 1) columns = [...columns, ...heads];
    if (each.kind === 'heading') continue;
    const named = NOTE.exec(each.text);
    if (named && (headsColumns(each.text) || spanIn(each.text))) note ??= { line: each.line, text: named[0] };
  }
  return { note, columns };
});

/** "Additions during the year" among dated heads is no sentence. */
function isRunning(text: string): boolean {
  return isSentence(text) && periodsIn(text).length < 2;
}

function columnsOn({ line, text }: LineAbove): Heads['columns'] {
  if (!MAY_NAME_KIND.test(text)) return [];
  const found = [...text.matchAll(KINDS)];
  const last = found.at(-1);
  const kinds = found.filter((m) => m.groups?.money === undefined);
  if (!last || kinds.length === 0 || !/^[^\p{L}\d]*$/u.test(text.slice(last.index + last[0].length)))
    return [];
  if (found.length === 1 && !headsColumns(text) && !spanIn(text)) return [];
  const named = kinds.map((m) => ({
    at: m.index,
    kind: {
      kind: m.groups?.count === undefined ? 'percent' : 'count',
      isDated: m.groups?.change === undefined,
      line,
      text: m[0],
    } satisfies ColumnKind,
  }));
  const dated = periodsIn(text).map((m) => ({ at: m.start, kind: null }));
  // "No. of shares | ₹ in crore": the head of amounts is its unit, where no date is
  const amounts = found.flatMap((m) => (m.groups?.money === undefined ? [] : [{ at: m.index, kind: null }]));
  return [...named, ...(dated.length > 0 ? dated : amounts)]
    .sort((a, b) => a.at - b.at)
    .map(({ kind }) => kind);
}

/** The number of a note in front of the figures, or what may be one: "Revenue from operations 24 1,204 1,118". */
function noteOf(row: TextRow): string | null {
  const [first] = [...row.places];
  const isFirst = first !== undefined && first[1] === 0 && row.entries > 1;
  return isFirst && first[0].currency === null && /^\d{1,2}(?:\.\d)?$/.test(first[0].text)
    ? first[0].text
    : null;
}
