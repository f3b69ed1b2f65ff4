import type { Document } from '../../document/document.js';
import type { UnitKind } from '../../meaning/answer.js';
import { agree, isSameAmount, magnitudeIsTelling } from './compare.js';
import { withoutEchoes } from './echoes.js';
import type { ItemFigure, LineItem } from './line-item.js';
import { kindOf } from './line-item.js';
import { plainKey } from './wanted.js';

/** A line item of a document, with the lines that tell the same once more. */
export interface Source {
  readonly document: Document;
  readonly kind: UnitKind | null;
  /** Where it stands first. */
  readonly first: LineItem;
  /** The other lines, ascending. */
  readonly again: readonly number[];
  /** Lines of items that say the same in several columns, ascending; none of their figures is taken. */
  readonly echoes: readonly number[];
  /** Of all of them: each period once, as it is printed first. */
  readonly figures: readonly ItemFigure[];
  /** Lines whose label fits as well, and that were passed over, by why. */
  readonly passed: readonly Passed[];
}

export interface Passed {
  readonly why: string;
  readonly lines: readonly number[];
}

/** Kinds in the order in which a label is taken to mean them. */
const KINDS: readonly (UnitKind | null)[] = [
  'money',
  'count',
  'per share',
  'percent',
  'ratio',
  'other',
  null,
];

/**
 * The line items that a label names in a document: one where all rows that it fits agree, several where they do not.
 *
 * @param kinds only items of these kinds; null = any
 */
export function sourcesOf(items: readonly LineItem[], kinds: readonly UnitKind[] | null): readonly Source[] {
  const exact = items.filter(({ fit }) => fit === 'exact');
  const passed: Passed[] = [];
  const keep = (from: readonly LineItem[], why: string, test: (item: LineItem) => boolean) => {
    const kept = from.filter(test);
    if (kept.length === 0 || kept.length === from.length) return from;
    passed.push({ why, lines: linesOf(from.filter((item) => !test(item))) });
    return kept;
  };
  let left: readonly LineItem[] = exact.length > 0 ? exact : items;
  if (kinds) left = left.filter((item) => kinds.some((kind) => kind === kindOf(item)));
  left = keep(left, 'without a period', ({ figures }) => figures.some(({ when }) => when !== null));
  left = keep(left, 'without a unit', (item) => kindOf(item) !== null);
  const kind = KINDS.find((each) => left.some((item) => kindOf(item) === each)) ?? null;
  left = keep(left, `not in ${NAMES[kind ?? 'other'] ?? kind}`, (item) => kindOf(item) === kind);
  const groups = grouped(left.map((item) => ofKind(item, kind)));
  return withoutEchoes(groups.map((group) => sourceOf(group, kind, passed)));
}

const NAMES: Readonly<Partial<Record<UnitKind, string>>> = { count: 'numbers', percent: 'per cent' };

/** A row of amounts may hold shares of a total, too: kinds that differ make no series. */
function ofKind(item: LineItem, kind: UnitKind | null): LineItem {
  const figures = item.figures.filter(({ figure }) => figure.nil || (figure.unit?.kind ?? null) === kind);
  return { ...item, figures };
}

/** Items that agree wherever they share a period, and share one that tells, are one. */
function grouped(items: readonly LineItem[]): readonly (readonly [LineItem, ...LineItem[]])[] {
  const groups: [LineItem, ...LineItem[]][] = [];
  for (const item of items) {
    const same = groups.find(
      (group) =>
        group.some((held) => isSameName(held, item) && likeness(held.figures, item.figures) === 'same') &&
        group.every((held) => likeness(held.figures, item.figures) !== 'other'),
    );
    if (same) same.push(item);
    else groups.push([item]);
  }
  return groups;
}

function isSameName(a: LineItem, b: LineItem): boolean {
  return a.fit === 'exact' || plainKey(a.label) === plainKey(b.label);
}

/** What the periods that two items share say: `same` amounts, `other` amounts, or nothing. */
export function likeness(a: readonly ItemFigure[], b: readonly ItemFigure[]): 'same' | 'other' | 'none' {
  let found: 'same' | 'none' = 'none';
  for (const one of a) {
    for (const other of b) {
      if (!isOfSameColumn(one, other)) continue;
      const said = agree(one, other) ?? isSameAmount(one, other);
      if (said === false) return 'other';
      if (said && magnitudeIsTelling(one)) found = 'same';
    }
  }
  return found;
}

function isOfSameColumn(a: ItemFigure, b: ItemFigure): boolean {
  return a.when !== null && a.when === b.when && a.column === b.column && !a.isUnnamed && !b.isUnnamed;
}

function sourceOf(
  [first, ...more]: readonly [LineItem, ...LineItem[]],
  kind: UnitKind | null,
  passed: readonly Passed[],
): Source {
  const figures: ItemFigure[] = [...first.figures];
  for (const item of more)
    for (const one of item.figures)
      if (
        one.when !== null &&
        !one.isUnnamed &&
        !figures.some((f) => f.when === one.when && f.column === one.column)
      )
        figures.push(one);
  return { document: first.document, kind, first, again: linesOf(more), echoes: [], figures, passed };
}

function linesOf(items: readonly LineItem[]): readonly number[] {
  return [...new Set(items.map(({ line }) => line))].sort((a, b) => a - b);
}
