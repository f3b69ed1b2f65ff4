import type { Decimal } from '../../figures/decimal.js';
import { add, compare, decimalText, divide, negate, placesText, shift } from '../../figures/decimal.js';
import type { Unit } from '../../meaning/answer.js';
import { baseExponent } from '../../meaning/figure-of.js';
import { dollarOf } from '../../meaning/units/currency.js';
import type { TargetUnit } from '../convert.js';
import { convert } from '../convert.js';
import type { Source } from './choose.js';
import { agree, amountOf } from './compare.js';
import type { ItemFigure } from './line-item.js';

/** A unit as far as a value needs it. */
export type ValueUnit = Pick<Unit, 'kind' | 'currency' | 'scale' | 'multiplier'>;

/** A value of a line item in a period, and where it stands. */
export interface TracedValue {
  readonly source: Source;
  readonly at: ItemFigure;
  /** In `unit`, with the decimal places that it is known to; null for nil marks and damaged figures. */
  readonly value: string | null;
  /** Null where the document does not state it. */
  readonly unit: ValueUnit | null;
  /** Other documents that print the same for this period. */
  readonly also: readonly Elsewhere[];
  /** A document before it, or one beside it, prints another value for this period. */
  readonly differs: Difference | null;
  /** The words of its column say so, or a later document prints it in place of what was printed before. */
  readonly restated: boolean;
}

export interface Elsewhere {
  readonly source: Source;
  readonly at: ItemFigure;
}

/** How far a value is from the one that was printed first. */
export interface Difference {
  readonly from: Elsewhere;
  /** In the unit of the value. */
  readonly by: string;
  /** To one decimal place; null where the first value is zero. */
  readonly percent: string | null;
}

export interface Series {
  readonly values: readonly TracedValue[];
  /** The unit that all amounts are given in; null where each is as printed. */
  readonly unit: ValueUnit | null;
}

/** The values of one line item over documents, by period. */
export function seriesOf(sources: readonly Source[], asked: TargetUnit | null): Series {
  const oldestFirst = [...sources].sort((a, b) =>
    latest(a) < latest(b) ? -1 : latest(a) > latest(b) ? 1 : 0,
  );
  const target = asked ?? usualUnit(sources);
  const places = new Map<string, Elsewhere[]>();
  const undated: Elsewhere[] = [];
  for (const source of oldestFirst) {
    for (const at of source.figures) {
      if (at.when === null) undated.push({ source, at });
      else {
        const key = `${at.when} ${at.column} ${at.isUnnamed ? oldestFirst.indexOf(source) : ''}`;
        places.set(key, [...(places.get(key) ?? []), { source, at }]);
      }
    }
  }
  const values = [...[...places.values()].sort(byPeriod).flatMap((held) => valuesOf(held, target))];
  const loose = undated.map((one) => tracedValue(one, [], null, target));
  return { values: [...values, ...loose], unit: target && unitOfTarget(sources, target) };
}

/** The last day that a source tells of. */
function latest({ figures }: Source): string {
  const ends = figures.map(({ figure }) => figure.period?.end ?? '').sort();
  return ends.at(-1) ?? '';
}

/** The unit of the newest document, where all amounts are of one kind and currency. */
function usualUnit(sources: readonly Source[]): TargetUnit | null {
  const units = sources.flatMap(({ figures }) => figures.flatMap(({ figure }) => figure.unit ?? []));
  const [first] = units;
  if (!first || (first.kind !== 'money' && first.kind !== 'count')) return null;
  if (units.some(({ kind, currency }) => kind !== first.kind || currency !== first.currency)) return null;
  const last = sources.map(latest).sort().at(-1);
  const newest = sources.find((source) => latest(source) === last);
  const unit = newest?.figures.find(({ figure }) => figure.unit)?.figure.unit;
  return unit && unit.scale !== 'unknown' ? { scale: unit.scale, currency: first.currency } : null;
}

