/** A label may be long, too; running text has articles. */
const LONG_LINE = 100;

/** True when a line is running text, whole or broken off: it has a verb, or it is long and has articles. */
export function isSentence(text: string): boolean {
  const words = text.match(/(?<![\p{L}\d'’])\p{Ll}{2,}/gu)?.length ?? 0;
  if (words < 4) return false;
  return VERB.test(text) || (text.length >= LONG_LINE && (text.match(ARTICLE)?.length ?? 0) > 1);
}

// not "will not be": "Items that will not be reclassified to profit or loss" is a label
const VERB = /\b(?:is|are|was|were|has|had|stood|rose|fell|increased|decreased|shows|follows|we)\b/;
const ARTICLE = /\b(?:the|which|this|these|our|its)\b/g;
