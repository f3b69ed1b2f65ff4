import { fraction } from '../example/random.js';

/** Draws that depend on a seed alone, one after the other: the same seed gives the same accounts on every machine. */
export class Draw {
  #drawn = 0;

  constructor(readonly seed: string) {}

  /** A number in [0, 1). */
  next(): number {
    this.#drawn += 1;
    return fraction(`${this.seed}/${this.#drawn}`);
  }

  chance(share: number): boolean {
    return this.next() < share;
  }

  /** A whole number from `low` to `high`, both included. */
  whole(low: number, high: number): number {
    return low + Math.floor(this.next() * (high - low + 1));
  }

  pick<T>(choices: readonly T[]): T {
    const chosen = choices[this.whole(0, choices.length - 1)];
    if (chosen === undefined) throw new Error(`${this.seed}: nothing to pick from`);
    return chosen;
  }

  /** `count` of the choices, each at most once, in their order. */
  some<T>(choices: readonly T[], count: number): T[] {
    const left = choices.map((choice, i) => ({ choice, i }));
    const taken: typeof left = [];
    while (taken.length < count && left.length > 0)
      taken.push(...left.splice(this.whole(0, left.length - 1), 1));
    return taken.sort((a, b) => a.i - b.i).map(({ choice }) => choice);
  }
}
