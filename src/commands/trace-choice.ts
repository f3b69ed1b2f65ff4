import { unitLabel } from '../meaning/governing.js';
import type { TargetUnit } from '../operations/convert.js';
import type { Source } from '../operations/trace/choose.js';
import { inUnit } from '../operations/trace/series.js';
import type { Traced } from '../operations/trace/trace.js';
import { cutTo } from '../render/amounts.js';
import type { Palette } from '../render/palette.js';
import { paletteFor } from '../render/palette.js';
import { shown } from '../render/shown.js';
import type { Output } from './command.js';
import { sectionPath } from './section-path.js';
import { alsoText, labelText, whenText } from './trace-text.js';
import { convertedText } from './units-amounts.js';

const MOST_VALUES = 4;

/** The line items that a label names in a document, where it names several: each with its section and its values. */
export async function choiceText({ answers, target }: Traced, stdout: Output): Promise<readonly string[]> {
  const palette = await paletteFor(stdout);
  return answers
    .filter(({ sources }) => sources.length > 1)
    .flatMap(({ sources }) => sources.flatMap((source) => candidateText(source, target, palette)))
    .map((line) => `${line}\n`);
}

function candidateText(source: Source, target: TargetUnit | null, palette: Palette): readonly string[] {
  const { document, first, again, figures } = source;
  const address = `${palette.file(shown(document.name))}${palette.separator(':')}${palette.line(String(first.line))}`;
  const path = sectionPath(document, first.line);
  const more = again.filter((line) => line !== first.line);
  const telling = figures.filter(({ figure }) => !figure.nil);
  const values = telling.slice(0, MOST_VALUES).map((at) => {
    const { value, unit } = inUnit(source, at, target);
    const text = target && value !== null ? convertedText(value, at.figure) : at.figure.text;
    const of = unit ? palette.unit(unitLabel(unit)) : palette.warning('unit not stated');
    return `${whenText(at, palette)}: ${shown(text)} ${of}`;
  });
  const rest = telling.length - values.length;
  return [
    `${address}  ${labelText(first.label)}${cutTo(path, LONGEST_PATH)}${alsoText(more)}`,
    `  ${values.join('; ')}${rest > 0 ? `; and ${rest} more` : ''}`,
  ];
}

const LONGEST_PATH = 160;
