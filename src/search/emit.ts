import type { Alphabet, CharacterSet } from './character-set.js';
import { classSet, codeSource, setSource } from './character-set.js';
import type { Anchor, Node } from './syntax.js';
import { contains } from './syntax.js';

/**
 * A parsed pattern as the source of a JavaScript regular expression: for `unicode` to be compiled with the flag `u`, for
 * `ascii` without it and right for lines of ASCII alone.
 *
 * @param captures keep groups as capturing ones (needed when the pattern refers back to them)
 */
export function source(node: Node, alphabet: Alphabet, captures: boolean): string {
  const inner = (child: Node) => source(child, alphabet, captures);
  switch (node.kind) {
    case 'character':
      return alphabet === 'ascii' && node.code > 0x7f ? NEVER : codeSource(node.code);
    case 'any':
      return alphabet === 'ascii' ? '[^\\n]' : '[^\\n\\ud800-\\udfff]';
    case 'set':
      return setSource(node.set, alphabet);
    case 'anchor':
      return anchorSource(node.at, alphabet);
    case 'group':
      return captures ? `(${inner(node.body)})` : `(?:${inner(node.body)})`;
    case 'reference':
      return `(?:\\${node.index})`;
    case 'look':
      return `(?${node.ahead ? '' : '<'}${node.negative ? '!' : '='}${inner(node.body)})`;
    case 'repeat':
      return `${asAtom(node.body, inner(node.body))}${repeatSource(node.least, node.most)}${node.lazy ? '?' : ''}`;
    case 'sequence':
      return node.parts
        .map((part) => (part.kind === 'alternatives' ? `(?:${inner(part)})` : inner(part)))
        .join('');
    case 'alternatives':
      return node.choices.map(inner).join('|');
  }
}

/** A class that no character is in. */
const NEVER = '[]';

function asAtom(node: Node, text: string): string {
  return node.kind === 'character' || node.kind === 'any' || node.kind === 'set' || node.kind === 'group'
    ? text
    : `(?:${text})`;
}

function repeatSource(least: number, most: number | null): string {
  if (least === 0 && most === null) return '*';
  if (least === 1 && most === null) return '+';
  if (least === 0 && most === 1) return '?';
  return `{${least}${most === least ? '' : `,${most ?? ''}`}}`;
}

function anchorSource(at: Anchor, alphabet: Alphabet): string {
  const word = wordSource(alphabet);
  switch (at) {
    case 'start':
      return '^';
    case 'end':
      return '$';
    case 'word start':
      return `(?<!${word})(?=${word})`;
    case 'word end':
      return `(?<=${word})(?!${word})`;
    case 'word edge':
      return alphabet === 'ascii' ? '\\b' : `(?:(?<=${word})(?!${word})|(?<!${word})(?=${word}))`;
    case 'no word edge':
      return alphabet === 'ascii' ? '\\B' : `(?:(?<=${word})(?=${word})|(?<!${word})(?!${word}))`;
  }
}

/** The class of the characters that words are made of: letters, digits and the underscore. */
export function wordSource(alphabet: Alphabet): string {
  return setSource(classSet('word', false), alphabet);
}

/** True when the `ascii` form of a pattern would miss something on a line with other characters. */
export function needsUnicode(node: Node): boolean {
  return contains(node, (n) => {
    switch (n.kind) {
      case 'character':
        return n.code > 0x7f;
      case 'any':
        return true;
      case 'set':
        return !isAscii(n.set);
      case 'anchor':
        return n.at !== 'start' && n.at !== 'end';
      default:
        return false;
    }
  });
}

function isAscii(set: CharacterSet): boolean {
  return (
    !set.negated &&
    set.ranges.every(([, last]) => last < 0x80) &&
    set.classes.every((name) => name === 'digit' || name === 'xdigit')
  );
}
