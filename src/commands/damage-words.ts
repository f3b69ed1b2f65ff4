import type { Damage } from '../meaning/answer.js';

/** What each kind of damage is, as a reader would say it. A kind without words of its own is named as it is. */
const WORDS: Readonly<Record<string, string>> = {
  'split-decimal': 'its separators stand apart from its digits',
  'two-figures': 'several figures run together in one cell',
  'ambiguous-point': 'its point may be a misread comma',
  'lost-point': 'its separators are lost',
  'leading-separator': 'it begins with a separator, so digits may be missing',
  'two-points': 'it has two decimal points',
  'broken-grouping': 'its digits stand in no known grouping',
  'detached-digits': 'some of its digits stand off',
  'control-character': 'a control character stands in it',
  'range-cut': 'it is a range that was cut',
};

/** Damage in words: "damaged: its separators are lost; reconstructed: 11.00 (see line 16459)". */
export function damageText({ kind, text, evidence }: Damage): string {
  const lines = [...new Set(evidence.map(({ line }) => line))];
  const proof = lines.length > 0 ? ` (see line${lines.length > 1 ? 's' : ''} ${lines.join(', ')})` : '';
  const mended = text === null ? 'no reconstruction is proven' : `reconstructed: ${text}`;
  return `damaged: ${WORDS[kind] ?? kind.replaceAll('-', ' ')}; ${mended}${proof}`;
}
