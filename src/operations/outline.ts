import type { Document } from '../document/document.js';
import type { Heading } from '../document/headings.js';
import { headings } from '../document/headings.js';
import { firstFrom } from '../document/in-order.js';
import { isPageFurniture, pageAt } from '../document/pages.js';
import type { Declaration, Period, ScaleName, UnitKind } from '../meaning/answer.js';
import { moneyDeclarations, unitLabel } from '../meaning/governing.js';
import type { Table } from '../tables/table.js';
import { tablesWithin } from '../tables/tables.js';
import { periodName } from './period-name.js';
import { tableFacts } from './table-facts.js';
import { titlesLike } from './titles-like.js';

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
  /** The period of the first column that has one in the section's first dated table; null when none has. */
  readonly period: Period | null;
  /** Short names of all periods of that table, in column order. */
  readonly periods: readonly string[];
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
  /** Only sections whose title matches, as grep would find it without regard to case; null = all. */
  readonly pattern: string | null;
  /** How many levels of nesting are listed; null = all. */
  readonly depth: number | null;
}

/** The sections of a document in line order. @throws UserError when a pattern takes too long to match */
export function outline(document: Document, query: OutlineQuery): readonly OutlineEntry[] {
  return outlined(document, query).map((heading) => outlineEntry(document, heading));
}

/** The headings of those sections. @throws UserError when a pattern takes too long to match */
export function outlined(document: Document, query: OutlineQuery): readonly Heading[] {
  const all = headings(document).filter(({ path }) => query.depth === null || path.length <= query.depth);
  return matching(all, query.pattern);
}

function matching(all: readonly Heading[], pattern: string | null): readonly Heading[] {
  if (pattern === null) return all;
  const found = titlesLike(
    all.map(({ title }) => title),
    pattern,
  );
  return all.filter((_, index) => found.has(index));
}

/** What the outline says of the section below a heading: its first tables tell units and periods. */
export function outlineEntry(document: Document, heading: Heading): OutlineEntry {
  const { line, level, title, path, kind } = heading;
  const end = lastTextLine(document, heading);
  const within = tablesWithin(document, line, heading.end);
  const units = unitsIn(document, heading, within);
  const [unit] = units;
  const named = labels(units);
  const dated = within.find((table) => tableFacts(table, document).periods.length > 0);
  const periods = dated ? tableFacts(dated, document).periods : [];
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
    unit: unit && named.length === 1 ? unit : null,
    units: named,
    period: periods[0] ?? null,
    periods: [...new Set(periods.map(periodName))],
  };
}

/** The mark and the running head of the next page at the end of a section do not make it reach into that page. */
function lastTextLine(document: Document, heading: Heading): number {
  let line = heading.end;
  const isBare = () => (document.lines[line - 1] ?? '').trim() === '' || isPageFurniture(document, line);
  while (line > heading.line && isBare()) line -= 1;
  return line;
}

/** Units that are declared in a section; where none is, those that the figures of its tables take from above it. */
function unitsIn(
  document: Document,
  { line, end }: Heading,
  within: readonly Table[],
): readonly SectionUnit[] {
  const all = moneyDeclarations(document);
  const own = all.slice(firstFrom(all, line, lineOf), firstFrom(all, end + 1, lineOf));
  if (own.length > 0) return own.map(unitOf);
  return within.flatMap((table) =>
    tableFacts(table, document).units.map((unit) => ({
      label: unitLabel(unit),
      kind: unit.kind,
      currency: unit.currency,
      scale: unit.scale,
      line: unit.line,
      text: unit.text,
    })),
  );
}

const lineOf = (one: Declaration): number => one.line;

function unitOf({ label, unit, line, text }: Declaration): SectionUnit {
  return { label, kind: unit.kind, currency: unit.currency, scale: unit.scale, line, text };
}

/** Distinct short names, the most frequent first. */
export function labels(declared: readonly { readonly label: string }[]): readonly string[] {
  const counts = new Map<string, number>();
  for (const { label } of declared) counts.set(label, (counts.get(label) ?? 0) + 1);
  return [...counts].sort((a, b) => b[1] - a[1]).map(([label]) => label);
}
