import type { Document } from '../document/document.js';

export function noMatchHint(
  documents: readonly Document[],
  args: { readonly patterns: readonly string[] },
): string | null {
  void documents;
  void args;
  return null;
}
