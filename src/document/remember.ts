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
