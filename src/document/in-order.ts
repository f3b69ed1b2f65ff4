/** Of things in line order: the index of the first whose place is `line` or below it; their number where none is. */
export function firstFrom<T>(all: readonly T[], line: number, place: (one: T) => number): number {
  let low = 0;
  let high = all.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    const one = all[middle];
    if (one !== undefined && place(one) < line) low = middle + 1;
    else high = middle;
  }
  return low;
}
