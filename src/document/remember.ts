/**
 * Keeps what a pure function found for an object and a key beside it: many figures of a table ask the same question of
 * the same header.
 */
export function remembered<O extends object, K, T>(find: (of: O, key: K) => T): (of: O, key: K) => T {
  const known = new WeakMap<O, Map<K, { readonly value: T }>>();
  return (of, key) => {
    let answers = known.get(of);
    if (!answers) {
      answers = new Map();
      known.set(of, answers);
    }
    const held = answers.get(key);
    if (held) return held.value;
    const value = find(of, key);
    answers.set(key, { value });
    return value;
  };
}

/** So many texts are kept: those of the tables that are being asked about. */
const MOST_TEXTS = 2000;

/** Keeps what a pure function found in a text: the figures of a row share its label, and the rows of a table its heads. */
export function rememberedText<T>(find: (text: string) => T): (text: string) => T {
  const known = new Map<string, T>();
  return (text) => {
    const held = known.get(text);
    if (held !== undefined) return held;
    const value = find(text);
    if (known.size >= MOST_TEXTS) known.clear();
    known.set(text, value);
    return value;
  };
}
