import { plainText } from '../document/plain.js';

/** A text that stands on the line of a table, in front of it: its title or its caption. */
export interface InlineText {
  readonly text: string;
  readonly heading: boolean;
}

/** `{"bbox": …, "category": "Text", "text": "(Rs. in thousands)"}`: a block of a page as layout models print it. */
const BLOCK = /"category":\s*"([\w -]+)"[^{}]*?"text":\s*"((?:[^"\\]|\\.)*)"/g;

/** The texts in front of a table on its own line, in printed order; running heads of the page left out. */
export function inlineTexts(lead: string): readonly InlineText[] {
  const blocks = [...lead.matchAll(BLOCK)].filter((m) => !/^page-/i.test(m[1] ?? ''));
  if (blocks.length === 0 && !lead.includes('"bbox"')) return linesOf(plainText(lead), false);
  return blocks.flatMap((m) => linesOf(unescaped(m[2] ?? ''), /header|title/i.test(m[1] ?? '')));
}

function linesOf(text: string, heading: boolean): readonly InlineText[] {
  return text.split('\n').flatMap((line) => {
    const trimmed = line.replace(/^#+\s*/, '').trim();
    return trimmed === '' ? [] : [{ text: trimmed, heading }];
  });
}

function unescaped(text: string): string {
  return text.replace(/\\n/g, '\n').replace(/\\(["\\/])/g, '$1');
}
