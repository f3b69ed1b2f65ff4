import type { Document } from '../document/document.js';
import { isUnreadable } from '../document/unreadable.js';
import type { Figure } from './answer.js';
import { captionBefore } from './captions.js';

/** Why something is not stated, and what a reader must know: one sentence each. */
export function warningsFor(document: Document, line: number, figures: readonly Figure[]): readonly string[] {
  const found: string[] = [];
  const quantities = figures.filter((f) => !f.nil && f.unit?.kind !== 'none');
  if (quantities.some((f) => f.unit === null || f.unit.scale === 'unknown'))
    found.push(noUnit(document, line));
  if (quantities.some((f) => f.unit !== null && f.unit.kind === 'money' && f.unit.currency === null))
    found.push('the document states the scale and not the currency');
  const carried = quantities.find((f) => f.unit?.source === 'carried')?.unit;
  if (carried) found.push(`unit carried from an earlier section: line ${carried.line}, "${carried.text}"`);
  if (figures.length > 0 && isUnreadable(document.lines[line - 1] ?? ''))
    found.push(`part of line ${line} is not readable: its font was not decoded`);
  return found;
}

/** A declaration further above than this tells a reader nothing. */
const FARTHEST = 500;

function noUnit(document: Document, line: number): string {
  const nearest = captionBefore(document, line, Math.max(1, line - FARTHEST), () => true);
  return nearest
    ? `no unit is declared for line ${line}; the nearest above, line ${nearest.line}, is for something else: "${nearest.text}"`
    : `no unit is declared above line ${line}`;
}
