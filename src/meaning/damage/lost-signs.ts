import type { Decimal } from '../../figures/decimal.js';
import { add, compare, negate } from '../../figures/decimal.js';
import type { Printed } from '../../figures/printed.js';
import type { Layout } from '../../tables/layout.js';

/** A total that is right only when the sign of one figure above it is turned. */
export interface LostSign {
  readonly total: Printed;
  /** Row index of the total. */
  readonly row: number;
}

const TOTAL = /\btotal\b|\bclosing\b|\bat (?:the )?end\b|\bgesamt\b|\bsumme\b/i;
/** Below this many digits a sum comes out right by chance too easily. */
const FEWEST_DIGITS = 3;

const known = new WeakMap<Layout, ReadonlyMap<Printed, LostSign>>();

/** The figures of a table whose bracket or minus was lost in conversion, as its totals prove. */
export function lostSigns(layout: Layout): ReadonlyMap<Printed, LostSign> {
  const held = known.get(layout);
  if (held) return held;
  const found = new Map<Printed, LostSign>();
  for (let column = 2; column <= layout.table.columns; column += 1) collect(layout, column, found);
  known.set(layout, found);
  return found;
}

function collect(layout: Layout, column: number, found: Map<Printed, LostSign>): void {
  let parts: Printed[] = [];
  layout.roles.forEach((role, row) => {
    if (role === 'header' || role === 'span') parts = [];
    if (role !== 'data') return;
    const content = layout.contents[row]?.[column - 1];
    const only = content?.kind === 'figures' && content.figures.length === 1 ? content.figures[0] : undefined;
    if (!only) return;
    if (!TOTAL.test(layout.table.rows[row]?.cells[layout.labels - 1]?.text ?? '')) {
      parts.push(only);
      return;
    }
    const turned = theOneToTurn(parts, only);
    if (turned) found.set(turned, { total: only, row });
    parts = [];
  });
}

/** The one positive part whose negative makes the parts add up to the total; null when they add up, or when it is not one. */
function theOneToTurn(parts: readonly Printed[], total: Printed): Printed | null {
  const values = parts.flatMap((p) => (p.value ? [p.value] : []));
  if (values.length < 2 || values.length < parts.length || !total.value) return null;
  const sum = values.reduce(add);
  if (compare(sum, total.value) === 0) return null;
  const candidates = parts.filter(
    (p) =>
      isPositive(p.value) && total.value && compare(add(sum, twice(negated(p.value))), total.value) === 0,
  );
  const [only] = candidates;
  return only && candidates.length === 1 && only.text.replace(/\D/g, '').length >= FEWEST_DIGITS
    ? only
    : null;
}

function isPositive(value: Decimal | null): boolean {
  return value !== null && value.digits > 0n;
}

function negated(value: Decimal | null): Decimal {
  return value ? negate(value) : { digits: 0n, places: 0 };
}

function twice(value: Decimal): Decimal {
  return add(value, value);
}
