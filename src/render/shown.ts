/**
 * Characters that a terminal obeys, and stand-ins for bytes that are no UTF-8: C0 but tab, DEL, C1, lone surrogates.
 * U+2028 and the like move no cursor and pass.
 */
const OBEYED = /[\0-\x08\x0a-\x1f\x7f-\x9f]|(?<![\ud800-\udbff])[\udc80-\udcff]/g;
/** Embeddings, overrides and isolates: they make a terminal print what follows in another order than it stands in. */
const REORDERING = /[\u202a-\u202e\u2066-\u2069]/g;

/**
 * Text with its control characters made visible: ESC is `\x1b`, a C1 control `\x9b`, an invalid byte 0xff `\xff`, a
 * change of direction `\u202e`. Tab passes. For one line: a line feed is shown too.
 */
export function shown(text: string): string {
  return text
    .replace(OBEYED, (c) => `\\x${(c.charCodeAt(0) & 0xff).toString(16).padStart(2, '0')}`)
    .replace(REORDERING, (c) => `\\u${c.charCodeAt(0).toString(16)}`);
}
