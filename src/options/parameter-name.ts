import type { Operand } from './option.js';

/** How programs that call with named parameters name an operand: `PATH…` is `paths`, `FILE` is `file`. */
export function operandName({ name, many }: Operand): string {
  const single = name.toLowerCase();
  if (!many) return single;
  return single.endsWith('s') ? `${single}es` : `${single}s`;
}
