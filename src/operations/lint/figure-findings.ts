import type { Damage, Figure } from '../../meaning/answer.js';
import { damageWords } from '../../meaning/damage/damage-words.js';
import type { Found, LintRule } from './finding.js';

/** What a figure lacks or has lost, with where it stands. */
export interface SeenFigure {
  readonly figure: Figure;
  readonly line: number;
}

const OF_ITS_OWN: readonly LintRule[] = ['split-decimal', 'two-figures'];

/** The damaged figures of a line: one finding a column and kind. */
export function damageFindings(seen: readonly SeenFigure[]): readonly Found[] {
  const kinds = new Map<string, SeenFigure[]>();
  for (const each of seen) {
    const { damage, column } = each.figure;
    const kind = `${column} ${damage?.kind}`;
    if (damage) kinds.set(kind, [...(kinds.get(kind) ?? []), each]);
  }
  return [...kinds.values()].flatMap((all) => damageFinding(all) ?? []);
}

function damageFinding(all: readonly SeenFigure[]): Found | null {
  const [first] = all;
  const damage = first?.figure.damage;
  if (!first || !damage) return null;
  const texts = quotedSome(all.map(({ figure }) => figure.text));
  return {
    line: first.line,
    column: first.figure.column,
    rule: OF_ITS_OWN.find((rule) => rule === damage.kind) ?? 'damaged-figure',
    message: `${texts} ${all.length === 1 ? 'is' : 'are'} damaged: ${damageWords(damage.kind)}${mended(damage)}`,
    evidence: [...new Set(all.flatMap(({ figure }) => figure.damage?.evidence.map((e) => e.line) ?? []))],
  };
}

function mended({ text }: Damage): string {
  return text === null ? '' : `; reconstructed: ${text}`;
}

/** Figures of a table, or of the text of a section, without a unit, or without a period: one finding for all of them. */
export function lackingFinding(
  rule: 'no-unit' | 'no-period',
  lacking: readonly SeenFigure[],
  of: number,
): Found | null {
  const [first] = lacking;
  if (!first) return null;
  const what = rule === 'no-unit' ? 'unit' : 'period';
  const lines = new Set(lacking.map(({ line }) => line));
  const count = lacking.length === of ? (of === 1 ? 'the one' : `all ${of}`) : `${lacking.length} of ${of}`;
  return {
    line: first.line,
    column: lacking.every(({ figure }) => figure.column === first.figure.column) ? first.figure.column : null,
    rule,
    message: `${what} not stated for ${count} ${of === 1 ? 'figure' : 'figures'} on ${lines.size} ${lines.size === 1 ? 'line' : 'lines'}: ${quotedSome(
      lacking.map(({ figure }) => figure.text),
    )}`,
    evidence: [...lines].slice(0, MOST_LINES),
  };
}

/** Lines that are named; more would be no list to read. */
const MOST_LINES = 20;
const MOST_TEXTS = 3;

/** The first few texts in quotation marks, and how many more there are. */
export function quotedSome(texts: readonly string[]): string {
  const more = texts.length - MOST_TEXTS;
  const first = texts.slice(0, MOST_TEXTS).map((text) => `"${text}"`);
  return first.join(', ') + (more > 0 ? ` and ${more} more` : '');
}
