import { sectionAt } from '../document/headings.js';
import type { TargetUnit } from '../operations/convert.js';
import type { Source } from '../operations/trace/choose.js';
import type { ItemFigure } from '../operations/trace/line-item.js';
import type { Elsewhere, TracedValue } from '../operations/trace/series.js';
import { inUnit } from '../operations/trace/series.js';
import type { Traced } from '../operations/trace/trace.js';
import { jsonLine } from '../render/json-line.js';

/** One object a value; where a choice must be made, one a line item to choose from. */
export function traceJson({ answers, series, target }: Traced): readonly string[] {
  const objects = series
    ? series.values.map(valueObject)
    : answers.flatMap(({ sources }) =>
        sources.length > 1 ? sources.map((source) => candidateObject(source, target)) : [],
      );
  return objects.map(jsonLine);
}

/** The last object: how many values there are, and from which line items. */
export function traceEnd({ answers, series }: Traced, held: number): string {
  const isChoice = !series && answers.some(({ sources }) => sources.length > 1);
  return jsonLine({
    type: 'end',
    values: series?.values.length ?? 0,
    unit: series?.unit ?? null,
    choice: isChoice,
    sources: answers.flatMap(({ sources }) => (sources.length === 1 ? sources.map(sourceObject) : [])),
    truncated: held > 0,
  });
}

function valueObject({ source, at, value, unit, also, differs, restated }: TracedValue): object {
  const { figure } = at;
  return {
    type: 'value',
    file: source.document.name,
    line: at.line,
    label: source.first.label,
    period: figure.period,
    column: at.column === '' ? null : at.column,
    value,
    unit,
    printed: { text: figure.text, unit: figure.unit, column: figure.column },
    amount: figure.amount,
    damage: figure.damage,
    ...(figure.nil ? { nil: true } : {}),
    also: also.map(placeObject),
    restated,
    differs: differs && { from: placeObject(differs.from), by: differs.by, percent: differs.percent },
  };
}

function placeObject({ source, at }: Elsewhere): object {
  return { file: source.document.name, line: at.line, text: at.figure.text };
}

function candidateObject(source: Source, target: TargetUnit | null): object {
  const values = source.figures.map((at) => figureObject(source, at, target));
  return { type: 'candidate', ...sourceObject(source), values };
}

function sourceObject({ document, first, again, echoes, passed }: Source): object {
  const section = sectionAt(document, first.line);
  return {
    file: document.name,
    line: first.line,
    label: first.label,
    fit: first.fit,
    section: section ? { title: section.title, line: section.line, path: section.path } : null,
    again,
    echoes,
    passed,
  };
}

function figureObject(source: Source, at: ItemFigure, target: TargetUnit | null): object {
  const { text, period, unit, amount } = at.figure;
  const printed = { line: at.line, text, period, column: at.column === '' ? null : at.column, unit, amount };
  if (!target) return printed;
  const { value, unit: given } = inUnit(source, at, target);
  return {
    ...printed,
    in: value !== null && given?.scale === target.scale ? { scale: given.scale, value } : null,
  };
}
