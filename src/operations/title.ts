import { blockAt } from '../document/blocks.js';
import type { Document } from '../document/document.js';
import { headings } from '../document/headings.js';
import { isPageFurniture } from '../document/pages.js';
import { oneLine } from '../document/plain.js';

/** Lines at the top of a document among which its title is looked for. */
const TOP = 150;
const LONGEST = 120;

/** What a cover says besides the title: the regulator's form, the way to the contents, the report's own parts. */
const BOILERPLATE =
  /^(?:united states\b.*|securities and exchange commission\b.*|washington,? d\.? ?c\b.*|\(?mark one\)?|(?:table of )?contents|index|page \d+|for the (?:fiscal|quarterly|transition)\b.*|commission file\b.*|part i|vision|values|about us)$/i;
const FORM = /\bform\s+(10-[kq]|20-f|8-k|40-f)\b/i;

/**
 * The title of a document: what its front matter says, else its first heading that is not boilerplate, else its first
 * line of words. A report on a form of the SEC is named with the form. Null when there are no words.
 */
export function documentTitle(document: Document): string | null {
  const title =
    frontMatterTitle(document) ?? registrant(document) ?? firstHeading(document) ?? firstWords(document);
  if (title === null) return null;
  const form = formOf(document);
  const named = form !== null && !FORM.test(title) ? `${title}, Form ${form}` : title;
  return named.length > LONGEST ? `${named.slice(0, LONGEST - 1)}…` : named;
}

function frontMatterTitle(document: Document): string | null {
  for (let line = 1; blockAt(document, line) === 'front matter'; line += 1) {
    const found = /^title\s*:\s*(.+?)\s*$/i.exec(document.lines[line - 1] ?? '')?.[1];
    if (found) return found.replace(/^(["'])(.*)\1$/, '$2');
  }
  return null;
}

/** A cover of the SEC prints the issuer over `(Exact name of registrant as specified in its charter)`. */
function registrant(document: Document): string | null {
  const at = document.lines
    .slice(0, TOP)
    .findIndex((text) => text.length < 400 && /exact name of registrant/i.test(text));
  for (let index = at - 1; index >= Math.max(0, at - 4); index -= 1) {
    const words = oneLine((document.lines[index] ?? '').replace(/^\s*#+\s/, ''));
    if (/\p{L}{3}/u.test(words) && words.length < 100) return words;
  }
  return null;
}

function firstHeading(document: Document): string | null {
  for (const { line, title } of headings(document)) {
    if (line > TOP) return null;
    if (!BOILERPLATE.test(title) && !/^form 10-[kq]$/i.test(title) && /\p{L}{3}/u.test(title)) return title;
  }
  return null;
}

function firstWords(document: Document): string | null {
  for (const [index, text] of document.lines.slice(0, TOP).entries()) {
    if (blockAt(document, index + 1) !== 'text' || isPageFurniture(document, index + 1)) continue;
    const words = oneLine(text.slice(0, 1000).replace(/^[\s#>*-]+/, ''));
    if (/\p{L}{3}/u.test(words) && !BOILERPLATE.test(words)) return words;
  }
  return null;
}

function formOf(document: Document): string | null {
  for (const text of document.lines.slice(0, TOP)) {
    const found = text.length < 400 ? /^\W*form\s+(10-[kq]|20-f|8-k|40-f)\W*$/i.exec(text)?.[1] : undefined;
    if (found) return found.toUpperCase();
  }
  return null;
}
