import { foldText } from '../../document/shadows.js';
import { judge } from '../../search/judge.js';
import type { Search, SearchOptions } from '../../search/search.js';
import { compileSearch } from '../../search/search.js';

/** A line item that is looked for by its label. */
export interface Wanted {
  readonly label: string;
  readonly search: Search;
}

/** How well the label of a row fits: it is the one that was asked for, or only holds it. */
export type Fit = 'exact' | 'part';

/** A label is words, whatever stands in it, in capitals or small letters. */
export const LABEL_SEARCH: SearchOptions = {
  syntax: 'fixed',
  ignoreCase: true,
  word: false,
  wholeLine: false,
  literal: false,
};

/**
 * Reads a label as it was typed.
 *
 * @throws UserError when it is longer than can be read
 */
export function wantedLabel(label: string): Wanted {
  return { label, search: compileSearch([label], LABEL_SEARCH) };
}

/** How the texts that name a row fit; null when they do not hold the label. A label may be cut by a cell boundary. */
export function fitOf(cells: readonly string[], { label, search }: Wanted): Fit | null {
  if (isSameLabel(cells.filter(saysWords).join(' '), label)) return 'exact';
  return judge(cells.join('|'), search) === null ? null : 'part';
}

/** True for labels of the same words. What adds up to a row is a part of its label only where it was asked for. */
function isSameLabel(found: string, label: string): boolean {
  const wanted = labelKey(label);
  if (wanted === '') return false;
  return labelKey(found) === wanted || (plainKey(label) === wanted && plainKey(found) === wanted);
}

/**
 * What labels are told apart by: their letters and digits, without the number in front ("(a)", "IV.", "2.1"), the note
 * that they refer to, and marks behind.
 */
export function labelKey(label: string): string {
  const words = foldText(label).replace(ROMAN, '').toLowerCase().trim().replace(NOTE, ' ').trim();
  const named = words.replace(NUMBERS, '');
  return lettersOf(/\p{L}/u.test(named) ? named : words);
}

/** The same without what the row is the sum of: "Total income (I + II)", "Total (A)". */
export function plainKey(label: string): string {
  return labelKey(foldText(label).replace(NOTE, ' ').trim().replace(FORMULA, ''));
}

function lettersOf(text: string): string {
  return text.replace(/[^\p{L}\p{N}]+/gu, '');
}

/** The numbers of line items: "1.", "(a)", "iv)", "2.1", "III", "A -". */
const NUMBERS =
  /^(?:[\s\-*#.\u2022]*(?:\(?(?:\d{1,3}(?:\.\d{1,3})*|[a-z]|[ivx]{1,5})[).:\]]+(?=\s|\p{L}|\()|\d{1,3}(?:\.\d{1,2})*\s|[ivx]{2,5}\s|[a-z]\s?-\s))+[\s\-.]*/u;

/** "I Revenue from operations": a single letter is the number of a row only where it is a Roman one. */
const ROMAN = /^\W*[IVX]\s+(?=\p{Lu})/u;

/** "(Refer Note 21)", "[note 2.1]", "note 5" at the end. */
const NOTE = /[([](?:refer|see)?\s*(?:to\s+)?notes?\b[^)\]]*[)\]]|\b(?:refer\s+)?note\s+\d[\d.]*\s*$/giu;

/** "(I + II)", "(A-B)", "(a)", "(1 to 5)". */
const FORMULA =
  /[([]\s*(?:[ivx]+|[a-z]|\d{1,2})(?:\s*(?:[-+&,]|to)\s*(?:[ivx]+|[a-z]|\d{1,2}))*\s*[)\]]\s*$/i;

/** A serial or the number of a note in a column of its own is no part of a label. */
function saysWords(text: string): boolean {
  return /\p{L}{2}/u.test(text) && !/^\(?(?:[ivx]+|notes?)[).]?$/i.test(text.trim());
}
