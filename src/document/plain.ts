import { decodeHTML } from 'entities';

/**
 * What a piece of Markdown says, without how it is marked up: tags and emphasis gone, entities decoded, escapes undone,
 * maths spans opened. `<br>` becomes a line feed, so that stacked values stay apart; use {@link oneLine} for words.
 */
export function plainText(markdown: string): string {
  if (!/[<&$*_~\\\u00ad]/.test(markdown)) return markdown;
  let text = markdown;
  if (text.includes('<')) {
    text = text
      .replace(/<br\s*\/?>/gi, '\n')
      // footnote marks: a superscript is no part of a figure
      .replace(/<sup>[^<]*<\/sup>/gi, ' ')
      .replace(/<!--.*?-->/gs, ' ')
      .replace(/<\/?[a-z][^<>]*>/gi, '');
  }
  if (text.includes('&')) text = decodeHTML(text);
  if (text.includes('$')) text = openMaths(text);
  if (text.includes('*')) text = text.replace(/\*{1,3}(?=[^\s*])|(?<=[^\s*])\*{1,3}/g, '');
  if (text.includes('_')) text = text.replace(/(?<![\w\\])_{1,2}(?=\S)|(?<=[^\s\\])_{1,2}(?!\w)/g, '');
  if (text.includes('~~')) text = text.replace(/~~/g, '');
  if (text.includes('\\q')) text = text.replace(/\\q?quad\b/g, ' ');
  if (text.includes('\\')) text = text.replace(/\\([\\`*_{}[\]()#+\-.!|$~<>&%])/g, '$1');
  return text.replace(/\u00ad/g, '');
}

/** Plain text on one line, blanks collapsed, trimmed. */
export function oneLine(markdown: string): string {
  return plainText(markdown).replace(/\s+/g, ' ').trim();
}

/** Mistral and others set figures as maths: `$(16,618)$`, `$\$ 73500.00$`, `$92.14 \%$`, `${ }^{1}$` (a footnote). */
function openMaths(text: string): string {
  return (
    text
      .replace(/\$\{?\s*\}?\^\{[^}]*\}\$/g, ' ')
      // a maths span has no blank inside its dollars: "$ 279,833 $ 315,880" are two amounts
      .replace(/\$(?=\S)((?:\\\$|[^$|])*[^$|\\\s])\$(?!\d)/g, (whole, inner: string) =>
        /^[\s\d.,()%\\{}'£€₹$+~^-]*$|\\(?:mathrm|text|quad|cdot|times|mathbf|prime)/.test(inner)
          ? openFormula(inner)
          : whole,
      )
  );
}

function openFormula(inner: string): string {
  return inner
    .replace(/\\(?:mathrm|text|mathbf|textbf|operatorname)\s*\{([^{}]*)\}/g, (_, words: string) =>
      // bold figures are set digit by digit: \mathbf{4 4 0 , 1 1 0}
      /^[\d\s,.()-]+$/.test(words) ? words.replace(/\s/g, '') : words,
    )
    .replace(/\^\{\s*\\prime\s*\}/g, "'")
    .replace(/\^\{[^}]*\}/g, ' ')
    .replace(/\\(?:quad|,|;|!)/g, ' ')
    .replace(/\\%/g, '%')
    .replace(/\\\$/g, '$')
    .replace(/[{}~]/g, ' ');
}
