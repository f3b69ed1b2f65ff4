/** A line as grep prints it: a match, or what stands around one. */
export interface GrepRow {
  readonly line: number;
  readonly kind: 'match' | 'context';
  /** The match that the line is, leads up to or follows. */
  readonly match: number;
  /** True for the first line of a group: of the document, or behind lines that are left out. */
  readonly apart: boolean;
}

/**
 * Selected lines with what stands around them, each line once.
 *
 * @param lines ascending
 * @param total how many lines the document has
 */
export function* rowsAround(
  lines: readonly number[],
  total: number,
  around: { readonly before: number; readonly after: number },
): Generator<GrepRow> {
  /** The last line that was given. */
  let last = 0;
  for (const [index, match] of lines.entries()) {
    const first = Math.max(last + 1, match - around.before);
    const apart = last === 0 || first > last + 1;
    for (let line = first; line <= match; line += 1)
      yield { line, kind: line === match ? 'match' : 'context', match, apart: apart && line === first };
    const next = lines[index + 1] ?? Number.POSITIVE_INFINITY;
    last = Math.min(match + around.after, total, next - 1);
    for (let line = match + 1; line <= last; line += 1) yield { line, kind: 'context', match, apart: false };
  }
}
