/** The lines of a text; see `Document` for what each field means. */
export interface Lines {
  readonly lines: readonly string[];
  readonly rawLines: readonly string[];
  readonly endsWithNewline: boolean;
}

/**
 * The one line splitter. Only a line feed ends a line (not U+2028, U+0085, a form feed or a lone carriage return), so
 * that numbers equal those of `grep -n` and `sed -n`.
 */
export function splitLines(text: string): Lines {
  if (text === '') return { lines: [], rawLines: [], endsWithNewline: true };
  const rawLines = text.split('\n');
  const endsWithNewline = rawLines[rawLines.length - 1] === '';
  if (endsWithNewline) rawLines.pop();
  const lines = text.includes('\r') ? rawLines.map((l) => (l.endsWith('\r') ? l.slice(0, -1) : l)) : rawLines;
  return { lines, rawLines, endsWithNewline };
}
