import type { Checked, CheckedCitation, CheckedFigure } from '../operations/check/check.js';
import { isGrounded } from '../operations/check/check.js';
import { derivationText } from '../operations/check/derive.js';
import type { Found } from '../operations/check/lookup.js';
import { jsonLine } from '../render/json-line.js';

/** One object a figure, then one a citation, as lines of JSON. */
export function checkJson({ figures, citations }: Checked): readonly string[] {
  return [...figures.map(figureObject), ...citations.map(citationObject)].map(jsonLine);
}

/** The last object: how many of each there are. */
export function checkEnd(checked: Checked, held: number): string {
  const { figures, citations } = checked;
  const count = (verdict: string): number => figures.filter((each) => each.verdict === verdict).length;
  return jsonLine({
    type: 'end',
    figures: figures.length,
    found: count('found'),
    derived: count('derived'),
    otherUnit: count('other unit'),
    otherPeriod: count('other period'),
    notFound: count('not found'),
    citations: citations.length,
    citationsHold: citations.filter(({ verdict }) => verdict === 'holds' || verdict === 'beside').length,
    grounded: isGrounded(checked),
    truncated: held > 0,
  });
}

function figureObject({ claim, verdict, found, derivation }: CheckedFigure): object {
  const { line, figure, citations } = claim;
  return {
    type: 'figure',
    line,
    text: figure.text,
    value: figure.value,
    unit: figure.unit,
    period: figure.period,
    verdict,
    source: found && sourceObject(found),
    derived: derivation && {
      operation: derivation.operation,
      text: derivationText(claim, derivation),
      of: derivation.of.map((each) => ({ line: each.line, text: each.figure.text })),
    },
    citations: citations.map(({ text }) => text),
  };
}

function sourceObject({ place: { document, line, figure }, others }: Found): object {
  const { column, text, unit, period } = figure;
  return { file: document.name, line, column, text, unit, period, others };
}

function citationObject({ citation, verdict, missing }: CheckedCitation): object {
  const { line, text, file, from, to } = citation;
  return {
    type: 'citation',
    line,
    text,
    file,
    from,
    to,
    verdict,
    missing: missing.map(({ figure }) => figure.text),
  };
}
