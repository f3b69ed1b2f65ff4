import type { Document } from '../../document/document.js';
import { sectionAt } from '../../document/headings.js';
import { remembered } from '../../document/remember.js';
import { tables } from '../../tables/tables.js';
import type { Verdicts } from '../verdict.js';
import { fails, shared } from '../verdict.js';
import type { Caption } from './captions.js';
import { captionBefore } from './captions.js';
import type { Ruling } from './ruling.js';
import { ofCaption } from './ruling.js';

/** A declaration further above than this tells a reader nothing. */
const FARTHEST = 500;
const MOST = 2;

/** The declarations nearest above a line, with the reason why they do not reach it, for figures that no rule settles. */
export const beyond = remembered((document: Document, line: number) => shared(nearestAbove(document, line)));

function* nearestAbove(document: Document, line: number): Verdicts<Ruling> {
  let from = line;
  for (let count = 0; count < MOST; count += 1) {
    const caption = captionBefore(document, from, Math.max(1, line - FARTHEST), () => true);
    if (!caption) return;
    yield fails(
      ofCaption(caption, caption.general ? 'document' : 'caption above'),
      whyNot(document, caption, line),
    );
    from = caption.line;
  }
}

function whyNot(document: Document, caption: Caption, line: number): string {
  const under = tables(document).find((table) => table.line > caption.line);
  if (under && under.end < line) return `ends with its table at line ${under.end}`;
  const here = sectionAt(document, line);
  if (here && here.line > caption.line) return `ends where the next section begins at line ${here.line}`;
  if (!caption.pure) return 'is part of a sentence of its own';
  return 'stands too far from the figure';
}
