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

/** What a kind of damage is, in words that go on from "it is damaged: ". */
export function damageWords(kind: string): string {
  return WORDS[kind] ?? kind.replaceAll('-', ' ');
}
