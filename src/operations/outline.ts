import { matchingLines } from '../document/addresses.js';
import type { Document } from '../document/document.js';
import { compileEre } from '../document/ere.js';
import type { Heading } from '../document/headings.js';
import { headings } from '../document/headings.js';
import { isPageFurniture, pageAt } from '../document/pages.js';
import { statementKey, titleKey } from '../document/statements.js';
import type { Declaration, Period, ScaleName, UnitKind } from '../meaning/answer.js';
import { declarations } from '../meaning/governing.js';
import { tables } from '../tables/tables.js';

/** A section as the outline lists it. Field names and values are the published JSON; they are stable. */
export interface OutlineEntry {
  readonly type: 'heading';
  readonly line: number;
  readonly end: number;
  readonly level: number;
  readonly title: string;
  readonly path: readonly string[];
  /** First and last page; null without page marks. */
  readonly page: number | null;
  readonly pageEnd: number | null;
  readonly kind: Heading['kind'];
  /** The unit that the section's tables are in; null when none is declared or the declarations differ. */
  readonly unit: SectionUnit | null;
  /** Short names of every unit declared for the section, the most frequent first. */
  readonly units: readonly string[];
  readonly period: Period | null;
}

export interface SectionUnit {
  readonly label: string;
  readonly kind: UnitKind;
  readonly currency: string | null;
  readonly scale: ScaleName;
  /** The line that declares it, and the deciding words. */
  readonly line: number;
  readonly text: string;
}

export interface OutlineQuery {
  /** Only sections whose title matches, as text or as a regular expression; null = all. */
  readonly pattern: string | null;
  /** How many levels of nesting are listed; null = all. */
  readonly depth: number | null;
}

/** The sections of a document in line order. @throws UserError when a pattern takes too long to match */
export function outline(document: Document, query: OutlineQuery): readonly OutlineEntry[] {
  const all = headings(document).filter(({ path }) => query.depth === null || path.length <= query.depth);
  return matching(all, query.pattern).map((heading) => entry(document, heading));
}

function matching(all: readonly Heading[], pattern: string | null): readonly Heading[] {
  if (pattern === null) return all;
  const key = titleKey(pattern);
  const number = statementKey(pattern);
  const compiled = compileEre(pattern, { ignoreCase: true });
  const titles = all.map(({ title }) => title);
  const found = new Set(compiled.ok ? matchingLines(titles, compiled.pattern) : []);
  return all.filter(({ title }, index) => {
    if (number !== null) return titleKey(title) === number || found.has(index + 1);
    return found.has(index + 1) || (key !== '' && titleKey(title).includes(key));
  });
}

function entry(document: Document, heading: Heading): OutlineEntry {
  const { line, level, title, path, kind } = heading;
  const end = lastTextLine(document, heading);
  const declared = declaredIn(document, heading);
  const [first] = declared;
  const agree = new Set(declared.map(({ label }) => label)).size === 1;
  return {
    type: 'heading',
    line,
    end: heading.end,
    level,
    title,
    path,
    page: pageAt(document, line),
    pageEnd: pageAt(document, end),
    kind,
    unit: first && agree ? unitOf(first) : null,
    units: labels(declared),
    period: null,
  };
}

/** The mark and the running head of the next page at the end of a section do not make it reach into that page. */
function lastTextLine(document: Document, heading: Heading): number {
  let line = heading.end;
  const isBare = () => (document.lines[line - 1] ?? '').trim() === '' || isPageFurniture(document, line);
  while (line > heading.line && isBare()) line -= 1;
  return line;
}

/** Declarations in a section; where it has tables and none, the last one for the whole document above it. */
function declaredIn(document: Document, { line, end }: Heading): readonly Declaration[] {
  const all = declarations(document);
  const own = all.filter((one) => one.line >= line && one.line <= end && isShown(one));
  if (own.length > 0 || !tables(document).some((table) => table.line >= line && table.line <= end))
    return own;
  const whole = all.filter((one) => one.source === 'document' && one.line < line && isShown(one));
  return whole.slice(-1);
}

/** Per cent and counts of single rows and columns do not say what a section is in. */
function isShown({ unit, source }: Declaration): boolean {
  return unit.kind === 'money' && source !== 'cell' && source !== 'row';
}

function unitOf({ label, unit, line, text }: Declaration): SectionUnit {
  return { label, kind: unit.kind, currency: unit.currency, scale: unit.scale, line, text };
}

/** Distinct short names, the most frequent first. */
export function labels(declared: readonly Declaration[]): readonly string[] {
  const counts = new Map<string, number>();
  for (const { label } of declared) counts.set(label, (counts.get(label) ?? 0) + 1);
  return [...counts].sort((a, b) => b[1] - a[1]).map(([label]) => label);
}
