import { foldText } from '../document/shadows.js';
import { ungroup } from '../figures/grouping.js';
import type { CharacterSet } from './character-set.js';
import { literal, type Node } from './syntax.js';

/** What a shadow does to text, done to the plain parts of a pattern, so that both meet. */
export type Folding = 'spaced' | 'joined';

/** A pattern as it is tried on a shadow. */
export function foldNode(node: Node, folding: Folding): Node {
  const inner = (child: Node) => foldNode(child, folding);
  switch (node.kind) {
    case 'character':
      return foldRun([node.code], folding);
    case 'set':
      return { kind: 'set', set: foldSet(node.set) };
    case 'group':
    case 'look':
    case 'repeat':
      return { ...node, body: inner(node.body) };
    case 'alternatives':
      return { ...node, choices: node.choices.map(inner) };
    case 'sequence':
      return foldSequence(node.parts, folding);
    default:
      return node;
  }
}

/** Characters that stand next to each other are folded together: grouping and combining accents span several. */
function foldSequence(parts: readonly Node[], folding: Folding): Node {
  const folded: Node[] = [];
  let run: number[] = [];
  const flush = () => {
    if (run.length > 0) folded.push(foldRun(run, folding));
    run = [];
  };
  for (const part of parts) {
    if (part.kind === 'character') run.push(part.code);
    else {
      flush();
      folded.push(foldNode(part, folding));
    }
  }
  flush();
  return { kind: 'sequence', parts: folded };
}

function foldRun(codes: readonly number[], folding: Folding): Node {
  const text = foldText(String.fromCodePoint(...codes)).replace(/\t/g, ' ');
  return literal(folding === 'spaced' ? text.replace(/ {2,}/g, ' ') : ungroup(text));
}

/** The most characters of a range that are folded one by one. */
const WIDEST = 128;

/** A set gains what its members are folded to: `[–—]` has the hyphen too. */
function foldSet(set: CharacterSet): CharacterSet {
  const more: [number, number][] = [];
  for (const [first, last] of set.ranges) {
    if (last < 0x80 || last - first > WIDEST) continue;
    for (let code = first; code <= last; code += 1) {
      const folded = Array.from(foldText(String.fromCodePoint(code)));
      const only = folded.length === 1 ? folded[0]?.codePointAt(0) : undefined;
      if (only !== undefined && only !== code) more.push([only, only]);
    }
  }
  return more.length === 0 ? set : { ...set, ranges: [...set.ranges, ...more] };
}
