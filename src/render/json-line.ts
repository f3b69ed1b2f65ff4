/** DEL and the C1 controls: JSON lets them stand, a terminal obeys them. */
const UNESCAPED_CONTROL = /[\x7f-\x9f]/g;

/**
 * One object as one line of JSON Lines, line end included. It holds nothing that a terminal obeys. An invalid byte of a
 * document, which text holds as a lone surrogate, comes out as its escape (0xff as `\udcff`).
 */
export function jsonLine(value: object): string {
  const json = JSON.stringify(value);
  return `${json.replace(UNESCAPED_CONTROL, (c) => `\\u00${c.charCodeAt(0).toString(16)}`)}\n`;
}
