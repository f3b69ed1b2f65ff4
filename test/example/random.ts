/**
 * A number in [0, 1) that depends on the seed alone, so that the accounts are the same on every machine and a new head
 * of account changes no other figure.
 */
export function fraction(seed: string): number {
  let hash = 2166136261;
  for (const char of seed) hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 16777619);
  let mixed = (hash + 0x6d2b79f5) | 0;
  mixed = Math.imul(mixed ^ (mixed >>> 15), mixed | 1);
  mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
  return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
}

/** A number between `low` and `high`, by seed. */
export function between(seed: string, low: number, high: number): number {
  return low + fraction(seed) * (high - low);
}
