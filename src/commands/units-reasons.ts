import type { Also, Evidence, Figure, Period, Unit } from '../meaning/answer.js';
import { unitLabel } from '../meaning/governing.js';
import type { UnitsLine } from '../operations/units.js';
import { cutTo } from '../render/amounts.js';
import type { Palette } from '../render/palette.js';
import { shown } from '../render/shown.js';

const LONGEST_QUOTE = 160;
const MOST_TEXTS = 3;

/** One reason: `unit`, `₹ lakh`, the figures that it holds for, the line that decides and its words. */
export type Reason = readonly [what: string, is: string, of: string, words: string];

/** Why unit and period are what they are, each line that decides once, and what proves a reconstruction. */
export function reasonsOf({ figures, line }: UnitsLine, palette: Palette): readonly Reason[] {
  const damages = figures.flatMap((figure) =>
    (figure.damage?.evidence ?? []).map(
      (evidence: Evidence): Reason => [
        'damage',
        ofWhich([figure], []),
        '',
        quoted(evidence.line, evidence.text, line, palette),
      ],
    ),
  );
  return [
    ...unitReasons(figures, line, palette),
    ...periodReasons(figures, line, palette),
    ...alsoReasons(figures, line, palette),
    ...damages,
  ];
}

/** Why units are what they are, seen from a line: each line that decides once. */
export function unitReasons(figures: readonly Figure[], line: number, palette: Palette): readonly Reason[] {
  const measured = figures.filter(({ nil, unit }) => !nil && unit?.kind !== 'none');
  return grouped(measured, ({ unit }) => unit && unitKey(unit)).map((group): Reason => {
    const unit = group[0]?.unit ?? null;
    const texts = group.map((figure) => figure.unit?.text ?? '');
    const why = unit ? `${unit.rule}, ${quotedAll(unit, texts, line, palette)}` : '';
    return ['unit', unitWords(unit, palette), ofWhich(group, measured), why];
  });
}

/** The same of periods. */
export function periodReasons(figures: readonly Figure[], line: number, palette: Palette): readonly Reason[] {
  const dated = figures.filter(({ nil, unit }) => nil || unit?.kind !== 'none');
  return grouped(dated, ({ period }) => period && `${period.rule} ${period.line}`).map((group): Reason => {
    const period = group[0]?.period ?? null;
    const texts = group.map((figure) => figure.period?.text ?? '');
    const why = period ? quotedAll(period, texts, line, palette) : '';
    return ['period', periodWords(period, group, palette), ofWhich(group, dated), why];
  });
}

/** The lines elsewhere that complete units and periods. */
export function alsoReasons(figures: readonly Figure[], line: number, palette: Palette): readonly Reason[] {
  return grouped(alsosOf(figures), ({ also }) => `${also.what} ${also.line}`).map((group): Reason => {
    const [first] = group;
    const of = [...new Set(group.map(({ figure }) => figure))];
    const why = first ? quoted(first.also.line, first.also.text, line, palette) : '';
    return ['also', first?.also.what ?? '', ofWhich(of, figures), why];
  });
}

function quotedAll(
  at: { readonly line: number },
  texts: readonly string[],
  from: number,
  palette: Palette,
): string {
  return quoted(at.line, [...new Set(texts)].join(' | '), from, palette);
}

/** The lines elsewhere that complete units and periods, with the figure that each is for. */
function alsosOf(figures: readonly Figure[]): readonly { readonly figure: Figure; readonly also: Also }[] {
  return figures.flatMap((figure) =>
    [...(figure.unit?.also ?? []), ...(figure.period?.also ?? [])].map((also) => ({ figure, also })),
  );
}

/** The same unit from the same words; figures that bring it along themselves are told of together. */
function unitKey(unit: Unit): string {
  return `${unitLabel(unit)} ${unit.line} ${unit.source === 'cell' ? '' : unit.text}`;
}

/** `line 1202, 15 above: "(Rs. in lakh)"`. */
export function quoted(at: number, text: string, from: number, palette: Palette): string {
  return `${whereOf(at, from, palette)}: "${cutTo(shown(text.replace(/\s+/g, ' ')), LONGEST_QUOTE)}"`;
}

/** `line 1202, 15 above`. */
function whereOf(line: number, from: number, palette: Palette): string {
  const name = `line ${palette.line(String(line))}`;
  if (line === from) return `${name}, this line`;
  return `${name}, ${Math.abs(from - line)} ${line < from ? 'above' : 'below'}`;
}

function unitWords(unit: Unit | null, palette: Palette): string {
  return unit ? palette.unit(unitLabel(unit)) : palette.warning('not stated');
}

function periodWords(period: Period | null, group: readonly Figure[], palette: Palette): string {
  if (!period) return palette.warning('not stated');
  return period.rule === 'column header' && group.length > 1 ? 'column headers' : period.rule;
}

/** Those with the same key, in order of appearance. */
function grouped<T>(figures: readonly T[], key: (figure: T) => string | null): readonly (readonly T[])[] {
  const groups = new Map<string | null, T[]>();
  for (const figure of figures) {
    const name = key(figure);
    const held = groups.get(name);
    if (held) held.push(figure);
    else groups.set(name, [figure]);
  }
  return [...groups.values()];
}

/** The figures that a reason holds for, by column where they have one; '' when it holds for all. */
export function ofWhich(group: readonly Figure[], all: readonly Figure[]): string {
  if (group.length === all.length) return '';
  const columns = [...new Set(group.map(({ column }) => column))];
  if (columns.every((column) => column !== null)) return columnsText(columns);
  const texts = [...new Set(group.map(({ text }) => shown(text)))];
  return texts.slice(0, MOST_TEXTS).join(', ') + (texts.length > MOST_TEXTS ? ', …' : '');
}

/** `column 2`, `columns 2-4, 6`. */
function columnsText(columns: readonly number[]): string {
  const runs: { from: number; to: number }[] = [];
  for (const column of [...columns].sort((a, b) => a - b)) {
    const last = runs[runs.length - 1];
    if (last && column === last.to + 1) last.to = column;
    else runs.push({ from: column, to: column });
  }
  const names = runs.map(({ from, to }) => (from === to ? String(from) : `${from}-${to}`));
  return `${columns.length > 1 ? 'columns' : 'column'} ${names.join(', ')}`;
}
