import type { CharacterSet } from './character-set.js';

/** A parsed pattern. Character codes are Unicode code points. */
export type Node =
  | { readonly kind: 'character'; readonly code: number }
  | { readonly kind: 'any' }
  | { readonly kind: 'set'; readonly set: CharacterSet }
  | { readonly kind: 'anchor'; readonly at: Anchor }
  | { readonly kind: 'group'; readonly index: number; readonly body: Node }
  | { readonly kind: 'reference'; readonly index: number }
  | { readonly kind: 'look'; readonly ahead: boolean; readonly negative: boolean; readonly body: Node }
  | {
      readonly kind: 'repeat';
      readonly body: Node;
      readonly least: number;
      /** Null = no limit. */
      readonly most: number | null;
      readonly lazy: boolean;
    }
  | { readonly kind: 'sequence'; readonly parts: readonly Node[] }
  | { readonly kind: 'alternatives'; readonly choices: readonly Node[] };

/** Places between characters: line start and end, and where a word starts, ends, does either, or does neither. */
export type Anchor = 'start' | 'end' | 'word start' | 'word end' | 'word edge' | 'no word edge';

/** The nodes directly inside a node. */
export function children(node: Node): readonly Node[] {
  switch (node.kind) {
    case 'group':
    case 'look':
    case 'repeat':
      return [node.body];
    case 'sequence':
      return node.parts;
    case 'alternatives':
      return node.choices;
    default:
      return [];
  }
}

/** True when `node` or one inside it is of one of the kinds. */
export function contains(node: Node, test: (node: Node) => boolean): boolean {
  return test(node) || children(node).some((child) => contains(child, test));
}

/** A pattern in which `[:upper:]` and `[:lower:]` are letters of either case, as grep has them with -i. */
export function withoutCase(node: Node): Node {
  switch (node.kind) {
    case 'set': {
      const classes = node.set.classes.map((c) => (c === 'upper' || c === 'lower' ? 'alpha' : c));
      return { kind: 'set', set: { ...node.set, classes } };
    }
    case 'group':
    case 'look':
    case 'repeat':
      return { ...node, body: withoutCase(node.body) };
    case 'sequence':
      return { ...node, parts: node.parts.map(withoutCase) };
    case 'alternatives':
      return { ...node, choices: node.choices.map(withoutCase) };
    default:
      return node;
  }
}

/** Plain text as a pattern: each character stands for itself. */
export function literal(text: string): Node {
  return {
    kind: 'sequence',
    parts: codePoints(text).map((code) => ({ kind: 'character', code })),
  };
}

/** The code points of a text; a lone surrogate (a byte that was no UTF-8) is one of its own. */
function codePoints(text: string): readonly number[] {
  return Array.from(text, (c) => c.codePointAt(0) ?? 0);
}
