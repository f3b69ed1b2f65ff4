import { agree, magnitudeIsTelling } from './compare.js';
import type { ItemFigure } from './line-item.js';

/** As much of a line item as its echoes are known by. */
interface Named {
  readonly first: { readonly line: number };
  /** The other lines that tell the same. */
  readonly again: readonly number[];
  readonly figures: readonly ItemFigure[];
}

interface Echoed {
  /** Lines of items that say the same in several columns, ascending; none of their figures is taken. */
  readonly echoes: readonly number[];
}

/**
 * Line items without those that say in several columns what one other says in one: the profit of a statement of changes
 * in equity, under its retained earnings and its total. Such an item is no other; its lines are named with the one that
 * it echoes, and none of its figures is taken.
 */
export function withoutEchoes<T extends Named>(sources: readonly T[]): readonly (T & Echoed)[] {
  const plain = sources.filter(isPlain);
  const echoed = new Map<T, T>();
  for (const source of sources) {
    if (isPlain(source)) continue;
    const [only, ...others] = plain.filter((each) => isEcho(source, each));
    if (only && others.length === 0) echoed.set(source, only);
  }
  return sources.flatMap((source) => {
    if (echoed.has(source)) return [];
    const lines = [...echoed].flatMap(([echo, of]) =>
      of === source ? [echo.first.line, ...echo.again] : [],
    );
    return [{ ...source, echoes: lines.sort((a, b) => a - b) }];
  });
}

/** One figure a period: nothing needs to set its columns apart. */
function isPlain({ figures }: Named): boolean {
  return figures.every(({ column }) => column === '');
}

/** True where all figures of a period that both tell of agree, or at least those in a column of totals. */
function isEcho(echo: Named, of: Named): boolean {
  let telling = false;
  for (const one of of.figures) {
    const beside = echo.figures.filter(
      (each) => each.when !== null && each.when === one.when && counts(each),
    );
    if (one.when === null || beside.length === 0) continue;
    const totals = beside.filter(({ column }) => /\btotal\b/i.test(column));
    const told = totals.length > 0 ? totals : beside;
    if (!told.every((each) => agree(one, each) === true)) return false;
    telling ||= magnitudeIsTelling(one);
  }
  return telling;
}

function counts({ figure, exact }: ItemFigure): boolean {
  return !figure.nil && exact?.digits !== 0n;
}
