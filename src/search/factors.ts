import type { FigureQuery } from './figure-query.js';
import type { Node } from './syntax.js';

/**
 * Letters and digits, ASCII all, that a line must hold in this order for a pattern to match in any reading. What may
 * stand between them vanishes from a shadow: marks, blanks, tags. Between the digits of a figure anything but digits may.
 */
export interface Factor {
  readonly text: string;
  readonly isFigure: boolean;
}

/** Shorter ones let nearly every line through. */
const SHORTEST = 2;
/** Longer ones let no fewer lines through. */
const LONGEST = 16;
/** More of them would cost more than they spare. */
const MOST = 16;

/** What a pattern is read as, and what figures it asks for. */
export interface Asked {
  readonly nodes: readonly Node[];
  readonly figures: readonly FigureQuery[];
  /** Nothing may stand between its digits but what was typed, unless it is found as a figure. */
  readonly isFigure: boolean;
}

/** The factors of patterns, one of which each matching line holds; null when a line without any may match. */
export function factorsOf(patterns: readonly Asked[]): readonly Factor[] | null {
  const found: Factor[] = [];
  const add = (text: string, isFigure: boolean): void => {
    const short = text.slice(0, LONGEST);
    if (!found.some((held) => held.text === short && held.isFigure === isFigure))
      found.push({ text: short, isFigure });
  };
  for (const { nodes, figures, isFigure } of patterns) {
    for (const { whole, fraction } of figures) add(whole + fraction, true);
    for (const node of nodes) {
      const needed = neededBy(node);
      if (!needed) return null;
      for (const text of needed) add(text, isFigure && /^\d+$/.test(text));
    }
  }
  if (found.length === 0 || found.length > MOST || found.some(({ text }) => text.length < SHORTEST))
    return null;
  return found;
}

/** Texts one of which is in whatever the node matches; null when nothing can be told. */
function neededBy(node: Node): readonly string[] | null {
  switch (node.kind) {
    case 'group':
      return neededBy(node.body);
    case 'repeat':
      return node.least > 0 ? neededBy(node.body) : null;
    case 'alternatives': {
      const all = node.choices.map(neededBy);
      return all.includes(null) ? null : all.flatMap((texts) => texts ?? []);
    }
    case 'sequence':
      return strongest(runsOf(node.parts));
    case 'character':
      return strongest(runsOf([node]));
    default:
      return null;
  }
}

/** What the parts of a sequence need, each for itself and neighbouring characters together. */
function runsOf(parts: readonly Node[]): readonly (readonly string[])[] {
  const runs: (readonly string[])[] = [];
  let run = '';
  const close = () => {
    if (run !== '') runs.push([run]);
    run = '';
  };
  for (const part of parts) {
    if (part.kind === 'anchor') continue;
    if (part.kind !== 'character') {
      close();
      const needed = neededBy(part);
      if (needed) runs.push(needed);
    } else if (part.code > 0x7f) close();
    // a mark of the pattern may stand as another mark, or as an entity, in the line
    else if (/[0-9A-Za-z]/.test(String.fromCharCode(part.code))) run += String.fromCharCode(part.code);
  }
  close();
  return runs;
}

/** The one that lets the fewest lines through: that whose shortest text is longest. */
function strongest(runs: readonly (readonly string[])[]): readonly string[] | null {
  const shortest = (texts: readonly string[]): number => Math.min(...texts.map((text) => text.length));
  const [best] = [...runs].sort((a, b) => shortest(b) - shortest(a));
  return best ?? null;
}