function unitOfTarget(sources: readonly Source[], { scale, currency }: TargetUnit): ValueUnit | null {
  const kind = sources[0]?.kind;
  if (kind !== 'money' && kind !== 'count') return null;
  const named =
    currency ??
    sources.flatMap(({ figures }) => figures.flatMap(({ figure }) => figure.unit?.currency ?? []))[0];
  return { kind, currency: kind === 'money' ? (named ?? null) : null, scale, multiplier: null };
}

/** Days first, then the longest span last; balances of a day stand behind what a span adds up. */
function byPeriod(a: readonly Elsewhere[], b: readonly Elsewhere[]): number {
  const [one, other] = [orderOf(a[0]), orderOf(b[0])];
  return one < other ? -1 : one > other ? 1 : 0;
}

const SPANS = ['month', 'quarter', 'half', 'nine months', 'year', 'other'];

function orderOf(one: Elsewhere | undefined): string {
  const period = one?.at.figure.period;
  if (!period) return '~';
  const group = period.span === 'instant' ? 1 : 0;
  const end = period.end ?? period.label;
  return `${group} ${end} ${SPANS.indexOf(period.span)} ${period.start ?? ''}`;
}

/** What documents print for one period, the oldest first: equal values are one. */
function valuesOf(held: readonly Elsewhere[], target: TargetUnit | null): readonly TracedValue[] {
  const groups: [Elsewhere, ...Elsewhere[]][] = [];
  for (const one of held) {
    const same = groups.find(([first]) => isSaidAgain(first.at, one.at));
    if (same) same.push(one);
    else groups.push([one]);
  }
  const [before] = groups[0] ?? [];
  return groups.map(([first, ...also]) =>
    // two figures of one row are two columns, whatever is known of them
    tracedValue(first, also, before && before.source !== first.source ? before : null, target),
  );
}

function isSaidAgain(a: ItemFigure, b: ItemFigure): boolean {
  return (a.figure.nil && b.figure.nil) || agree(a, b) === true;
}

function tracedValue(
  one: Elsewhere,
  also: readonly Elsewhere[],
  before: Elsewhere | null,
  target: TargetUnit | null,
): TracedValue {
  const { source, at } = one;
  const { value, unit } = inUnit(source, at, target);
  const differs = before && differenceOf(before, one, unit);
  const isLater = before !== null && latest(before.source) < latest(source);
  const isAnew =
    differs !== null && isLater && Math.abs(Number(differs.percent ?? 100)) < LARGEST_RESTATEMENT;
  return { source, at, value, unit, also, differs, restated: at.restated || isAnew };
}

/** Per cent: what differs by more is hardly the same item. */
const LARGEST_RESTATEMENT = 50;

/** A figure in the unit that was asked for, as far as it can be given in it. */
export function inUnit(
  { document }: Pick<Source, 'document'>,
  { figure, exact }: ItemFigure,
  target: TargetUnit | null,
): Pick<TracedValue, 'value' | 'unit'> {
  const { unit } = figure;
  if (!exact) return { value: null, unit };
  const done = target ? convert(figure, target, dollarOf(document)) : null;
  if (done?.kind !== 'converted' || !unit) return { value: placesText(exact), unit };
  const { scale, value } = done.to;
  return { value, unit: { ...unit, scale, multiplier: null } };
}

function differenceOf(from: Elsewhere, to: Elsewhere, unit: ValueUnit | null): Difference | null {
  const [a, b] = [amountOf(from.at), amountOf(to.at)];
  if (!a || !b || !unit || agree(from.at, to.at) === null) return null;
  const difference = add(b, negate(a));
  const share = divide({ ...difference, digits: difference.digits * 100n }, magnitude(a), 1);
  return { from, by: scaled(difference, unit), percent: share && decimalText(share) };
}

function scaled(amount: Decimal, unit: ValueUnit): string {
  return decimalText(shift(amount, -baseExponent(unit)));
}

function magnitude(value: Decimal): Decimal {
  return compare(value, { digits: 0n, places: 0 }) < 0 ? negate(value) : value;
}
