import type { Figure, Lost } from '../meaning/answer.js';
import type { UnitsLine } from '../operations/units.js';
import type { Palette } from '../render/palette.js';
import { ofWhich, quoted } from './units-reasons.js';

/** What was found and does not decide: for unit or period, by which rule, for which figures, the words, and why not. */
export type LostRow = readonly [what: string, rule: string, of: string, words: string];

/** What lost, each once, in the order in which the rules are asked: `--explain`. */
export function lostRows({ figures, line }: UnitsLine, palette: Palette): readonly LostRow[] {
  return (['unit', 'period'] as const).flatMap((what) => {
    const groups = new Map<string, { readonly lost: Lost; readonly of: Figure[] }>();
    for (const figure of figures) {
      for (const lost of figure.explain?.[what].lost ?? []) {
        const key = JSON.stringify(lost);
        const held = groups.get(key);
        if (held) held.of.push(figure);
        else groups.set(key, { lost, of: [figure] });
      }
    }
    return [...groups.values()].map(({ lost, of }): LostRow => {
      const words = `${quoted(lost.line, lost.text, line, palette)}: ${palette.warning(lost.why)}`;
      return [what, lost.rule, ofWhich(of, figures), words];
    });
  });
}
