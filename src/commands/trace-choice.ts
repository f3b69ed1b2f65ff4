import { sectionAt } from '../document/headings.js';
import { unitLabel } from '../meaning/governing.js';
import type { Source } from '../operations/trace/choose.js';
import type { Traced } from '../operations/trace/trace.js';
import { cutTo } from '../render/amounts.js';
import type { Palette } from '../render/palette.js';
import { paletteFor } from '../render/palette.js';
import { shown } from '../render/shown.js';
import type { Output } from './command.js';
import { alsoText, labelText, whenText } from './trace-text.js';

const MOST_VALUES = 4;

/** The line items that a label names in a document, where it names several: each with its section and its values. */
export async function choiceText({ answers }: Traced, stdout: Output): Promise<readonly string[]> {
  const palette = await paletteFor(stdout);
  return answers
    .filter(({ sources }) => sources.length > 1)
    .flatMap(({ sources }) => sources.flatMap((source) => candidateText(source, palette)))
    .map((line) => `${line}\n`);
}

function candidateText(source: Source, palette: Palette): readonly string[] {
  const { document, first, again, figures } = source;
  const section = sectionAt(document, first.line);
  const address = `${palette.file(shown(document.name))}${palette.separator(':')}${palette.line(String(first.line))}`;
  const path = section ? `  ${section.path.map(shown).join(' > ')}` : '';
  const more = again.filter((line) => line !== first.line);
  const telling = figures.filter(({ figure }) => !figure.nil);
  const values = telling.slice(0, MOST_VALUES).map((at) => {
    const { text, unit } = at.figure;
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
