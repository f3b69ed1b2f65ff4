import type { Document } from '../../document/document.js';

/** A line of a document that an answer names as its source: `report.md:1217`, `report.md:12-40`. */
export interface Citation {
  /** Where it stands in the answer: the line, and offsets on it. */
  readonly line: number;
  readonly start: number;
  readonly end: number;
  readonly text: string;
  /** As it was written. */
  readonly file: string;
  readonly from: number;
  readonly to: number;
}

/** Behind a citation the same file may go without its name: "report.md:46 and :642". */
const CITATION =
  /(?<file>[^\s`'"()[\]{}<>|,;*]+?)?(?<![\d.]):(?<from>\d+)(?:\s?[-,\u2013]\s?(?<to>\d+))?(?!\d|:\d)/g;
const DOCUMENT_NAME = /\.(?:md|markdown|txt|text)$/i;

/**
 * The citations on a line of an answer. A word with a colon and a number is one when it is spelled as the name of a
 * document, or is the name of one of those that were given.
 */
export function citationsOn(text: string, line: number, documents: readonly Document[]): readonly Citation[] {
  const citations: Citation[] = [];
  for (const { 0: whole, index: start, groups = {} } of text.matchAll(CITATION)) {
    const file = groups.file ?? citations.at(-1)?.file;
    if (file === undefined || !(DOCUMENT_NAME.test(file) || documentNamed(file, documents))) continue;
    const [first, last] = [Number(groups.from), Number(groups.to ?? groups.from)];
    const [from, to] = [Math.min(first, last), Math.max(first, last)];
    citations.push({ line, start, end: start + whole.length, text: whole, file, from, to });
  }
  return citations;
}

/** The document that a citation means: named as it was given, or by the end of its path. */
export function documentNamed(file: string, documents: readonly Document[]): Document | undefined {
  const path = file.replace(/^\.\//, '');
  const exact = documents.find(({ name }) => name === path || name === file);
  const isEnd = (name: string): boolean => name.endsWith(`/${path}`) || path.endsWith(`/${name}`);
  return exact ?? documents.find(({ name }) => isEnd(name));
}

/** The text with citations, other references to lines and pages, and list marks blanked out: their numbers are no figures. */
export function withoutReferences(text: string, citations: readonly Citation[]): string {
  let left = text;
  for (const { start, end } of citations)
    left = left.slice(0, start) + ' '.repeat(end - start) + left.slice(end);
  const blank = (words: string): string => ' '.repeat(words.length);
  return left.replace(REFERENCE, blank).replace(LIST_MARK, blank);
}

/** "line 1217", "lines 12-40", "pp. 39-41", "p. 12", "page 39": where an answer found something. */
const REFERENCE =
  /\b(?:lines?|pages?|pp?\.|cols?\.|columns?|rows?)\s+\d+(?:\s?(?:[-\u2013,&]|and|to)\s?\d+)*/gi;

/** "- ", "12. ", "3) " at the start of a line. */
const LIST_MARK = /^\s*(?:[-*+\u2022]|\d{1,3}[.)])(?=\s)/;
