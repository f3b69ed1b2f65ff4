/**
 * What is made of the first of many, as many as a limit of characters may let through and no more: what could not be
 * printed need not be worked out.
 *
 * @param maxChars characters; 0 = no limit
 * @param least how many characters of one are printed at the least
 */
export function madeToFit<T, Made>(
  all: readonly T[],
  maxChars: number,
  make: (of: T) => Made,
  least: (made: Made) => number,
): readonly Made[] {
  const found: Made[] = [];
  let characters = 0;
  for (const each of all) {
    const made = make(each);
    found.push(made);
    characters += least(made);
    if (maxChars !== 0 && characters > maxChars) break;
  }
  return found;
}

/** The characters of the cells of a row: however it is laid out, they are printed. */
export function charactersIn(cells: readonly string[]): number {
  return cells.reduce((sum, cell) => sum + cell.replace(/\s+/g, '').length, 0);
}
