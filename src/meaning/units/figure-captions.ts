import type { Document } from '../../document/document.js';
import { once } from '../../document/document.js';
import type { Caption } from './captions.js';
import { captionOf } from './captions.js';

/** A table of data read off a chart stands at most so far below the caption of its figure. */
const LONGEST_FIGURE = 150;

/** The first line of each figure (`<figure>` … `</figure>`) and what its `<figcaption>` says, by line of the caption. */
const figures = once(
  (document: Document): readonly { readonly line: number; readonly end: number; readonly text: string }[] => {
    const found: { line: number; end: number; text: string }[] = [];
    let open: { line: number; text: string } | null = null;
    document.lines.forEach((raw, i) => {
      if (!raw.includes('fig')) return;
      if (raw.includes('<figcaption>')) {
        const text = document.lines.slice(i, i + 4).join(' ');
        open = { line: i + 1, text: /<figcaption>(.*?)<\/figcaption>/.exec(text)?.[1] ?? '' };
      }
      if (raw.includes('</figure>') && open) {
        found.push({ ...open, end: i + 1 });
        open = null;
      }
    });
    return found;
  },
);

/** The caption of the figure that a line stands in: it speaks for all that is read off the chart. */
export function figureCaption(document: Document, line: number): Caption | null {
  const figure = figures(document).find(
    (f) => f.line < line && line < f.end && line - f.line < LONGEST_FIGURE,
  );
  if (!figure) return null;
  // "GDP per capita at current prices (US$)": the title goes with the unit that closes it
  const closing = /\([^()]*\)\s*$/.exec(figure.text)?.[0];
  return captionOf(figure.text, figure.line) ?? (closing ? captionOf(closing, figure.line) : null);
}
