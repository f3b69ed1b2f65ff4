/** How far from their declaration figures stand, in lines. Published JSON; fields are stable. */
export interface Distances {
  readonly figures: number;
  readonly median: number;
  /** Nine in ten figures stand as near or nearer. */
  readonly p90: number;
  readonly max: number;
  /** The line of the first figure at that distance, and the line that declares its unit. */
  readonly line: number;
  readonly declared: number;
}

/** Gathers distances one by one. */
export class DistanceCount {
  readonly #all: number[] = [];
  #max = -1;
  #line = 0;
  #declared = 0;

  add(line: number, declared: number): void {
    const distance = Math.abs(line - declared);
    this.#all.push(distance);
    if (distance <= this.#max) return;
    this.#max = distance;
    this.#line = line;
    this.#declared = declared;
  }

  /** Null when there was none. */
  all(): Distances | null {
    if (this.#all.length === 0) return null;
    const sorted = this.#all.sort((a, b) => a - b);
    return {
      figures: sorted.length,
      median: nearestRank(sorted, 0.5),
      p90: nearestRank(sorted, 0.9),
      max: this.#max,
      line: this.#line,
      declared: this.#declared,
    };
  }
}

/** The smallest of the numbers that at least such a share of all does not exceed. */
function nearestRank(sorted: readonly number[], share: number): number {
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? 0;
}
