import { captionOf } from '../../meaning/units/captions.js';
import type { WholeTable } from '../tables/whole-table.js';
import type { Found } from './finding.js';

/** Two captions above a table that name scales which cannot both be right. */
export function conflictFinding(table: WholeTable): Found | null {
  const [first] = table.parts;
  const captions = (first?.above ?? []).flatMap(({ text, line }) => {
    const caption = captionOf(text, line);
    return caption?.pure && caption.unit.kind === 'money' && caption.unit.scale ? [caption] : [];
  });
  const [nearest, ...others] = captions;
  const other = others.find(({ unit }) => unit.scale !== nearest?.unit.scale);
  if (!nearest || !other) return null;
  return {
    line: nearest.line,
    column: null,
    rule: 'conflicting-units',
    message: `"${nearest.text}" stands above the table on line ${table.line}, and "${other.text}" on line ${other.line}`,
    evidence: [other.line, nearest.line],
  };
}
