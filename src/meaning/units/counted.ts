import type { Document } from '../../document/document.js';
import type { CellContent } from '../../tables/cell.js';
import { titlesOf } from '../periods/titles.js';
import type { Placed } from '../places/scope.js';
import type { Ruling } from './ruling.js';
import type { UnitWords } from './unit-words.js';

/** Titles of tables that count people or shares, as annual reports print them without a unit. */
const COUNTS =
  /\b(?:number|no\.?|headcount|breakdown|composition|distribution|balance|profile|diversity|turnover) of (?:[\w'’-]+ ){0,5}(?:employees|workforce|staff|people|persons|members|shareholders|customers|branches|offices|complaints|meetings)\b|\b(?:share|stock|ltip|rsu|psu)s? (?:awards|options|units)\b|\b(?:share ?holdings?|share interests|interests? in (?:the )?shares|shares held)\b/i;
const VALUED =
  /\b(?:expenses?|costs?|benefits?|remuneration|compensation|salar|fees|payments?|values?|amounts?|charges?|revenues?|income|price)\b|[₹$€£]|\bmillions?\b|\bcrores?\b|\blakhs?\b|\bthousands?\b/i;

/**
 * What the titles of a table say that it counts: "Share awards held by the directors", "the number of employees by
 * category". A unit of the section or of the document does not reach into such a table.
 */
export function countedByTitle(document: Document, placed: Placed): Ruling | null {
  for (const title of titlesOf(document, placed).slice(0, 4)) {
    const m = COUNTS.exec(title.text);
    if (!m || VALUED.test(title.text)) continue;
    const words: UnitWords = {
      kind: 'count',
      currency: null,
      scale: 'one',
      text: m[0],
      start: m.index,
      end: m.index + m[0].length,
      bare: false,
    };
    return { words, rule: title.rule, line: title.line, text: m[0], shares: null };
  }
  return null;
}

const SHARES_COUNTED =
  /\bshares of (?:\w+ ){0,2}(?:stock|shares)\b.{0,40}\boutstanding\b|\boutstanding shares of (?:\w+ ){0,2}(?:stock|shares)\b/i;

/** "Shares of common stock outstanding were as follows" over "(In millions)", a scale that names no currency: so many shares. */
export function sharesByTitle(document: Document, placed: Placed, caption: Ruling | null): Ruling | null {
  if (!caption?.words.bare || caption.words.kind !== 'money') return null;
  if (placed.layout.contents.some((row) => row.some(hasCurrency))) return null;
  const title = titlesOf(document, placed)
    .slice(0, 4)
    .find(({ text }) => SHARES_COUNTED.test(text) && !VALUED.test(text));
  return title ? { ...caption, words: { ...caption.words, kind: 'count' } } : null;
}

function hasCurrency(content: CellContent): boolean {
  return content.kind === 'figures' && content.figures.some((f) => f.currency !== null);
}

/** Titles over quantities that are no money, in whatever measure: a lost head would tell. */
const QUANTITIES =
  /\b(?:proved|proven|probable) (?:developed |undeveloped )?reserves?\b|\breserves? of (?:crude|oil|natural gas|gas|coal|minerals?|ores?|limestone)\b|\b(?:quantitative|physical) (?:details|information|performance)\b|\b(?:licen[sc]ed|installed) (?:and installed )?capacit(?:y|ies)\b/i;

/** "Million cubic metres": a scale that counts no money. */
const MEASURED =
  /\b(?:thousands?|lakhs?|millions?|billions?) (?=(?:cubic|metric|standard|tonnes?|tons?|barrels?|bbls?|litres?|kwh|units)\b)/gi;

/** The title of quantities among some titles, nearest first; null where a nearer one names a unit or an amount. */
export function titleOfQuantities<T extends { readonly text: string }>(titles: readonly T[]): T | null {
  const near = titles.slice(0, 4);
  const found = near.findIndex(({ text }) => QUANTITIES.test(text));
  return found < 0 || near.slice(0, found + 1).some(({ text }) => VALUED.test(text.replace(MEASURED, '')))
    ? null
    : (near[found] ?? null);
}
