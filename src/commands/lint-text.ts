import type { Finding } from '../operations/lint/finding.js';
import type { HeldTotal, Lint, LintSummary } from '../operations/lint/lint.js';
import { counted } from '../render/amounts.js';
import type { Palette } from '../render/palette.js';
import { shown } from '../render/shown.js';

/** Findings as compilers print them, in line order, and totals that come out among them. */
export function lintLines({ findings, held }: Lint, palette: Palette): readonly string[] {
  return [...findings, ...held].sort((a, b) => a.line - b.line).map((each) => `${lineOf(each, palette)}\n`);
}

function lineOf(each: Finding | HeldTotal, palette: Palette): string {
  const place = `${palette.file(shown(each.file))}:${palette.line(String(each.line))}:`;
  const column = each.column === null ? '' : `column ${each.column}: `;
  if (each.type === 'held') return `${place} holds: ${column}${shown(each.message)}`;
  const severity = each.severity === 'error' ? palette.warning(each.severity) : each.severity;
  return `${place} ${severity}: ${column}${shown(each.message)} [${each.rule}]`;
}

/** Sections whose damage is told. */
const MOST_SECTIONS = 5;

/** A document in a few sentences. */
export function lintSummary(summary: LintSummary): readonly string[] {
  const { file, tables, parts, totals, figures, withUnit, withPeriod, damage, errors, warnings, notes } =
    summary;
  const inParts = parts > tables ? ` in ${counted(parts)} parts` : '';
  const first =
    `${shown(file)}: ${some(errors, 'error')}, ${some(warnings, 'warning')}, ${some(notes, 'note')}; ` +
    `${some(tables, 'table')}${inParts}; ${some(totals.checked, 'total')} checked: ${counted(totals.held)} hold, ` +
    `${counted(totals.failed)} fail; ${counted(totals.unexplained)} not understood; ` +
    `${some(figures, 'figure')}: ${share(withUnit, figures)} with unit, ${share(withPeriod, figures)} with period`;
  if (damage.length === 0) return [first];
  const most = damage
    .slice(0, MOST_SECTIONS)
    .map((each) => `${shown(each.section) || 'before the first section'} (${counted(each.figures)})`);
  const more = damage.length - most.length;
  const rest = more > 0 ? ` and ${counted(more)} more` : '';
  return [first, `${shown(file)}: damaged figures by section: ${most.join('; ')}${rest}`];
}

function some(count: number, what: string): string {
  return `${counted(count)} ${what}${count === 1 ? '' : 's'}`;
}

function share(part: number, whole: number): string {
  return whole === 0 ? '–' : `${((100 * part) / whole).toFixed(1)} %`;
}
