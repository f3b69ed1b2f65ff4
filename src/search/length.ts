import type { Node } from './syntax.js';
import { children, contains } from './syntax.js';

/** True when the pattern can match no text at all. */
export function matchesEmpty(node: Node): boolean {
  switch (node.kind) {
    case 'character':
    case 'any':
    case 'set':
      return false;
    case 'group':
      return matchesEmpty(node.body);
    case 'repeat':
      return node.least === 0 || matchesEmpty(node.body);
    case 'sequence':
      return node.parts.every(matchesEmpty);
    case 'alternatives':
      return node.choices.some(matchesEmpty);
    default:
      return true;
  }
}

/** True when the pattern uses what only Perl has, so that Perl's rule holds: the first way to match, not the longest. */
export function isPerl(node: Node): boolean {
  return contains(node, (n) => n.kind === 'look' || (n.kind === 'repeat' && n.lazy));
}

/**
 * True when the first way to match that a backtracking engine finds is the longest as well, as POSIX wants it: nothing
 * to choose, and either one part of free length or only single characters repeated.
 */
export function firstIsLongest(node: Node): boolean {
  if (node.kind === 'alternatives' && longerComesFirst(node.choices)) return true;
  if (contains(node, (n) => n.kind === 'alternatives' || n.kind === 'reference')) return false;
  const repeats = allRepeats(node).filter((r) => r.least !== r.most);
  return repeats.length <= 1 || allRepeats(node).every((r) => isSingle(r.body));
}

/** Plain texts of which none is hidden behind a shorter one: `abc|ab`. */
function longerComesFirst(choices: readonly Node[]): boolean {
  let last = Number.POSITIVE_INFINITY;
  for (const choice of choices) {
    const parts = choice.kind === 'sequence' ? choice.parts : [choice];
    if (parts.length > last || !parts.every((p) => p.kind === 'character')) return false;
    last = parts.length;
  }
  return true;
}

function allRepeats(node: Node): readonly (Node & { kind: 'repeat' })[] {
  const below = children(node).flatMap(allRepeats);
  return node.kind === 'repeat' ? [node, ...below] : below;
}

function isSingle(node: Node): boolean {
  return node.kind === 'character' || node.kind === 'any' || node.kind === 'set';
}
