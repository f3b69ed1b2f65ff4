import type { Damage } from '../meaning/answer.js';
import { damageWords } from '../meaning/damage/damage-words.js';

/** Damage in words: "damaged: its separators are lost; reconstructed: 11.00 (see line 16459)". */
export function damageText({ kind, text, evidence }: Damage): string {
  const lines = [...new Set(evidence.map(({ line }) => line))];
  const proof = lines.length > 0 ? ` (see line${lines.length > 1 ? 's' : ''} ${lines.join(', ')})` : '';
  const mended = text === null ? 'no reconstruction is proven' : `reconstructed: ${text}`;
  return `damaged: ${damageWords(kind)}; ${mended}${proof}`;
}
