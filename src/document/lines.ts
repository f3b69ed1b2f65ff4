/** The lines of a text; see `Document` for what each field means. */
export interface Lines {
  readonly text: string;
  readonly lines: readonly string[];
  readonly rawLines: readonly string[];
  readonly endsWithNewline: boolean;
}

/**
 * The one line splitter. Only a line feed ends a line (not U+2028, U+0085, a form feed or a lone carriage return), so
 * that numbers equal those of `grep -n` and `sed -n`.
 */
export function splitLines(text: string): Lines {
  if (text === '') return { text, lines: [], rawLines: [], endsWithNewline: true };
  const rawLines = text.split('\n');
  const endsWithNewline = rawLines[rawLines.length - 1] === '';
  if (endsWithNewline) rawLines.pop();
  const isPlain = !text.includes('\r') && !rawLines.some(isOverlong);
  if (isPlain) return { text, lines: rawLines, rawLines, endsWithNewline };
  const lines = rawLines.map((line) => (isOverlong(line) ? '' : withoutReturn(line)));
  return { text: lines.join('\n'), lines, rawLines, endsWithNewline };
}

/**
 * No line of a report has half as many characters, whole tables on one line of HTML included. What is longer is searched
 * and printed, and not read for what it means: that could take hours.
 */
export const LONGEST_READ = 500_000;

/** True for a line that is not read for what it means. */
export function isOverlong(line: string): boolean {
  return line.length > LONGEST_READ;
}

/** A line without the carriage return that a line feed has before it in some files. */
export function withoutReturn(line: string): string {
  return line.endsWith('\r') ? line.slice(0, -1) : line;
}
